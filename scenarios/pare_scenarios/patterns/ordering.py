"""Something was ordered: these goods and no others, there, then, and for no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from pare.effects import Effect
from pare.expect import Either, fits, mentions
from pare.phone import Phone
from pare_apps.shopping import CartItem, Order, OrderItem, Shopping
from pare_scenarios.patterns.base import Facts, Pattern
from pare_scenarios.patterns.values import IdOf, Within

Wanted = str | tuple[str, Any]
"""The name of a product or variant, alone or with a test of how many of it."""


def ordered(
    *goods: Wanted, to: str = "", slot: str = "", code: str | None = None, most: Decimal | int | str | None = None,
    card: Facts = (), **fields: Any,
) -> Either:  # fmt: skip
    """One order of exactly these goods was placed, and stands; what lay in the cart for it has left the cart.

    Args:
        *goods: each `"boots"` (a product or a variant by its name; one of it) or `("boots", 2)`.
        to: the name of the saved address that it goes to.
        slot: the name of the slot at which it comes.
        code: the discount code that was used; `""` for none.
        most: what it may cost in all, delivery included.
        card: facts on the card of a gift.
        **fields: tests of other fields of the order: `address`, `collection`, `gift_wrap`, `due_until` ...
    """
    tests: dict[str, Any] = {"address_id": IdOf(to)} if to else {}
    tests |= {"slot_id": IdOf(slot)} if slot else {}
    tests |= {} if code is None else {"code": code}
    tests |= {"gift_message": mentions(*card)} if card else {}
    wanted = tuple((one, 1) if isinstance(one, str) else one for one in goods)
    what = Purchase(wanted, tuple((tests | fields).items()), most)
    parts = (Part(Order, "created", purchase=what), Part(OrderItem, "created", purchase=what),
             Part(CartItem, "removed", purchase=what))  # fmt: skip
    return Either(parts, 1 + 2 * len(wanted))


@dataclass(frozen=True)
class Purchase:
    """What an order must be."""

    goods: tuple[tuple[str, Any], ...] = ()
    tests: tuple[tuple[str, Any], ...] = ()
    most: Decimal | int | str | None = None

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether an order is that."""
        app = phone.app(Shopping)
        if value.status in ("cancelled", "returned"):
            return False
        if not all(fits(test, getattr(value, name), phone) for name, test in self.tests):
            return False
        if self.most is not None and not Within(most=self.most).fits(app.paid(value), phone):
            return False
        items = app.active(value)
        return len(items) == len(self.goods) and _all_met(self.goods, items, phone)


def _all_met(goods: Sequence[tuple[str, Any]], items: Sequence[OrderItem], phone: Phone) -> bool:
    if not goods:
        return True
    (name, quantity), rest = goods[0], goods[1:]
    return any(
        is_of(name, one, phone) and fits(quantity, one.quantity, phone)
        and _all_met(rest, [*items[:at], *items[at + 1 :]], phone)
        for at, one in enumerate(items)
    )  # fmt: skip


def is_of(name: str, row: OrderItem | CartItem, phone: Phone) -> bool:
    """Whether an item is of the product, or the variant, of that name."""
    test = IdOf(name)
    return test.fits(row.variant_id, phone) or test.fits(_product_of(row, phone), phone)


def _product_of(row: OrderItem | CartItem, phone: Phone) -> str:
    if isinstance(row, OrderItem):
        return row.product_id
    variant = phone.app(Shopping).variants.get(row.variant_id)
    return "" if variant is None else variant.product_id


@dataclass(frozen=True)
class Part(Pattern):
    """The order itself, one of its items, or what left the cart for it; see `ordered`."""

    purchase: Purchase = field(default_factory=Purchase)

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        if not super().matches(effect, phone):
            return False
        row = effect.entity
        if isinstance(row, CartItem):
            return any(is_of(name, row, phone) for name, _ in self.purchase.goods) and any(
                self.purchase.fits(one, phone) for one in _placed(phone)
            )
        order = phone.app(Shopping).orders[row.order_id] if isinstance(row, OrderItem) else row
        return order.id in {one.id for one in _placed(phone)} and self.purchase.fits(order, phone)


def _placed(phone: Phone) -> Iterable[Order]:
    """The orders that the user or the assistant has placed."""
    changes = phone.journal.changes
    ids = {c.id for c in changes if c.table == "shopping.orders" and c.before is None and c.actor != "world"}
    orders = phone.app(Shopping).orders
    return [orders[id] for id in sorted(ids) if id in orders]
