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


def tampered(folder, change):
    """Change one stored trace, its digest with it."""
    import hashlib

    with closing(sqlite3.connect(f"{folder}/episodes.sqlite")) as database:
        key = ("errand-a", 0)
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


def test_every_episode_of_a_noisy_run_ends_in_the_same_state(pare, run):
    done = pare("verify", run)
    assert (done.code, done.out) == (0, "here: 8 of 8 episodes end in the same state\n")
    told = pare("verify", run, "--json").json
    assert (told["replayed"], told["same"], told["different"]) == (8, 8, {})
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
