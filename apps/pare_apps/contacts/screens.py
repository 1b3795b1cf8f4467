"""The contacts app's screens: the list, search, birthdays and the card."""

from __future__ import annotations

from datetime import date

from pare.screen import Item, Screen, View, tap
from pare_apps.contacts import group_screens, suggestion_screens
from pare_apps.contacts.app import Contacts
from pare_apps.contacts.model import Contact, Kind, Label
from pare_apps.contacts.sharing import By, send_card

PAGE = 20


def row(card: Contact) -> Item:
    """A card in a list: the name, what sets the person apart, and stars for favourites."""
    about = card.relation or card.work
    named = f'{card.name} "{card.nickname}"' if card.nickname else card.name
    marks = (" (me)" if card.is_me else "") + (" ★" if card.favourite else "")
    return Item.of(card, f"{named}{marks}" + (f", {about}" if about else ""))


def page_of(title: str, cards: list[Contact], *lines: str) -> View:
    """A page of cards, given one card more than it shows if there are more."""
    told = [*lines, *(["(no contacts)"] if not cards else []), *(["(more below)"] if len(cards) > PAGE else [])]
    return View(title, told, map(row, cards[:PAGE]))


class ContactList(Screen[Contacts], root=True):
    """All contact cards in order of name, or only the favourites, twenty at a time."""

    only_favourites: bool = False
    page: int = 0

    def show(self, app: Contacts) -> View:
        """The cards of this page, the owner's own card named on top."""
        cards = app.find_contacts(
            favourite=True if self.only_favourites else None, limit=PAGE + 1, offset=self.page * PAGE
        )
        mine = app.find_contacts(is_me=True, limit=1)
        new = len(app.suggestions)
        lines = [f"My card: {mine[0].name} [{mine[0].id}]"] if mine else []
        lines += [f"Suggestions: {new}"] if new else []
        return page_of("Favourites" if self.only_favourites else "Contacts", cards, *lines)

    @tap
    def open_contact(self, app: Contacts, contact_id: str) -> ContactCard:
        """Open a card.

        Args:
            contact_id: The card.
        """
        return ContactCard(app.contacts[contact_id].id)

    @tap
    def open_favourites(self, app: Contacts) -> ContactList:
        """Show only the favourites."""
        return ContactList(only_favourites=True)

    @tap
    def more(self, app: Contacts) -> ContactList:
        """Show the next twenty cards."""
        return ContactList(self.only_favourites, self.page + 1)

    @tap
    def search(self, app: Contacts, text: str) -> ContactSearch:
        """Search all cards.

        Args:
            text: Beginnings of words that stand anywhere on the card, or a number.
        """
        return ContactSearch(text)

    @tap
    def open_groups(self, app: Contacts) -> group_screens.GroupList:
        """Show the groups."""
        return group_screens.GroupList()

    @tap
    def open_birthdays(self, app: Contacts) -> Birthdays:
        """Show whose birthday comes next."""
        return Birthdays()

    @tap
    def open_suggestions(self, app: Contacts) -> suggestion_screens.SuggestionList:
        """Show cards that were shared and details that were found, to save them."""
        return suggestion_screens.SuggestionList()

    @tap
    def create_contact(
        self,
        app: Contacts,
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
    ) -> ContactCard:
        """Fill in a new card and save it; it opens.

        Args:
            name: Full name.
            numbers: Telephone numbers, the preferred one first.
            emails: Mail addresses, the preferred one first.
            addresses: Postal addresses, the preferred one first.
            nickname: What the person is called.
            organisation: Where they work.
            role: What they do there.
            relation: What they are to me.
            birthday: Date of birth.
            note: Free text.
            favourite: Keep among the favourites.
        """
        card = app.create_contact(
            name, numbers, emails, addresses, nickname, organisation, role, relation, birthday, note, favourite
        )
        return ContactCard(card.id)


class ContactSearch(Screen[Contacts]):
    """The cards that a search found, in order of name."""

    text: str
    page: int = 0

    def show(self, app: Contacts) -> View:
        """The cards of this page."""
        cards = app.find_contacts(self.text, limit=PAGE + 1, offset=self.page * PAGE)
        return page_of(f"Contacts with {self.text[:60]!r}", cards)

    @tap
    def open_contact(self, app: Contacts, contact_id: str) -> ContactCard:
        """Open a card.

        Args:
            contact_id: The card.
        """
        return ContactCard(app.contacts[contact_id].id)

    @tap
    def more(self, app: Contacts) -> ContactSearch:
        """Show the next twenty cards."""
        return ContactSearch(self.text, self.page + 1)


