# From a fresh clone: `make play` to play, `make check` to test. `make help` lists the rest.
# Each stamp stands for something installed, so that a second call installs nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -q
INSTALL := $(PIP) install --require-hashes --no-deps
KERNELS := $(shell grep -rlE --include='*.py' --include='*.pxd' '^\# compiled' src/univoca)
PXDS := $(shell find src/univoca -name '*.pxd')
BENCHMARKS := $(basename $(notdir $(shell grep -l __main__ benchmarks/*.py 2>/dev/null)))
TESTS ?= tests
WORKERS ?= 2

export PYTHON
export PYTHONUTF8 := 1

.PHONY: help play setup check format-check lint types layers client docs-check test test-uncompiled \
	fmt bench bench-kernels docs campaign campaign-castle-wall pentomino-pack lock clean

help:
	@echo "make play             play in a browser, from a fresh clone, on this machine only"
	@echo "make check            everything that the build server runs"
	@echo "make setup            install all that development needs, no more"
	@echo "make fmt              put the code in its format"
	@echo "make docs             write the generated pages of docs/ again"
	@echo "make bench            print the figures of docs/benchmarks.md"
	@echo "make bench-kernels    our exact cover beside other packages, in one run"
	@echo "make campaign         the long tests of every kind (hours)"
	@echo "make campaign-castle-wall   the long tests of Castle Wall alone"
	@echo "make pentomino-pack   make the pack of Pentominoes levels again"
	@echo "make lock             write requirements/*.lock again from requirements/*.in"
	@echo "make clean            remove all that was installed and built"

# -- what gets installed ---------------------------------------------------------------------

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or later is needed; name one with make PYTHON=python3.12" >&2; exit 1; }
	@tools/system.sh venv
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: requirements/play.lock | $(STAMPS)/venv
	$(INSTALL) -r $<
	@touch $@

$(STAMPS)/dev: requirements/dev.lock | $(STAMPS)/play
	$(INSTALL) -r $<
	@touch $@

$(STAMPS)/bench: requirements/bench.lock | $(STAMPS)/dev
	$(INSTALL) -r $<
	@touch $@

# The package itself with its kernels compiled in place; when they alone changed, only they.
$(STAMPS)/package: pyproject.toml setup.py $(KERNELS) $(PXDS) | $(STAMPS)/play
	@tools/system.sh cc
	$(if $(filter pyproject.toml setup.py,$?),$(PIP) install --no-deps --no-build-isolation -e .,\
	  $(BIN)/python setup.py -q build_ext --inplace)
	@touch $@

$(STAMPS)/npm: package-lock.json .npmrc | $(STAMPS)/venv
	@tools/system.sh npm
	npm ci --silent --no-audit --no-fund
	@touch $@

# The few client libraries that the page loads, copied to where the server serves them.
$(STAMPS)/client: $(STAMPS)/npm package.json
	npm run --silent vendor
	@touch $@

$(STAMPS)/chromium: | $(STAMPS)/venv
	@tools/system.sh chromium
	@touch $@

$(STAMPS)/postgresql: | $(STAMPS)/venv
	@tools/system.sh initdb
	@touch $@

setup: $(STAMPS)/dev $(STAMPS)/package $(STAMPS)/client $(STAMPS)/chromium $(STAMPS)/postgresql

# -- play ------------------------------------------------------------------------------------

play: $(STAMPS)/package $(STAMPS)/client
	$(BIN)/univoca play --browser

# -- check -----------------------------------------------------------------------------------

check: format-check lint types layers client docs-check test-uncompiled test

format-check: $(STAMPS)/dev
	$(BIN)/ruff format --check

lint: $(STAMPS)/dev
	$(BIN)/ruff check

types: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/mypy

layers: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/lint-imports

client: $(STAMPS)/npm
	npm run --silent check

docs-check: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/python tools/docs.py --check

test-uncompiled: $(STAMPS)/dev $(STAMPS)/package
	UNIVOCA_UNCOMPILED=1 $(BIN)/pytest tests/kernels

test: setup
	$(BIN)/pytest -n $(WORKERS) $(TESTS)

# -- the rest --------------------------------------------------------------------------------

fmt: $(STAMPS)/dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/python tools/docs.py

bench: $(STAMPS)/dev $(STAMPS)/package
	@set -e; for name in $(filter-out kernels,$(BENCHMARKS)); do \
	  echo "== $$name"; $(BIN)/python -m benchmarks.$$name; done

bench-kernels: $(STAMPS)/bench $(STAMPS)/package
	$(BIN)/python -m benchmarks.kernels

campaign: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/pytest -m campaign -s tests

campaign-castle-wall: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/pytest -m campaign -rP --no-header -n $(WORKERS) tests/kinds/castle_wall

pentomino-pack: $(STAMPS)/dev $(STAMPS)/package
	$(BIN)/python tools/pentomino_pack.py

lock: | $(STAMPS)/venv
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install -q uv
	UV_PYTHON="$(CURDIR)/build/lock/bin/python" tools/lock.sh

clean:
	rm -rf $(VENV) node_modules build src/univoca/web/client/vendor .pytest_cache .mypy_cache .ruff_cache
	find src -name '*.so' -delete
