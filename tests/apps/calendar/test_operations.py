from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import orjson
import pytest

from pare.effects import effects
from pare.expect import At, changed, created, fits, has
from pare.handles import observer
from pare.phone import Phone
from pare_apps.calendar import Attendee, Calendar, Event

Run = Callable[..., Any]
Changes = Callable[[], list[tuple[str, str]]]


def test_a_month_lists_every_occurrence_in_order(call: Run) -> None:
    listed = call("list_events", day="2027-04-01", days=30, calendar="personal")
    assert [(one["id"], one["starts"]) for one in listed] == [
        ("lunch", "2027-04-02T12:00:00+02:00"),
        ("physio@2027-04-06", "2027-04-06T17:00:00+02:00"),
        ("quiz", "2027-04-08T19:00:00+02:00"),
        ("physio@2027-04-13", "2027-04-13T17:00:00+02:00"),
        ("trip", "2027-04-19"),
        ("physio@2027-04-20", "2027-04-20T17:00:00+02:00"),
        ("physio@2027-04-27", "2027-04-27T17:00:00+02:00"),
    ]
    assert listed[4]["ends"] == "2027-04-28"
    assert [one["id"] for one in call("list_events", day="2027-04-01", days=30, limit=2, offset=2)] == [
        "physio@2027-04-06",
        "quiz",
    ]


def test_what_is_listed_counts_as_seen(phone: Phone) -> None:
    handle, _ = observer(phone, 5)
    outcome = handle("calendar__list_events", {"day": "2027-04-06"})
    assert outcome.about == (("calendar.events", "physio"),)


def test_today_is_listed_by_default(call: Run) -> None:
    assert call("list_events") == []


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"day": "9999-12-31"}, "day: "),
        ({"day": "0001-01-01", "days": 366}, "day: "),
        ({"days": 0}, "days: "),
        ({"calendar": "nowhere"}, "calendar: there is no calendar 'nowhere'; there are personal, Verena"),
    ],
)
def test_a_window_outside_the_calendar_is_refused(refused: Run, arguments: dict[str, Any], fault: str) -> None:
    assert fault in refused("list_events", **arguments)


def test_a_series_is_read_with_what_belongs_to_it(call: Run) -> None:
    call("update_event", event_id="physio@2027-04-13", starts="2027-04-14T09:00")
    read = call("get_event", event_id="physio")
    assert read["recurrence"] == "FREQ=WEEKLY;BYDAY=TU;COUNT=6"
    assert read["upcoming"][:2] == ["physio@2027-04-06", "physio@2027-04-20"]
    assert [one["id"] for one in read["differing"]] == ["physio@2027-04-13"]
    assert call("get_event", event_id="physio@2027-04-20")["clashes"] == ["trip"]


@pytest.mark.parametrize(
    ("event_id", "fault"),
    [
        ("nothing", "event_id: no event has the id 'nothing'"),
        ("lunch@2027-04-02", "event_id: no event has"),
        ("physio@tomorrow", "event_id: after @ stands the occurrence's day"),
        (
            "physio@2027-04-07",
            "event_id: 'Physio' does not take place on 2027-04-07; its next occurrence is physio@2027-04-13",
        ),
        ("physio@9999-12-31", "does not take place on 9999-12-31; its first occurrence is physio@2027-04-06"),
        ("physio@2030-01-01", "its first occurrence is physio@2027-04-06"),
    ],
)
def test_an_unknown_event_is_told_with_what_would_be_right(refused: Run, event_id: str, fault: str) -> None:
    for operation in ("get_event", "delete_event"):
        assert fault in refused(operation, event_id=event_id)


def test_an_endless_series_ends_with_the_calendar(call: Run, refused: Run) -> None:
    call("update_event", event_id="physio", recurrence="FREQ=DAILY")
    assert call("get_event", event_id="physio@2199-12-31")["starts"] == "2199-12-31T17:00:00+01:00"
    assert "does not take place" in refused("get_event", event_id="physio@9999-12-31")


