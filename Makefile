# Every target works from a bare clone: it needs make, Python 3.11 or newer and Node 20 or newer, nothing else.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .venv/.installed-bench
CONFORMANCE_STAMP := .venv/.installed-conformance
WEB_STAMP := web/node_modules/.installed
TABLE := src/delvewright/server/web/index.html
TABLE_SOURCES := $(shell find web/src web/tools web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup fast slow play terminal web dist test lint types imports browser soak mutants load kill attack bench conformance

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## Make .venv and install everything (redone only when pyproject.toml changes)

fast: setup ## Compile the rules in place: the same games at about twice the speed (needs a C compiler)
	@$(BIN)/python fast.py

slow: setup ## Take the compiled rules away again
	@$(BIN)/python fast.py --slow

play: setup web ## Set the table: open the printed address in a browser
	@$(BIN)/delve serve

terminal: setup ## Play in the terminal
	@$(BIN)/delve play

web: $(TABLE) ## Build the table for the browser

dist: setup web ## Build the packages, the table in them, into dist/
	@$(BIN)/python -m build

test: lint types imports web ## Check style, types and imports, run every test, browser tests included
	@cd web && npx vitest run
	@$(BIN)/python -m pytest -n auto
	@$(MAKE) --no-print-directory browser

browser: setup web ## Play whole games in a browser, which is installed if there is none
	@command -v chromium >/dev/null || { echo "installing chromium for the browser tests"; \
	  $$([ "$$(id -u)" = 0 ] || echo sudo) sh -c 'apt-get -qq update && apt-get -qq install -y chromium' >/dev/null; }
	@cd web && npx playwright test

lint: setup $(WEB_STAMP) ## Check style and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@cd web && npx prettier --check --log-level warn .

types: setup $(WEB_STAMP) ## Check types, and that the web's fit the server's
	@$(BIN)/mypy
	@$(BIN)/python fast.py --check
	@cd web && PYTHON=../$(BIN)/python node tools/types.js --check
	@cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output machine

imports: setup ## Check who may import whom
	@$(BIN)/lint-imports --no-logo

soak: setup ## Play random games for a long while, looking for trouble
	@$(BIN)/python -m delvewright.lab.soak

mutants: setup ## Break single lines of the rules, and name what no test noticed
	@$(BIN)/python -m delvewright.lab.mutants

load: setup ## Load a server with 200 tables, and report what it stands
	@$(BIN)/python benchmarks/load.py

kill: setup ## Kill a server in the middle of 50 tables, and count what is lost
	@$(BIN)/python benchmarks/kill.py

attack: setup ## Attack a server in every way we know, and report what held
	@cd benchmarks && ../$(BIN)/python -m attack

bench: $(BENCH_STAMP) ## Measure our speed beside other engines
	@$(BIN)/python benchmarks/run.py

conformance: $(CONFORMANCE_STAMP) ## Play studies on a Ray cluster, and hold games to what OpenSpiel and others expect
	@$(BIN)/python -m pytest conformance

$(STAMP): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Delvewright needs Python 3.11 or newer; '$(PYTHON)' was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Delvewright needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)."; \
	  echo "Name a newer one, for example: make PYTHON=python3.12 setup"; exit 1; }
	@echo "[1/2] making .venv with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv .venv
	@echo "[2/2] installing Delvewright and its tools (a minute or so the first time)"
	@$(PIP) -e '.[cli,server,postgres,push,research,lab,dev]'
	@touch $@

$(WEB_STAMP): web/package-lock.json
	@command -v node >/dev/null || { echo "The table needs Node 20 or newer; 'node' was not found."; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "The table needs Node 20 or newer; this is $$(node -v)."; exit 1; }
	@echo "installing what the table is built with"
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(TABLE): $(WEB_STAMP) $(TABLE_SOURCES)
	@echo "building the table"
	@cd web && npx vite build --logLevel warn
	@touch $@

$(CONFORMANCE_STAMP): $(STAMP)
	@echo "installing Ray, OpenSpiel and Polars"
	@$(PIP) -e '.[conformance]'
	@touch $@

$(BENCH_STAMP): $(STAMP)
	@echo "installing the engines to compare with"
	@$(PIP) -e '.[bench]'
	@touch $@
