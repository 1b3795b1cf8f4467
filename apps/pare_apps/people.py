"""People across apps: one person may be given by contact id, name, number or address.

Messages store numbers and mails store addresses, as a real phone does; these functions turn whatever an agent writes
into one of them, and show the name on the card where there is one. All look-ups are indexed.
"""

from __future__ import annotations

from functools import lru_cache

from pare.errors import BadInput, listed, shortened
from pare.phone import Phone
from pare.table import Table
from pare_apps.contacts.identifiers import digits, is_address, is_number
from pare_apps.contacts.model import Contact, name_words

__all__ = [
    "address_of",
    "card_of",
    "cards",
    "digits",
    "is_address",
    "is_number",
    "label",
    "named",
    "number_of",
    "person",
]

_COULD_BE = 12  # how many people an ambiguous name lists


def cards(phone: Phone) -> list[Contact]:
    """All contact cards in order of name; none where the phone has no contacts app."""
    table = _table(phone)
    return [] if table is None else list(table)


def card_of(phone: Phone, identifier: str) -> Contact | None:
    """The card that carries a number or an address (the first in order of name), or None."""
    table, handle = _table(phone), _handle(identifier)
    return None if table is None or not handle else table.first("handles", handle)


def label(phone: Phone, identifier: str) -> str:
    """How a number or an address is shown: the name on its card, `me` for the owner's, else as it is."""
    return named(phone, identifier, card_of(phone, identifier))


def named(phone: Phone, identifier: str, card: Contact | None) -> str:
    """The same, for a number or an address whose card is known."""
    owner, handle = phone.owner, _handle(identifier) or _folded(identifier)
    mine = (card is not None and card.is_me) or handle in _own(owner.email, owner.number)
    return "me" if mine else identifier if card is None else card.name


def person(phone: Phone, who: str, argument: str = "to") -> Contact:
    """The one card that is meant by a contact id, a name, or a number or address on it.

    Of a name or nickname any of its words will do (`Nadia`, `Nadia Haddad` for `Dr Nadia Haddad`) if only one person
    has them; exactly that name goes first, then exactly that nickname. Case and accents do not matter; `me` is the
    owner's card.

    Raises:
        BadInput: nobody, or more than one person, is meant; the message lists who could be.
    """
    table = _table(phone)
    if table is not None and who.strip():
        exact = table.get(who.strip()) or card_of(phone, who)
        if exact is not None:
            return exact
        words = name_words(who)
        named = [card for card in table.where(names=words[0]) if set(words) <= set(card.names)] if words else []
        whole = [card for card in named if words == name_words(card.name)]
        nicknamed = [card for card in named if words == name_words(card.nickname)]
        found = whole or nicknamed or named or (table.where(is_me=True) if words == ("me",) else [])
        if len(found) == 1:
            return found[0]
        if found:
            who_could = listed([f"{card.name} ({card.id})" for card in found], _COULD_BE)
            raise BadInput(f"{argument}: {shortened(who)} could be {who_could}; write the id")
    raise BadInput(
        f"{argument}: {shortened(who)} is nobody in the contacts; write a name or id from there, or a number or address"
    )


def number_of(phone: Phone, who: str, argument: str = "to") -> str:
    """The number that a number, a contact id or a name means, without separators.

    Raises:
        BadInput: it means nobody, or somebody without a number.
    """
    if is_number(who):
        return digits(who)
    card = person(phone, who, argument)
    if not card.numbers:
        raise BadInput(f"{argument}: the card of {card.name} has no number")
    return digits(card.numbers[0].value)


def address_of(phone: Phone, who: str, argument: str = "to") -> str:
    """The mail address that an address, a contact id or a name means, in lower case.

    Raises:
        BadInput: it means nobody, or somebody without an address.
    """
    if is_address(who):
        return who.strip().lower()
    card = person(phone, who, argument)
    if not card.emails:
        raise BadInput(f"{argument}: the card of {card.name} has no mail address")
    return card.emails[0].value.lower()


def _table(phone: Phone) -> Table[Contact] | None:
    return phone.table("contacts.contacts", Contact) if "contacts" in phone.kinds else None


@lru_cache(maxsize=4096)
def _handle(identifier: str) -> str:
    """A number or an address as cards are looked up by it; nothing for anything else."""
    if is_address(identifier):
        return _folded(identifier)
    return digits(identifier) if is_number(identifier) else ""


def _folded(identifier: str) -> str:
    return identifier.strip().lower()


@lru_cache(maxsize=256)
def _own(email: str, number: str) -> tuple[str, ...]:
    """What stands for the owner of a phone."""
    return tuple(filter(None, ("me", email.lower(), digits(number))))
