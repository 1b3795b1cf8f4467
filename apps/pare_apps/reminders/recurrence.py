"""When a repeating reminder is due next."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Literal
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

Repeat = Literal["none", "daily", "weekly", "monthly", "yearly"]
Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

DAYS: tuple[Day, ...] = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def following(
    start: datetime,
    after: datetime,
    zone: ZoneInfo,
    repeat: Repeat,
    every: int,
    days: tuple[Day, ...],
    until: date | None,
) -> datetime | None:
    """The first occurrence of a series after a point in time, as UTC; None if the series has ended.

    The hour on the wall stays the same through changes of the clock, and the day of the month too: the 31st is kept on
    the last day of shorter months.

    Args:
        start: the first occurrence.
        after: what the occurrence must be later than.
        zone: where the hour on the wall is read.
        repeat: the unit.
        every: how many units lie between occurrences.
        days: the days of a weekly series; without any it is the day of the start.
        until: the last day on which there may be one.
    """
    if repeat == "none":
        return None
    try:
        first = start.astimezone(zone).replace(tzinfo=None)
        near = after.astimezone(zone).replace(tzinfo=None)
        for local in _occurrences(first, near, repeat, every, days):
            if until is not None and local.date() > until:
                return None
            # the first one is what it was set to, also in an hour that the clock shows twice
            at = start.astimezone(UTC) if local == first else local.replace(tzinfo=zone).astimezone(UTC)
            if at > after:
                return at
    except (OverflowError, ValueError):  # the calendar ends
        pass
    return None


def _occurrences(
    first: datetime, near: datetime, repeat: Repeat, every: int, days: tuple[Day, ...]
) -> Iterator[datetime]:
    """Local times of a series in order, from a little before `near` on."""
    months = (near.year - first.year) * 12 + near.month - first.month
    passed = {
        "daily": (near - first).days,
        "weekly": (near - first).days // 7,
        "monthly": months,
        "yearly": months // 12,
    }
    for number in count(max(0, passed[repeat] // every - 1)):
        steps = number * every
        match repeat:
            case "weekly" if days:
                monday = first - timedelta(days=first.weekday()) + timedelta(weeks=steps)
                week = [monday + timedelta(days=DAYS.index(day)) for day in days]
                yield from (day for day in week if day >= first)
            case "weekly":
                yield first + timedelta(weeks=steps)
            case "daily":
                yield first + timedelta(days=steps)
            case "monthly":
                yield first + relativedelta(months=steps)
            case _:
                yield first + relativedelta(years=steps)


def told(repeat: Repeat, every: int, days: tuple[Day, ...], until: date | None) -> str:
    """A series in words, such as `every 2 weeks on mon, thu until 3 May 2027`; empty if there is none."""
    if repeat == "none":
        return ""
    unit = {"daily": "day", "weekly": "week", "monthly": "month", "yearly": "year"}[repeat]
    words = f"every {unit}" if every == 1 else f"every {every} {unit}s"
    words += f" on {', '.join(days)}" if days else ""
    return words + (f" until {until.day} {until:%b} {until.year}" if until else "")
