"""What every phrase can do."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from pare.phrases.plaintext import plain

Span = tuple[int, int]
"""Start and end of a mention, as positions in ``plain(text)``."""


class Phrase(ABC):
    """A fact that a text may mention in any of several notations: a frozen, hashable value."""

    def found_in(self, text: str) -> bool:
        """Whether the text mentions the fact."""
        return bool(self.spans(text))

    @abstractmethod
    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` mentions the fact, from left to right."""

    @abstractmethod
    def describe(self) -> str:
        """The fact in words, for a report that says what is missing."""

    def __str__(self) -> str:
        return self.describe()


class PatternPhrase(Phrase):
    """A phrase that one regular expression over the plain text recognises."""

    @abstractmethod
    def pattern(self) -> re.Pattern[str]:
        """The compiled expression; compiled once for equal phrases."""

    def found_in(self, text: str) -> bool:
        """Whether the text mentions the fact."""
        return self.pattern().search(plain(text)) is not None

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` mentions the fact, from left to right."""
        return tuple(match.span() for match in self.pattern().finditer(plain(text)))


def free(taken: bytearray, start: int, end: int) -> bool:
    """Claim a stretch of text for one mention, if no earlier mention holds a part of it."""
    if taken.find(1, start, end) != -1:
        return False
    taken[start:end] = b"\1" * (end - start)
    return True
