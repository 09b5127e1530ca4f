#!/usr/bin/env bash
# Writes requirements/*.lock from requirements/*.in: versions and hashes for every platform and for
# Python 3.11 and later, and no address. Called by `make lock` with a Python that has uv.
set -eu
cd "$(dirname "$0")/../requirements"

lock() {
  "$UV_PYTHON" -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links "$@"
}

lock dev.in -o dev.lock
lock runtime.in build.in -c dev.lock -o play.lock
lock bench.in -c dev.lock -o bench.lock
