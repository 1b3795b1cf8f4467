"""Phones with many rows in the largest table of each app."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta

from pare.app import App
from pare.phone import Phone
from pare_apps.apartments import Apartments, Listing
from pare_apps.cab import Cab, Ride
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.money import Money
from pare_apps.notes import Note, Notes
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Product, Shopping, Variant

START = datetime(2027, 3, 1, 9, tzinfo=UTC)


def _contact(phone: Phone, n: int, at: datetime) -> None:
    numbers, emails = (Labelled(value=f"+1555{n:07}"),), (Labelled(value=f"p{n}@example.com"),)
    phone.app(Contacts).contacts.add(Contact(name=f"Person {n}", numbers=numbers, emails=emails))


def _message(phone: Phone, n: int, at: datetime) -> None:
    app = phone.app(Messaging)
    held = app.conversations.where(limit=1) or [app.conversations.add(Conversation(members=("+15550100000",)))]
    app.messages.add(Message(conversation_id=held[0].id, sender="me", text=f"Message {n}", sent_at=at))


def _email(phone: Phone, n: int, at: datetime) -> None:
    sender, to = f"p{n % 97}@example.com", ("me@example.com",)
    phone.app(EmailApp).emails.add(Email(sender=sender, to=to, subject=f"Subject {n}", body="Text", sent_at=at))


def _event(phone: Phone, n: int, at: datetime) -> None:
    phone.app(Calendar).events.add(Event(title=f"Event {n}", starts=at))


def _reminder(phone: Phone, n: int, at: datetime) -> None:
    phone.app(Reminders).reminders.add(Reminder(title=f"Reminder {n}", due=at))


def _note(phone: Phone, n: int, at: datetime) -> None:
    phone.app(Notes).notes.add(Note(title=f"Note {n}", text="- [ ] one thing", edited_at=at))


def _product(phone: Phone, n: int, at: datetime) -> None:
    product = phone.app(Shopping).products.add(Product(name=f"Product {n}", category="household"))
    phone.app(Shopping).variants.add(Variant(product_id=product.id, price=Money.of(5 + n % 400)))


def _ride(phone: Phone, n: int, at: datetime) -> None:
    phone.app(Cab).rides.add(Ride(pickup="Station", destination=f"Street {n}", pickup_at=at))


def _listing(phone: Phone, n: int, at: datetime) -> None:
    phone.app(Apartments).listings.add(Listing(address=f"Street {n}", rent=Money.of(500 + n % 900)))


ADDS: dict[type[App], Callable[[Phone, int, datetime], None]] = {
    Contacts: _contact, Messaging: _message, EmailApp: _email, Calendar: _event, Reminders: _reminder, Notes: _note,
    Shopping: _product, Cab: _ride, Apartments: _listing,
}  # fmt: skip
"""What adds the row of a number, three hours after the one before where rows have times."""


def filled(size: int, apps: Iterable[type[App]] = tuple(ADDS)) -> Phone:
    """A phone with `size` rows in the largest table of each of some apps."""
    apps = tuple(apps)
    phone = Phone(apps, START)
    with phone.step("world"):
        for n in range(size):
            for app in apps:
                ADDS[app](phone, n, START + timedelta(hours=3 * n))
    phone.journal.changes.clear()
    return phone
