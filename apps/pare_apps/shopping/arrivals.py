"""What the outside world does to orders: they move, are late, are written about."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare.times import Moment
from pare_apps.fields import named_faults
from pare_apps.shopping.aftercare import Aftercare
from pare_apps.shopping.order_model import NEXT, Order, OrderItem, ShopMessage, Status


class Told(BaseModel):
    """The words in which something about an order is told.

    Attributes:
        goods: what it holds, in a few words.
        items: what it holds, in full.
        state: the state of the order.
        more: the rest, for the assistant; begins with a blank or is empty.
    """

    model_config = ConfigDict(frozen=True)

    goods: str = ""
    items: str = ""
    state: str = ""
    more: str = ""


class OrderArrivals(Aftercare):
    """The incoming side of orders."""

    @incoming(
        headline="{words.goods:.30}: {words.state}",
        full="Order {id} ({words.items}) is {words.state}.{words.more}",
    )
    def order_moves(self, order_id: str, status: Status, note: str = "", tracking: str = "") -> Arrived[Order]:
        """An order goes on to its next state.

        Args:
            order_id: The order.
            status: The state that it is in now.
            note: What the shop or the courier adds.
            tracking: The parcel's number.
        """
        return self._arrived(self._moved(self.orders[order_id], status, note, tracking), note)

    @incoming(
        headline="Nobody home for {words.goods:.30}: delivery failed",
        full="The delivery of order {id} ({words.items}) was attempted in vain.{words.more}",
    )
    def delivery_attempted(self, order_id: str, note: str = "") -> Arrived[Order]:
        """A courier finds nobody.

        Args:
            order_id: The order, which is out for delivery.
            note: What the courier leaves word of.
        """
        return self._arrived(self._moved(self.orders[order_id], "attempted", note), note)

    @incoming(
        headline="{words.goods:.30} delayed to {due_until:%a %d %b}",
        full="Order {id} ({words.items}) is late; it comes between {due_from:%a %d %b %Y %H:%M} and "
        "{due_until:%a %d %b %Y %H:%M}.{words.more}",
    )
    def order_delayed(
        self, order_id: str, due_until: Moment, due_from: Moment | None = None, reason: str = ""
    ) -> Arrived[Order]:
        """An order comes at another time than promised.

        Args:
            order_id: The order.
            due_until: When it comes at the latest.
            due_from: And at the earliest; the same if left out.
            reason: Why.
        """
        order = self.still_open(order_id)
        first = due_from or due_until
        if first > due_until:
            raise BadInput("due_from: must not lie after due_until")
        late = self.noted(order, f"delayed {reason}".strip(), due_from=first, due_until=due_until)
        return self._arrived(late, reason)

    @incoming(
        headline="{sender:.20} about {words.goods:.30}: {text:.40}",
        full="Message {id} from {sender} about order {order_id} ({words.items}):\n{text}",
    )
    def shop_writes(self, order_id: str, text: str, sender: str = "Shop") -> Arrived[ShopMessage]:
        """The shop or a courier writes about an order.

        Args:
            order_id: The order.
            text: What they write.
            sender: Who does so.
        """
        order = self.orders[order_id]
        if not text.strip():
            raise BadInput("text: must not be empty")
        with named_faults():
            message = ShopMessage(order_id=order.id, sender=sender, text=text, sent_at=self.now)
        return Arrived(self.messages.add(message), self.told(order))

    @incoming(
        headline="Not available: {name:.40}",
        full="The shop cannot send {quantity} x {name} ({id}) of order {order_id}; the money goes back. {reason}",
    )
    def item_unavailable(self, order_item_id: str, reason: str = "") -> OrderItem:
        """The shop cannot send an item; its money goes back.

        Args:
            order_item_id: The item.
            reason: Why.
        """
        item = self.order_items[order_item_id]
        order = self.still_open(item.order_id)
        if item.status != "ordered":
            raise BadInput(f"order_item_id: {item.id} is {item.status} already")
        dropped = self.drop(item, "unavailable")
        self.cancel_if_empty(order)
        return dropped

    # Steps -------------------------------------------------------------------------------------

    def told(self, order: Order, *, state: str = "", more: str = "") -> Told:
        """The words for an order."""
        items = self.active(order) or self.items_of(order)
        goods = items[0].name if items else f"order {order.id}"
        goods += f" and {len(items) - 1} more" if len(items) > 1 else ""
        return Told(
            goods=goods, items=listed(item.title for item in items), more=more,
            state=state or order.status.replace("_", " "),
        )  # fmt: skip

    def _arrived(self, order: Order, note: str) -> Arrived[Order]:
        more = f" {note}" if note else ""
        return Arrived(order, self.told(order, more=more + (f" Tracking: {order.tracking}" if order.tracking else "")))

    def still_open(self, order_id: str) -> Order:
        """An order that has not ended.

        Raises:
            BadInput: it has.
        """
        order = self.orders[order_id]
        if not order.is_open:
            raise BadInput(f"order_id: order {order.id} is {order.status} already")
        return order

    def _moved(self, order: Order, status: Status, note: str, tracking: str = "") -> Order:
        if status not in NEXT[order.status]:
            raise BadInput(f"status: an order that is {order.status} can become {listed(NEXT[order.status])}")
        if status == "cancelled":
            return self.cancel(order, f"cancelled by the shop {note}".strip())
        fields: dict[str, object] = {"status": status}
        if status == "delivered":
            fields["delivered_at"] = self.now
        if tracking:
            fields["tracking"] = tracking
        with named_faults():
            return self.noted(order, f"{status.replace('_', ' ')} {note}".strip(), **fields)
