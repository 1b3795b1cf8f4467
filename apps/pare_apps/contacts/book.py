"""Reading the address book: what an assistant may look up, and what screens and other apps need of it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated

from pydantic import Field

from pare.app import App, read
from pare.table import Table
from pare_apps.contacts.identifiers import digits, is_number
from pare_apps.contacts.model import FIELDS, Contact, Group, Suggestion, name_words, sameness


class AddressBook(App):
    """Cards, groups and suggestions, to be read."""

    contacts: Table[Contact]
    groups: Table[Group]
    suggestions: Table[Suggestion]

    @property
    def today(self) -> date:
        """The day on the phone's calendar."""
        return self.now.astimezone(self.phone.zone).date()

    # Reading -----------------------------------------------------------------------------------

    @read
    def find_contacts(
        self,
        text: str = "",
        favourite: bool | None = None,
        group_id: str | None = None,
        birthday_within: Annotated[int, Field(ge=0, le=366)] | None = None,
        is_me: bool | None = None,
        limit: Annotated[int, Field(ge=1, le=200)] = 20,
        offset: Annotated[int, Field(ge=0)] = 0,
    ) -> list[Contact]:
        """Cards that fit all filters given, in order of name.

        Args:
            text: Beginnings of words on the card, or a number.
            favourite: Favourites, or others only.
            group_id: Members of it.
            birthday_within: Birthday in at most so many days (0: today), soonest first.
            is_me: The owner's own card.
            limit: At most so many.
            offset: Leave out so many first.
        """
        flags = {name: flag for name, flag in (("favourite", favourite), ("is_me", is_me)) if flag is not None}
        text = text.strip()
        if not text and group_id is None and birthday_within is None:
            return self.contacts.where(limit=limit, offset=offset, **flags)
        pools = []
        if birthday_within is not None:
            pools.append([card for _, card in self.birthdays(birthday_within)])
        if group_id is not None:
            pools.append(self.members(group_id))
        if text:
            pools.append(self.matching(text))
        others = [{card.id for card in pool} for pool in pools[1:]]
        found = [
            card
            for card in pools[0]
            if all(card.id in ids for ids in others) and all(getattr(card, n) == flag for n, flag in flags.items())
        ]
        return found[offset : offset + limit]

    @read
    def list_groups(self) -> list[Group]:
        """All groups of contacts with their members' ids."""
        return self.groups.where()

    # What screens and other apps look up -------------------------------------------------------

    def matching(self, text: str) -> list[Contact]:
        """The cards that a search finds, in order of name."""
        found = self.contacts.search(text)
        return self.contacts.search(digits(text).lstrip("+")) if not found and is_number(text) else found

    def members(self, group_id: str) -> list[Contact]:
        """The cards of a group, in order of name."""
        return sorted(
            (self.contacts[id] for id in self.groups[group_id].contact_ids), key=lambda c: (c.sort_name, c.id)
        )

    def birthdays(self, days: int) -> list[tuple[date, Contact]]:
        """The birthdays from today on, soonest first; one on 29 February is kept on the 28th in other years."""
        found = []
        for ahead in range(days + 1):
            day = self.today + timedelta(days=ahead)
            keys = [f"{day:%m-%d}"]
            if keys == ["02-28"] and (day + timedelta(days=1)).month == 3:
                keys.append("02-29")
            found += [(day, card) for key in keys for card in self.contacts.where(born_on=key)]
        return found

    def saved(self, suggestion: Suggestion) -> Contact | None:
        """The card that already has what a suggestion offers, or None."""
        if suggestion.contact_id:
            card = self.contacts.get(suggestion.contact_id)
            cards = [] if card is None else [card]
        else:
            cards = self.contacts.where(names=" ".join(name_words(suggestion.name)))
        for card in cards:
            there = {(kind, sameness(kind, e.value)) for kind, field in FIELDS.items() for e in getattr(card, field)}
            if all((kind, sameness(kind, value)) in there for kind, value in suggestion.details):
                return card
        return None
