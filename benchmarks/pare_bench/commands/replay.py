"""Replay a stored episode without any model, and check that it ends in the same state."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.errors import LoadError, listed, shortened
from pare.trace import Trace, replay
from pare_bench import runs
from pare_bench.corpus import corpus
from pare_bench.narration import narrate
from pare_bench.store import RunFolder


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="The run folder.")],
    episode: Annotated[str, typer.Argument(metavar="EPISODE", help="A scenario's id; `id:2` is its second run.")],
    quiet: Annotated[bool, typer.Option("--quiet", help="Only say whether the states agree.")] = False,
) -> None:
    """Replay a stored episode without any model, and check that it ends in the same state."""
    folder = runs.one(directory)
    config = runs.config_of(folder)
    id, repeat = _episode(episode, set(config.scenarios))
    trace = Trace.load(_stored(folder, id, repeat), f"{directory}: {episode}")
    if not quiet:
        print(narrate(trace))
    config.check_world([id])
    again = asyncio.run(replay(trace, registry.scenario(id), corpus()))
    if again.trace.data != trace.data:
        raise LoadError(f"{episode}: the replay differs from the stored trace")
    print(f"replayed: the same {len(trace.data):,} bytes, sha256 {trace.digest[:16]}, {again.grade.outcome}")


def _episode(name: str, scenarios: set[str]) -> tuple[str, int]:
    id, _, repeat = name.partition(":")
    if id not in scenarios:
        raise LoadError(f"{shortened(id)} is no scenario of this run; it has {listed(sorted(scenarios))}")
    if repeat and not (repeat.isdecimal() and repeat.isascii() and len(repeat) < 6):
        raise LoadError(f"{shortened(name)} is no episode; write a scenario's id, or `id:2` for its second run")
    if repeat and int(repeat) == 0:
        raise LoadError(f"{shortened(name)} is no episode; runs are counted from 1")
    return id, int(repeat or 1) - 1


def _stored(folder: RunFolder, id: str, repeat: int) -> bytes:
    trace = folder.trace(id, repeat)
    row = next(row for row in folder.rows() if row.key == (id, repeat))
    if row.error is not None:
        raise LoadError(f"{id}:{repeat + 1} met an error and has no trace: {row.error}")
    return trace
