"""What makes a phone look lived in: short ways to put people, conversations, mails, events and reminders on it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from pare.phone import Phone
from pare.scenario import Person
from pare.times import moment
from pare_apps.attachments import Attachment
from pare_apps.calendar import Attendee, Calendar, Event, SharedCalendar
from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.reminders import Reminder, Reminders


def when(phone: Phone, text: str) -> datetime:
    """A local time (`2027-04-12 09:30`), as UTC."""
    return moment(text, phone.zone)


def card(phone: Phone, person: Person, **fields: Any) -> Contact:
    """A contact card for somebody, with the number and address that the person has."""
    known: dict[str, Any] = {}
    if person.number:
        known["numbers"] = (Labelled(value=person.number),)
    if person.email:
        known["emails"] = (Labelled(value=person.email, label="home"),)
    return phone.app(Contacts).contacts.add(Contact(name=person.name, **(known | fields)))


def cards(phone: Phone, *people: Person) -> None:
    """Contact cards for several people."""
    for person in people:
        card(phone, person)


def business(phone: Phone, name: str, **fields: Any) -> Contact:
    """A contact card of a firm or an office."""
    return phone.app(Contacts).contacts.add(Contact(name=name, organisation=name, **fields))


def chat(
    phone: Phone, people: Iterable[Person], lines: Iterable[tuple[str, str, str]], title: str = ""
) -> Conversation:
    """A conversation with its messages.

    Args:
        phone: where.
        people: everybody but the owner.
        lines: local time, the sender's given name (or `me`), and the text of each message.
        title: a group's title.
    """
    members = tuple(people)
    app = phone.app(Messaging)
    conversation = app.conversations.add(Conversation(members=tuple(p.number for p in members), title=title))
    senders = {"me": "me"} | {person.name.split()[0]: person.number for person in members}
    for at, sender, text in lines:
        app.messages.add(
            Message(conversation_id=conversation.id, sender=senders[sender], text=text, sent_at=when(phone, at))
        )
    return conversation


def said(phone: Phone, words: str) -> Message:
    """The one message on the phone that contains these words, to give it a name."""
    (found,) = [message for message in phone.app(Messaging).messages if words in message.text]
    return found


def mail(
    phone: Phone, at: str, sender: Person | str, subject: str, body: str, *files: Attachment, **fields: Any
) -> Email:
    """A mail to the owner; from the owner if the sender is the phone's owner, and then `to` says to whom."""
    address, name = (sender.email, sender.name) if isinstance(sender, Person) else (sender, "")
    own = address.casefold() == phone.owner.email.casefold()
    usual: dict[str, Any] = {"folder": "sent"} if own else {"to": (phone.owner.email,)}
    return phone.app(EmailApp).emails.add(
        Email(sender=address, sender_name=name, subject=subject, body=body, sent_at=when(phone, at), attachments=files,
              **(usual | fields))
    )  # fmt: skip


def booked(phone: Phone, at: str, title: str, *guests: Person, until: str = "", **fields: Any) -> Event:
    """An event in the calendar, an hour long unless `until` says otherwise."""
    starts = when(phone, at)
    ends = {"ends": moment(until, phone.zone, starts.astimezone(phone.zone).date())} if until else {}
    invited = tuple(Attendee(identifier=guest.email or guest.number, name=guest.name) for guest in guests)
    return phone.app(Calendar).events.add(Event(title=title, starts=starts, attendees=invited, **ends, **fields))


def shared_calendar(phone: Phone, name: str, person: Person, *, editable: bool = False) -> SharedCalendar:
    """Somebody else's calendar that the owner sees; `booked(..., calendar=name)` puts events into it."""
    whose = person.email or person.number
    return phone.app(Calendar).shared_calendars.add(SharedCalendar(name=name, owner=whose, editable=editable))


def remind(phone: Phone, title: str, due: str = "", **fields: Any) -> Reminder:
    """A reminder, with or without a due time."""
    at = {"due": when(phone, due)} if due else {}
    return phone.app(Reminders).reminders.add(Reminder(title=title, **at, **fields))
