#!/usr/bin/env bash
# Sees to it that programs from outside Python and npm are there: tools/system.sh PROGRAM…
# Installs what is missing through apt-get where it may (as root or by sudo), and says otherwise
# what to install by hand. A missing C compiler is no failure: the kernels then run uncompiled.
# Nor is a missing PostgreSQL: its tests are then skipped.
set -eu

package_of() {
  case "$1" in
    cc) echo "gcc libc6-dev" ;;
    npm) echo "nodejs npm" ;;
    venv) echo "python3-venv" ;;
    initdb) echo "postgresql" ;;
    *) echo "$1" ;;
  esac
}

there() {
  case "$1" in
    venv) "${PYTHON:-python3}" -c 'import ensurepip, venv' 2>/dev/null ;;
    initdb) command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
  esac
}

packages=""
for program in "$@"; do
  there "$program" || packages="$packages $(package_of "$program")"
done
[ -n "$packages" ] || exit 0

root=""
if [ "$(id -u)" -ne 0 ]; then root="sudo -n"; fi
if command -v apt-get >/dev/null 2>&1 && $root true 2>/dev/null; then
  echo "Installing$packages"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  { $root apt-get update -qq && $root apt-get install -y -qq --no-install-recommends $packages; } \
    </dev/null >/dev/null || echo "apt-get could not install$packages" >&2
fi

for program in "$@"; do
  there "$program" && continue
  echo "Missing: $program. Install it by hand (on Debian: apt-get install $(package_of "$program"))." >&2
  case "$program" in cc | initdb) ;; *) exit 1 ;; esac
done
