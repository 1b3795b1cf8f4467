"""This occurrence and all that follow: changed as a series of its own, or ended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.handles import User
from pare.phone import Phone
from pare_apps.calendar import Calendar, Event, recurrence as rules
from pare_apps.calendar.following import parted

Run = Callable[..., Any]
Changes = Callable[[], list[tuple[str, str]]]


def times(call: Run, title: str = "Physio") -> list[str]:
    """Day and hour of everything of that title in April and May."""
    listed = call("list_events", day="2027-04-01", days=61, calendar="personal")
    return [f"{one['starts'][5:16]} {one.get('location', '')}" for one in listed if one["title"] == title]


def test_from_an_occurrence_on_a_series_has_another_hour(phone: Phone, call: Run, changes: Changes) -> None:
    kept = call("update_event", event_id="physio@2027-04-20", starts="2027-04-20T18:30", following=True)
    assert times(call) == [
        "04-06T17:00 Clinic", "04-13T17:00 Clinic", "04-20T18:30 Clinic", "04-27T18:30 Clinic", "05-04T18:30 Clinic",
        "05-11T18:30 Clinic",
    ]  # fmt: skip
    assert changes() == [(kept["id"], "added"), ("physio", "changed")]
    old, new = (phone.app(Calendar).events[id] for id in ("physio", kept["id"]))
    assert (old.recurrence, new.recurrence) == ("FREQ=WEEKLY;BYDAY=TU;COUNT=2", "FREQ=WEEKLY;BYDAY=TU;COUNT=4")
    assert (new.alerts, new.series_id, new.ends - new.starts) == ((60,), "", timedelta(hours=1))


def test_it_may_move_to_another_weekday(call: Run) -> None:
    call("update_event", event_id="physio", recurrence="FREQ=WEEKLY;UNTIL=20270504")
    call("update_event", event_id="physio@2027-04-20", starts="2027-04-22T09:00", following=True)
    assert [each[:11] for each in times(call)] == ["04-06T17:00", "04-13T17:00", "04-22T09:00", "04-29T09:00"]


def test_a_new_rule_begins_there(call: Run) -> None:
    call("update_event", event_id="physio@2027-04-20", recurrence="FREQ=DAILY;COUNT=2", location="Gym", following=True)
    assert times(call) == ["04-06T17:00 Clinic", "04-13T17:00 Clinic", "04-20T17:00 Gym", "04-21T17:00 Gym"]


@pytest.mark.parametrize("rule", ["FREQ=WEEKLY;UNTIL=20270420", "FREQ=WEEKLY;COUNT=3", ""])
def test_what_differs_after_a_series_has_ended_goes_with_it(call: Run, rule: str) -> None:
    call("update_event", event_id="physio@2027-04-27", starts="2027-04-28T08:00")
    call("delete_event", event_id="physio@2027-05-04")
    call("update_event", event_id="physio", recurrence=rule)
    assert not [each for each in times(call) if each > "04-21"]


def test_what_differs_after_the_rest_of_a_series_has_ended_goes_with_it(call: Run, phone: Phone) -> None:
    call("update_event", event_id="physio@2027-04-27", starts="2027-04-28T08:00")
    call("update_event", event_id="physio@2027-04-20", recurrence="", following=True)
    assert [each[:11] for each in times(call)] == ["04-06T17:00", "04-13T17:00", "04-20T17:00"]
    assert not [row for row in phone.app(Calendar).events if row.series_id]


def test_what_differs_stays_where_a_series_only_moves(call: Run) -> None:
    call("update_event", event_id="physio@2027-05-11", starts="2027-05-12T08:00")
    call("update_event", event_id="physio", starts="2027-04-05T17:00")
    assert times(call)[-1] == "05-12T08:00 Clinic"


def test_later_occurrences_that_differ_stay_as_they_are(call: Run, changes: Changes) -> None:
    call("update_event", event_id="physio@2027-04-13", location="Pool")
    call("update_event", event_id="physio@2027-04-27", starts="2027-04-28T08:00")
    call("delete_event", event_id="physio@2027-05-04")
    kept = call("update_event", event_id="physio@2027-04-20", location="Gym", following=True)
    assert times(call) == [
        "04-06T17:00 Clinic", "04-13T17:00 Pool", "04-20T17:00 Gym", "04-28T08:00 Clinic", "05-11T17:00 Gym",
    ]  # fmt: skip
    assert call("get_event", event_id=f"{kept['id']}@2027-04-27")["series_id"] == kept["id"]
    call("update_event", event_id=f"{kept['id']}@2027-05-04", status="confirmed")
    assert "05-04T17:00 Clinic" in times(call)


def test_from_the_first_one_on_it_is_the_whole_series(call: Run, changes: Changes) -> None:
    assert call("update_event", event_id="physio@2027-04-06", location="Gym", following=True)["id"] == "physio"
    assert changes() == [("physio", "changed")]
    call("delete_event", event_id="physio@2027-04-06", following=True)
    assert times(call) == []


def test_what_is_as_it_was_parts_nothing(call: Run, changes: Changes) -> None:
    kept = call("update_event", event_id="physio@2027-04-20", location="Clinic", following=True)
    assert (kept["id"], changes()) == ("physio@2027-04-20", [])


def test_an_occurrence_and_all_later_ones_are_deleted(call: Run, changes: Changes) -> None:
    call("update_event", event_id="physio@2027-04-27", location="Pool")
    gone = call("delete_event", event_id="physio@2027-04-20", following=True)
    assert (gone["id"], gone["starts"]) == ("physio@2027-04-20", "2027-04-20T17:00:00+02:00")
    assert [each[:5] for each in times(call)] == ["04-06", "04-13"]
    assert changes()[1:] == [("physio", "changed"), ("physio@2027-04-27", "removed")]


def test_deleting_may_begin_with_one_that_differs(call: Run) -> None:
    call("update_event", event_id="physio@2027-04-20", starts="2027-04-21T08:00")
    assert call("delete_event", event_id="physio@2027-04-20", following=True)["starts"] == "2027-04-21T08:00:00+02:00"
    assert [each[:5] for each in times(call)] == ["04-06", "04-13"]


@pytest.mark.parametrize("event_id", ["lunch", "physio", "trip"])
@pytest.mark.parametrize("operation", ["update_event", "delete_event"])
def test_only_an_occurrence_has_what_follows(refused: Run, operation: str, event_id: str) -> None:
    more = {"title": "x"} if operation == "update_event" else {}
    told = refused(operation, event_id=event_id, following=True, **more)
    assert told == f"following: '{event_id}' is no occurrence; write '<series id>@<day>' as event_id"


def test_one_that_differs_is_no_pattern_for_the_rest(call: Run, refused: Run) -> None:
    call("update_event", event_id="physio@2027-04-20", location="Pool")
    for event_id in ("physio@2027-04-20", "physio@20270420"):
        assert "differs from its series; change it by itself" in refused(
            "update_event", event_id=event_id, title="x", following=True
        )


def test_a_faulty_change_parts_nothing(refused: Run) -> None:
    for fault, arguments in (
        ("ends: must be later", {"ends": "2027-04-20T16:00"}),
        ("recurrence: FREQ=WEEKLY;BYDAY=MO does not fall", {"recurrence": "FREQ=WEEKLY;BYDAY=MO"}),
        ("calendar: the calendar 'Verena' is", {"calendar": "Verena"}),
        ("event_id: is the only argument", {}),
    ):
        assert fault in refused("update_event", event_id="physio@2027-04-20", following=True, **arguments)


def test_another_persons_series_is_only_read(phone: Phone, refused: Run) -> None:
    with phone.step("world"):
        phone.app(Calendar).events.add(
            Event(id="yoga", title="Yoga", starts=datetime(2027, 4, 5, 18, tzinfo=phone.zone), calendar="Verena",
                  recurrence="FREQ=WEEKLY")
        )  # fmt: skip
    for operation, more in (("update_event", {"title": "x"}), ("delete_event", {})):
        assert "can only be read" in refused(operation, event_id="yoga@2027-04-12", following=True, **more)


def test_both_parts_give_their_alerts(phone: Phone, call: Run) -> None:
    call("update_event", event_id="physio@2027-04-13", starts="2027-04-13T10:00", following=True)
    phone.advance(datetime(2027, 4, 14, tzinfo=phone.zone))
    rung = [f"{note.at.astimezone(phone.zone):%d %H:%M}" for note in phone.notifications if note.app == "calendar"]
    assert rung == ["06 16:00", "13 09:00"]


def test_by_hand_the_new_series_opens(user: User, phone: Phone) -> None:
    for name, arguments in (
        ("open_day", {"day": "2027-04-20"}),
        ("open_event", {"event_id": "physio@2027-04-20"}),
        ("edit", {}),
        ("update_event", {"starts": "2027-04-20T18:30", "following": True}),
    ):
        assert user.do(name, arguments).error is None
    shown = user.look().view.render()
    assert "Tue 20 Apr 2027 18:30-19:30" in shown
    assert "Series: every week on TU, 4 times" in shown
    new = user.look().view.items[-1].id
    assert user.do("open_event", {"event_id": new}).error is None
    assert user.do("delete_event", {"following": True}).error is None
    assert user.look().view.title == "Physio"
    assert "3 times" in user.look().view.render()


RULES = st.sampled_from([
    "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU",
    "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=2TU,-1FR", "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-1,15", "FREQ=YEARLY",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
])  # fmt: skip


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(RULES, st.sampled_from(["", ";COUNT=9", ";UNTIL=20300101"]), st.integers(0, 400), st.integers(1, 8))
def test_two_parts_have_the_days_of_the_whole(rule: str, end: str, since: int, number: int) -> None:
    rule = str(rules.parse(rule + end))
    first = rules.next_day(rule, date(2024, 1, 1), date(2024, 1, 1) + timedelta(days=since))
    if first is None or not rules.begins_on(rule, first):
        return
    days = rules.days_between(rule, first, first, date(2034, 1, 1))
    if len(days) <= number:
        return
    before, after = parted(rule, first, days[number])
    both = rules.days_between(before, first, first, date(2034, 1, 1))
    both += rules.days_between(after, days[number], days[number], date(2034, 1, 1))
    assert both == days
