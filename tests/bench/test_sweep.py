"""Sweeps: what is played, how it goes on, and what is printed."""

import json
import random
import signal
import time
from pathlib import Path

import pytest

from pare_bench.runner import Runner
from tests.bench.support import ERRANDS, rows_of, same_numbers
from tests.bench.test_limits import MODEL

SWEEP = ("sweep", *ERRANDS, "--tool-failure", "0,0.3", "--events-per-minute", "0,6")
POINTS = ["clean", "failure-0.3", "events-6"]


@pytest.fixture(autouse=True)
def undrawn(monkeypatch):
    monkeypatch.setattr("pare_bench.commands.sweep.draw", lambda swept, png: [])


def levels(report):
    return [(one["tool_failure"], one["events_per_minute"]) for one in report["results"]]


def told(report):
    """What came of every run, without where it lies and how long it took."""
    return [same_numbers(one) for one in report["results"]]


def traces(folder, pare):
    return {
        one["folder"].split("/", 1)[1]: one["trace_digest"]
        for point in sorted(Path(folder).glob("*/"))
        for one in [pare("report", point, "--json").json]
    }


def test_each_noise_is_swept_by_itself_from_the_clean_point(pare):
    done = pare(*SWEEP, "--assistant", "half,silent", "--runs", 2, "--out", "here", "--json")
    assert (done.code, done.err.splitlines()[-1]) == (0, "Sweep folder: here")
    assert levels(done.json) == [(0, 0), (0, 0), (0.3, 0), (0.3, 0), (0, 6), (0, 6)]
    assert [one["folder"] for one in done.json["results"]] == [
        f"here/{point}/{name}" for point in POINTS for name in ("half", "silent")
    ]
    assert all((one["planned"], one["episodes"], one["errors"]) == (8, 8, 0) for one in done.json["results"])
    assert {path.name for path in Path("here").iterdir()} == {
        *POINTS, "sweep.json", "run.lock"
    }  # fmt: skip


def test_a_point_is_the_run_under_its_noise(pare):
    pare(*SWEEP, "--assistant", "random", "--seed", 5, "--out", "here")
    for point, noise in zip(POINTS, ((), ("--tool-failure", 0.3), ("--events-per-minute", 6)), strict=True):
        alone = pare("run", *ERRANDS, "--assistant", "random", "--seed", 5, *noise, "--out", f"alone/{point}").json
        assert alone["trace_digest"] == pare("report", f"here/{point}", "--json").json["trace_digest"]
        config, other = (json.loads(Path(path).read_text())["config"]
                         for path in (f"here/{point}/random/run.json", f"alone/{point}/run.json"))  # fmt: skip
        assert config == other
    assert len(set(traces("here", pare).values())) > 1


def test_a_grid_has_every_pair(pare):
    done = pare(*SWEEP, "--grid", "--out", "here", "--json")
    assert levels(done.json) == [(0, 0), (0, 6), (0.3, 0), (0.3, 6)]
    assert Path("here/failure-0.3-events-6/oracle/run.json").exists()


def test_levels_are_sorted_and_played_once_and_only_those_that_are_asked_for(pare):
    done = pare("sweep", "errand-a", "--tool-failure", "0.25, 0.05,0.25,-0", "--out", "one", "--json")
    assert levels(done.json) == [(0, 0), (0.05, 0), (0.25, 0)]
    done = pare("sweep", "errand-a", "--events-per-minute", "3,1.5", "--out", "two", "--json")
    assert levels(done.json) == [(0, 1.5), (0, 3)]


def test_without_a_word_the_ablation_split_is_swept_over_both_noises(pare, monkeypatch):
    monkeypatch.setattr("pare_bench.commands.options.ids_of", {"ablation": ["errand-b"]}.__getitem__)
    done = pare("sweep", "--json")
    assert done.json["folder"] == "runs/sweep-1"
    assert (done.json["split"], done.json["user"]) == ("ablation", "scripted")
    assert levels(done.json) == [(0, 0), (0.1, 0), (0.2, 0), (0.4, 0), (0, 2), (0, 4), (0, 6)]
    assert pare("sweep", "errand-a", "--tool-failure", 0, "--json").json["folder"] == "runs/sweep-2"


def test_the_table_fits_in_80_columns_and_has_a_line_for_every_configuration_at_every_point(pare):
    done = pare(*SWEEP, "--assistant", "half,oracle", "--runs", 2, "--out", "here")
    lines = done.out.splitlines()
    assert lines[0] == "Pare-Bench 0.1.0: 4 scenarios, 2 runs, user scripted"
    assert max(map(len, lines)) <= 80
    assert "…" not in done.out
    assert done.out.endswith("\nSweep folder: here\n")
    assert done.err == ""
    cells = [line.split() for line in lines]
    places = [number for number, line in enumerate(cells) if "half" in line]
    assert [cells[place][:3] for place in places] == [["0", "0", "half"], ["0.3", "0", "half"], ["0", "6", "half"]]
    assert [cells[place + 1][0] for place in places] == ["oracle"] * 3
    half = pare("report", "here", "--json").json["results"][2]
    success = half["success_rate"]
    assert cells[places[1]][3:] == [
        f"{success['value']:.1%}", f"[{success['low'] * 100:.0f},", f"{success['high'] * 100:.0f}]",
        f"{half['acceptance_rate']['value']:.1%}", f"{half['proposal_rate']['value']:.1%}",
        f"{half['reads']['value']:.1f}", f"{half['turns']['value']:.1f}",
    ]  # fmt: skip


