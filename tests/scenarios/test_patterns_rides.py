"""Patterns over rides: what they leave free, and what they hold fast."""

from __future__ import annotations

from typing import Any

import pytest

from pare.expect import At, Holds, one_of
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import Act, at, fresh, id_of, met

ADA = Person("Ada Lund", "+39 333 111222")
TEN = "2027-03-02 10:00"


@pytest.fixture
def phone() -> Phone:
    made = fresh(Cab, Contacts)
    with made.step("world"):
        w.card(made, ADA)
        w.saved_place(made, "Home", "Via Lunga 3")
        w.spot(made, "Central Station", 1, 2, "Stazione Centrale")
        w.spot(made, "Airport", 9, 9)
        made.name("flight", w.ride(made, TEN, "Via Lunga 3", "Airport"))
        made.name("past", w.ride(made, "2027-02-20 20:00", "Airport", "Via Lunga 3"))
        made.name("found", w.reported(made, made.named("past"), "2027-02-21 09:00", "A blue scarf", by_firm=True,
                                      status="found"))  # fmt: skip
    made.journal.changes.clear()
    return made


def cab(what: str, *names: str, **how: Any) -> Act:
    def act(phone: Phone) -> None:
        real = {key: at(phone, value) if key.endswith("_at") else value for key, value in how.items()}
        getattr(phone.app(Cab), what)(*(id_of(phone, name) for name in names), **real)

    return act


def book(pickup: str = "home", destination: str = "Central Station", pickup_at: str = TEN, **how: Any) -> Act:
    return cab("book_ride", pickup=pickup, destination=destination, pickup_at=pickup_at, **how)


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (book(), True),
        (book(pickup="Via Lunga 3", destination="Stazione Centrale", service="comfort", note="Two bags"), True),
        (book(rider="Cem"), True),
        (book(destination="Airport"), False),
        (book(pickup_at="2027-03-02 22:00"), False),
        (book(service="van"), False),
        (book(stops=("Airport",)), False),
        (book(rider="Ada"), False),
    ],
)
def test_a_ride_from_there_to_there_at_that_time(phone: Phone, act: Act, right: bool) -> None:
    check = p.ride("Home", "Stazione Centrale", At(TEN), service=one_of("economy", "comfort"))
    assert met(phone, check, act) is right


@pytest.mark.parametrize(
    ("how", "right"),
    [({"rider": "Ada"}, True), ({"rider": "Ada Lund, +39 333 111222"}, True), ({}, False), ({"rider": "Ben"}, False)],
)
def test_somebody_else_rides(phone: Phone, how: dict[str, Any], right: bool) -> None:
    assert met(phone, p.ride("Home", rider=ADA), book(**how)) is right


def test_seats_and_stops_are_tested_where_asked(phone: Phone) -> None:
    check = p.ride(seats=p.at_least(3), stops=("Airport",), service="van")
    assert met(phone.fork(), check, book(seats=4, service="van", stops=("Airport",)))
    assert not met(phone, check, book(seats=2, service="van", stops=("Airport",)))


def test_a_ride_that_was_cancelled_again_does_not_stand(phone: Phone) -> None:
    def undo(made: Phone) -> None:
        app = made.app(Cab)
        app.cancel_ride(next(one for one in app.rides if one.destination == "Central Station").id)

    assert not met(phone, p.ride("Home"), book(), undo)


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (cab("update_ride", "flight", pickup_at="2027-03-02 09:30"), True),
        (cab("update_ride", "flight", pickup_at="2027-03-02 09:30", service="van"), False),
        (cab("update_ride", "flight", pickup_at="2027-03-02 09:30", rider="Ada"), False),
        (cab("update_ride", "flight", pickup_at="2027-03-02 10:30"), False),
        (cab("cancel_ride", "flight"), False),
    ],
)
def test_a_ride_is_moved_in_place(phone: Phone, act: Act, right: bool) -> None:
    assert met(phone, p.ride_moved("flight", At("2027-03-02 09:30")), act) is right


def test_other_places_and_cars_can_be_asked_for(phone: Phone) -> None:
    check = p.ride_moved("flight", destination="Stazione Centrale", service="van")
    assert met(phone.fork(), check, cab("update_ride", "flight", destination="Central Station", service="van"))
    assert not met(phone, check, cab("update_ride", "flight", destination="Central Station"))


def test_moving_or_cancelling_late_costs_and_may_not_unless_said(phone: Phone) -> None:
    with phone.step("world"):
        late = w.ride(phone, "2027-03-01 08:30", "Via Lunga 3", "Airport")
        phone.name("soon", late)
    phone.journal.changes.clear()
    assert not met(phone.fork(), p.ride_cancelled("soon"), cab("cancel_ride", "soon"))
    assert met(phone.fork(), p.ride_cancelled("soon", free=False), cab("cancel_ride", "soon"))
    moved = cab("update_ride", "soon", pickup_at="2027-03-01 09:30")
    assert not met(phone.fork(), p.ride_moved("soon", At("2027-03-01 09:30")), moved)
    assert met(phone, p.ride_moved("soon", At("2027-03-01 09:30"), free=False), moved)


def test_the_old_time_is_free_after_moving_and_after_cancelling(phone: Phone) -> None:
    check = p.no_ride_at("flight", TEN)
    assert isinstance(check, Holds)
    assert not check.test(phone)
    for act in (cab("cancel_ride", "flight"), cab("update_ride", "flight", pickup_at="2027-03-02 09:30")):
        twin = phone.fork()
        met(twin, p.ride(), act)
        assert check.test(twin)


@pytest.mark.parametrize(
    ("check", "act", "right"),
    [
        (p.ride_cancelled("flight"), cab("cancel_ride", "flight"), True),
        (p.ride_shared("flight", ADA), cab("share_ride", "flight", to="Ada"), True),
        (p.reported("past", says=("umbrella",)),
         cab("report_problem", "past", topic="lost_item", text="I left an umbrella"), True),
        (p.reported("past", "fare"), cab("report_problem", "past", topic="driver", text="Too fast"), False),
        (p.reported("past", says=("umbrella",)),
         cab("report_problem", "past", topic="lost_item", text="No umbrella, a hat"), False),
        (p.found_answered("found"), cab("answer_found", "found"), True),
        (p.found_answered("found"), cab("answer_found", "found", mine=False), False),
        (p.found_answered("found", mine=False), cab("answer_found", "found", mine=False), True),
        (p.found_answered("found", to="Home", at=At(TEN)),
         cab("answer_found", "found", return_to="home", return_at=TEN), True),
        (p.found_answered("found", to="Home"), cab("answer_found", "found", return_to="Airport"), False),
        (p.found_answered("found"), cab("answer_found", "found", return_to="home"), False),
        (p.rated("past", 5), cab("rate_ride", "past", rating=5), True),
        (p.rated("past", 5), cab("rate_ride", "past", rating=1), False),
    ],
)  # fmt: skip
def test_what_comes_before_and_after_a_ride(phone: Phone, check: Any, act: Act, right: bool) -> None:
    assert met(phone, check, act) is right
