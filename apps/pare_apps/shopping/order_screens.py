"""The screens about orders: the list, an order, the form for changes, the receipt, the shop's questions."""

from __future__ import annotations

from typing import Literal

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.shopping import item_screens, product_screens
from pare_apps.shopping.app import Shopping
from pare_apps.shopping.order_model import Choice, OrderItem, Return, Status
from pare_apps.shopping.telling import (
    address_line,
    choice_line,
    item_line,
    order_in_list,
    order_lines,
    payment_line,
    return_line,
    slot_line,
)

_MESSAGES = 3


class OrderList(Screen[Shopping]):
    """One's orders, newest first."""

    text: str = ""
    status: Status | Literal["all", "open"] = "all"
    offset: int = 0

    def show(self, app: Shopping) -> View:
        """Twenty orders with goods, state and sum."""
        found = app.list_orders(text=self.text, status=self.status, limit=product_screens.PAGE, offset=self.offset)
        lines = [f'with "{self.text}"'] if self.text else []
        lines += [self.status.replace("_", " ")] if self.status != "all" else []
        lines += [] if found else ["none"]
        return View("Orders", lines, (Item.of(each.order, order_in_list(app, each)) for each in found))

    @tap
    def open_order(self, app: Shopping, order_id: str) -> OrderView:
        """Open an order.

        Args:
            order_id: The order's id.
        """
        return OrderView(app.orders[order_id].id)

    @tap
    def search_orders(
        self, app: Shopping, text: str = "", status: Status | Literal["all", "open"] = "all"
    ) -> OrderList:
        """Search one's orders.

        Args:
            text: Beginnings of words in the name of an item, or in the order's number, address, note or tracking.
            status: Only those in this state; open are those not delivered, cancelled or returned.
        """
        return OrderList(text.strip(), status)

    @tap
    def show_more(self, app: Shopping) -> OrderList:
        """Scroll on to older orders."""
        offset = self.offset + product_screens.PAGE
        if not app.list_orders(text=self.text, status=self.status, limit=1, offset=offset):
            raise BadInput("there are no more orders")
        return OrderList(self.text, self.status, offset)


class OrderView(Screen[Shopping]):
    """An order: state, address, time, sums, items, the shop's questions, returns and messages."""

    order_id: str

    def show(self, app: Shopping) -> View:
        """Everything about the order; items, questions and returns to tap."""
        order = app.orders[self.order_id]
        latest = app.messages.where(order_id=order.id, newest=True, limit=_MESSAGES)
        lines = [*order_lines(app, order), *(f"{row.sender}, {app.local(row.sent_at)}: {row.text}" for row in latest)]
        items = [
            *(Item.of(item, item_line(item)) for item in app.items_of(order)),
            *(Item.of(choice, choice_line(app, choice)) for choice in app.choices.where(order_id=order.id)),
            *(Item.of(asked, return_line(app, asked)) for asked in app.returns.where(order_id=order.id)),
        ]
        return View(f"Order {order.id}", lines, items)

    def alive(self, app: Shopping) -> bool:
        """False once the order is gone."""
        return self.order_id in app.orders

    @tap
    def cancel_order(self, app: Shopping, order_item_ids: tuple[str, ...] = ()) -> None:
        """Cancel this order, or only some of its items.

        Args:
            order_item_ids: Ids of the items; the whole order if left out.
        """
        app.cancel_order(order_id=self.order_id, order_item_ids=order_item_ids)

    @tap
    def open_item(self, app: Shopping, order_item_id: str) -> item_screens.OrderItemView:
        """Open an item to change it, to give it back or to exchange it.

        Args:
            order_item_id: The item's id.
        """
        return item_screens.OrderItemView(self._mine("order_item_id", app.order_items[order_item_id]))

    @tap
    def open_changes(self, app: Shopping) -> ChangeOrder:
        """Open the form for another address, delivery slot, payment or note."""
        return ChangeOrder(self.order_id)

    @tap
    def answer_choice(self, app: Shopping, choice_id: str, option: str) -> None:
        """Answer a question of the shop.

        Args:
            choice_id: The question's id.
            option: The word of one of its options.
        """
        app.answer_choice(choice_id=self._mine("choice_id", app.choices[choice_id]), option=option)

    @tap
    def cancel_return(self, app: Shopping, return_id: str) -> None:
        """Withdraw a return or an exchange that was not sent yet.

        Args:
            return_id: The return's id.
        """
        app.cancel_return(return_id=self._mine("return_id", app.returns[return_id]))

    @tap
    def open_receipt(self, app: Shopping) -> Receipt:
        """See the receipt."""
        return Receipt(self.order_id)

    def _mine(self, argument: str, row: OrderItem | Choice | Return) -> str:
        if row.order_id != self.order_id:
            raise BadInput(f"{argument}: {row.id} belongs to order {row.order_id}, not to this one")
        return row.id