def test_report_rebuilds_the_table_and_writes_nothing(pare):
    done = pare(*SWEEP, "--out", "here")
    before = {path: path.stat().st_mtime_ns for path in Path("here").rglob("*")}
    assert done.out.startswith(pare("report", "here").out)
    assert {path: path.stat().st_mtime_ns for path in Path("here").rglob("*")} == before
    refused = pare("report", "here", "--by", "app")
    assert (refused.code, refused.out) == (2, "")
    assert "--by" in refused.complaint


def test_a_finished_sweep_is_not_played_again_but_told_anew(pare, monkeypatch):
    first = pare(*SWEEP, "--out", "here")

    async def played(self):
        raise AssertionError("nothing is left to play")

    monkeypatch.setattr(Runner, "run", played)
    again = pare("sweep", "--resume", "here")
    assert (again.code, again.out) == (0, first.out)


def test_a_sweep_killed_at_any_moment_and_resumed_is_the_uninterrupted_one(pare):
    options = (*SWEEP, "--assistant", "slow,half", "--runs", "2")
    whole = pare(*options, "--out", "whole", "--json").json
    command, kept = (*options, "--out", "killed", "--concurrency", "3"), 0

    def stored():
        return sum(rows_of(path.parent) for path in Path("killed").rglob("run.json"))

    for least in sorted(random.Random().sample(range(1, 40), 2)):
        process = pare.start(*command)
        while stored() < max(least, kept):
            assert process.poll() is None, process.communicate()
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert stored() >= kept
        command, kept = ("sweep", "--resume", "killed"), stored()
    done = pare("sweep", "--resume", "killed", "--json")
    assert done.code == 0
    assert told(done.json) == told(whole)
    assert traces("killed/clean", pare) == traces("whole/clean", pare)


def test_an_interrupted_sweep_says_how_it_goes_on_and_what_is_missing(pare, monkeypatch):
    play, begun = Runner.run, []

    async def interrupted(self):
        begun.append(self.folder.path)
        if len(begun) == 3:
            raise KeyboardInterrupt
        return await play(self)

    monkeypatch.setattr(Runner, "run", interrupted)
    stopped = pare(*SWEEP, "--assistant", "half,silent", "--out", "here")
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.complaint == "interrupted; nothing finished is lost, --resume here goes on"
    assert "16 episodes not played yet." in pare("report", "here").out
    assert [one["episodes"] for one in pare("report", "here", "--json").json["results"]] == [4, 4, 0, 0, 0, 0]
    monkeypatch.setattr(Runner, "run", play)
    assert "not played yet" not in pare("sweep", "--resume", "here").out


def test_errors_are_told_and_tried_again(pare):
    Path("fault").write_text("input")
    done = pare(*SWEEP, "--assistant", "faulty", "--out", "here")
    assert done.code == 0
    assert done.err == ("pare: 12 met an error and count in no rate, the first: that does not fit; "
                        "--resume here tries them again\n")  # fmt: skip
    assert "In no rate, for an error: 12 episodes." in done.out
    Path("fault").unlink()
    done = pare("sweep", "--resume", "here")
    assert (done.code, done.err) == (0, "")
    assert "error" not in done.out


def test_a_limit_is_that_of_the_whole_sweep(pare, wire):
    options = (*SWEEP, "--assistant", "chatty", "--observe-model", MODEL, "--concurrency", 1)
    whole = pare(*options, "--out", "whole", "--json").json["results"]
    used = [one["totals"]["tokens_in"] + one["totals"]["tokens_out"] for one in whole]
    done = pare(*options, "--max-tokens", used[0] + used[1] // 2, "--out", "here", "--json")
    assert done.code == 0
    assert done.err.startswith(f"pare: stopped: the limit of {used[0] + used[1] // 2:,} tokens is reached; --resume")
    played = [one["episodes"] for one in done.json["results"]]
    assert played[0] == 4
    assert 0 < played[1] < 4
    assert played[2] == 0
    again = pare("sweep", "--resume", "here", "--json")
    assert [one["episodes"] for one in again.json["results"]] == played
    more = pare("sweep", "--resume", "here", "--max-tokens", 2 * sum(used), "--json")
    assert [one["episodes"] for one in more.json["results"]] == [4, 4, 4]
    assert f"chatty: observe {MODEL}." in pare("report", "here").out


def test_progress_is_that_of_the_whole_sweep(pare, monkeypatch):
    pare(*SWEEP, "--out", "here")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    shown = pare(*SWEEP, "--out", "there").err
    assert "12/12" in shown
    assert "events-6/oracle" in shown
    assert "100% success" in shown
