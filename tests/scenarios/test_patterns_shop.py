"""Patterns over the shop: what they leave free, and what they hold fast."""

from __future__ import annotations

from typing import Any

import pytest

from pare.phone import Phone
from pare_apps.shopping import ChoiceOption, Shopping
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import Act, explained, fresh, id_of, met


@pytest.fixture
def phone() -> Phone:
    made = fresh(Shopping)
    with made.step("world"):
        made.name("home", w.delivery(made, "Via Lunga 3"))
        made.name("aunt", w.delivery(made, "Via Corta 9", "Aunt"))
        boots = made.name("boots", w.product(made, "Walking boots", 120, sizes=("40", "41"), category="shoes"))
        tea = made.name("tea", w.product(made, "Green tea", "4.50"))
        made.name("boots40", w.pick(made, boots, size="40"))
        made.name("boots41", w.pick(made, boots, size="41"))
        made.name("tea_tin", w.pick(made, tea))
        w.in_cart(made, w.pick(made, tea), 2)
        w.code(made, "TEN", 10)
        made.name("friday", w.slot(made, "2027-03-05 16:00", "18:00", fee=3))
        old = made.name("old", w.order(made, "2027-02-20 10:00", w.pick(made, boots, size="40"), status="delivered"))
        made.name("old_boots", w.item(made, old, "boots"))
        new = made.name(
            "new", w.order(made, "2027-02-28 10:00", (w.pick(made, tea), 3), w.pick(made, boots, size="40"))
        )
        made.name("new_tea", w.item(made, new, "tea"))
        made.name("ask", w.question(made, new, "Boots are gone", "2027-03-02 12:00", "wait", ChoiceOption(
            option="drop", effect="drop_item"), about=made.name("new_boots", w.item(made, new, "boots"))))  # fmt: skip
    made.journal.changes.clear()
    return made


def shop(what: str, *names: str, **how: Any) -> Act:
    def act(phone: Phone) -> None:
        real = {k: id_of(phone, v) if k.endswith("_id") else v for k, v in how.items()}
        getattr(phone.app(Shopping), what)(*(id_of(phone, name) for name in names), **real)

    return act


BOOTS = shop("set_cart", "boots41")


def buy(*names: str, **how: Any) -> Act:
    def act(phone: Phone) -> None:
        shop("place_order", variant_ids=tuple(id_of(phone, name) for name in names), **how)(phone)

    return act


@pytest.mark.parametrize(
    ("acts", "right"),
    [
        ((BOOTS, buy("boots41", address_id="aunt")), True),
        ((BOOTS, buy("boots41", address_id="aunt", code="TEN")), True),
        ((BOOTS, buy("boots41")), False),
        ((BOOTS, buy("boots41", "tea_tin", address_id="aunt")), False),
        ((shop("set_cart", "boots40"), buy("boots40", address_id="aunt")), False),
        ((shop("set_cart", "boots41", quantity=2), buy("boots41", address_id="aunt")), False),
        ((BOOTS, buy("boots41", address_id="aunt", slot_id="friday")), False),  # dearer than it may be
        ((BOOTS,), False),
        ((BOOTS, buy("boots41", address_id="aunt"), BOOTS, buy("boots41", address_id="aunt")), False),
    ],
)
def test_exactly_these_goods_are_ordered_there(phone: Phone, acts: tuple[Act, ...], right: bool) -> None:
    assert explained(phone, p.ordered("boots41", to="aunt", most=120), *acts) is right


def test_what_lay_in_the_cart_leaves_it_with_the_order(phone: Phone) -> None:
    assert explained(phone.fork(), p.ordered(("tea", 2)), buy("tea_tin"))
    assert not met(phone.fork(), p.ordered(("tea", 2)), shop("set_cart", "tea_tin", quantity=0))
    assert not met(phone, p.ordered(("tea", 3)), buy("tea_tin"))


def test_an_order_that_is_cancelled_again_does_not_stand(phone: Phone) -> None:
    def undo(made: Phone) -> None:
        made.app(Shopping).cancel_order([*made.app(Shopping).orders][-1].id)

    assert not met(phone, p.ordered(("tea", 2)), buy("tea_tin"), undo)


def test_code_slot_and_wrapping_are_pinned_where_they_are_named(phone: Phone) -> None:
    act = buy("tea_tin", code="ten", slot_id="friday", gift_wrap=True, gift_message="For Ada, with love")
    right = p.ordered(("tea", 2), code="TEN", slot="friday", gift_wrap=True, card=("Ada",))
    assert met(phone.fork(), right, act)
    assert not met(phone.fork(), p.ordered(("tea", 2), code=""), act)
    assert not met(phone, p.ordered(("tea", 2), card=("Ben",)), act)


