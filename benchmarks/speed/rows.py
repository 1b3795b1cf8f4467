"""A phone with many rows in the largest table of each app."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

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
from pare_apps.shopping import Product, Shopping

START = datetime(2027, 3, 1, 9, tzinfo=UTC)
APPS = (Contacts, Messaging, EmailApp, Calendar, Reminders, Notes, Shopping, Cab, Apartments)


def filled(size: int) -> Phone:
    """A phone with `size` rows in one table of each of the nine apps."""
    phone = Phone(APPS, START)
    with phone.step("world"):
        conversation = phone.app(Messaging).conversations.add(Conversation(members=("+15550100000",)))
        for n in range(size):
            at = START + timedelta(hours=n)
            phone.app(Contacts).contacts.add(
                Contact(
                    name=f"Person {n}",
                    numbers=(Labelled(value=f"+1555{n:07}"),),
                    emails=(Labelled(value=f"p{n}@example.com"),),
                )
            )
            phone.app(Messaging).messages.add(
                Message(conversation_id=conversation.id, sender="me", text=f"Message {n}", sent_at=at)
            )
            phone.app(EmailApp).emails.add(
                Email(
                    sender=f"p{n}@example.com", to=("me@example.com",), subject=f"Subject {n}", body="Text", sent_at=at
                )
            )
            phone.app(Calendar).events.add(Event(title=f"Event {n}", starts=at))
            phone.app(Reminders).reminders.add(Reminder(title=f"Reminder {n}", due=at))
            phone.app(Notes).notes.add(Note(title=f"Note {n}", text="- [ ] one thing", edited_at=at))
            phone.app(Shopping).products.add(Product(name=f"Product {n}", category="household"))
            phone.app(Cab).rides.add(Ride(pickup="Station", destination=f"Street {n}", pickup_at=at))
            phone.app(Apartments).listings.add(Listing(address=f"Street {n}", rent=Money.of(500 + n % 900)))
    phone.journal.changes.clear()
    return phone
