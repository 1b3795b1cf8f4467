"""The four capabilities and restraint, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from pare_bench.cells import empty_table, mean_with_interval, share, with_interval
from pare_bench.numbers.capabilities import FOUR, capabilities
from pare_bench.numbers.row import EpisodeRow


def capability_tables(runs: Sequence[tuple[str, Sequence[EpisodeRow]]]) -> tuple[Table, Table]:
    """What holds each assistant back, and how restrained it is.

    Args:
        runs: the name of each assistant, as it may stand in a table, and its rows.
    """
    heads = ("context", "goal", "timing", "carry out", "product", "success", "weakest")
    able = empty_table("Which capability holds it back", "assistant", *heads)
    others = ("proposed in", "an episode", "say it again", "name no need", "min early", "min late")
    restrained = empty_table("How restrained it is", "assistant", *others)
    for name, rows in runs:
        found = capabilities(rows)
        able.add_row(
            name, *(_below(with_interval(getattr(found, one))) for one in (*FOUR, "product")), share(found.success),
            "–" if found.weakest is None else found.weakest.replace("_", "\n"),
        )  # fmt: skip
        restrained.add_row(
            name, _below(with_interval(found.acting)), _below(mean_with_interval(found.interruptions)),
            *(_below(with_interval(one)) for one in (found.repeated, found.idle)),
            *(_below(mean_with_interval(one)) for one in (found.minutes_early, found.minutes_late)),
        )  # fmt: skip
    return able, restrained


def _below(told: str) -> str:
    """With the interval on a line of its own."""
    return told.replace(" ", "\n", 1)
