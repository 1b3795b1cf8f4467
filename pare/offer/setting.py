"""Where a proposal is made: what the user can read itself, and who has nothing to do with the matter."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from types import NoneType
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
_PROPOSALS: Final = "phone.proposals"
_CARD: Final = frozenset(("numbers", "emails"))  # what a person's card has
_WORDLESS: Final = (int, datetime, NoneType)  # what most other fields hold; to ask for a model takes longer

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


class Place:
    """Where the proposals of a scenario are made: its starting world, read once, and the setting at any time after."""

    def __init__(self, start: Phone, matter: Iterable[str]) -> None:
        """Read a starting world.

        Args:
            start: the phone at the start.
            matter: whatever says who has to do with the matter: people who are named in it are no outsiders.
        """
        self._matter = plain("\n".join(matter))
        self._dense = _GAPS.sub("", self._matter)
        self._start = self._read([row for table in start.tables() if table.name != _PROPOSALS for row in table])
        self._heard = frozenset(self._start.heard)

    def setting(self, phone: Phone) -> Setting:
        """The setting on a phone that began there: what it held at first, and all that came or changed since."""
        changed = [one.after for one in phone.journal.changes if one.after is not None and one.table != _PROPOSALS]
        arrived = [entry.text for entry in phone.log if entry.kind == "event"]
        if not (changed or arrived):
            return self._start
        first, more = self._start, self._read(changed)
        heard = dict.fromkeys(one for one in (*more.heard, *arrived) if one not in self._heard)
        outsiders = (one for one in more.outsiders if one not in first.outsiders)
        return Setting((*first.heard, *heard), (*first.outsiders, *outsiders))

    def _read(self, rows: Iterable[Any]) -> Setting:
        outsiders: dict[tuple[str, ...], None] = {}
        heard: dict[str, None] = {}
        for row in rows:
            heard |= dict.fromkeys(_texts(row))
            if row.__dict__.keys() >= _CARD and not self._concerned(row):
                outsiders[_names(row)] = None
        return Setting(tuple(heard), tuple(outsiders))

    def _concerned(self, card: Any) -> bool:
        reached = any(_GAPS.sub("", plain(one)) in self._dense for one in _reached_at(card))
        return reached or person(card.name).found_in(self._matter)


def strange(text: str, here: Setting) -> tuple[str, ...]:
    """What makes a proposal a poor one where it is made: it brings in outsiders, or mostly repeats what is known."""
    offers = plain("\n".join(offering(unquoted(text))))
    in_offers = sum(_named(names, offers) for names in here.outsiders)
    in_all = sum(_named(names, plain(text)) for names in here.outsiders)
    faults = (CROWDED,) if in_offers > MOST_OFFERED_OUTSIDERS or in_all > MOST_OUTSIDERS else ()
    return (*faults, COPIED) if copied_share(text, here.heard) > MOST_COPIED else faults


def _named(names: tuple[str, ...], text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(plain(name))}(?!\w)", text) for name in names if name.strip())


def _names(card: Any) -> tuple[str, ...]:
    """What a text may call whoever a card is of; a firm is not called by the first word of its name."""
    given = () if getattr(card, "organisation", "") == card.name else card.name.split()[:1]
    return (card.name, *given, *_reached_at(card))


def _reached_at(card: Any) -> tuple[str, ...]:
    """The numbers and addresses on a card, without their labels."""
    return tuple(one.value for one in (*card.numbers, *card.emails))


def _texts(value: BaseModel | tuple[Any, ...]) -> list[str]:
    found: list[str] = []
    for part in value if isinstance(value, tuple) else value.__dict__.values():
        if isinstance(part, str):
            found.append(part)
        elif not isinstance(part, _WORDLESS) and isinstance(part, (tuple, BaseModel)):
            found += _texts(part)
    return found
