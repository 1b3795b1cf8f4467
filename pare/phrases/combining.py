"""Phrases made of phrases."""

from __future__ import annotations

from dataclasses import dataclass

from pare.phrases.base import Phrase, Span
from pare.phrases.negation import Negations
from pare.phrases.plaintext import plain
from pare.phrases.wording import words


def phrase(wanted: Phrase | str) -> Phrase:
    """The phrase itself, or the wording that a plain string stands for."""
    return words(wanted) if isinstance(wanted, str) else wanted


def _phrases(wanted: tuple[Phrase | str, ...], name: str) -> tuple[Phrase, ...]:
    if not wanted:
        raise ValueError(f"{name}() needs at least one phrase")
    return tuple(map(phrase, wanted))


def _joined(parts: tuple[Phrase, ...], joint: str) -> str:
    return joint.join(f"({part.describe()})" if isinstance(part, Several) else part.describe() for part in parts)


@dataclass(frozen=True, repr=False)
class Several(Phrase):
    """Between ``at_least`` and ``at_most`` of several phrases; the shape of all counting combinators."""

    parts: tuple[Phrase, ...]
    at_least: int
    at_most: int | None = None

    def found_in(self, text: str) -> bool:
        """Whether the text mentions as many of the phrases as it must, and no more than it may."""
        seen = 0
        left = len(self.parts)
        for part in self.parts:
            seen += part.found_in(text)
            left -= 1
            if self.at_most is not None and seen > self.at_most:
                return False
            if self.at_most is None and seen >= self.at_least:
                return True
            if seen + left < self.at_least:
                return False
        return seen >= self.at_least

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the phrases stand, if the text mentions as many as it must."""
        if not self.found_in(text):
            return ()
        return tuple(sorted({span: None for part in self.parts for span in part.spans(text)}))

    def describe(self) -> str:
        """The phrases and how many of them."""
        if self.at_most == 0:
            return "not " + _joined(self.parts, " nor ")
        if self.at_most is None and self.at_least == len(self.parts):
            return _joined(self.parts, " and ")
        if self.at_most is None and self.at_least == 1:
            return _joined(self.parts, " or ")
        most = "" if self.at_most is None else f" and at most {self.at_most}"
        return f"at least {self.at_least}{most} of: {_joined(self.parts, '; ')}"

    def __repr__(self) -> str:
        inside = ", ".join(map(repr, self.parts))
        if self.at_most == 0:
            return f"none_of({inside})"
        if self.at_most is None and self.at_least == len(self.parts):
            return f"all_of({inside})"
        if self.at_most is None and self.at_least == 1:
            return f"any_of({inside})"
        most = "" if self.at_most is None else f", at_most={self.at_most}"
        return f"count({inside}, at_least={self.at_least}{most})"


@dataclass(frozen=True, repr=False)
class Affirmed(Phrase):
    """A phrase that stands somewhere un-negated."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the phrase stands un-negated."""
        spans = self.wanted.spans(text)
        denied = Negations.of(plain(text)) if spans else None
        return tuple(span for span in spans if denied and not denied.cover(span))

    def describe(self) -> str:
        """The phrase."""
        return f"{self.wanted.describe()}, not negated"

    def __repr__(self) -> str:
        return f"affirms({self.wanted!r})"


def any_of(*wanted: Phrase | str) -> Phrase:
    """At least one of the phrases; plain strings are wordings.

    Raises:
        ValueError: No phrase.
    """
    return Several(_phrases(wanted, "any_of"), 1)


def all_of(*wanted: Phrase | str) -> Phrase:
    """Every one of the phrases, in any order; plain strings are wordings.

    Raises:
        ValueError: No phrase.
    """
    parts = _phrases(wanted, "all_of")
    return Several(parts, len(parts))


def none_of(*wanted: Phrase | str) -> Phrase:
    """None of the phrases; plain strings are wordings. It has no spans.

    Raises:
        ValueError: No phrase.
    """
    return Several(_phrases(wanted, "none_of"), 0, 0)


def not_(wanted: Phrase | str) -> Phrase:
    """The phrase is not mentioned at all; for a mention that is itself negated see :func:`affirms`."""
    return none_of(wanted)


def count(*wanted: Phrase | str, at_least: int = 1, at_most: int | None = None) -> Phrase:
    """How many of the phrases a text mentions (each counts once); plain strings are wordings.

    Args:
        *wanted: The phrases.
        at_least: The fewest that will do.
        at_most: The most that will do; None for no limit.

    Raises:
        ValueError: No phrase, or no number fits both bounds.
    """
    parts = _phrases(wanted, "count")
    if not 0 <= at_least <= len(parts) or (at_most is not None and at_most < at_least):
        raise ValueError(f"no number of {len(parts)} phrases is at least {at_least} and at most {at_most}")
    return Several(parts, at_least, at_most)


def affirms(wanted: Phrase | str) -> Phrase:
    """The phrase stands at least once where its clause is not negated.

    Clauses end at sentence marks, commas, dashes, brackets and words like "but" or "so". "Do not cancel", "won't",
    "no longer" negate their clause, before and after; "instead of", "rather than", "not", "without" negate what
    follows them. Not understood: irony, questions, a "no" in another clause ("Friday? No."), negation by meaning
    ("Friday is off"), a negation shared by a list with commas.

    Args:
        wanted: A phrase or a wording; for a combination, each of its parts must be affirmed.

    Raises:
        ValueError: The phrase says that something is absent, which cannot be affirmed.
    """
    whole = phrase(wanted)
    if isinstance(whole, Affirmed):
        return whole
    if isinstance(whole, Several):
        if whole.at_most is not None:
            raise ValueError(f"{whole!r} limits what is mentioned; affirm its parts instead")
        return Several(tuple(affirms(part) for part in whole.parts), whole.at_least, None)
    return Affirmed(whole)
