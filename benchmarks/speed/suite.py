"""The whole suite: every scenario played once and stored, in one process on one core."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.speed.measure import Figure, peak_memory
from pare_bench.config import RunConfig
from pare_bench.runner import Runner
from pare_bench.splits import split
from pare_bench.store import RunFolder


def seconds(repeat: int) -> tuple[float, float]:
    """Seconds of processor time and by the clock that a run by the oracle takes, at best.

    A first run, in which every world, pattern and wording is made ready, is not counted; see `first`.
    """
    config = RunConfig.of(list(split("full")), assistant="oracle", user="scripted")
    _run(config)
    processor, wall = zip(*(_run(config) for _ in range(repeat)), strict=True)
    return min(processor), min(wall)


def first() -> float:
    """Seconds of processor time of the first run in this process, once its starting worlds stand, as `pare run` plays.

    Patterns and wordings are made ready in it.
    """
    config = RunConfig.of(list(split("full")), assistant="oracle", user="scripted")
    gc.freeze()
    return _run(config)[0]


def peak() -> int:
    """Peak memory of this process, in bytes, once it has played the suite."""
    _run(RunConfig.of(list(split("full")), assistant="oracle", user="scripted"))
    return peak_memory()


def measure_check() -> list[Figure]:
    """The validity gates on every scenario, by all cores."""
    began = perf_counter()
    subprocess.run([sys.executable, "-m", "pare.cli", "check", "--json"], check=True, stdout=subprocess.DEVNULL)
    return [Figure("pare check: every gate on every scenario, by the clock", perf_counter() - began, 60)]


def _run(config: RunConfig) -> tuple[float, float]:
    with TemporaryDirectory() as place, RunFolder.create(Path(place) / "run", config.model_dump(mode="json")) as folder:
        began = process_time(), perf_counter()
        progress = asyncio.run(Runner(config, folder).run())
        took = process_time() - began[0], perf_counter() - began[1]
    assert progress.succeeded == len(config.scenarios), progress
    return took
