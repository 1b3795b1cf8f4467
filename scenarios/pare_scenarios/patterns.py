"""Patterns over effects in the words of scenarios: somebody was told, something was put into the calendar.

Each says what must be true of the result, never which operation brought it about.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pare.expect import Either, Expect, Mentions, changed, created, either, has, mentions
from pare.phone import Phone
from pare.phrases import Phrase
from pare.scenario import Person
from pare_apps.attachments import Attachment
from pare_apps.calendar import Event
from pare_apps.contacts import Contact
from pare_apps.email import Email
from pare_apps.messaging import Conversation, Message
from pare_apps.people import digits, is_number
from pare_apps.reminders import Reminder

Facts = Iterable[Phrase | str]
_DRAFTED = ("to", "cc", "bcc", "subject", "sent_at", "attachments", "thread_id", "in_reply_to")


@dataclass(frozen=True, slots=True)
class With:
    """A conversation with exactly these people."""

    people: tuple[Person, ...]

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the conversation of that id has them, and nobody else, as members."""
        row = phone.table("messaging.conversations", Conversation).get(value)
        members = () if row is None else row.members
        return len(members) == len(self.people) and all(any(p.fits(m, phone) for m in members) for p in self.people)


@dataclass(frozen=True, slots=True)
class Titled:
    """A group of that title, as it is at the end."""

    title: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the conversation of that id has that title."""
        row = phone.table("messaging.conversations", Conversation).get(value)
        return row is not None and row.title.casefold() == self.title.casefold()


@dataclass(frozen=True, slots=True)
class File:
    """A file of that name."""

    name: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        return isinstance(value, Attachment) and value.name == self.name


def message_to(*people: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to exactly these people (one: in person; several: in their group)."""
    return _message(With(people), says, avoids, files)


def message_in(title: str, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to the group of that title."""
    return _message(Titled(title), says, avoids, files)


def _message(where: Any, says: Facts, avoids: Facts, files: Iterable[str]) -> Expect:
    fields = {"sender": "me", "conversation_id": where, "text": _said(says, avoids)}
    return created(Message, **fields, **_files(files))


def mail_to(
    *people: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = (), subject: Facts = ()
) -> Either:
    """The owner sent a mail to exactly these people: fresh, as a reply, forwarded, or a draft that lay there.

    To, cc and bcc count alike.
    """
    fields: dict[str, Any] = {"folder": "sent", "recipients": tuple(people), "body": _said(says, avoids)}
    fields |= {"subject": mentions(*subject)} if subject else {}
    fields |= _files(files)
    return either(created(Email, **fields), Expect(Email, "changed", fields, only=_DRAFTED))


def told(person: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Either:
    """The owner told one person, by message or by mail."""
    message = message_to(person, says=says, avoids=avoids, files=files)
    return either(message, *mail_to(person, says=says, avoids=avoids, files=files).options)


def _said(says: Facts, avoids: Facts) -> Mentions:
    return mentions(*says, avoids=avoids)


def _files(names: Iterable[str]) -> dict[str, Any]:
    tests = tuple(File(name) for name in names)
    return {"attachments": has(*tests)} if tests else {}


def event(starts: Any, *, who: Iterable[Person] = (), title: Facts = (), **fields: Any) -> Expect:
    """A new event with that start, these attendees among others, and these facts in its title.

    Args:
        starts: `At("2027-04-22 20:00")`, or a day.
        who: people who are invited.
        title: facts in the title.
        **fields: tests of other fields.
    """
    wanted: dict[str, Any] = {"starts": starts, **fields}
    wanted |= {"title": mentions(*title)} if title else {}
    wanted |= {"attendees": has(*who)} if tuple(who) else {}
    return created(Event, **wanted)


def moved(named: str, starts: Any, *, only: Iterable[str] = ("ends",), **fields: Any) -> Expect:
    """The event of that name begins at another time, and is otherwise as it was."""
    return changed(Event, named, only=tuple(only), starts=starts, **fields)


def reminder(due: Any, *, title: Facts = (), **fields: Any) -> Expect:
    """A new reminder, due then, with these facts in its title or notes."""
    return created(Reminder, due=due, **({"title": mentions(*title)} if title else {}), **fields)


def ticked_off(named: str) -> Expect:
    """The reminder of that name is done."""
    return changed(Reminder, named, only=("done_at", "times_done"), done=True)


def card(named: str, **fields: Any) -> Expect:
    """The contact card of that name was changed in these fields alone."""
    return changed(Contact, named, **fields)


@dataclass(frozen=True, slots=True)
class Labels:
    """A number or an address on a card, whatever its label and separators."""

    value: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        return _bare(getattr(value, "value", value)) == _bare(self.value)


def _bare(text: str) -> str:
    return digits(text) if is_number(text) else text.strip().casefold()
