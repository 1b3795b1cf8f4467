"""Plays what a sweep lacks, run by run, under common limits of cost and tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from pare_bench.progress import watching
from pare_bench.runner import Progress, Runner
from pare_bench.storage import explained, locked
from pare_bench.sweep import folder
from pare_bench.sweep.plan import Sweep


def play(path: Path, sweep: Sweep, limits: Mapping[str, Any]) -> Progress:
    """Play every episode that is missing; those with an error are tried again. A finished run is not touched.

    Args:
        path: the sweep's folder.
        sweep: what it says.
        limits: other limits than the sweep's; None stays.

    Raises:
        LoadError: another process plays this sweep, something is not installed or has changed since the sweep began,
            or a folder cannot be used.
    """
    with explained(path), locked(path):
        progress, waiting = Progress(), []
        for planned in sweep.planned():
            config = planned.config.limited(**limits)
            rows = folder.stored(path / planned.folder, config)
            progress.take_up(config, rows)
            if sum(row.status != "error" for row in rows) < len(config.episodes()):
                waiting.append((planned.folder, config))
        for _, config in waiting:
            config.check_world()
            config.check_agents()
        with watching("sweep") as watch:
            for name, config in waiting:
                with folder.opened(path / name, config) as run:
                    asyncio.run(Runner(config, run, partial(watch, title=name), shared=progress).run())
                if progress.stopped:
                    break
    return progress
