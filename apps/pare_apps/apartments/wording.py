"""How listings, searches, viewings, applications and offers read on the screen and in notifications."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date

from pare_apps.apartments.dealings import Application, LeaseOffer, Viewing, words
from pare_apps.apartments.model import Criteria, Feature, Listing, SavedSearch
from pare_apps.apartments.store import Store
from pare_apps.money import Money

_FEATURES: Mapping[Feature, str] = {
    "accessible": "accessible", "balcony": "with balcony", "parking": "with parking", "smoking": "smoking allowed",
}  # fmt: skip


def price(listing: Listing) -> str:
    """What is paid in all: `815.00 EUR a month in all`."""
    return f"{listing.total} a {listing.rent_period} in all"


def brief(listing: Listing) -> str:
    """A listing as one line of a list."""
    parts = [
        f"{listing.address}{f', {listing.district}' if listing.district else ''}",
        price(listing),
        *([] if listing.property_type == "flat" else [listing.property_type]),
        rooms(listing.rooms),
        f"{listing.size_m2} m²",
        storey(listing.floor) + (" with lift" if listing.lift else ""),
        f"pets {listing.pets}" if listing.pets != "no" else "no pets",
        f"free from {day(listing.available_from)}",
    ]
    return " · ".join([*parts, *([] if listing.state == "available" else [listing.state])])


def facts(app: Store, listing: Listing) -> list[str]:
    """All that a listing says, a line for each fact."""
    extras = (
        ("extra costs", listing.extra_costs), ("water", listing.water), ("heating", listing.heating_costs),
    )  # fmt: skip
    costs = "".join(f", {name} {charge}" for name, charge in extras if charge is not None)
    place = ", ".join(part for part in (listing.address, listing.district, listing.city) if part)
    until = f" until {day(listing.available_until)}" if listing.available_until else ""
    minimum = f", at least {listing.minimum_months} months" if listing.minimum_months else ""
    yes = [
        text
        for text, holds in (
            ("lift", listing.lift), ("accessible", listing.accessible), ("balcony", listing.balcony),
            ("furnished", listing.furnished), ("smoking allowed", listing.smoking),
        )
        if holds
    ]  # fmt: skip
    agent = [part for part in (app.agent(listing), listing.agent_number, listing.agent_email) if part]
    lines = [
        f"Address: {place}",
        f"State: {listing.state}",
        f"Rent: {listing.rent} a {listing.rent_period}{costs}; {listing.total} in all",
        f"Deposit: {listing.deposit}" if listing.deposit is not None else "",
        ", ".join(
            (
                listing.property_type.capitalize(),
                rooms(listing.rooms),
                f"{listing.size_m2} m²",
                storey(listing.floor),
                *yes,
            )
        ),
        f"Pets: {listing.pets}",
        f"Heating: {listing.heating}" if listing.heating else "",
        f"Energy class: {listing.energy_class}" if listing.energy_class else "",
        f"Parking: {listing.parking}" if listing.parking else "",
        f"Free from {day(listing.available_from)}{until}{minimum}",
        f"Viewings: {slots(app, listing)}",
        f"Sign up for viewings by {app.local(listing.sign_up_by)}" if listing.sign_up_by else "",
        f"Applications by {app.local(listing.apply_by)}" if listing.apply_by else "",
        f"Agent: {', '.join(agent)}",
        listing.description,
    ]
    return [line for line in lines if line]


def slots(app: Store, listing: Listing) -> str:
    """When one can still view a listing."""
    offered = [app.local(slot) for slot in listing.viewing_slots if slot > app.now]
    return ", ".join(offered) or "no times offered"


def criteria(wanted: Criteria) -> str:
    """Criteria in words."""
    parts = [f"“{wanted.text}”"] if wanted.text else []
    parts += [" or ".join(wanted.districts)] if wanted.districts else []
    parts += [
        text
        for text, holds in (
            (f"only {wanted.property_type}s", wanted.property_type is not None),
            (f"at least {wanted.min_total} in all", wanted.min_total is not None),
            (f"at most {wanted.max_total} in all", wanted.max_total is not None),
            (f"deposit up to {wanted.max_deposit}", wanted.max_deposit is not None),
            (f"from {rooms(wanted.min_rooms or 0)}", wanted.min_rooms is not None),
            (f"up to {rooms(wanted.max_rooms or 0)}", wanted.max_rooms is not None),
            (f"from {wanted.min_size_m2} m²", wanted.min_size_m2 is not None),
            (f"up to {wanted.max_size_m2} m²", wanted.max_size_m2 is not None),
            (f"from floor {wanted.min_floor}", wanted.min_floor is not None),
            (f"up to floor {wanted.max_floor}", wanted.max_floor is not None),
            ("pets possible", wanted.pets),
            ("with lift", wanted.lift),
            ("furnished" if wanted.furnished else "unfurnished", wanted.furnished is not None),
            *((_FEATURES[feature], True) for feature in wanted.features),
            (f"energy class {wanted.energy_class} or better", wanted.energy_class is not None),
            (f"free by {day(wanted.available_by)}", wanted.available_by is not None),
            (f"free until {day(wanted.available_until)}", wanted.available_until is not None),
            (f"lease of {wanted.lease_months} months possible", wanted.lease_months is not None),
        )
        if holds
    ]
    return ", ".join(parts) or "everything"


def called(search: SavedSearch) -> str:
    """What a saved search is called: its name in quotes, else what it looks for."""
    return f"“{search.name}”" if search.name else criteria(search)


def when(app: Store, viewing: Viewing, listing: Listing) -> str:
    """A viewing as one line: place, time, state."""
    return f"{listing.address} · {app.local(viewing.starts)} · {words(viewing.state)}"


def applied(application: Application, listing: Listing) -> str:
    """An application as one line: place, state, what is missing."""
    missing = " · documents wanted" if application.missing and application.undecided else ""
    return f"{listing.address} · {words(application.state)}{missing}"


def offered(app: Store, offer: LeaseOffer, listing: Listing) -> str:
    """An offer as one line: place, rent, state, until when."""
    until = f" · answer by {app.local(offer.answer_by)}" if offer.state == "open" else ""
    return f"{listing.address} · {offer.rent} a {listing.rent_period} · {offer.state}{until}"


def changes(pairs: Iterable[tuple[str, Money | None, Money | None]]) -> str:
    """Amounts before and after: `rent 745.00 EUR (was 785.00 EUR)`."""
    return ", ".join(f"{name} {new} (was {old or 'none'})" for name, old, new in pairs if old != new)


def rooms(number: float) -> str:
    """A number of rooms as people read it."""
    return "1 room" if number == 1 else f"{number:g} rooms"


def storey(floor: int) -> str:
    """A floor as people call it."""
    return "ground floor" if floor == 0 else "basement" if floor < 0 else f"floor {floor}"


def day(on: date | None) -> str:
    """A day as people read it; None is now."""
    return "now" if on is None else f"{on.day} {on:%b} {on.year}"
