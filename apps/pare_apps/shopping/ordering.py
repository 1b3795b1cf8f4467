"""Orders: reading them, changing and cancelling them while that is possible."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pare.app import read, write
from pare.errors import BadInput, listed, shortened
from pare.times import Moment
from pare_apps.fields import named_faults
from pare_apps.money import Money
from pare_apps.shopping.catalogue import Catalogue, Limit, Offset
from pare_apps.shopping.model import MOST, Slot
from pare_apps.shopping.order_model import NEXT, Order, OrderItem, Status
from pare_apps.shopping.rules import Rules
from pare_apps.shopping.views import ItemPage, OrderPage, OrderSummary

_SLOTS = 20  # that are shown at once


class Ordering(Catalogue, Rules):
    """Orders and their items."""

    @read
    def list_orders(
        self,
        text: str = "",
        status: Status | Literal["all", "open"] = "all",
        awaits_answer: bool = False,
        since: Moment | None = None,
        before: Moment | None = None,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> tuple[OrderSummary, ...]:
        """Orders with their items, newest first.

        Args:
            text: Beginnings of words in the name of an item, or in the order's number, address, note or tracking.
            status: Only those in this state; open are those not delivered, cancelled or returned.
            awaits_answer: Only those about which the shop asks something.
            since: Placed at or after this.
            before: Placed before this.
            limit: At most so many.
            offset: Leave out so many first.
        """
        equal: dict[str, object] = {} if status == "all" else {"status": status}
        if status == "open":
            equal = {"is_open": True}
        if not text.strip() and not awaits_answer:
            rows = self.orders.where(newest=True, since=since, before=before, limit=limit, offset=offset, **equal)
            return tuple(map(self.summary, rows))
        found = self._with(text) if text.strip() else self._asked()
        if text.strip() and awaits_answer:
            asked = self._asked()
            found = {id: order for id, order in found.items() if id in asked}
        rows = [
            order
            for order in found.values()
            if (since is None or order.placed_at >= since)
            and (before is None or order.placed_at < before)
            and (status in ("all", order.status) or (status == "open" and order.is_open))
        ]
        rows.sort(key=lambda order: order.placed_at, reverse=True)
        return tuple(map(self.summary, rows[offset : offset + limit]))

    @read
    def read_order(self, order_id: str) -> OrderPage:
        """Read an order: items, sums, address, what can still be changed and until when, questions, returns, messages.

        Args:
            order_id: The order.
        """
        return self.page(self.orders[order_id])

    @write
    def change_order(
        self, order_id: str, address_id: str | None = None, slot_id: str | None = None, note: str | None = None
    ) -> Order:
        """Change where, when or how an order is delivered, in place; what is left out stays.

        Args:
            order_id: The order.
            address_id: A saved address.
            slot_id: One of the slots that read_order lists.
            note: What the courier should know.
        """
        order = self.orders[order_id]
        if address_id is None and slot_id is None and note is None:
            raise BadInput("address_id: give at least one of address_id, slot_id and note")
        fields: dict[str, object] = {}
        if address_id is not None or slot_id is not None:
            if reason := self.cannot_redirect(order):
                raise BadInput(f"order_id: order {order.id} {reason}; address and slot stay")
            fields |= self._slot_fields(order, slot_id) | self._address_fields(order, address_id, slot_id)
        elif not order.is_open:
            raise BadInput(f"order_id: order {order.id} is {order.status}; there is nothing to tell the courier")
        if note is not None:
            fields["note"] = note
        with named_faults():
            after = order.changed(**fields)
        if after == order:
            return order
        told = [name.removesuffix("_id") for name in ("address_id", "slot_id", "note") if name in fields]
        changed = self.noted(order, f"changed by the customer: {', '.join(told)}", **fields)
        self.check_refunds(changed, "slot_id")
        return changed

    @write
    def cancel_order(self, order_id: str, order_item_ids: tuple[str, ...] = ()) -> OrderPage:
        """Cancel an order, or only some of its items; the money goes back.

        Args:
            order_id: The order.
            order_item_ids: Only these items; the whole order if left out.
        """
        order = self.orders[order_id]
        if reason := self.cannot_cancel(order):
            raise BadInput(f"order_id: order {order.id} {reason}; it cannot be cancelled any more")
        active = self.active(order)
        ids = [item.id for item in active]
        for id in order_item_ids:
            if id not in ids:
                raise BadInput(f"order_item_ids: {shortened(id)} is no item of {order.id} now; there are {listed(ids)}")
        if len(set(order_item_ids)) < len(order_item_ids):
            raise BadInput("order_item_ids: each item once")
        chosen = [item for item in active if not order_item_ids or item.id in order_item_ids]
        if len(chosen) == len(active):
            return self.page(self.cancel(order, "cancelled by the customer"))
        for item in chosen:
            self.drop(item, "cancelled")
        return self.page(order)

    @write
    def change_item(
        self,
        order_item_id: str,
        quantity: Annotated[int, Field(ge=1, le=MOST)] | None = None,
        variant_id: str | None = None,
    ) -> OrderItem:
        """Change an item of an order before it is sent: how many, or another variant or product in its place.

        The difference is charged or given back. After the delivery, use request_return.

        Args:
            order_item_id: The item.
            quantity: How many it shall be.
            variant_id: What comes instead.
        """
        item = self.order_items[order_item_id]
        order = self.orders[item.order_id]
        reason = self.cannot_change(order) or (f"has this item as {item.status}" if item.status != "ordered" else "")
        if reason:
            raise BadInput(f"order_item_id: order {order.id} {reason}; its items stay")
        if quantity is None and variant_id is None:
            raise BadInput("quantity: give at least one of quantity and variant_id")
        count = quantity or item.quantity
        if count == item.quantity and variant_id in (None, item.variant_id):
            return item
        old = item.variant_id
        if variant_id is None and old not in self.variants and count > item.quantity:
            raise BadInput(f"quantity: the shop no longer has {shortened(item.name)}; it can only be lowered")
        self.put_back(old, item.quantity)
        after = self.of_variant(item, variant_id, count) if variant_id not in (None, old) else item
        if after.variant_id in self.variants:
            self.take(after.variant_id, count, "quantity" if variant_id is None else "variant_id")
        with named_faults("quantity"):
            after = self.order_items.update(after.changed(quantity=count, discount=_scaled(item, after, count)))
        self.check_refunds(order, "quantity")
        return after

    # What becomes of an order ------------------------------------------------------------------

    def cancel(self, order: Order, why: str) -> Order:
        """Cancel an order whole; what it had taken goes back into stock.

        Raises:
            BadInput: it is too far on its way.
        """
        if "cancelled" not in NEXT[order.status]:
            raise BadInput(f"order_id: order {order.id} is {order.status.replace('_', ' ')}; it cannot be cancelled")
        for item in self.active(order):
            self.put_back(item.variant_id, item.quantity)
        return self.noted(order, why, status="cancelled")

    def drop(self, item: OrderItem, status: Literal["cancelled", "unavailable"]) -> OrderItem:
        """Take an item out of its order and give back its money."""
        if status == "cancelled":
            self.put_back(item.variant_id, item.quantity)
        order = self.orders[item.order_id]
        left = min(item.paid - item.given_back, self.paid(order) - self.refunded(order))
        return self.order_items.update(item.changed(status=status, refunded=item.given_back + left))

    def cancel_if_empty(self, order: Order) -> None:
        """Cancel an order of which nothing is left, if it is not on its way."""
        if not self.active(order) and "cancelled" in NEXT[order.status]:
            self.noted(order, "cancelled: nothing is left of it", status="cancelled")

    def of_variant(self, item: OrderItem, variant_id: str, quantity: int, *, price: Money | None = None) -> OrderItem:
        """An item with another variant in its place, at that one's price or at a given one.

        Raises:
            BadInput: the shop does not have it, or not in this currency.
        """
        variant = self.variants[variant_id]
        if problem := self.shortage(variant, quantity):
            raise BadInput(f"variant_id: {problem}")
        if variant.price.currency != item.unit_price.currency:
            raise BadInput(f"variant_id: it is sold in {variant.price.currency}, the order is in "
                           f"{item.unit_price.currency}")  # fmt: skip
        product = self.products[variant.product_id]
        return item.changed(
            product_id=product.id, variant_id=variant.id, name=product.name, label=variant.label[:300],
            seller=product.seller, unit_price=price or variant.price, discount=None, return_days=product.return_days,
            exchange_days=product.exchange_days, warranty_months=product.warranty_months,
        )  # fmt: skip

    # How it is read ----------------------------------------------------------------------------

    def summary(self, order: Order) -> OrderSummary:
        """An order as it stands in a list."""
        asked = order.is_open and any(choice.is_open for choice in self.choices.where(order_id=order.id))
        items = tuple(self.items_of(order))
        return OrderSummary(order=order, items=items, total=self.paid(order), awaits_answer=asked)

    def page(self, order: Order) -> OrderPage:
        """An order with everything that belongs to it."""
        items = self.items_of(order)
        redirect = self.cannot_redirect(order)
        discount = Money.total(item.discount for item in items if item.discount is not None)
        return OrderPage(
            order=order, items=tuple(self.item_page(order, item) for item in items),
            subtotal=Money.total(item.line for item in items), discount=discount,
            total=self.paid(order), refunded=self.refunded(order), cannot_cancel=self.cannot_cancel(order),
            cannot_change=self.cannot_change(order), cannot_redirect=redirect,
            slots=() if redirect else tuple(self.bookable(order)),
            choices=tuple(self.choices.where(order_id=order.id)), returns=tuple(self.returns.where(order_id=order.id)),
            messages=tuple(self.messages.where(order_id=order.id)),
        )  # fmt: skip

    def item_page(self, order: Order, item: OrderItem) -> ItemPage:
        """An item with what can still be done about it."""
        return ItemPage(
            order_item=item, can_be_cancelled=item.status == "ordered" and not self.cannot_cancel(order),
            return_until=self.return_until(order, item), exchange_until=self.exchange_until(order, item),
        )  # fmt: skip

    def bookable(self, order: Order | None) -> list[Slot]:
        """The next slots that can be chosen for a new order, or for one there is."""
        rows = self.slots.where(order_id="", since=self.now, limit=5 * _SLOTS)
        if order is not None:
            own = self.slots.where(order_id=order.id, since=self.now)
            rows = sorted([*rows, *own], key=lambda slot: slot.starts)
        return [slot for slot in rows if not self.cannot_book(slot, order)][:_SLOTS]

    def slot(self, slot_id: str, order: Order | None) -> Slot:
        """A slot that can be chosen.

        Raises:
            BadInput: it cannot, or there is none of that id.
        """
        slot = self.slots[slot_id]
        if reason := self.cannot_book(slot, order):
            others = listed([f"{one.id} ({self.local(one.starts)})" for one in self.bookable(order)])
            raise BadInput(f"slot_id: {slot.id} {reason}; there are {others}")
        return slot

    def _slot_fields(self, order: Order, slot_id: str | None) -> dict[str, object]:
        if slot_id is None or slot_id == order.slot_id:
            return {}
        slot = self.slot(slot_id, order)
        items = self.items_of(order)
        if slot.fee is not None and items and slot.fee.currency != items[0].unit_price.currency:
            raise BadInput(f"slot_id: its fee is in {slot.fee.currency}, the order is not")
        fields: dict[str, object] = {
            "slot_id": slot.id, "due_from": slot.starts, "due_until": slot.ends, "delivery_fee": slot.fee,
            "collection": slot.method == "collection",
        }  # fmt: skip
        return fields | ({"address": slot.place, "address_id": "", "recipient": ""} if slot.place else {})

    def _address_fields(self, order: Order, address_id: str | None, slot_id: str | None) -> dict[str, object]:
        collection = order.collection if slot_id is None else self.slots[slot_id].method == "collection"
        if address_id is None:
            if order.collection and not collection:
                raise BadInput("address_id: is needed; until now this order was to be collected")
            return {}
        if collection:
            raise BadInput("address_id: leave it out, or choose a slot for a delivery; this order is to be collected")
        address = self.addresses[address_id]
        return {"address_id": address.id, "address": address.text, "recipient": address.recipient}

    def _asked(self) -> dict[str, Order]:
        rows = (self.orders.get(choice.order_id) for choice in self.choices.where(is_open=True))
        return {order.id: order for order in rows if order is not None and order.is_open}

    def _with(self, text: str) -> dict[str, Order]:
        items = (self.orders.get(item.order_id) for item in self.order_items.search(text))
        return {order.id: order for order in (*self.orders.search(text), *items) if order is not None}


def _scaled(item: OrderItem, after: OrderItem, quantity: int) -> Money | None:
    """The discount on a changed item: at the old rate, and no more than before."""
    if item.discount is None:
        return None
    return min(item.discount, item.discount.share(after.unit_price * quantity, item.line))
