"""Shared worlds of people: what every one of them puts on a phone, in short steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any

from pare.scenario import Person
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.notes import Note, Notes
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios.worlds.basics import reminder_list
from pare_scenarios.worlds.lives import Life
from pare_scenarios.worlds.notebook import note_folder
from pare_scenarios.worlds.texts import Piece

_MINUTE = timedelta(minutes=1)


def knows(life: Life, count: int, **fields: Any) -> list[Person]:
    """So many people with contact cards, where there are contacts."""
    found = [life.person() for _ in range(count)]
    for one in found if life.has("contacts") else ():
        born = date(life.lot.randint(1950, 2003), life.lot.randint(1, 12), life.lot.randint(1, 28))
        life.phone.app(Contacts).contacts.add(
            Contact(name=one.name, numbers=(Labelled(value=one.number, label="mobile"),),
                    emails=(Labelled(value=one.email, label="home"),),
                    birthday=born if life.lot.random() < 0.3 else None, **fields)
        )  # fmt: skip
    return found


def firm_card(life: Life, name: str, domain: str) -> None:
    """A contact card of a firm, where there are contacts."""
    if life.has("contacts"):
        life.phone.app(Contacts).contacts.add(
            Contact(name=name, organisation=name, emails=(Labelled(value=f"office@{domain}", label="work"),))
        )


def chats(life: Life, people: Sequence[Person], talks: Iterable[Piece], title: str = "") -> None:
    """A conversation with people (in order `a`, `b` ...) in which these talks took place, weeks apart."""
    if not life.has("messaging"):
        return
    app = life.phone.app(Messaging)
    room = app.conversations.add(Conversation(members=tuple(one.number for one in people), title=title))
    who = {"me": "me"} | {letter: one.number for letter, one in zip("abc", people, strict=False)}
    days = life.lot.randint(2, 9)
    for talk in talks:
        at = life.past(days, days + 6, (8, 21))
        days += life.lot.randint(8, 20)
        for line in talk.text.split("\n"):
            sender, _, text = line.partition(": ")
            app.messages.add(Message(conversation_id=room.id, sender=who[sender], text=text, sent_at=at))
            at += _MINUTE * life.lot.randint(1, 9)


def mails(life: Life, sender: str, name: str, letters: Iterable[Piece], **fields: Any) -> None:
    """Mails of a firm or a person, weeks old and read; some are filed away."""
    if not life.has("email"):
        return
    app, to = life.phone.app(EmailApp), (life.phone.owner.email,)
    for letter in letters:
        folder = "archive" if life.lot.random() < 0.3 else "inbox"
        app.emails.add(
            Email(sender=sender, sender_name=name, to=to, subject=letter.title, body=letter.text, folder=folder,
                  sent_at=life.past(2, 75, (7, 21)), **fields)
        )  # fmt: skip


def notes(life: Life, found: Iterable[Piece], folder: str) -> None:
    """Notes, in a folder of that name."""
    if not life.has("notes"):
        return
    place = note_folder(life.phone, folder)
    for one in found:
        life.phone.app(Notes).notes.add(
            Note(title=one.title, text=one.text, note_folder_id=place, edited_at=life.past(3, 200))
        )


def todo(life: Life, found: Sequence[Piece], on: str) -> None:
    """Reminders without a time, on a list of that name; every second one is done."""
    if not life.has("reminders") or not found:
        return
    place = reminder_list(life.phone, on)
    for at, one in enumerate(found):
        done = {"done": True, "done_at": life.past(2, 60), "times_done": 1} if at % 2 else {}
        life.phone.app(Reminders).reminders.add(Reminder(title=one.title, reminder_list_id=place, **done))


def gone_by(life: Life, found: Iterable[Piece], location: str = "", *, workday: bool = False) -> None:
    """Events of the past."""
    if life.has("calendar"):
        for one in found:
            life.phone.app(Calendar).events.add(
                Event(
                    title=one.title, starts=life.past(2, 60, (9, 19 - 3 * workday), workday=workday), location=location
                )
            )


def routine(life: Life, found: Iterable[Piece]) -> None:
    """Events of the coming weeks early in the morning, half an hour long and in nobody's way."""
    if not life.has("calendar"):
        return
    for one in found:
        starts = life.ahead(3, 24)
        if starts is not None:
            life.phone.app(Calendar).events.add(
                Event(title=one.title, starts=starts, ends=starts + _MINUTE * 30, busy=False)
            )
