from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import ValidationError

from pare.phone import Phone
from pare_apps.calendar import Attendee, Calendar, Event
from pare_apps.calendar.recurrence import days_between

ROME, NEW_YORK, AUCKLAND = ZoneInfo("Europe/Rome"), ZoneInfo("America/New_York"), ZoneInfo("Pacific/Auckland")


def empty(where: str = "Europe/Rome") -> Phone:
    return Phone([Calendar], datetime(2027, 3, 1, tzinfo=UTC), where)


def ids(calendar: Calendar, day: date, days: int = 1) -> list[str]:
    return [one.id for one in calendar.between(*calendar.window(day, days))]


def test_an_event_needs_only_a_title_and_a_start() -> None:
    event = Event(title="  Tea  ", starts=datetime(2027, 4, 6, 17, tzinfo=ROME))
    assert (event.title, event.ends - event.starts, event.busy, event.calendar) == (
        "Tea",
        timedelta(hours=1),
        True,
        "personal",
    )
    holiday = Event(title="Holiday", starts=datetime(2027, 4, 6, tzinfo=ROME), all_day=True)
    assert (holiday.ends - holiday.starts, holiday.busy) == (timedelta(days=1), False)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"title": " "}, "title"),
        ({"ends": datetime(2027, 4, 6, tzinfo=UTC)}, "ends"),
        ({"zone": "Mars/Base"}, "zone"),
        ({"recurrence": "FREQ=NEVER"}, "recurrence"),
        ({"attendees": ("nobody",)}, "attendees"),
        ({"organiser": "nobody"}, "organiser"),
        ({"series_id": "event_1"}, "original_day"),
        ({"series_id": "a", "original_day": date(2027, 4, 6), "recurrence": "FREQ=DAILY"}, "recurrence"),
        ({"alerts": (99_999,)}, "alerts"),
    ],
)
def test_a_faulty_event_cannot_be_made(fields: dict[str, object], fault: str) -> None:
    with pytest.raises(ValidationError, match=fault):
        Event.model_validate({"title": "Tea", "starts": datetime(2027, 4, 6, 17, tzinfo=UTC), **fields})


def test_attendees_may_be_written_as_identifiers() -> None:
    event = Event.model_validate(
        {"title": "Tea", "starts": datetime(2027, 4, 6, tzinfo=UTC), "attendees": ("Ada@Example.com", "+39 333 12-34")}
    )
    assert event.attendees == (Attendee(identifier="ada@example.com"), Attendee(identifier="+393331234"))


def test_hours_on_the_wall_stay_when_the_clock_changes() -> None:
    phone = empty()
    calendar = phone.app(Calendar)
    with phone.step("world"):
        starts = datetime(2027, 3, 9, 10, tzinfo=NEW_YORK)
        calendar.events.add(
            Event(title="Boston call", starts=starts, zone="America/New_York", recurrence="FREQ=WEEKLY")
        )
        calendar.events.add(Event(title="Here", starts=datetime(2027, 3, 9, 18, tzinfo=ROME), recurrence="FREQ=WEEKLY"))
    local = {
        (one.event.title, one.day): one.starts.astimezone(ROME).strftime("%H:%M")
        for one in calendar.between(*calendar.window(date(2027, 3, 1), 40))
    }
    tuesdays = [date(2027, 3, day) for day in (9, 16, 23, 30)]
    assert [local["Boston call", day] for day in tuesdays] == ["16:00", "15:00", "15:00", "16:00"]
    assert [local["Here", day] for day in tuesdays] == ["18:00"] * 4


def test_an_hour_that_the_clock_skips_is_still_an_event() -> None:
    phone = empty()
    calendar = phone.app(Calendar)
    with phone.step("world"):
        starts = datetime(2027, 3, 27, 2, 30, tzinfo=ROME)
        calendar.events.add(
            Event(title="Feed", starts=starts, ends=starts + timedelta(minutes=30), recurrence="FREQ=DAILY")
        )
    assert len(ids(calendar, date(2027, 3, 28))) == 1
    (one,) = calendar.between(*calendar.window(date(2027, 3, 28), 1))
    assert one.ends - one.starts == timedelta(minutes=30)


