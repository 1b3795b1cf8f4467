"""What the lived-in phone's shop, cab firm and flat agents hold."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from pare.phone import Phone
from pare_apps.attachments import Attachment
from pare_apps.money import Money
from pare_bench.lived_in.people import DAY, HOUR, MINUTE, PEOPLE


def _shopping(phone: Phone) -> None:
    from pare_apps.shopping import (
        Address,
        CartItem,
        Choice,
        ChoiceOption,
        DiscountCode,
        Order,
        OrderItem,
        PaymentMethod,
        Product,
        Return,
        Review,
        ShopMessage,
        Shopping,
        Slot,
        Variant,
        Wish,
    )

    app, now = phone.app(Shopping), phone.now
    kinds = ("shoes", "shoes", "shoes", "kitchen")
    for at in range(30):
        product = app.products.add(Product(name=f"Some thing {at}", category=kinds[at % 4], seller="Otter", rating=4.0))
        price, regular = Money.of(10 + at), Money.of(20 + at) if at % 5 == 0 else None
        until = now + DAY * 2 if at % 10 == 0 else None
        sizes = ("M", "L") if at % 2 == 0 else ("",)
        for size in sizes:
            app.variants.add(
                Variant(product_id=product.id, size=size, price=price, regular_price=regular, offer_until=until,
                        stock=0 if at == 7 else 9)
            )  # fmt: skip
        app.wishes.add(Wish(product_id=product.id, added_at=now - HOUR * at))
    goods, variants = list(app.products), sorted(app.variants, key=lambda one: one.id)
    for at in range(24):
        app.reviews.add(
            Review(
                product_id=goods[0].id, author=PEOPLE[at][0], stars=1 + at % 5, text="So so", written_at=now - DAY * at
            )
        )
    for variant in variants[:3]:
        app.cart.add(CartItem(variant_id=variant.id, quantity=2))
    for label, text in (("Home", "Mill Lane 1"), ("Work", "Quay 7")):
        app.addresses.add(Address(label=label, text=text, is_default=label == "Home"))
    app.payment_methods.add(PaymentMethod(label="Visa ending 42", is_default=True))
    app.payment_methods.add(PaymentMethod(label="Gift card", method="gift_card"))
    app.codes.add(DiscountCode(code="TEN", percent=10))
    app.codes.add(DiscountCode(code="OLD", percent=50, expires_at=now - DAY))
    app.codes.add(DiscountCode(code="FIVE", amount=Money.of(5), minimum=Money.of(30)))
    for at in range(4):
        app.slots.add(Slot(starts=now + DAY * (1 + at), ends=now + DAY * (1 + at) + HOUR * 2))
    app.slots.add(Slot(starts=now + DAY, ends=now + DAY + HOUR, method="collection", place="Locker 3"))
    states = ("placed", "packed", "shipped", "held", "out_for_delivery", "attempted", "ready", "delivered", "cancelled")
    for at in range(27):
        status = states[at % len(states)]
        order = app.orders.add(
            Order(
                status=status, placed_at=now - DAY * 2 - HOUR * at, address="Mill Lane 1", payment="Visa ending 42",
                delivered_at=now - DAY if status == "delivered" else None, due_until=now + DAY * 2, due_from=now + DAY,
            )
        )  # fmt: skip
        for variant in (variants[0], variants[at]):
            app.order_items.add(
                OrderItem(
                    order_id=order.id, product_id=variant.product_id, variant_id=variant.id, quantity=2,
                    name=app.products[variant.product_id].name, unit_price=variant.price,
                )
            )  # fmt: skip
        app.messages.add(ShopMessage(order_id=order.id, text="Thank you", sent_at=now - HOUR))
    items = list(app.order_items)
    options = (ChoiceOption(option="wait"), ChoiceOption(option="drop", effect="drop_item"))
    for at in range(24):
        app.choices.add(
            Choice(
                order_id=items[at % 2].order_id, order_item_id=items[at % 2].id, question=f"Some are missing, {at}?",
                options=options, until=now + DAY + MINUTE * at, default="wait",
            )
        )  # fmt: skip
    delivered = app.orders.where(status="delivered")[0]
    given = app.order_items.where(order_id=delivered.id)[1]
    app.returns.add(Return(order_id=delivered.id, order_item_id=given.id, quantity=1, requested_at=now - HOUR))


def _cab(phone: Phone) -> None:
    from pare_apps.cab import Cab, Location, Place, Ride, RideReport
    from pare_apps.cab.firm import CabOffer, Driver

    app, now = phone.app(Cab), phone.now
    towns = ("Mill Lane 1", "Fjord Hall", "Airport", "Town Hall", "Otter Quay 4")
    for at, name in enumerate(towns):
        app.locations.add(Location(name=name, east_km=at * 2, north_km=at))
    for at in range(22):
        app.locations.add(Location(name=f"Side Street {at + 1}", east_km=at / 3, north_km=-at / 2))
    app.places.add(Place(label="Home", address="Mill Lane 1"))
    app.places.add(Place(label="Work", address="Town Hall"))
    app.drivers.add(Driver(name="Lowe", car="grey estate", cab_number="2093"))
    app.offers.add(CabOffer(title="Ten per cent off", sent_at=now - DAY))
    states = ("requested", "assigned", "arriving", "waiting", "on_trip", "completed", "cancelled")
    for at in range(49):
        status = states[at % len(states)]
        away = DAY + HOUR * at if status in ("requested", "assigned") else timedelta(minutes=20 - at)
        away = -DAY - HOUR * at if status in ("completed", "cancelled") else away
        named = {} if status == "requested" else {"driver": "Lowe", "cab_number": "2093", "car": "grey estate"}
        app.rides.add(
            Ride(pickup=towns[at % 4], destination=towns[at % 4 + 1], pickup_at=now + away, status=status,
                 fare=Money.of("14.40"), distance_km=6.0, minutes=15, **named)
        )  # fmt: skip
    done = [ride for ride in app.rides if ride.status == "completed"]
    for at, topic in enumerate(("lost_item", "fare", "driver")):
        app.reports.add(RideReport(ride_id=done[at].id, topic=topic, text="A blue tin", made_at=now - HOUR))
    app.reports.add(
        RideReport(ride_id=done[0].id, topic="lost_item", text="A hat", status="found", made_at=now, by_firm=True)
    )


def _apartments(phone: Phone) -> None:
    from pare_apps.apartments import (
        AgentMessage,
        Apartments,
        Application,
        LeaseOffer,
        Listing,
        SavedListing,
        SavedSearch,
        Viewing,
    )

    app, now = phone.app(Apartments), phone.now
    plan = (Attachment(name="floor.pdf", text="2R"),)
    for at in range(28):
        agent = PEOPLE[at % 6]
        app.listings.add(
            Listing(
                address=f"Some Street {at + 1}", district="Harbour", city="Bergen", rent=Money.of(700 + 10 * at),
                rooms=1 + at % 4, size_m2=30 + at, agent=agent[0], agent_number=agent[1], agent_email=agent[2],
                viewing_slots=tuple(now + DAY * day for day in (2, 3, 4)), attachments=plan, listed_at=now - HOUR * at,
                state="let" if at == 27 else "available", pets="allowed",
            )
        )  # fmt: skip
    flats = list(app.listings)
    for at, flat in enumerate(flats[:24]):
        app.saved_listings.add(SavedListing(listing_id=flat.id, note="bright"))
        app.saved_searches.add(SavedSearch(name=f"Search {at}", max_total=700 + at, districts=("Harbour",)))
        app.agent_messages.add(
            AgentMessage(listing_id=flat.id, text="Bring a pen", sent_at=now - HOUR * at, attachments=plan)
        )
        app.agent_messages.add(AgentMessage(listing_id=flats[0].id, text="A reminder", sent_at=now - MINUTE * at))
        state = "confirmed" if at % 2 else "requested"
        app.viewings.add(Viewing(listing_id=flat.id, starts=now + DAY * 3, state=state))
    for at, state in enumerate(("draft", "submitted", "under_review", "draft") * 6):
        wanted = {"missing": ("Pay slip",), "documents_by": now + DAY} if state == "under_review" else {}
        app.applications.add(Application(listing_id=flats[at].id, state=state, message="Dear Sir", **wanted))
    for at in range(8):
        until = now + DAY * (3 + at)
        app.lease_offers.add(LeaseOffer(listing_id=flats[at].id, rent=Money.of(720), answer_by=until, text="Yours"))


FILLS: dict[str, Callable[[Phone], None]] = {"shopping": _shopping, "cab": _cab, "apartments": _apartments}
