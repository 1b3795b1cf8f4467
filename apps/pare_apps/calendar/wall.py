"""Hours on the wall: what the clock of a zone shows, or would show where it is put forward past them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from pydantic import NaiveDatetime


@dataclass(frozen=True, slots=True)
class Wall:
    """Begin and end of an event by the clock on the wall of its zone.

    Attributes:
        starts: when it begins, without a zone.
        ends: when it ends, without a zone; later than `starts`.
    """

    starts: NaiveDatetime
    ends: NaiveDatetime

    def __str__(self) -> str:
        return f"{self.starts:%H:%M}-{self.ends:%H:%M}"

    def on(self, day: date) -> Wall:
        """The same hours from another day on."""
        later = day - self.starts.date()
        return Wall(self.starts + later, self.ends + later)

    def times(self, zone: ZoneInfo) -> tuple[datetime, datetime]:
        """The instants, as UTC; an hour that the clock leaves out is read as if it had not been put forward yet."""
        starts, ends = instant(self.starts, zone), instant(self.ends, zone)
        return starts, ends if ends > starts else starts + (self.ends - self.starts)


def hours_between(starts: datetime, ends: datetime, zone: ZoneInfo) -> Wall:
    """What the clock on the wall shows at two instants; one that is put back in between does not turn them around."""
    begin, end = shown(starts, zone), shown(ends, zone)
    return Wall(begin, end if end > begin else begin + (ends - starts))


def whole_days(first: date, last: date) -> Wall:
    """From the begin of a day to the end of another."""
    return Wall(datetime.combine(first, time.min), datetime.combine(last + timedelta(days=1), time.min))


def shown(moment: datetime, zone: ZoneInfo) -> datetime:
    """What the clock on the wall of a zone shows at an instant."""
    return moment.astimezone(zone).replace(tzinfo=None, fold=0)


def instant(hour: datetime, zone: ZoneInfo) -> datetime:
    """When the clock on the wall of a zone shows this (for the first time), as UTC."""
    return hour.replace(tzinfo=zone).astimezone(UTC)
