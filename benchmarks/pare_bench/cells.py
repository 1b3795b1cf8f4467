"""Tables and figures as a terminal of 80 columns shows them."""

from __future__ import annotations

from rich import box
from rich.table import Table

from pare_bench.numbers.intervals import Estimate


def empty_table(title: str, first: str, *others: str) -> Table:
    """An empty table in the manner of all of them: names on the left, numbers on the right."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False,
                  collapse_padding=True)  # fmt: skip
    table.add_column(first, no_wrap=True)
    for name in others:
        table.add_column(name, justify="right", overflow="fold")
    return table


def counted(number: int, what: str) -> str:
    """A number of things in words."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def share(value: Estimate | None) -> str:
    """A share as a table shows it."""
    return "–" if value is None or value.value is None else f"{value.value:.1%}"


def with_interval(value: Estimate) -> str:
    """A share with its interval as a table shows it."""
    if value.low is None or value.high is None:
        return share(value)
    return f"{share(value)} [{value.low * 100:.0f}, {value.high * 100:.0f}]"


def mean(value: Estimate) -> str:
    """A mean as a table shows it."""
    return "–" if value.value is None else f"{value.value:.1f}"


def mean_with_interval(value: Estimate) -> str:
    """A mean with its interval as a table shows it."""
    if value.low is None or value.high is None:
        return mean(value)
    return f"{mean(value)} [{value.low:.1f}, {value.high:.1f}]"
