# Every target works from a bare clone: it needs make and Python 3.11 or newer, nothing else.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .venv/.installed-bench
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types imports soak bench

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## Make .venv and install everything (redone only when pyproject.toml changes)

play: setup ## Play in the terminal
	@$(BIN)/delve play

test: lint types imports ## Lint, check types and imports, run every test
	@$(BIN)/python -m pytest -n auto

lint: setup ## Check style and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: setup ## Check types
	@$(BIN)/mypy

imports: setup ## Check who may import whom
	@$(BIN)/lint-imports --no-logo

soak: setup ## Play random games for a long while, looking for trouble
	@$(BIN)/python -m delvewright.lab.soak

bench: $(BENCH_STAMP) ## Measure our speed beside other engines
	@$(BIN)/python benchmarks/run.py

$(STAMP): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Delvewright needs Python 3.11 or newer; '$(PYTHON)' was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Delvewright needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)."; \
	  echo "Name a newer one, for example: make PYTHON=python3.12 setup"; exit 1; }
	@echo "[1/2] making .venv with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv .venv
	@echo "[2/2] installing Delvewright and its tools (a minute or so the first time)"
	@$(PIP) -e '.[cli,dev]'
	@touch $@

$(BENCH_STAMP): $(STAMP)
	@echo "installing the engines to compare with"
	@$(PIP) -e '.[bench]'
	@touch $@
