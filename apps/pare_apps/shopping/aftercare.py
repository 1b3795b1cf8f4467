"""What follows an order: returns, exchanges, the shop's questions, reviews."""

from __future__ import annotations

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare_apps.fields import Bare, named_faults
from pare_apps.shopping.model import ME, Quantity, Review, Stars
from pare_apps.shopping.order_model import Choice, ChoiceOption, OrderItem, Reason, Return
from pare_apps.shopping.ordering import Ordering


class Aftercare(Ordering):
    """Returns, answers and reviews."""

    @write
    def request_return(
        self,
        order_item_id: Bare[str],
        reason: Bare[Reason],
        quantity: Quantity | None = None,
        note: Bare[str] = "",
        variant_id: str | None = None,
    ) -> Return:
        """Ask to return a delivered item for its money, or to exchange it for another variant of the product.

        Args:
            order_item_id: The item.
            reason: Why.
            quantity: Left out: all.
            note: For the shop.
            variant_id: Exchange for this one.
        """
        item = self.order_items[order_item_id]
        self._check_time(item, reason, exchange=variant_id is not None)
        most = self.to_return(item)
        if not most or (quantity is not None and quantity > most):
            raise BadInput(f"quantity: only {most} of this item can still be given back")
        count = quantity or most
        if variant_id is not None:
            self._check_exchange(item, variant_id)
            self.take(variant_id, count, "variant_id")
        with named_faults():
            asked = Return(
                order_id=item.order_id, order_item_id=item.id, quantity=count, reason=reason, note=note,
                variant_id=variant_id or "", requested_at=self.now,
            )  # fmt: skip
        return self.returns.add(asked)

    @write
    def cancel_return(self, return_id: Bare[str]) -> Return:
        """Withdraw a return or exchange that was not sent yet.

        Args:
            return_id: The return.
        """
        asked = self.returns[return_id]
        if asked.status != "requested":
            raise BadInput(f"return_id: {asked.id} is {asked.status} already; only a requested one can be withdrawn")
        self.put_back(asked.variant_id, asked.quantity)
        return self.returns.update(asked.changed(status="withdrawn"))

    @write
    def answer_choice(self, choice_id: Bare[str], option: str) -> Choice:
        """Answer a shop's question about an order (substitute or refund); it takes effect at once.

        Args:
            choice_id: The question.
            option: One of its options, by its word.
        """
        choice = self.choices[choice_id]
        if choice.status != "open" or self.now >= choice.until:
            ended = f"was {choice.status}" if choice.status != "open" else f"ended on {self.local(choice.until)}"
            raise BadInput(f"choice_id: {choice.id} {ended}; it takes no answer any more")
        order = self.orders[choice.order_id]
        if not order.is_open:
            raise BadInput(f"choice_id: order {order.id} is {order.status}; there is nothing to answer any more")
        chosen = [one for one in choice.options if one.option.casefold() == option.strip().casefold()]
        if not chosen:
            words = listed(one.option for one in choice.options)
            raise BadInput(f"option: {shortened(option)} is none of the options, which are {words}")
        self.apply(choice, chosen[0])
        return self.choices.update(choice.changed(answer=chosen[0].option, status="answered"))

    @write
    def write_review(self, product_id: Bare[str], stars: Bare[Stars], text: Bare[str] = "") -> Review:
        """Review a product that was delivered; replaces the owner's earlier review.

        Args:
            product_id: The product.
            stars: From 1 to 5.
            text: The review.
        """
        product = self.products[product_id]
        bought = (self.orders.get(item.order_id) for item in self.order_items.where(product_id=product.id))
        if not any(order is not None and order.delivered_at is not None for order in bought):
            raise BadInput(f"product_id: {product.id} was never delivered to you; review what you bought")
        mine = self.reviews.where(product_id=product.id, author=ME)
        with named_faults():
            if mine:
                return self.reviews.update(mine[0].changed(stars=stars, text=text, written_at=self.now))
            review = Review(product_id=product.id, author=ME, stars=stars, text=text, written_at=self.now)
        return self.reviews.add(review)

    def apply(self, choice: Choice, option: ChoiceOption) -> None:
        """Let an answer take effect.

        Raises:
            BadInput: the item is no longer part of the order, or the substitute is gone.
        """
        order = self.orders[choice.order_id]
        if option.effect == "cancel_order":
            self.cancel(order, f"cancelled after the question: {choice.question}")
        if option.effect in ("none", "cancel_order"):
            return
        item = self.order_items[choice.order_item_id]
        if item.status != "ordered":
            raise BadInput(f"choice_id: the item {item.id} is {item.status} already")
        if option.effect == "drop_item":
            self.drop(item, "unavailable")
            self.cancel_if_empty(order)
            return
        after = self.of_variant(item, option.variant_id, item.quantity, price=item.unit_price)
        self.take(option.variant_id, item.quantity, "option")
        self.order_items.update(after.changed(discount=item.discount))

    def _check_time(self, item: OrderItem, reason: Reason, *, exchange: bool) -> None:
        """Let an item be given back now, or not.

        Raises:
            BadInput: it was not delivered, or it is too late.
        """
        order = self.orders[item.order_id]
        if order.status != "delivered" or item.status != "ordered":
            state = order.status if item.status == "ordered" else item.status
            raise BadInput(f"order_item_id: {item.id} is {state.replace('_', ' ')}; only what was delivered goes back")
        if reason == "recall":
            product = self.products.get(item.product_id)
            if not item.recall and not (product is not None and product.recall):
                raise BadInput(f"reason: {shortened(item.name)} is not recalled; give another reason")
            return
        if reason in ("faulty", "damaged"):
            end = self.warranty_until(order, item)
            if end is not None and end > self.now:
                return
        until = self.exchange_until(order, item) if exchange else self.return_until(order, item)
        if until is None and self.to_return(item):
            what = "exchanged" if exchange else "given back"
            raise BadInput(f"order_item_id: {shortened(item.name)} can no longer be {what}; its time is over")

    def _check_exchange(self, item: OrderItem, variant_id: str) -> None:
        variant = self.variants[variant_id]
        if variant.product_id != item.product_id or variant.id == item.variant_id:
            others = [one.id for one in self.variants.where(product_id=item.product_id) if one.id != item.variant_id]
            raise BadInput(f"variant_id: exchange for another variant of this product; there are {listed(others)}")
        worth = item.worth or item.unit_price
        if variant.price.currency != worth.currency or worth < variant.price:
            raise BadInput(f"variant_id: costs more than the {worth} that were paid; return and order it")
