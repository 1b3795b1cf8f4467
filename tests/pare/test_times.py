"""Time: stored as UTC, read and shown in the phone's zone, never guessed."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st
from pydantic import TypeAdapter, ValidationError

from pare.errors import BadInput
from pare.times import Moment, iso, moment, plain, span, told, zone
from pare.tool import Tool

ROME = zone("Europe/Rome")
MOMENT: TypeAdapter[datetime] = TypeAdapter(Moment)


def read(text: object, where: ZoneInfo | None = ROME) -> datetime:
    return MOMENT.validate_python(text, context={"zone": where})


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2027-01-15T18:02", "2027-01-15T17:02:00Z"),  # winter: one hour ahead
        ("2027-07-15 18:02:30", "2027-07-15T16:02:30Z"),  # summer: two
        ("2027-07-15T18:02Z", "2027-07-15T18:02:00Z"),
        ("2027-07-15T18:02+09:00", "2027-07-15T09:02:00Z"),
        ("2027-03-28T02:30", "2027-03-28T01:30:00Z"),  # the hour that does not exist reads as 03:30 summer time
        ("2027-03-28T03:00", "2027-03-28T01:00:00Z"),
        ("2027-10-31T02:30", "2027-10-31T00:30:00Z"),  # the hour that comes twice is its first coming
        ("2027-10-31T03:00", "2027-10-31T02:00:00Z"),
        ("2028-02-29T00:00", "2028-02-28T23:00:00Z"),
    ],
)
def test_what_has_no_zone_is_local_and_is_stored_as_utc(text: str, utc: str) -> None:
    found = read(text)
    assert iso(found) == utc
    assert found.tzinfo is UTC


@pytest.mark.parametrize("value", ["2027-07-15T18:02", datetime(2027, 7, 15, 18, 2)])
def test_without_a_zone_to_read_it_in_a_naive_time_is_refused(value: object) -> None:
    with pytest.raises(ValidationError, match="a point in time needs a time zone"):
        read(value, None)
    with pytest.raises(ValidationError, match="a point in time needs a time zone"):
        MOMENT.validate_python(value)


@pytest.mark.parametrize(
    "value",
    ["tomorrow", "", "2027-02-30T10:00", "25:00", "2027-13-01", "NaN", "2027-07-15T18:02 Mars", None, [], "\x00"],
)
def test_what_is_no_time_is_refused(value: object) -> None:
    with pytest.raises(ValidationError):
        read(value)


@pytest.mark.parametrize(
    "value",
    [
        "0001-01-01T00:00", "9999-12-31T23:59", "9999-12-31T23:59:59Z", "0001-01-01T00:00Z", "0001-01-01T00:00+14:00",
        datetime.max.replace(tzinfo=UTC), datetime.min.replace(tzinfo=UTC), datetime.max, datetime.min,
    ],
    ids=str,
)  # fmt: skip
def test_the_edges_of_the_calendar_are_refused_since_not_every_zone_can_show_them(value: object) -> None:
    with pytest.raises(ValidationError, match="outside the calendar"):
        read(value)


@given(st.datetimes(datetime(2, 1, 1), datetime(9998, 12, 31)), st.sampled_from(["Pacific/Kiritimati", "Etc/GMT+12"]))
def test_every_time_that_is_accepted_can_be_shown_anywhere(value: datetime, name: str) -> None:
    found = read(value, zone(name))
    for shown in ("Pacific/Kiritimati", "Etc/GMT+12"):
        text = MOMENT.dump_python(found, mode="json", context={"zone": zone(shown)})
        assert datetime.fromisoformat(text) == found


def test_it_is_shown_to_agents_with_the_local_offset_and_recorded_as_utc() -> None:
    found = read("2027-07-15T18:02")
    assert MOMENT.dump_python(found, mode="json", context={"zone": ROME}) == "2027-07-15T18:02:00+02:00"
    assert MOMENT.dump_python(found, mode="json") == "2027-07-15T16:02:00Z"


def ring(at: Moment, day: date | None = None) -> None:
    """Ring."""


def test_it_is_told_to_people_in_local_words() -> None:
    first, second = datetime(2027, 10, 31, 0, 30, tzinfo=UTC), datetime(2027, 10, 31, 1, 30, tzinfo=UTC)
    assert told(first, ROME, "%a %d %b %Y %H:%M %Z") == "Sun 31 Oct 2027 02:30 CEST"
    assert told(second, ROME, "%a %d %b %Y %H:%M %Z") == "Sun 31 Oct 2027 02:30 CET"
    assert told(first, zone("Asia/Tokyo"), "%H:%M") == "09:30"


def test_an_argument_is_read_in_the_zone_of_the_phone() -> None:
    tool = Tool("ring", "write", ring, {"at": Moment, "day": date | None, "return": None}, 0)
    assert tool.parse({"at": "2027-07-15T18:02"}, ROME)["at"] == datetime(2027, 7, 15, 16, 2, tzinfo=UTC)
    with pytest.raises(BadInput, match=r"ring: at: .*got 'noon'"):
        tool.parse({"at": "noon"}, ROME)
    with pytest.raises(BadInput, match="at: this date is outside the calendar"):
        tool.parse({"at": "9999-12-31T23:59"}, ROME)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90s", 90), ("2m", 120), ("1h 30m", 5400), ("1h30m", 5400), ("3 days", 259_200), ("1 day", 86_400),
        ("30 min", 1800), ("1 minute", 60), ("5 minutes", 300), ("10 sec", 10), ("10 seconds", 10), ("2 hours", 7200),
        ("1 hour", 3600), ("2 weeks", 1_209_600), ("1w 2d", 777_600), ("0s", 0),
    ],
)  # fmt: skip
def test_lengths_of_time(text: str, seconds: int) -> None:
    assert span(text) == timedelta(seconds=seconds)


@pytest.mark.parametrize(
    "text",
    ["", "soon", "5", "m", "5 m x", "2m3", "-5m", "1.5h", "5 months", "5 mins ago", "9" * 30 + "w", "9" * 5000 + "s"],
)
def test_what_is_no_length_of_time_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        span(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2027-04-15 18:02", "2027-04-15T16:02:00Z"),
        ("2027-04-15", "2027-04-14T22:00:00Z"),
        ("18:02", "2027-01-09T17:02:00Z"),
        ("8:02", "2027-01-09T07:02:00Z"),
        ("8:02:33", "2027-01-09T07:02:33Z"),
        ("2027-04-15T18:02+00:00", "2027-04-15T18:02:00Z"),
    ],
)
def test_a_scenario_writes_times_locally(text: str, utc: str) -> None:
    assert iso(moment(text, ROME, date(2027, 1, 9))) == utc


@pytest.mark.parametrize("text", ["24:30", "18.02", "tomorrow", "", "2027-04-31 10:00", "0001-01-01 00:00", "18:02 pm"])
def test_what_is_no_time_of_a_scenario_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no date and time"):
        moment(text, zone("Asia/Tokyo"), date(2027, 1, 9))


def test_a_time_of_day_needs_a_day() -> None:
    with pytest.raises(BadInput, match="is no date and time"):
        moment("18:02", ROME)


@pytest.mark.parametrize("name", ["Rome", "", "../etc/passwd", "Europe/Rome ", "\x00", "/", "x" * 500])
def test_an_unknown_zone_is_refused_with_an_example(name: str) -> None:
    with pytest.raises(BadInput, match="no IANA time zone; write for example 'Europe/Rome'"):
        zone(name)


def test_what_has_no_place_in_a_record_is_refused() -> None:
    assert plain(datetime(2027, 1, 1, 12, tzinfo=timezone(timedelta(hours=2)))) == "2027-01-01T10:00:00Z"
    assert plain(date(2027, 1, 1)) == "2027-01-01"
    for value in ({1}, object(), b"x"):
        with pytest.raises(TypeError, match="has no place in a record"):
            plain(value)
