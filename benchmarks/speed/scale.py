"""The world in large: what is read and looked at with 10 to 100,000 entities."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

from benchmarks.speed.measure import Figure, best
from benchmarks.speed.rows import filled
from pare.app import App
from pare.handles import User, observer
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping

START = datetime(2027, 3, 1, 9, tzinfo=UTC)
SIZES = (10, 1_000, 100_000)
LOOKUPS: dict[type[App], dict[str, dict[str, Any]]] = {
    Contacts: {
        "contacts__find_contacts": {"limit": 10},
    },
    Messaging: {
        "messaging__list_conversations": {"limit": 10},
        "messaging__read_conversation": {"conversation_id": "conversation_1", "limit": 10},
    },
    EmailApp: {
        "email__list_emails": {"limit": 10},
        "email__read_email": {"email_id": "email_{}"},
    },
    Calendar: {
        "calendar__list_events": {"day": "2027-03-01"},
        "calendar__get_event": {"event_id": "event_{}"},
        "calendar__check_availability": {"day": "2027-03-01"},
    },
    Reminders: {
        "reminders__list_reminders": {"limit": 10},
    },
    Notes: {
        "notes__list_notes": {"limit": 10},
        "notes__read_note": {"note_id": "note_{}"},
    },
    Shopping: {
        "shopping__search_products": {"limit": 10},
        "shopping__read_product": {"product_id": "product_{}"},
    },
    Cab: {
        "cab__list_rides": {"limit": 10},
        "cab__get_ride": {"ride_id": "ride_{}"},
    },
    Apartments: {
        "apartments__search_listings": {"limit": 10},
        "apartments__get_listing": {"listing_id": "listing_{}"},
    },
}
"""What is read of each app; `{}` stands for the number of the last row."""


def measure_lookups() -> list[Figure]:
    """Of each app: what the assistant reads, and what the user sees."""
    times: dict[str, list[float]] = {}
    for app, calls in LOOKUPS.items():
        for size in SIZES:
            phone = filled(size, [app])
            read, _ = observer(phone, 10**9)
            User(phone).do("open_app", {"app": app.name})
            for operation, given in calls.items():
                asked = {name: value.format(size) if isinstance(value, str) else value for name, value in given.items()}
                assert (outcome := read(operation, asked)).error is None, outcome.error
                times.setdefault(operation, []).append(best(partial(read, operation, asked), number=20))
            times.setdefault(f"the first screen of {app.name}", []).append(best(User(phone).look, number=20))
    return [Figure(f"{name}: 100,000 entities against 10", t[-1] / t[0], 2.5, "x") for name, t in times.items()]
