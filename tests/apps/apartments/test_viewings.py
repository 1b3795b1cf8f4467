from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

START, DAY = datetime(2027, 8, 2, 14, tzinfo=UTC), timedelta(days=1)

FIRST, SECOND, THIRD = "2027-08-04T17:00", "2027-08-04T17:30", "2027-08-05T17:00"


def test_a_viewing_is_requested_for_a_time_that_is_offered(world: Any) -> None:
    act = {"listing_id": "koivu", "starts": SECOND, "message": "Tilde comes for me"}
    assert world.changed(lambda: world.does("request_viewing", **act)) == [("viewings", "viewing_2")]
    row = world.app.viewings["viewing_2"]
    assert (row.state, row.message) == ("requested", "Tilde comes for me")
    assert row.starts == START + DAY * 2 + timedelta(minutes=30)


def test_a_time_with_an_offset_is_the_same_time(world: Any) -> None:
    world.does("request_viewing", listing_id="koivu", starts="2027-08-04T14:00:00Z")
    assert world.app.viewings["viewing_2"].starts == START + DAY * 2


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"starts": "2027-08-04T18:00"}, "starts: Koivukatu 8 offers no viewing then; offered are: 2027-08-04 17:00,"),
        ({"starts": "2027-08-01T17:00"}, "starts: Koivukatu 8 offers no viewing then"),
        ({"starts": "0001-01-01T00:00"}, "starts: "),
        ({"starts": FIRST, "message": "\x07"}, "message: "),
        ({"starts": FIRST, "listing_id": "ferry"}, "listing_id: Ferry Lane 2 is let; it takes no viewings"),
        ({"starts": FIRST, "listing_id": "zz"}, "listing_id: no listing"),
        ({"starts": "2027-08-06T17:00", "listing_id": "canal"}, "listing_id: look is a viewing there on Fri 06 Aug"),
        ({"starts": FIRST, "listing_id": "brunn"}, "offered are: none"),
    ],
)
def test_what_is_not_offered_cannot_be_had(world: Any, given: dict[str, Any], error: str) -> None:
    assert error in world.fails("request_viewing", **{"listing_id": "koivu", **given})


def test_after_the_deadline_nobody_can_sign_up(world: Any) -> None:
    world.wait(days=1, seconds=1)
    error = world.fails("request_viewing", listing_id="koivu", starts=FIRST)
    assert "listing_id: viewings could be requested until Tue 03 Aug 2027 17:00" in error


def test_one_can_go_again_after_a_viewing_but_not_before(world: Any) -> None:
    world.does("request_viewing", listing_id="maki", starts=FIRST)
    assert "move it with move_viewing" in world.fails("request_viewing", listing_id="maki", starts=FIRST)
    world.wait(days=2, seconds=1)
    world.arrives("change_listing", listing_id="maki", add_slots=["2027-08-09T10:00"])
    world.does("request_viewing", listing_id="maki", starts="2027-08-09T10:00")


def test_a_viewing_is_moved_in_place_and_confirmed_anew(world: Any) -> None:
    act = {"viewing_id": "look", "starts": "2027-08-07T17:00"}
    assert world.changed(lambda: world.does("move_viewing", **act)) == [("viewings", "look")]
    row = world.app.viewings["look"]
    assert (row.state, row.starts) == ("requested", START + DAY * 5)
    world.does("move_viewing", viewing_id="look", starts="2027-08-06T17:00", message="Better so")
    assert world.app.viewings["look"].message == "Better so"
    world.arrives("confirm_viewing", viewing_id="look", note="Fine. Third floor.")
    row = world.app.viewings["look"]
    assert (row.state, row.agent_note) == ("confirmed", "Fine. Third floor.")
    assert world.headline() == "Viewing of Canal Street 5 confirmed for Fri 06 Aug 2027 17:00"


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"starts": "2027-08-06T17:00"}, "starts: look is at Fri 06 Aug 2027 17:00 already"),
        ({"starts": "2027-08-06T18:00"}, "starts: Canal Street 5 offers no viewing then"),
        ({"starts": "2027-08-07T17:00", "message": "\x00"}, "message: "),
        ({"viewing_id": "zz", "starts": FIRST}, "viewing_id: no viewing"),
    ],
)
def test_a_move_must_be_to_another_time_that_is_offered(world: Any, given: dict[str, Any], error: str) -> None:
    assert error in world.fails("move_viewing", **{"viewing_id": "look", **given})