def test_days_of_an_all_day_event_are_the_same_in_the_week_of_the_clock_change() -> None:
    phone = empty()
    calendar = phone.app(Calendar)
    with phone.step("user"):
        made = calendar.create_event("Fair", datetime(2027, 3, 27), datetime(2027, 3, 29), all_day=True)
        weekly = calendar.create_event("Market", datetime(2027, 3, 21), all_day=True, recurrence="FREQ=WEEKLY")
    assert (made.day, made.last_day) == (date(2027, 3, 27), date(2027, 3, 29))
    assert [made.id in ids(calendar, date(2027, 3, day)) for day in range(26, 31)] == [False, True, True, True, False]
    assert [f"{weekly.id}@2027-03-28" in ids(calendar, date(2027, 3, day)) for day in (27, 28, 29)] == [
        False,
        True,
        False,
    ]


def brute(calendar: Calendar, low: datetime, high: datetime) -> list[str]:
    found = []
    for event in calendar.events:
        if event.status == "cancelled":
            continue
        if not event.recurrence:
            found += [(event.starts, event.ends, event.id)] if event.starts < high and event.ends > low else []
            continue
        days = days_between(
            event.recurrence, calendar.first_day(event), date(2020, 1, 1), high.date() + timedelta(days=2)
        )
        for one in (calendar.on(event, day) for day in days):
            if one.starts < high and one.ends > low and one.id not in calendar.events:
                found.append((one.starts, one.ends, one.id))
    return [id for _, _, id in sorted(found)]


EVENTS = st.builds(
    lambda start, minutes, all_day, zone, rule: {
        "title": "E",
        "starts": datetime(2027, 1, 1, tzinfo=UTC) + timedelta(minutes=start),
        "ends": datetime(2027, 1, 1, tzinfo=UTC) + timedelta(minutes=start + minutes),
        "all_day": all_day,
        "zone": zone,
        "recurrence": rule,
    },
    st.integers(-800_000, 800_000),
    st.one_of(st.integers(1, 200), st.integers(1, 4_000), st.integers(1, 3_000_000)),
    st.booleans(),
    st.sampled_from(["", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"]),
    st.sampled_from(
        ["", "", "", "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;COUNT=4", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=1,31",
         "FREQ=MONTHLY;COUNT=3", "FREQ=YEARLY", "FREQ=MONTHLY;BYDAY=-1SU", "FREQ=DAILY;INTERVAL=5;UNTIL=20270601",
         "FREQ=YEARLY;BYMONTH=1,5", "FREQ=MONTHLY;BYMONTHDAY=-1"]
    ),
)  # fmt: skip


@given(
    st.lists(EVENTS, min_size=1, max_size=12),
    st.dates(date(2026, 6, 1), date(2029, 6, 1)),
    st.sampled_from([1, 1, 7, 31, 366]),
    st.sampled_from(["UTC", "Europe/Rome", "Pacific/Auckland", "America/Los_Angeles"]),
)
@settings(max_examples=120, deadline=None)
def test_a_window_shows_exactly_what_overlaps_it(
    events: list[dict[str, object]], day: date, days: int, where: str
) -> None:
    phone = empty(where)
    calendar = phone.app(Calendar)
    with phone.step("world"):
        for fields in events:
            row = calendar.events.add(Event.model_validate(fields))
            if row.recurrence and len(calendar.events) % 2:
                for one in calendar.upcoming(row, calendar.window(day, 1)[0]):
                    calendar.events.add(calendar.row_for(one.id).changed(status="cancelled"))
    assert ids(calendar, day, days) == brute(calendar, *calendar.window(day, days))


def test_a_day_looks_at_few_of_many_events() -> None:
    phone = empty()
    calendar = phone.app(Calendar)
    with phone.step("world"):
        for index in range(4_000):
            starts = datetime(2027, 3, 1, 9, tzinfo=UTC) + timedelta(days=index - 2_000)
            rule = ("", "FREQ=YEARLY", "FREQ=WEEKLY;COUNT=5", "")[index % 4]
            ends = starts + timedelta(days=6 if index % 4 == 3 else 0, hours=1)
            calendar.events.add(Event(title="E", starts=starts, ends=ends, recurrence=rule))
    low, high = calendar.window(date(2027, 3, 1), 1)
    assert len(calendar._candidates(low, high)) < 40
