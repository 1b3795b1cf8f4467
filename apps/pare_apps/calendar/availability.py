"""Free time: the stretches of a window that nothing blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from pare_apps.calendar.occurrences import Occurrence, Slot, midnight


def open_hours(
    day: date, days: int, earliest: time, latest: time, zone: ZoneInfo
) -> Iterator[tuple[datetime, datetime]]:
    """The hours of each day that are wanted, as UTC; `latest` at 00:00 means the midnight after the day."""
    for number in range(days):
        here = day + timedelta(days=number)
        begin = datetime.combine(here, earliest, zone).astimezone(UTC)
        end = (
            datetime.combine(here, latest, zone).astimezone(UTC)
            if latest != time()
            else midnight(here + timedelta(days=1), zone)
        )
        yield begin, end


def free_between(
    hours: Iterable[tuple[datetime, datetime]], busy: list[Occurrence], shortest: timedelta, now: datetime
) -> Iterator[Slot]:
    """The stretches of these hours, from now on, that nothing blocks and that are long enough.

    Args:
        hours: when time is wanted, in order.
        busy: what blocks time, in order of its begin.
        shortest: the least length of a stretch.
        now: nothing before it is free.
    """
    for begin, end in hours:
        free = max(begin, now)
        for one in busy:
            if one.starts >= end:
                break
            if one.ends > free:
                if one.starts - free >= shortest:
                    yield Slot(starts=free, ends=one.starts)
                free = one.ends
        if end - free >= shortest:
            yield Slot(starts=free, ends=end)
