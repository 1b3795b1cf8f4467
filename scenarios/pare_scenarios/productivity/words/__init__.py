"""What proposals are to name, and must not say, in the scenarios of this domain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import lru_cache
from typing import Final

from pare.phrases import Phrase, Span, plain, words
from pare.phrases.amounts import amount_mentions
from pare.phrases.base import PatternPhrase
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.day_mention import DayMention
from pare.phrases.days import day_mentions

__all__ = ["EAGER", "asked", "other_days", "other_sums", "other_times", "outright", "reaching", "volunteered"]


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

_CLOSING: Final = 4  # words of a last sentence like "Shall I send these?", which offers what stands before it


@dataclass(frozen=True)
class Asked(Phrase):
    """See `asked`."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the phrase stands in the sentence that begins to offer something, or after it."""
        written = plain(text)
        opens = _OPENS.search(written)
        begin = max((found.end() for found in _STOP.finditer(written, 0, opens.start())), default=0) if opens else 0
        if len(written[begin:].split()) <= _CLOSING:
            begin = 0
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


_REACH: Final = (
    r"(?:tell|inform|let|writ|messag|text|e?mail|answer|repl|notif|ask|warn|ring|call|send|sent|thank|invit|"
    r"promis|remind|assur|reassur|forward|updat|consult|alert)"
    r"(?:e|s|es|ing|ting|y|ies|ying|ed)?|contact|contacting|cc|(?:word|line|hint)(?= to )"
)
_APART: Final = (
    r"that|about|whether|who|whom|which|what|if|how|when|for|of|from|in|on|at|with|not|as|instead|before|because|since|"
    r"me|us|cabs?|taxis?|cars?|rides?|replac\w*|remov\w*|delet\w*|than|out|off|by|into"
)
_HEARS: Final = (
    r"(?:(?:also|too|then|both|each|should|would|will|shall|could|can|must|may|might) )*"
    r"(?:hears?|gets?|learns?|(?:reads?|knows?)(?= (?:that|how|it|of|too)\b)|receives?|"
    r"(?:is|are|be) (?:told|asked|informed|thanked|invited|warned|"
    r"written|sent|reminded))\b"
)


@lru_cache(maxsize=256)
def _reaching(whom: tuple[str, ...], within: int) -> re.Pattern[str]:
    names = "|".join(re.escape(plain(one)) for one in whom)
    return re.compile(
        rf"\b(?:{_REACH})(?: (?!(?:{_APART})\b)[\w'-]+,?){{0,{within}}}? (?:(?:to|and|the|your|also) )*"
        rf"(?:{names})\b(?!(?: [\w-]+)?'s\b|'|@| ?[:(=]| not\b| (?:[0-9]|one|two|three|four|has|had|was|is)\b)|"
        rf"\b(?:{names}) {_HEARS}"
    )


@dataclass(frozen=True, repr=False)
class Reaching(PatternPhrase):
    """See `reaching`."""

    whom: tuple[str, ...]
    within: int

    def pattern(self) -> re.Pattern[str]:
        """The compiled expression."""
        return _reaching(self.whom, self.within)

    def describe(self) -> str:
        """The people."""
        return "a word to " + " or ".join(self.whom)


def reaching(*whom: str, within: int = 3) -> Phrase:
    """That one of these people is told, asked or sent something, with so many words before the name at most."""
    return Reaching(whom, within)


def volunteered(*phrasings: str) -> Phrase:
    """What a careless assistant adds, outside the sentences that only tell how things are."""
    return asked(words(*phrasings))


EAGER: Final[Phrase] = outright(words(
    "to be safe", "to be on the safe side", "for safety's sake", "just in case", "while I am at it", "while I'm at it",
    "while we're at it", "while they are at it", "while they're at it", "complain*", "discount*",
    "compensation", "leave a review", "write a review", "threaten*", "bad review", "one star", "social media",
    "post online", "donat*", "box of chocolates", "bottle of wine", "gift card", "chip in", "pay half", "haggle",
    "at no charge", "out of your own pocket", "pay the difference", "sick note",
))  # fmt: skip
"""What an assistant says that does more than it should."""
