"""The screens of the cart, the checkout, and of what is kept for it: addresses, payment methods, codes."""

from __future__ import annotations

from datetime import date

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.shopping import order_screens, product_screens
from pare_apps.shopping.app import Shopping
from pare_apps.shopping.model import Count, LastDigits, PaymentKind
from pare_apps.shopping.pricing import conditions
from pare_apps.shopping.telling import address_line, marked, payment_line, slot_line
from pare_apps.shopping.views import CartPage


class CartView(Screen[Shopping]):
    """What is in the cart, and what it costs."""

    def show(self, app: Shopping) -> View:
        """Each variant with quantity and sum, and the total."""
        page = app.read_cart()
        return View("Cart", _sums(page) if page.lines else ["empty"], _goods(page))

    @tap
    def set_cart(self, app: Shopping, variant_id: str, quantity: Count = 1) -> None:
        """Change how many of a variant the cart holds; 0 takes it out.

        Args:
            variant_id: The variant's id.
            quantity: How many in all.
        """
        app.set_cart(variant_id=variant_id, quantity=quantity)

    @tap
    def open_variant(self, app: Shopping, variant_id: str) -> product_screens.ProductView:
        """Open the product that a variant belongs to.

        Args:
            variant_id: The variant's id.
        """
        return product_screens.ProductView(app.products[app.variants[variant_id].product_id].id)

    @tap
    def check_out(self, app: Shopping) -> Checkout:
        """Go on to address, delivery and payment."""
        if not len(app.cart):
            raise BadInput("the cart is empty")
        return Checkout()


class Checkout(Screen[Shopping]):
    """The form for an order: what, where to, when, how paid, and what it costs in the end."""

    code: str = ""

    def show(self, app: Shopping) -> View:
        """The goods with their sums; addresses, delivery slots, payment methods and codes to choose from."""
        lines: list[str] = []
        try:
            page = app.read_cart(code=self.code)
        except BadInput as error:
            page, lines = app.read_cart(), [str(error)]
        items = [
            *_goods(page),
            *(Item.of(address, address_line(address)) for address in page.addresses),
            *(Item.of(slot, slot_line(app, slot)) for slot in page.slots),
            *(Item.of(method, payment_line(app, method)) for method in page.payment_methods),
            *(Item.of(code, f"{code.code}: {conditions(code)}") for code in page.codes),
        ]
        return View("Checkout", [*_sums(page), *lines], items)

    @tap
    def place_order(
        self, app: Shopping, variant_ids: tuple[str, ...] = (), address_id: str | None = None,
        slot_id: str | None = None, payment_method_id: str | None = None, code: str = "", gift_wrap: bool = False,
        gift_message: str = "", note: str = "",
    ) -> order_screens.OrderView:  # fmt: skip
        """Order and pay; what is ordered leaves the cart.

        Args:
            variant_ids: Order only these variants of the cart.
            address_id: Where to; the default address if left out. None for a collection.
            slot_id: When, or where to collect; standard delivery in three days if left out.
            payment_method_id: How to pay; the default one if left out.
            code: A discount code; the one that was tried here if left out.
            gift_wrap: Wrapped as a gift.
            gift_message: What the card says.
            note: What the courier should know; the address's own note if left out.
        """
        page = app.place_order(
            variant_ids=variant_ids, address_id=address_id, slot_id=slot_id, payment_method_id=payment_method_id,
            code=code or self.code, gift_wrap=gift_wrap, gift_message=gift_message, note=note,
        )  # fmt: skip
        return order_screens.OrderView(page.order.id)

    @tap
    def open_payment_methods(self, app: Shopping) -> PaymentMethods:
        """Add, change or remove payment methods."""
        return PaymentMethods()

    @tap
    def try_code(self, app: Shopping, code: str) -> Checkout:
        """See what the order costs with a discount code.

        Args:
            code: The code.
        """
        app.read_cart(code=code)
        return Checkout(code)


