"""Where the clock is put forward or back: a series keeps its hours on the wall, also from such a day on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import assume, given, settings, strategies as st

from pare.phone import Owner, Phone
from pare_apps.calendar import Calendar, Event
from pare_apps.calendar.drafting import Form, revised

from .conftest import ROME, attempt

Run = Callable[..., Any]

DAY = timedelta(days=1)


def new_phone(zone: str = "Europe/Rome") -> Phone:
    return Phone([Calendar], datetime(2027, 1, 1, tzinfo=UTC), zone, Owner(name="Remo Galli"))


def does(phone: Phone, name: str, /, **arguments: Any) -> Any:
    outcome = attempt(phone, name, arguments)
    assert outcome.error is None, outcome.error
    return outcome.value


def hours(phone: Phone, first: str, days: int = 4) -> list[str]:
    """Day and hours of everything in some days, by the clock of the phone."""
    calendar = phone.app(Calendar)
    shown = calendar.between(*calendar.window(date.fromisoformat(first), days))
    return [
        f"{one.starts.astimezone(phone.zone):%d %H:%M}-{one.ends.astimezone(phone.zone):%H:%M}" for one in shown
    ]  # fmt: skip


def made(starts: str, ends: str, zone: str = "Europe/Rome", rule: str = "FREQ=DAILY", **more: Any) -> tuple[Phone, str]:
    """A phone with one series, and the id of that."""
    phone = new_phone(zone)
    return phone, does(phone, "create_event", title="Feed", starts=starts, ends=ends, recurrence=rule, **more)["id"]


def test_the_rest_of_a_series_from_the_day_without_its_hour_has_that_hour_again() -> None:
    phone, id = made("2027-03-26T02:30", "2027-03-26T03:30")
    assert hours(phone, "2027-03-27") == ["27 02:30-03:30", "28 03:30-04:30", "29 02:30-03:30", "30 02:30-03:30"]
    kept = does(phone, "update_event", event_id=f"{id}@2027-03-28", title="Drink", following=True)
    assert hours(phone, "2027-03-27") == ["27 02:30-03:30", "28 03:30-04:30", "29 02:30-03:30", "30 02:30-03:30"]
    assert (kept["starts"], kept["usual_hours"]) == ("2027-03-28T03:30:00+02:00", "02:30-03:30")
    later = does(phone, "get_event", event_id=f"{kept['id']}@2027-03-30")
    assert later["starts"] == "2027-03-30T02:30:00+02:00"


@pytest.mark.parametrize(("starts", "ends", "there", "later"), [
    ("01:30", "02:30", "01:30-03:30", "01:30-02:30"),
    ("02:30", "03:00", "03:30-04:00", "02:30-03:00"),
    ("02:00", "03:00", "03:00-04:00", "02:00-03:00"),
    ("01:00", "04:00", "01:00-04:00", "01:00-04:00"),
    ("02:15", "02:45", "03:15-03:45", "02:15-02:45"),
])  # fmt: skip
def test_neither_its_begin_nor_its_end_stays_put_forward(starts: str, ends: str, there: str, later: str) -> None:
    phone, id = made(f"2027-03-26T{starts}", f"2027-03-26T{ends}")
    before = hours(phone, "2027-03-26", 6)
    assert before[2:4] == [f"28 {there}", f"29 {later}"]
    does(phone, "update_event", event_id=f"{id}@2027-03-28", title="Drink", following=True)
    assert hours(phone, "2027-03-26", 6) == before


@pytest.mark.parametrize(("starts", "ends"), [("02:30", "03:30"), ("01:30", "02:30"), ("01:00", "04:00")])
@pytest.mark.parametrize("day", ["2027-10-30", "2027-10-31", "2027-11-01"])
def test_the_day_on_which_the_clock_is_put_back_is_a_day_like_others(starts: str, ends: str, day: str) -> None:
    phone, id = made(f"2027-10-28T{starts}", f"2027-10-28T{ends}")
    before = hours(phone, "2027-10-28", 7)
    does(phone, "update_event", event_id=f"{id}@{day}", title="Drink", following=True)
    assert hours(phone, "2027-10-28", 7) == before


@pytest.mark.parametrize(("day", "first"), [("2027-03-28", "2027-03-26"), ("2027-10-31", "2027-10-29")])
def test_a_new_start_from_such_a_day_on_keeps_the_length_of_other_days(day: str, first: str) -> None:
    phone, id = made(f"{first}T01:00", f"{first}T04:00")
    does(phone, "update_event", event_id=f"{id}@{day}", starts=f"{day}T05:00", following=True)
    assert [each[3:] for each in hours(phone, day, 3)] == ["05:00-08:00"] * 3


def test_a_series_that_begins_in_a_missing_hour_has_it_on_other_days() -> None:
    phone, id = made("2027-03-28T02:30", "2027-03-28T03:15")
    assert hours(phone, "2027-03-28", 3) == ["28 03:30-04:15", "29 02:30-03:15", "30 02:30-03:15"]
    assert does(phone, "get_event", event_id=id)["usual_hours"] == "02:30-03:15"
    once = does(phone, "create_event", title="Once", starts="2027-03-28T02:30")
    assert (once["starts"], "usual_hours" in once) == ("2027-03-28T03:30:00+02:00", False)
    usual = does(phone, "create_event", title="Usual", starts="2027-03-28T01:30", recurrence="FREQ=DAILY")
    later = does(phone, "get_event", event_id=f"{usual['id']}@2027-03-29")
    assert later["ends"] == "2027-03-29T02:30:00+02:00"


def parted_there() -> tuple[Phone, str]:
    """A series at 02:30 that was parted on the day without that hour, and the id of the rest."""
    phone, id = made("2027-03-26T02:30", "2027-03-26T03:30")
    return phone, does(phone, "update_event", event_id=f"{id}@2027-03-28", title="Drink", following=True)["id"]


@pytest.mark.parametrize(("change", "later"), [
    ({"title": "Water"}, "02:30-03:30"),
    ({"starts": "2027-03-28T03:30"}, "03:30-04:30"),
    ({"starts": "2027-03-28T03:30", "ends": "2027-03-28T04:30"}, "03:30-04:30"),
    ({"starts": "2027-03-28T03:30+02:00"}, "02:30-03:30"),
    ({"starts": "2027-03-28T03:30+02:00", "ends": "2027-03-28T04:30+02:00"}, "02:30-03:30"),
    ({"ends": "2027-03-28T04:30"}, "02:30-04:30"),
    ({"ends": "2027-03-28T04:30+02:00"}, "02:30-03:30"),
    ({"starts": "2027-03-28T02:30"}, "02:30-03:30"),
    ({"starts": "2027-03-28T05:00"}, "05:00-06:00"),
    ({"starts": "2027-03-28T02:15"}, "02:15-03:15"),
    ({"ends": "2027-03-28T05:00"}, "02:30-05:00"),
    ({"starts": "2027-03-28T05:00", "ends": "2027-03-28T05:30"}, "05:00-05:30"),
    ({"zone": "Europe/London"}, "03:30-04:30"),
    ({"recurrence": "FREQ=DAILY;UNTIL=20270330T003000Z"}, "02:30-03:30"),
])  # fmt: skip
def test_the_rest_changes_as_it_is_written(change: dict[str, str], later: str) -> None:
    phone, id = parted_there()
    does(phone, "update_event", event_id=id, **change)
    assert [each for each in hours(phone, "2027-03-29", 2) if each[:2] == "30"] == [f"30 {later}"]


def test_the_rest_can_end_stop_repeating_and_take_whole_days() -> None:
    phone, id = parted_there()
    does(phone, "update_event", event_id=id, recurrence="")
    assert hours(phone, "2027-03-27") == ["27 02:30-03:30", "28 03:30-04:30"]
    phone, id = parted_there()
    does(phone, "update_event", event_id=id, all_day=True)
    assert does(phone, "get_event", event_id=f"{id}@2027-03-29")["starts"] == "2027-03-29"
    does(phone, "delete_event", event_id=f"{id}@2027-03-29", following=True)
    assert len(hours(phone, "2027-03-26", 9)) == 3


def test_an_occurrence_of_the_rest_has_a_row_like_any_other() -> None:
    phone, id = parted_there()
    for day in ("2027-03-28", "2027-03-30"):
        does(phone, "update_event", event_id=f"{id}@{day}", location="Kitchen")
    assert hours(phone, "2027-03-27") == ["27 02:30-03:30", "28 03:30-04:30", "29 02:30-03:30", "30 02:30-03:30"]
    assert phone.app(Calendar).events[f"{id}@2027-03-30"].wall is None


def test_its_alerts_come_before_its_own_hours() -> None:
    phone, id = made("2027-03-26T02:30", "2027-03-26T03:30", alerts=[30])
    does(phone, "update_event", event_id=f"{id}@2027-03-28", title="Drink", following=True)
    phone.advance(datetime(2027, 3, 30, 12, tzinfo=ROME))
    rung = [f"{note.at.astimezone(ROME):%d %H:%M}" for note in phone.notifications if note.app == "calendar"]
    assert rung == ["26 02:00", "27 02:00", "28 03:00", "29 02:00", "30 02:00"]


@pytest.mark.parametrize(("zone", "day"), [("Africa/Cairo", "2027-04-30"), ("America/Havana", "2027-03-14")])
def test_a_day_without_its_midnight_is_a_whole_day_and_so_are_those_after_it(zone: str, day: str) -> None:
    first = (date.fromisoformat(day) - 7 * DAY).isoformat()
    phone, id = made(first, first, zone, "FREQ=WEEKLY", all_day=True)
    before = hours(phone, first, 30)
    assert before[1].endswith("01:00-00:00")
    kept = does(phone, "update_event", event_id=f"{id}@{day}", title="Drink", following=True)["id"]
    assert hours(phone, first, 30) == before
    assert "usual_hours" not in does(phone, "update_event", event_id=kept, location="Home")
    assert hours(phone, first, 30) == before


def test_an_hour_that_falls_on_the_next_day_belongs_to_its_own_day() -> None:
    phone, id = made("2027-03-25T23:30", "2027-03-26T00:15", "America/Nuuk")
    before = hours(phone, "2027-03-25", 6)
    assert before[2:4] == ["28 00:30-01:15", "28 23:30-00:15"]
    kept = does(phone, "update_event", event_id=f"{id}@2027-03-27", title="Drink", following=True)["id"]
    assert hours(phone, "2027-03-25", 6) == before
    rest = phone.app(Calendar).events[kept]
    assert phone.app(Calendar).first_day(rest) == date(2027, 3, 27)
    assert does(phone, "get_event", event_id=f"{kept}@2027-03-27")["starts"] == "2027-03-28T00:30:00-01:00"


def test_an_organiser_who_moves_the_rest_asks_anew() -> None:
    phone = new_phone()
    with phone.step("world"):
        row = phone.deliver("calendar__receive_invitation", {
            "organiser": "ada@example.com", "title": "Watch", "starts": "2027-03-28T02:30", "recurrence": "FREQ=DAILY",
        })  # fmt: skip
    assert row is not None
    assert "Repeats: every day, at 02:30-03:30" in phone.log[-1].text
    does(phone, "respond_to_invitation", event_id=row.id, answer="accepted")
    for starts, status in (("2027-03-28T03:30+02:00", "accepted"), ("2027-03-28T03:30", "needs-action"),
                           ("2027-03-28T04:30", "needs-action")):  # fmt: skip
        with phone.step("world"):
            phone.deliver("calendar__organiser_updates", {"event_id": row.id, "starts": starts})
        assert phone.app(Calendar).events[row.id].my_status == status
        does(phone, "respond_to_invitation", event_id=row.id, answer="accepted")


@pytest.mark.parametrize("fields", [
    {"wall": {"starts": "2027-04-06T02:30", "ends": "2027-04-06T03:30"}},
    {"wall": {"starts": "2027-04-06T02:30", "ends": "2027-04-06T02:30"}, "recurrence": "FREQ=DAILY"},
    {"wall": {"starts": "2027-04-06T02:30Z", "ends": "2027-04-06T03:30"}, "recurrence": "FREQ=DAILY"},
])  # fmt: skip
def test_only_a_series_has_hours_of_its_own(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="wall"):
        Event.model_validate({"title": "Tea", "starts": datetime(2027, 4, 6, 17, tzinfo=UTC), **fields})


@cache
def changes_of(zone: str) -> list[date]:
    """Days about which the clock of a zone is changed."""
    there, days = ZoneInfo(zone), [date(2010, 1, 1) + at * DAY for at in range(20 * 365)]
    offsets = [datetime.combine(day, time(12), there).utcoffset() for day in days]
    return [day for day, one, next in zip(days[1:], offsets, offsets[1:], strict=False) if one != next]


@st.composite
def series(draw: st.DrawFn) -> tuple[str, dict[str, Any], list[date]]:
    """A zone, a series in it, and some days on which the series takes place: mostly near a change of the clock."""
    zone = draw(st.sampled_from(["Europe/Rome", "America/Nuuk", "Africa/Cairo", "Pacific/Apia", "Australia/Lord_Howe"])
                | st.sampled_from(sorted(available_timezones() - {"localtime", "Factory"})))  # fmt: skip
    near = changes_of(zone)
    day = draw(st.sampled_from(near) if near else st.dates(date(2010, 1, 1), date(2029, 1, 1)))
    rule, step = draw(st.sampled_from([("FREQ=DAILY", 1), ("FREQ=WEEKLY", 7), ("FREQ=DAILY;INTERVAL=3", 3)]))
    before = draw(st.integers(0, 5))
    first = day + draw(st.integers(-2, 2)) * DAY - before * step * DAY
    rule += draw(st.sampled_from(["", ";COUNT=9"]))
    all_day = draw(st.integers(0, 3)) == 0
    at = time() if all_day else draw(st.builds(time, st.integers(0, 23), st.sampled_from([0, 15, 30, 45])))
    lasts = draw(st.integers(1, 3)) * DAY if all_day else draw(st.integers(1, 3000)) * timedelta(minutes=1)
    starts = datetime.combine(first, at)
    fold = draw(st.integers(0, 1))
    fields: dict[str, Any] = {"starts": starts.replace(tzinfo=ZoneInfo(zone), fold=fold), "recurrence": rule}
    ends = (starts + lasts).replace(tzinfo=ZoneInfo(zone), fold=draw(st.integers(0, 1)))
    if ends.astimezone(UTC) <= fields["starts"].astimezone(UTC):
        ends = fields["starts"].astimezone(UTC) + lasts
    first = fields["starts"].astimezone(UTC).astimezone(ZoneInfo(zone)).date()
    return zone, fields | {"ends": ends, "all_day": all_day}, [first + at * step * DAY for at in range(9)]


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(series(), st.data(), st.booleans())
def test_parting_a_series_anywhere_changes_no_time(
    one: tuple[str, dict[str, Any], list[date]], data: st.DataObject, here: bool
) -> None:
    zone, fields, days = one
    calendar = new_phone(zone if here or fields["all_day"] else "Asia/Tokyo").app(Calendar)
    with calendar.phone.step("world"):
        event = Event(title="It", zone="" if calendar.phone.zone.key == zone else zone, **fields)
        parts = [calendar.events.add(event)]
    window = calendar.window(calendar.first_day(event) - 3 * DAY, 90)
    before = [(each.starts, each.ends) for each in calendar.between(*window)]
    there = calendar.zone_of(event)
    at_first = time() if event.all_day else event.starts.astimezone(there).time().replace(fold=0)
    for day in days[1:]:
        assert calendar.on(event, day).starts == datetime.combine(day, at_first, there).astimezone(UTC)
    expected = {day: (calendar.on(event, day).starts, calendar.on(event, day).ends) for day in days}
    for at in sorted(data.draw(st.sets(st.integers(1, 8), min_size=1, max_size=3))):
        with calendar.phone.step("user"):
            kept = calendar.update_event(f"{parts[-1].id}@{days[at]}", title=f"It {at}", following=True)
        parts.append(kept.event)
        assert calendar.first_day(kept.event) == days[at]
    after = calendar.between(*window)
    assert [(each.starts, each.ends) for each in after] == before
    for ahead in range(-2, 4):
        low, high = calendar.window(days[at] + ahead * DAY, 1)
        assert calendar.between(low, high) == [each for each in after if each.starts < high and each.ends > low]
    own: dict[date, Any] = {}
    for part in (calendar.events[part.id] for part in parts):
        first = calendar.first_day(part)
        own |= {day: calendar.on(part, day) for day in days if day >= first}
    assert {day: (each.starts, each.ends) for day, each in own.items()} == expected
    assert all(each.event.title == parts[-1].title for day, each in own.items() if day >= days[at])


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(series())
def test_a_form_that_changes_no_time_leaves_all_times(one: tuple[str, dict[str, Any], list[date]]) -> None:
    zone, fields, days = one
    assume(not fields["all_day"])
    calendar = new_phone(zone).app(Calendar)
    with calendar.phone.step("world"):
        event = calendar.events.add(Event(title="It", **fields))
        rest = calendar.rest_of(f"{event.id}@{days[4]}")
    for form in (Form(title="That"), Form(starts=rest.starts), Form(starts=rest.starts, ends=rest.ends)):
        assert revised(rest, form, calendar.phone.zone).changed(title=rest.title) == rest
