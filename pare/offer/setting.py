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
_PROPOSALS: Final = "phone.proposals"
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

    def setting(self, phone: Phone) -> Setting:
        """The setting on a phone that began there: what it held at first, and all that came or changed since."""
        changed = [one.after for one in phone.journal.changes if one.after is not None and one.table != _PROPOSALS]
        arrived = [entry.text for entry in phone.log if entry.kind == "event"]
        if not (changed or arrived):
            return self._start
        first, more = self._start, self._read(changed)
        heard = dict.fromkeys((*first.heard, *more.heard, *arrived))
        return Setting(tuple(heard), tuple(dict.fromkeys((*first.outsiders, *more.outsiders))))

    def _read(self, rows: Iterable[Any]) -> Setting:
        outsiders: dict[tuple[str, ...], None] = {}
        heard: dict[str, None] = {}
        for row in rows:
            heard |= dict.fromkeys(_texts(row))
            if hasattr(row, "numbers") and hasattr(row, "emails") and not self._concerned(row):
                outsiders[(row.name, *dict.fromkeys(row.name.split()[:1]), *_texts((row.numbers, row.emails)))] = None
        return Setting(tuple(heard), tuple(outsiders))

    def _concerned(self, card: Any) -> bool:
        known = map(plain, _texts((card.numbers, card.emails)))
        reached = any(len(one) > _LABEL and _GAPS.sub("", one) in self._dense for one in known)
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


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        yield from _texts(tuple(value.__dict__.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
