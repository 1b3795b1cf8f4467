"""Orders: found, read, changed and cancelled while that is possible."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from pare_apps.shopping import Order, OrderItem, Slot, Variant
from pare_apps.shopping.order_model import NEXT, Status

from .conftest import DAY, HOUR, NOW, euros


def until(world: Any, **limits: datetime) -> None:
    with world.phone.step("world"):
        world.app.orders.update(world.app.orders["881"].changed(**limits))


def test_orders_are_found(world: Any) -> None:
    def ids(**filters: Any) -> list[str]:
        return [each["order"]["id"] for each in world.read("list_orders", **filters)]

    assert ids() == ["881", "900", "770", "500"]
    assert ids(status="open") == ["881", "900"]
    assert ids(status="delivered", limit=1, offset=1) == ["500"]
    assert ids(text="boots") == ["770"]
    assert ids(text="k4-118") == ["500"]
    assert ids(text="hx") == ids(text="900") == ids(text="mill lane") == ["900"]
    assert ids(text="kettle", status="open") == ["881"]
    assert ids(awaits_answer=True) == []
    assert ids(text="kettle", status="shipped") == []


def test_an_order_tells_its_sums_and_what_can_be_done(world: Any) -> None:
    page = world.read("read_order", order_id="881")
    assert [page[k]["amount"] for k in ("subtotal", "discount", "total", "refunded")] == [
        "142.00", "8.00", "134.00", "0.00",
    ]  # fmt: skip
    assert page["cannot_cancel"] == page["cannot_change"] == page["cannot_redirect"] == ""
    assert [slot["id"] for slot in page["slots"]] == ["fast", "shop", "wed"]
    shipped = world.read("read_order", order_id="900")
    assert shipped["cannot_cancel"] == shipped["cannot_redirect"] == "is shipped"
    assert shipped["slots"] == []


def test_one_item_is_cancelled_in_one_row(world: Any) -> None:
    done = world.effects(lambda: world.makes("cancel_order", order_id="881", order_item_ids=["grinder"]))
    assert done == [("changed", "grinder")]
    page = world.read("read_order", order_id="881")
    assert (page["total"]["amount"], page["refunded"]["amount"]) == ("134.00", "62.00")
    assert "order_item_ids: 'grinder' is no item of 881 now; there are red" in world.fails(
        "cancel_order", order_id="881", order_item_ids=["grinder"]
    )


def test_an_order_is_cancelled_in_one_row_whole_or_item_by_item(world: Any) -> None:
    assert world.effects(lambda: world.makes("cancel_order", order_id="881")) == [("changed", "881")]
    assert world.app.orders["881"].status == "cancelled"
    assert world.app.variants["kettle-red"].stock == 7
    assert "order_id: order 881 is cancelled" in world.fails("cancel_order", order_id="881")


def test_an_item_of_an_order_that_was_given_back_and_more_can_be_cancelled(world: Any) -> None:
    until(world, refunded=euros("150.00"))
    world.makes("cancel_order", order_id="881", order_item_ids=["grinder"])
    assert (world.app.order_items["grinder"].status, world.app.order_items["grinder"].refunded) == (
        "cancelled", euros("0.00"),
    )  # fmt: skip


def test_nothing_comes_instead_that_costs_less_than_was_given_back(world: Any) -> None:
    world.comes("refund_made", order_id="881", order_item_id="red", amount="60")
    world.adds(Variant(id="kettle-mini", product_id="kettle", price=euros("20.00")))
    error = world.fails("change_item", order_item_id="red", variant_id="kettle-mini")
    assert "variant_id: refunded: must not be more than was paid" in error
    world.makes("change_item", order_item_id="red", variant_id="kettle-mini", quantity=4)


def test_all_items_are_the_whole_order(world: Any) -> None:
    world.makes("cancel_order", order_id="881", order_item_ids=["red", "grinder"])
    assert world.app.orders["881"].status == "cancelled"
    assert world.app.order_items["red"].status == "ordered"
    assert world.read("read_order", order_id="881")["refunded"]["amount"] == "134.00"


@pytest.mark.parametrize(("operation", "arguments", "error"), [
    ("cancel_order", {"order_id": "900"}, "order_id: order 900 is shipped; it cannot be cancelled any more"),
    ("cancel_order", {"order_id": "x"}, "order_id: no order has the id 'x'"),
    ("cancel_order", {"order_id": "881", "order_item_ids": ["red", "red"]}, "order_item_ids: each item once"),
    ("change_order", {"order_id": "881"}, "address_id: give at least one of address_id, slot_id,"),
    ("change_order", {"order_id": "881", "address_id": "x"}, "address_id: no address has the id 'x'"),
    ("change_order", {"order_id": "881", "slot_id": "full"}, "slot_id: full is full"),
    ("change_order", {"order_id": "881", "slot_id": "shop", "address_id": "home"}, "address_id: leave it out"),
    ("change_order", {"order_id": "900", "address_id": "home"}, "order_id: order 900 is shipped"),
    ("change_order", {"order_id": "770", "note": "x"}, "order_id: order 770 is delivered; there is nothing to tell"),
    ("change_order", {"order_id": "881", "note": "\x07"}, "note: holds control characters"),
    ("change_item", {"order_item_id": "lamp", "quantity": 2}, "order_item_id: order 900 is shipped"),
    ("change_item", {"order_item_id": "red"}, "quantity: give at least one of quantity and variant_id"),
    ("change_item", {"order_item_id": "red", "quantity": 8}, "quantity: 'Steel kettle (red)' (kettle-red): only 7"),
    ("change_item", {"order_item_id": "red", "variant_id": "tea-box"}, "variant_id: 'Green tea' (tea-box): out of"),
    ("change_item", {"order_item_id": "grinder", "quantity": 2}, "quantity: the shop no longer has 'Coffee grinder'"),
    ("change_item", {"order_item_id": "red", "quantity": 0}, "quantity: input should be greater"),
])  # fmt: skip
def test_what_cannot_be_done(world: Any, operation: str, arguments: dict[str, Any], error: str) -> None:
    assert error in world.fails(operation, **arguments)


def test_address_slot_and_note_change_in_place(world: Any) -> None:
    change = {"order_id": "881", "address_id": "work", "slot_id": "wed", "note": "Second floor"}
    assert world.effects(lambda: world.makes("change_order", **change)) == [("changed", "881")]
    order = world.app.orders["881"]
    assert (order.address, order.address_id, order.recipient, order.note) == (
        "Mill Lane 2", "work", "R. Dal", "Second floor",
    )  # fmt: skip
    assert (order.slot_id, order.due_from) == ("wed", NOW + 2 * DAY)
    assert order.history[-1].text == "changed by the customer: address, slot, note"
    assert world.effects(lambda: world.makes("change_order", **change)) == []


def test_a_change_taken_back_is_no_effect(world: Any) -> None:
    def there_and_back() -> None:
        world.makes("change_order", order_id="881", note="Bell is broken")
        world.makes("change_order", order_id="881", note="")

    assert world.effects(there_and_back) == []


def test_an_express_slot_costs_and_a_collection_has_its_place(world: Any) -> None:
    world.makes("change_order", order_id="881", slot_id="fast")
    assert world.read("read_order", order_id="881")["total"]["amount"] == "138.90"
    world.makes("change_order", order_id="881", slot_id="shop")
    order = world.app.orders["881"]
    assert (order.collection, order.address, order.address_id) == (True, "Harbour branch", "")
    assert "address_id: is needed" in world.fails("change_order", order_id="881", slot_id="wed")
    world.makes("change_order", order_id="881", slot_id="wed", address_id="home")
    assert not world.app.orders["881"].collection


def test_limits_hold_to_the_minute(world: Any) -> None:
    until(world, cancel_until=NOW + HOUR, change_until=NOW + 2 * HOUR, status="packed")
    world.phone.advance(NOW + HOUR)
    assert "order 881 could be cancelled until Mon 01 Mar 2027 11:00" in world.fails("cancel_order", order_id="881")
    world.makes("change_item", order_item_id="red", quantity=1)
    world.phone.advance(NOW + 2 * HOUR)
    assert "order 881 could be changed until" in world.fails("change_order", order_id="881", slot_id="wed")
    world.makes("change_order", order_id="881", note="Only the note")


def test_a_packed_order_is_fixed_unless_it_says_until_when(world: Any) -> None:
    until(world, status="packed")
    assert "is packed" in world.fails("cancel_order", order_id="881")
    assert "is packed" in world.fails("change_order", order_id="881", slot_id="wed")
    until(world, change_until=NOW + HOUR, status="shipped")
    world.makes("change_order", order_id="881", slot_id="wed")
    assert "is shipped" in world.fails("change_item", order_item_id="red", quantity=1)


def test_after_an_attempt_in_vain_another_slot_can_be_chosen(world: Any) -> None:
    until(world, status="attempted")
    world.adds(Slot(id="again", order_id="881", starts=NOW + 5 * HOUR, ends=NOW + 9 * HOUR))
    assert world.read("read_order", order_id="881")["slots"][0]["id"] == "again"
    assert "slot_id: again is offered for another order only" in world.fails("place_order", slot_id="again")
    world.makes("change_order", order_id="881", slot_id="again")


def test_an_item_changes_quantity_and_keeps_its_rate_of_discount(world: Any) -> None:
    assert world.effects(lambda: world.makes("change_item", order_item_id="red", quantity=1)) == [("changed", "red")]
    item = world.app.order_items["red"]
    assert (item.paid, item.discount) == (euros("36.00"), euros("4.00"))
    assert world.app.variants["kettle-red"].stock == 6
    world.makes("change_item", order_item_id="red", quantity=5)
    assert world.app.order_items["red"].discount == euros("8.00")
    assert world.effects(lambda: world.makes("change_item", order_item_id="red", quantity=5)) == []


def test_an_item_is_swapped_for_another_variant_or_product(world: Any) -> None:
    world.makes("change_item", order_item_id="red", variant_id="kettle-blue", quantity=1)
    item = world.app.order_items["red"]
    assert (item.variant_id, item.label, item.unit_price, item.quantity) == ("kettle-blue", "blue", euros("35.00"), 1)
    assert [world.app.variants[v].stock for v in ("kettle-red", "kettle-blue")] == [7, 0]
    world.makes("change_item", order_item_id="grinder", variant_id="boots-41")
    assert world.app.order_items["grinder"].title == "1 x Walking boots (size 41)"


def test_goods_no_longer_sold_can_only_be_lowered(world: Any) -> None:
    with world.phone.step("world"):
        world.app.order_items.update(world.app.order_items["grinder"].changed(quantity=3))
    world.makes("change_item", order_item_id="grinder", quantity=1)
    assert world.app.order_items["grinder"].quantity == 1


def test_what_was_given_back_stays_covered(world: Any) -> None:
    world.comes("refund_made", order_id="881", amount="100")
    assert "quantity: 100.00 EUR of order 881 were given back already" in world.fails(
        "change_item", order_item_id="red", quantity=1
    )
    world.makes("cancel_order", order_id="881", order_item_ids=["grinder"])
    assert world.app.order_items["grinder"].refunded == euros("34.00")


@pytest.mark.parametrize("fields", [{"discount": "63"}, {"refunded": "63"}, {"discount": "40", "refunded": "23"}])
def test_an_item_never_gives_back_more_than_was_paid(fields: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="must not be more than"):
        OrderItem(order_id="x", name="Grinder", unit_price=euros("62"), **{k: euros(v) for k, v in fields.items()})


@pytest.mark.parametrize("status", list(NEXT))
def test_every_state_is_open_or_has_ended(status: Status) -> None:
    assert Order(placed_at=NOW, status=status).is_open == (status not in ("delivered", "cancelled", "returned"))
