"""Days and times of day in what people write, as one reads them who knows what day it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from pare.phrases import clocks_in, days_in, plain

Clock = tuple[int, int]
Slot = tuple[date, Clock]

AHEAD = 28  # days in which "the 22nd" is looked for
LONG_AGO = 120  # a day without a year that is so many days back is one of next year
_WAKING = tuple((hour, minute) for hour in range(8, 20) for minute in range(60))
_EARLY = tuple((hour, minute) for hour in range(5, 13) for minute in range(60))
_MORNING = re.compile(r"\b(?:morning|breakfast|sunrise|dawn)\b")
_ANSWER = (
    r"(?:repl(?:y|ies)|answers?|respond|confirm|say|decide|let (?:me|us) know|tell (?:me|us)|choose|pick|rsvp|sign up)"
)
_ANSWER_BY = re.compile(rf"\b{_ANSWER}\b[^.;\n?!]*?\b(?:by|until|till|before|latest)\b[^.;,\n?!]*")
_DUE = re.compile(
    r"\b(?:by|until|till|before|no later than|not later than|latest|due|deadline(?: is)?|at the latest)\b[^.;\n?!]*"
)
_RANGE = re.compile(r"\d\s?(?:-|to|until|till)\s?\d|\b(?:from|between)\b")
_PARTS = re.compile(r"[;,\n]|\.(?!\d)|\bor\b|\band\b")


@dataclass(frozen=True)
class When:
    """The days and times that a text states.

    Attributes:
        days: each day once, in order.
        clocks: each time of day once, in order.
        until: the end, where the text gives a stretch of time.
    """

    days: tuple[date, ...] = ()
    clocks: tuple[Clock, ...] = ()
    until: Clock | None = None

    @property
    def day(self) -> date | None:
        """The day, if there is just one."""
        return self.days[0] if len(self.days) == 1 else None

    @property
    def clock(self) -> Clock | None:
        """The time of day, if there is just one."""
        return self.clocks[0] if len(self.clocks) == 1 else None

    def corrected(self, later: When) -> When:
        """What holds once a later text has stated another day or time."""
        return When(later.days or self.days, later.clocks or self.clocks, later.until if later.clocks else self.until)


def when_in(text: str, today: date) -> When:
    """The days and times of day that a text affirms; until when it wants an answer is not among them."""
    told = _ANSWER_BY.sub(" ", plain(text))
    clocks = _clocks(told)
    if len(clocks) == 2 and _RANGE.search(told):
        return When(_days(told, today), clocks[:1], clocks[1])
    return When(_days(told, today), clocks)


def slots_in(text: str, today: date) -> tuple[Slot, ...]:
    """Each day with each of its times that a text offers, in the order of the text."""
    return tuple(dict.fromkeys(_slots(_ANSWER_BY.sub(" ", plain(text)), today)))


def _slots(told: str, today: date) -> Iterator[Slot]:
    day: date | None = None
    for part in _PARTS.split(told):
        days, clocks = _days(part, today), _clocks(part)
        day = days[0] if days else day
        starts = clocks[:1] if _RANGE.search(part) else clocks
        if day is not None:
            yield from ((day, clock) for clock in starts)


def deadline_in(text: str, today: date) -> tuple[date, Clock | None] | None:
    """By when something is wanted; None if the text does not say."""
    for clause in _DUE.findall(plain(text)):
        days, clocks = _days(clause, today), _clocks(clause)
        if days:
            return days[0], clocks[0] if clocks else None
        if clocks:
            return today, clocks[0]
    return None


def days_named(text: str, today: date) -> tuple[date, ...]:
    """The days that a text speaks of, those too that it takes back ("not on Thursday")."""
    return _days(plain(text), today, affirmed=False)


def _days(told: str, today: date, affirmed: bool = True) -> tuple[date, ...]:
    sure = days_in(told, today.year, today, affirmed=affirmed)
    if sure:
        return tuple(_coming(day, today, told) for day in sure)
    soon = tuple(today + timedelta(days=n) for n in range(AHEAD))
    return days_in(told, today.year, today, expected=soon, affirmed=affirmed)


def _coming(day: date, today: date, told: str) -> date:
    """A date without a year that lies far behind is one of next year."""
    if (today - day).days > LONG_AGO and str(day.year) not in told and (day.month, day.day) != (2, 29):
        return day.replace(year=day.year + 1)
    return day


def _clocks(told: str) -> tuple[Clock, ...]:
    return clocks_in(told, expected=_EARLY if _MORNING.search(told) else _WAKING, affirmed=True)


def at(day: date, clock: Clock) -> datetime:
    """A local point in time."""
    return datetime.combine(day, time(*clock))


def told_day(day: date) -> str:
    """A day as people write it: `Thursday 22 April 2027`."""
    return f"{day:%A} {day.day} {day:%B %Y}"


def told_time(moment: datetime) -> str:
    """A point in time: `Thursday 22 April 2027 at 18:30`."""
    return f"{told_day(moment.date())} at {moment:%H:%M}"


def now_of(text: str) -> datetime:
    """The local time that an observation states (`Thursday 15 April 2027 18:02 CEST`)."""
    return datetime.strptime(" ".join(text.split()[:5]), "%A %d %B %Y %H:%M")
