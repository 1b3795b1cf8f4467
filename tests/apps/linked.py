"""Rows that name each other, at the front of their lists: what is deleted, cancelled or moved touches others."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from typing import Any

from pare.phone import Phone

DAY, HOUR = timedelta(days=1), timedelta(hours=1)


def link(phone: Phone) -> None:
    """Bind rows of a lived-in phone together, inside a step of the world."""
    for name, bound in LINKS.items():
        if name in phone.kinds:
            bound(phone)


def _series(phone: Phone) -> None:
    """Three series, each with an occurrence that is called otherwise, one that is moved and one that is cancelled."""
    from pare_apps.calendar import Calendar, Event

    app = phone.app(Calendar)
    first = (phone.now - 3 * DAY).replace(hour=6, minute=0)
    for at, rule in enumerate(("FREQ=DAILY", "FREQ=DAILY;COUNT=9", "FREQ=DAILY;INTERVAL=2")):
        starts = first + HOUR * at
        series = app.events.add(Event(title=f"Walk {at}", starts=starts, ends=starts + HOUR / 2, recurrence=rule))
        days = [f"{series.id}@{(starts + DAY * 2 * number):%Y-%m-%d}" for number in (1, 2, 3)]
        app.update_event(days[0], title="Long walk")
        app.update_event(days[1], starts=starts + DAY * 4 + HOUR * 3)
        app.delete_event(days[2])


def _orders(phone: Phone) -> None:
    """Of one thing only one is left; in every state an order that the shop asks about, with what it was made with."""
    from pare_apps.shopping import Choice, ChoiceOption, Shopping

    app = phone.app(Shopping)
    for variant in app.variants.where()[1::2]:
        app.variants.update(variant.changed(stock=1))
    options = (ChoiceOption(option="wait"), ChoiceOption(option="cancel", effect="cancel_order"))
    made: dict[str, Any] = {
        "address_id": app.addresses.where()[1].id, "slot_id": app.slots.where()[0].id,
        "payment_method_id": app.payment_methods.where()[0].id,
    }  # fmt: skip
    for at, order in enumerate(app.orders.where()):
        app.orders.update(order.changed(**made))
        if order.is_open:
            until = phone.now + HOUR + timedelta(minutes=at)
            question = Choice(order_id=order.id, question=f"Wait, {at}?", options=options, until=until)
            app.choices.add(question)


def _talks(phone: Phone) -> None:
    """Of the latest messages, each quotes the one before it."""
    from pare_apps.messaging import Messaging

    app = phone.app(Messaging)
    for talk in app.conversations.where():
        rows = app.messages.where(conversation_id=talk.id)[-6:]
        for quoted, row in pairwise(rows):
            app.messages.update(row.changed(reply_to=quoted.id))


def _mails(phone: Phone) -> None:
    """The first mails of some threads lie in the bin, their answers passed on."""
    from pare_apps.email import EmailApp

    app = phone.app(EmailApp)
    for mail in app.emails.where(folder="inbox")[:6]:
        if answers := app.emails.where(thread=mail.id)[1:]:
            app.forward_email(answers[0].id, ("somebody@example.org",), "Look")
            app.emails.update(mail.changed(folder="bin"))


def _people(phone: Phone) -> None:
    """Reminders and suggestions about the first people in the address book."""
    from pare_apps.contacts import Contacts
    from pare_apps.reminders import Reminder, Reminders

    for at, card in enumerate(phone.app(Contacts).contacts.where(limit=6)):
        found = {"contact_id": card.id, "kind": "number", "new": f"+47 555 02{at:02}"}
        phone.deliver("contacts__suggest_detail", found)
        if "reminders" in phone.kinds:
            phone.app(Reminders).reminders.add(Reminder(title=f"Call back {at}", contact_id=card.id))


def _folders(phone: Phone) -> None:
    """Folders of notes with something in them and something deleted from them."""
    from pare_apps.notes import Note, Notes

    app = phone.app(Notes)
    for folder in app.folders.where()[:4]:
        for deleted in (None, phone.now - HOUR):
            app.notes.add(Note(title="About it", note_folder_id=folder.id, deleted_at=deleted))


LINKS = {
    "calendar": _series, "shopping": _orders, "messaging": _talks, "email": _mails, "contacts": _people,
    "notes": _folders,
}  # fmt: skip
"""By app, what binds its rows together."""
