"""Short ways to put places and rides on a phone."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

from pare.phone import Phone
from pare_apps.cab import Cab, Driver, Location, Place, Ride, RideReport, Route, ServiceName, Surge, Terms, Topic
from pare_apps.cab.model import receipt
from pare_apps.money import Money
from pare_scenarios.worlds.basics import when
from pare_scenarios.worlds.places import country

GONE_BY = timedelta(hours=1)


def cab_firm(phone: Phone, **terms: Any) -> Terms:
    """The terms of the cab firm: `firm`, `price_level`, `free_minutes`, `late_fee` ...; the currency is the phone's.

    To be called first, if at all; without it the first ride or place brings the usual terms.
    """
    app = phone.app(Cab)
    here = country(phone)
    usual = {"currency": here.currency, "price_level": here.level}
    return app.terms.add(Terms(**(usual | terms)))


def spot(phone: Phone, name: str, east: float | None = None, north: float | None = None, *also: str) -> Location:
    """A place on the city's map, by its name or address; without kilometres it lies somewhere within six.

    Args:
        phone: where.
        name: as rides call it.
        east: kilometres from the centre.
        north: kilometres from the centre.
        *also: other names of the same place.
    """
    app = phone.app(Cab)
    if not len(app.terms):
        cab_firm(phone)
    known = next((one for one in app.locations if one.name == name), None)
    if known is not None:
        return known
    lot = Random(f"spot/{name}")
    far = [round(lot.uniform(-6, 6), 1) if given is None else given for given in (east, north)]
    return app.locations.add(Location(name=name, east_km=far[0], north_km=far[1], also=also))


def saved_place(phone: Phone, label: str, address: str) -> Place:
    """An address that the owner has saved under a label, such as `Home`; it is put on the map, too."""
    return phone.app(Cab).places.add(Place(label=label, address=spot(phone, address).name))


def route(phone: Phone, one: str, other: str, minutes: int, km: float | None = None) -> Route:
    """How long it takes between two places, whatever the map says."""
    ends = (spot(phone, one).id, spot(phone, other).id)
    far = {} if km is None else {"distance_km": km}
    return phone.app(Cab).routes.add(Route(ends=ends, minutes=minutes, **far))


def surge(phone: Phone, at: str, until: str, percent: int, reason: str = "high demand") -> Surge:
    """A time in which rides cost more."""
    return phone.app(Cab).surges.add(
        Surge(starts_at=when(phone, at), ends_at=when(phone, until), percent=percent, reason=reason)
    )


def driver(phone: Phone, name: str, car: str = "", cab_number: str = "", *services: ServiceName) -> Driver:
    """A driver of the firm; where there are drivers, one is found for each ride shortly before its pick-up."""
    kinds = {"services": services} if services else {}
    return phone.app(Cab).drivers.add(Driver(name=name, car=car, cab_number=cab_number, **kinds))


def ride(
    phone: Phone, at: str, pickup: str, destination: str, service: ServiceName = "economy", *,
    stops: tuple[str, ...] = (), **fields: Any,
) -> Ride:  # fmt: skip
    """A ride: over if it lies in the past, else booked, with the fare that the firm's terms give.

    Args:
        phone: where.
        at: the pick-up, locally.
        pickup: a place by name, put on the map if need be.
        destination: likewise.
        service: what kind of car.
        stops: places on the way.
        **fields: other fields of a ride: `status`, `driver`, `rider`, `seats`, `note`, `fare` ...; `free_until` is
            written locally.
    """
    app, begins = phone.app(Cab), when(phone, at)
    for name in (pickup, *stops, destination):
        spot(phone, name)
    trip, rules = app.trip(pickup, stops, destination), app.rules
    fare, _ = app.fare(service, trip.distance_km, trip.minutes, begins)
    over = begins + GONE_BY <= phone.now
    usual: dict[str, Any] = {
        "status": "completed" if over else "assigned" if fields.get("driver") else "requested",
        "pickup": trip.pickup, "destination": trip.destination, "stops": trip.stops, "minutes": trip.minutes,
        "distance_km": trip.distance_km, "fare": fare, "fee": None,
        "free_until": begins - timedelta(minutes=rules.free_minutes),
        "late_fee": Money.of(rules.late_fee * rules.price_level, rules.currency),
        "booked_at": min(phone.now, begins - timedelta(days=1)),
    }  # fmt: skip
    given = {name: when(phone, value) if name == "free_until" else value for name, value in fields.items()}
    return with_receipt(phone, Ride(pickup_at=begins, service=service, **(usual | given)))


def with_receipt(phone: Phone, of: Ride) -> Ride:
    """A ride, put on the phone; if it is completed, with the receipt of the phone's cab firm, in local time."""
    app = phone.app(Cab)
    made = (receipt(of.__dict__, app.local(of.pickup_at), app.rules.firm),) if of.status == "completed" else ()
    return app.rides.add(of.changed(attachments=made))


def reported(phone: Phone, of: Ride, at: str, text: str, topic: Topic = "lost_item", **fields: Any) -> RideReport:
    """A report about a ride, or (`by_firm=True, status="found"`) the firm's notice of something found."""
    return phone.app(Cab).reports.add(
        RideReport(ride_id=of.id, topic=topic, text=text, made_at=when(phone, at), **fields)
    )
