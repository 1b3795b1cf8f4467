"""Whole runs played again: verified, and graded anew."""

import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from pare import grading
from pare_bench.store import RunFolder


@pytest.fixture
def run(pare):
    noise = ("--events-per-minute", 6, "--tool-failure", 0.3)
    pare("run", "--assistant", "half", "--runs", 2, *noise, "--out", "here")
    return "here"


def tampered(folder, change, key=("errand-a", 0)):
    """Change one stored trace, its digest with it."""
    import hashlib

    with closing(sqlite3.connect(f"{folder}/episodes.sqlite")) as database:
        where = "WHERE scenario = ? AND repeat = ?"
        trace = json.loads(zlib.decompress(database.execute(f"SELECT trace FROM episodes {where}", key).fetchone()[0]))
        change(trace)
        data = json.dumps(trace).encode()
        digest = hashlib.sha256(data).hexdigest()
        summary = json.loads(database.execute(f"SELECT summary FROM episodes {where}", key).fetchone()[0])
        told = json.dumps({**summary, "trace_sha256": digest})
        values = (zlib.compress(data), digest, told, *key)
        database.execute(f"UPDATE episodes SET trace = ?, trace_sha256 = ?, summary = ? {where}", values)
        database.commit()


def forged(folder, key, **figures):
    """Change one stored row."""
    with closing(sqlite3.connect(f"{folder}/episodes.sqlite")) as database, database:
        where = "WHERE scenario = ? AND repeat = ?"
        summary = json.loads(database.execute(f"SELECT summary FROM episodes {where}", key).fetchone()[0])
        database.execute(f"UPDATE episodes SET summary = ? {where}", (json.dumps({**summary, **figures}), *key))


def test_every_episode_of_a_noisy_run_ends_in_the_same_state(pare, run):
    done = pare("verify", run)
    assert (done.code, done.out) == (0, "here: 8 of 8 episodes end in the same state and are graded as stored\n")
    told = pare("verify", run, "--json").json
    assert (told["replayed"], told["same"], told["different"], told["misreported"]) == (8, 8, {}, {})
    assert (told["errors"], told["not_played"], told["not_compared"]) == ({}, 0, {})
    assert told["trace_digest"] == RunFolder.open(run).trace_digest()


def test_another_final_state_is_found_and_named(pare, run):
    tampered(run, lambda trace: trace["final"].pop())
    done = pare("verify", run)
    assert done.code == 2
    assert "errand-a:1: the final state differs in " in done.out
    assert done.complaint.startswith("replays differ")


def test_a_turn_that_went_otherwise_is_found_and_named(pare, run):
    tampered(run, lambda trace: trace["turns"][1].update(reward=1))
    assert "here: errand-a:1: turn 2 went otherwise" in pare("verify", run).out


def test_a_forged_grade_in_a_trace_is_found_and_named(pare, run):
    success = {"outcome": "assisted", "failure": None}
    failed = next(row for row in RunFolder.open(run).rows() if not row.success)
    tampered(run, lambda trace: trace["grade"].update(success), failed.key)
    done = pare("verify", run)
    assert done.code == 2
    name = f"{failed.scenario}:{failed.repeat + 1}"
    assert f"here: {name}: the grade in its trace says failure None, found is 'never proposed', " in done.out
    assert "says outcome 'assisted', found is 'failed'" in done.out
    assert "here: 8 of 8 episodes end in the same state\n" in done.out
    assert done.complaint.startswith("what is stored is not what the same versions find now")
    assert list(pare("verify", run, "--json").json["misreported"]) == [name]


@pytest.mark.parametrize("grade", [None, [], {}, "assisted"])
def test_a_trace_whose_grade_is_none_is_named(pare, run, grade):
    tampered(run, lambda trace: trace.update(grade=grade))
    done = pare("verify", run)
    assert done.code == 2
    assert "here: errand-a:1: the grade in its trace " in done.out


def test_forged_figures_of_an_episode_are_found_and_named(pare, run):
    failed = next(row for row in RunFolder.open(run).rows() if not row.success)
    forged(run, failed.key, success=True, outcome="assisted", failure=None)
    done = pare("verify", run)
    assert done.code == 2
    assert "its row says failure None, found is 'never proposed'" in done.out