def test_search_looks_at_titles_places_and_people(call: Run, refused: Run) -> None:
    assert [one["id"] for one in call("search_events", query="clin phys")] == ["physio"]
    assert [one["id"] for one in call("search_events", query="lartey")] == ["quiz"]
    assert {one["id"] for one in call("search_events", query="ada")} == {"lunch", "course"}
    assert call("search_events", query="identifier") == []
    assert "query: " in refused("search_events", query=" ")


def test_calendars_are_listed_with_whose_they_are(call: Run) -> None:
    call("create_event", title="Budget", starts="2027-04-01T09:00", calendar="work")
    assert call("list_calendars") == [
        {"name": "personal", "owner": "me", "editable": True},
        {"name": "work", "owner": "me", "editable": True},
        {"name": "Verena", "owner": "verena@example.com", "editable": False},
    ]


def test_free_time_lies_between_what_blocks(call: Run, refused: Run) -> None:
    read = call("check_availability", day="2027-04-02", earliest="09:00", latest="18:00", minutes=60)
    assert [one["id"] for one in read["busy"]] == ["lunch"]
    assert read["free"] == [
        {"starts": "2027-04-02T09:00:00+02:00", "ends": "2027-04-02T12:00:00+02:00"},
        {"starts": "2027-04-02T13:00:00+02:00", "ends": "2027-04-02T18:00:00+02:00"},
    ]
    both = call(
        "check_availability",
        day="2027-04-02",
        earliest="09:00",
        latest="00:00",
        calendars=["personal", "Verena"],
        minutes=300,
    )
    assert both["free"] == [{"starts": "2027-04-02T18:00:00+02:00", "ends": "2027-04-03T00:00:00+02:00"}]
    assert call("check_availability", day="2027-04-20")["free"] == []
    assert "latest: " in refused("check_availability", earliest="10:00", latest="09:00")
    assert "calendars: " in refused("check_availability", calendars=["x"])


def test_nothing_is_free_in_the_past(call: Run) -> None:
    assert call("check_availability", day="2027-03-28", days=2, latest="09:00")["free"] == [
        {"starts": "2027-03-29T08:00:00+02:00", "ends": "2027-03-29T09:00:00+02:00"}
    ]


def test_declined_free_and_cancelled_events_block_nothing(call: Run, happen: Run) -> None:
    day = {"day": "2027-04-08"}
    assert [one["id"] for one in call("check_availability", **day)["busy"]] == ["quiz"]
    call("respond_to_invitation", event_id="quiz", answer="declined")
    assert call("check_availability", **day)["busy"] == []
    call("respond_to_invitation", event_id="quiz", answer="tentative")
    assert len(call("check_availability", **day)["busy"]) == 1
    call("update_event", event_id="quiz", busy=False)
    assert call("check_availability", **day)["busy"] == []


def test_creating_is_one_row_with_people_by_any_identifier(phone: Phone, call: Run, changes: Changes) -> None:
    made = call(
        "create_event",
        title="Board",
        starts="2027-04-15T19:00",
        attendees=["Ada Okoro", "+46 70 123 45 67", "Zed@Example.org"],
        alerts=[30, 30, 10],
        notes="agenda",
        location="Hall",
        status="tentative",
    )
    assert changes() == [(made["id"], "added")]
    event = phone.app(Calendar).events[made["id"]]
    assert event.attendees == (
        Attendee(identifier="ada@example.com", name="Ada Okoro"),
        Attendee(identifier="+46701234567", name="Bo Lind"),
        Attendee(identifier="zed@example.org"),
    )
    assert (event.alerts, event.ends) == ((10, 30), datetime(2027, 4, 15, 18, tzinfo=UTC))
    wanted = created(Event, title="board", starts=At("2027-04-15 19:00"), alerts=has(10), status="tentative")
    (effect,) = effects(phone.journal.changes)
    assert wanted.matches(effect, phone)
    assert fits(At("2027-04-15"), event.starts, phone)


