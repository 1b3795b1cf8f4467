"""What the outside world does to orders: they move, are late, are asked about, and are refunded."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare.times import Moment
from pare_apps.fields import named_faults
from pare_apps.money import Money
from pare_apps.shopping.aftercare import Aftercare
from pare_apps.shopping.order_model import (
    NEXT,
    NEXT_RETURN,
    Choice,
    ChoiceOption,
    Order,
    OrderItem,
    Return,
    ReturnStatus,
    ShopMessage,
    Status,
)

Sum = Annotated[Decimal, Field(gt=0, lt=10**12, decimal_places=2)]


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
        order = self._open(order_id)
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
        headline="Answer needed by {until:%a %H:%M}: {words.goods:.30}",
        full="The shop asks about order {order_id} ({words.items}), question {id}, to be answered until "
        "{until:%a %d %b %Y %H:%M}: {question}{words.more}",
    )
    def choice_asked(
        self,
        order_id: str,
        question: str,
        options: tuple[ChoiceOption, ...],
        until: Moment,
        default: str = "",
        order_item_id: str = "",
    ) -> Arrived[Choice]:
        """The shop asks what the owner wants: a substitute or the money, to wait or to cancel.

        Args:
            order_id: The order.
            question: What is asked.
            options: The answers that are offered.
            until: When the answer must be there.
            default: The option that holds without an answer.
            order_item_id: The item it is about.
        """
        order = self._open(order_id)
        if until <= self.now:
            raise BadInput("until: must lie in the future")
        if order_item_id and self.order_items[order_item_id].order_id != order.id:
            raise BadInput(f"order_item_id: {order_item_id} is in another order than {order.id}")
        for option in options:
            if option.variant_id:
                _ = self.variants[option.variant_id]
        with named_faults():
            asked = Choice(
                order_id=order.id, order_item_id=order_item_id, question=question, options=options, until=until,
                default=default,
            )  # fmt: skip
        asked = self.choices.add(asked)
        offered = "".join(f"\n- {one.option}: {one.text}" for one in asked.options)
        silent = f"\nWithout an answer: {asked.default}" if asked.default else ""
        return Arrived(asked, self.told(order, more=offered + silent))

    @incoming(
        headline="Time is up for {words.goods:.30}: {answer:.30}",
        full="Nobody answered question {id} about order {order_id} ({words.items}): {question} Now holds: {answer}"
        "{words.more}",
    )
    def choice_lapses(self, choice_id: str) -> Arrived[Choice]:
        """The time for an answer is over; the default holds, if there is one and it still can.

        Args:
            choice_id: The question.
        """
        choice = self.choices[choice_id]
        if not choice.is_open:
            raise BadInput(f"choice_id: {choice.id} is {choice.status} already")
        held, more = "", ""
        for option in choice.options:
            if option.option == choice.default:
                try:
                    self.apply(choice, option)
                    held = option.option
                except BadInput as error:
                    more = f" ({error})"
        lapsed = self.choices.update(choice.changed(status="lapsed", answer=held))
        return Arrived(lapsed, self.told(self.orders[choice.order_id], more=more))

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
        order = self._open(item.order_id)
        if item.status != "ordered":
            raise BadInput(f"order_item_id: {item.id} is {item.status} already")
        dropped = self.drop(item, "unavailable")
        self.cancel_if_empty(order)
        return dropped

    @incoming(
        headline="Refund for {words.goods:.30}: {words.state}",
        full="{words.state} of order {id} ({words.items}) were given back.{words.more}",
    )
    def refund_made(
        self, order_id: str, amount: Sum, reason: str = "", order_item_id: str = "", return_id: str = ""
    ) -> Arrived[Order]:
        """Money of an order is given back.

        Args:
            order_id: The order.
            amount: How much, in the order's currency.
            reason: What for.
            order_item_id: The item it is for, if for one.
            return_id: The return that is settled by it.
        """
        order, asked = self.orders[order_id], self.returns[return_id] if return_id else None
        item_id = order_item_id or (asked.order_item_id if asked else "")
        left = self.paid(order) - self.refunded(order)
        money = Money.of(amount, left.currency)
        if left < money:
            raise BadInput(f"amount: at most {left} of order {order.id} can still be given back")
        for row in filter(None, (asked, self.order_items[item_id] if item_id else None)):
            if row.order_id != order.id:
                raise BadInput(f"order_id: {row.id} belongs to {row.order_id}, not to {order.id}")
        if item_id:
            item = self.order_items[item_id]
            with named_faults("amount"):
                self.order_items.update(item.changed(refunded=item.given_back + money))
        else:
            sum_ = money if order.refunded is None else order.refunded + money
            self.orders.update(order.changed(refunded=sum_))
        if asked is not None:
            self._return_moved(asked, "refunded")
        order = self.noted(self.orders[order_id], f"{money} given back {reason}".strip())
        return Arrived(order, self.told(order, state=str(money), more=f" {reason}" if reason else ""))

    @incoming(
        headline="Return of {words.goods:.30}: {status}",
        full="Return {id} of {words.items} (order {order_id}) is {status}.{words.more}",
    )
    def return_moves(
        self, return_id: str, status: Literal["sent", "received", "exchanged", "refused"], note: str = ""
    ) -> Arrived[Return]:
        """A return goes on; that it is refunded, `refund_made` says.

        Args:
            return_id: The return.
            status: The state that it is in now.
            note: What the shop adds.
        """
        moved = self._return_moved(self.returns[return_id], status)
        item = self.order_items[moved.order_item_id]
        told = Told(goods=item.name, items=item.title, more=f" {note}" if note else "")
        return Arrived(moved, told)

    # Steps -------------------------------------------------------------------------------------

    def told(self, order: Order, *, state: str = "", more: str = "") -> Told:
        """The words for an order."""
        items = self.active(order) or self.items_of(order)
        goods = (
            items[0].name + (f" and {len(items) - 1} more" if len(items) > 1 else "") if items else f"order {order.id}"
        )
        return Told(
            goods=goods, items=listed(item.title for item in items), more=more,
            state=state or order.status.replace("_", " "),
        )  # fmt: skip

    def _arrived(self, order: Order, note: str) -> Arrived[Order]:
        more = f" {note}" if note else ""
        return Arrived(order, self.told(order, more=more + (f" Tracking: {order.tracking}" if order.tracking else "")))

    def _open(self, order_id: str) -> Order:
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

    def _return_moved(self, asked: Return, status: ReturnStatus) -> Return:
        if status not in NEXT_RETURN[asked.status] or (status == "exchanged" and not asked.variant_id):
            told = listed(one for one in NEXT_RETURN[asked.status] if one != "exchanged" or asked.variant_id)
            raise BadInput(f"status: a return that is {asked.status} can become {told}")
        moved = self.returns.update(asked.changed(status=status))
        item, order = self.order_items[asked.order_item_id], self.orders[asked.order_id]
        if status == "exchanged":
            self._swap(item, asked)
        elif status == "refused":
            self.put_back(asked.variant_id, asked.quantity)
        elif status == "refunded" and order.status == "delivered" and not any(map(self.to_return, self.active(order))):
            self.noted(order, "returned", status="returned")
        return moved

    def _swap(self, item: OrderItem, asked: Return) -> None:
        """An exchanged item is the other variant from now on, if all of it was exchanged."""
        variant = self.variants.get(asked.variant_id)
        if variant is not None and asked.quantity == item.quantity:
            self.order_items.update(item.changed(variant_id=variant.id, label=variant.label))
