"""The contacts app, and what the outside world does to it."""

from __future__ import annotations

from pare.app import incoming
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Screen
from pare_apps.contacts.cards import Cards
from pare_apps.contacts.groups import Groups
from pare_apps.contacts.model import Contact, Group, Kind, Label, Labelled, Suggestion, fault_in
from pare_apps.fields import named_faults


class Contacts(Cards, Groups):
    """The address book: people's cards, groups, favourites and birthdays."""

    @incoming(
        headline="{source:.30} shared a contact: {name:.40}",
        full="{source} shared the contact card of {name} (not saved yet). Number: {number}. Mail: {email}. "
        "Address: {address}. Organisation: {organisation}. Role: {role}. Note: {note}",
    )
    def share_card(
        self,
        source: str,
        name: str,
        number: str = "",
        email: str = "",
        address: str = "",
        organisation: str = "",
        role: str = "",
        note: str = "",
    ) -> Suggestion:
        """Somebody shares a contact card; it waits among the suggestions until it is saved.

        Args:
            source: Who shares it.
            name: The name on it.
            number: The number on it.
            email: The mail address on it.
            address: The postal address on it.
            organisation: Where the person works.
            role: What the person does there.
            note: Free text.
        """
        with named_faults():
            suggestion = Suggestion(
                source=source, name=name, number=number, email=email, address=address,
                organisation=organisation, role=role, note=note,
            )  # fmt: skip
        for kind, value in suggestion.details:
            if fault := fault_in(kind, value):
                raise BadInput(f"{kind}: {shortened(value)} {fault}")
        return self.suggestions.add(suggestion)

    @incoming(
        headline="Contact suggestion: a new {kind} for {name:.40}?",
        full="Contact suggestion: {kind} {new} for {name} ({contact_id}), found in {source} (not saved yet)",
    )
    def suggest_detail(self, contact_id: str, kind: Kind, new: str, source: str = "a message") -> Suggestion:
        """The phone finds a detail that may belong on a card; it waits among the suggestions until it is saved.

        Args:
            contact_id: The card.
            kind: Which kind of detail.
            new: The number or address found.
            source: Where it was found.
        """
        card = self.contacts[contact_id]
        if fault := fault_in(kind, new):
            raise BadInput(f"new: {shortened(new)} {fault}")
        with named_faults("new"):
            value = Labelled(value=new).value
        with named_faults():
            suggestion = Suggestion.model_validate(
                {"source": source, "name": card.name, "contact_id": contact_id, kind: value}
            )
        return self.suggestions.add(suggestion)

    @incoming(
        headline="{name:.40} has a new {kind}",
        full="{name} ({contact_id}) updated the card shared with you: {kind} {new} (instead of: {old})",
    )
    def sync_detail(self, contact_id: str, kind: Kind, new: str, old: str = "", label: Label | None = None) -> Contact:
        """Somebody changes their own shared card, and the copy on this phone follows.

        Args:
            contact_id: The card.
            kind: Which kind of detail.
            new: The new number or address.
            old: The one that it replaces; without it the new one is added.
            label: What the new one is for.
        """
        if not new.strip():
            raise BadInput("new: must not be empty")
        return self.change_detail(contact_id, kind, new, old, label)

    def screen_of(self, entity: Entity) -> Screen[Contacts] | None:
        """The card, group or suggestion itself."""
        from pare_apps.contacts import group_screens, screens, suggestion_screens

        match entity:
            case Contact():
                return screens.ContactCard(entity.id)
            case Group():
                return group_screens.GroupView(entity.id)
            case Suggestion():
                return suggestion_screens.SuggestionView(entity.id)
            case _:
                return None
