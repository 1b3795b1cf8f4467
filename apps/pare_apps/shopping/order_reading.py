"""Orders, to be read: lists of them, and everything about one."""

from __future__ import annotations

from typing import Literal

from pare.app import read
from pare.errors import BadInput, listed
from pare_apps.fields import Bare
from pare_apps.money import Money
from pare_apps.shopping.catalogue import Catalogue, Limit, Offset
from pare_apps.shopping.model import Slot
from pare_apps.shopping.order_model import Choice, Order, OrderItem, Status
from pare_apps.shopping.rules import Rules
from pare_apps.shopping.views import ItemPage, OrderPage, OrderSummary

_SLOTS = 20  # that are shown at once


class OrderReading(Catalogue, Rules):
    """Orders and what belongs to them, to be read."""

    @read
    def list_orders(
        self,
        text: str = "",
        status: Literal[Status, "all", "open"] = "all",
        awaits_answer: bool = False,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> tuple[OrderSummary, ...]:
        """Orders with their items, newest first.

        Args:
            text: Beginnings of words in an item's name, or the order's id, address, note or tracking.
            status: Only in this state; open: not delivered, cancelled or returned.
            awaits_answer: Only those with an open question of the shop.
            limit: At most so many.
            offset: Skip so many.
        """
        equal: dict[str, object] = {} if status == "all" else {"status": status}
        if status == "open":
            equal = {"is_open": True}
        if not text.strip() and not awaits_answer:
            rows = self.orders.where(newest=True, limit=limit, offset=offset, **equal)
            return tuple(map(self.summary, rows))
        found = self._with(text) if text.strip() else self._asked()
        if text.strip() and awaits_answer:
            asked = self._asked()
            found = {id: order for id, order in found.items() if id in asked}
        rows = [
            order for order in found.values() if status in ("all", order.status) or (status == "open" and order.is_open)
        ]
        rows.sort(key=lambda order: order.placed_at, reverse=True)
        return tuple(map(self.summary, rows[offset : offset + limit]))

    @read
    def read_order(self, order_id: Bare[str]) -> OrderPage:
        """Read an order: items, sums, delivery, what can still be done, questions with their ids, returns, messages.

        Args:
            order_id: The order.
        """
        return self.page(self.orders[order_id])

    # How it is read ----------------------------------------------------------------------------

    def summary(self, order: Order) -> OrderSummary:
        """An order as it stands in a list."""
        asked = any(map(self.asks, self.choices.where(order_id=order.id)))
        items = tuple(self.items_of(order))
        return OrderSummary(order=order, items=items, total=self.paid(order), awaits_answer=asked)

    def page(self, order: Order) -> OrderPage:
        """An order with everything that belongs to it."""
        items = self.items_of(order)
        redirect = self.cannot_redirect(order)
        subtotal = Money.total(item.line for item in items)
        off = Money.total((item.discount for item in items if item.discount is not None), subtotal.currency)
        return OrderPage(
            order=order, items=tuple(self.item_page(order, item) for item in items),
            subtotal=subtotal, discount=off,
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

    def asks(self, choice: Choice) -> bool:
        """Whether a question still waits for an answer."""
        order = self.orders.get(choice.order_id)
        return choice.is_open and order is not None and order.is_open

    def _asked(self) -> dict[str, Order]:
        return {row.order_id: self.orders[row.order_id] for row in self.choices.where(is_open=True) if self.asks(row)}

    def _with(self, text: str) -> dict[str, Order]:
        items = (self.orders.get(item.order_id) for item in self.order_items.search(text))
        return {order.id: order for order in (*self.orders.search(text), *items) if order is not None}