class ChangeOrder(Screen[Shopping]):
    """The form for another address, delivery slot, payment or note of an order."""

    order_id: str

    def show(self, app: Shopping) -> View:
        """What holds now; addresses, slots and payment methods to choose from."""
        page = app.page(app.orders[self.order_id])
        lines = order_lines(app, page.order)[:3]
        methods = app.payment_methods.where(limit=product_screens.PAGE)
        lines += [f"Address and slot stay: it {page.cannot_redirect}"] if page.cannot_redirect else []
        items = [
            *(Item.of(address, address_line(address)) for address in app.addresses.where(limit=product_screens.PAGE)),
            *(Item.of(slot, slot_line(app, slot)) for slot in page.slots),
            *(Item.of(method, payment_line(app, method)) for method in ([] if page.cannot_change else methods)),
        ]
        return View(f"Change order {self.order_id}", lines, items)

    def alive(self, app: Shopping) -> bool:
        """False once the order is gone."""
        return self.order_id in app.orders

    @tap
    def change_order(
        self, app: Shopping, address_id: str | None = None, slot_id: str | None = None, note: str | None = None,
        payment_method_id: str | None = None,
    ) -> OrderView:  # fmt: skip
        """Change where, when or how this order is delivered, or how it is paid; what is left out stays.

        Args:
            address_id: A saved address's id.
            slot_id: A slot's id.
            note: What the courier should know.
            payment_method_id: A payment method's id.
        """
        app.change_order(
            order_id=self.order_id, address_id=address_id, slot_id=slot_id, note=note,
            payment_method_id=payment_method_id,
        )  # fmt: skip
        return OrderView(self.order_id)


class Receipt(Screen[Shopping]):
    """The receipt of an order."""

    order_id: str

    def show(self, app: Shopping) -> View:
        """Each line, the sums, and what was given back."""
        page = app.page(app.orders[self.order_id])
        lines = [item_line(each.order_item) for each in page.items]
        lines += [f"Goods {page.subtotal}"]
        lines += [" ".join(f"Discount {page.order.code} {page.discount}".split())] if page.discount.amount else []
        lines += [f"Delivery {page.order.delivery_fee}"] if page.order.delivery_fee else []
        lines += [f"Paid {page.total}" + (f" with {page.order.payment}" if page.order.payment else "")]
        lines += [f"Given back {page.refunded}"] if page.refunded.amount else []
        return View(f"Receipt of order {self.order_id}", [f"{app.local(page.order.placed_at)}", *lines])

    def alive(self, app: Shopping) -> bool:
        """False once the order is gone."""
        return self.order_id in app.orders

    @tap
    def open_order(self, app: Shopping) -> OrderView:
        """Go back to the order."""
        return OrderView(self.order_id)


class Choices(Screen[Shopping]):
    """What the shop asks about orders, the most pressing first."""

    def show(self, app: Shopping) -> View:
        """Each question with its options and its deadline."""
        asked = [row for row in app.choices.where(is_open=True) if app.asks(row)][: product_screens.PAGE]
        return View("Questions", [] if asked else ["none"], (Item.of(row, choice_line(app, row)) for row in asked))

    @tap
    def answer_choice(self, app: Shopping, choice_id: str, option: str) -> None:
        """Answer a question.

        Args:
            choice_id: The question's id.
            option: The word of one of its options.
        """
        app.answer_choice(choice_id=choice_id, option=option)

    @tap
    def open_question(self, app: Shopping, choice_id: str) -> OrderView:
        """Open the order that a question is about.

        Args:
            choice_id: The question's id.
        """
        return OrderView(app.orders[app.choices[choice_id].order_id].id)
