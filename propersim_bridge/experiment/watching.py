"""Progress on a terminal; elsewhere there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Show(Protocol):
    """Shows how far something is."""

    def __call__(self, share: float, told: str = "") -> None:
        """The share that is done, and words about it."""


@contextmanager
def watching(title: str) -> Iterator[Show]:
    """A function that shows how far something is."""
    if not sys.stderr.isatty():
        yield _nothing
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description:<12}"), BarColumn(), TextColumn("{task.percentage:>5.1f} %"),
        TextColumn("{task.fields[told]}"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=1.0, told="")

        def show(share: float, told: str = "") -> None:
            bar.update(task, completed=share, told=told)

        yield show


def _nothing(share: float, told: str = "") -> None:
    """Nobody looks."""
