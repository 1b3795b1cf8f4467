from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pare.actions import propose
from pare.handles import Outcome, User, executor
from pare.phone import Owner, Phone
from pare_apps.calendar import Calendar, Event, SharedCalendar
from pare_apps.contacts import Contact, Contacts

ROME = ZoneInfo("Europe/Rome")


def new_phone() -> Phone:
    owner = Owner(name="Remo Galli", email="remo@example.com", number="+39 333 000 1111")
    phone = Phone([Contacts, Calendar], datetime(2027, 3, 29, 8, tzinfo=ROME), "Europe/Rome", owner)
    with phone.step("world"):
        contacts, calendar = phone.app(Contacts).contacts, phone.app(Calendar)
        contacts.add(Contact(name="Ada Okoro", emails=("ada@example.com",), numbers=("+39 333 123 4567",)))
        contacts.add(Contact(name="Bo Lind", numbers=("+46 70 123 45 67",)))
        contacts.add(Contact(name="Cy Nobody"))
        calendar.events.add(
            Event(
                id="physio",
                title="Physio",
                starts=datetime(2027, 4, 6, 17, tzinfo=ROME),
                recurrence="FREQ=WEEKLY;BYDAY=TU;COUNT=6",
                alerts=(60,),
                location="Clinic",
            )
        )
        calendar.events.add(Event(id="lunch", title="Lunch with Ada", starts=datetime(2027, 4, 2, 12, tzinfo=ROME)))
        calendar.events.add(
            Event(
                id="trip",
                title="Trip to Bern",
                starts=datetime(2027, 4, 19, tzinfo=ROME),
                ends=datetime(2027, 4, 29, tzinfo=ROME),
                all_day=True,
                busy=True,
            )
        )
        calendar.events.add(
            Event(
                id="quiz",
                title="Team quiz",
                starts=datetime(2027, 4, 8, 19, tzinfo=ROME),
                organiser="lartey@example.org",
                organiser_name="Ms Lartey",
                my_status="needs-action",
            )
        )
        calendar.shared_calendars.add(SharedCalendar(name="Verena", owner="verena@example.com"))
        calendar.events.add(
            Event(
                id="course", title="Course", starts=datetime(2027, 4, 2, 16, tzinfo=ROME), calendar="Verena",
                ends=datetime(2027, 4, 2, 18, tzinfo=ROME), attendees=("ada@example.com",),
            )
        )  # fmt: skip
    phone.journal.changes.clear()
    return phone


@pytest.fixture(scope="session")
def _prepared() -> Phone:
    return new_phone()


@pytest.fixture
def phone(_prepared: Phone) -> Phone:
    return _prepared.fork()


@pytest.fixture
def calendar(phone: Phone) -> Calendar:
    return phone.app(Calendar)


@pytest.fixture
def user(phone: Phone) -> User:
    user = User(phone)
    assert user.do("open_app", {"app": "calendar"}).error is None
    return user


@pytest.fixture
def call(phone: Phone) -> Callable[..., Any]:
    """Call an operation as an assistant that may write: its value, or an AssertionError with the error."""

    def run(name: str, /, **arguments: Any) -> Any:
        outcome = attempt(phone, name, arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    return run


@pytest.fixture
def refused(phone: Phone) -> Callable[..., str]:
    """Call an operation that must fail and change nothing: the error."""

    def run(name: str, /, **arguments: Any) -> str:
        before = len(phone.journal.changes)
        states = [dict(state.rows) for state in phone.journal.states[2:]]
        outcome = attempt(phone, name, arguments)
        assert outcome.error is not None, outcome.value
        assert [dict(state.rows) for state in phone.journal.states[2:]] == states
        assert all(change.table.startswith("phone.") for change in phone.journal.changes[before:])
        return outcome.error

    return run


@pytest.fixture
def happen(phone: Phone) -> Callable[..., Any]:
    """Let an incoming method happen; what it returns."""

    def run(name: str, /, **arguments: Any) -> Any:
        with phone.step("world"):
            return phone.deliver(f"calendar__{name}", arguments)

    return run


@pytest.fixture
def changes(phone: Phone) -> Callable[[], list[tuple[str, str]]]:
    """The rows of the calendar that changed so far, with what happened to each."""

    def found() -> list[tuple[str, str]]:
        kinds = {(True, False): "added", (False, True): "removed", (False, False): "changed"}
        return [
            (change.id, kinds[change.before is None, change.after is None])
            for change in phone.journal.changes
            if change.table == "calendar.events"
        ]

    return found


def attempt(phone: Phone, name: str, arguments: dict[str, Any]) -> Outcome:
    if phone.proposals.count(status="accepted") == 0:
        propose(phone, "Shall I?")
        User(phone).do("accept_proposal")
    accepted = phone.proposals.where(status="accepted")[0]
    handle, _ = executor(phone, accepted, 10)
    return handle(f"calendar__{name}", arguments)
