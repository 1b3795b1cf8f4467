"""Replay every stored episode of a run without any model, and check that each ends in the same state."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import track

from pare.errors import LoadError
from pare.showing import visible, visible_json
from pare.terminal import Terminal
from pare_bench import runs
from pare_bench.again import misreported, played_again
from pare_bench.cells import counted
from pare_bench.config import RunConfig
from pare_bench.episodes import name_of
from pare_bench.numbers.row import EpisodeRow
from pare_bench.store import RunFolder


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A run folder, or a folder of run folders.")],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Replay every stored episode of a run without any model, and check that each ends in the same state.

    Where suite, graders, apps and scenarios are those that the run began with, the grade in each trace and the figures
    of each episode are found anew too. Ends with exit code 2 if anything is not as it is stored.
    """
    told = [_verified(folder) for folder in runs.reading(directory)]
    if as_json:
        print(visible_json(told if len(told) > 1 else told[0]))
    else:
        for one in told:
            for line in _lines(one):
                print(visible(f"{one['folder']}: {line}", indent="    "))
    if any(one["different"] for one in told):
        raise LoadError("replays differ: the traces were made with other versions, or changed")
    if any(one["misreported"] for one in told):
        raise LoadError("what is stored is not what the same versions find now: traces or rows were changed")


def _verified(folder: RunFolder) -> dict[str, Any]:
    """What is found of a run, in JSON's terms."""
    rows, config, console = runs.rows_of(folder), runs.config_of(folder), Terminal(stderr=True)
    ok = [row for row in rows if row.status == "ok"]
    other = _other_versions(config, ok)
    different, wrong = {}, {}
    for one in track(
        played_again(folder),
        escape(visible(folder.path.name)),
        len(ok),
        console=console,
        disable=not console.is_terminal,
    ):
        if one.difference:
            different[one.name] = one.difference
        elif one.row.scenario not in other and (fault := misreported(one, config)):
            wrong[one.name] = fault
    return {
        "folder": str(folder.path), "replayed": len(ok), "same": len(ok) - len(different), "different": different,
        "misreported": wrong, "not_compared": other,
        "errors": {name_of(row.key): row.error for row in rows if row.status == "error"},
        "not_played": len(set(config.episodes()) - {row.key for row in rows}), "trace_digest": folder.trace_digest(),
    }  # fmt: skip


def _other_versions(config: RunConfig, rows: list[EpisodeRow]) -> dict[str, str]:
    """The scenarios whose grades mean nothing here, and why: what is installed is not what graded them."""
    found = {}
    for id in dict.fromkeys(row.scenario for row in rows):
        try:
            config.check_world([id])
        except LoadError as error:
            found[id] = str(error)
    return found


def _lines(one: dict[str, Any]) -> list[str]:
    lines = [f"{name}: {fault}" for kind in ("different", "misreported") for name, fault in one[kind].items()]
    sound = one["replayed"] and not (one["different"] or one["misreported"] or one["not_compared"])
    graded = " and are graded as stored" if sound else ""
    lines.append(f"{one['same']} of {one['replayed']} episodes end in the same state{graded}")
    if errors := one["errors"]:
        name, error = next(iter(errors.items()))
        lines.append(
            f"{counted(len(errors), 'episode')} met an error and cannot be replayed, the first, {name}: {error}"
        )
    if one["not_played"]:
        lines.append(f"{counted(one['not_played'], 'episode')} not played yet")
    if other := one["not_compared"]:
        lines.append(f"grades of {counted(len(other), 'scenario')} not compared: {next(iter(other.values()))}")
    return lines
