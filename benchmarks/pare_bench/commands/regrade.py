"""Grade the stored traces of a run with today's graders, and show what changed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from pare import registry
from pare.grading import GRADER
from pare.showing import visible_json
from pare.terminal import Terminal
from pare_bench import runs
from pare_bench.again import Again, played_again
from pare_bench.cells import counted
from pare_bench.numbers.row import EpisodeRow
from pare_bench.numbers.summary import summarise
from pare_bench.rows import row_again
from pare_bench.store import RunFolder

GRADED = ("outcome", "failure", "checks", "progress", "evidence_seen", "evidence_before_proposal", "in_window",
          "named_need", "violations", "taps_saved", "offers")  # fmt: skip


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="The run folder.")],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every change.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a copy of the run, graded anew, into this new folder.")
    ] = None,
) -> None:
    """Grade the stored traces of a run with today's graders, and show what changed."""
    folder, console = runs.one(directory), Console(stderr=True)
    before = folder.rows()
    total = sum(row.status == "ok" for row in before)
    again = list(track(played_again(folder), "grading", total, console=console, disable=not console.is_terminal))
    rows = {one.row.key: graded(one) for one in again}
    changes = {one.name: _changes(one.row, rows[one.row.key]) for one in again if not one.difference}
    told: dict[str, Any] = {
        "folder": str(folder.path), "grader": GRADER, "episodes": len(again),
        "success_rate": {
            "stored": summarise(before).success_rate.value,
            "today": summarise([rows.get(row.key, row) for row in before]).success_rate.value,
        },
        "changed": {name: change for name, change in changes.items() if change},
        "not_regraded": {one.name: one.difference for one in again if one.difference},
    }  # fmt: skip
    if out is not None:
        _copied(folder, rows, again, out)
    if as_json:
        print(visible_json(told))
    else:
        _print(told)


def graded(one: Again) -> EpisodeRow:
    """The row that an episode has today; where it cannot be played again, the stored one."""
    if one.episode is None or one.difference:
        return one.row
    return row_again(registry.scenario(one.row.scenario), one.row, one.episode)


def _changes(before: EpisodeRow, after: EpisodeRow) -> dict[str, list[Any]]:
    found = {name: [_value(before, name), _value(after, name)] for name in GRADED}
    return {name: pair for name, pair in found.items() if pair[0] != pair[1]}


def _value(row: EpisodeRow, name: str) -> Any:
    if name != "offers":
        return getattr(row, name)
    return [
        f"turn {offer.turn}: {'names a need' if offer.named else 'names none'}, {offer.timing}"
        + ("" if offer.minutes_off is None else f" ({offer.minutes_off:+g} min)")
        + (", repeated" if offer.repeated else "") + f", evidence {offer.evidence:.0%}"
        for offer in row.offers
    ]  # fmt: skip


def _copied(folder: RunFolder, rows: dict[tuple[str, int], EpisodeRow], again: list[Again], out: Path) -> None:
    traces = {one.row.key: one.episode.trace.data for one in again if one.episode is not None and not one.difference}
    with RunFolder.create(out, folder.config) as copy:
        for row in folder.rows():
            trace = traces.get(row.key) or folder.trace(*row.key)
            copy.add(rows.get(row.key, row).model_copy(update={"trace_sha256": ""}), trace)


def _print(told: dict[str, Any]) -> None:
    console = Terminal()
    if told["changed"]:
        table = Table(title=f"What grader {told['grader']} sees otherwise")
        for column in ("episode", "what", "stored", "today"):
            table.add_column(column)
        for name, change in told["changed"].items():
            for what, (stored, today) in change.items():
                values = ("\n".join(one) if isinstance(one, list) else str(one) for one in (stored, today))
                table.add_row(escape(name), what.replace("_", " "), *map(escape, values))
        console.print(table)
    for name, difference in told["not_regraded"].items():
        console.print(f"{name}: not graded anew: {difference}", markup=False)
    rate = {when: "–" if value is None else f"{value:.1%}" for when, value in told["success_rate"].items()}
    changed = sum(any(what in change for what in ("outcome", "failure")) for change in told["changed"].values())
    console.print(
        f"{counted(told['episodes'], 'episode')}, {len(told['changed'])} graded otherwise "
        f"({changed} in outcome or failure); success {rate['stored']} as stored, {rate['today']} today"
    )
