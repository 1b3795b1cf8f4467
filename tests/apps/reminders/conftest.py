from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from pare.actions import propose
from pare.handles import Outcome, User, executor
from pare.phone import Phone
from pare_apps.contacts import Contact, Contacts
from pare_apps.reminders import Reminder, ReminderList, Reminders


def at(text: str) -> datetime:
    """A point in time of winter in Rome."""
    return datetime.fromisoformat(text + "+01:00").astimezone(UTC)


@pytest.fixture
def phone() -> Phone:
    """It is Wednesday 24 February 2027, 10:00 in Rome."""
    phone = Phone([Contacts, Reminders], datetime(2027, 2, 24, 9, tzinfo=UTC), "Europe/Rome")
    app = phone.app(Reminders)
    with phone.step("world"):
        phone.app(Contacts).contacts.add(Contact(id="lola", name="Lola Remedios"))
        app.lists.add(ReminderList(id="errands", name="Errands"))
        for reminder in (
            Reminder(id="call", title="Call Lola, 80!", due=at("2027-02-25 19:00"), contact_id="lola", priority="high"),
            Reminder(id="late", title="Answer Mercè", due=at("2027-02-22 08:00"), notes="about the trip"),
            Reminder(id="early", title="Water the plants", due=at("2027-02-24 08:00"), reminder_list_id="errands"),
            Reminder(
                id="bin",
                title="Brown bin",
                due=at("2027-02-24 19:00"),
                repeat="weekly",
                every=2,
                reminder_list_id="errands",
                flagged=True,
            ),
            Reminder(id="some", title="Hendrik and Adaeze?"),
            Reminder(
                id="old", title="Pay the mill", due=at("2027-02-01 09:00"), done=True, done_at=at("2027-02-01 09:30")
            ),
        ):
            app.reminders.add(reminder)
    phone.journal.changes.clear()
    return phone


@pytest.fixture
def app(phone: Phone) -> Reminders:
    return phone.app(Reminders)


@pytest.fixture
def user(phone: Phone) -> User:
    return User(phone)


@pytest.fixture
def call(phone: Phone, user: User) -> Callable[..., Outcome]:
    """Call an operation as an assistant whose proposal was accepted."""
    proposal = propose(phone, "Shall I?")
    user.do("accept_proposal")
    handle, _ = executor(phone, proposal, 1_000)

    def do(operation: str, **arguments: Any) -> Outcome:
        return handle(f"reminders__{operation}", arguments)

    return do
