"""Patterns over what is passed on, kept as a draft, taken back, put off, or put on a card."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from pare.expect import At
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import Act, at, fresh, id_of, met

ADA = Person("Ada Lund", "+39 333 111222", "ada@example.org")
BEN = Person("Ben Vale", "+39 333 111223", "ben@example.org")


@pytest.fixture
def phone() -> Phone:
    made = fresh(Calendar, Contacts, EmailApp, Messaging, Reminders)
    with made.step("world"):
        w.cards(made, ADA, BEN)
        w.chat(made, [ADA], [("2027-02-27 10:00", "Ada", "The gate code is 4417.")])
        made.name("code", w.said(made, "gate code"))
        made.name("letter", w.mail(made, "2027-02-27 11:00", ADA, "Rota", "You sing on Sunday.", w.file("rota.pdf")))
        made.name("draft", w.draft(made, "2027-02-27 12:00", BEN, subject="Choir", body="I come at"))
        made.name("bins", w.remind(made, "Bins down", "2027-03-03 19:00", on="House", repeat="weekly"))
        made.name("tax", w.remind(made, "Tax papers", "2027-03-03 09:00"))
        made.name("choir", w.booked(made, "2027-03-02 19:00", "Choir", recurrence="FREQ=WEEKLY"))
        made.name("lunch", w.booked(made, "2027-03-04 12:00", "Lunch"))
    made.journal.changes.clear()
    return made


def do(kind: Any, what: str, *names: str, **how: Any) -> Act:
    def act(phone: Phone) -> None:
        real = {key: at(phone, value) if key in ("due", "until", "starts") else value for key, value in how.items()}
        getattr(phone.app(kind), what)(*(id_of(phone, name) for name in names), **real)

    return act


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (do(Messaging, "forward_message", "code", to=("Ben",)), True),
        (do(Messaging, "send_message", text="She says: The gate code is 4417.", to=("Ben",)), True),
        (do(EmailApp, "send_email", to=("Ben",), subject="Code", body="> The gate code is 4417."), True),
        (do(Messaging, "send_message", text="The code is 4471.", to=("Ben",)), False),
        (do(Messaging, "forward_message", "code", to=("Ada",)), False),
    ],
)
def test_a_message_is_passed_on(phone: Phone, act: Act, right: bool) -> None:
    assert met(phone, p.passed_on("code", BEN), act) is right


@pytest.mark.parametrize(
    ("how", "right"),
    [({"to": ("Ben",)}, True), ({"to": ("Ben",), "keep_attachments": False}, False), ({"to": ("Ada",)}, False)],
)
def test_a_mail_is_passed_on_with_its_files(phone: Phone, how: dict[str, Any], right: bool) -> None:
    assert met(phone, p.passed_on("letter", BEN), do(EmailApp, "forward_email", "letter", **how)) is right


def test_a_draft_is_written_on_or_sent(phone: Phone) -> None:
    def later(made: Phone) -> None:
        made.app(EmailApp).edit_draft(id_of(made, "draft"), body="I come at six")

    assert met(phone.fork(), p.draft_to(BEN, says=("six",), named="draft"), later)
    assert not met(phone.fork(), p.mail_to(BEN, says=("six",)), later)
    new = do(EmailApp, "save_draft", to=("Ada",), subject="Hello", body="At six")
    assert met(phone.fork(), p.draft_to(ADA, says=("six",)), new)
    assert not met(phone, p.draft_to(BEN, says=("six",)), new)


def test_mails_and_messages_are_put_away(phone: Phone) -> None:
    assert met(phone.fork(), p.message_deleted("code"), do(Messaging, "delete_message", "code"))

    def bin_it(made: Phone) -> None:
        made.app(EmailApp).delete_emails((id_of(made, "letter"),))

    assert met(phone.fork(), p.mail_deleted("letter"), bin_it)
    assert met(phone.fork(), p.mail_deleted("letter"), bin_it, bin_it)
    assert not met(phone, p.mail_filed("letter"), bin_it)


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (do(Reminders, "update_reminder", "tax", due="2027-03-04 09:00"), True),
        (do(Reminders, "snooze_reminder", "tax", until="2027-03-04 09:00"), True),
        (do(Reminders, "update_reminder", "tax", due="2027-03-04 10:00"), False),
        (do(Reminders, "update_reminder", "tax", due="2027-03-04 09:00", notes="x"), False),
        (do(Reminders, "complete_reminder", "tax"), False),
    ],
)
def test_a_reminder_is_put_off(phone: Phone, act: Act, right: bool) -> None:
    assert met(phone, p.put_off("tax", At("2027-03-04 09:00")), act) is right


def test_a_series_is_put_off_once_unless_all_of_it_may_move(phone: Phone) -> None:
    once = do(Reminders, "snooze_reminder", "bins", until="2027-03-05 19:00")
    always = do(Reminders, "update_reminder", "bins", due="2027-03-05 19:00")
    day = At("2027-03-05 19:00")
    assert met(phone.fork(), p.put_off("bins", day), once)
    assert not met(phone.fork(), p.put_off("bins", day), always)
    assert met(phone.fork(), p.put_off("bins", day, due=day), always)
    assert not met(phone, p.put_off("bins", day, due=day), once)


def test_a_reminder_repeats_or_is_dropped(phone: Phone) -> None:
    made = do(Reminders, "create_reminder", title="Pills", due="2027-03-03 08:00", repeat="weekly", days=("mon", "thu"))
    due = At("2027-03-03 08:00")
    assert met(phone.fork(), p.repeating(due, "weekly", title=("pills",), days=("mon", "thu")), made)
    assert not met(phone.fork(), p.repeating(due, "daily"), made)
    assert not met(phone.fork(), p.reminder(due), made)
    assert met(phone.fork(), p.reminder_off("tax"), do(Reminders, "complete_reminder", "tax"))
    assert met(phone.fork(), p.reminder_off("tax"), do(Reminders, "delete_reminder", "tax"))
    assert not met(phone, p.reminder_off("tax"), do(Reminders, "delete_reminder", "bins"))


def test_an_event_or_one_occurrence_is_off(phone: Phone) -> None:
    def skip(made: Phone) -> None:
        made.app(Calendar).delete_event(id_of(made, "choir") + "@2027-03-09")

    assert met(phone.fork(), p.skipped("choir", date(2027, 3, 9)), skip)
    assert not met(phone.fork(), p.skipped("choir", date(2027, 3, 16)), skip)
    assert met(phone.fork(), p.cancelled("lunch"), do(Calendar, "delete_event", "lunch"))
    assert not met(phone, p.cancelled("lunch"), do(Calendar, "delete_event", "choir"))


def test_people_are_added_to_an_event_or_taken_out(phone: Phone) -> None:
    add = do(Calendar, "change_attendees", "lunch", add=("ada@example.org",))
    both = do(Calendar, "change_attendees", "lunch", add=("Ada", "Ben"))
    swap = do(Calendar, "change_attendees", "lunch", add=("Ben",), remove=("Ada",))
    assert met(phone.fork(), p.invited("lunch", ADA), add)
    assert not met(phone.fork(), p.invited("lunch", BEN), add)
    assert not met(phone.fork(), p.invited("lunch", ADA), both)
    met(phone, p.invited("lunch"), add)
    phone.journal.changes.clear()
    assert met(phone.fork(), p.invited("lunch", BEN, without=(ADA,)), swap)
    assert not met(phone, p.invited("lunch", BEN), swap)


def test_somebody_has_a_card_now(phone: Phone) -> None:
    eve = Person("Eve Quist", "+39 333 111229")
    act = do(Contacts, "create_contact", name="Eve", numbers=("0039 333 111229",))
    assert met(phone.fork(), p.new_card(eve), act)
    assert not met(phone, p.new_card(ADA), act)


def test_choices_of_choices_are_one_choice_and_can_be_tied_to_a_happening(phone: Phone) -> None:
    check = p.either(p.told(ADA, says=("yes",)), p.reminder(At("2027-03-04 09:00")))
    act = do(Reminders, "create_reminder", title="Ada", due="2027-03-04 09:00")
    assert met(phone.fork(), check, act)
    assert met(phone.fork(), p.before("answer", check), act)
    assert not met(phone, p.since("answer", check), act)


def test_a_pattern_keeps_its_kind_when_it_is_tied_to_a_happening(phone: Phone) -> None:
    always = do(Reminders, "update_reminder", "bins", due="2027-03-05 19:00")
    assert not met(phone, p.before("answer", p.put_off("bins", At("2027-03-05 19:00"))), always)
