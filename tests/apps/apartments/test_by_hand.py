"""Whatever the assistant can do, the user can do by hand with the same arguments."""

from __future__ import annotations

from typing import Any

import pytest

from pare.planner import plan
from pare_apps.apartments import Apartments

CRITERIA = {
    "text": "canal", "districts": ["Kallio", "West"], "property_type": "studio", "min_total": 400, "max_total": 900,
    "min_rooms": 1.5, "min_size_m2": 30,
    "min_floor": 1, "pets": True, "lift": False, "furnished": False, "available_by": "2027-09-01",
}  # fmt: skip
FORM = {"message": "Dear", "moves_in": "2027-09-01", "moves_out": "2028-01-31", "attachments": ["pay/may.pdf"]}

BY_HAND: list[tuple[str, dict[str, Any], int]] = [
    ("save_listing", {"listing_id": "koivu"}, 3),
    ("save_listing", {"listing_id": "koivu", "note": "cat"}, 3),
    ("save_listing", {"listing_id": "ferry", "note": "cat"}, 3),
    ("remove_saved", {"listing_id": "ferry"}, 3),
    ("remove_saved", {"saved_search_id": "hunt"}, 4),
    ("save_search", {"name": "All", "notify": False, **CRITERIA}, 3),
    ("save_search", {"lift": True}, 3),
    ("save_search", {"saved_search_id": "hunt", "notify": False}, 4),
    ("save_search", {"saved_search_id": "hunt", **CRITERIA}, 4),
    ("save_search", {"saved_search_id": "hunt", "max_total": 670, "min_rooms": 2, "drop": ["pets"]}, 4),
    ("request_viewing", {"listing_id": "koivu", "starts": "2027-08-04T17:30", "message": "x"}, 4),
    ("request_viewing", {"listing_id": "maki", "starts": "2027-08-04T14:00:00Z"}, 4),
    ("move_viewing", {"viewing_id": "look", "starts": "2027-08-07T17:00"}, 4),
    ("move_viewing", {"viewing_id": "look", "starts": "2027-08-07T17:00", "message": "x"}, 4),
    ("cancel_viewing", {"viewing_id": "look"}, 4),
    ("cancel_viewing", {"viewing_id": "look", "message": "x"}, 4),
    ("apply", {"listing_id": "koivu"}, 4),
    ("apply", {"listing_id": "koivu", **FORM, "submit": False}, 4),
    ("update_application", {"application_id": "papers", "attachments": ["pay/may.pdf", "pay/june.pdf"]}, 4),
    ("update_application", {"application_id": "sketch", **FORM, "action": "submit"}, 4),
    ("update_application", {"application_id": "west", "action": "withdraw"}, 4),
    ("answer_offer", {"lease_offer_id": "yes", "answer": "decline", "message": "x"}, 4),
    ("answer_offer", {"lease_offer_id": "yes", "answer": "accept"}, 4),
    ("send_message", {"listing_id": "koivu", "text": "Hello", "attachments": ["koivu/plan.pdf"]}, 4),
    ("send_message", {"listing_id": "ferry", "text": "Is it really gone?"}, 5),
]


def test_every_writing_operation_is_here() -> None:
    writing = {tool.name for tool in Apartments.blueprint().tools.values() if tool.kind == "write"}
    assert {f"apartments__{operation}" for operation, *_ in BY_HAND} == writing


def test_the_app_keeps_to_its_share_of_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in Apartments.blueprint().tools.values()) == 13


@pytest.mark.parametrize(("operation", "arguments", "taps"), BY_HAND)
def test_taps_lead_to_the_same_effect(world: Any, operation: str, arguments: dict[str, Any], taps: int) -> None:
    assistants = type(world)(world.phone.fork())
    path = plan(world.phone, f"apartments__{operation}", arguments)
    assert len(path) == taps
    world.taps(*((action.name, action.arguments) for action in path))
    assistants.does(operation, **arguments)
    for name in world.app.blueprint().tables:
        assert list(getattr(world.app, name)) == list(getattr(assistants.app, name))
    assert world.changes() == assistants.changes()


def test_a_listing_that_is_old_or_gone_is_reached_by_its_words(world: Any) -> None:
    with world.phone.step("world"):
        for number in range(30):
            row = world.app.listings["lipa"].changed(id="", address=f"Newer {number}", listed_at=world.phone.now)
            world.app.listings.add(row)
    world.does("remove_saved", listing_id="ferry")
    path = plan(world.phone, "apartments__save_listing", {"listing_id": "ferry"})
    assert [action.name for action in path] == ["open_app", "look_up", "open_listing", "save_listing"]
    path = plan(world.phone, "apartments__apply", {"listing_id": "koivu"})
    assert len(path) == 5


def test_what_just_arrived_is_acted_on_from_its_notification(world: Any) -> None:
    world.arrives("agent_moves_viewing", viewing_id="look", starts="2027-08-06T09:00")
    note = world.phone.notifications.where(newest=True)[0]
    world.taps(("open_notification", {"notification_id": note.id}))
    path = plan(world.phone, "apartments__move_viewing", {"viewing_id": "look", "starts": "2027-08-07T17:00"})
    assert [action.name for action in path] == ["move_viewing"]
