"""The cart, discount codes and the checkout."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from pare_apps.money import Money
from pare_apps.shopping import CartItem, DiscountCode, Order, Product, Variant
from pare_apps.shopping.pricing import Line, discounts

from .conftest import DAY, NOW, euros


def test_the_cart_holds_what_it_is_set_to(world: Any) -> None:
    assert world.effects(lambda: world.makes("set_cart", variant_id="boots-40")) == [("created", "cart_item_3")]
    assert world.effects(lambda: world.makes("set_cart", variant_id="boots-40", quantity=3)) == [
        ("changed", "cart_item_3")
    ]
    assert world.effects(lambda: world.makes("set_cart", variant_id="boots-40", quantity=3)) == []
    assert world.effects(lambda: world.makes("set_cart", variant_id="boots-40", quantity=0)) == [
        ("removed", "cart_item_3")
    ]


@pytest.mark.parametrize(("arguments", "error"), [
    ({"variant_id": "nope"}, "variant_id: no variant has the id 'nope'"),
    ({"variant_id": "nope", "quantity": 0}, "variant_id: 'nope' is not in the cart; in it are kettle-red, ribbon-roll"),
    ({"variant_id": "tea-box"}, "quantity: 'Green tea' (tea-box): out of stock"),
    ({"variant_id": "kettle-blue", "quantity": 2}, "quantity: 'Steel kettle (blue)' (kettle-blue): only 1 left"),
    ({"variant_id": "kettle-blue", "quantity": 1000}, "quantity: input should be less than or equal to 999"),
])  # fmt: skip
def test_what_cannot_be_put_into_the_cart(world: Any, arguments: dict[str, Any], error: str) -> None:
    assert error in world.fails("set_cart", **arguments)


def test_the_cart_adds_up_and_shows_what_can_be_chosen(world: Any) -> None:
    page = world.read("read_cart")
    assert [line["total"]["amount"] for line in page["lines"]] == ["80.00", "9.99"]
    assert page["total"] == {"amount": "89.99", "currency": "EUR"}
    assert [slot["id"] for slot in page["slots"]] == ["fast", "shop", "wed"]
    assert [code["code"] for code in page["codes"]] == ["SPARK10"]
    tried = world.read("read_cart", code="Spark10")
    assert (tried["discount"]["amount"], tried["total"]["amount"]) == ("8.00", "81.99")
    assert world.read("read_cart", variant_ids=["ribbon-roll"])["total"]["amount"] == "9.99"


def test_an_order_takes_the_goods_out_of_cart_and_stock(world: Any) -> None:
    done = world.effects(lambda: world.makes("place_order", code="spark10", slot_id="fast"))
    assert done == [
        ("created", "order_5"), ("created", "order_item_7"), ("removed", "in-1"), ("created", "order_item_8"),
        ("removed", "in-2"),
    ]  # fmt: skip
    order = world.app.orders["order_5"]
    assert (order.address, order.note, order.payment, order.code) == (
        "Quince Row 7", "Ring twice", "Visa ending 42", "SPARK10",
    )  # fmt: skip
    assert (order.due_from, order.delivery_fee) == (NOW + DAY, euros("4.90"))
    assert world.app.variants["kettle-red"].stock == 3
    page = world.read("read_order", order_id="order_5")
    assert [page[k]["amount"] for k in ("subtotal", "discount", "total", "refunded")] == [
        "89.99", "8.00", "86.89", "0.00",
    ]  # fmt: skip


def test_an_order_of_some_of_the_cart_to_somebody_else(world: Any) -> None:
    world.makes(
        "place_order", variant_ids=["ribbon-roll"], address_id="work", payment_method_id="bill", gift_wrap=True,
        gift_message="For you", note="Leave it with Sven",
    )  # fmt: skip
    order = world.app.orders["order_5"]
    assert (order.address, order.recipient, order.note) == ("Mill Lane 2", "R. Dal", "Leave it with Sven")
    assert (order.gift_wrap, order.gift_message, order.payment) == (True, "For you", "Pay later")
    assert world.app.local(order.due_from, "%a %H:%M") == "Thu 08:00"
    assert [row.variant_id for row in world.app.cart] == ["kettle-red"]


def test_a_collection_needs_no_address(world: Any) -> None:
    world.makes("place_order", slot_id="shop")
    order = world.app.orders["order_5"]
    assert (order.collection, order.address, order.address_id) == (True, "Harbour branch", "")


@pytest.mark.parametrize(("arguments", "error"), [
    ({"variant_ids": ["tea-box"]}, "variant_ids: 'tea-box' is not in the cart; in it are kettle-red, ribbon-roll"),
    ({"variant_ids": ["kettle-red", "kettle-red"]}, "variant_ids: each variant once"),
    ({"address_id": "moon"}, "address_id: there is no 'moon'; there are home (Home), work (Work)"),
    ({"payment_method_id": "gold"}, "payment_method_id: there is no 'gold'; there are visa (Visa ending 42)"),
    ({"slot_id": "full"}, "slot_id: full is full; there are fast (Tue 02 Mar 2027 10:00)"),
    ({"slot_id": "none"}, "slot_id: no slot has the id 'none'"),
    ({"slot_id": "shop", "address_id": "home"}, "address_id: leave it out; this slot is for a collection"),
    ({"code": "x"}, "code: the shop has no discount code 'x'"),
    ({"variant_ids": ["ribbon-roll"], "code": "spark10"}, "there is nothing such among what is ordered"),
    ({"note": "\x00"}, "note: holds control characters"),
])  # fmt: skip
def test_orders_that_cannot_be(world: Any, arguments: dict[str, Any], error: str) -> None:
    assert error in world.fails("place_order", **arguments)


def test_an_empty_cart_and_short_stock(world: Any) -> None:
    world.adds(CartItem(variant_id="kettle-blue", quantity=2))
    assert "variant_ids: 'Steel kettle (blue)' (kettle-blue): only 1 left" in world.fails("place_order")
    assert world.read("read_cart")["lines"][2]["problem"]
    for variant in ("kettle-blue", "kettle-red", "ribbon-roll"):
        world.makes("set_cart", variant_id=variant, quantity=0)
    assert "variant_ids: the cart is empty" in world.fails("place_order")


def test_two_currencies_are_two_orders(world: Any) -> None:
    world.adds(Variant(id="abroad", product_id="tea", price=Money.of(5, "USD")), CartItem(variant_id="abroad"))
    assert "variant_ids: order what costs EUR, USD apart" in world.fails("place_order")
    page = world.read("read_cart")
    assert page["total"]["amount"] == "89.99"
    assert page["lines"][2]["problem"] == "not in the sum, which is in EUR; order it apart"
    page = world.makes("place_order", variant_ids=["abroad"])
    assert {page[name]["currency"] for name in ("subtotal", "discount", "total", "refunded")} == {"USD"}


def test_without_a_default_the_address_is_asked_for(world: Any) -> None:
    world.makes("save_address", address_id="home", is_default=False)
    assert "address_id: is needed, since none is the default" in world.fails("place_order")
    world.makes("delete_address", address_id="work")
    world.makes("place_order")


@pytest.mark.parametrize(("code", "error"), [
    (DiscountCode(code="A", percent=10, expires_at=NOW), "code: A expired on Mon 01 Mar 2027 10:00"),
    (DiscountCode(code="A", percent=10, first_order=True), "code: A is for a first order only"),
    (DiscountCode(code="A", percent=10, minimum=euros("90")), "code: A needs 90.00 EUR of goods; there are 89.99 EUR"),
    (DiscountCode(code="A", amount=Money.of(5, "USD")), "code: A is in USD, and the goods are in EUR"),
    (DiscountCode(code="A", percent=10, seller="Nobody"), "code: A is for goods of Nobody"),
])  # fmt: skip
def test_codes_that_cannot_be_used(world: Any, code: DiscountCode, error: str) -> None:
    world.adds(code)
    assert error in world.fails("place_order", code="a")


def test_a_code_once_used_is_used_up_until_its_order_is_cancelled(world: Any) -> None:
    world.makes("place_order", code="spark10")
    world.makes("set_cart", variant_id="kettle-red", quantity=2)
    assert "code: SPARK10 was used already" in world.fails("place_order", code="spark10")
    world.makes("cancel_order", order_id="order_5")
    world.makes("place_order", code="spark10")


def test_goods_on_offer_do_not_count_for_a_full_price_code(world: Any) -> None:
    world.makes("set_cart", variant_id="kettle-red", quantity=1)
    world.makes("set_cart", variant_id="kettle-blue", quantity=1)
    error = world.fails("place_order", code="spark10")
    assert "code: SPARK10 needs 50.00 EUR of kitchen goods at full price; there are 40.00 EUR" in error


@given(
    st.lists(st.tuples(st.integers(0, 100_000), st.integers(1, 999)), min_size=1, max_size=6),
    st.integers(1, 100),
    st.integers(0, 10**7),
    st.booleans(),
)
def test_discounts_add_up_to_the_cent(lines: Any, percent: int, cents: int, by_percent: bool) -> None:
    goods = [Line(Product(name="x"), Variant(product_id="x", price=euros(f"{c / 100:.2f}")), q) for c, q in lines]
    off = Money.of(f"{cents / 100:.2f}")
    code = DiscountCode(code="A", percent=percent) if by_percent else DiscountCode(code="A", amount=off)
    taken = discounts(code, goods)
    worth = Money.total(line.total for line in goods)
    assert Money.total(taken) == (worth.percent(percent) if by_percent else min(worth, off))
    assert all(Money.of(0) <= each <= line.total for each, line in zip(taken, goods, strict=True))


def test_addresses(world: Any) -> None:
    assert world.effects(lambda: world.makes("save_address", label="Gran", text="Elm 3", is_default=True)) == [
        ("created", "address_3"), ("changed", "home"),
    ]  # fmt: skip
    world.makes("save_address", address_id="work", text="Mill Lane 4")
    assert world.app.addresses["work"].label == "Work"
    assert "label: a new address needs label and text" in world.fails("save_address", text="x")
    assert "label: a new address needs" in world.fails("save_address", address_id="work")
    assert "text: must not be empty" in world.fails("save_address", address_id="work", text=" ")
    assert "address_id: no address has the id" in world.fails("delete_address", address_id="x")


def test_the_number_of_a_card_is_no_label() -> None:
    from pare_apps.shopping import PaymentMethod

    with pytest.raises(ValueError, match="holds a long number"):
        PaymentMethod(label="4111 1111 1111 1111")


def test_a_first_order_code_works_for_a_first_order(world: Any) -> None:
    with world.phone.step("world"):
        for order in list(world.app.orders):
            world.app.orders.update(order.changed(status="cancelled"))
        world.app.codes.add(DiscountCode(code="HELLO", amount=euros("5"), first_order=True))
    assert isinstance(world.app.orders["881"], Order)
    assert world.makes("place_order", code="hello")["discount"]["amount"] == "5.00"