def test_the_trace_of_another_run_of_the_same_scenario_is_found_and_named(pare):
    pare("run", "errand-a", "--assistant", "oracle", "--runs", 2, "--out", "here")
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        columns = "(trace, trace_sha256) = (SELECT trace, trace_sha256 FROM episodes WHERE repeat = 0)"
        database.execute(f"UPDATE episodes SET {columns} WHERE repeat = 1")
    done = pare("verify", "here")
    assert done.code == 2
    assert "here: errand-a:2: its trace says seed " in done.out


def test_with_other_graders_the_grades_are_not_compared_and_that_is_said(pare, run):
    file = Path("here/run.json")
    stored = json.loads(file.read_text())
    stored["config"]["versions"]["grader"] = "0"
    file.write_text(json.dumps(stored))
    tampered(run, lambda trace: trace["grade"].update(outcome="assisted", failure=None))
    done = pare("verify", run)
    assert done.code == 0
    assert "here: 8 of 8 episodes end in the same state\n" in done.out
    assert "here: grades of 4 scenarios not compared: this run began with grader 0, and " in done.out
    assert set(pare("verify", run, "--json").json["not_compared"]) == {"errand-a", "errand-b", "errand-c", "errand-d"}


def test_episodes_that_cannot_be_replayed_are_counted_with_the_reason(pare, run):
    Path("fault").write_text("input")
    pare("run", "--assistant", "faulty", "--out", "broken")
    done = pare("verify", "broken")
    assert (
        "broken: 4 episodes met an error and cannot be replayed, the first, errand-a:1: that does not fit" in done.out
    )
    assert set(pare("verify", "broken", "--json").json["errors"]) == {f"errand-{one}:1" for one in "abcd"}
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        database.execute("DELETE FROM episodes WHERE scenario = 'errand-b'")
    done = pare("verify", run)
    assert (done.code, done.out.splitlines()[-1]) == (0, "here: 2 episodes not played yet")


@pytest.mark.parametrize("missing", ["final", "noise", "seed"])
@pytest.mark.parametrize("command", ["verify", "regrade"])
def test_a_trace_without_one_of_its_parts_is_named(pare, run, command, missing):
    tampered(run, lambda trace: trace.pop(missing))
    assert "errand-a:1: " in pare(command, run).out


def test_the_same_graders_see_the_same(pare, run):
    done = pare("regrade", run, "--json").json
    assert (done["episodes"], done["changed"], done["not_regraded"]) == (8, {}, {})
    assert done["success_rate"]["stored"] == done["success_rate"]["today"]


def test_other_graders_see_otherwise_and_the_copy_has_their_figures(pare, run, monkeypatch):
    before = {row.key: row for row in RunFolder.open(run).rows()}
    assert any(row.success for row in before.values())
    monkeypatch.setattr(grading, "_unexplained", lambda *_: [phone_effect()])
    done = pare("regrade", run, "--out", "anew")
    assert "not allowed" not in done.out
    assert "collateral change" in done.out
    after = {row.key: row for row in RunFolder.open("anew").rows()}
    assert after.keys() == before.keys()
    assert not any(row.success for row in after.values())
    assert [row.wall_seconds for row in after.values()] == [row.wall_seconds for row in before.values()]
    assert all(row.success == RunFolder.open(run).rows()[at].success for at, row in enumerate(before.values()))


class phone_effect:
    table, id, kind = "notes.notes", "note_1", "changed"


def test_what_cannot_be_played_again_keeps_its_grade_and_is_named(pare, run):
    tampered(run, lambda trace: trace["turns"][1].update(reward=1))
    done = pare("regrade", run, "--json").json
    assert done["not_regraded"] == {"errand-a:1": "turn 2 went otherwise"}


def test_a_proposal_that_is_timed_otherwise_today_is_shown(pare, run, monkeypatch):
    from pare_bench import offers

    monkeypatch.setattr(offers, "_names", lambda verdict: False)
    done = pare("regrade", run)
    assert "names a need" in done.out
    assert "names none" in done.out
    assert "8 episodes, " in done.out
    assert "(0 in outcome or failure)" in done.out


@pytest.mark.parametrize("command", ["regrade", "verify"])
def test_a_run_of_errors_alone_has_nothing_to_be_played_again(pare, command):
    Path("fault").write_text("input")
    pare("run", "--assistant", "faulty", "--out", "broken")
    done = pare(command, "broken")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(
        {"regrade": "0 episodes, 0 graded", "verify": "broken: 0 of 0 episodes end in the same state"}[command]
    )
