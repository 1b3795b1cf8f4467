"""Replay a stored episode without any model, and check that it ends in the same state."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.errors import LoadError
from pare.trace import Trace, replay
from pare_bench.corpus import corpus
from pare_bench.narration import narrate
from pare_bench.store import RunFolder


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="The run folder.")],
    episode: Annotated[str, typer.Argument(help="The scenario's id; `id:2` is its third run.")],
    quiet: Annotated[bool, typer.Option("--quiet", help="Only say whether the states agree.")] = False,
) -> None:
    """Replay a stored episode without any model, and check that it ends in the same state."""
    id, _, repeat = episode.partition(":")
    if repeat and not repeat.isdigit():
        raise LoadError(f"{episode!r} is no episode; write a scenario's id, or `id:2` for its third run")
    folder = RunFolder.open(directory)
    trace = Trace.load(folder.trace(id, int(repeat or 0)), f"{directory}: {episode}")
    if not quiet:
        print(narrate(trace.value))
    again = asyncio.run(replay(trace, registry.scenario(id), corpus()))
    if again.trace.data != trace.data:
        raise LoadError(f"{episode}: the replay differs from the stored trace")
    print(f"replayed: the same {len(trace.data):,} bytes, sha256 {trace.digest[:16]}, {again.grade.outcome}")
