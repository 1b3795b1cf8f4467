import json
import sqlite3
from contextlib import closing

import pytest

from propersim_bridge.experiment.store import DATABASE, opened
from propersim_bridge.training.buffer import Buffer
from propersim_bridge.training.rows import read_rows
from tests.propersim_bridge.experiment import fakes

RUN = ("run", "--assistants", "proper,silent", "--days", 2, "--step", 10, "--workers", 1, "--out", "e")


@pytest.fixture
def played(home, monkeypatch):
    for owner, name, value in fakes.patches():
        monkeypatch.setattr(owner, name, value)
    assert home(*RUN, "--personas", "1,2", "--seeds", 2).code == 0
    return home


def test_every_pair_is_written_course_by_course(played, tmp_path):
    done = played("pairs", "e", "--out", "all.jsonl")
    courses = [f"persona-{persona:02}.proper.seed-{seed}" for seed in (0, 1) for persona in (1, 2)]
    gathered = []
    for course in courses:
        with opened(tmp_path / "e" / course) as store:
            gathered += store.pairs()
    assert done.out.startswith(f"{len(gathered)} pairs: all.jsonl; train on them: pare home train all.jsonl")
    assert list(Buffer.load(tmp_path / "all.jsonl")) == gathered
    assert {pair.day for pair in gathered} == {1, 2}
    rows = read_rows(tmp_path / "all.jsonl")
    assert [row["chosen"] for row in rows] == [pair.chosen for pair in gathered]


def test_only_what_is_asked_for_is_written(played, tmp_path):
    assert played("pairs", "e", "--out", "few.jsonl", "--personas", "2", "--seeds", "1", "--days", 1).code == 0
    with opened(tmp_path / "e" / "persona-02.proper.seed-1") as store:
        wanted = [pair for pair in store.pairs() if pair.day == 1]
    assert list(Buffer.load(tmp_path / "few.jsonl")) == wanted


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("margin = -1", "margin must be above 0 and day at least 1, not -1.0 and 1"),
        ("rejected = chosen", "chosen and rejected are the same text"),
        ("prompt = x'00'", "Type is not JSON serializable: bytes"),
    ],
)
def test_a_stored_pair_that_cannot_be_is_told_by_folder_and_row(played, tmp_path, change, told):
    course = "e/persona-02.proper.seed-1"
    with closing(sqlite3.connect(tmp_path / course / DATABASE)) as database, database:
        database.execute(f"UPDATE pairs SET {change} WHERE rowid = 3")
    done = played("pairs", "e", "--out", "p.jsonl")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert f"{course}/{DATABASE}: the preference pair in row 3 cannot be read" in done.err
    assert told in done.err
    assert not (tmp_path / "p.jsonl").exists()


@pytest.mark.parametrize(
    ("seeds", "told"),
    [
        ("0", "--policy small --out DIR\n"),
        ("1", "--policy small --out DIR --base-seed 1\n"),
        ("all", "--policy small --out DIR --base-seed N, with the small policy of one of the seeds 0, 1\n"),
    ],
)
def test_the_hint_names_the_small_policy_that_made_the_pairs(played, seeds, told):
    assert played("pairs", "e", "--out", "p.jsonl", "--seeds", seeds).out.endswith(f"home train p.jsonl {told}")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--personas", "3"), "--personas: `all`, or numbers of 1, 2, not '3'"),
        (("--seeds", "x"), "--seeds: `all`, or numbers of 0, 1, not 'x'"),
        (("--out", "e/experiment.json"), "--out: e/experiment.json is there already; give a new file"),
        (("--out", "no/such/pairs.jsonl"), "no/such/pairs.jsonl cannot be written: No such file or directory"),
    ],
)
def test_what_is_not_there_is_told_in_a_line(played, asked, told):
    done = played("pairs", "e", *(("--out", "p.jsonl") if "--out" not in asked else ()), *asked)
    assert (done.code, done.err) == (2, f"pare: {told}\n")


def test_a_folder_without_an_experiment_or_without_pairs_is_told_of(home, tmp_path):
    (tmp_path / "empty").mkdir()
    assert "empty holds no experiment" in home("pairs", "empty", "--out", "p.jsonl").err
    assert home("run", "--assistants", "silent", "--days", 1, "--step", 10, "--out", "s").code == 0
    done = home("pairs", "s", "--out", "p.jsonl")
    assert done.err == "pare: s holds no preference pairs of that kind: only the assistant proper gathers some\n"
    assert not (tmp_path / "p.jsonl").exists()
    assert json.loads((tmp_path / "s" / "experiment.json").read_text())["assistants"] == ["silent"]
