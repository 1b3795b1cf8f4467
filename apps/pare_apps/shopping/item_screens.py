"""The screen of one item of an order: changing it, giving it back, exchanging it."""

from __future__ import annotations

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.shopping import order_screens, product_screens
from pare_apps.shopping.app import Shopping
from pare_apps.shopping.model import Quantity
from pare_apps.shopping.order_model import Reason
from pare_apps.shopping.telling import item_line, return_line, variant_line


class OrderItemView(Screen[Shopping]):
    """An item of an order: what it cost, what can be done about it, and the product's variants."""

    order_item_id: str

    def show(self, app: Shopping) -> View:
        """The item with its terms; other variants to change or exchange it for."""
        item = app.order_items[self.order_item_id]
        page = app.item_page(app.orders[item.order_id], item)
        lines = [item_line(item), *([f"Lot {item.lot}"] if item.lot else [])]
        lines += [f"Recall: {item.recall}"] if item.recall else []
        lines += ["Can be cancelled"] if page.can_be_cancelled else []
        lines += [f"Can be given back until {app.local(page.return_until)}"] if page.return_until else []
        lines += [f"Can be exchanged until {app.local(page.exchange_until)}"] if page.exchange_until else []
        asked = app.returns.where(order_item_id=item.id)
        variants = app.variants.where(product_id=item.product_id, limit=product_screens.PAGE)
        items = [
            *(Item.of(row, return_line(app, row)) for row in asked),
            *(Item.of(variant, variant_line(app, variant)) for variant in variants),
        ]
        return View(item.name, lines, items)

    def alive(self, app: Shopping) -> bool:
        """False once the item is gone."""
        return self.order_item_id in app.order_items

    @tap
    def change_item(self, app: Shopping, quantity: Quantity | None = None, variant_id: str | None = None) -> None:
        """Change how many it shall be, or what comes in its place, before it is sent.

        Args:
            quantity: How many it shall be.
            variant_id: Id of another variant, of this product or of another.
        """
        app.change_item(order_item_id=self.order_item_id, quantity=quantity, variant_id=variant_id)

    @tap
    def request_return(
        self,
        app: Shopping,
        reason: Reason,
        quantity: Quantity | None = None,
        note: str = "",
        variant_id: str | None = None,
    ) -> None:
        """Ask to give the item back for its money, or to exchange it.

        Args:
            reason: Why.
            quantity: How many of it; all that can be if left out.
            note: More about it, for the shop.
            variant_id: Exchange for this variant, which must not cost more.
        """
        app.request_return(
            order_item_id=self.order_item_id, reason=reason, quantity=quantity, note=note,
            variant_id=variant_id,
        )  # fmt: skip

    @tap
    def cancel_return(self, app: Shopping, return_id: str) -> None:
        """Withdraw a return or an exchange that was not sent yet.

        Args:
            return_id: The return's id.
        """
        asked = app.returns[return_id]
        if asked.order_item_id != self.order_item_id:
            raise BadInput(f"return_id: {return_id} belongs to {asked.order_item_id}, not to this item")
        app.cancel_return(return_id=return_id)

    @tap
    def open_product(self, app: Shopping) -> product_screens.ProductView:
        """See the product in the shop, to order it again or to review it."""
        product_id = app.order_items[self.order_item_id].product_id
        if product_id not in app.products:
            raise BadInput("the shop no longer has this product")
        return product_screens.ProductView(product_id)

    @tap
    def open_order(self, app: Shopping) -> order_screens.OrderView:
        """Go to the whole order."""
        return order_screens.OrderView(app.order_items[self.order_item_id].order_id)
