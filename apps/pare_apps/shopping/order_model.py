"""What has been ordered, and what comes of it: orders, their items, returns, the shop's questions and messages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from pare.entity import Entity
from pare.times import Moment
from pare_apps.fields import Line, Prose, Title
from pare_apps.money import Money
from pare_apps.shopping.model import Amount, Days, Price, Quantity

Status = Literal[
    "placed", "packed", "shipped", "held", "out_for_delivery", "attempted", "ready", "delivered", "cancelled",
    "returned",
]  # fmt: skip
ItemStatus = Literal["ordered", "cancelled", "unavailable"]
ReturnStatus = Literal["requested", "sent", "received", "refunded", "exchanged", "refused", "withdrawn"]
Reason = Literal[
    "too_small", "too_large", "damaged", "faulty", "wrong_item", "not_as_described", "changed_mind", "recall", "other"
]
ChoiceStatus = Literal["open", "answered", "lapsed"]
OptionEffect = Literal["none", "substitute", "drop_item", "cancel_order"]

NEXT: dict[Status, tuple[Status, ...]] = {
    "placed": ("packed", "shipped", "ready", "cancelled"),
    "packed": ("shipped", "out_for_delivery", "ready", "cancelled"),
    "shipped": ("held", "out_for_delivery", "ready", "delivered", "returned"),
    "held": ("shipped", "out_for_delivery", "returned"),
    "out_for_delivery": ("delivered", "attempted"),
    "attempted": ("out_for_delivery", "ready", "delivered", "returned"),
    "ready": ("delivered", "returned", "cancelled"),
    "delivered": ("returned",),
    "cancelled": (),
    "returned": (),
}
"""Where an order may go from each of its states; `ready` is ready for collection, `attempted` a delivery in vain."""

NEXT_RETURN: dict[ReturnStatus, tuple[ReturnStatus, ...]] = {
    "requested": ("sent", "received", "refused", "withdrawn"),
    "sent": ("received", "refused"),
    "received": ("refunded", "exchanged", "refused"),
    "refunded": (),
    "exchanged": (),
    "refused": (),
    "withdrawn": (),
}
"""Where a return may go from each of its states."""

ENDED: tuple[Status, ...] = ("delivered", "cancelled", "returned")
UNSENT: tuple[Status, ...] = ("placed", "packed")


class Event(BaseModel):
    """Something that happened to an order."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: Moment
    text: str


