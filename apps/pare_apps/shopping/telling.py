"""How goods and orders read on the screens."""

from __future__ import annotations

from datetime import datetime

from pare_apps.shopping.app import Shopping
from pare_apps.shopping.listing import Match, Wanted
from pare_apps.shopping.model import Address, PaymentMethod, Product, Review, Slot, Variant
from pare_apps.shopping.order_model import Choice, Order, OrderItem, Return
from pare_apps.shopping.views import OrderSummary

_TIME = "%a %d %b %H:%M"


def cut(text: str, limit: int = 80) -> str:
    """A text on one line, cut short."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


def marked(text: str, marks: list[str]) -> str:
    """A text with its marks in brackets."""
    return f"{text} [{'; '.join(marks)}]" if marks else text


def in_list(app: Shopping, match: Match) -> str:
    """A product in a list: name, price, stars, what is special."""
    product, variant = match
    several = app.variants.count(product_id=product.id) > 1
    marks = [f"instead of {variant.regular_price}"] if variant.regular_price else []
    marks += [] if app.sells(product) else ["out of stock"]
    marks += ["recalled"] if product.recall else []
    marks += ["wished"] if app.is_wished(product.id) else []
    return marked(f"{cut(product.name)}, {'from ' if several else ''}{variant.price}{_stars(product)}", marks)


def _stars(product: Product) -> str:
    return f", {product.rating:.1f} stars" if product.rating_count or product.rating else ""


def filters(wanted: Wanted) -> str:
    """What a list of products shows, in words."""
    told = [f'"{cut(wanted.text, 40)}"'] if wanted.text else []
    told += [wanted.category] if wanted.category else []
    told += [f"from {wanted.min_price:.2f}"] if wanted.min_price is not None else []
    told += [f"up to {wanted.max_price:.2f}"] if wanted.max_price is not None else []
    told += [f"{wanted.min_rating:g} stars or more"] if wanted.min_rating is not None else []
    flags = (("in stock", wanted.in_stock), ("on offer", wanted.on_offer), ("wished", wanted.wished))
    return ", ".join([*told, *(name for name, is_so in flags if is_so), f"by {wanted.sort.replace('_', ' ')}"])


def variant_line(app: Shopping, variant: Variant) -> str:
    """A variant on its product's page."""
    marks = [f"instead of {variant.regular_price}"] if variant.regular_price else []
    marks += [f"until {app.local(variant.offer_until, _TIME)}"] if variant.offer_until else []
    marks += [f"SKU {variant.sku}"] if variant.sku else []
    held = app.in_cart(variant.id)
    marks += [f"{held} in cart"] if held else []
    stock = "out of stock" if not variant.stock else f"{variant.stock} in stock"
    return marked(f"{variant.label or 'the only variant'}: {variant.price}, {stock}", marks)


def product_lines(product: Product) -> list[str]:
    """What a product's page says above its variants."""
    about = [f"Recall: {product.recall}"] if product.recall else []
    about += [f"{product.brand}".strip()] if product.brand else []
    rated = f"{product.rating:.1f} stars of {product.rating_count} ratings" if product.rating_count else "not rated yet"
    about += [f"{rated}, in {product.category}" + (f", sold by {product.seller}" if product.seller else "")]
    about += [product.description] if product.description else []
    back = f"Return within {product.return_days} days" if product.return_days else "No returns"
    swap = f"exchange within {product.exchange_days} days" if product.exchange_days else "no exchange"
    return [*about, f"{back}, {swap}, {product.warranty_months} months' warranty"]


def review_line(app: Shopping, review: Review) -> str:
    """A review in one line."""
    return f"{review.stars} stars, {review.author}, {app.local(review.written_at, '%d %b %Y')}: {cut(review.text, 300)}"


def address_line(address: Address) -> str:
    """A saved address in one line."""
    marks = ["default"] if address.is_default else []
    marks += [cut(address.note)] if address.note else []
    whose = f", for {address.recipient}" if address.recipient else ""
    return marked(f"{address.label}: {address.text}{whose}", marks)


def payment_line(app: Shopping, method: PaymentMethod) -> str:
    """A payment method in one line."""
    marks = ["default"] if method.is_default else []
    if method.valid_until is not None:
        until = f"{method.valid_until:%d %b %Y}"
        marks += [f"expired on {until}" if app.expired(method) else f"valid until {until}"]
    return marked(method.title, marks)


