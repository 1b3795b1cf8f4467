"""A clock that jumps and a disk that fills, under whole runs."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.bench.support import same_numbers
from tests.faults.plugin import ERRANDS
from tests.faults.provider import Provider
from tests.faults.support import Bench

STEADY = ("run", *ERRANDS, "--assistant", "steady", "--runs", "6", "--format", "json")
MODEL = ("run", *ERRANDS, "--assistant", "hasty", "--observe-model", "openai/gpt-5-mini", "--format", "json")

RUNS = {"steady": STEADY, "hasty": MODEL}

JUMPING = """
import itertools, time

_calls, _time, _perf_counter = itertools.count(), time.time, time.perf_counter
_HOURS = {hours}


def _jumped(clock):
    def now():
        return clock() + 3600 * _HOURS[next(_calls) // 7 % len(_HOURS)]

    return now


time.time, time.perf_counter = _jumped(_time), _jumped(_perf_counter)
"""


@pytest.fixture(scope="module")
def whole(plugins, tmp_path_factory):
    """The numbers of undisturbed runs."""
    bench, provider = Bench(plugins, tmp_path_factory.mktemp("whole")), Provider()
    bench.environment.update(provider.environment)
    for name, run in RUNS.items():
        bench(*run, "--out", name)
    provider.close()
    return {name: bench.report(name) for name in RUNS}


@pytest.mark.parametrize(("name", "hours"), [("steady", (0, -30_000)), *((name, (3, 0, -2, 70_000)) for name in RUNS)])
def test_a_clock_that_jumps_changes_nothing(bench, provider, whole, tmp_path, name, hours):
    (tmp_path / "jumping").mkdir()
    (tmp_path / "jumping" / "sitecustomize.py").write_text(JUMPING.format(hours=hours))
    done = bench(*RUNS[name], "--timeout", 30, "--out", name, env={"PYTHONPATH": str(tmp_path / "jumping")})
    assert (done.code, done.err) == (0, f"Run folder: {name}\n")
    assert bench.report(name) == whole[name]
    took = [time for row in bench.rows(name).values() for time in (row.wall_seconds, row.model_seconds)]
    assert any(time > 3600 for time in took), "the clock has jumped"
    assert min(took) >= 0


@pytest.fixture
def small(bench):
    """A disk of 250 kB at `small`, and what makes it larger."""
    place = bench.folder / "small"
    place.mkdir()
    if os.geteuid() or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=250k", "tmpfs", place]).returncode:
        pytest.skip("only root may mount a small disk")
    yield lambda: subprocess.run(["mount", "-o", "remount,size=50M", place], check=True)
    subprocess.run(["umount", "-l", place], check=True)


def test_a_disk_that_fills_ends_the_run_with_a_line_and_keeps_what_is_finished(bench, small):
    many = [*STEADY[: STEADY.index("--runs")], "--runs", "20"]
    whole = bench(*many, "--out", "whole")
    done = bench(*many, "--concurrency", 5, "--out", "small/run")
    assert (done.code, done.out) == (2, "")
    assert done.complaint == "small/run: the disk is full: free some space and try again"
    kept = bench.rows("small/run")
    assert 5 < len(kept) < 80
    again = bench("run", "--resume", "small/run")
    assert (again.code, again.complaint.startswith("small/run: ")) == (2, True)
    assert bench.rows("small/run").keys() >= kept.keys()
    small()
    done = bench("run", "--resume", "small/run")
    assert done.code == 0
    assert same_numbers(done.json) == same_numbers(whole.json)


def test_a_reply_cache_on_a_full_disk_is_named(bench, provider, small):
    (bench.folder / "small" / "ballast").write_bytes(bytes(200_000))
    done = bench(*MODEL, "--cache", "small/replies", "--out", "run")
    errors = {row.error for row in bench.rows("run").values()}
    assert done.code == 2, "every episode met an error"
    assert errors == {"the reply cache small/replies cannot be used: database or disk is full"}
    small()
    assert bench("run", "--resume", "run").json["errors"] == 0


def test_what_cannot_be_printed_is_told_and_stored_all_the_same(bench):
    with open("/dev/full", "w") as full:
        process = bench.start(*STEADY, "--out", "run", stdout=full)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "cannot be used: No space left on device" in err
    assert "Traceback" not in err
    assert len(bench.rows("run")) == 24
