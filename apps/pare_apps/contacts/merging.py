"""Merging two cards of one person, and what becomes of rows that name a card which goes."""

from __future__ import annotations

from pare.phone import Phone
from pare.phrases import plain
from pare_apps.contacts.model import FIELDS, Contact, Kind, Labelled, sameness


def merged(card: Contact, other: Contact) -> Contact:
    """The first card with all that only the other has; where both have a word for something, the first one's stays.

    Another name on the second card lives on as the nickname, if there is room for it; both notes are kept.

    Raises:
        pydantic.ValidationError: both notes together are too long.
    """
    renamed = other.name if plain(other.name) != plain(card.name) else ""
    notes = dict.fromkeys(note for note in (card.note, other.note) if note)
    return card.changed(
        nickname=card.nickname or other.nickname or renamed,
        organisation=card.organisation or other.organisation,
        role=card.role or other.role,
        relation=card.relation or other.relation,
        birthday=card.birthday or other.birthday,
        note="\n".join(notes),
        favourite=card.favourite or other.favourite,
        is_me=card.is_me or other.is_me,
        **{field: _union(kind, getattr(card, field), getattr(other, field)) for kind, field in FIELDS.items()},
    )


def follow(phone: Phone, gone: str, card: str) -> None:
    """Let every row of any app that names a card by `contact_id` (a reminder about somebody) name another, or none."""
    for table in phone.tables():
        if "contact_id" in table.kind.index:
            for row in table.where(contact_id=gone):
                table.update(row.changed(contact_id=card))


def _union(kind: Kind, mine: tuple[Labelled, ...], others: tuple[Labelled, ...]) -> tuple[Labelled, ...]:
    known = {sameness(kind, entry.value) for entry in mine}
    return (*mine, *(entry for entry in others if sameness(kind, entry.value) not in known))
