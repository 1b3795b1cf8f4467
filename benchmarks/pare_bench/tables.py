"""Tables of a report, for a terminal of 80 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from pare.errors import listed
from pare.terminal import Terminal
from pare_bench.capability_tables import capability_tables
from pare_bench.cells import counted, empty_table, mean, share, with_interval
from pare_bench.comparable import unlike
from pare_bench.config import RunConfig
from pare_bench.numbers.summary import Headline, Summary, breakdown, summarise
from pare_bench.reference import figures
from pare_bench.runs import config_of, rows_of
from pare_bench.store import RunFolder


@dataclass(frozen=True)
class Told:
    """A run that is reported: what it was, and its numbers; `called` is what it is called among the others."""

    folder: RunFolder
    config: RunConfig
    summary: Summary
    called: str

    @property
    def name(self) -> str:
        """What it is called, as it may stand in a table."""
        return escape(self.called)


def told_runs(folders: Sequence[RunFolder]) -> list[Told]:
    """The runs with their numbers, the best first; each is called by its assistant, or by its folder if that is shared.

    Raises:
        RunFolderError: a run cannot be read.
        LoadError: a run has no sound configuration, or an episode that is not of its scenarios.
    """
    configs = [config_of(folder) for folder in folders]
    shared = Counter(config.assistant for config in configs)
    found = [
        Told(folder, config, summarise(rows_of(folder)),
             config.assistant if shared[config.assistant] == 1 else f"{config.assistant} ({folder.path.name})")
        for folder, config in zip(folders, configs, strict=True)
    ]  # fmt: skip
    return sorted(found, key=lambda one: -(one.summary.success_rate.value or 0.0))


def print_report(folders: Sequence[RunFolder], by: Sequence[str], *, closely: bool = False) -> None:
    """The comparison of some runs: how well they did, with how much work, and where they failed; then their parts.

    Looked at closely, the four capabilities and restraint follow.
    """
    console = Terminal()
    told = told_runs(folders)
    console.print(title(told[0]), style="bold")
    for table in (results(told), work(told), effort(told), endings(told)):
        console.print(table)
    for table in capability_tables([(one.name, rows_of(one.folder)) for one in told]) if closely else ():
        console.print(table)
    for group in by:
        for one in told:
            console.print(parts(one, group))
    for line in remarks(told):
        console.print(line)


def results(told: Sequence[Told]) -> Table:
    """How well each run did: success with its 95% interval and standard error over runs, success@k and success^k."""
    most = max(one.summary.runs for one in told)
    over = [f"@{most}", f"^{most}"] if most > 1 else []
    errors = ["± s.e."] if over else []
    table = empty_table("How well", "assistant", "success", *errors, *over, "proposed", "accepted")
    for one in told:
        summary = one.summary
        ks = [share(by_k.get(most)) for by_k in (summary.success_at_k, summary.success_hat_k)]
        error = summary.success_rate.standard_error
        table.add_row(
            one.name,
            with_interval(summary.success_rate),
            *(["–" if error is None else f"{error:.1%}"] if over else []),
            *(ks if over else []),
            share(summary.proposal_rate),
            share(summary.acceptance_rate),
        )
    return table


def work(told: Sequence[Told]) -> Table:
    """What each run took: means per completed episode."""
    names = ("reads", "writes", "turns", "tokens", "cost", "seconds")
    table = empty_table("With how much work", "assistant", *names)
    for one in told:
        summary = one.summary
        tokens = [summary.tokens_in.value, summary.tokens_out.value]
        cost = summary.cost_usd.value
        table.add_row(
            one.name,
            *map(mean, (summary.reads, summary.writes, summary.turns)),
            "–" if None in tokens else f"{sum(filter(None, tokens)):,.0f}",
            "–" if cost is None else f"${cost:.3f}",
            mean(summary.wall_seconds),
        )
    return table


def effort(told: Sequence[Told]) -> Table:
    """What was left to the user: means per completed episode; taps saved, per success, are against doing it by hand."""
    table = empty_table("What was left to the user", "assistant", "reads", "writes", "taps saved")
    for one in told:
        means = (one.summary.user_reads, one.summary.user_writes, one.summary.taps_saved)
        table.add_row(one.name, *map(mean, means))
    return table


def endings(told: Sequence[Told]) -> Table:
    """How many episodes and proposals ended in which way; infrastructure errors apart."""
    table = empty_table("Where episodes end", "", *(one.name for one in told))
    outcomes, failures = told[0].summary.outcomes, told[0].summary.failures
    lines: dict[str, list[int]] = {
        **{outcome.replace("_", " "): [one.summary.outcomes[outcome] for one in told]
           for outcome in outcomes if outcome != "failed"},
        **{f"failed: {kind}": [one.summary.failures[kind] for one in told] for kind in failures if kind != "error"},
        "error (in no rate)": [one.summary.errors for one in told],
        **{f"proposals {answer}": [getattr(one.summary, answer) for one in told]
           for answer in ("accepted", "rejected", "expired")},
        "consent violations": [one.summary.violations for one in told],
    }  # fmt: skip
    for name, counts in lines.items():
        if any(counts) or name == "assisted":
            table.add_row(name, *map(str, counts))
    return table


def parts(one: Told, group: str) -> Table:
    """A run's numbers by domain, capability, difficulty or app."""
    table = empty_table(f"{one.name} by {group}", group, "episodes", "success", "proposed", "accepted")
    found: dict[str, Headline] = breakdown(rows_of(one.folder), group)  # type: ignore[arg-type]
    for name, part in found.items():
        table.add_row(
            escape(name),
            str(part.episodes),
            with_interval(part.success_rate),
            share(part.proposal_rate),
            share(part.acceptance_rate),
        )
    return table


def remarks(told: Sequence[Told]) -> list[str]:
    """What a reader must know besides the numbers: the models, what is missing, and what makes runs incomparable."""
    lines = []
    for one in told:
        if one.config.models:
            models = ", ".join(f"{role} {escape(id)}" for role, id in one.config.models.items())
            lines.append(f"{one.name}: {models}.")
        missing = len(one.config.episodes()) - one.summary.episodes
        if missing:
            lines.append(f"{one.name}: {counted(missing, 'episode')} not played yet.")
    first = told[0]
    for one in told[1:]:
        against = [str(what) for what in unlike(first.config, one.config)]
        if first.config.scenarios.keys() != one.config.scenarios.keys():
            against.insert(0, "which scenarios they have")
        if against:
            differ = escape(listed(against, 6))
            lines.append(f"{first.name} and {one.name} differ in {differ}: their numbers do not compare.")
    return lines


def print_reference() -> None:
    """The published figures of another suite."""
    console, published = Terminal(), figures()
    table = empty_table("Published elsewhere", "model", "success", "success^4", "proposed", "accepted")
    for row in published.rows:
        cells = (row.success, row.success_hat_4, row.proposed, row.accepted)
        table.add_row(escape(row.model), *("" if figure is None else str(figure) for figure in cells))
    console.print()
    console.print(table)
    for line in (published.warning, *published.notes, f"Source: {published.source}."):
        console.print(escape(line))


def title(one: Told) -> str:
    """What was played, in a line."""
    summary, config = one.summary, one.config
    played = f"{counted(summary.scenarios, 'scenario')}, {counted(summary.runs, 'run')}, user {escape(config.user)}"
    return f"Pare-Bench {escape(config.versions.get('suite', '?'))}: {played}"
