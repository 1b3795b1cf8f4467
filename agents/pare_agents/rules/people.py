"""People as the contacts know them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from pare.phrases import person, plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.reader import Reader

NAME = r"[^\W\d_a-z][\w'’-]+(?: (?:(?:van|von|de|den|der|da|di|al|el|bin) )*[^\W\d_a-z][\w'’-]+){0,3}"
ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
NUMBER = re.compile(r"(?<![\w.])\+?\d(?:[ ()/-]{0,2}\d){6,14}(?!\w)")


@dataclass(frozen=True)
class Card:
    """One contact card."""

    id: str
    name: str
    numbers: tuple[str, ...]
    emails: tuple[str, ...]
    addresses: tuple[str, ...]
    note: str = ""

    def holds(self, handle: str) -> bool:
        """Whether a number or mail address stands on the card."""
        return bare(handle) in {bare(value): None for value in (*self.numbers, *self.emails)}

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """Its values of one kind: number, email or address."""
        return {"number": self.numbers, "email": self.emails}.get(kind, self.addresses)


def bare(handle: str) -> str:
    """A number or address without what does not matter."""
    return handle.strip().casefold() if "@" in handle else re.sub(r"[^\d+]", "", handle)


def cards(reader: Reader, text: str) -> list[Card]:
    """The cards that a search finds."""
    return [_card(row) for row in reader.rows("contacts__find_contacts", text=text) if not row.get("is_me")]


def card_of(arrival: Arrival, reader: Reader) -> Card | None:
    """The card of whoever wrote."""
    if not arrival.sender:
        return None
    return next((card for card in cards(reader, arrival.sender) if card.holds(arrival.sender)), None)


def named(reader: Reader, name: str) -> Card | None:
    """The one card of that name; None if there is none, or if it may be another's."""
    phrase = person(name)
    fitting = [card for card in cards(reader, name) if plain(name) == plain(card.name)]
    fitting = fitting or [card for card in cards(reader, name) if _means(card, phrase, name)]
    return fitting[0] if len(fitting) == 1 else None


def name_at(reader: Reader, address: str) -> str:
    """Who is behind a mail address: by the card, or as the mails from there say; else the address itself."""
    on_cards = [card.name for card in cards(reader, address) if card.holds(address)]
    if on_cards:
        return on_cards[0]
    mails = reader.rows("email__search_emails", sender=address, limit=1)
    return next((str(mail["sender_name"]) for mail in mails if mail.get("sender_name")), address)


def _means(card: Card, phrase: Any, name: str) -> bool:
    return bool(phrase.found_in(card.name)) or bool(person(card.name).found_in(name))


def first_name(name: str) -> str:
    """The given name, or all of a name of one word."""
    return name.split()[0] if name.split() else name


def _card(row: dict[str, Any]) -> Card:
    return Card(
        str(row.get("id", "")),
        str(row.get("name", "")),
        _values(row.get("numbers")),
        _values(row.get("emails")),
        _values(row.get("addresses")),
        str(row.get("note", "")),
    )


def _values(rows: Any) -> tuple[str, ...]:
    given = rows if isinstance(rows, list) else []
    return tuple(str(row.get("value", "") if isinstance(row, dict) else row) for row in given)
