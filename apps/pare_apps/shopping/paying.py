"""What orders can be paid with. Numbers are entered at the owner's bank, by hand; here their last digits arrive."""

from __future__ import annotations

from datetime import date
from typing import Literal

from pare.app import incoming, write
from pare.errors import BadInput
from pare_apps.fields import Bare, named_faults
from pare_apps.shopping.model import LastDigits, PaymentKind, PaymentMethod
from pare_apps.shopping.store import Store


class Paying(Store):
    """Payment methods."""

    @write
    def change_payment_method(
        self, payment_method_id: Bare[str], action: Bare[Literal["make_default", "remove"]]
    ) -> PaymentMethod:
        """Make a payment method the default, or remove it; orders keep how they are paid. Only the owner can add one.

        Args:
            payment_method_id: As in read_cart.
            action: What to do; orders keep how they are paid.
        """
        method = self.payment_methods[payment_method_id]
        if action == "make_default":
            return self._only_default(self.payment_methods.update(self.valid(method).changed(is_default=True)))
        for order in self.orders.where(payment_method_id=method.id):
            self.orders.update(order.changed(payment_method_id=""))
        return self.payment_methods.remove(method.id)

    @incoming(
        headline="Payment method added: {label:.50}",
        full="The owner's bank lets the shop use the payment method {label} ({id}, {method}). Last digits: "
        "{last_digits}, valid until: {valid_until}, default: {is_default}.",
    )
    def payment_method_added(
        self,
        label: str,
        method: PaymentKind = "card",
        last_digits: LastDigits = "",
        valid_until: date | None = None,
        is_default: bool = False,
    ) -> PaymentMethod:
        """A payment method is ready for use: the owner has entered it by hand, and the bank has confirmed it.

        Args:
            label: What it is called, without numbers.
            method: What kind it is.
            last_digits: The last four digits of a card or an account; the shop knows no more of its number.
            valid_until: The last day on which it pays.
            is_default: Orders are paid with it unless told otherwise.
        """
        with named_faults():
            row = PaymentMethod(
                label=label, method=method, last_digits=last_digits, valid_until=valid_until, is_default=is_default
            )
        if self.expired(row):
            raise BadInput("valid_until: must not be past; add one that still pays")
        return self._only_default(self.payment_methods.add(row))

    def _only_default(self, method: PaymentMethod) -> PaymentMethod:
        """The method; if it is the default one, no other is any more."""
        for other in self.payment_methods.where(is_default=True) if method.is_default else ():
            if other.id != method.id:
                self.payment_methods.update(other.changed(is_default=False))
        return method