class Birthdays(Screen[Contacts]):
    """Whose birthday comes in the next ninety days, soonest first."""

    def show(self, app: Contacts) -> View:
        """Each card with its next birthday and the age that the person reaches."""
        items = []
        for day, card in app.birthdays(90)[:PAGE]:
            age = day.year - card.birthday.year if card.birthday else 0
            items.append(Item.of(card, f"{card.name}, {age} on {day:%a %d %b}"))
        return View("Birthdays", [] if items else ["(none in the next ninety days)"], items)

    @tap
    def open_contact(self, app: Contacts, contact_id: str) -> ContactCard:
        """Open a card.

        Args:
            contact_id: The card.
        """
        return ContactCard(app.contacts[contact_id].id)


class ContactCard(Screen[Contacts]):
    """One person's card: numbers, mail and postal addresses, birthday, groups and note."""

    contact_id: str

    def show(self, app: Contacts) -> View:
        """Everything on the card; its groups can be opened."""
        card = app.contacts[self.contact_id]
        lines = [*card.facts]
        lines += [f"Relation: {card.relation}"] if card.relation else []
        lines += [f"Note: {card.note}"] if card.note else []
        lines += [f"File: {card.id}/{file.name}" for file in card.attachments]
        marks = (" (me)" if card.is_me else "") + (" ★" if card.favourite else "")
        groups = app.groups.where(contact_ids=card.id, limit=20)
        return View(card.name + marks, lines, (Item.of(group, f"Group {group.name}") for group in groups))

    def alive(self, app: Contacts) -> bool:
        """False once the card is deleted or merged into another."""
        return self.contact_id in app.contacts

    @tap
    def update_contact(
        self,
        app: Contacts,
        name: str | None = None,
        nickname: str | None = None,
        organisation: str | None = None,
        role: str | None = None,
        relation: str | None = None,
        birthday: date | None = None,
        clear_birthday: bool = False,
        note: str | None = None,
        favourite: bool | None = None,
    ) -> None:
        """Edit the card; what is left out stays as it is, an empty text clears.

        Args:
            name: Full name.
            nickname: What the person is called.
            organisation: Where they work.
            role: What they do there.
            relation: What they are to me.
            birthday: Date of birth.
            clear_birthday: Take the birthday off.
            note: The whole new note.
            favourite: Among the favourites or not.
        """
        app.update_contact(
            self.contact_id, name, nickname, organisation, role, relation, birthday, clear_birthday, note, favourite
        )

    @tap
    def change_detail(
        self,
        app: Contacts,
        kind: Kind,
        new: str = "",
        old: str = "",
        label: Label | None = None,
        preferred: bool = False,
    ) -> None:
        """Add (new), replace (old and new) or remove (old) a number, mail or postal address.

        Args:
            kind: Which kind of detail.
            new: The new one.
            old: The one on the card that goes.
            label: What the new one is for.
            preferred: Put the new one first.
        """
        app.change_detail(self.contact_id, kind, new, old, label, preferred)

    @tap
    def merge_contacts(self, app: Contacts, other_contact_id: str) -> None:
        """Merge a duplicate into this card; the duplicate goes.

        Args:
            other_contact_id: The duplicate.
        """
        app.merge_contacts(self.contact_id, other_contact_id)

    @tap
    def share(self, app: Contacts, to: tuple[str, ...], by: By = "message", text: str = "") -> None:
        """Send this card as a file; relation and note stay private.

        Args:
            to: Names, contact ids, numbers or groups; for a mail: addresses.
            by: How it goes.
            text: What to write with it.
        """
        send_card(app.phone, app.contacts[self.contact_id], to, by, text)

    @tap
    def delete_contact(self, app: Contacts) -> None:
        """Delete this card."""
        app.delete_contact(self.contact_id)

    @tap
    def open_group(self, app: Contacts, group_id: str) -> group_screens.GroupView:
        """Open a group that the person is in.

        Args:
            group_id: The group.
        """
        return group_screens.GroupView(app.groups[group_id].id)
