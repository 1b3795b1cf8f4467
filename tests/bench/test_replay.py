"""Stored episodes are replayed to the byte, and told turn by turn."""

import hashlib
import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from pare import registry


def test_every_episode_of_a_noisy_run_is_replayed_to_the_byte(pare):
    noise = ("--events-per-minute", 6, "--tool-failure", 0.3, "--reword-tools")
    pare("run", "--assistant", "half,random", "--runs", 2, *noise, "--out", "here")
    for assistant in ("half", "random"):
        for id in ("errand-a", "errand-b:2", "errand-d"):
            done = pare("replay", f"here/{assistant}", id, "--quiet")
            assert (done.code, done.err) == (0, "")
            assert done.out.startswith("replayed: the same ")


def test_of_several_runs_one_is_to_be_named(pare):
    pare("run", "errand-a", "--assistant", "half,random", "--out", "here")
    told = pare("replay", "here", "errand-a").complaint
    assert told == "here holds 2 runs: name one of here/half, here/random"


def test_an_episode_is_told_turn_by_turn(pare):
    pare("run", "errand-a", "--assistant", "oracle", "--out", "here")
    out = pare("replay", "here", "errand-a").out
    for part in (
        "errand-a, seed ", "turn 1, 2027-04-15T09:00:00Z", "world: ", "Will Sunday do?",
        "user on home: open_notification(notification_id='notification_1')",
        "assistant reads messaging__search_messages(text='Sunday')", "assistant proposes: Answer that Sunday is fine?",
        "pending: Answer that Sunday is fine?", "accept_proposal", "assistant calls messaging__send_message(",
        "assistant reports: Done.", "assisted\n", "yes answered", "replayed: the same ",
    ):  # fmt: skip
        assert part in out, part


def test_what_did_not_work_is_told_as_well(pare):
    pare("run", "errand-a", "--assistant", "oracle", "--tool-failure", 1, "--out", "here")
    assert "-> messaging__send_message: the service did not answer" in pare("replay", "here", "errand-a").out
    pare("run", "errand-a", "--assistant", "silent", "--out", "there")
    assert "failed (never proposed)\n  NO  answered" in pare("replay", "there", "errand-a").out


def test_the_content_of_a_scenario_is_that_of_its_trace(pare, monkeypatch):
    pare("run", "errand-a", "--out", "here")
    monkeypatch.setitem(registry.scenario("errand-a").__dict__, "content", "0" * 16)
    done = pare("replay", "here", "errand-a")
    assert done.code == 2
    assert done.complaint.startswith("scenario errand-a has changed since this run began")


def test_an_episode_that_met_an_error_has_no_trace(pare):
    Path("fault").write_text("input")
    pare("run", "errand-a", "--assistant", "faulty", "--out", "here")
    assert pare("replay", "here", "errand-a").complaint == (
        "errand-a:1 met an error and has no trace: that does not fit"
    )


def doctored(change):
    """Replace the stored trace by a changed one, with the digest that belongs to it."""
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        [(trace,)] = database.execute("SELECT trace FROM episodes").fetchall()
        value = json.loads(zlib.decompress(trace))
        data = change(value)
        data = json.dumps(value).encode() if data is None else data
        changed = (zlib.compress(data), hashlib.sha256(data).hexdigest())
        database.execute("UPDATE episodes SET trace = ?, trace_sha256 = ?", changed)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda value: b"\xff\xfe", "is no trace"),
        (lambda value: b"[]", "is no trace"),
        (lambda value: value.update(format=99), "trace format 99"),
        (lambda value: value.update(turns=5), "the trace is broken"),
        (lambda value: value.update(turns=[{}]), "the trace is broken"),
        (lambda value: value.update(limits={"turns": 0}), "turns: must be from 1"),
        (lambda value: value.update(limits={"patience": 1}), "the trace is broken"),
        (lambda value: value.update(noise={"tool_failure": 7}), "tool failure"),
        (lambda value: value.update(noise=None), "the trace is broken"),
        (lambda value: value.update(grade=None), "the trace is broken"),
        (lambda value: value.update(scenario="errand-b"), "not 'errand-a'"),
        (lambda value: value["turns"].reverse(), "the replay differs"),
        (lambda value: value["turns"][0]["user"].clear(), "the replay differs"),
        (lambda value: value.update(final=[]), "the replay differs"),
    ],
)
def test_a_trace_that_was_tampered_with_is_refused(pare, change, told):
    pare("run", "errand-a", "--out", "here")
    doctored(change)
    done = pare("replay", "here", "errand-a")
    assert done.code == 2
    assert told in done.complaint
