"""Attendees: who is meant by a contact id, a name, a mail address or a number, and who of them is already invited."""

from __future__ import annotations

from pare.errors import BadInput, listed, shortened
from pare.phone import Phone
from pare.phrases import plain
from pare_apps import people
from pare_apps.calendar.model import ME, Answer, Attendee

MOST = 100


def guest(phone: Phone, who: str, argument: str) -> Attendee:
    """An attendee; of somebody with a card who is given by name or id, the first mail address or else number is kept.

    Raises:
        BadInput: nobody, or more than one person, or the phone's owner is meant.
    """
    if people.is_address(who) or people.is_number(who):
        card = people.card_of(phone, who)
        handle = who
    else:
        card = people.person(phone, who, argument)
        handles = [entry.value for entry in (*card.emails, *card.numbers)]
        if not handles:
            raise BadInput(f"{argument}: the card of {card.name} has neither a mail address nor a number")
        handle = handles[0]
    if people.label(phone, handle) == ME:
        raise BadInput(f"{argument}: {shortened(who)} is the owner of this phone, who takes part anyway")
    return Attendee(identifier=handle, name="" if card is None else card.name)


def handles_of(phone: Phone, identifier: str) -> tuple[str, ...]:
    """An identifier and all others of the same person."""
    card = people.card_of(phone, identifier)
    return (identifier,) if card is None else (identifier, *card.handles)


def find(phone: Phone, attendees: tuple[Attendee, ...], who: str, argument: str) -> Attendee:
    """The attendee that an identifier, a name or a contact id means.

    Raises:
        BadInput: no attendee, or more than one, is meant.
    """
    named = [one for one in attendees if one.name and plain(one.name) == plain(who)]
    if not named:
        if people.is_address(who) or people.is_number(who):
            known = handles_of(phone, who.strip().lower() if people.is_address(who) else people.digits(who))
        else:
            known = people.person(phone, who, argument).handles
        named = [one for one in attendees if one.identifier in known]
    if len(named) != 1:
        told = listed([str(one) for one in attendees], 20)
        raise BadInput(f"{argument}: {shortened(who)} is {'several' if named else 'none'} of the attendees: {told}")
    return named[0]


def invited(phone: Phone, attendees: tuple[Attendee, ...], who: tuple[str, ...], argument: str) -> tuple[Attendee, ...]:
    """The attendees and those who join them.

    Raises:
        BadInput: somebody is unknown or among them already, or they are too many.
    """
    if len(who) > MOST:
        raise BadInput(f"{argument}: an event has at most {MOST} attendees")
    for one in who:
        new = guest(phone, one, argument)
        theirs = handles_of(phone, new.identifier)
        if any(present.identifier in theirs for present in attendees):
            raise BadInput(f"{argument}: {shortened(one)} is among the attendees already; name each person once")
        attendees = (*attendees, new)
    if len(attendees) > MOST:
        raise BadInput(f"{argument}: an event has at most {MOST} attendees")
    return attendees


def without(phone: Phone, attendees: tuple[Attendee, ...], who: tuple[str, ...], argument: str) -> tuple[Attendee, ...]:
    """The attendees but those who leave.

    Raises:
        BadInput: somebody is not among them.
    """
    for one in who:
        leaving = find(phone, attendees, one, argument)
        attendees = tuple(present for present in attendees if present is not leaving)
    return attendees


def answered(attendees: tuple[Attendee, ...], who: Attendee, answer: Answer, comment: str) -> tuple[Attendee, ...]:
    """The attendees with the answer of one of them."""
    new = Attendee(identifier=who.identifier, name=who.name, status=answer, comment=comment)
    return tuple(new if one == who else one for one in attendees)
