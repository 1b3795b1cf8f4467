"""An item that is changed costs what it would have cost by any other way: its discount comes from what was granted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.entity import Entity
from pare_apps.money import Money
from pare_apps.shopping import CartItem, DiscountCode, OrderItem, Product, Variant
from pare_apps.shopping.order_model import Granted

from .conftest import euros

Step = tuple[int, int | None, str | None]
"""A change: which item (by its place), how many, and of what; None where that stays."""


def orders(world: Any, code: str, *cart: tuple[str, str, int]) -> list[str]:
    """Order some of new goods (a name, a price, how many) with a code, and nothing else; the ids of the items."""
    with world.phone.step("world"):
        for row in list(world.app.cart):
            world.app.cart.remove(row.id)
    for name, price, quantity in cart:
        world.adds(Product(id=name, name=name), Variant(id=name, product_id=name, price=euros(price), stock=999),
                   CartItem(variant_id=name, quantity=quantity))  # fmt: skip
    world.makes("place_order", code=code)
    order = world.app.orders.where(code=code)[-1]
    return [item.id for item in world.app.items_of(order)]


def total(world: Any, item_id: str) -> Money:
    order = world.app.orders[world.app.order_items[item_id].order_id]
    with world.phone.step("user", may_write=False):
        page = world.app.read_order(order.id)
    assert page.total == page.subtotal - page.discount
    assert isinstance(page.total, Money)
    return page.total


def changes(world: Any, ids: Sequence[str], steps: Sequence[Step]) -> None:
    with world.phone.step("user"):
        for at, quantity, variant_id in steps:
            if quantity or variant_id:
                world.app.change_item(ids[at % len(ids)], quantity, variant_id)


def test_two_then_three_then_two_again_cost_what_two_did(world: Any) -> None:
    world.adds(DiscountCode(id="ten", code="TEN", percent=10))
    (id,) = orders(world, "TEN", ("cup", "10.00", 2))
    assert total(world, id) == euros("18.00")
    before = world.app.order_items[id]
    world.makes("change_item", order_item_id=id, quantity=3)
    assert total(world, id) == euros("28.00")
    assert world.app.order_items[id].granted == Granted(discount=euros("2.00"), line=euros("20.00"))
    world.makes("change_item", order_item_id=id, quantity=2)
    assert total(world, id) == euros("18.00")
    assert world.app.order_items[id] == before


def test_there_and_back_is_no_effect_and_there_is_one_of_quantity_and_discount(world: Any) -> None:
    def there_and_back() -> None:
        world.makes("change_item", order_item_id="red", quantity=1)
        world.makes("change_item", order_item_id="red", quantity=2)

    assert world.effects(there_and_back) == []
    assert "granted" in OrderItem.quiet


def test_of_an_order_that_was_there_already_the_first_discount_is_kept_too(world: Any) -> None:
    for quantity, discount in ((3, "8.00"), (2, "8.00"), (1, "4.00"), (3, "8.00"), (2, "8.00")):
        world.makes("change_item", order_item_id="red", quantity=quantity)
        assert world.app.order_items["red"].discount == euros(discount)


def test_a_cent_that_was_split_off_comes_back(world: Any) -> None:
    world.adds(DiscountCode(id="odd", code="ODD", amount=euros("0.05")))
    first, second = orders(world, "ODD", ("pen", "0.99", 3), ("pad", "1.01", 2))
    assert [world.app.order_items[id].discount for id in (first, second)] == [euros("0.03"), euros("0.02")]
    for quantities in ((1, 1), (7, 5), (1, 2), (3, 2)):
        for id, quantity in zip((first, second), quantities, strict=True):
            world.makes("change_item", order_item_id=id, quantity=quantity)
    assert [world.app.order_items[id].discount for id in (first, second)] == [euros("0.03"), euros("0.02")]


def test_another_variant_and_back_cost_what_the_first_did(world: Any) -> None:
    before = world.app.order_items["red"]
    world.makes("change_item", order_item_id="red", variant_id="kettle-blue", quantity=1)
    assert world.app.order_items["red"].discount == euros("3.50")
    world.makes("change_item", order_item_id="red", variant_id="kettle-red", quantity=2)
    after = world.app.order_items["red"]
    assert (after.discount, after.granted) == (before.discount, None)


@pytest.mark.parametrize("limits", [{"category": "books"}, {"seller": "Inkwell"}, {"full_price_only": True}])
def test_on_what_its_code_is_not_for_there_is_no_discount(world: Any, limits: dict[str, Any]) -> None:
    world.adds(
        DiscountCode(id="half", code="HALF", percent=50, **limits),
        Product(id="novel", name="Novel", category="books", seller="Inkwell"),
        Product(id="laptop", name="Laptop", category="electronics"),
        Variant(id="novel", product_id="novel", price=euros("20")),
        Variant(id="saga", product_id="novel", price=euros("16")),
        Variant(id="laptop", product_id="laptop", price=euros("1000"), regular_price=euros("1200")),
    )
    world.makes("set_cart", variant_id="novel")
    world.makes("place_order", variant_ids=["novel"], code="HALF")
    before = world.app.order_items.where(product_id="novel")[0]
    for more, cost in (
        ({"variant_id": "saga"}, "8"), ({"variant_id": "laptop"}, "1000"), ({"quantity": 2}, "2000"),
        ({"variant_id": "saga", "quantity": 1}, "8"), ({"variant_id": "laptop"}, "1000"),
        ({"variant_id": "novel"}, "10"),
    ):  # fmt: skip
        world.makes("change_item", order_item_id=before.id, **more)
        assert total(world, before.id) == euros(cost)
    assert world.app.order_items[before.id] == before


def test_of_a_code_that_the_shop_no_longer_has_a_discount_stays(world: Any) -> None:
    world.adds(DiscountCode(id="ten", code="TEN", percent=10, category="other"))
    (id,) = orders(world, "TEN", ("cup", "10.00", 2))
    with world.phone.step("world"):
        world.app.codes.remove("ten")
    world.makes("change_item", order_item_id=id, variant_id="boots-40", quantity=1)
    assert world.app.order_items[id].discount == euros("2.00")


def test_what_came_instead_keeps_the_first_discount(world: Any) -> None:
    world.makes("change_item", order_item_id="red", quantity=1)
    options = [{"option": "other", "effect": "substitute", "variant_id": "kettle-blue"}]
    world.comes("choice_asked", order_id="881", order_item_id="red", question="?", until="2027-03-02T09:00Z",
                options=options)  # fmt: skip
    world.makes("answer_choice", choice_id=world.app.choices.where(order_id="881")[0].id, option="other")
    assert world.app.order_items["red"].discount == euros("4.00")
    world.makes("change_item", order_item_id="red", variant_id="kettle-red", quantity=2)
    assert world.app.order_items["red"].discount == euros("8.00")


def test_what_is_cancelled_after_changes_gives_back_what_it_cost(world: Any) -> None:
    for quantity in (3, 1, 2):
        world.makes("change_item", order_item_id="red", quantity=quantity)
    world.makes("cancel_order", order_id="881", order_item_ids=["red"])
    assert world.app.order_items["red"].refunded == euros("72.00")
    page = world.read("read_order", order_id="881")
    assert (page["total"]["amount"], page["refunded"]["amount"]) == ("134.00", "72.00")


def test_what_does_not_count_bears_no_cent_of_a_discount(world: Any) -> None:
    world.adds(DiscountCode(id="one", code="ONE", percent=1, seller="Brook"))
    with world.phone.step("world"):
        for row in list(world.app.cart):
            world.app.cart.remove(row.id)
    for name, seller, price in (("nut", "Hill", "9.00"), ("bolt", "Brook", "0.30"), ("nail", "Brook", "0.30")):
        world.adds(Product(id=name, name=name, seller=seller), Variant(id=name, product_id=name, price=euros(price)),
                   CartItem(variant_id=name))  # fmt: skip
    world.makes("place_order", code="ONE")
    (order,) = world.app.orders.where(code="ONE")
    assert [item.discount for item in world.app.items_of(order)] == [None, euros("0.01"), None]


def test_all_of_a_discount_is_split_however_little_the_lines_cost(world: Any) -> None:
    world.adds(DiscountCode(id="most", code="MOST", percent=60))
    ids = orders(world, "MOST", ("pin", "0.02", 1), *((f"bead-{at}", "0.01", 1) for at in range(10)))
    assert Money.total(world.app.order_items[id].paid for id in ids) == euros("0.05")


def test_what_was_granted_is_in_the_currency_of_the_item() -> None:
    granted = Granted(discount=Money.of(1, "USD"), line=Money.of(2, "USD"))
    with pytest.raises(ValueError, match="all amounts of an item are in one currency"):
        OrderItem(order_id="x", name="Grinder", unit_price=euros("62"), discount=euros("1"), granted=granted)


PRICES = st.decimals("0.01", "300", places=2).map(str)
QUANTITIES = st.integers(1, 12)
CODES = st.one_of(
    st.integers(1, 100).map(lambda rate: {"percent": rate}),
    st.decimals("0.01", "80", places=2).map(lambda amount: {"amount": Money.of(amount)}),
)
CARTS = st.lists(st.tuples(PRICES, QUANTITIES), min_size=1, max_size=3)
STEPS = st.lists(st.tuples(st.integers(0, 2), QUANTITIES), max_size=8)
SWAPS = st.tuples(st.integers(0, 2), st.none() | QUANTITIES, st.sampled_from(["other-1", "other-2", "cd", None]))


def shop(world: Any, code: dict[str, Any], cart: Sequence[tuple[str, int]]) -> tuple[Any, list[str]]:
    """A shop of its own, where this was ordered with such a code."""
    fork = type(world)(world.phone.fork())
    others: list[Entity] = [Product(id="other", name="Other")]
    for name, price in (("other-1", "7.77"), ("other-2", "0.03")):
        others.append(Variant(id=name, product_id="other", price=euros(price), stock=999))
    others += [
        Product(id="cd", name="Record", category="music"),
        Variant(id="cd", product_id="cd", price=euros("9.99"), stock=999),
    ]
    fork.adds(DiscountCode(id="any", code="ANY", category="other", **code), *others)
    return fork, orders(fork, "ANY", *((f"thing-{at}", *one) for at, one in enumerate(cart)))


def test_whatever_the_way_that_ends_where_it_began_all_is_as_at_first(world: Any) -> None:
    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(CODES, CARTS, STEPS)
    def run(code: dict[str, Any], cart: list[tuple[str, int]], steps: list[tuple[int, int]]) -> None:
        fork, ids = shop(world, code, cart)
        before, cost = [fork.app.order_items[id] for id in ids], total(fork, ids[0])
        back = [(at, quantity) for at, (_, quantity) in enumerate(cart)]
        changes(fork, ids, [(*step, None) for step in (*steps, *back)])
        assert [fork.app.order_items[id] for id in ids] == before
        assert total(fork, ids[0]) == cost

    run()


def test_what_an_order_costs_depends_on_what_it_holds_and_not_on_the_way(world: Any) -> None:
    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(CODES, CARTS, st.lists(SWAPS, max_size=8), st.permutations(range(3)))
    def run(code: dict[str, Any], cart: list[tuple[str, int]], steps: list[Step], order: list[int]) -> None:
        there, ids = shop(world, code, cart)
        changes(there, ids, steps)
        straight, same = shop(world, code, cart)
        final = [there.app.order_items[id] for id in ids]
        changes(straight, same, [(at, final[at].quantity, final[at].variant_id) for at in order if at < len(ids)])
        assert [straight.app.order_items[id] for id in same] == final
        assert total(there, ids[0]) == total(straight, same[0])
        for item in final:
            assert item.discount is None or item.discount <= item.first_granted.discount

    run()


def test_more_never_costs_less(world: Any) -> None:
    paid = []
    for quantity in (4, 1, 7, 2, 5):
        world.makes("change_item", order_item_id="red", quantity=quantity)
        paid.append((quantity, world.app.order_items["red"].paid.amount))
    assert sorted(paid) == sorted(paid, key=lambda each: each[1])
    assert dict(paid) == {1: 36, 2: 72, 4: 152, 5: 192, 7: 272}
