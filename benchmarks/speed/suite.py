"""The whole suite: every scenario played once and stored, in one process on one core."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks.speed.measure import Figure
from pare import registry
from pare_bench.config import RunConfig
from pare_bench.runner import Runner
from pare_bench.store import RunFolder


def measure_suite() -> list[Figure]:
    """A run by the oracle; a first one, in which every world and pattern is made ready, is not counted."""
    config = RunConfig.of(list(registry.scenarios()), assistant="oracle", user="scripted")
    _run(config)
    seconds = min(_run(config) for _ in range(3))
    return [Figure(f"the whole suite by the oracle, stored: {len(config.scenarios)} scenarios", seconds, 1.0)]


def _run(config: RunConfig) -> float:
    """Seconds of processor time that a run takes."""
    with TemporaryDirectory() as place, RunFolder.create(Path(place) / "run", config.model_dump(mode="json")) as folder:
        began = process_time()
        progress = asyncio.run(Runner(config, folder).run())
        took = process_time() - began
    assert progress.succeeded == len(config.scenarios), progress
    return took
