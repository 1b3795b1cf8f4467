from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import pytest

from pare.actions import propose
from pare.handles import Outcome, User, executor
from pare.phone import Phone
from pare_apps.contacts import Contact, Contacts, Group, Labelled


@pytest.fixture
def phone() -> Phone:
    """Lola, two people called Okafor, a duplicate of Mira, the owner; a group of two."""
    phone = Phone([Contacts], datetime(2027, 2, 20, 9, tzinfo=UTC), "America/Toronto")
    app = phone.app(Contacts)
    with phone.step("world"):
        for card in (
            Contact(
                id="lola",
                name="Lola Remedios",
                nickname="Lola",
                relation="grandmother",
                birthday=date(1947, 2, 25),
                numbers=(
                    Labelled(value="+63 2 8555 0101", label="home"),
                    Labelled(value="+63 917 555 0102", label="mobile"),
                ),
                addresses=(Labelled(value="12 Mabini Street, Manila", label="home"),),
                note="calls at her breakfast",
            ),
            Contact(
                id="mira",
                name="Mira Okafor",
                emails=("mira@example.com",),
                organisation="Larch Clinic",
                role="nurse",
                favourite=True,
            ),
            Contact(
                id="mira2",
                name="M. Okafor",
                numbers=("+1 416 555 0103",),
                emails=("MIRA@example.com",),
                birthday=date(1990, 2, 20),
                note="alto",
            ),
            Contact(id="ben", name="Ben Okafor", numbers=("+1 416 555 0104",)),
            Contact(id="me", name="Jun Remedios", numbers=("+1 555 0100",), is_me=True),
        ):
            app.contacts.add(card)
        app.groups.add(Group(id="choir", name="Choir", contact_ids=("mira2", "ben")))
    phone.journal.changes.clear()
    return phone


@pytest.fixture
def app(phone: Phone) -> Contacts:
    return phone.app(Contacts)


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
        return handle(f"contacts__{operation}", arguments)

    return do
