"""Progress of a run on a terminal; elsewhere there is none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pare_bench.runner import Progress


@contextmanager
def watching(title: str) -> Iterator[Callable[..., None]]:
    """A function that shows how far a run is, with its running success and cost; it may be given another title."""
    if not sys.stderr.isatty():
        yield lambda progress, title="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress as Bar, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description:<16}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[told]}"),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Bar(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(title, told="")

        def show(progress: Progress, title: str = title) -> None:
            bar.update(task, description=title, total=progress.total, completed=progress.done, told=told(progress))

        yield show


def told(progress: Progress) -> str:
    """Success, errors and cost so far."""
    parts = [f"{progress.succeeded / max(progress.done - progress.errors, 1):.0%} success"]
    if progress.errors:
        parts.append(f"{progress.errors} error{'' if progress.errors == 1 else 's'}")
    if progress.tokens:
        parts.append(f"{progress.tokens:,} tokens, ${progress.cost_usd:.2f}")
    return ", ".join(parts)
