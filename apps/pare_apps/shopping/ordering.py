"""Orders: changing and cancelling them while that is possible."""

from __future__ import annotations

from typing import Literal

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare_apps.fields import Bare, named_faults
from pare_apps.money import Money
from pare_apps.shopping.model import Quantity
from pare_apps.shopping.order_model import NEXT, Granted, Order, OrderItem
from pare_apps.shopping.order_reading import OrderReading
from pare_apps.shopping.pricing import Line, counts
from pare_apps.shopping.views import OrderPage


class Ordering(OrderReading):
    """Changing orders and their items."""

    @write
    def change_order(
        self, order_id: Bare[str], address_id: str | None = None, slot_id: str | None = None,
        note: Bare[str | None] = None, payment_method_id: str | None = None,
    ) -> Order:  # fmt: skip
        """Change an order's address, delivery slot, note or payment in place; what is left out stays.

        Args:
            order_id: The order.
            address_id: A saved one (read_cart).
            slot_id: One that read_order lists.
            note: For the courier.
            payment_method_id: A saved one.
        """
        order = self.orders[order_id]
        if address_id is None and slot_id is None and note is None and payment_method_id is None:
            raise BadInput("address_id: give at least one of address_id, slot_id, note and payment_method_id")
        fields: dict[str, object] = {}
        if address_id is not None or slot_id is not None:
            if reason := self.cannot_redirect(order):
                raise BadInput(f"order_id: order {order.id} {reason}; address and slot stay")
            fields |= self._slot_fields(order, slot_id) | self._address_fields(order, address_id, slot_id)
        elif note is not None and not order.is_open:
            raise BadInput(f"order_id: order {order.id} is {order.status}; there is nothing to tell the courier")
        if note is not None:
            fields["note"] = note
        if payment_method_id is not None:
            fields |= self._payment_fields(order, payment_method_id)
        with named_faults():
            after = order.changed(**fields)
        if after == order:
            return order
        told = [name.removesuffix("_id") for name in ("address_id", "slot_id", "note", "payment") if name in fields]
        changed = self.noted(order, f"changed by the customer: {', '.join(told)}", **fields)
        self.check_refunds(changed, "slot_id")
        return changed

    @write
    def cancel_order(self, order_id: Bare[str], order_item_ids: tuple[str, ...] = ()) -> OrderPage:
        """Cancel an order, or only some of its items; the money goes back.

        Args:
            order_id: The order.
            order_item_ids: Only these; left out: all.
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
        order_item_id: Bare[str],
        quantity: Bare[Quantity | None] = None,
        variant_id: str | None = None,
    ) -> OrderItem:
        """Change an item of an order before it is sent, in place.

        Args:
            order_item_id: The item.
            quantity: How many it shall be.
            variant_id: What comes instead, be it of another product.
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
            off = _scaled(item, after, count, fits=self._code_fits(order, item, after))
            after = self.order_items.update(after.changed(quantity=count, **off))
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
        back = min(item.paid, item.given_back + self.paid(order) - self.refunded(order))
        return self.order_items.update(item.changed(status=status, refunded=max(item.given_back, back)))

    def cancel_if_empty(self, order: Order) -> None:
        """Cancel an order of which nothing is left, if it is not on its way."""
        if not self.active(order) and "cancelled" in NEXT[order.status]:
            self.noted(order, "cancelled: nothing is left of it", status="cancelled")

    def of_variant(self, item: OrderItem, variant_id: str, quantity: int, *, price: Money | None = None) -> OrderItem:
        """An item with another variant in its place, at that one's price or at a given one.

        Raises:
            BadInput: the shop does not have it, not in this currency, or it costs less than was given back.
        """
        variant = self.variants[variant_id]
        if problem := self.shortage(variant, quantity):
            raise BadInput(f"variant_id: {problem}")
        if variant.price.currency != item.unit_price.currency:
            raise BadInput(f"variant_id: it is sold in {variant.price.currency}, the order is in "
                           f"{item.unit_price.currency}")  # fmt: skip
        product = self.products[variant.product_id]
        with named_faults("variant_id"):
            return item.changed(
                product_id=product.id, variant_id=variant.id, name=product.name, label=variant.label[:300],
                seller=product.seller, quantity=quantity, unit_price=price or variant.price, discount=None,
                return_days=product.return_days, exchange_days=product.exchange_days,
                warranty_months=product.warranty_months,
            )  # fmt: skip

    def _code_fits(self, order: Order, item: OrderItem, after: OrderItem) -> bool:
        """Whether the code of an order is for what comes instead of an item; of an unknown code, that is assumed."""
        if after.variant_id == item.variant_id:
            return item.discount is not None
        code = self.codes.first("code", order.code)
        line = Line(self.products[after.product_id], self.variants[after.variant_id], after.quantity)
        return code is None or counts(code, line)

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

    def _payment_fields(self, order: Order, payment_method_id: str) -> dict[str, object]:
        payment = self.payment_methods[payment_method_id]
        if payment.id == order.payment_method_id:
            return {}
        if reason := self.cannot_change(order):
            raise BadInput(f"payment_method_id: order {order.id} {reason}; it is paid as it was")
        return {"payment": self.valid(payment).title, "payment_method_id": payment.id}

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


def _scaled(item: OrderItem, after: OrderItem, quantity: int, *, fits: bool) -> dict[str, Granted | Money | None]:
    """The discount on a changed item, from what was granted at first; so it is the same by whatever way.

    There is none on what the code does not fit, but what was granted is kept in case that the first comes back.
    """
    first = item.first_granted
    if first is None or not fits:
        return {"discount": None, "granted": first}
    line = after.unit_price * quantity
    now = Granted(discount=first.on(line), line=line)
    return {"discount": now.discount, "granted": None if now == first else first}
