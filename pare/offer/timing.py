"""Whether what a proposal enters, books or moves is at a time that the scenario's patterns take."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date, datetime, time, timedelta
from typing import Final

from pare.phrases.base import Span
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.days import day_mentions
from pare.phrases.negation import Negations

Timely = Callable[[str, datetime], bool]
"""Whether a pattern takes such a time of day for an entity of that kind; the time is local, without a zone."""

_FEW: Final = r"(?:[^.;!?\n]{0,60}? )?"
_SETS: Final[Mapping[str, re.Pattern[str]]] = {
    "Reminder": re.compile(rf"\b(?:remind(?:ing)? you|(?:set|setting|add|create|schedule) {_FEW}(?:reminder|alarm))\b"),
    "Event": re.compile(
        rf"\b(?:enter|entering|block|blocking|(?:put|add|note|schedule|write) {_FEW}(?:in|into|to|on) (?:your|the) "
        r"(?:calendar|diary))\b"
    ),
    "Ride": re.compile(r"\b(?:book|order|get|call|reserve|arrange) (?:[\w'-]+ ){1,3}(?:cab|taxi)\b"),
}
"""How an errand gives a thing its time."""
_BOUND: Final = re.compile(r"\b(?:before|by|until|till|since|than|not|deadline)(?: the| about)? ?$")
_AHEAD: Final = 62  # days that a time of day without a day may be on
_ANY: Final = tuple((hour, minute) for hour in range(24) for minute in range(0, 60, 5))


def mistimed(parts: Iterable[str], kinds: Iterable[str], timely: Timely, today: date) -> tuple[str, ...]:
    """The kinds of thing that one of some errands puts at a time at which none is wanted.

    An errand that names no time, or one that no pattern tests, is not judged; of several days and times one must do.

    Args:
        parts: the errands.
        kinds: the kinds of entity of which patterns test the time.
        timely: whether they take one.
        today: the day on which the proposal is made.
    """
    return tuple(kind for kind in kinds if kind in _SETS and any(_off(one, kind, timely, today) for one in parts))


def _off(errand: str, kind: str, timely: Timely, today: date) -> bool:
    found = _SETS[kind].search(errand)
    if found is None:
        return False
    errand = errand[found.start() :]
    negations = Negations.of(errand)

    def meant(span: Span) -> bool:
        return not (bound(errand, span[0]) or negations.cover(span))

    clocks = [one for one in clock_mentions(errand) if meant(one.span)]
    named = [one for one in day_mentions(errand) if (one.sure or one.is_weekday) and meant(one.span)]
    if not (named or any(one.sure for one in clocks)):
        return False
    ahead = [today + timedelta(days=shift) for shift in range(-7, 400 if named else _AHEAD)]
    days = [when for when in ahead if any(one.means(when, today) for one in named)] if named else ahead
    times: tuple[Clock, ...] = tuple(one for found in clocks for one in found.readings) or _ANY
    return bool(days) and not any(timely(kind, when) for when in _moments(days, times))


def _moments(days: Iterable[date], times: Iterable[Clock]) -> Iterator[datetime]:
    for when in days:
        for hour, minute in times:
            yield datetime.combine(when, time(hour, minute))


def bound(errand: str, start: int) -> bool:
    """Whether what begins there is a bound ("before eight"), not the time of the act."""
    return _BOUND.search(errand, max(0, start - 20), start) is not None