def test_a_viewing_of_a_flat_that_is_let_can_be_cancelled_but_not_moved(world: Any) -> None:
    world.arrives("change_availability", listing_id="canal", state="let")
    error = world.fails("move_viewing", viewing_id="look", starts="2027-08-07T17:00")
    assert "viewing_id: Canal Street 5 is let" in error
    world.does("cancel_viewing", viewing_id="look", message="Gone, I see")
    row = world.app.viewings["look"]
    assert (row.state, row.cancelled_by, row.message) == ("cancelled", "me", "Gone, I see")


def test_what_is_cancelled_stays_so_and_makes_room_for_another(world: Any) -> None:
    world.does("cancel_viewing", viewing_id="look")
    for operation, given in (("cancel_viewing", {}), ("move_viewing", {"starts": "2027-08-07T17:00"})):
        assert "viewing_id: look is cancelled already" in world.fails(operation, viewing_id="look", **given)
    assert "viewing_id: the viewing look is cancelled" in world.refuses("confirm_viewing", viewing_id="look")
    assert "viewing_id: " in world.refuses("agent_moves_viewing", viewing_id="look", starts="2027-08-09T10:00")
    assert "viewing_id: " in world.refuses("agent_cancels_viewing", viewing_id="look")
    world.does("request_viewing", listing_id="canal", starts="2027-08-06T17:00")


def test_changes_are_possible_until_so_many_hours_before(world: Any) -> None:
    world.wait(days=3)
    other = world.phone.fork()
    world.does("cancel_viewing", viewing_id="look")
    late = type(world)(other)
    late.wait(seconds=1)
    told = "viewing_id: look could be moved or cancelled until Thu 05 Aug 2027 17:00"
    assert told in late.fails("cancel_viewing", viewing_id="look")
    assert told in late.fails("move_viewing", viewing_id="look", starts="2027-08-07T17:00")
    late.arrives("agent_cancels_viewing", viewing_id="look", note="The owner is ill")
    assert late.headline() == "Viewing of Canal Street 5 on Fri 06 Aug 2027 17:00 cancelled by the agent"
    assert late.app.viewings["look"].cancelled_by == "agent"


def test_a_viewing_that_is_past_is_past(world: Any) -> None:
    world.does("request_viewing", listing_id="maki", starts=FIRST)
    world.wait(days=2)
    assert "could be moved or cancelled until" in world.fails("cancel_viewing", viewing_id="viewing_2")


def test_the_agent_moves_a_viewing(world: Any) -> None:
    world.arrives("agent_moves_viewing", viewing_id="look", starts="2027-08-07T12:30", note="Friday is full")
    assert world.headline().startswith("Viewing of Canal Street 5 moved from Fri 06 Aug 2027 17:00 to Sat 07 Aug")
    assert world.phone.log[-1].text.endswith("Friday is full")
    assert world.app.viewings["look"].state == "confirmed"
    assert "starts: " in world.refuses("agent_moves_viewing", viewing_id="look", starts="2027-08-07T12:30")
    assert "starts: " in world.refuses("agent_moves_viewing", viewing_id="look", starts="2027-07-07T12:30")
    assert "note: " in world.refuses("agent_moves_viewing", viewing_id="look", starts=THIRD, note="\x00")
    assert "viewing_id: " in world.refuses("confirm_viewing", viewing_id="look")


def test_the_agent_confirms_by_moving(world: Any) -> None:
    world.does("request_viewing", listing_id="koivu", starts=FIRST)
    world.arrives("agent_moves_viewing", viewing_id="viewing_2", starts=THIRD)
    assert world.app.viewings["viewing_2"].state == "confirmed"


def test_viewings_are_listed_latest_first(world: Any) -> None:
    world.does("request_viewing", listing_id="koivu", starts=FIRST)
    rows = world.read("list_mine", of="viewings")
    assert [(row["item"]["id"], row["about"]) for row in rows] == [
        ("look", "Canal Street 5; agent: the agent"),
        ("viewing_2", "Koivukatu 8; agent: Ms Laine"),
    ]
    assert rows[1]["item"]["starts"] == "2027-08-04T17:00:00+03:00"
    world.wait(days=3)
    assert [row["item"]["id"] for row in world.read("list_mine", of="viewings", open_only=True)] == ["look"]
    world.arrives("agent_cancels_viewing", viewing_id="look")
    assert world.read("list_mine", of="viewings", open_only=True) == []
    assert len(world.read("list_mine", of="viewings", listing_id="canal")) == 1
