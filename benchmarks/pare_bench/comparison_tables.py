"""A comparison of two runs, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.markup import escape
from rich.table import Table

from pare.errors import listed
from pare.terminal import Terminal
from pare_bench.cells import counted, empty_table
from pare_bench.comparison import Comparison, Side
from pare_bench.numbers.paired import Paired

_NAMES = {"success_rate": "success", "acceptance_rate": "accepted", "proposal_rate": "proposed", "cost_usd": "cost"}
_SHARES = ("success", "accepted", "proposed")


def print_comparison(comparison: Comparison) -> None:
    """What the two runs are, what speaks against comparing them, the differences, and the scenarios that changed."""
    console = Terminal()
    for letter, side in (("A", comparison.first), ("B", comparison.second)):
        console.print(f"{letter}: {_told(side)}", style="bold")
    if comparison.unlike:
        console.print("\nNot comparable, and shown because of --anyway. They differ in:")
        for one in comparison.unlike:
            console.print(f"  {escape(one.what)}: {escape(one.first)} in A, {escape(one.second)} in B")
    console.print()
    console.print(measures(comparison))
    if comparison.changed:
        console.print(changed(comparison))
    for line in remarks(comparison):
        console.print(line)


def measures(comparison: Comparison) -> Table:
    """Every measure of both runs, with the difference, its interval and its p."""
    title = f"Over {counted(len(comparison.scenarios), 'scenario')} that both completed"
    table = empty_table(title, "", "A", "B", "B − A", "95 % interval", "p", "over")
    for key, paired in comparison.measures.items():
        name = _NAMES.get(key, key.replace("_hat_", "^"))
        table.add_row(name, *_cells(name, paired), _p(paired.p), str(paired.scenarios))
    return table


def changed(comparison: Comparison) -> Table:
    """The scenarios that one run solves and the other does not."""
    gained = sum(one.second.solved for one in comparison.changed)
    lost = len(comparison.changed) - gained
    table = empty_table(f"Changed side: {gained} gained, {lost} lost", "", "A", "B", "fails with")
    for one in comparison.changed:
        failing = one.first if one.second.solved else one.second
        cells = (f"{ending.succeeded}/{ending.runs}" for ending in (one.first, one.second))
        table.add_row(escape(one.scenario), *cells, failing.failure or "")
    return table


def remarks(comparison: Comparison) -> list[str]:
    """What a reader must know besides the numbers."""
    lines = []
    for letter, side in (("A", comparison.first), ("B", comparison.second)):
        if side.alone:
            lines.append(f"In {letter}, but not compared: {escape(listed(side.alone))}.")
        if missing := side.planned - side.episodes:
            lines.append(f"{letter}: {counted(missing, 'episode')} not played yet.")
        if side.errors:
            lines.append(f"{letter}: {counted(side.errors, 'episode')} met an error, in no rate.")
    return [
        *lines,
        "Interval: bootstrap over scenarios, drawn for both runs together. p: how often swapping the two runs within "
        "scenarios at random gives as large a difference; not corrected for the number of measures.",
    ]


def _told(side: Side) -> str:
    parts = [side.assistant, *(f"{role} {id}" for role, id in side.models.items())]
    return escape(f"{side.folder} ({', '.join(parts)}; {counted(side.episodes, 'episode')})")


def _cells(name: str, paired: Paired) -> Iterable[str]:
    """Both values, the difference and its interval."""
    value: Callable[[float], str]
    change: Callable[[float], str]
    unit = ""
    if name.startswith(_SHARES):
        value, change, unit = "{:.1%}".format, lambda by: f"{by * 100:+.1f}", " pp"
    elif name == "cost":
        value, change = "${:.3f}".format, "{:+.3f}".format
    elif name == "tokens":
        value, change = "{:,.0f}".format, "{:+,.0f}".format
    else:
        value, change = "{:.1f}".format, "{:+.1f}".format
    for known in (paired.first, paired.second):
        yield "–" if known is None else value(known)
    yield "–" if paired.difference is None else change(paired.difference) + unit
    yield "–" if paired.low is None or paired.high is None else f"[{change(paired.low)}, {change(paired.high)}]"


def _p(p: float | None) -> str:
    if p is None:
        return "–"
    return "<0.001" if p < 0.001 else f"{p:.3f}"
