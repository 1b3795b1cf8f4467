"""After an exchange the order says what the person has, and what was paid too much is given back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare_apps.money import Money
from pare_apps.shopping import Order, OrderItem, Product, Variant
from pare_apps.shopping.order_model import Return

from .conftest import DAY, NOW, World, euros

Had = tuple[int, str, str, str]
"""How many, of which variant, what was paid, what was given back."""


@pytest.fixture
def bought(world: World) -> Callable[..., OrderItem]:
    """Something that was delivered: some kettles at 40.00 unless said otherwise."""

    def buy(quantity: int, **fields: Any) -> OrderItem:
        world.adds(
            Order(id="60", placed_at=NOW - 9 * DAY, status="delivered", delivered_at=NOW - DAY),
            OrderItem(id="have", order_id="60", name="Steel kettle", label="red", product_id="kettle",
                      variant_id="kettle-red", quantity=quantity,
                      **{"unit_price": euros("40.00"), "lot": "L7", **fields}),
            Variant(id="kettle-grey", product_id="kettle", colour="grey", price=euros("40.00")),
            Variant(id="kettle-tin", product_id="kettle", colour="tin", price=euros("32.50")),
        )  # fmt: skip
        return world.app.order_items["have"]

    return buy


def exchange(world: World, item_id: str, variant_id: str, quantity: int | None = None) -> Return:
    asked = world.makes("request_return", order_item_id=item_id, reason="other", variant_id=variant_id,
                        quantity=quantity)["id"]  # fmt: skip
    for status in ("received", "exchanged"):
        world.comes("return_moves", return_id=asked, status=status)
    return world.app.returns[asked]


def held(world: World) -> list[Had]:
    items = world.app.items_of(world.app.orders["60"])
    return [(i.quantity, i.variant_id, str(i.paid.amount), str(i.given_back.amount)) for i in items]


def test_one_of_two_that_is_exchanged_is_an_item_of_its_own(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(2)
    asked = exchange(world, "have", "kettle-grey", 1)
    assert held(world) == [(1, "kettle-red", "40.00", "0.00"), (1, "kettle-grey", "40.00", "0.00")]
    rest, other = world.app.items_of(world.app.orders["60"])
    assert (rest.label, rest.lot, other.label, other.lot, other.refunded) == ("red", "L7", "grey", "", None)
    assert asked.order_item_id == other.id
    assert world.headline() == "Return of Steel kettle: exchanged"
    assert "exchanged" in world.phone.log[-1].text
    assert "1 x Steel kettle (grey)" in world.phone.log[-1].text
    for item in (rest, other):
        world.makes("request_return", order_item_id=item.id, reason="other")
        assert "quantity: only 0" in world.fails("request_return", order_item_id=item.id, reason="other")


def test_what_a_cheaper_one_costs_less_is_given_back(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(2)
    exchange(world, "have", "kettle-tin", 1)
    assert held(world) == [(1, "kettle-red", "40.00", "0.00"), (1, "kettle-tin", "40.00", "7.50")]
    page = world.read("read_order", order_id="60")
    assert (page["total"]["amount"], page["refunded"]["amount"]) == ("80.00", "7.50")
    assert page["order"]["history"][-1]["text"] == "7.50 EUR given back: Steel kettle exchanged for tin"
    exchange(world, "have", "kettle-tin")
    assert held(world) == [(1, "kettle-tin", "40.00", "7.50"), (1, "kettle-tin", "40.00", "7.50")]


def test_of_what_a_code_took_off_nothing_is_given_back(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(2, discount=euros("8.00"))
    exchange(world, "have", "kettle-tin")
    assert held(world) == [(2, "kettle-tin", "72.00", "13.50")]


def test_after_a_cheaper_one_the_first_costs_more_than_was_paid(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(1)
    exchange(world, "have", "kettle-tin")
    error = world.fails("request_return", order_item_id="have", reason="other", variant_id="kettle-red")
    assert "variant_id: costs more than the 32.50 EUR that were paid" in error


def test_no_more_is_given_back_than_is_left(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(1)
    world.comes("refund_made", order_id="60", amount="37.00", order_item_id="have", reason="scratched")
    exchange(world, "have", "kettle-tin")
    assert held(world) == [(1, "kettle-tin", "40.00", "40.00")]


def test_one_that_got_dearer_meanwhile_costs_nothing_more(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(1)
    asked = world.makes("request_return", order_item_id="have", reason="other", variant_id="kettle-tin")["id"]
    with world.phone.step("world"):
        world.app.variants.update(world.app.variants["kettle-tin"].changed(price=euros("50.00")))
    for status in ("received", "exchanged"):
        world.comes("return_moves", return_id=asked, status=status)
    assert held(world) == [(1, "kettle-tin", "40.00", "0.00")]


def test_of_what_was_refunded_already_the_rest_is_exchanged(world: World, bought: Callable[..., OrderItem]) -> None:
    bought(3)
    first = world.makes("request_return", order_item_id="have", reason="other", quantity=1)["id"]
    world.comes("return_moves", return_id=first, status="received")
    world.comes("refund_made", order_id="60", amount="40.00", return_id=first)
    exchange(world, "have", "kettle-tin", 2)
    assert held(world) == [(1, "kettle-red", "40.00", "40.00"), (2, "kettle-tin", "80.00", "15.00")]
    assert "only 0" in world.fails("request_return", order_item_id="have", reason="other")


def test_an_order_of_which_some_is_being_exchanged_is_not_returned(
    world: World, bought: Callable[..., OrderItem]
) -> None:
    bought(2)
    for variant_id in (None, "kettle-tin"):
        world.makes("request_return", order_item_id="have", reason="other", quantity=1, variant_id=variant_id)
    for id in ("return_1", "return_2"):
        world.comes("return_moves", return_id=id, status="received")
    world.comes("refund_made", order_id="60", amount="40.00", return_id="return_1")
    assert world.app.orders["60"].status == "delivered"
    world.comes("return_moves", return_id="return_2", status="exchanged")
    assert held(world) == [(1, "kettle-red", "40.00", "40.00"), (1, "kettle-tin", "40.00", "7.50")]
    last = world.makes("request_return", order_item_id=world.app.returns["return_2"].order_item_id, reason="other")[
        "id"
    ]
    world.comes("return_moves", return_id=last, status="received")
    world.comes("refund_made", order_id="60", amount="32.50", return_id=last)
    assert world.app.orders["60"].status == "returned"


def test_sums_stay_whatever_is_exchanged(world: World) -> None:
    @settings(max_examples=100, deadline=None, derandomize=True, database=None)
    @given(
        st.decimals("0", "90", places=2), st.integers(1, 9), st.integers(0, 100), st.integers(0, 100),
        st.lists(st.tuples(st.integers(0, 5), st.integers(1, 9), st.sampled_from(["a", "b", "c"])), max_size=6),
    )  # fmt: skip
    def run(price: Any, quantity: int, off: int, back: int, steps: list[tuple[int, int, str]]) -> None:
        fork = World(world.phone.fork())
        one = Money.of(price)
        discount = (one * quantity).percent(off)
        item = OrderItem(id="have", order_id="60", name="Cup", product_id="cup", quantity=quantity, unit_price=one,
                         discount=discount, refunded=(one * quantity - discount).percent(back))  # fmt: skip
        fork.adds(
            Order(id="60", placed_at=NOW - 9 * DAY, status="delivered", delivered_at=NOW - DAY), item,
            Product(id="cup", name="Cup"),
            *(Variant(id=id, product_id="cup", price=one.percent(share)) for id, share in
              (("a", 100), ("b", 70), ("c", 33))),
        )  # fmt: skip
        order, wanted = fork.app.orders["60"], {"": quantity}
        for at, count, variant_id in steps:
            items = fork.app.items_of(order)
            chosen = items[at % len(items)]
            count = min(count, chosen.quantity)
            known = fork.app.variants.get(chosen.variant_id)
            if variant_id == chosen.variant_id or (known and known.price < fork.app.variants[variant_id].price):
                continue
            before = fork.app.refunded(order)
            exchange(fork, chosen.id, variant_id, count)
            wanted[chosen.variant_id] -= count
            wanted[variant_id] = wanted.get(variant_id, 0) + count
            assert fork.app.paid(order) == item.paid
            assert before <= fork.app.refunded(order) <= item.paid
        got = dict.fromkeys(wanted, 0)
        for row in fork.app.items_of(order):
            got[row.variant_id] += row.quantity
        assert got == wanted

    run()
