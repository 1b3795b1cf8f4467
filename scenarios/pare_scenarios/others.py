"""Any other sum, time or day than those that a need is about."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final

from pare.phrases import Phrase, Span, plain
from pare.phrases.amounts import amount_mentions
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.day_mention import DayMention
from pare.phrases.days import day_mentions

_STAYS: Final = re.compile(r" (?:stays?|remains?|is left|untouched|unchanged)\b")


def _onward(text: str, spans: Iterable[Span]) -> tuple[Span, ...]:
    """These spans, each to the end of the text: a "not" that comes later in its clause does not take it back."""
    written = plain(text)
    return tuple((start, len(written)) for start, end in spans if not _STAYS.match(written, end))


@dataclass(frozen=True)
class OtherSums(Phrase):
    """See `other_sums`."""

    known: tuple[Decimal, ...]
    bare: int

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the text says such a sum."""
        found = amount_mentions(plain(text))
        return _onward(
            text,
            (one.span for one in found if (one.currencies or self._large(one.value)) and one.value not in self.known),
        )

    def _large(self, value: Decimal) -> bool:
        return 0 < self.bare <= value and not 2015 <= value <= 2030

    def describe(self) -> str:
        """The known sums."""
        return "another sum than " + ", ".join(map(str, self.known))


def other_sums(*known: int | str, bare: int = 0) -> Phrase:
    """Any sum of money but these, for a need's avoids; with `bare`, also numbers alone from this on, but for years."""
    return OtherSums(tuple(Decimal(one) for one in known), bare)


@dataclass(frozen=True)
class OtherTimes(Phrase):
    """See `other_times`."""

    known: tuple[Clock, ...]

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the text says such a time."""
        found = clock_mentions(plain(text))
        return _onward(text, (one.span for one in found if one.sure and {*one.readings}.isdisjoint(self.known)))

    def describe(self) -> str:
        """The known times."""
        return "another time than " + ", ".join(f"{hour}:{minute:02}" for hour, minute in self.known)


def other_times(*known: Clock | int) -> Phrase:
    """Any time of day but these, for a need's avoids."""
    return OtherTimes(tuple((one, 0) if isinstance(one, int) else one for one in known))


@dataclass(frozen=True)
class OtherDays(Phrase):
    """See `other_days`."""

    today: date
    known: tuple[date, ...]

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the text says such a day."""
        written = plain(text)
        return _onward(
            text,
            (
                one.span
                for one in day_mentions(written)
                if (one.sure or (one.day is not None and any(map(str.isdigit, written[slice(*one.span)]))))
                and one.resolved(self.today.year, self.today) is not None
                and not one.means(self.today, self.today)
                and not any(self._meant(one, when) for when in self.known)
            ),
        )

    def _meant(self, found: DayMention, when: date) -> bool:
        return found.means(when, self.today) or (found.is_weekday and when.weekday() == found.weekday)

    def describe(self) -> str:
        """The known days."""
        return "another day than " + ", ".join(map(str, self.known))


def other_days(today: date, *known: date) -> Phrase:
    """Any day but this one and these, for a need's avoids."""
    return OtherDays(today, known)
