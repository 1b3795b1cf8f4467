"""Whatever is wrong with a command line, its files or its folders: one clear line, exit code 2, nothing made."""

import json
import os
import shutil
from pathlib import Path

import pytest

from tests.bench.support import ERRANDS

LONG = "x" * 300


@pytest.fixture
def place(pare, tmp_path_factory):
    """A folder with all that may be in the way."""
    model = tmp_path_factory.getbasetemp() / "in-the-way"
    if not model.exists():
        _build(pare)
        shutil.copytree(".", model)
    shutil.copytree(model, ".", dirs_exist_ok=True)
    return pare


def _build(pare):
    Path("empty").mkdir()
    Path("file").write_text("mine")
    for name, text in {
        "foreign": '{"name": "somebody-elses"}',
        "broken": '{"format": "pare-run", ',
        "newer": '{"format": "pare-run", "version": 99, "config": {}}',
        "wrong": '{"format": "pare-run", "version": 1, "config": {"assistant": 5}}',
        "bare": '{"format": "pare-run", "version": 1, "config": {"assistant": "half", "scenarios": {"errand-a": "0"}}}',
    }.items():
        Path(name).mkdir()
        Path(name, "run.json").write_text(text)
    pare("run", "errand-a", "--out", "done")
    shutil.copytree("done", "torn")
    Path("torn/episodes.sqlite").write_bytes(b"no database at all" * 100)
    shutil.copytree("done", "gone")
    stored = json.loads(Path("gone/run.json").read_text())
    stored["config"]["assistant"] = "nobody"
    Path("gone/run.json").write_text(json.dumps(stored))


def everything():
    found = {}
    for folder, _, names in os.walk("."):
        found |= {str(Path(folder, name)): Path(folder, name).read_bytes() for name in names if name != "run.lock"}
        found[folder] = b""
    return {name: content for name, content in found.items() if not name.endswith(("-wal", "-shm"))}


