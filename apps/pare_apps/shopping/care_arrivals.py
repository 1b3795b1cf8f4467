"""What the outside world does after an order was made: it asks, refunds, and takes returns."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare.times import Moment
from pare_apps.fields import named_faults
from pare_apps.money import Money
from pare_apps.shopping.arrivals import OrderArrivals, Told
from pare_apps.shopping.order_model import NEXT_RETURN, Choice, ChoiceOption, Order, OrderItem, Return, ReturnStatus

Sum = Annotated[Decimal, Field(gt=0, lt=10**12, decimal_places=2)]


class CareArrivals(OrderArrivals):
    """The incoming side of questions, refunds and returns."""

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
        order = self.still_open(order_id)
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
        item_id = asked.order_item_id if asked else order_item_id
        left = self.paid(order) - self.refunded(order)
        money = Money.of(amount, left.currency)
        if left < money:
            raise BadInput(f"amount: at most {left} of order {order.id} can still be given back")
        if item_id:
            item = self.order_items[item_id]
            if item.order_id != order.id:
                raise BadInput(f"order_id: {item.id} belongs to {item.order_id}, not to {order.id}")
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

        Once exchanged, its items stand in the order as the other variant, and what that costs less is given back.

        Args:
            return_id: The return.
            status: The state that it is in now.
            note: What the shop adds.
        """
        moved = self._return_moved(self.returns[return_id], status)
        item = self.order_items[moved.order_item_id]
        told = Told(goods=item.name, items=item.title, more=f" {note}" if note else "")
        return Arrived(moved, told)

    def _return_moved(self, asked: Return, status: ReturnStatus) -> Return:
        if status not in NEXT_RETURN[asked.status] or (status == "exchanged" and not asked.variant_id):
            told = listed(one for one in NEXT_RETURN[asked.status] if one != "exchanged" or asked.variant_id)
            raise BadInput(f"status: a return that is {asked.status} can become {told}")
        moved = self.returns.update(asked.changed(status=status))
        item, order = self.order_items[asked.order_item_id], self.orders[asked.order_id]
        if status == "exchanged":
            return self._swap(moved, item, order)
        if status == "refused":
            self.put_back(asked.variant_id, asked.quantity)
        elif status == "refunded" and order.status == "delivered" and not any(map(self._kept, self.active(order))):
            self.noted(order, "returned", status="returned")
        return moved

    def _kept(self, item: OrderItem) -> int:
        """How many of an item were not given back for their money, or not yet."""
        gone = (row.quantity for row in self.returns.where(order_item_id=item.id) if row.status == "refunded")
        return item.quantity - sum(gone)

    def _swap(self, asked: Return, item: OrderItem, order: Order) -> Return:
        """What was exchanged is the other variant from now on, and a row of its own if more stays as it was."""
        variant = self.variants.get(asked.variant_id)
        if variant is None:
            return asked
        if asked.quantity < item.quantity:
            rest, item = _parted(item, asked.quantity)
            self.order_items.update(rest)
            item = self.order_items.add(item)
            asked = self.returns.update(asked.changed(order_item_id=item.id))
        worth = item.worth or item.unit_price
        if variant.price.currency == worth.currency and variant.price < worth:
            back = item.paid.share((worth - variant.price) * item.quantity, item.line)
            back = min(back, item.paid - item.given_back, self.paid(order) - self.refunded(order))
            item = item.changed(worth=variant.price, refunded=item.given_back + back)
            order = self.noted(order, f"{back} given back: {item.name} exchanged for {variant.label or variant.id}")
        self.order_items.update(item.changed(variant_id=variant.id, label=variant.label, lot="", recall=""))
        return asked


def _parted(item: OrderItem, quantity: int) -> tuple[OrderItem, OrderItem]:
    """Two items for one: the rest of it, and so many as an item without an id; what was taken off and given back, too.

    What was given back stays with the rest as far as that was paid.
    """
    off = None if item.discount is None else item.discount.share(item.unit_price * quantity, item.line)
    left = None if item.discount is None or off is None else item.discount - off
    rest = item.changed(quantity=item.quantity - quantity, discount=left, refunded=None)
    part = item.changed(id="", quantity=quantity, discount=off, refunded=None)
    stays = min(item.given_back, rest.paid)
    if stays.amount:
        rest = rest.changed(refunded=stays)
    if stays < item.given_back:
        part = part.changed(refunded=item.given_back - stays)
    return rest, part