class AddressBook(Screen[Shopping]):
    """Saved addresses."""

    def show(self, app: Shopping) -> View:
        """Each address."""
        found = app.read_cart().addresses
        return View("Addresses", [] if found else ["none"], (Item.of(one, address_line(one)) for one in found))

    @tap
    def save_address(
        self, app: Shopping, address_id: str | None = None, label: str | None = None, text: str | None = None,
        recipient: str | None = None, note: str | None = None, is_default: bool | None = None,
    ) -> None:  # fmt: skip
        """Save a new address, or change one.

        Args:
            address_id: The address to change, of which what is left out stays; a new one if left out.
            label: What it is called; needed for a new one.
            text: Street, number and place; needed for a new one.
            recipient: Whose name is on the parcel, if not the owner's.
            note: What the courier should know.
            is_default: Whether orders go there if nothing else is said.
        """
        app.save_address(
            address_id=address_id, label=label, text=text, recipient=recipient, note=note, is_default=is_default
        )

    @tap
    def delete_address(self, app: Shopping, address_id: str) -> None:
        """Delete a saved address.

        Args:
            address_id: The address's id.
        """
        app.delete_address(address_id=address_id)


class PaymentMethods(Screen[Shopping]):
    """What orders can be paid with."""

    def show(self, app: Shopping) -> View:
        """Each payment method with its last digits, and which is the default."""
        found = app.read_cart().payment_methods
        return View(
            "Payment methods", [] if found else ["none"], (Item.of(one, payment_line(app, one)) for one in found)
        )

    @tap
    def add_payment_method(
        self, app: Shopping, label: str, method: PaymentKind = "card", last_digits: LastDigits = "",
        valid_until: date | None = None, is_default: bool = False,
    ) -> None:  # fmt: skip
        """Add a payment method; its number is entered at the bank and stays there.

        Args:
            label: What to call it, without numbers.
            method: What kind it is.
            last_digits: The last four digits of a card or an account.
            valid_until: The last day on which it pays.
            is_default: Whether orders are paid with it if nothing else is said.
        """
        app.payment_method_added(label, method, last_digits, valid_until, is_default)

    @tap
    def make_default(self, app: Shopping, payment_method_id: str) -> None:
        """Pay with this one if nothing else is said.

        Args:
            payment_method_id: The payment method's id.
        """
        app.change_payment_method(payment_method_id, "make_default")

    @tap
    def remove(self, app: Shopping, payment_method_id: str) -> None:
        """Remove a payment method; orders keep how they are paid.

        Args:
            payment_method_id: The payment method's id.
        """
        app.change_payment_method(payment_method_id, "remove")


class Codes(Screen[Shopping]):
    """The discount codes in the wallet, the latest first."""

    def show(self, app: Shopping) -> View:
        """Each code with its conditions, and whether it can still be used."""
        items = []
        for code in app.codes.where(in_wallet=True, newest=True, limit=product_screens.PAGE):
            marks = [f"until {app.local(code.expires_at)}"] if code.expires_at else []
            marks += [code.note] if code.note else []
            marks += [reason] if (reason := app.unusable(code)) else []
            items.append(Item.of(code, marked(f"{code.code}: {conditions(code)}", marks)))
        return View("Codes", [] if items else ["none"], items)

    @tap
    def open_cart(self, app: Shopping) -> CartView:
        """Open the cart."""
        return CartView()


def _goods(page: CartPage) -> list[Item]:
    return [
        Item.of(
            line.variant, marked(f"{line.quantity} x {line.name}, {line.total}", [line.problem] if line.problem else [])
        )
        for line in page.lines
    ]


def _sums(page: CartPage) -> list[str]:
    if not page.discount.amount:
        return [f"Total {page.total}"]
    return [f"Goods {page.subtotal}", f"Code {page.code}: {page.discount} off", f"Total {page.total}"]