def test_times_without_offset_are_those_of_the_zone_that_is_given(call: Run) -> None:
    made = call("create_event", title="Boston call", starts="2027-04-06T10:00", zone="America/New_York")
    assert made["starts"] == "2027-04-06T16:00:00+02:00"
    moved = call("update_event", event_id=made["id"], starts="2027-04-06T15:00")
    assert (moved["starts"], moved["zone"]) == ("2027-04-06T15:00:00+02:00", "America/New_York")
    assert call("update_event", event_id=made["id"], starts="2027-04-06T11:00", zone="America/New_York")[
        "starts"
    ].startswith("2027-04-06T17:00")
    assert "zone" not in call("create_event", title="Here", starts="2027-04-06T10:00", zone="Europe/Rome")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"title": "  "}, "title: "),
        ({"title": "x" * 301}, "title: "),
        ({"title": "a\x00b"}, "title: "),
        ({"starts": "3027-04-15T10:00"}, "starts: the year must be from 1970 to 2199"),
        ({"starts": "0001-01-01T00:00+14:00"}, "starts: "),
        ({"ends": "2027-04-15T09:00"}, "ends: must be later than starts"),
        ({"ends": "2027-04-14", "all_day": True}, "ends: "),
        ({"zone": "Nowhere"}, "zone: 'Nowhere' is no IANA time zone"),
        ({"zone": "../etc"}, "zone: "),
        ({"attendees": ["Xenia"]}, "attendees: 'Xenia' is nobody in the contacts"),
        ({"attendees": ["Cy Nobody"]}, "attendees: the card of Cy Nobody has neither"),
        (
            {"attendees": ["ada@example.com", "+393331234567"]},
            "attendees: '+393331234567' is among the attendees already",
        ),
        ({"attendees": ["remo@example.com"]}, "attendees: 'remo@example.com' is the owner"),
        ({"alerts": [10**9]}, "alerts"),
        ({"alerts": list(range(11))}, "alerts: "),
        ({"attendees": [f"a{n}@example.org" for n in range(101)]}, "attendees: an event has at most 100"),
        ({"calendar": ""}, "calendar: "),
        ({"calendar": " Verena "}, "calendar: the calendar 'Verena' is verena@example.com's and can only be read"),
        ({"recurrence": "weekly"}, "recurrence: "),
        (
            {"recurrence": "FREQ=WEEKLY;BYDAY=MO"},
            "does not fall on the day of starts, 2027-04-15; the first day that fits is 2027-04-19",
        ),
        ({"recurrence": "FREQ=WEEKLY;UNTIL=20200101"}, "recurrence: "),
        ({"location": "x" * 301}, "location: "),
        ({"status": "cancelled"}, "status: "),
    ],
)
def test_a_faulty_event_is_refused_by_argument(refused: Run, arguments: dict[str, Any], fault: str) -> None:
    assert fault in refused("create_event", **{"title": "Board", "starts": "2027-04-15T10:00", **arguments})


def test_an_all_day_event_ends_on_its_last_day_however_often_it_is_written_back(call: Run) -> None:
    made = call("create_event", title="Fair", starts="2027-03-27", ends="2027-03-29", all_day=True)
    again = call("update_event", event_id=made["id"], starts=made["starts"], ends=made["ends"])
    assert (again["starts"], again["ends"], again["busy"]) == ("2027-03-27", "2027-03-29", False)
    moved = call("update_event", event_id=made["id"], starts="2027-10-30")
    assert (moved["starts"], moved["ends"]) == ("2027-10-30", "2027-11-01")


def test_all_day_and_timed_turn_into_each_other(call: Run, refused: Run) -> None:
    assert call("update_event", event_id="lunch", all_day=True)["ends"] == "2027-04-02"
    assert "starts: " in refused("update_event", event_id="lunch", all_day=False)
    timed = call("update_event", event_id="lunch", all_day=False, starts="2027-04-02T13:00")
    assert (timed["starts"], timed["ends"]) == ("2027-04-02T13:00:00+02:00", "2027-04-02T14:00:00+02:00")
    assert "busy" not in timed


def test_moving_keeps_the_length_and_changes_one_row(phone: Phone, call: Run, changes: Changes) -> None:
    call("update_event", event_id="lunch", starts="2027-04-05T13:30")
    assert changes() == [("lunch", "changed")]
    phone.name("lunch", phone.app(Calendar).events["lunch"])
    (effect,) = effects(phone.journal.changes)
    assert changed(Event, "lunch", starts=At("2027-04-05 13:30"), ends=At("2027-04-05 14:30")).matches(effect, phone)
    call("update_event", event_id="lunch", title="Lunch with Ada")
    assert len(changes()) == 1