class Order(
    Entity,
    index=("status", "is_open", "code", "address_id", "payment_method_id"),
    order="placed_at",
    search=("id", "address", "recipient", "note", "tracking", "invoice", "gift_message"),
    quiet=("history",),
):
    """An order. It can be cancelled and changed until it is packed, unless it says until when.

    Attributes:
        address: where it goes, or where it is collected.
        address_id: the saved address that it was taken from, while that is kept.
        collection: it is collected at `address`.
        due_from: when it comes at the earliest.
        due_until: and at the latest.
        payment: the label of the payment method.
        payment_method_id: the payment method itself, while that is kept.
        cancel_until: until when it, or an item, can be cancelled, even if packed.
        change_until: until when address, slot, payment and items can be changed, even if packed.
        return_until: until when items can be given back or exchanged, instead of days after the delivery.
        refunded: what was given back of the whole order, besides what was given back for items.
        history: what happened to it, oldest first.
    """

    status: Status = "placed"
    placed_at: Moment
    address: Line = ""
    address_id: str = ""
    recipient: Line = ""
    note: Prose = ""
    collection: bool = False
    slot_id: str = ""
    due_from: Moment | None = None
    due_until: Moment | None = None
    payment: Line = ""
    payment_method_id: str = ""
    code: str = ""
    delivery_fee: Price | None = None
    gift_wrap: bool = False
    gift_message: Prose = ""
    tracking: Line = ""
    invoice: Line = ""
    cancel_until: Moment | None = None
    change_until: Moment | None = None
    return_until: Moment | None = None
    delivered_at: Moment | None = None
    refunded: Amount | None = None
    history: tuple[Event, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it is still on its way in some sense."""
        return self.status not in ENDED


class Granted(BaseModel):
    """What a code took off a line when it was ordered.

    Attributes:
        discount: what it took off.
        line: what the line cost then without it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    discount: Amount
    line: Amount

    def on(self, line: Money) -> Money:
        """What it takes off a line that costs so much now: at the rate of then, and no more than then."""
        return min(self.discount, self.discount.share(line, self.line))


class OrderItem(
    Entity, index=("order_id", "product_id"), search=("name", "label", "lot", "seller"), quiet=("granted", "worth")
):
    """Some of one thing in an order, as it was when ordered.

    Attributes:
        product_id: the product, where the shop still has it.
        label: size, colour and style.
        discount: what a code took off the whole line.
        granted: of a changed line, what the code took off at first; None while that is `discount`. It is kept where
            the code is not for what came instead.
        refunded: what was given back of it.
        worth: what one costs of the cheaper variant that it was exchanged for; None while that is `unit_price`.
        lot: batch or serial number.
        recall: the notice, once it is recalled.
    """

    order_id: str
    product_id: str = ""
    variant_id: str = ""
    name: Title
    label: Line = ""
    seller: Line = ""
    quantity: Quantity = 1
    unit_price: Price
    discount: Amount | None = None
    granted: Granted | None = None
    status: ItemStatus = "ordered"
    refunded: Amount | None = None
    worth: Price | None = None
    return_days: Days = 30
    exchange_days: Days = 30
    warranty_months: Annotated[int, Field(ge=0, le=120)] = 24
    lot: Line = ""
    recall: Prose = ""

    @model_validator(mode="after")
    def _adds_up(self) -> OrderItem:
        granted = self.granted.discount if self.granted else None
        for money in (self.discount, self.refunded, self.worth, granted):
            if money is not None and money.currency != self.unit_price.currency:
                raise ValueError("unit_price: all amounts of an item are in one currency")
        if self.discount is not None and self.line < self.discount:
            raise ValueError("discount: must not be more than the line costs")
        if self.refunded is not None and self.paid < self.refunded:
            raise ValueError("refunded: must not be more than was paid")
        return self

    @property
    def line(self) -> Money:
        """What the line costs without the discount."""
        return self.unit_price * self.quantity

    @property
    def paid(self) -> Money:
        """What was paid for it."""
        return self.line if self.discount is None else self.line - self.discount

    @property
    def first_granted(self) -> Granted | None:
        """What a code took off when it was ordered, from which the discount of every later quantity is worked out."""
        if self.granted is not None or self.discount is None:
            return self.granted
        return Granted(discount=self.discount, line=self.line)

    @property
    def given_back(self) -> Money:
        """What was given back of it."""
        return self.refunded or Money.of(0, self.unit_price.currency)

    @property
    def title(self) -> str:
        """Quantity, name and label in one line."""
        return f"{self.quantity} x {self.name}" + (f" ({self.label})" if self.label else "")


class Return(Entity, index=("order_id", "order_item_id", "status"), order="requested_at"):
    """Items going back, for their money or for another variant.

    Attributes:
        order_item_id: the item; once exchanged, what came instead.
        variant_id: what they are exchanged for, which costs no more; empty for a refund.
    """

    order_id: str
    order_item_id: str
    quantity: Quantity = 1
    reason: Reason = "other"
    note: Prose = ""
    variant_id: str = ""
    status: ReturnStatus = "requested"
    requested_at: Moment


class ChoiceOption(BaseModel):
    """One answer that the shop offers.

    Attributes:
        option: the word by which it is chosen.
        text: what it means.
        effect: what it does at once: replace the item by `variant_id`, drop it for its money, or cancel the order.
        variant_id: the substitute.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    option: Title
    text: Line = ""
    effect: OptionEffect = "none"
    variant_id: str = ""

    @model_validator(mode="after")
    def _has_a_substitute(self) -> ChoiceOption:
        if (self.effect == "substitute") != bool(self.variant_id):
            raise ValueError("variant_id: a substitute has one, other effects have none")
        return self


class Choice(Entity, index=("order_id", "is_open"), order="until"):
    """A question of the shop that the owner answers until a deadline.

    Attributes:
        order_item_id: the item it is about, if about one.
        default: the option that holds without an answer; empty where silence means nothing.
        answer: the option that was chosen, or held.
    """

    order_id: str
    order_item_id: str = ""
    question: Title
    options: Annotated[tuple[ChoiceOption, ...], Field(min_length=1)]
    until: Moment
    default: Line = ""
    answer: Line = ""
    status: ChoiceStatus = "open"

    @model_validator(mode="after")
    def _fits_together(self) -> Choice:
        names = [option.option for option in self.options]
        if len(set(names)) < len(names):
            raise ValueError("options: each has a word of its own")
        if self.default and self.default not in names:
            raise ValueError("default: must be one of the options")
        if not self.order_item_id and any(o.effect in ("substitute", "drop_item") for o in self.options):
            raise ValueError("order_item_id: these options are about an item; say which")
        return self

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return self.status == "open"


class ShopMessage(Entity, index=("order_id",), order="sent_at"):
    """What the shop or a courier writes about an order."""

    order_id: str
    sender: Title = "Shop"
    text: Prose
    sent_at: Moment
