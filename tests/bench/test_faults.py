"""What goes wrong inside an episode is that episode's error, and what goes wrong with the disk ends the run."""

import json
import resource
from pathlib import Path

import pytest

from pare_bench.storage import RunFolderError
from pare_bench.store import RunFolder
from tests.bench.support import ERRANDS, rows_of, same_numbers

LARGEST = 60_000  # bytes of a file, in place of a disk that is full


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ("key", "RuntimeError: the service refuses [key]"),
        ("exit", "SystemExit: the library gave up"),
        ("cancelled", "CancelledError: an agent cancelled the episode"),
        ("cancels", "CancelledError: an agent cancelled the episode"),
        ("timeout", "TimeoutError: the line is dead"),
        ("surrogate", "ValueError: half a pair: ?"),
        ("input", "that does not fit"),
    ],
)
def test_whatever_an_agent_raises_is_the_error_of_its_episode(pare, monkeypatch, fault, error):
    monkeypatch.setenv("TEST_API_KEY", "abcdefgh-12345678")
    Path("fault").write_text(fault)
    done = pare("run", *ERRANDS, "--assistant", "faulty", "--out", "here")
    assert done.code == 2
    assert done.err.splitlines()[-1] == "pare: every episode of faulty met an error: there is nothing to report of it"
    with RunFolder.open("here") as folder:
        assert [(row.status, row.error, row.outcome) for row in folder.rows()] == [("error", error, None)] * 4
    assert f"4 met an error and count in no rate, the first: {error}; --resume here tries them again" in done.err
    report = done.json
    assert (report["episodes"], report["errors"], report["failures"]["error"]) == (4, 4, 4)
    assert report["success_rate"]["value"] is None


def test_errors_count_in_no_rate_and_resume_tries_them_again(pare):
    whole = pare("run", "--assistant", "faulty", "--runs", 4, "--out", "whole").json
    Path("fault").write_text("even")
    partly = pare("run", "--assistant", "faulty", "--runs", 4, "--out", "here").json
    assert 0 < partly["errors"] < 16
    assert partly["success_rate"]["value"] == 1
    assert "error (in no rate)" in pare("report", "here").out
    assert pare("run", "--resume", "here").code == 0
    Path("fault").unlink()
    again = pare("run", "--resume", "here").json
    assert again["errors"] == 0
    assert same_numbers(again) == same_numbers(whole)


def test_an_error_is_kept_until_its_retry_has_ended(pare):
    Path("fault").write_text("input")
    pare("run", *ERRANDS, "--assistant", "faulty", "--out", "here")
    Path("fault").write_text("timeout")
    pare("run", "--resume", "here")
    with RunFolder.open("here") as folder:
        assert {row.error for row in folder.rows()} == {"TimeoutError: the line is dead"}


def test_a_scenario_that_cannot_be_played_is_an_error_too(pare, monkeypatch):
    from pare import episode

    def grade(*args, **kwargs):
        raise ZeroDivisionError("no share of nothing")

    monkeypatch.setattr(episode, "grade", grade)
    pare("run", "errand-a", "--out", "here")
    with RunFolder.open("here") as folder:
        assert folder.rows()[0].error == "ZeroDivisionError: no share of nothing"


def space(size):
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_on_a_full_disk_nothing_is_begun(pare):
    for assistant in ("half", "half,silent"):
        done = pare.process("run", "errand-a", "--assistant", assistant, "--out", "deep/here", preexec_fn=space(0))
        assert (done.code, done.out) == (2, "")
        assert done.complaint.startswith("deep/here")
        assert list(Path().iterdir()) == []


def test_a_drawing_is_written_whole_or_not_at_all(pare):
    Path("machine.mmd").write_text("older")
    done = pare.process("graph", "messaging", "--out", "machine.mmd", preexec_fn=space(100))
    assert (done.code, done.complaint) == (2, "machine.mmd cannot be written: File too large")
    assert [(path.name, path.read_text()) for path in Path().iterdir()] == [("machine.mmd", "older")]


def test_a_full_disk_ends_the_run_with_one_line_and_keeps_what_is_stored(pare):
    run = ("run", *ERRANDS, "--assistant", "half", "--runs", "40", "--concurrency", "3")
    done = pare.process(*run, "--out", "here", preexec_fn=space(LARGEST))
    assert (done.code, done.out) == (2, "")
    assert done.complaint.startswith("here: ")
    assert 0 < rows_of("here") < 160
    assert same_numbers(pare("run", "--resume", "here").json) == same_numbers(pare(*run, "--out", "whole").json)


def test_a_store_that_fails_is_told_once_for_all_episodes_under_way(pare, monkeypatch):
    def add(self, row, trace):
        raise RunFolderError("here: the disk is full: free some space and try again")

    monkeypatch.setattr(RunFolder, "add", add)
    done = pare("run", "--assistant", "slow", "--concurrency", 4, "--out", "here")
    assert (done.code, done.out) == (2, "")
    assert done.complaint == "here: the disk is full: free some space and try again"


def test_folders_of_a_comparison_are_all_made_or_none(pare, monkeypatch):
    create = RunFolder.create.__func__

    def second_fails(cls, path, config):
        if config["assistant"] == "silent":
            raise RunFolderError(f"{path}: the disk is full: free some space and try again")
        return create(cls, path, config)

    monkeypatch.setattr(RunFolder, "create", classmethod(second_fails))
    done = pare("run", "--assistant", "half,silent", "--out", "deep/down")
    assert done.code == 2
    assert done.complaint.startswith("deep/down/silent: the disk is full")
    assert list(Path().iterdir()) == []


def test_no_folder_is_resumed_if_one_of_them_is_held(pare):
    pare("run", "--assistant", "half,silent", "--out", "here")
    with RunFolder.resume("here/silent"):
        assert pare("run", "--resume", "here").complaint.startswith("here/silent: is being written to already")
    assert pare("run", "--resume", "here").code == 0


def test_a_row_of_another_episode_makes_the_folder_broken(pare):
    import sqlite3
    from contextlib import closing

    pare("run", "errand-a", "errand-b", "--out", "here")
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        [(summary,)] = database.execute("SELECT summary FROM episodes WHERE scenario = 'errand-a'").fetchall()
        database.execute("UPDATE episodes SET summary = ? WHERE scenario = 'errand-b'", (summary,))
    assert json.loads(summary)["scenario"] == "errand-a"
    assert "the row of run 1 of scenario 'errand-b' is broken" in pare("report", "here", "--json").complaint
