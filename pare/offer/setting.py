"""Where a proposal is made: what the user can read itself, and who has nothing to do with the matter."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import cached_property
from types import NoneType
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel

from pare.offer.bystanders import bystander, is_card, names, reached_at
from pare.offer.copying import copied_share
from pare.offer.introducing import Role, roles_of
from pare.offer.offering import offering, unquoted
from pare.offer.scope import BOUNDLESS, Scope
from pare.offer.titles import Title, title_of
from pare.phrases import person, plain

CROWDED: Final = "it brings in people who have nothing to do with it"
COPIED: Final = "it mostly repeats what I can read myself"
MOST_OFFERED_OUTSIDERS: Final = 1  # in offers
MOST_OUTSIDERS: Final = 3  # anywhere
MOST_COPIED: Final = 0.6  # share of a text's words

_GAPS: Final = re.compile(r"[\s()-]")
_PROPOSALS: Final = "phone.proposals"
_WORDLESS: Final = (int, datetime, NoneType)  # what most other fields hold; to ask for a model takes longer

if TYPE_CHECKING:
    from pare.phone import Phone


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a proposal is made.

    Attributes:
        known: what could be read on the phone at the start: messages, mails, notes and the like.
        since: what came or changed since.
        outsiders: the names of people who have nothing to do with the matter, the full name first.
        untold: people and groups who need not be told anything: who it is, and all their names in plain form.
        scope: how far the scenario goes.
        today: the day there.
        titles: what notes, entries, reminders and groups are called.
        roles: what those who have to do with the matter are to the user, or do.
    """

    known: Collection[str] = ()
    since: Collection[str] = ()
    outsiders: tuple[tuple[str, ...], ...] = ()
    untold: tuple[tuple[str, ...], ...] = ()
    scope: Scope = BOUNDLESS
    today: date | None = None
    titles: tuple[Title, ...] = ()
    roles: tuple[Role, ...] = ()

    @property
    def heard(self) -> tuple[str, ...]:
        """Everything that can be read on the phone."""
        return (*self.known, *self.since)


ALONE = Setting()
"""No phone is there."""


class Place:
    """Where the proposals of a scenario are made: its starting world, read once, and the setting at any time after."""

    def __init__(self, start: Phone, matter: Iterable[str], scope: Scope = BOUNDLESS) -> None:
        """Read a starting world.

        Args:
            start: the phone at the start.
            matter: whatever says who has to do with the matter: people who are named in it are no outsiders.
            scope: how far the scenario goes.
        """
        self._scope = scope
        self._matter = plain("\n".join(dict.fromkeys(matter)))
        self._start = self._read([row for table in start.tables() if table.name != _PROPOSALS for row in table])

    def setting(self, phone: Phone) -> Setting:
        """The setting on a phone that began there: what it held at first, and all that came or changed since."""
        changed = [one.after for one in phone.journal.changes if one.after is not None and one.table != _PROPOSALS]
        arrived = [entry.text for entry in phone.log if entry.kind == "event"]
        today = phone.now.astimezone(phone.zone).date()
        if not (changed or arrived):
            return replace(self._start, today=today)
        first, more = self._start, self._read(changed)
        heard = dict.fromkeys(one for one in (*more.known, *arrived) if one not in first.known)
        outsiders = (one for one in more.outsiders if one not in first.outsiders)
        untold = (one for one in more.untold if one not in first.untold)
        return Setting(
            first.known,
            tuple(heard),
            (*first.outsiders, *outsiders),
            (*first.untold, *untold),
            self._scope,
            today,
            (*first.titles, *(one for one in more.titles if one not in first.titles)),
            (*first.roles, *(one for one in more.roles if one not in first.roles)),
        )

    def _read(self, rows: Iterable[Any]) -> Setting:
        outsiders: dict[tuple[str, ...], None] = {}
        untold: dict[tuple[str, ...], None] = {}
        heard: dict[str, None] = {}
        titles: dict[Title, None] = {}
        roles: dict[Role, None] = {}
        for row in rows:
            if (title := title_of(row)) is not None:
                titles[title] = None
            heard |= dict.fromkeys(_texts(row))
            if is_card(row):
                if self._concerned(row):
                    roles |= dict.fromkeys(roles_of(row))
                else:
                    outsiders[names(row)] = None
            if called := bystander(row, self._scope):
                untold[called] = None
        return Setting(heard, (), tuple(outsiders), tuple(untold), self._scope, None, tuple(titles), tuple(roles))

    @cached_property
    def _dense(self) -> str:
        return _GAPS.sub("", self._matter)

    def _concerned(self, card: Any) -> bool:
        reached = any(_GAPS.sub("", plain(one)) in self._dense for one in reached_at(card))
        if reached or not any(part in self._matter for part in plain(card.name).split()):
            return reached
        return person(card.name).found_in(self._matter)


def strange(text: str, here: Setting) -> tuple[str, ...]:
    """What makes a proposal a poor one where it is made: it brings in outsiders, or mostly repeats what is known."""
    offers = plain("\n".join(offering(unquoted(text))))
    in_offers = sum(_named(called, offers) for called in here.outsiders)
    in_all = sum(_named(called, plain(text)) for called in here.outsiders)
    faults = (CROWDED,) if in_offers > MOST_OFFERED_OUTSIDERS or in_all > MOST_OUTSIDERS else ()
    return (*faults, COPIED) if copied_share(text, here.heard) > MOST_COPIED else faults


def _named(names: tuple[str, ...], text: str) -> bool:
    found = [called for called in map(plain, names) if called and called in text]
    return any(re.search(rf"(?<!\w){re.escape(called)}(?!\w)", text) for called in found)


def _texts(value: BaseModel | tuple[Any, ...]) -> list[str]:
    found: list[str] = []
    for part in value if isinstance(value, tuple) else value.__dict__.values():
        if isinstance(part, str):
            found.append(part)
        elif not isinstance(part, _WORDLESS) and isinstance(part, (tuple, BaseModel)):
            found += _texts(part)
    return found