BAD = {
    "nonsense": ("No such command 'nonsense'", "pare --help"),
    "--nonsense": ("No such option", "--nonsense"),
    "apps extra": ("unexpected extra argument",),
    "scenarios --split nowhere": ("there is no split 'nowhere'", "full"),
    "graph": ("Missing argument", "pare graph --help"),
    "graph fax": ("there is no app 'fax'", "messaging"),
    "graph messaging --out nowhere/m.mmd": ("nowhere/m.mmd cannot be written",),
    f"graph messaging --out {LONG}": ("cannot be written",),
    "check errand-z": ("there is no scenario 'errand-z'; near it are errand-d",),
    "check zzzzzz": ("there is no scenario 'zzzzzz'; see `pare scenarios`",),
    "run errand-z": ("there is no scenario 'errand-z'",),
    "run --split nowhere": ("there is no split 'nowhere'",),
    "run errand-a --split full": ("either scenario ids or --split",),
    "run --assistant nobody": ("there is no assistant 'nobody'", "observe-execute"),
    "run --assistant half,nobody": ("there is no assistant 'nobody'",),
    "run --assistant ,": ("there is no assistant ''",),
    "run --assistant gone": ("cannot be loaded", "Gone"),
    "run --user nobody": ("there is no user 'nobody'",),
    "run --user human": ("human is a person who plays by hand: use `pare play`",),
    "run --assistant human": ("human is a person who plays by hand: use `pare play`",),
    "run --assistant observe-execute": ("observe-execute needs a model: give --observe-model",),
    "run --user llm": ("llm needs a model: give --user-model",),
    "run --observe-model gpt-5": ("'gpt-5' is not a model id",),
    "run --observe-model nobody/gpt-5": ("'nobody/gpt-5' is not a model id", "openai/…"),
    "run --observe-model openai/gpt-5": ("openai/gpt-5: set the environment variable OPENAI_API_KEY",),
    "run --observe-model openai/gpt-5 --execute-model anthropic/claude-sonnet-4-5 --user-model openai/gpt-5-mini":
        ("set the environment variable",),
    "run --assistant half --observe-model openai/gpt-5": ("--observe-model is given", "asks such a model"),
    "run --user scripted --user-model openai/gpt-5": ("--user-model is given",),
    "run --runs 0": ("runs: ",),
    "run --runs many": ("--runs",),
    "run --runs": ("'--runs' requires an argument",),
    "run --seed -1": ("seed: ",),
    "run --seed 99999999999999999999999": ("seed: ",),
    "run --max-turns 0": ("turns: must be from 1",),
    "run --execute-steps -1": ("execute steps: must be from 0",),
    "run --concurrency 0": ("concurrency: ",),
    "run --timeout 0": ("timeout: ",),
    "run --timeout nan": ("timeout: ",),
    "run --timeout inf": ("timeout: ",),
    "run --max-cost -1": ("max cost: ",),
    "run --max-tokens 0": ("max tokens: ",),
    "run --tool-failure 1.5": ("tool failure: ",),
    "run --events-per-minute 1000": ("events per minute: ",),
    "run --format xml": ("--format",),
    "run --out file": ("file: is a file",),
    "run --out file/below": ("file/below: is a file or lies below one",),
    "run --out done": ("done: already holds a run",),
    "run --out foreign": ("foreign: already holds a run",),
    "run --out /proc/nowhere": ("/proc/nowhere cannot be made there: use another folder",),
    f"run --out {LONG}": ("cannot be used",),
    "run --assistant half,silent --out done": ("done exists already",),
    "run --assistant half,silent --out file": ("file exists already",),
    "run --assistant half,silent --out file/below": ("file/below/half: ",),
    f"run --assistant half,silent --out {LONG}": ("File name too long",),
    "run --resume nowhere": ("nowhere does not exist",),
    "run --resume empty": ("empty is no run folder",),
    "run --resume file": ("file is no run folder",),
    "run --resume foreign": ("foreign: run.json is not that of a run",),
    "run --resume broken": ("broken: run.json is broken",),
    "run --resume newer": ("newer: has format version 99",),
    "run --resume wrong": ("wrong: ",),
    "run --resume bare": ("bare: ",),
    "run --resume torn": ("torn: ",),
    "run --resume gone": ("there is no assistant 'nobody'",),
    "run errand-a --resume done": ("a scenario id cannot go with --resume",),
    "run --resume done --assistant half": ("--assistant cannot go with --resume",),
    "run --resume done --runs 4": ("--runs cannot go with --resume",),
    "run --resume done --out other": ("--out cannot go with --resume",),
    "run --resume done --max-tokens 0": ("max tokens: ",),
    "report": ("Missing argument",),
    "report nowhere": ("nowhere does not exist",),
    "report empty": ("empty is no run folder",),
    "report file": ("file is no run folder",),
    "report foreign": ("run.json is not that of a run",),
    "report broken": ("broken: run.json is broken",),
    "report newer": ("newer release",),
    "report wrong --json": ("wrong: ",),
    "report bare": ("episodes.sqlite",),
    "report torn --json": ("episodes.sqlite is broken",),
    "report done --by colour": ("--by",),
    f"report {LONG}": ("File name too long",),
    "replay done": ("Missing argument",),
    "replay nowhere errand-a": ("nowhere does not exist",),
    "replay empty errand-a": ("empty is no run folder: it has no run.json",),
    "replay torn errand-a": ("torn: ",),
    "replay done errand-b": ("'errand-b' is no scenario of this run; it has errand-a",),
    "replay done errand-a:7": ("run 7 of scenario 'errand-a' is not there",),
    "replay done errand-a:0": ("counted from 1",),
    "replay done errand-a:x": ("'errand-a:x' is no episode",),
    "replay done errand-a:-1": ("is no episode",),
    "replay done errand-a:²": ("is no episode",),
    "replay done errand-a:99999999999999999999": ("is no episode",),
}  # fmt: skip


@pytest.mark.parametrize("line", BAD)
def test_is_one_line_and_changes_nothing(place, line):
    before = everything()
    done = place(*line.split())
    assert (done.code, done.out) == (2, "")
    assert [told for told in BAD[line] if told not in done.complaint] == [], done.complaint
    assert everything() == before


def test_in_a_process_of_its_own_there_is_no_traceback_either(pare):
    for line in ("run --observe-model nobody/gpt-5", "run --resume nowhere"):
        done = pare.process(*line.split())
        assert (done.code, done.out) == (2, "")
        assert done.complaint
    assert list(Path().iterdir()) == []


def test_a_reply_cache_that_cannot_be_used_is_told_before_anything_is_made(pare, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-test-0123456789")
    Path("file").write_text("")
    for cache in ("file", "file/below", "/proc/nowhere"):
        done = pare("run", *ERRANDS, "--observe-model", "openai/gpt-5", "--cache", cache, "--out", "here")
        assert done.code == 2
        assert done.complaint.startswith(f"{cache} cannot be used as a reply cache: ")
    assert not Path("here").exists()


def test_a_folder_name_that_is_no_text_is_no_traceback(pare):
    for coding in ("utf-8:strict", "latin-1"):
        done = pare.process("report", os.fsdecode(b"caf\xe9"), env={"PYTHONIOENCODING": coding})
        assert (done.code, done.complaint) == (2, "caf\\udce9 does not exist")


def test_a_word_of_the_library_stands_in_no_complaint(pare):
    told = pare("play", "errand", "--as", "nobody").complaint
    assert "'nobody' is not one of 'user', 'assistant'" in told
    assert "Value error" not in told
