"""What proposals are to name, and must not say, in the scenarios of this domain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final

from pare.phrases import Phrase, Span, plain, words
from pare.phrases.amounts import amount_mentions
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.day_mention import DayMention
from pare.phrases.days import day_mentions

__all__ = ["EAGER", "asked", "other_days", "other_sums", "other_times", "outright"]


_DENIED: Final = re.compile(
    r"(?:\b(?:not|no|never|without|neither|nor|instead|rather than|in place of|other than|except)\b|n't\b)"
    r"(?:(?!\band\b)[^.!?;\n])*$"
)
_STAYS: Final = re.compile(r" (?:stays?|remains?|is left|untouched|unchanged)\b")
_STOP: Final = re.compile(r"[!?;\n]|\.(?=\s)")
_NEAR: Final = 24  # characters in which a "not" still counts


def _onward(text: str, spans: Iterable[Span]) -> tuple[Span, ...]:
    """These spans, each to the end of the text: a "not" that comes later in its clause does not take it back."""
    written = plain(text)
    return tuple((start, len(written)) for start, end in spans if not _STAYS.match(written, end))


@dataclass(frozen=True)
class Outright(Phrase):
    """See `outright`."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """The whole text, if the phrase stands there plainly."""
        written = plain(text)
        spans = self.wanted.spans(text)
        plainly = any(not _DENIED.search(written[max(0, start - _NEAR) : start]) for start, _ in spans)
        return ((0, len(written)),) if plainly else ()

    def describe(self) -> str:
        """The phrase."""
        return self.wanted.describe()


def outright(wanted: Phrase) -> Phrase:
    """The phrase without a "not" right before it, whatever else its clause denies; for a need's avoids."""
    return Outright(wanted)


_OPENS: Final = re.compile(
    r"\b(?:shall|should|may|could|can|might) (?:i|we)\b|\bi(?:'d|'ll| would| could| can| will| suggest| propose)\b|"
    r"\bhow about\b|\blet me\b|\b(?:do|would|if) you(?:'d)? (?:want|like|agree|wish|nod)\b|\bwant me to\b"
)


@dataclass(frozen=True)
class Asked(Phrase):
    """See `asked`."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the phrase stands in the sentence that begins to offer something, or after it."""
        written = plain(text)
        opens = _OPENS.search(written)
        begin = max((found.end() for found in _STOP.finditer(written, 0, opens.start())), default=0) if opens else 0
        return tuple((begin + start, begin + end) for start, end in self.wanted.spans(written[begin:]))

    def describe(self) -> str:
        """The phrase."""
        return f"{self.wanted.describe()}, after what only tells how things are"


def asked(wanted: Phrase) -> Phrase:
    """The phrase, but not in the sentences before the first that offers something: they tell how things are."""
    return Asked(wanted)


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


EAGER: Final[Phrase] = outright(words(
    "to be safe", "to be on the safe side", "for safety's sake", "just in case", "while I am at it", "while I'm at it",
    "while we're at it", "while they are at it", "while they're at it", "complain*", "discount*",
    "compensation", "leave a review", "write a review",
))  # fmt: skip
"""What an assistant says that does more than it should."""
