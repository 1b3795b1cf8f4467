"""A phone in a small city: saved places, a few rides, and what tests do with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from pare.actions import propose
from pare.entity import Entity
from pare.handles import Handle, Outcome, User, executor, observer
from pare.phone import Owner, Phone
from pare_apps.cab import Cab, Location, Place, Ride, RideReport, Route
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import EmailApp
from pare_apps.money import Money

START = datetime(2027, 3, 12, 9, tzinfo=UTC)  # a Friday, 10:00 in Oslo
OWNER = Owner(name="Runa Vik", email="runa@example.com", number="+47 555 0100")


def at(text: str) -> datetime:
    """A local time of winter in Oslo."""
    return datetime.fromisoformat(text + "+01:00").astimezone(UTC)


def prepared() -> Phone:
    phone = Phone([Cab, Contacts, EmailApp], START, "Europe/Oslo", OWNER)
    with phone.step("world"):
        phone.app(Contacts).contacts.add(Contact(id="aksel", name="Aksel Dahl", numbers=("+47 555 0101",)))
        app = phone.app(Cab)
        for name, east, north, also in (
            ("Hillside Street 12", 0, 0, ()),
            ("Fjord Hall", 4, 2, ("Concert Quay 1",)),
            ("Airport, Terminal 1", 20, 10, ()),
            ("Airport, Terminal 2", 22, 11, ()),
            ("Lindenweg 14", -6, 1, ()),
            ("Lindenallee 14", -2, 0, ()),
            ("Town Hall", 1, 1, ()),
        ):
            app.locations.add(Location(name=name, east_km=east, north_km=north, also=also))
        app.places.add(Place(label="Home", address="Hillside Street 12"))
        app.routes.add(Route(ends=("location_1", "location_7"), minutes=22, distance_km=5))
        app.rides.add(
            Ride(
                id="concert", pickup="Hillside Street 12", destination="Fjord Hall", pickup_at=at("2027-03-12 18:40"),
                free_until=at("2027-03-12 18:00"), fare=Money.of("14.40"), late_fee=Money.of(9), distance_km=6.0,
                minutes=15, note="blue door",
            )
        )  # fmt: skip
        app.rides.add(
            Ride(
                id="flight", pickup="Hillside Street 12", destination="Airport, Terminal 1", service="van", seats=5,
                pickup_at=at("2027-03-13 06:20"), fare=Money.of("60.00"), stops=("Lindenweg 14",),
            )
        )  # fmt: skip
        app.rides.add(
            Ride(
                id="work", pickup="Town Hall", destination="Hillside Street 12", pickup_at=at("2027-03-11 17:15"),
                status="completed", fare=Money.of("12.60"), driver="Lowe", cab_number="2093", minutes=22,
                distance_km=5.0,
            )
        )  # fmt: skip
        app.reports.add(
            RideReport(id="tin", ride_id="work", topic="lost_item", text="Blue tin", status="found", made_at=START)
        )
    phone.journal.changes.clear()
    return phone


class World:
    """A phone with shortcuts for tests: who acts is named by the method."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.user = User(phone)

    @property
    def app(self) -> Cab:
        return self.phone.app(Cab)

    def arrives(self, incoming: str, **arguments: Any) -> Any:
        with self.phone.step("world"):
            return self.phone.deliver(f"cab__{incoming}", arguments)

    def waits_until(self, text: str) -> None:
        self.phone.advance(at(text))

    def assistant(self) -> Handle:
        proposal = propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        return executor(self.phone, proposal, 10_000)[0]

    def writes(self, operation: str, arguments: Mapping[str, Any]) -> Outcome:
        return self.assistant()(f"cab__{operation}", arguments)

    def does(self, operation: str, **arguments: Any) -> Any:
        outcome = self.writes(operation, arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def reads(self, operation: str, **arguments: Any) -> Any:
        handle, _ = observer(self.phone, 5)
        outcome = handle(f"cab__{operation}", arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def fails(self, operation: str, **arguments: Any) -> str:
        handle = self.assistant()
        before = len(self.phone.journal.changes)
        outcome = handle(f"cab__{operation}", arguments)
        assert outcome.error is not None, outcome.value
        assert len(self.phone.journal.changes) == before, "a failed call leaves no trace"
        return outcome.error

    def taps(self, *steps: tuple[str, Mapping[str, Any]]) -> str:
        for name, arguments in steps:
            outcome = self.user.do(name, arguments)
            assert outcome.error is None, f"{name}: {outcome.error}"
        return self.user.look().view.render()

    def changed(self, act: Callable[[], Any]) -> list[tuple[str, str, tuple[str, ...]]]:
        """Table, id and fields of every row that an action changed, bookkeeping and the phone's own rows left out."""
        mark = len(self.phone.journal.changes)
        act()
        found = []
        for change in self.phone.journal.changes[mark:]:
            if not change.table.startswith("phone."):
                fields = differing(change.before, change.after)
                if fields:
                    found.append((change.table, change.id, fields))
        return found

    def last_entry(self) -> str:
        return self.phone.log[-1].text


def differing(before: Entity | None, after: Entity | None) -> tuple[str, ...]:
    if before is None or after is None:
        return ("created",) if before is None else ("removed",)
    names = [name for name in type(after).model_fields if getattr(before, name) != getattr(after, name)]
    return tuple(name for name in names if name not in type(after).quiet)


_PREPARED = prepared()


@pytest.fixture
def world() -> World:
    return World(_PREPARED.fork())


@pytest.fixture
def local() -> Callable[[str], datetime]:
    return at
