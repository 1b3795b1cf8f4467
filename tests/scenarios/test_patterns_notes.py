"""Patterns over notes: what they leave free, and what they hold fast."""

from __future__ import annotations

from typing import Any

import pytest

from pare.phone import Phone
from pare.scenario import Person
from pare_apps.contacts import Contacts
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import Act, fresh, id_of, met

ADA = Person("Ada Lund", "+39 333 111222", "ada@example.org")
PLAN = "Salmon, 3 pouches a day\nPlay in the evening\n\n## Vet\nDr Vale, Lime Street\n\n## Keys\nWith Ada"


@pytest.fixture
def phone() -> Phone:
    made = fresh(Notes, Contacts)
    with made.step("world"):
        w.card(made, ADA)
        made.name("plan", w.note(made, "Feeding Moritz", PLAN, folder="House"))
        made.name("packing", w.note(made, "Packing", items=("Tent", "Lamp", "Tea"), done=("Tea",)))
    made.journal.changes.clear()
    return made


def write(text: str, **how: Any) -> Act:
    return lambda phone: phone.app(Notes).write_note(id_of(phone, "plan"), text, **how)


def update(name: str = "plan", **how: Any) -> Act:
    return lambda phone: phone.app(Notes).update_note(id_of(phone, name), **how)


CHICKEN = PLAN.replace("Salmon, 3 pouches a day", "Chicken kidney food, 3 pouches")


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (write(CHICKEN, how="replace"), True),
        (write("Kidney food now, chicken kind, three pouches!", how="prepend"), False),  # the salmon still stands there
        (write("Chicken kidney food", how="replace"), False),  # all else is lost
        (write(CHICKEN.replace("Dr Vale", "Dr Quist"), how="replace"), False),
        (write(PLAN, how="replace"), False),
    ],
)
def test_a_line_is_rewritten_and_the_others_stay(phone: Phone, act: Act, right: bool) -> None:
    check = p.note_changed("plan", says=("chicken",), avoids=("salmon",), drops=("salmon",))
    assert met(phone, check, act) is right


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (write("Dr Quist, Mill Lane", how="replace", section="Vet"), True),
        (write("From May on: Dr Quist", section="Vet"), True),
        (write("Dr Quist, Mill Lane", how="replace", section="Keys"), False),
        (write("Dr Quist"), False),
        (write("## Keys\nWith nobody", how="replace"), False),
        (write(PLAN.replace("Dr Vale", "Dr Quist").replace("evening", "morning"), how="replace"), False),
    ],
)
def test_one_section_changes_alone(phone: Phone, act: Act, right: bool) -> None:
    assert met(phone, p.note_changed("plan", says=("Quist",), section="Vet"), act) is right


def test_all_may_go_where_nothing_is_kept(phone: Phone) -> None:
    assert met(phone, p.note_changed("plan", says=("chicken",), keeps=False), write("Chicken only", how="replace"))


def test_what_a_note_negates_it_does_not_say(phone: Phone) -> None:
    assert not met(phone, p.note_changed("plan", says=("chicken",)), write("No chicken, please"))


@pytest.mark.parametrize(
    ("items", "right"), [(("Tent",), False), (("Tent", "Lamp"), True), (("Lamp", "Tent"), True), ((), False)]
)
def test_these_items_are_ticked_and_no_others(phone: Phone, items: tuple[str, ...], right: bool) -> None:
    acts = [lambda phone, item=item: phone.app(Notes).tick_item(id_of(phone, "packing"), item) for item in items]
    assert met(phone, p.ticked("packing", "Tent", "Lamp"), *acts) is right


def test_unticking_is_no_ticking(phone: Phone) -> None:
    def act(made: Phone) -> None:
        made.app(Notes).tick_item(id_of(made, "packing"), "Tent")
        made.app(Notes).tick_item(id_of(made, "packing"), "Tea", False)

    assert not met(phone, p.ticked("packing", "Tent"), act)


@pytest.mark.parametrize(
    ("title", "text", "right"),
    [
        ("Cat", "Chicken, three pouches", True),
        ("Chicken for the cat", "", True),
        ("Cat", "No chicken", False),
        ("Dog", "Chicken", False),
    ],
)
def test_a_new_note_says_it_somewhere(phone: Phone, title: str, text: str, right: bool) -> None:
    check = p.note(says=("chicken",), title=("cat",))
    assert met(phone, check, lambda made: made.app(Notes).create_note(title, text)) is right


def test_a_note_is_shared_with_somebody(phone: Phone) -> None:
    assert met(phone, p.note_shared("plan", ADA), update(shared_with=("Ada",)))


def test_sharing_and_renaming_is_more_than_sharing(phone: Phone) -> None:
    assert not met(phone, p.note_shared("plan", ADA), update(shared_with=("Ada",), title="Other"))


def test_a_note_is_deleted_for_now_or_for_good(phone: Phone) -> None:
    def gone(made: Phone) -> None:
        made.app(Notes).delete_note(id_of(made, "plan"))

    assert met(phone.fork(), p.note_deleted("plan"), gone)
    assert not met(phone.fork(), p.note_deleted("packing"), gone)
    assert met(phone, p.note_deleted("plan"), gone, lambda m: m.app(Notes).delete_note(id_of(m, "plan"), forever=True))
