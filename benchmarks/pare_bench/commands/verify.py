"""Replay every stored episode of a run without any model, and check that each ends in the same state."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from pare.errors import LoadError
from pare.showing import visible, visible_json
from pare_bench import runs
from pare_bench.again import Again, played_again


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A run folder, or a folder of run folders.")],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Replay every stored episode of a run without any model, and check that each ends in the same state."""
    folders = runs.reading(directory)
    told, console = [], Console(stderr=True)
    for folder in folders:
        total = sum(row.status == "ok" for row in folder.rows())
        episodes = track(
            played_again(folder), folder.path.name, total, console=console, disable=not console.is_terminal
        )
        checked: list[Again] = list(episodes)
        wrong = [one for one in checked if one.difference]
        told.append({
            "folder": str(folder.path), "replayed": len(checked), "same": len(checked) - len(wrong),
            "different": {one.name: one.difference for one in wrong}, "trace_digest": folder.trace_digest(),
        })  # fmt: skip
    if as_json:
        print(visible_json(told if len(told) > 1 else told[0]))
    for one in told:
        for name, difference in one["different"].items() if not as_json else ():  # type: ignore[attr-defined]
            print(visible(f"{one['folder']}: {name}: {difference}"))
        if not as_json:
            print(f"{one['folder']}: {one['same']} of {one['replayed']} episodes end in the same state")
    if any(one["different"] for one in told):
        raise LoadError("replays differ: the traces were made with other versions, or changed")
