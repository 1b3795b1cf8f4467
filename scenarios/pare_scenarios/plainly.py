"""Facts that a text plainly offers: no "not" before them, and not in what only tells how things are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pare.phrases import Phrase, Span, any_of, plain, words
from pare.phrases.plaintext import remembered

_DENIED: Final = re.compile(
    r"(?:\b(?:not|no|never|without|neither|nor|instead|rather than|in place of|other than|except)\b|n't\b)"
    r"(?:(?!\band\b)[^.!?;\n])*$"
)
_STOP: Final = re.compile(r"[!?;\n]|\.(?=\s)")
_NEAR: Final = 24  # characters in which a "not" still counts


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
    r"\b(?:shall|should|may|could|can|might) (?:i|we)\b|(?:^|(?<=[.!?;:\n])|(?<=[.!?;:\n] ))"
    r"(?:shall|should|may|could|can|might) (?=\w)|"
    r"\bi(?:'d|'ll| would| could| can| will| suggest| propose)\b|"
    r"\bhow about\b|\blet me\b|\b(?:do|would|if) you(?:'d)? (?:want|like|agree|wish|nod)\b|\bwant me to\b"
)

_CLOSING: Final = 4  # words of a last sentence like "Shall I send these?", which offers what stands before it
_CONSENT: Final = re.compile(
    r" ?(?:shall|may|can|could|should) i (?:do|change|send|go|carry|make|see|take|handle|settle|arrange|put)\b[^.!?\n]*"
    r"\b(?:this|that|it|these|those|all|ahead|out|so)\b[^.!?\n]{0,25}\?\s*|"
    r" ?(?:shall|may|can|could|should) i (?:\w+ ){1,3}(?:it|this|that|these|those|them|all|both|so)"
    r"(?: (?:like (?:that|this)|this way|so|now|right away|at once|together|for you))?\?\s*"
)


@remembered
def _begin(text: str) -> int:
    """Where the plain text of a proposal begins to offer something."""
    written = plain(text)
    opens = _OPENS.search(written)
    begin = max((found.end() for found in _STOP.finditer(written, 0, opens.start())), default=0) if opens else 0
    short = len(written[begin:].split()) <= _CLOSING
    return 0 if short or _CONSENT.fullmatch(written, begin) else begin


@dataclass(frozen=True)
class Asked(Phrase):
    """See `asked`."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the phrase stands in the sentence that begins to offer something, or after it."""
        written, begin = plain(text), _begin(text)
        return tuple((begin + start, begin + end) for start, end in self.wanted.spans(written[begin:]))

    def describe(self) -> str:
        """The phrase."""
        return f"{self.wanted.describe()}, after what only tells how things are"


def asked(wanted: Phrase) -> Phrase:
    """The phrase, but not in the sentences before the first that offers something: they tell how things are."""
    return Asked(wanted)


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

UNASKED: Final[Phrase] = any_of(outright(words(
    "to be safe", "to be on the safe side", "just in case", "while I am at it", "while I'm at it", "while we're at it",
    "while we are at it", "for old times' sake", "as a thank-you", "as a thank you", "five stars", "one star",
)), words(
    "threaten*", "bad review", "leave a review", "write a review", "one star", "close your account",
    "close the account",
    "bottle of wine", "lawyer", "chip in", "pay half", "owes you", "block her", "block him", "block them",
    "lower the rent", "reduce the rent", "haggle", "better seats", "social media", "post online", "favourites",
    "delete your note", "delete the note", "delete the chat", "delete the mail", "sick note", "donat*", "insurance",
    "box of chocolates", "bunch of flowers", "lend you", "lend her", "lend him", "raise the budget", "sign the lease",
    "birthday card", "greeting card", "thank-you card", "thank-you note", "gift card", "apologise for", "apologize for",
    "pay in advance", "rate the", "gift wrapping", "box of sweets",
))  # fmt: skip
"""What a careless assistant adds of its own accord, and none of these scenarios wants."""
