"""Tables of a report, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from pare_bench.numbers.intervals import Estimate
from pare_bench.numbers.summary import Summary, breakdown, summarise
from pare_bench.output import percent
from pare_bench.runs import config_of
from pare_bench.store import RunFolder


def print_report(folders: Sequence[RunFolder], by: Sequence[str]) -> None:
    """The comparison of some runs; of one run alone also where it failed, and its parts."""
    console = Console()
    summaries = [(folder, summarise(folder.rows())) for folder in folders]
    console.print(comparison(summaries))
    console.print(failures(summaries))
    for group in by:
        for folder in folders:
            console.print(parts(folder, group))


def comparison(summaries: Sequence[tuple[RunFolder, Summary]]) -> Table:
    """One row for each run."""
    most = max(summary.runs for _, summary in summaries)
    table = Table(title=_title(summaries), title_justify="left")
    for name in (
        "assistant",
        "success",
        *_over_runs(most),
        "proposals",
        "accepted",
        "reads",
        "writes",
        "turns",
        "errors",
        "cost",
    ):
        table.add_column(name, justify="left" if name == "assistant" else "right")
    for folder, one in summaries:
        config = config_of(folder)
        table.add_row(
            escape(" + ".join(dict.fromkeys([config.assistant, *config.models.values()]))),
            percent(one.success_rate),
            *([percent(one.success_at_k[most]), percent(one.success_hat_k[most])] if most > 1 else []),
            percent(one.proposal_rate),
            percent(one.acceptance_rate),
            *(_number(mean) for mean in (one.reads, one.writes, one.turns)),
            str(one.errors),
            "–" if one.totals.cost_usd is None else f"${one.totals.cost_usd:.2f}",
        )  # fmt: skip
    return table


def failures(summaries: Sequence[tuple[RunFolder, Summary]]) -> Table:
    """Where episodes failed, by kind."""
    table = Table("outcome", title="Where episodes end", title_justify="left")
    for folder, _ in summaries:
        table.add_column(escape(config_of(folder).assistant), justify="right")
    outcomes = summaries[0][1].outcomes
    for outcome in outcomes:
        if outcome != "failed":
            table.add_row(outcome.replace("_", " "), *(str(one.outcomes[outcome]) for _, one in summaries))
    for kind in summaries[0][1].failures:
        counts = [one.failures[kind] for _, one in summaries]
        if any(counts):
            table.add_row(f"failed: {kind}", *map(str, counts))
    return table


def parts(folder: RunFolder, group: str) -> Table:
    """A run's numbers by domain, capability, difficulty or app."""
    table = Table(
        group,
        "episodes",
        "success",
        "proposals",
        "accepted",
        title=escape(config_of(folder).assistant),
        title_justify="left",
    )
    for name, one in breakdown(folder.rows(), group).items():  # type: ignore[arg-type]
        table.add_row(
            name, str(one.episodes), percent(one.success_rate), percent(one.proposal_rate), percent(one.acceptance_rate)
        )
    return table


def _over_runs(most: int) -> tuple[str, ...]:
    return (f"success@{most}", f"success^{most}") if most > 1 else ()


def _title(summaries: Sequence[tuple[RunFolder, Summary]]) -> str:
    one, config = summaries[0][1], config_of(summaries[0][0])
    played = f"{one.scenarios} scenarios, {one.runs} run{'s' if one.runs > 1 else ''}, user {config.user}"
    return f"Pare-Bench {config.versions.get('suite', '?')}: {played}"


def _number(value: Estimate) -> str:
    return "–" if value.value is None else f"{value.value:.1f}"
