"""A shop with some goods, a cart, and orders in several states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pare.actions import accept_proposal, propose
from pare.effects import effects
from pare.entity import Entity
from pare.handles import Outcome, User, executor, observer
from pare.phone import Owner, Phone
from pare_apps.money import Money
from pare_apps.shopping import (
    Address,
    CartItem,
    DiscountCode,
    Order,
    OrderItem,
    PaymentMethod,
    Product,
    Review,
    Shopping,
    Slot,
    Variant,
    Wish,
)

NOW = datetime(2027, 3, 1, 9, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def euros(amount: str) -> Money:
    return Money.of(amount)


@dataclass
class World:
    """A phone, its shop, and ways to act on it."""

    phone: Phone

    @property
    def app(self) -> Shopping:
        return self.phone.app(Shopping)

    @property
    def user(self) -> User:
        return User(self.phone)

    def write(self, operation: str, /, **arguments: Any) -> Outcome:
        """An operation of the assistant's, under an acceptance."""
        proposal = propose(self.phone, "Shall I?")
        with self.phone.step("user"):
            accept_proposal(self.phone)
        handle, _ = executor(self.phone, proposal, 5)
        return handle(f"shopping__{operation}", arguments)

    def read(self, operation: str, /, **arguments: Any) -> Any:
        """What a reading operation gives."""
        handle, _ = observer(self.phone, 5)
        outcome = handle(f"shopping__{operation}", arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def makes(self, operation: str, /, **arguments: Any) -> Any:
        """A writing operation that works."""
        outcome = self.write(operation, **arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def fails(self, operation: str, /, **arguments: Any) -> str:
        """The error of a writing operation, which changes nothing."""
        before = len(self.rows())
        outcome = self.write(operation, **arguments)
        assert outcome.error is not None
        assert len(self.rows()) == before
        return outcome.error

    def rows(self) -> list[Any]:
        return [change for change in self.phone.journal.changes if change.table.startswith("shopping.")]

    def comes(self, incoming: str, /, **arguments: Any) -> Entity | None:
        """The outside world does something."""
        with self.phone.step("world"):
            return self.phone.deliver(f"shopping__{incoming}", arguments)

    def adds(self, *entities: Entity) -> None:
        with self.phone.step("world"):
            for entity in entities:
                table: Any = self.phone.table(self.phone.homes[type(entity)], type(entity))
                table.add(entity)

    def does(self, name: str, /, **arguments: Any) -> None:
        """A tap of the user's that works."""
        outcome = self.user.do(name, arguments)
        assert outcome.error is None, outcome.error

    def text(self) -> str:
        return self.user.look().view.render()

    def screen(self) -> str:
        return self.user.look().screen.removeprefix("shopping.")

    def effects(self, act: Callable[[], object]) -> list[tuple[str, str]]:
        """What something changes that a grader looks at: kind of effect and row."""
        before = len(self.phone.journal.changes)
        act()
        return [(effect.kind, effect.id) for effect in effects(self.phone.journal.changes[before:])]

    def headline(self) -> str:
        return self.phone.notifications.where(newest=True, limit=1)[0].headline


def build() -> Phone:
    phone = Phone([Shopping], NOW, "Europe/Rome", Owner(name="Runa Dal"))
    world = World(phone)
    world.adds(
        Product(id="kettle", name="Steel kettle", category="kitchen", brand="Brisa", seller="Kitchen Corner",
                rating=4.5, rating_count=12, listed_at=NOW - 9 * DAY, description="Boils fast."),
        Variant(id="kettle-red", product_id="kettle", sku="K-1", colour="red", price=euros("40.00"), stock=5),
        Variant(id="kettle-blue", product_id="kettle", sku="K-2", colour="blue", price=euros("35.00"),
                regular_price=euros("45.00"), stock=1),
        Product(id="boots", name="Walking boots", category="shoes", seller="Trailhouse", rating=4.0, rating_count=3,
                listed_at=NOW - 5 * DAY),
        Variant(id="boots-40", product_id="boots", size="40", price=euros("90.00")),
        Variant(id="boots-41", product_id="boots", size="41", price=euros("90.00"), stock=2),
        Variant(id="boots-42", product_id="boots", size="42", price=euros("95.00")),
        Product(id="tea", name="Green tea", category="food", rating=3.0, rating_count=1, listed_at=NOW - DAY),
        Variant(id="tea-box", product_id="tea", price=euros("6.00"), stock=0),
        Product(id="ribbon", name="Red ribbon", category="gifts", return_days=0, exchange_days=0),
        Variant(id="ribbon-roll", product_id="ribbon", price=euros("3.33")),
        Review(id="praise", product_id="kettle", author="Tove", stars=5, text="Lovely.", written_at=NOW - DAY),
        Wish(id="wish-tea", product_id="tea", added_at=NOW - 2 * DAY),
        CartItem(id="in-1", variant_id="kettle-red", quantity=2),
        CartItem(id="in-2", variant_id="ribbon-roll", quantity=3),
        Address(id="home", label="Home", text="Quince Row 7", is_default=True, note="Ring twice"),
        Address(id="work", label="Work", text="Mill Lane 2", recipient="R. Dal"),
        PaymentMethod(id="visa", label="Visa ending 42", is_default=True),
        PaymentMethod(id="bill", label="Pay later", method="invoice"),
        Slot(id="wed", starts=NOW + 2 * DAY, ends=NOW + 2 * DAY + 4 * HOUR),
        Slot(id="fast", starts=NOW + DAY, ends=NOW + DAY + HOUR, method="express", fee=euros("4.90"),
             order_by=NOW + 5 * HOUR),
        Slot(id="shop", starts=NOW + DAY, ends=NOW + DAY + 9 * HOUR, method="collection", place="Harbour branch"),
        Slot(id="full", starts=NOW + 3 * DAY, ends=NOW + 3 * DAY + HOUR, full=True),
        DiscountCode(id="spark", code="spark 10", percent=10, minimum=euros("50.00"), category="kitchen",
                     full_price_only=True, expires_at=NOW + DAY),
        Order(id="881", placed_at=NOW - DAY, address="Quince Row 7", address_id="home", payment="Visa ending 42",
              due_from=NOW + DAY, due_until=NOW + DAY + 4 * HOUR),
        OrderItem(id="grinder", order_id="881", name="Coffee grinder", unit_price=euros("62.00")),
        OrderItem(id="red", order_id="881", name="Steel kettle", label="red", product_id="kettle",
                  variant_id="kettle-red", quantity=2, unit_price=euros("40.00"), discount=euros("8.00")),
        Order(id="770", placed_at=NOW - 20 * DAY, status="delivered", delivered_at=NOW - 10 * DAY,
              address="Quince Row 7"),
        OrderItem(id="pair", order_id="770", name="Walking boots", label="size 40", product_id="boots",
                  variant_id="boots-40", unit_price=euros("90.00")),
        OrderItem(id="jacket", order_id="770", name="Rain jacket", unit_price=euros("120.00"), quantity=2),
        Order(id="500", placed_at=NOW - 400 * DAY, status="delivered", delivered_at=NOW - 398 * DAY),
        OrderItem(id="rocker", order_id="500", name="Baby rocker", lot="K4-118", unit_price=euros("75.00")),
        Order(id="900", placed_at=NOW - 2 * DAY, status="shipped", address="Mill Lane 2", tracking="HX-40"),
        OrderItem(id="lamp", order_id="900", name="Reading lamp", unit_price=euros("30.00")),
    )  # fmt: skip
    return phone


@pytest.fixture
def world() -> World:
    return World(build())
