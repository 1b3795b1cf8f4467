"""The cart, the wish list, and what becomes of an order; what is ordered is in `ordering`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pare.effects import Effect
from pare.expect import Either, Expect, changed, created, either, mentions, one_of
from pare.phone import Phone
from pare_apps.shopping import CartItem, Choice, Order, OrderItem, Return, Review, Wish
from pare_apps.shopping.model import ME
from pare_scenarios.patterns.base import Facts, Pattern
from pare_scenarios.patterns.values import THERE, IdOf

_OTHER_GOODS = (
    "product_id", "variant_id", "name", "label", "seller", "quantity", "unit_price", "discount", "return_days",
    "exchange_days", "warranty_months",
)  # fmt: skip
_WHERE_TO = (
    "address", "address_id", "recipient", "collection", "slot_id", "due_from", "due_until", "delivery_fee", "note",
)  # fmt: skip


def in_cart(variant: str, quantity: Any = 1) -> Either:
    """The cart holds so many of the variant of that name now."""
    fields = {"variant_id": IdOf(variant), "quantity": quantity}
    return either(created(CartItem, **fields), Expect(CartItem, "changed", fields))


def out_of_cart(variant: str) -> Expect:
    """The variant of that name was taken out of the cart (or ordered from it; see `ordered`)."""
    return Expect(CartItem, "removed", {"variant_id": IdOf(variant)})


def wished(product: str) -> Expect:
    """The product of that name is on the wish list."""
    return created(Wish, product_id=IdOf(product))


def unwished(product: str) -> Expect:
    """The product of that name is off the wish list."""
    return Expect(Wish, "removed", {"product_id": IdOf(product)})


def order_cancelled(order: str) -> Expect:
    """The order of that name was cancelled as a whole."""
    return changed(Order, order, status="cancelled")


def item_cancelled(item: str) -> Expect:
    """The item of that name was cancelled, and the rest of its order stays."""
    return changed(OrderItem, item, only=("refunded",), status="cancelled")


def item_changed(item: str, *, quantity: Any = None, variant: str = "") -> Expect:
    """Of the item of that name another quantity, or another variant, was ordered in its place."""
    wanted: dict[str, Any] = {} if quantity is None else {"quantity": quantity}
    wanted |= {"variant_id": IdOf(variant)} if variant else {}
    free = _OTHER_GOODS if variant else ("discount",)
    only = tuple(name for name in free if name != "quantity" or quantity is not None)
    return changed(OrderItem, item, only=only, status="ordered", **wanted)


def redirected(order: str, *, to: str = "", slot: str = "", note: Facts = (), **fields: Any) -> Expect:
    """The order of that name goes elsewhere, or comes at another time.

    Args:
        order: the order.
        to: the saved address of that name (of one saved in the episode, test `address` instead).
        slot: the slot of that name.
        note: facts that the courier is told.
        **fields: tests of other fields of the order.
    """
    wanted: dict[str, Any] = {"address_id": IdOf(to)} if to else {}
    wanted |= {"slot_id": IdOf(slot)} if slot else {}
    wanted |= {"note": mentions(*note)} if note else {}
    free = _WHERE_TO if to or slot or fields else ("note",)
    return changed(Order, order, only=free, **(wanted | fields))


def returned(item: str, *, quantity: Any = THERE, reasons: tuple[str, ...] = (), exchange: str = "") -> Expect:
    """A return of the item of that name was asked for: for its money, or in exchange for the variant of that name."""
    wanted: dict[str, Any] = {"order_item_id": IdOf(item), "quantity": quantity, "status": "requested"}
    wanted |= {"variant_id": IdOf(exchange) if exchange else ""}
    wanted |= {"reason": one_of(*reasons)} if reasons else {}
    return created(Return, **wanted)


def return_withdrawn(asked: str) -> Expect:
    """The return of that name was withdrawn."""
    return changed(Return, asked, status="withdrawn")


def shop_answered(choice: str, option: str) -> Either:
    """The shop's question of that name was answered so, with all that follows from that answer."""
    answer = changed(Choice, choice, status="answered", answer=option)
    item = Follows(OrderItem, "changed", {}, only=(*_OTHER_GOODS, "status", "refunded"), choice=choice, option=option)
    order = Follows(Order, "changed", {}, only=("status",), choice=choice, option=option)
    return Either((answer, item, order), 3)


def reviewed(product: str, stars: Any = THERE, says: Facts = ()) -> Either:
    """The owner has reviewed the product of that name."""
    fields = {"product_id": IdOf(product), "author": ME, "stars": stars, "text": mentions(*says)}
    return either(created(Review, **fields), Expect(Review, "changed", fields, only=("written_at",)))


@dataclass(frozen=True)
class Follows(Pattern):
    """What an answer to a question of the shop does to the order that it is about."""

    choice: str = ""
    option: str = ""

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        asked = phone.named(self.choice)
        if not isinstance(asked, Choice) or asked.answer.casefold() != self.option.casefold():
            return False
        row = effect.entity
        mine = row.id in (asked.order_item_id, asked.order_id) or getattr(row, "order_id", "") == asked.order_id
        return mine and super().matches(effect, phone)
