"""Writing cards."""

from __future__ import annotations

from datetime import date

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare_apps.contacts.book import AddressBook
from pare_apps.contacts.merging import follow, merged
from pare_apps.contacts.model import FIELDS, Contact, Kind, Label, Labelled, fault_in, sameness
from pare_apps.fields import Bare, named_faults


class Cards(AddressBook):
    """Making, changing, merging and deleting cards."""

    @write
    def create_contact(
        self,
        name: str,
        numbers: tuple[str, ...] = (),
        emails: tuple[str, ...] = (),
        addresses: tuple[str, ...] = (),
        nickname: str = "",
        organisation: str = "",
        role: str = "",
        relation: str = "",
        birthday: date | None = None,
        note: str = "",
        favourite: bool = False,
    ) -> Contact:
        """Make a new contact card.

        Args:
            name: Full name.
            numbers: The preferred one first.
            emails: Likewise.
            addresses: Postal, likewise.
            nickname: What they are called.
            organisation: Where they work.
            role: What they do there.
            relation: What they are to the owner, such as sister.
            birthday: Date of birth.
            note: Free text.
            favourite: Among the favourites.
        """
        self._check_birthday(birthday)
        with named_faults():
            card = Contact.model_validate(
                {
                    "name": name, "numbers": numbers, "emails": emails, "addresses": addresses, "nickname": nickname,
                    "organisation": organisation, "role": role, "relation": relation, "birthday": birthday,
                    "note": note, "favourite": favourite,
                }
            )  # fmt: skip
        return self.contacts.add(card)

    @write
    def update_contact(
        self,
        contact_id: Bare[str],
        name: str | None = None,
        nickname: str | None = None,
        organisation: str | None = None,
        role: str | None = None,
        relation: str | None = None,
        birthday: date | None = None,
        clear_birthday: bool = False,
        note: str | None = None,
        favourite: bool | None = None,
    ) -> Contact:
        """Change fields of a card; an empty text clears. Numbers and addresses: change_detail.

        Args:
            contact_id: The contact.
            name: Full name.
            nickname: What they are called.
            organisation: Where they work.
            role: What they do there.
            relation: What they are to the owner, such as sister.
            birthday: Date of birth.
            clear_birthday: Take it off.
            note: All of it.
            favourite: Among the favourites.
        """
        card = self.contacts[contact_id]
        if clear_birthday and birthday is not None:
            raise BadInput("clear_birthday: give either a birthday or clear_birthday, not both")
        self._check_birthday(birthday)
        given = {
            "name": name, "nickname": nickname, "organisation": organisation, "role": role, "relation": relation,
            "birthday": birthday, "note": note, "favourite": favourite,
        }  # fmt: skip
        fields: dict[str, object] = {field: value for field, value in given.items() if value is not None}
        if clear_birthday:
            fields["birthday"] = None
        with named_faults():
            return self.contacts.update(card.changed(**fields))

    @write
    def change_detail(
        self,
        contact_id: Bare[str],
        kind: Kind,
        new: str = "",
        old: str = "",
        label: Label | None = None,
        preferred: bool = False,
    ) -> Contact:
        """Add (new), replace (old, new) or remove (old) one number, mail or postal address of a card.

        Args:
            contact_id: The contact.
            kind: Which.
            new: The new one.
            old: The old one.
            label: What for; default: as the old one.
            preferred: Put first.
        """
        card = self.contacts[contact_id]
        entries: tuple[Labelled, ...] = getattr(card, FIELDS[kind])
        new, old = new.strip(), old.strip()
        if not new and not old:
            raise BadInput("new: write the new one, the old one that goes, or both")
        if new and (fault := fault_in(kind, new)):
            raise BadInput(f"new: {shortened(new)} {fault}")
        at = self._place_of(card, kind, old) if old else None
        kept = [entry for place, entry in enumerate(entries) if place != at]
        if new:
            if any(sameness(kind, entry.value) == sameness(kind, new) for entry in kept):
                raise BadInput(f"new: {shortened(new)} is on the card of {card.name} already")
            before = "other" if at is None else entries[at].label
            with named_faults("new"):
                entry = Labelled(value=new, label=label or before)
            kept.insert(0 if preferred else len(kept) if at is None else at, entry)
        with named_faults():
            return self.contacts.update(card.changed(**{FIELDS[kind]: tuple(kept)}))

    @write
    def delete_contact(self, contact_id: Bare[str]) -> None:
        """Delete a contact card; it leaves its groups.

        Args:
            contact_id: The contact.
        """
        self.contacts.remove(contact_id)
        for group in self.groups.where(contact_ids=contact_id):
            self.groups.update(group.changed(contact_ids=tuple(id for id in group.contact_ids if id != contact_id)))
        follow(self.phone, contact_id, "")

    @write
    def merge_contacts(self, contact_id: str, other_contact_id: str) -> Contact:
        """Merge two cards of one person: the first gets what only the other has, which is deleted.

        Args:
            contact_id: Which stays.
            other_contact_id: Which goes.
        """
        card, other = self.contacts[contact_id], self.contacts[other_contact_id]
        if card.id == other.id:
            raise BadInput("other_contact_id: a card cannot be merged with itself; give the id of the duplicate")
        with named_faults():
            card = self.contacts.update(merged(card, other))
        self.contacts.remove(other.id)
        for group in self.groups.where(contact_ids=other.id):
            ids = dict.fromkeys(card.id if id == other.id else id for id in group.contact_ids)
            self.groups.update(group.changed(contact_ids=tuple(ids)))
        follow(self.phone, other.id, card.id)
        return card

    def _place_of(self, card: Contact, kind: Kind, old: str) -> int:
        entries: tuple[Labelled, ...] = getattr(card, FIELDS[kind])
        for place, entry in enumerate(entries):
            if sameness(kind, entry.value) == sameness(kind, old):
                return place
        there = listed([entry.value for entry in entries])
        raise BadInput(f"old: {shortened(old)} is not on the card of {card.name}, which has {there}")

    def _check_birthday(self, birthday: date | None) -> None:
        if birthday is not None and birthday > self.today:
            raise BadInput(f"birthday: {birthday.isoformat()} lies in the future; write the date of birth")
