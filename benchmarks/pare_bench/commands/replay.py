"""Replay a stored episode without any model, and check that it ends in the same state."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.errors import LoadError
from pare.trace import replay
from pare_bench import runs
from pare_bench.corpus import corpus
from pare_bench.episodes import named, trace_of
from pare_bench.narration import narrate


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="The run folder.")],
    episode: Annotated[str, typer.Argument(metavar="EPISODE", help="A scenario's id; `id:2` is its second run.")],
    quiet: Annotated[bool, typer.Option("--quiet", help="Only say whether the states agree.")] = False,
) -> None:
    """Replay a stored episode without any model, and check that it ends in the same state."""
    folder = runs.one(directory)
    row = named(folder, episode)
    trace = trace_of(folder, row)
    if not quiet:
        print(narrate(trace))
    runs.config_of(folder).check_world([row.scenario])
    again = asyncio.run(replay(trace, registry.scenario(row.scenario), corpus()))
    if again.trace.data != trace.data:
        raise LoadError(f"{episode}: the replay differs from the stored trace")
    print(f"replayed: the same {len(trace.data):,} bytes, sha256 {trace.digest[:16]}, {again.grade.outcome}")
