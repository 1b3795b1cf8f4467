"""Patterns over effects: what they leave free, and what they hold fast."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from pare.effects import effects
from pare.expect import At, Either, Expect
from pare.phone import Owner, Phone
from pare.scenario import Person
from pare.times import moment, zone
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w

ADA = Person("Ada Lund", "+44 7700 900101", "ada@example.org")
BEN = Person("Ben Vale", "+44 7700 900102", "ben@example.org")
DAY = date(2027, 3, 9)
Acts = Callable[[Phone], Any]


@pytest.fixture
def phone() -> Phone:
    start = moment("2027-03-01 08:00", zone("Europe/London"))
    made = Phone(
        (Calendar, Contacts, EmailApp, Reminders), start, "Europe/London", Owner(name="Cem", email="cem@x.test")
    )
    with made.step("world"):
        made.name("ada", w.card(made, ADA))
        w.card(made, BEN)
        made.name("lunch", w.booked(made, "2027-03-03 12:00", "Lunch", until="13:30"))
        made.name("choir", w.booked(made, "2027-03-02 19:00", "Choir", until="20:30", recurrence="FREQ=WEEKLY"))
    made.journal.changes.clear()
    return made


def met(phone: Phone, check: Expect | Either, act: Acts) -> bool:
    with phone.step("user"):
        act(phone)
    return any(check.matches(effect, phone) for effect in effects(phone.journal.changes))


def update(name: str, **how: Any) -> Acts:
    def act(phone: Phone) -> None:
        entity = phone.named(name.partition("@")[0])
        assert entity is not None
        suffix = f"@{DAY}" if name.endswith("@") else ""
        moments = {key: moment(how[key], phone.zone) for key in ("starts", "ends") if key in how}
        phone.app(Calendar).update_event(entity.id + suffix, **{**how, **moments})

    return act


def make(**how: Any) -> Acts:
    def act(phone: Phone) -> None:
        moments = {key: moment(how[key], phone.zone) for key in ("starts", "ends") if key in how}
        phone.app(Calendar).create_event(**{"title": "Lunch", **how, **moments})

    return act


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (update("lunch", starts="2027-03-04 12:00"), True),
        (update("lunch", starts="2027-03-04 12:00", ends="2027-03-04 13:30"), True),
        (update("lunch", starts="2027-03-04 12:00", ends="2027-03-04 18:00"), False),
        (update("lunch", starts="2027-03-04 12:00", ends="2027-03-04 12:05"), False),
        (update("lunch", starts="2027-03-04 12:00", title="Long lunch"), True),
        (update("lunch", starts="2027-03-04 12:00", title="Nonsense"), False),
        (update("lunch", starts="2027-03-04 12:00", title="No lunch"), False),
        (update("lunch", starts="2027-03-04 12:00", notes="x"), False),
        (update("lunch", starts="2027-03-04 13:00"), False),
    ],
)
def test_what_is_moved_lasts_as_long_and_keeps_its_name(phone: Phone, act: Acts, right: bool) -> None:
    assert met(phone, p.moved("lunch", At("2027-03-04 12:00"), title=("lunch",)), act) is right


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (update("choir@", starts="2027-03-09 18:00"), True),
        (update("choir@", starts="2027-03-09 18:00", ends="2027-03-09 23:00"), False),
        (update("choir@", starts="2027-03-09 18:00", location="Hall"), False),
        (update("choir@", starts="2027-03-09 18:00", title="Other choir"), False),
        (update("choir", starts="2027-03-09 18:00"), False),
    ],
)
def test_an_occurrence_is_otherwise_as_its_series(phone: Phone, act: Acts, right: bool) -> None:
    assert met(phone, p.occurrence("choir", DAY, starts=At("2027-03-09 18:00")), act) is right


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (update("choir@", title="Choir (Ada)"), True),
        (update("choir@", title="Ada"), False),
        (update("choir@", title="Choir (Ada)", starts="2027-03-09 20:00"), False),
    ],
)
def test_an_occurrence_with_other_words_is_at_its_hour(phone: Phone, act: Acts, right: bool) -> None:
    assert met(phone, p.occurrence("choir", DAY, title=("choir",), about=("Ada",)), act) is right


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (make(starts="2027-03-05 12:00"), True),
        (make(starts="2027-03-05 12:00", ends="2027-03-05 12:30", status="tentative"), True),
        (make(starts="2027-03-05 12:00", ends="2027-03-05 13:01"), False),
        (make(starts="2027-03-05 12:00", recurrence="FREQ=WEEKLY"), False),
        (make(starts="2027-03-05 12:00", attendees=["ada@example.org"]), False),
        (make(starts="2027-03-05 12:00", title="No lunch"), False),
    ],
)
def test_a_new_event_takes_place_once_and_not_for_long(phone: Phone, act: Acts, right: bool) -> None:
    assert met(phone, p.event(At("2027-03-05 12:00"), title=("lunch",)), act) is right


def test_an_occurrence_is_no_new_event(phone: Phone) -> None:
    assert not met(phone, p.event(At("2027-03-09 18:00")), update("choir@", starts="2027-03-09 18:00"))


NEW = "+44 7700 900188"


@pytest.mark.parametrize(
    ("how", "right"),
    [
        ({"new": NEW, "old": ADA.number}, True),
        ({"new": "07700 900188", "old": ADA.number}, True),
        ({"new": "0044 7700 900188", "preferred": True}, True),
        ({"new": NEW}, False),
        ({"new": "+44 7700 900189", "old": ADA.number}, False),
        ({"old": ADA.number}, False),
    ],
)
def test_the_preferred_number_of_a_card(phone: Phone, how: dict[str, Any], right: bool) -> None:
    card = phone.named("ada")
    assert card is not None
    check = p.card("ada", numbers=p.leads(NEW, ADA.number))
    assert met(phone, check, lambda made: made.app(Contacts).change_detail(card.id, "number", **how)) is right


def test_nothing_unknown_stands_after_the_preferred_one(phone: Phone) -> None:
    card = phone.named("ada")
    assert card is not None

    def act(made: Phone) -> None:
        made.app(Contacts).change_detail(card.id, "number", NEW, ADA.number)
        made.app(Contacts).change_detail(card.id, "number", "+44 7700 900199")

    assert not met(phone, p.card("ada", numbers=p.leads(NEW, ADA.number)), act)


@pytest.mark.parametrize(
    ("to", "cc", "right"),
    [
        (["ada@example.org"], [], True),
        (["ada@example.org"], ["ben@example.org"], True),
        (["ben@example.org"], ["ada@example.org"], True),
        (["ben@example.org"], [], False),
        (["ada@example.org"], ["eve@example.org"], False),
    ],
)
def test_a_copy_may_go_to_some(phone: Phone, to: list[str], cc: list[str], right: bool) -> None:
    check = p.mail_to(ADA, says=("yes",), copies=(BEN,))
    assert met(phone, check, lambda made: made.app(EmailApp).send_email(to, "Hello", "Yes, please.", cc=cc)) is right


@pytest.mark.parametrize(
    ("how", "right"),
    [({"title": "Bins"}, True), ({"title": "No bins"}, False), ({"title": "Bins", "repeat": "weekly"}, False)],
)
def test_a_new_reminder_rings_once(phone: Phone, how: dict[str, Any], right: bool) -> None:
    due = moment("2027-03-05 19:00", phone.zone)
    check = p.reminder(At("2027-03-05 19:00"), title=("bins",))
    assert met(phone, check, lambda made: made.app(Reminders).create_reminder(due=due, **how)) is right


def test_what_nobody_has_done_by_then_is_overdue(phone: Phone) -> None:
    late = p.overdue("2027-03-01 08:10", p.mail_to(ADA, says=("yes",)))
    assert not late(phone)
    phone.advance(moment("2027-03-01 08:10", phone.zone))
    assert late(phone)
    with phone.step("user"):
        phone.app(EmailApp).send_email(["ada@example.org"], "Hello", "Yes, please.")
    assert not late(phone)
