"""Whole runs with agents that need no model."""

import json
import random
import signal
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from math import comb

import pytest

from pare_bench.store import RunFolder
from tests.bench.support import ERRANDS, rows_of, same_numbers

RUN = ("run", *ERRANDS, "--assistant", "slow", "--runs", "6", "--seed", "3")


def wait_for(condition, process):
    while not condition():
        assert process.poll() is None, process.communicate()
        time.sleep(0.005)


def test_a_run_plays_every_scenario_as_often_as_was_asked(pare):
    done = pare("run", "--assistant", "half", "--runs", 3, "--out", "here")
    assert (done.code, done.err) == (0, "Run folder: here\n")
    with RunFolder.open("here") as folder:
        assert [row.key for row in folder.rows()] == [(id, repeat) for id in ERRANDS for repeat in range(3)]
    report = done.json
    assert (report["episodes"], report["planned"], report["scenarios"], report["runs"]) == (12, 12, 4, 3)
    assert 0 < report["success_rate"]["value"] < 1


def test_the_report_can_be_recomputed_from_the_stored_rows(pare):
    report = pare("run", "--assistant", "half", "--runs", 5, "--tool-failure", 0.2, "--out", "here").json
    with closing(sqlite3.connect("here/episodes.sqlite")) as database:
        rows = [json.loads(text) for (text,) in database.execute("SELECT summary FROM episodes")]

    def mean(name):
        return sum(row[name] for row in rows) / len(rows)

    runs = defaultdict(list)
    for row in rows:
        runs[row["scenario"]].append(row["outcome"] == "assisted")
    for k in range(1, 6):
        at = [1 - comb(5 - sum(one), k) / comb(5, k) for one in runs.values()]
        hat = [comb(sum(one), k) / comb(5, k) for one in runs.values()]
        assert report["success_at_k"][str(k)]["value"] == pytest.approx(sum(at) / 4)
        assert report["success_hat_k"][str(k)]["value"] == pytest.approx(sum(hat) / 4)
    assert report["success_rate"]["value"] == pytest.approx(mean("success"))
    proposals, observed = sum(row["proposals"] for row in rows), sum(row["observed_turns"] for row in rows)
    accepted, rejected = sum(row["accepted"] for row in rows), sum(row["rejected"] for row in rows)
    assert report["proposal_rate"]["value"] == pytest.approx(proposals / observed)
    assert report["acceptance_rate"]["value"] == pytest.approx(accepted / (accepted + rejected))
    for name in ("reads", "writes", "turns", "user_reads", "user_writes", "failed_calls", "wall_seconds"):
        assert report[name]["value"] == pytest.approx(mean(name)), name
    assert report["violations"] == sum(row["violations"] for row in rows)
    for kind, count in report["failures"].items():
        assert count == sum(row["failure"] == kind for row in rows)
    for outcome, count in report["outcomes"].items():
        assert count == sum(row["outcome"] == outcome for row in rows)
    assert set(report["by"]["domain"]) == {row["domain"] for row in rows}
    assert report["by"]["app"]["contacts"]["episodes"] == 10


def test_the_seed_alone_decides_what_happens(pare):
    def digest(seed, concurrency):
        options = ("--assistant", "random", "--runs", 2, "--seed", seed, "--concurrency", concurrency)
        return pare("run", *options, "--out", f"{seed}-{concurrency}").json["trace_digest"]

    assert digest(1, 1) == digest(1, 7)
    assert digest(1, 2) != digest(2, 2)


def test_a_whole_run_is_the_same_under_any_hash_seed(pare):
    def digests(seed):
        scenarios = ("errand-a", "swim-club-emergency-numbers")
        options = ("--assistant", "oracle,random,rules", "--events-per-minute", 6, "--tool-failure", 0.1)
        done = pare.process("run", *scenarios, *options, "--out", seed, env={"PYTHONHASHSEED": seed})
        return {one["assistant"]: one["trace_digest"] for one in done.json}

    one = digests("1")
    assert len(set(one.values())) == 3
    assert digests("77") == one


def test_a_run_killed_at_any_moment_and_resumed_is_the_uninterrupted_one(pare):
    whole = pare(*RUN, "--out", "whole").json
    dice = random.Random()
    command, kept = (*RUN, "--out", "killed"), 0
    for least in sorted(dice.sample(range(1, 20), 3)):
        process = pare.start(*command, "--concurrency", dice.randint(1, 8))
        wait_for(lambda: rows_of("killed") >= max(least, kept) and RunFolder.open("killed"), process)  # noqa: B023
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert rows_of("killed") >= kept
        command, kept = ("run", "--resume", "killed"), rows_of("killed")
    done = pare(*command)
    assert done.code == 0
    assert same_numbers(done.json) == same_numbers(whole)


def test_an_interruption_ends_the_run_with_one_line_and_keeps_what_is_finished(pare):
    process = pare.start("run", *ERRANDS, "--assistant", "slow", "--runs", "300", "--out", "here")
    wait_for(lambda: rows_of("here") > 2, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert err == "pare: interrupted; nothing finished is lost, --resume here goes on\n"
    report = pare("report", "here", "--json").json
    assert 2 < report["episodes"] < report["planned"] == 1200
    assert report["errors"] == 0


def test_a_comparison_interrupted_between_its_assistants_is_finished_by_resume(pare, monkeypatch):
    from pare_bench.runner import Runner

    whole = {one["assistant"]: one for one in pare("run", "--assistant", "half,silent,oracle", "--out", "whole").json}
    play = Runner.run

    async def interrupted(self):
        if self.config.assistant == "silent":
            raise KeyboardInterrupt
        return await play(self)

    monkeypatch.setattr(Runner, "run", interrupted)
    stopped = pare("run", "--assistant", "half,silent,oracle", "--out", "parts")
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.complaint == "interrupted; nothing finished is lost, --resume parts goes on"
    assert "4 episodes not played yet" in pare("report", "parts").out
    monkeypatch.setattr(Runner, "run", play)
    done = pare("run", "--resume", "parts")
    assert done.code == 0
    assert [one["assistant"] for one in done.json] == ["half", "oracle", "silent"]
    for one in done.json:
        assert same_numbers(one) == same_numbers(whole[one["assistant"]])


def test_a_folder_has_one_writer_and_any_number_of_readers(pare):
    process = pare.start("run", *ERRANDS, "--assistant", "slow", "--runs", "30", "--concurrency", "1", "--out", "here")
    wait_for(lambda: rows_of("here") > 0, process)
    for command in (("run", "--resume", "here"), ("run", "--out", "here")):
        second = pare(*command)
        assert (second.code, second.out) == (2, "")
        assert second.complaint.startswith("here: ")
    assert pare("report", "here", "--json").json["episodes"] > 0
    process.send_signal(signal.SIGKILL)
    process.communicate()
    done = pare("run", "--resume", "here", "--concurrency", 40)
    assert done.json["episodes"] == 120
