"""Shared worlds of a town: a shop with goods and past orders, a cab firm with places and past rides, flats to let."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import timedelta

from pare.phone import Phone
from pare_apps.apartments import Apartments, Listing, SavedListing, Viewing
from pare_apps.cab import Cab, Location, Ride
from pare_apps.money import Money
from pare_apps.shopping import Event, Order, OrderItem, Product, Review, Shopping, Variant, Wish
from pare_scenarios.worlds.homes import PASTIMES, Words
from pare_scenarios.worlds.lives import Life
from pare_scenarios.worlds.places import worth
from pare_scenarios.worlds.rides import cab_firm, with_receipt
from pare_scenarios.worlds.texts import Piece

_DAY = timedelta(days=1)


def catalogue(
    phone: Phone, *about: str, goods: int = 10, orders: int = 3, avoid: Words = (), clear: Words = ()
) -> None:
    """A shop: goods with variants and reviews, orders of the past, a wish or two; the cart is left alone.

    Args:
        phone: where.
        *about: pastimes for which there are goods (`PASTIMES`).
        goods: how many products.
        orders: how many orders of the past, all settled and too old to be given back.
        avoid: words that no name may contain, such as those of what the scenario is about.
        clear: days on which nothing lies.
    """
    in_shop(Life(phone, "catalogue", avoid=avoid, clear=clear), about, goods, orders)


def in_shop(life: Life, about: Sequence[str] = (), goods: int = 10, orders: int = 3) -> None:
    """See `catalogue`."""
    app = life.phone.app(Shopping)
    topics = about or life.some(PASTIMES, 3)
    rows = [row for topic in topics for row in life.texts(topic, "goods", 3)]
    rows += life.texts("shop", "goods", goods * 2)
    taken = {word for one in (*app.products, *app.order_items) for word in _telling(one.name)}
    rows = [row for row in rows if taken.isdisjoint(_telling(row.title))][:goods]
    sellers, variants = life.texts("shop", "seller", 3), []
    for row in rows:
        made = app.products.add(
            Product(name=row.title, category=row.more["category"], seller=life.lot.choice(sellers).title,
                    rating=life.lot.randint(31, 49) / 10, rating_count=life.lot.randint(3, 400))
        )  # fmt: skip
        variants += [(made, app.variants.add(one)) for one in _kinds(life, made, row)]
    authors, told = life.texts("shop", "reviewer", 3), life.texts("shop", "review", 3)
    for (made, _), who, text in zip(life.some(variants, 3), authors, told, strict=False):
        app.reviews.add(Review(product_id=made.id, author=who.title, stars=text.more["stars"], text=text.text,
                               written_at=life.past(20, 300)))  # fmt: skip
    for made, _ in life.some(variants, 2):
        if not app.is_wished(made.id):
            app.wishes.add(Wish(product_id=made.id, added_at=life.past(10, 90)))
    if any(code.first_order for code in app.codes):
        return
    for _ in range(orders if variants else 0):
        _ordered(life, life.some(variants, life.lot.randint(1, 2)))


def _kinds(life: Life, made: Product, row: Piece) -> list[Variant]:
    field, *values = row.text.split() or ("style", "")
    price = worth(life.phone, row.more["euros"])
    return [
        Variant(product_id=made.id, price=price, stock=life.lot.randint(3, 40), **{field: value}) for value in values
    ]


def _ordered(life: Life, goods: list[tuple[Product, Variant]]) -> None:
    app, placed = life.phone.app(Shopping), life.past(60, 300)
    address, payment = next(iter(app.addresses), None), next(iter(app.payment_methods), None)
    order = app.orders.add(
        Order(status="delivered", placed_at=placed, delivered_at=placed + _DAY * 3, return_until=placed + _DAY * 33,
              address=address.text if address else "", address_id=address.id if address else "",
              payment=payment.label if payment else "", history=(Event(at=placed, text="placed"),))
    )  # fmt: skip
    for product, variant in goods:
        app.order_items.add(
            OrderItem(order_id=order.id, product_id=product.id, variant_id=variant.id, name=product.name,
                      label=variant.label, seller=product.seller, unit_price=variant.price, warranty_months=0)
        )  # fmt: skip


def city(phone: Phone, *, places: int = 6, rides: int = 4, avoid: Words = (), clear: Words = ()) -> None:
    """A city's cab firm: places on the map and rides of the past, in the phone's currency.

    Args:
        phone: where.
        places: how many places, landmarks and addresses in turn; those that are there stay.
        rides: how many rides of the past, between these places.
        avoid: words that no name may contain.
        clear: days on which no ride was.
    """
    in_town(Life(phone, "city", avoid=avoid, clear=clear), places, rides)


def in_town(life: Life, places: int = 6, rides: int = 4) -> None:
    """See `city`."""
    app = life.phone.app(Cab)
    if not len(app.terms):
        cab_firm(life.phone)
    taken = {word for one in app.locations for word in one.words}
    streets = [f"{row.title} {life.lot.randint(2, 60)}" for row in life.texts("city", "street", places)]
    found = [row.title for row in life.texts("city", "landmark", places)]
    mixed = [name for pair in zip(found, streets, strict=False) for name in pair]
    new = [name for name in mixed if taken.isdisjoint(_telling(name))][:places]
    spots = [app.locations.add(Location(name=name, east_km=_far(life), north_km=_far(life))) for name in new]
    for _ in range(rides if len(spots) > 1 else 0):
        one, other = life.some(spots, 2)
        trip, begins = app.trip(one.name, (), other.name), life.past(8, 120, (8, 22))
        fare, _ = app.fare("economy", trip.distance_km, trip.minutes, begins)
        comment = life.texts("city", "ride_comment", 1)
        with_receipt(
            life.phone,
            Ride(pickup=one.name, destination=other.name, pickup_at=begins, status="completed", fee=None, fare=fare,
                 distance_km=trip.distance_km, minutes=trip.minutes, booked_at=begins - timedelta(minutes=20),
                 rating=life.lot.choice((None, 4, 5)), comment=comment[0].text if comment else "",
                 late_fee=Money.of(app.rules.late_fee * app.rules.price_level, app.rules.currency)),
        )  # fmt: skip


def _far(life: Life) -> float:
    return round(life.lot.uniform(-5, 5), 1)


def _telling(name: str) -> set[str]:
    """What of a name must not be in that of something else: its words but numbers, short ones and kinds of streets."""
    return {word for word in _WORD.findall(name.casefold()) if word not in _KINDS}


_WORD = re.compile(r"[^\W\d_]{4,}")
_KINDS = {"lane", "street", "hill", "walk", "road", "avenue", "court", "hall", "with"}


def rentals(
    phone: Phone, *, flats: int = 5, on_market: int = 0, avoid: Words = (), clear: Words = (),
    districts: Iterable[str] = (),
) -> None:  # fmt: skip
    """Flats that were to let: some saved with a note, some viewed, all gone by now but for `on_market` of them.

    Args:
        phone: where.
        flats: how many.
        on_market: how many of them are still to let; they are large, dear and without viewing times.
        avoid: words that no text may contain.
        clear: days on which nothing lies.
        districts: where they lie; invented ones if left out.
    """
    to_let(Life(phone, "rentals", avoid=avoid, clear=clear), flats, on_market, tuple(districts))


def to_let(life: Life, flats: int = 5, on_market: int = 0, districts: Sequence[str] = ()) -> None:
    """See `rentals`."""
    app = life.phone.app(Apartments)
    where = districts or [row.title for row in life.texts("city", "district", 4)]
    taken = {word for one in app.listings for word in _telling(one.address)}
    streets = [row for row in life.texts("city", "street", flats * 2) if taken.isdisjoint(_telling(row.title))][:flats]
    told = life.texts("city", "description", flats)
    agents = life.texts("city", "agent", 3)
    for at, (street, text) in enumerate(zip(streets, told, strict=False)):
        size, open_still = life.lot.randrange(28, 96), at < on_market
        agent = life.lot.choice(agents)
        rent = 3200 + size * 20 if open_still else 250 + size * 9
        made = app.listings.add(
            Listing(
                address=f"{street.title} {life.lot.randint(1, 90)}", district=life.lot.choice(where),
                rent=worth(life.phone, rent), extra_costs=worth(life.phone, 40 + size), size_m2=size + 90 * open_still,
                rooms=max(1, size // 26), floor=life.lot.randint(0, 5), lift=life.lot.random() < 0.4,
                description=text.text, agent=agent.title, agent_email=f"desk@{agent.text}",
                state="available" if open_still else life.lot.choice(("let", "let", "withdrawn")),
                listed_at=life.past(30, 160),
            )
        )  # fmt: skip
        if not open_still and at % 2:
            note = life.texts("city", "flat_note", 1)
            app.saved_listings.add(SavedListing(listing_id=made.id, note=note[0].text if note else ""))
        if not open_still and at % 3 == 0:
            app.viewings.add(Viewing(listing_id=made.id, starts=life.past(9, 28, (15, 18)), state="confirmed"))
