"""Families of words: who accepts "remind" in a slot means "alarm" as well.

A slot lists the wordings of which its author thought. Those for asking, telling, entering or cancelling are said alike
everywhere, and so are many everyday things; they are widened by the rest of their family (see `pare.offer.thesaurus`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from functools import lru_cache
from typing import Final

from pare.offer.thesaurus import ACTS
from pare.offer.things import THINGS
from pare.phrases import Phrase, any_of, words
from pare.phrases.amounts import amount_mentions
from pare.phrases.base import Span
from pare.phrases.combining import Affirmed, Several
from pare.phrases.plaintext import plain
from pare.phrases.wording import Words

FAIR: Final = 0.25
_PRICES: Final = frozenset(("rent", "price", "price*", "figure", "amount", "cost", "cost*", "fare", "sum", "fee"))


@dataclass(frozen=True, repr=False)
class Money(Phrase):
    """Any amount of money: who says "890 euros, not 830" has named a price."""

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the text says one."""
        return tuple(found.span for found in amount_mentions(plain(text)) if found.currencies)

    def describe(self) -> str:
        """What it is."""
        return "an amount of money"


def _split(line: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    signs, _, more = line.partition(" | ")
    known = tuple(signs.split(", "))
    return known, tuple(more.split(", ")) if more else known


def _known() -> Mapping[str, tuple[Words, ...]]:
    """By each wording, its families."""
    found: dict[str, list[Words]] = {}
    for line in (*ACTS, *THINGS):
        signs, members = _split(line)
        family = words(*dict.fromkeys(members))
        for sign in signs:
            found.setdefault(sign, []).append(family)
    return {sign: tuple(families) for sign, families in found.items()}


_FAMILIES: Final = _known()


def kin(phrase: Words) -> Iterator[Phrase]:
    """The families of the wordings of a phrase: of its first, and of those that are a fair share of all."""
    if not _PRICES.isdisjoint(phrase.phrasings):
        yield Money()
    shares = Counter(family for phrasing in phrase.phrasings for family in _FAMILIES.get(phrasing, ()))
    first = _FAMILIES.get(phrase.phrasings[0], ())
    yield from (one for one, many in shares.items() if one in first or many >= FAIR * len(phrase.phrasings))


@lru_cache(maxsize=4096)
def widened(phrase: Phrase) -> Phrase:
    """The phrase, with the family of each of its wordings; a wording of several words in a row stays as it is."""
    if isinstance(phrase, Words):
        more = tuple(dict.fromkeys(kin(phrase)))
        return any_of(phrase, *more) if more else phrase
    if isinstance(phrase, Several) and phrase.at_most is None:
        return replace(phrase, parts=tuple(map(widened, phrase.parts)))
    if isinstance(phrase, Affirmed):
        return replace(phrase, wanted=widened(phrase.wanted))
    if (
        not isinstance(phrase, Several)
        and is_dataclass(phrase)
        and isinstance(parts := getattr(phrase, "parts", ()), tuple)
    ):
        return replace(phrase, parts=tuple(map(widened, parts))) if parts else phrase
    return phrase


_ACTING: Final = frozenset(sign for line in ACTS for sign in _split(line)[0])


def an_act(phrase: Phrase) -> bool:
    """Whether a phrase is the wording of an act: its first wording is that of a family of acts, or many are."""
    if isinstance(phrase, Words):
        many = sum(one in _ACTING for one in phrase.phrasings)
        return phrase.phrasings[0] in _ACTING or many >= FAIR * len(phrase.phrasings)
    if isinstance(phrase, Affirmed):
        return an_act(phrase.wanted)
    return isinstance(phrase, Several) and phrase.at_most is None and all(map(an_act, phrase.parts))