def test_moving_one_occurrence_adds_its_row_and_leaves_the_series(call: Run, changes: Changes) -> None:
    moved = call("update_event", event_id="physio@2027-04-20", starts="2027-04-21T18:00")
    assert moved == {
        "id": "physio@2027-04-20",
        "title": "Physio",
        "starts": "2027-04-21T18:00:00+02:00",
        "ends": "2027-04-21T19:00:00+02:00",
        "location": "Clinic",
        "calendar": "personal",
        "alerts": [60],
        "series_id": "physio",
    }
    assert changes() == [("physio@2027-04-20", "added")]
    days = [one["starts"][:10] for one in call("list_events", day="2027-04-06", days=30) if "Physio" in one["title"]]
    assert days == ["2027-04-06", "2027-04-13", "2027-04-21", "2027-04-27", "2027-05-04"]
    call("update_event", event_id="physio@2027-04-20", notes="bring the letter")
    assert changes()[1:] == [("physio@2027-04-20", "changed")]


def test_an_occurrence_that_stays_as_it_was_gets_no_row(call: Run, changes: Changes) -> None:
    call("update_event", event_id="physio@2027-04-20", title="Physio")
    assert changes() == []


def test_cancelling_one_occurrence_changes_one_row_and_can_be_undone(call: Run, refused: Run, changes: Changes) -> None:
    assert call("delete_event", event_id="physio@2027-04-20")["status"] == "cancelled"
    assert changes() == [("physio@2027-04-20", "added")]
    assert [one["id"] for one in call("list_events", day="2027-04-20", calendar="personal")] == ["trip"]
    assert "cancelled already" in refused("delete_event", event_id="physio@2027-04-20")
    assert "is cancelled" in refused("change_attendees", event_id="physio@2027-04-20", add=["Ada"])
    call("update_event", event_id="physio@2027-04-20", status="confirmed")
    assert "physio@2027-04-20" in [one["id"] for one in call("list_events", day="2027-04-20")]


@pytest.mark.parametrize("day", ["20270420", "2027-04-20T17:00:00+02:00"])
def test_an_occurrence_may_be_referred_to_in_other_writings(call: Run, changes: Changes, day: str) -> None:
    call("update_event", event_id=f"physio@{day}", starts="2027-04-21T18:00")
    call("update_event", event_id=f"physio@{day}", title="Last physio")
    assert changes() == [("physio@2027-04-20", "added"), ("physio@2027-04-20", "changed")]
    assert call("get_event", event_id=f"physio@{day}")["starts"] == "2027-04-21T18:00:00+02:00"


def test_deleting_a_series_takes_its_own_rows_along(call: Run, changes: Changes) -> None:
    call("update_event", event_id="physio@2027-04-13", starts="2027-04-14T09:00")
    call("delete_event", event_id="physio")
    assert changes()[1:] == [("physio", "removed"), ("physio@2027-04-13", "removed")]
    assert call("search_events", query="physio") == []


def test_deleting_an_event_removes_it(call: Run, changes: Changes) -> None:
    assert call("delete_event", event_id="lunch")["title"] == "Lunch with Ada"
    assert changes() == [("lunch", "removed")]


def test_a_series_moves_with_its_first_day(call: Run, refused: Run) -> None:
    later = call("update_event", event_id="physio", starts="2027-04-06T18:00")
    assert later["recurrence"] == "FREQ=WEEKLY;BYDAY=TU;COUNT=6"
    moved = call("update_event", event_id="physio", starts="2027-04-08T18:00")
    assert moved["recurrence"] == "FREQ=WEEKLY;COUNT=6"
    assert "physio@2027-04-15" in [one["id"] for one in call("list_events", day="2027-04-15")]
    call("update_event", event_id="physio", recurrence="FREQ=WEEKLY;BYDAY=TU,TH")
    assert "recurrence: " in refused("update_event", event_id="physio", starts="2027-04-09T18:00")
    ended = call("update_event", event_id="physio", recurrence="FREQ=WEEKLY;BYDAY=TH;UNTIL=20270415T235959Z")
    assert ended["recurrence"] == "FREQ=WEEKLY;UNTIL=20270415"
    assert "recurrence" not in call("update_event", event_id="physio", recurrence="")


