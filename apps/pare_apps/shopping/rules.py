"""What can still be done about an order, and until when."""

from __future__ import annotations

from datetime import datetime, timedelta

from pare_apps.shopping.model import Slot
from pare_apps.shopping.order_model import ENDED, UNSENT, Order, OrderItem
from pare_apps.shopping.store import Store

_MONTH = timedelta(days=30.4375)


class Rules(Store):
    """The shop's rules: a reason in words is why something is not possible; an empty one means that it is."""

    def cannot_cancel(self, order: Order) -> str:
        """Why an order, or an item of it, cannot be cancelled now."""
        return self._too_late(order, order.cancel_until, "cancelled")

    def cannot_change(self, order: Order) -> str:
        """Why the items and the payment of an order cannot be changed now."""
        return self._too_late(order, order.change_until, "changed")

    def cannot_redirect(self, order: Order) -> str:
        """Why the address and the slot of an order cannot be changed now.

        After an attempt in vain, and wherever the order says until when, that is possible on its way, too.
        """
        if order.status == "attempted" or (order.change_until is not None and order.status not in UNSENT):
            if order.status in (*ENDED, "out_for_delivery"):
                return f"is {order.status.replace('_', ' ')}"
            return self._past(order.change_until, "changed")
        return self._too_late(order, order.change_until, "changed")

    def return_until(self, order: Order, item: OrderItem) -> datetime | None:
        """Until when an item can be given back without a reason; None if it cannot."""
        return self._until(order, item, item.return_days)

    def exchange_until(self, order: Order, item: OrderItem) -> datetime | None:
        """Until when an item can be exchanged; None if it cannot."""
        return self._until(order, item, item.exchange_days)

    def warranty_until(self, order: Order, item: OrderItem) -> datetime | None:
        """Until when a faulty item is taken back; None if it is not."""
        start = order.delivered_at
        return None if start is None or not item.warranty_months else start + item.warranty_months * _MONTH

    def to_return(self, item: OrderItem) -> int:
        """How many of an item are neither on their way back nor have been given back."""
        gone = (row for row in self.returns.where(order_item_id=item.id) if row.status not in ("refused", "withdrawn"))
        return item.quantity - sum(row.quantity for row in gone if row.status != "exchanged")

    def cannot_book(self, slot: Slot, order: Order | None) -> str:
        """Why a slot cannot be chosen now, for a new order or for one there is."""
        if slot.order_id and (order is None or slot.order_id != order.id):
            return "is offered for another order only"
        if slot.full:
            return "is full"
        if slot.starts <= self.now:
            return f"began on {self.local(slot.starts)}"
        return self._past(slot.order_by, "chosen")

    def _too_late(self, order: Order, until: datetime | None, done: str) -> str:
        if order.status not in (UNSENT if until is not None else UNSENT[:1]):
            return f"is {order.status.replace('_', ' ')}"
        return self._past(until, done)

    def _past(self, until: datetime | None, done: str) -> str:
        late = until is not None and self.now >= until
        return f"could be {done} until {self.local(until)}" if late and until is not None else ""

    def _until(self, order: Order, item: OrderItem, days: int) -> datetime | None:
        if order.status != "delivered" or item.status != "ordered" or not days or not self.to_return(item):
            return None
        end = order.return_until or (order.delivered_at and order.delivered_at + timedelta(days=days))
        return end if end is not None and end > self.now else None
