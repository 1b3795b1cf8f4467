"""The table of a sweep, for a terminal of 80 columns."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from pare.terminal import Terminal
from pare_bench.cells import counted, empty_table, mean, share, with_interval
from pare_bench.sweep.results import Swept


def print_sweep(swept: Swept) -> None:
    """How well every configuration did at every point, and what a reader must know besides."""
    console = Terminal()
    console.print(escape(swept.title), style="bold")
    console.print(table(swept))
    for line in remarks(swept):
        console.print(escape(line))


def table(swept: Swept) -> Table:
    """A line for every configuration at every point; the points are set apart where there are several of them."""
    names = ("events\n/min", "assistant", "success", "accepted", "proposed", "reads", "turns")
    found = empty_table("Against noise", "tools\nfail", *names)
    for column in found.columns:
        column.no_wrap = True
    assistant = found.columns[2]
    assistant.no_wrap, assistant.justify, assistant.min_width = False, "left", len("assistant")
    last = len(swept.sweep.configurations) - 1
    for number, (point, config, _, summary) in enumerate(swept.results):
        place = number % (last + 1)
        found.add_row(
            f"{point.tool_failure:g}" if place == 0 else "",
            f"{point.events_per_minute:g}" if place == 0 else "",
            escape(config.assistant),
            with_interval(summary.success_rate),
            share(summary.acceptance_rate),
            share(summary.proposal_rate),
            mean(summary.reads),
            mean(summary.turns),
            end_section=bool(last) and place == last,
        )
    return found


def remarks(swept: Swept) -> list[str]:
    """The models, and what is missing."""
    lines = [
        f"{config.assistant}: {', '.join(f'{role} {id}' for role, id in config.models.items())}."
        for config in swept.sweep.configurations
        if config.models
    ]
    missing = sum(len(config.episodes()) - summary.episodes for _, config, _, summary in swept.results)
    if missing:
        lines.append(f"{counted(missing, 'episode')} not played yet.")
    if errors := sum(result.summary.errors for result in swept.results):
        lines.append(f"In no rate, for an error: {counted(errors, 'episode')}.")
    return lines
