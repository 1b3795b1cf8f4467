"""What the user sees and taps, and that every writing operation is within reach."""

from __future__ import annotations

from typing import Any

import pytest

from pare.planner import plan
from pare_apps.cab import Cab

OPEN = ("open_app", {"app": "cab"})
LATER = {"pickup": "home", "destination": "Fjord Hall", "pickup_at": "2027-03-13T12:00"}


def test_home_shows_places_and_rides_without_the_limit(world: Any) -> None:
    assert world.taps(OPEN).splitlines() == [
        "Cab: where to?",
        "Saved places: Home (Hillside Street 12)",
        "- [concert] Fri 12 Mar 2027 18:40: Hillside Street 12 to Fjord Hall "
        "(Economy, 14.40 EUR, booked, no driver yet)",
        "- [flight] Sat 13 Mar 2027 06:20: Hillside Street 12 to Airport, Terminal 1 via Lindenweg 14 "
        "(Van, 60.00 EUR, booked, no driver yet)",
    ]


def test_the_ride_shows_everything(world: Any) -> None:
    assert world.taps(OPEN, ("open_ride", {"ride_id": "concert"})).splitlines() == [
        "Ride concert: Hillside Street 12 to Fjord Hall",
        "Status: booked, no driver yet",
        "From: Home (Hillside Street 12)",
        "To: Fjord Hall",
        "Pick-up: Fri 12 Mar 2027 18:40",
        "Arrival: Fri 12 Mar 2027 18:55",
        "Service: Economy, for 1",
        "Note to the driver: blue door",
        "Distance: 6.0 km, 15 min",
        "Fare: 14.40 EUR",
        "Cancelling or moving: free until Fri 12 Mar 2027 18:00, then 9.00 EUR",
    ]


def test_quotes_lead_to_a_booking(world: Any) -> None:
    shown = world.taps(OPEN, ("find_cabs", {**LATER, "seats": 2}))
    assert shown.splitlines()[:3] == [
        "Hillside Street 12 to Fjord Hall",
        "6.0 km, 15 min",
        "- [economy] Economy: 12.90 EUR, 4 seats, 2 bags; Sat 13 Mar 2027 12:00, arrives 12:15",
    ]
    shown = world.taps(("book_ride", {"service": "comfort"}))
    assert shown.startswith("Ride ride_4: Hillside Street 12 to Fjord Hall")
    assert "Service: Comfort, for 2" in shown


def test_quotes_that_have_become_impossible_still_show(world: Any) -> None:
    world.taps(OPEN, ("find_cabs", {**LATER, "pickup_at": "2027-03-12T11:00"}))
    world.waits_until("2027-03-12 12:00")
    assert "Not possible any more: pickup_at" in world.user.look().view.render()
    assert "pickup_at" in world.user.do("book_ride").error


def test_history_receipt_and_mail(world: Any) -> None:
    shown = world.taps(OPEN, ("open_history", {}), ("open_ride", {"ride_id": "work"}), ("open_receipt", {}))
    assert "Total: 12.60 EUR" in shown
    world.taps(("mail_receipt", {"to": ["me"], "body": "For my claim"}))
    sent = world.phone.app_named("email").emails.where(newest=True, limit=1)[0]
    assert (sent.folder, sent.attachments[0].name) == ("sent", "receipt.pdf")
    world.taps(("back", {}), ("back", {}), ("back", {}), ("open_ride", {"ride_id": "concert"}))
    assert "receipt: there is none yet" in world.user.do("open_receipt").error


def test_the_same_way_again_or_back(world: Any) -> None:
    world.taps(OPEN, ("search_rides", {"text": "terminal"}), ("open_ride", {"ride_id": "flight"}))
    shown = world.taps(("book_again", {"back": True, "pickup_at": "2027-03-20T18:00"}))
    assert shown.startswith("Airport, Terminal 1 to Hillside Street 12\nStops: Lindenweg 14")


