"""Short ways to put listings, searches, viewings and applications on a phone; rents are in the phone's currency."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from pare.phone import Phone
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
from pare_apps.attachments import Attachment
from pare_scenarios.worlds.basics import when
from pare_scenarios.worlds.places import Amount, money

_AMOUNTS = ("extra_costs", "water", "heating_costs", "deposit")
_MOMENTS = ("sign_up_by", "apply_by", "listed_at")


def flat(phone: Phone, address: str, rent: Amount, *, slots: Iterable[str] = (), **fields: Any) -> Listing:
    """A flat to let.

    Args:
        phone: where.
        address: street and number.
        rent: a month, without extra costs.
        slots: local times at which one can view it.
        **fields: other fields of a listing: `district`, `city`, `rooms`, `size_m2`, `floor`, `lift`, `pets`, `agent`
            ...; amounts (`extra_costs`, `water`, `heating_costs`, `deposit`) are plain numbers, times (`sign_up_by`,
            `apply_by`, `listed_at`) are written locally.
    """
    known: dict[str, Any] = {"listed_at": phone.now - timedelta(days=12)}
    for name, value in fields.items():
        local = when(phone, value) if name in _MOMENTS and isinstance(value, str) else value
        known[name] = money(phone, value) if name in _AMOUNTS and value is not None else local
    times = tuple(when(phone, at) for at in slots)
    return phone.app(Apartments).listings.add(
        Listing(address=address, rent=money(phone, rent), viewing_slots=times, **known)
    )


def saved_flat(phone: Phone, what: Listing, note: str = "") -> SavedListing:
    """A listing that the owner has saved, with a private note."""
    return phone.app(Apartments).saved_listings.add(SavedListing(listing_id=what.id, note=note))


def search(phone: Phone, name: str, **criteria: Any) -> SavedSearch:
    """A saved search (`districts`, `max_total`, `min_rooms` ...), with announcements unless `notify=False`."""
    return phone.app(Apartments).saved_searches.add(SavedSearch(name=name, **criteria))


def viewing(phone: Phone, of: Listing, at: str, state: str = "confirmed", **fields: Any) -> Viewing:
    """A viewing of a flat; its time is one that the listing offers, too."""
    app, starts = phone.app(Apartments), when(phone, at)
    listing = app.listings[of.id]
    if starts not in listing.viewing_slots:
        app.listings.update(listing.changed(viewing_slots=(*listing.viewing_slots, starts)))
    return app.viewings.add(Viewing(listing_id=of.id, starts=starts, state=state, **fields))


def application(
    phone: Phone, of: Listing, at: str, *files: Attachment, state: str = "submitted", by: str = "", **fields: Any
) -> Application:
    """An application for a flat, submitted at a local time unless it is a `draft`.

    `missing=("Pay slip",)` is what the agent still asks for, `by` until when.
    """
    known: dict[str, Any] = {} if state == "draft" else {"submitted_at": when(phone, at)}
    known |= {"documents_by": when(phone, by)} if by else {}
    return phone.app(Apartments).applications.add(
        Application(listing_id=of.id, state=state, attachments=files, **(known | fields))
    )


def lease_offer(phone: Phone, of: Listing, answer_by: str, rent: Amount = "", **fields: Any) -> LeaseOffer:
    """An agent's offer to let a flat to the owner, at the listing's rent unless told otherwise."""
    offered = money(phone, rent) if rent != "" else of.rent
    return phone.app(Apartments).lease_offers.add(
        LeaseOffer(listing_id=of.id, rent=offered, answer_by=when(phone, answer_by), **fields)
    )


def agent_says(
    phone: Phone, of: Listing, at: str, text: str, *files: Attachment, sender: str = "agent"
) -> AgentMessage:
    """A message of a listing's agent; with `sender="me"` one of the owner to the agent."""
    return phone.app(Apartments).agent_messages.add(
        AgentMessage(listing_id=of.id, sender=sender, text=text, sent_at=when(phone, at), attachments=files)
    )