def test_orders_of_the_past_are_nobodys_doing(phone: Phone) -> None:
    assert not met(phone, p.ordered("boots40"), shop("set_wish", "tea"))


@pytest.mark.parametrize(
    ("check", "act", "right"),
    [
        (p.in_cart("boots41", 2), shop("set_cart", "boots41", quantity=2), True),
        (p.in_cart("boots41"), shop("set_cart", "boots41", quantity=2), False),
        (p.in_cart("tea_tin", 3), shop("set_cart", "tea_tin", quantity=3), True),
        (p.out_of_cart("tea_tin"), shop("set_cart", "tea_tin", quantity=0), True),
        (p.out_of_cart("boots41"), shop("set_cart", "tea_tin", quantity=0), False),
        (p.wished("tea"), shop("set_wish", "tea"), True),
        (p.wished("tea"), shop("set_wish", "boots"), False),
        (p.order_cancelled("new"), shop("cancel_order", "new"), True),
        (p.order_cancelled("old"), shop("cancel_order", "new"), False),
        (p.redirected("new", to="aunt"), shop("change_order", "new", address_id="aunt"), True),
        (p.redirected("new", to="aunt"), shop("change_order", "new", slot_id="friday"), False),
        (p.redirected("new", slot="friday"), shop("change_order", "new", slot_id="friday"), True),
        (p.redirected("new", note=("porter",)), shop("change_order", "new", note="With the porter"), True),
        (p.redirected("new", note=("porter",)), shop("change_order", "new", note="Ring twice"), False),
        (p.item_changed("new_tea", quantity=1), shop("change_item", "new_tea", quantity=1), True),
        (p.item_changed("new_tea", quantity=1), shop("change_item", "new_tea", quantity=2), False),
        (p.item_changed("new_boots", variant="boots41"), shop("change_item", "new_boots", variant_id="boots41"), True),
        (p.item_changed("new_tea", quantity=1), shop("change_item", "new_boots", variant_id="boots41"), False),
        (p.returned("old_boots"), shop("request_return", "old_boots", reason="too_small"), True),
        (p.returned("old_boots", reasons=("recall",)), shop("request_return", "old_boots", reason="too_small"), False),
        (p.returned("old_boots", exchange="boots41"),
         shop("request_return", "old_boots", reason="too_small", variant_id="boots41"), True),
        (p.returned("old_boots"), shop("request_return", "old_boots", reason="too_small", variant_id="boots41"), False),
        (p.reviewed("boots", 5), shop("write_review", "boots", stars=5), True),
        (p.reviewed("boots", 5), shop("write_review", "boots", stars=4), False),
        (p.shop_answered("ask", "drop"), shop("answer_choice", "ask", option="drop"), True),
        (p.shop_answered("ask", "drop"), shop("answer_choice", "ask", option="wait"), False),
    ],
)  # fmt: skip
def test_what_becomes_of_goods_and_orders(phone: Phone, check: Any, act: Act, right: bool) -> None:
    assert explained(phone, check, act) is right


def test_one_item_goes_and_its_order_stays(phone: Phone) -> None:
    def act(made: Phone) -> None:
        made.app(Shopping).cancel_order(id_of(made, "new"), (id_of(made, "new_tea"),))

    assert explained(phone.fork(), p.item_cancelled("new_tea"), act)
    assert not met(phone.fork(), p.item_cancelled("new_boots"), act)
    assert not met(phone, p.item_cancelled("new_tea"), shop("cancel_order", "new"))


def test_dropping_an_item_unasked_is_no_answer(phone: Phone) -> None:
    def act(made: Phone) -> None:
        made.app(Shopping).cancel_order(id_of(made, "new"), (id_of(made, "new_boots"),))

    assert not met(phone, p.shop_answered("ask", "drop"), act)


def test_wish_and_return_are_taken_back(phone: Phone) -> None:
    wished = phone.fork()
    with wished.step("world"):
        w.wish(wished, wished.named("tea"))
    wished.journal.changes.clear()
    assert met(wished, p.unwished("tea"), shop("set_wish", "tea", wished=False))
    with phone.step("world"):
        phone.name("asked", w.sent_back(phone, phone.named("old_boots"), "2027-02-24 09:00"))
    phone.journal.changes.clear()
    assert met(phone, p.return_withdrawn("asked"), shop("cancel_return", "asked"))