def test_places_can_be_searched(world: Any) -> None:
    shown = world.taps(OPEN, ("open_places", {}), ("search", {"text": "fjord"}))
    assert "- [location_2] Fjord Hall, also Concert Quay 1" in shown
    world.taps(("save_place", {"label": "Concerts", "address": "fjord hall"}))
    assert "Concerts: Fjord Hall" in world.user.look().view.render()


def test_reports_and_notifications(world: Any) -> None:
    world.taps(OPEN, ("open_reports", {}), ("open_report", {"ride_report_id": "tin"}))
    shown = world.taps(("answer_found", {"return_to": "home"}))
    assert "Brought to: Hillside Street 12, as soon as possible" in shown
    assert world.taps(("open_ride", {})).startswith("Ride work")
    assert "- [tin]" in world.user.look().view.render()
    world.taps(("back", {}), ("back", {}), ("back", {}), ("open_ride", {"ride_id": "concert"}))
    assert "tin is about work" in world.user.do("open_report", {"ride_report_id": "tin"}).error
    world.arrives("item_found", ride_id="work", item="Glove")
    note = world.phone.notifications.where(newest=True, limit=1)[0]
    assert world.taps(("open_notification", {"notification_id": note.id})).startswith("Report ride_report_2: lost item")


def test_long_lists_have_pages(world: Any) -> None:
    for _ in range(25):
        world.does("book_ride", **LATER)
    shown = world.taps(OPEN, ("open_upcoming", {}))
    assert shown.count("- [") == 20
    assert world.taps(("more", {})).count("- [") == 7
    assert world.taps(("back", {})).count("- [") == 20


FORM = {
    "stops": ["Lindenallee 14"], "seats": 2, "child_seats": 1, "wheelchair": True, "service": "accessible",
    "rider": "Murugan", "note": "Ring twice",
}  # fmt: skip

BY_HAND: list[tuple[str, dict[str, Any], int]] = [
    ("book_ride", {"pickup": "home", "destination": "Fjord Hall"}, 3),
    ("book_ride", {**LATER, **FORM}, 3),
    ("book_ride", {**LATER, "service": "van"}, 3),
    ("update_ride", {"ride_id": "concert", "pickup_at": "2027-03-12T19:00"}, 3),
    ("update_ride", {"ride_id": "flight", "destination": "Airport Terminal 2"}, 3),
    ("update_ride", {"ride_id": "concert", "pickup": "Town Hall", "destination": "Fjord Hall", **FORM}, 3),
    ("cancel_ride", {"ride_id": "concert"}, 3),
    ("rate_ride", {"ride_id": "work", "rating": 5}, 4),
    ("share_ride", {"ride_id": "concert", "to": "Aksel"}, 3),
    ("report_problem", {"ride_id": "work", "topic": "lost_item", "text": "Clarinet"}, 4),
    ("answer_found", {"ride_report_id": "tin", "message": "Keep it"}, 4),
    ("answer_found", {"ride_report_id": "tin", "return_to": "home", "return_at": "2027-03-16T16:30"}, 4),
    ("save_place", {"label": "Work", "address": "Town Hall"}, 3),
]


def test_every_writing_operation_is_here() -> None:
    tools = Cab.blueprint().tools.values()
    assert {f"cab__{operation}" for operation, *_ in BY_HAND} == {t.name for t in tools if t.kind == "write"}
    assert sum(tool.kind in ("read", "write") for tool in tools) == 13


@pytest.mark.parametrize(("operation", "arguments", "taps"), BY_HAND)
def test_taps_lead_to_the_same_effect(world: Any, operation: str, arguments: dict[str, Any], taps: int) -> None:
    assistants = type(world)(world.phone.fork())
    path = plan(world.phone, f"cab__{operation}", arguments)
    assert len(path) == taps, path
    world.taps(*((action.name, action.arguments) for action in path))
    assistants.does(operation, **arguments)
    for table in ("rides", "reports", "places"):
        assert list(getattr(world.app, table)) == list(getattr(assistants.app, table))
