"""Try the right proposal at every turn: which would have been accepted, and which would have led to success."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from pare import registry
from pare.errors import LoadError
from pare.showing import visible_json
from pare.terminal import Terminal
from pare_bench import runs, timing_view
from pare_bench.episodes import named, trace_of
from pare_bench.timing import Timeline, timeline

T = TypeVar("T")


def main(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="DIR [EPISODE]|IDS",
            help="A run folder, all of it or one stored episode (a scenario's id; `id:2` is its second run); or "
            "scenario ids, where `all` means every scenario.",
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the turns, as .png or .svg.")] = None,
    max_turns: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Turns to try in a scenario. Default: its own limit.")
    ] = None,
) -> None:
    """Try the right proposal at every turn: which would have been accepted, and which would have led to success.

    With a run folder the world goes along with each stored episode, or with those that are named, and the assistant's
    own choice is set against the turns that would have worked (regret: 1 where one would have and the episode failed).
    The scripted user answers.
    """
    if Path(what[0]).is_dir():
        if max_turns is not None:
            raise LoadError("--max-turns goes with scenarios: a stored episode has its own limit")
        found, title = _of_run(Path(what[0]), what[1:]), f"{what[0]}: what a right proposal would have come to, by turn"
    else:
        ids = sorted(registry.scenarios()) if what == ["all"] else what
        scenarios = [registry.scenario(id) for id in ids]
        found = [asyncio.run(timeline(one, turns=max_turns)) for one in _watched(scenarios)]
        title = "What the right proposal would come to, by turn"
    if not found:
        raise LoadError(f"{what[0]} holds no finished episode")
    regrets = [one.regret for one in found if one.regret is not None]
    mean = sum(regrets) / len(regrets) if regrets else None
    if as_json:
        told = [{**asdict(one), "regret": one.regret, "turns_off": one.turns_off} for one in found]
        print(visible_json({"timelines": told, "mean_regret": mean}))
    else:
        console = Terminal()
        console.print(timing_view.table(found, title))
        if mean is not None:
            console.print(f"mean regret {mean:.3f} over {len(regrets)} episodes")
    if plot is not None:
        timing_view.draw(found, plot)


def _of_run(path: Path, names: list[str]) -> list[Timeline]:
    """The timelines of the episodes of a run that are named, or of all that were finished."""
    folder = runs.one(path)
    rows = [named(folder, name) for name in names] or [row for row in folder.rows() if row.status == "ok"]
    runs.config_of(folder).check_world({row.scenario for row in rows} if names else None)
    return [asyncio.run(timeline(registry.scenario(row.scenario), trace_of(folder, row))) for row in _watched(rows)]


def _watched(items: list[T]) -> Iterable[T]:
    console = Console(stderr=True)
    return track(items, "forking", console=console, disable=not console.is_terminal)