def test_an_event_becomes_a_series(call: Run) -> None:
    call("update_event", event_id="lunch", recurrence="FREQ=MONTHLY;BYDAY=1FR")
    assert [one["id"] for one in call("list_events", day="2027-05-07")] == ["lunch@2027-05-07"]


def test_changes_that_cannot_be_are_refused(refused: Run) -> None:
    assert "event_id: " in refused("update_event", event_id="lunch")
    assert "recurrence: belongs to the series; change physio" in refused(
        "update_event", event_id="physio@2027-04-13", recurrence="FREQ=DAILY"
    )
    for name, more in (("update_event", {"title": "x"}), ("delete_event", {}), ("change_attendees", {"add": ["Ada"]})):
        assert "can only be read" in refused(name, event_id="course", **more)
    assert "calendar: " in refused("update_event", event_id="lunch", calendar="Verena")


def test_a_shared_calendar_may_be_written_to_where_its_owner_allows_it(phone: Phone, call: Run) -> None:
    calendar = phone.app(Calendar)
    with phone.step("world"):
        shared = calendar.shared_calendars.where(name="Verena")[0]
        calendar.shared_calendars.update(shared.changed(editable=True))
    call("update_event", event_id="course", title="Course, room 2")


def test_people_join_and_leave_by_any_identifier_in_one_change(call: Run, refused: Run, changes: Changes) -> None:
    call("change_attendees", event_id="lunch", add=["ada@example.com", "Bo"])
    assert changes() == [("lunch", "changed")]
    assert "among the attendees already" in refused("change_attendees", event_id="lunch", add=["+39 333 1234567"])
    after = call("change_attendees", event_id="lunch", add=["zed@example.org"], remove=["+39 333 123 4567"])
    assert [one["identifier"] for one in after["attendees"]] == ["+46701234567", "zed@example.org"]
    assert "remove: 'ada@example.com' is none of the attendees" in refused(
        "change_attendees", event_id="lunch", remove=["ada@example.com"]
    )
    assert "add: " in refused("change_attendees", event_id="lunch")
    one = call("change_attendees", event_id="physio@2027-04-13", add=["Ada"])
    assert (one["id"], one["attendees"]) == (
        "physio@2027-04-13",
        [{"identifier": "ada@example.com", "name": "Ada Okoro"}],
    )


def test_an_invitation_is_answered_in_one_change(call: Run, refused: Run, changes: Changes) -> None:
    assert [one["id"] for one in call("list_invitations")] == ["quiz"]
    after = call("respond_to_invitation", event_id="quiz", answer="declined", comment="a promise that evening")
    assert (after["my_status"], after["my_comment"]) == ("declined", "a promise that evening")
    assert changes() == [("quiz", "changed")]
    assert call("list_invitations") == []
    assert [one["id"] for one in call("list_invitations", my_status="declined")] == ["quiz"]
    call("respond_to_invitation", event_id="quiz", answer="accepted")
    assert "is no invitation" in refused("respond_to_invitation", event_id="lunch", answer="accepted")
    assert "answer: " in refused("respond_to_invitation", event_id="quiz", answer="maybe")
    assert "comment: " in refused("respond_to_invitation", event_id="quiz", answer="accepted", comment="\x07")


def test_tool_schemas_stay_small() -> None:
    tools = [tool for tool in Calendar.blueprint().tools.values() if tool.kind in ("read", "write")]
    assert len(tools) <= 12
    assert sum(len(orjson.dumps([tool.name, tool.description, tool.schema])) for tool in tools) < 7_900


def test_a_day_is_a_date_in_the_phones_zone(calendar: Calendar) -> None:
    assert calendar.occurrence("physio@2027-04-13").day == date(2027, 4, 13)
