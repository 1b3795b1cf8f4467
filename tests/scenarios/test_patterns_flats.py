"""Patterns over flats: what they leave free, and what they hold fast."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from pare.expect import At
from pare.phone import Phone
from pare_apps.apartments import Apartments
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import Act, at, fresh, id_of, met

SIX, SEVEN = "2027-03-04 18:00", "2027-03-04 19:00"


@pytest.fixture
def phone() -> Phone:
    made = fresh(Apartments, Notes)
    with made.step("world"):
        attic = made.name("attic", w.flat(made, "Via Lunga 3", 700, slots=(SIX, SEVEN), district="West"))
        quay = made.name("quay", w.flat(made, "Quay 8", 640, slots=(SIX,), district="East"))
        made.name("look", w.viewing(made, quay, SIX))
        made.name("west", w.search(made, "West", districts=("West",), max_total=800))
        made.name("papers", w.note(made, "Papers", "", w.file("slip.pdf"), w.file("id.pdf"), w.file("diary.pdf")))
        made.name("form", w.application(made, quay, "2027-02-27 10:00", w.file("old.pdf"), missing=("Slip",)))
        made.name("offer", w.lease_offer(made, attic, "2027-03-05 12:00"))
    made.journal.changes.clear()
    return made


def flats(what: str, *names: str, **how: Any) -> Act:
    def act(phone: Phone) -> None:
        real = {
            key: at(phone, value) if key == "starts"
            else id_of(phone, value) if key.endswith("_id")
            else tuple(f"{id_of(phone, 'papers')}/{name}" for name in value) if key == "attachments"
            else value
            for key, value in how.items()
        }  # fmt: skip
        getattr(phone.app(Apartments), what)(*(id_of(phone, name) for name in names), **real)

    return act


@pytest.mark.parametrize(
    ("check", "act", "right"),
    [
        (p.viewing("attic", At(SIX)), flats("request_viewing", "attic", starts=SIX), True),
        (p.viewing("attic", At(SIX)), flats("request_viewing", "attic", starts=SEVEN), False),
        (p.viewing("quay", At(SIX)), flats("request_viewing", "attic", starts=SIX), False),
        (p.viewing_cancelled("look"), flats("cancel_viewing", "look"), True),
        (p.viewing_cancelled("look"), flats("cancel_viewing", "look", message="Thank you"), True),
        (p.applied("attic", files=("slip.pdf",)), flats("apply", "attic", attachments=("slip.pdf",)), True),
        (p.applied("attic", files=("slip.pdf", "id.pdf")), flats("apply", "attic", attachments=("slip.pdf",)), False),
        (p.applied("attic", files=("slip.pdf",)),
         flats("apply", "attic", attachments=("slip.pdf", "diary.pdf")), False),
        (p.applied("attic", files=("slip.pdf",), also=("id.pdf",)),
         flats("apply", "attic", attachments=("slip.pdf", "id.pdf")), True),
        (p.applied("attic"), flats("apply", "attic", submit=False), False),
        (p.applied("attic", says=("cat",)), flats("apply", "attic", message="I have a cat"), True),
        (p.applied("attic", avoids=("cat",)), flats("apply", "attic", message="I have a cat"), False),
        (p.applied("attic", moves_in=date(2027, 5, 1)), flats("apply", "attic", moves_in=date(2027, 5, 1)), True),
        (p.documents_added("form", "slip.pdf"), flats("update_application", "form", attachments=("slip.pdf",)), True),
        (p.documents_added("form", "slip.pdf"),
         flats("update_application", "form", attachments=("slip.pdf", "diary.pdf")), False),
        (p.withdrawn("form"), flats("update_application", "form", action="withdraw"), True),
        (p.offer_answered("offer", "accepted"), flats("answer_offer", "offer", answer="accept"), True),
        (p.offer_answered("offer", "accepted"), flats("answer_offer", "offer", answer="decline"), False),
        (p.agent_told("quay", says=("seven",)), flats("send_message", "quay", text="Is seven all right?"), True),
        (p.agent_told("quay", says=("seven",)), flats("send_message", "attic", text="Is seven all right?"), False),
        (p.agent_told("quay"), flats("send_message", "quay", text="My slip", attachments=("slip.pdf",)), False),
        (p.flat_saved("attic", note=("sunny",)), flats("save_listing", "attic", note="Sunny"), True),
        (p.flat_saved("attic"), flats("save_listing", "quay"), False),
        (p.search_changed("west", districts=("East",)), flats("save_search", "west", districts=("East",)), True),
        (p.search_changed("west", districts=("East",)),
         flats("save_search", "west", districts=("East",), max_total=900), False),
        (p.search_off("west"), flats("save_search", "west", notify=False), True),
        (p.search_off("west"), flats("remove_saved", saved_search_id="west"), True),
        (p.search_off("west"), flats("save_search", "west", max_total=900), False),
        (p.search_saved(districts=("East",)), flats("save_search", districts=("East",), max_total=600), True),
        (p.search_saved(districts=("East",)), flats("save_search", districts=("West",)), False),
    ],
)  # fmt: skip
def test_dealings_with_agents(phone: Phone, check: Any, act: Act, right: bool) -> None:
    assert met(phone, check, act) is right


def test_a_viewing_is_moved_in_place(phone: Phone) -> None:
    with phone.step("world"):
        phone.name("first", w.viewing(phone, phone.named("attic"), SIX))
    phone.journal.changes.clear()
    act = flats("move_viewing", "first", starts=SEVEN)
    assert met(phone.fork(), p.viewing_moved("first", At(SEVEN)), act)
    assert not met(phone, p.viewing_moved("first", At(SIX)), act)


def test_a_draft_that_lay_there_is_sent(phone: Phone) -> None:
    with phone.step("world"):
        form = w.application(phone, phone.named("attic"), "", w.file("slip.pdf"), state="draft")
        phone.name("draft", form)
    phone.journal.changes.clear()
    act = flats("update_application", "draft", action="submit")
    assert met(phone, p.applied("attic", files=("slip.pdf",)), act)


def test_a_saved_flat_is_dropped(phone: Phone) -> None:
    with phone.step("world"):
        w.saved_flat(phone, phone.named("attic"))
    phone.journal.changes.clear()
    assert met(phone, p.flat_unsaved("attic"), flats("remove_saved", "attic"))
