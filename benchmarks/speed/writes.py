"""Forks, writes and rollbacks of each app with 10,000 rows, and inserts up to 100,000."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from time import perf_counter
from typing import Any

from benchmarks.speed.measure import Figure, best
from benchmarks.speed.rows import ADDS, START, filled
from pare.app import App
from pare.entity import Entity
from pare.phone import Phone
from pare.table import Table

ROWS = 10_000
TIMES = 50  # how often something is written within one step
LATER = START + timedelta(days=9_999)


class _Undone(Exception):
    """Ends a step whose changes are undone."""


def measure_fork() -> list[Figure]:
    """A fork of a phone with 10,000 rows of every app, and the first write to a fork, app by app."""
    figures = [
        Figure(f"a fork with {size:,} rows in each app", best(filled(size).fork, number=200), 10e-6)
        for size in (10, ROWS)
    ]
    for app in ADDS:
        phone = filled(ROWS, [app])
        twins, written = [phone.fork() for _ in range(12)], []

        def write(app: type[App] = app, twins: list[Phone] = twins, written: list[Phone] = written) -> None:
            twin = twins.pop()
            written.append(twin)  # so that no figure holds the end of a fork's life
            with twin.step("world"):
                ADDS[app](twin, ROWS, LATER)

        figures.append(Figure(f"first write to a fork with {ROWS:,} rows, {app.name}", best(write, repeat=10), 500e-6))
    return figures


def measure_writes() -> list[Figure]:
    """An insert, an update and their rollback on a phone whose tables are its own already."""
    figures = []
    for app in ADDS:
        phone = filled(ROWS, [app])
        table: Table[Any] = max(phone.tables(), key=len)
        first, second = _variants(table)

        def flip(table: Table[Any] = table, pair: tuple[Entity, Entity] = (first, second)) -> None:
            for one in pair:
                table.update(one)

        kept = _seconds(phone, flip, undo=False) / 2
        undone = _seconds(phone, flip, undo=True) / 2
        figures += [
            Figure(f"an update, {app.name}", kept),
            Figure(f"its rollback, {app.name}", max(undone - kept, 0.0)),
        ]
    return figures


def measure_inserts() -> list[Figure]:
    """Whether the time of an insert depends on how many rows there are."""
    figures = []
    for app in ADDS:
        seconds = {size: min(_filling(app, size) for _ in range(3)) / size for size in (10_000, 100_000)}
        ratio = seconds[100_000] / seconds[10_000]
        figures.append(Figure(f"time an insert, 100,000 rows against 10,000, {app.name}", ratio, 2.0, "x"))
    return figures


def _variants(table: Table[Any]) -> tuple[Entity, Entity]:
    """The row in the middle, and the same with another text, number or mark in the first field that takes one."""
    row = list(table)[len(table) // 2]
    for name, value in row:
        if name not in ("id", table.kind.order) and isinstance(value, str) and value:
            return row.changed(**{name: value}), row.changed(**{name: f"{value}x"})
    raise AssertionError(f"{table.name} holds no text")


def _seconds(phone: Phone, act: Callable[[], None], *, undo: bool) -> float:
    """Seconds of one call, of many within one step, at best."""

    def many() -> None:
        with suppress(_Undone), phone.step("world"):
            for _ in range(TIMES):
                act()
            if undo:
                raise _Undone

    return best(many, repeat=10) / TIMES


def _filling(app: type[App], size: int) -> float:
    began = perf_counter()
    filled(size, [app])
    return perf_counter() - began
