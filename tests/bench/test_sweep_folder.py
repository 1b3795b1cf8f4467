"""The sweep folder, and what is refused in one line."""

import json
from pathlib import Path

import pytest

from pare_bench.storage import locked

SWEEP = ("sweep", "errand-a", "--tool-failure", "0,0.3")


@pytest.fixture(autouse=True)
def undrawn(monkeypatch):
    monkeypatch.setattr("pare_bench.commands.sweep.draw", lambda swept, png: [])


def refused(done):
    assert (done.code, done.out) == (2, "")
    return done.complaint


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            ("--tool-failure", "0,much"),
            "--tool-failure: 'much' is no number from 0 to 1; write several as 0,0.1,0.2,0.4",
        ),
        (("--tool-failure", "0,1.5"), "--tool-failure: '1.5' is no number from 0 to 1"),
        (("--tool-failure", "0,-0.1"), "--tool-failure: '-0.1' is no number"),
        (("--tool-failure", "nan"), "--tool-failure: 'nan' is no number"),
        (("--tool-failure", "0,,1"), "--tool-failure: '' is no number"),
        (("--tool-failure", ""), "--tool-failure: '' is no number"),
        (
            ("--events-per-minute", "0;2"),
            "--events-per-minute: '0;2' is no number from 0 to 60; write several as 0,2,4,6",
        ),
        (("--events-per-minute", "61"), "--events-per-minute: '61' is no number from 0 to 60"),
        (("--events-per-minute", "inf"), "--events-per-minute: 'inf' is no number"),
        (("--grid", "--tool-failure", "0,1"), "--grid needs both --tool-failure and --events-per-minute, or neither"),
        (("--assistant", "nobody"), "there is no assistant 'nobody'"),
        (("--assistant", " "), "--assistant is given without a value"),
        (("--split", "full"), "give either scenario ids or --split"),
        (("--runs", "0"), "runs: Input should be greater than or equal to 1"),
        (("--observe-model", "openai/gpt-5"), "OPENAI_API_KEY"),
        (("--resume", "here"), "a scenario id cannot go with --resume: a sweep goes on with its own settings"),
    ],
)
def test_bad_input_is_one_line_and_begins_nothing(pare, options, complaint):
    assert complaint in refused(pare("sweep", "errand-a", *options, "--out", "here"))
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("option", [("--tool-failure", "0"), ("--grid",), ("--seed", "1"), ("--split", "full")])
def test_a_sweep_goes_on_with_its_own_settings(pare, option):
    pare(*SWEEP, "--out", "here")
    assert refused(pare("sweep", "--resume", "here", *option)).startswith(f"{option[0]} cannot go with --resume")


def test_what_is_there_already_stays(pare):
    Path("taken").mkdir()
    Path("taken/thesis.txt").write_text("mine")
    assert "taken is not empty ('thesis.txt')" in refused(pare(*SWEEP, "--out", "taken"))
    assert [path.name for path in Path("taken").iterdir()] == ["thesis.txt"]
    assert "taken/thesis.txt" in refused(pare(*SWEEP, "--out", "taken/thesis.txt"))
    pare(*SWEEP, "--out", "here")
    before = Path("here/sweep.json").read_bytes()
    assert "here holds a sweep already: go on with it by --resume" in refused(
        pare(*SWEEP, "--seed", 1, "--out", "here")
    )
    assert Path("here/sweep.json").read_bytes() == before


def test_a_folder_that_another_process_takes_first_is_left_to_it(pare, monkeypatch):
    Path("runs/taken").mkdir(parents=True)
    places = iter([Path("runs/taken"), Path("runs/free")])
    monkeypatch.setattr("pare_bench.runs.free_folder", lambda assistants: next(places))
    assert pare(*SWEEP, "--json").json["folder"] == "runs/free"
    assert list(Path("runs/taken").iterdir()) == []


def test_where_nothing_can_be_made_the_search_ends(pare):
    Path("runs").write_text("a file")
    assert "runs" in refused(pare(*SWEEP))


def test_what_was_left_of_an_attempt_to_begin_is_no_hindrance(pare):
    Path("here").mkdir()
    for name in ("run.lock", "sweep.json.tmp"):
        Path("here", name).write_text("")
    assert pare(*SWEEP, "--out", "here").code == 0


def test_a_sweep_has_one_player(pare):
    pare(*SWEEP, "--out", "here")
    with locked(Path("here")):
        assert "here: is being written to already" in refused(pare("sweep", "--resume", "here"))
        assert pare("report", "here").code == 0


@pytest.mark.parametrize("path", ["nowhere", "empty", "file", "x" * 300])
def test_a_path_without_a_sweep_is_named(pare, path):
    Path("empty").mkdir()
    Path("file").write_text("")
    assert path[:5] in refused(pare("sweep", "--resume", path))
    assert path[:5] in refused(pare("report", path))


def test_a_run_folder_is_told_from_a_sweep(pare):
    pare("run", "errand-a", "--out", "here")
    complaint = refused(pare("sweep", "--resume", "here"))
    assert complaint == "here is no sweep folder: it has no sweep.json; `pare run --resume` goes on with a run folder"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda told: "{", "Invalid JSON"),
        (lambda told: told.replace('"version":1', '"version":2'), "version: "),
        (lambda told: told.replace('"format":"pare-sweep"', '"format":"pare-run"'), "format: "),
        (lambda told: told.replace('"tool_failure":0.3}', '"tool_failure":3}'), "points.1.tool_failure: "),
        (lambda told: json.dumps({**json.loads(told), "points": []}), "points: "),
    ],
)
def test_a_broken_sweep_file_is_one_line(pare, change, complaint):
    pare(*SWEEP, "--out", "here")
    path = Path("here/sweep.json")
    told = path.read_text()
    path.write_text(change(told))
    assert path.read_text() != told
    for command in (("sweep", "--resume", "here"), ("report", "here")):
        line = refused(pare(*command))
        assert line.startswith("here: sweep.json is not one that this release reads (")
        assert complaint in line


def test_a_run_of_another_kind_is_not_taken_for_one_of_the_sweep(pare):
    pare(*SWEEP, "--out", "here")
    pare(*SWEEP, "--seed", 1, "--out", "other")
    Path("here/clean/oracle").rename("away")
    Path("other/clean/oracle").rename("here/clean/oracle")
    for command in (("sweep", "--resume", "here"), ("report", "here")):
        assert "here/clean/oracle is not the run that sweep.json describes" in refused(pare(*command))


def test_what_has_changed_since_it_began_is_not_mixed_in(pare, monkeypatch):
    pare("sweep", "errand-a", "--events-per-minute", "0,2", "--out", "here")
    monkeypatch.setattr("pare_bench.config.digest", lambda: "another corpus")
    assert pare("sweep", "--resume", "here").code == 0
    Path("here/events-2/oracle/run.json").unlink()
    Path("here/events-2/oracle/episodes.sqlite").unlink()
    assert "this run began with noise" in refused(pare("sweep", "--resume", "here"))


def test_limits_of_a_resumed_sweep_may_be_new(pare):
    pare(*SWEEP, "--concurrency", 2, "--timeout", 30, "--out", "here")
    done = pare("sweep", "--resume", "here", "--concurrency", 3, "--timeout", 60, "--max-tokens", 5)
    assert (done.code, done.err) == (0, "")
    assert "runs" not in refused(pare("sweep", "--resume", "here", "--concurrency", 0))
