"""A phone of somebody who looks for a flat, and what tests do with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from pare.actions import accept_proposal, propose
from pare.entity import Entity
from pare.handles import Outcome, User, executor, observer
from pare.phone import Owner, Phone
from pare_apps.apartments import (
    AgentMessage,
    Apartments,
    Application,
    LeaseOffer,
    Listing,
    SavedListing,
    SavedSearch,
    Viewing,
)
from pare_apps.attachments import Attachment
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.money import Money

START = datetime(2027, 8, 2, 14, tzinfo=UTC)  # Monday 17:00 in Helsinki
DAY = timedelta(days=1)


def prepared() -> Phone:
    """Seven listings, of which each stands for one thing that can go on, and three pay slips in a mail."""
    phone = Phone([Apartments, Contacts, EmailApp], START, "Europe/Helsinki", Owner(name="Tuomas Lehtinen"))
    with phone.step("world"):
        app = phone.app(Apartments)
        phone.app(Contacts).contacts.add(Contact(id="laine", name="Ms Laine", numbers=("+358 40 555 0101",)))
        slips = tuple(Attachment(name=f"{month}.pdf", text=f"Pay slip {month}") for month in ("may", "june", "july"))
        phone.app(EmailApp).emails.add(
            Email(id="pay", sender="pay@example.org", to=("me@example.com",), sent_at=START - DAY, attachments=slips)
        )
        slots = (START + DAY * 2, START + DAY * 2 + timedelta(minutes=30), START + DAY * 3, START - DAY)
        rows = (
            Listing(
                id="koivu", address="Koivukatu 8", district="Kallio", city="Tampere", rent=Money.of(790),
                water=Money.of(25), deposit=Money.of(1580), rooms=2, size_m2=48, floor=2, lift=True, pets="allowed",
                available_from=date(2027, 9, 1), agent="K. Laine", agent_number="+358 40 5550101", balcony=True,
                description="Bright flat by the canal; the bell says Dahl.", viewing_slots=slots,
                sign_up_by=START + DAY, apply_by=START + DAY * 7, attachments=(Attachment(name="plan.pdf", text="2R"),),
            ),
            Listing(
                id="maki", address="Mäkitie 3", district="Kallio", rent=Money.of(820), rooms=2.5, size_m2=60, floor=3,
                pets="on request", furnished=True, agent="Arto Niemi", agent_email="Niemi@homes.test",
                viewing_slots=slots[:1],
            ),
            Listing(id="ferry", address="Ferry Lane 2", district="Harbour", rent=Money.of(650), state="let"),
            Listing(
                id="canal", address="Canal Street 5", district="Harbour", rent=Money.of(700), floor=0, size_m2=35,
                viewing_slots=(START + DAY * 4, START + DAY * 5), viewing_notice_hours=24, rooms=1,
            ),
            Listing(id="brunn", address="Brunnweg 11", district="West", rent=Money.of(900), rooms=3, size_m2=75),
            Listing(id="erlen", address="Erlenhof 4", district="West", rent=Money.of(950), rooms=3, size_m2=75),
            Listing(
                id="lipa", address="Lipa Court 2", district="West", rent=Money.of(880), state="reserved", rooms=4,
                size_m2=90,
            ),
        )  # fmt: skip
        for number, row in enumerate(rows):
            app.listings.add(row.changed(listed_at=START - DAY * (9 - number)))
        app.saved_listings.add(SavedListing(id="mine", listing_id="ferry", note="near the sauna"))
        app.saved_searches.add(SavedSearch(id="hunt", name="Hunt", districts=("kallio",), max_total=850, pets=True))
        app.saved_searches.add(SavedSearch(id="old", max_total=600, min_rooms=1, notify=False))
        app.viewings.add(Viewing(id="look", listing_id="canal", starts=START + DAY * 4, state="confirmed"))
        app.applications.add(Application(id="west", listing_id="brunn", state="under_review"))
        app.applications.add(
            Application(
                id="papers", listing_id="erlen", missing=("June pay slip",), documents_by=START + timedelta(hours=2)
            )
        )
        app.applications.add(Application(id="sketch", listing_id="lipa", state="draft", message="Dear"))
        app.lease_offers.add(
            LeaseOffer(id="yes", listing_id="lipa", rent=Money.of(880), answer_by=START + DAY, text="It is yours.")
        )
        app.agent_messages.add(AgentMessage(id="hello", listing_id="canal", text="Bring a pen", sent_at=START - DAY))
    phone.journal.changes.clear()
    return phone


class World:
    """A phone with shortcuts for tests: who acts is named by the method."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.user = User(phone)

    @property
    def app(self) -> Apartments:
        return self.phone.app(Apartments)

    def arrives(self, incoming: str, /, **arguments: Any) -> Entity:
        with self.phone.step("world"):
            about = self.phone.deliver(f"apartments__{incoming}", arguments)
        assert about is not None
        return about

    def headline(self) -> str:
        """The latest notification."""
        return self.phone.notifications.where(newest=True, limit=1)[0].headline

    def write(self, operation: str, /, **arguments: Any) -> Outcome:
        """An operation of the assistant's, under an acceptance."""
        proposal = propose(self.phone, "Shall I?")
        with self.phone.step("user"):
            accept_proposal(self.phone)
        return executor(self.phone, proposal, 5)[0](f"apartments__{operation}", arguments)

    def read(self, operation: str, /, **arguments: Any) -> Any:
        outcome = observer(self.phone, 5)[0](f"apartments__{operation}", arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def does(self, operation: str, /, **arguments: Any) -> Any:
        outcome = self.write(operation, **arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def fails(self, operation: str, /, **arguments: Any) -> str:
        """The error of a call that leaves no trace."""
        before = len(self.changes())
        outcome = self.write(operation, **arguments)
        assert outcome.error is not None, outcome.value
        assert len(self.changes()) == before
        return outcome.error

    def refuses(self, incoming: str, /, **arguments: Any) -> str:
        """The error of something that cannot happen."""
        before = len(self.phone.journal.changes)
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            self.arrives(incoming, **arguments)
        assert len(self.phone.journal.changes) == before
        return str(caught.value)

    def taps(self, *steps: tuple[str, dict[str, Any]]) -> str:
        """Taps that work, and what is on the display then."""
        for name, arguments in steps:
            outcome = self.user.do(name, arguments)
            assert outcome.error is None, f"{name}: {outcome.error}"
        return self.user.look().view.render()

    def changes(self) -> list[tuple[str, str]]:
        """Table and id of every row of this app that was changed."""
        return [
            (change.table.removeprefix("apartments."), change.id)
            for change in self.phone.journal.changes
            if change.table.startswith("apartments.")
        ]

    def changed(self, act: Callable[[], object]) -> list[tuple[str, str]]:
        before = len(self.changes())
        act()
        return self.changes()[before:]

    def wait(self, **span: float) -> None:
        self.phone.advance(self.phone.now + timedelta(**span))


_PREPARED = prepared()


@pytest.fixture
def world() -> World:
    return World(_PREPARED.fork())
