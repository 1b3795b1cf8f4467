"""Where a proposal is made: what the user can read itself, and who has nothing to do with the matter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel

from pare.offer.copying import copied_share
from pare.offer.offering import offering, unquoted
from pare.phrases import person, plain

CROWDED: Final = "it brings in people who have nothing to do with it"
COPIED: Final = "it mostly repeats what I can read myself"
MOST_OFFERED_OUTSIDERS: Final = 1  # in offers
MOST_OUTSIDERS: Final = 3  # anywhere
MOST_COPIED: Final = 0.6  # share of a text's words

_GAPS: Final = re.compile(r"[\s()-]")
_LABEL: Final = 6  # characters of a word like "mobile" that is no number

if TYPE_CHECKING:
    from pare.phone import Phone


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a proposal is made.

    Attributes:
        heard: what can be read on the phone: messages, mails, notes and the like.
        outsiders: the names of people who have nothing to do with the matter, the full name first.
    """

    heard: tuple[str, ...] = ()
    outsiders: tuple[tuple[str, ...], ...] = ()


ALONE = Setting()
"""No phone is there."""


def setting(phone: Phone, matter: str) -> Setting:
    """The setting on a phone.

    Args:
        phone: where the proposal is made.
        matter: whatever says who has to do with the matter: people who are named in it are no outsiders.
    """
    rows = [row for table in phone.tables() if table.name != "phone.proposals" for row in table]
    cards = [row for row in rows if hasattr(row, "numbers") and hasattr(row, "emails")]
    heard = dict.fromkeys(text for row in rows for text in _texts(row))
    arrived = dict.fromkeys(entry.text for entry in phone.log if entry.kind == "event")
    return Setting((*heard, *arrived), tuple(_outsiders(cards, plain(matter))))


def strange(text: str, here: Setting) -> tuple[str, ...]:
    """What makes a proposal a poor one where it is made: it brings in outsiders, or mostly repeats what is known."""
    offers = plain("\n".join(offering(unquoted(text))))
    in_offers = sum(_named(names, offers) for names in here.outsiders)
    in_all = sum(_named(names, plain(text)) for names in here.outsiders)
    faults = (CROWDED,) if in_offers > MOST_OFFERED_OUTSIDERS or in_all > MOST_OUTSIDERS else ()
    return (*faults, COPIED) if copied_share(text, here.heard) > MOST_COPIED else faults


def _named(names: tuple[str, ...], text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(plain(name))}(?!\w)", text) for name in names if name.strip())


def _outsiders(cards: Iterable[Any], matter: str) -> Iterator[tuple[str, ...]]:
    dense = _GAPS.sub("", matter)
    for card in cards:
        known = tuple(_texts((card.numbers, card.emails)))
        reached = any(len(plain(one)) > _LABEL and _GAPS.sub("", plain(one)) in dense for one in known)
        if not reached and not person(card.name).found_in(matter):
            yield (card.name, *dict.fromkeys(card.name.split()[:1]), *known)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        yield from _texts(tuple(value.__dict__.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
