"""Payment methods: added by hand alone, chosen by whoever orders, and never with a whole number."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from pydantic import ValidationError

from pare_apps.shopping import Order, PaymentMethod, Shopping

from .conftest import DAY, NOW


@pytest.fixture(autouse=True)
def _opened(world: Any) -> None:
    world.does("open_app", app="shopping")


def defaults(world: Any) -> list[str]:
    return [row.id for row in world.app.payment_methods.where(is_default=True)]


def test_the_owner_adds_a_card_by_hand_and_orders_are_paid_with_it(world: Any) -> None:
    world.does("open_payment_methods")
    assert world.text().splitlines() == ["Payment methods", "- [visa] Visa ending 42 [default]", "- [bill] Pay later"]
    world.does(
        "add_payment_method", label="Blue card", last_digits="0057", valid_until="2029-05-31", is_default=True,
    )  # fmt: skip
    assert "Blue card ending 0057 [default; valid until 31 May 2029]" in world.text()
    assert defaults(world) == ["payment_method_3"]
    page = world.makes("place_order")
    assert (page["order"]["payment"], page["order"]["payment_method_id"]) == (
        "Blue card ending 0057", "payment_method_3",
    )  # fmt: skip


def test_the_assistant_can_choose_and_remove_and_cannot_add(world: Any) -> None:
    names = {tool.name for tool in Shopping.blueprint().tools.values() if tool.kind == "write"}
    assert not [name for name in names if "payment_method" in name and "change" not in name]
    assert world.effects(
        lambda: world.makes("change_payment_method", payment_method_id="bill", action="make_default")
    ) == [("changed", "bill"), ("changed", "visa")]  # fmt: skip
    assert defaults(world) == ["bill"]
    assert world.makes("place_order")["order"]["payment"] == "Pay later"
    again = {"payment_method_id": "bill", "action": "make_default"}
    assert world.effects(lambda: world.makes("change_payment_method", **again)) == []


def test_orders_keep_the_words_of_a_removed_payment_method(world: Any) -> None:
    placed = world.makes("place_order")["order"]["id"]
    world.makes("change_payment_method", payment_method_id="visa", action="remove")
    order = world.app.orders[placed]
    assert (order.payment, order.payment_method_id) == ("Visa ending 42", "")
    assert "payment_method_id: no payment method" in world.fails(
        "change_payment_method", payment_method_id="visa", action="remove"
    )


def test_the_only_one_left_pays(world: Any) -> None:
    world.makes("change_payment_method", payment_method_id="visa", action="remove")
    assert world.makes("place_order")["order"]["payment_method_id"] == "bill"


def test_an_order_is_paid_otherwise_until_it_is_packed(world: Any) -> None:
    change = {"order_id": "881", "payment_method_id": "bill"}
    assert world.effects(lambda: world.makes("change_order", **change)) == [("changed", "881")]
    order = world.app.orders["881"]
    assert (order.payment, order.payment_method_id) == ("Pay later", "bill")
    assert order.history[-1].text == "changed by the customer: payment"
    assert world.effects(lambda: world.makes("change_order", **change)) == []
    error = world.fails("change_order", order_id="900", payment_method_id="bill")
    assert "payment_method_id: order 900 is shipped; it is paid as it was" in error
    assert "payment_method_id: no payment method" in world.fails("change_order", order_id="881", payment_method_id="x")


def test_it_can_be_paid_otherwise_for_as_long_as_the_order_says(world: Any) -> None:
    world.adds(Order(id="late", placed_at=NOW, status="packed", change_until=NOW + DAY))
    world.makes("change_order", order_id="late", payment_method_id="visa")
    world.phone.advance(NOW + DAY)
    assert "could be changed until" in world.fails("change_order", order_id="late", payment_method_id="bill")


def test_an_expired_card_pays_nothing(world: Any) -> None:
    world.adds(PaymentMethod(id="old", label="Old card", valid_until=date(2027, 3, 1)))
    assert world.makes("change_order", order_id="881", payment_method_id="old")["payment"] == "Old card"
    world.phone.advance(NOW + DAY)
    calls: dict[str, dict[str, str]] = {"place_order": {}, "change_payment_method": {"action": "make_default"}}
    for operation, arguments in calls.items():
        error = world.fails(operation, payment_method_id="old", **arguments)
        assert error == (
            "payment_method_id: old (Old card) has expired; there are visa (Visa ending 42), bill (Pay later)"
        )
    world.does("open_payment_methods")
    assert "[old] Old card [expired on 01 Mar 2027]" in world.text()
    world.does("remove", payment_method_id="old")
    assert "Old card" not in world.text()


@pytest.mark.parametrize("given", [
    {"label": "4111 1111 1111 1111"}, {"label": "Card", "last_digits": "4111111111111111"},
    {"label": "Card", "last_digits": "42"}, {"label": "Card", "last_digits": "x123"}, {"label": " "},
])  # fmt: skip
def test_no_number_is_kept_but_its_last_digits(world: Any, given: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        PaymentMethod(**given)
    world.does("open_payment_methods")
    before = len(world.rows())
    assert world.user.do("add_payment_method", given).error is not None
    assert len(world.rows()) == before


@pytest.mark.parametrize("parted", [".", "/", " / ", "_", "\u2009", "\u2013"])
def test_a_card_number_is_no_label_however_it_is_parted(world: Any, parted: str) -> None:
    world.does("open_payment_methods")
    before = len(world.rows())
    outcome = world.user.do("add_payment_method", {"label": f"Card {parted.join(['4111', '1111', '1111'])}"})
    assert "label: holds a long number" in outcome.error
    assert len(world.rows()) == before


def test_a_label_may_hold_short_numbers(world: Any) -> None:
    world.does("open_payment_methods")
    before = len(world.rows())
    world.does("add_payment_method", label="Card 1234 until 31.05.2029")
    assert len(world.rows()) == before + 1


def test_an_expired_card_is_not_added(world: Any) -> None:
    world.does("open_payment_methods")
    outcome = world.user.do("add_payment_method", {"label": "Card", "valid_until": "2027-02-28"})
    assert "valid_until: must not be past" in outcome.error


def test_the_bank_tells_of_a_card_that_was_added_elsewhere(world: Any) -> None:
    world.comes("payment_method_added", label="Travel card", last_digits="9004")
    assert world.headline() == "Payment method added: Travel card"
    assert "Last digits: 9004, valid until: none, default: False." in world.phone.log[-1].text
    note = world.phone.notifications.where(newest=True, limit=1)[0]
    world.does("open_notification", notification_id=note.id)
    assert world.screen() == "PaymentMethods"


def test_the_form_for_changes_and_the_checkout_show_how_one_can_pay(world: Any) -> None:
    world.does("open_orders")
    world.does("open_order", order_id="881")
    world.does("open_changes")
    assert "- [bill] Pay later" in world.text()
    world.does("change_order", payment_method_id="bill")
    assert "Paid with: Pay later" in world.text()
    world.does("back")
    world.does("back")
    world.does("open_cart")
    world.does("check_out")
    world.does("open_payment_methods")
    world.does("make_default", payment_method_id="bill")
    assert defaults(world) == ["bill"]