def slot_line(app: Shopping, slot: Slot) -> str:
    """A delivery slot in one line."""
    marks = [str(slot.fee)] if slot.fee and slot.fee.amount else ["free"]
    marks += [f"order by {app.local(slot.order_by, _TIME)}"] if slot.order_by else []
    where = f"collect at {slot.place}" if slot.place else f"{slot.method} delivery"
    return marked(f"{app.local(slot.starts, _TIME)} to {app.local(slot.ends, _TIME)}, {where}", marks)


def order_in_list(app: Shopping, summary: OrderSummary) -> str:
    """An order in the list."""
    order, items = summary.order, summary.items
    goods = cut(", ".join(item.title for item in items), 100) or "nothing"
    marks = ["answer needed"] if summary.awaits_answer else []
    due = f", due {when(app, order)}" if order.is_open and order.due_until else ""
    placed = app.local(order.placed_at, "%d %b %Y")
    return marked(f"{goods}: {state(order)}{due}, {summary.total}, placed {placed}", marks)


def state(order: Order) -> str:
    """An order's state in words."""
    return "ready for collection" if order.status == "ready" else order.status.replace("_", " ")


def when(app: Shopping, order: Order) -> str:
    """When an order is due."""
    if order.due_until is None:
        return "some day"
    last = app.local(order.due_until, _TIME)
    return last if order.due_from is None else f"{app.local(order.due_from, _TIME)} to {last}"


def order_lines(app: Shopping, order: Order) -> list[str]:
    """What an order's page says above its items."""
    page = app.page(order)
    where = f"Collect at {order.address}" if order.collection else f"To {order.address}"
    lines = [
        f"{state(order)}, placed {app.local(order.placed_at)}",
        *([f"Due {when(app, order)}"] if order.is_open else []),
        where + (f", for {order.recipient}" if order.recipient else ""),
    ]
    told = (
        ("Note", order.note), ("Gift message", order.gift_message), ("Tracking", order.tracking),
        ("Invoice", order.invoice), ("Paid with", order.payment),
    )  # fmt: skip
    lines += [f"{name}: {text}" for name, text in told if text]
    lines += ["Wrapped as a gift"] if order.gift_wrap else []
    lines += [f"Total {page.total}" + (f", {page.refunded} given back" if page.refunded.amount else "")]
    if order.is_open:
        lines.append(_possible("cancelled", page.cannot_cancel, order.cancel_until, app))
        lines.append(_possible("changed", page.cannot_redirect, order.change_until, app))
    lines += [f"{app.local(event.at, _TIME)} {cut(event.text, 120)}" for event in order.history[-5:]]
    return lines


def _possible(done: str, reason: str, until: datetime | None, app: Shopping) -> str:
    if reason:
        return f"Cannot be {done}: {reason}"
    return f"Can be {done} " + ("until it is packed" if until is None else f"until {app.local(until, _TIME)}")


def item_line(item: OrderItem) -> str:
    """An item of an order in one line."""
    marks: list[str] = [item.status] if item.status != "ordered" else []
    marks += [f"{item.refunded} given back"] if item.refunded and item.refunded.amount else []
    marks += ["recalled"] if item.recall else []
    return marked(f"{item.title}, {item.paid}", marks)


def choice_line(app: Shopping, choice: Choice) -> str:
    """A question of the shop with its options."""
    if not choice.is_open:
        return f"{choice.question} [{choice.status}: {choice.answer or 'nothing'}]"
    options = "; ".join(f"{one.option}: {one.text}" if one.text else one.option for one in choice.options)
    silent = f", else {choice.default}" if choice.default else ""
    return f"{choice.question} ({options}) [answer by {app.local(choice.until, _TIME)}{silent}]"


def return_line(app: Shopping, asked: Return) -> str:
    """A return in one line."""
    item = app.order_items.get(asked.order_item_id)
    variant = app.variants.get(asked.variant_id)
    what = "Exchange" if asked.variant_id else "Return"
    into = f" for {app.name_of(variant)}" if variant is not None else ""
    name = "an item" if item is None else item.name
    return f"{what} of {asked.quantity} x {name}{into}, {asked.reason.replace('_', ' ')}: {asked.status}"
