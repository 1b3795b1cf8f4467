"""Short ways to put people, conversations, mails, events and reminders on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, TypeVar

from pare.errors import BadInput, listed
from pare.phone import Phone
from pare.scenario import Person
from pare.times import moment
from pare_apps.attachments import Attachment
from pare_apps.calendar import Attendee, Calendar, Event, SharedCalendar
from pare_apps.contacts import Contact, Contacts, Group, Labelled
from pare_apps.email import Email, EmailApp
from pare_apps.email.model import Folder
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.reminders import INBOX, Reminder, ReminderList, Reminders

T = TypeVar("T")


def when(phone: Phone, text: str) -> datetime:
    """A local time (`2027-04-12 09:30`), as UTC."""
    return moment(text, phone.zone)


def only(found: Sequence[T], what: str, there: Iterable[str]) -> T:
    """The one thing that was found.

    Raises:
        BadInput: there is none, or there are several.
    """
    if len(found) != 1:
        raise BadInput(f"{what}: {'several are' if found else 'nothing is'} meant; there are {listed(there, 20)}")
    return found[0]


def file(name: str, text: str = "") -> Attachment:
    """A file with what one reads in it."""
    return Attachment(name=name, text=text)


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


def group(phone: Phone, name: str, *members: Contact) -> Group:
    """A group of contact cards."""
    return phone.app(Contacts).groups.add(Group(name=name, contact_ids=tuple(one.id for one in members)))


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
        if sender not in senders:
            raise BadInput(f"chat: {sender!r} is none of {listed(senders)}, who are in it")
        app.messages.add(
            Message(conversation_id=conversation.id, sender=senders[sender], text=text, sent_at=when(phone, at))
        )
    return conversation


def said(phone: Phone, words: str) -> Message:
    """The one message on the phone that contains these words, to give it a name."""
    messages = phone.app(Messaging).messages
    return only([one for one in messages if words in one.text], f"said {words!r}", (one.text[:40] for one in messages))


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


def draft(phone: Phone, at: str, *to: Person, subject: str, body: str, **fields: Any) -> Email:
    """A mail of the owner that is not sent yet."""
    addresses = tuple(person.email for person in to)
    return mail(phone, at, phone.owner.email, subject, body, to=addresses, **({"folder": "drafts"} | fields))


def mail_folder(phone: Phone, name: str) -> str:
    """The id of the owner's mail folder of that name, made if need be; for `mail(..., folder=...)`."""
    folders = phone.app(EmailApp).folders
    known = next((one for one in folders if one.name == name), None)
    return (known or folders.add(Folder(name=name))).id


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


def remind(phone: Phone, title: str, due: str = "", on: str = "", **fields: Any) -> Reminder:
    """A reminder, with or without a due time; `on` is the name of its list, made if need be."""
    known: dict[str, Any] = {"due": when(phone, due)} if due else {}
    known |= {"reminder_list_id": reminder_list(phone, on)} if on else {}
    return phone.app(Reminders).reminders.add(Reminder(title=title, **(known | fields)))


def reminder_list(phone: Phone, name: str) -> str:
    """The id of the list of reminders of that name, made if need be."""
    if name.casefold() == INBOX:
        return INBOX
    lists = phone.app(Reminders).lists
    known = next((one for one in lists if one.name == name), None)
    return (known or lists.add(ReminderList(name=name))).id
