from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import hypothesis.strategies as st
import pytest
from hypothesis import example, given

from pare_apps.reminders.recurrence import DAYS, Day, Repeat, following, told

ROME = ZoneInfo("Europe/Rome")


def local(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ROME).astimezone(UTC)


def after(
    start: str, later_than: str, repeat: Repeat, every: int = 1, days: tuple[Day, ...] = (), until: date | None = None
) -> str | None:
    found = following(local(start), local(later_than), ROME, repeat, every, days, until)
    return None if found is None else f"{found.astimezone(ROME):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("start", "later_than", "repeat", "every", "days", "found"),
    [
        ("2027-02-24 08:00", "2027-02-24 08:00", "daily", 1, (), "2027-02-25 08:00"),
        ("2027-02-24 08:00", "2027-03-01 07:00", "daily", 3, (), "2027-03-02 08:00"),
        ("2027-02-24 08:00", "2027-02-20 07:00", "daily", 1, (), "2027-02-24 08:00"),
        ("2027-02-24 19:00", "2027-02-24 19:00", "weekly", 2, (), "2027-03-10 19:00"),
        ("2027-02-24 05:15", "2027-02-26 09:00", "weekly", 1, ("mon", "tue", "wed", "thu", "fri"), "2027-03-01 05:15"),
        ("2027-02-24 05:15", "2027-02-24 05:15", "weekly", 2, ("mon", "fri"), "2027-02-26 05:15"),
        ("2027-02-24 05:15", "2027-02-26 05:15", "weekly", 2, ("mon", "fri"), "2027-03-08 05:15"),
        ("2027-01-31 09:00", "2027-01-31 09:00", "monthly", 1, (), "2027-02-28 09:00"),
        ("2027-01-31 09:00", "2027-02-28 09:00", "monthly", 1, (), "2027-03-31 09:00"),
        ("2027-01-15 09:00", "2027-01-20 09:00", "monthly", 3, (), "2027-04-15 09:00"),
        ("2028-02-29 09:00", "2028-02-29 09:00", "yearly", 1, (), "2029-02-28 09:00"),
        ("2028-02-29 09:00", "2031-12-29 09:00", "yearly", 1, (), "2032-02-29 09:00"),
        ("2027-02-24 09:00", "2027-02-24 09:00", "none", 1, (), None),
    ],
)
def test_the_next_occurrence(
    start: str, later_than: str, repeat: Repeat, every: int, days: tuple[Day, ...], found: str | None
) -> None:
    assert after(start, later_than, repeat, every, days) == found


def test_the_hour_on_the_wall_survives_a_change_of_the_clock() -> None:
    assert after("2027-03-27 08:00", "2027-03-27 08:00", "daily") == "2027-03-28 08:00"
    assert after("2027-03-27 02:30", "2027-03-27 02:30", "daily") == "2027-03-28 03:30"
    assert after("2027-03-27 02:30", "2027-03-28 03:30", "daily") == "2027-03-29 02:30"


def test_a_series_ends() -> None:
    assert after("2027-02-24 08:00", "2027-02-24 08:00", "daily", until=date(2027, 2, 25)) == "2027-02-25 08:00"
    assert after("2027-02-24 08:00", "2027-02-25 08:00", "daily", until=date(2027, 2, 25)) is None
    assert (
        following(datetime(9999, 12, 1, tzinfo=UTC), datetime(9999, 12, 1, tzinfo=UTC), ROME, "yearly", 1, (), None)
        is None
    )


def test_an_old_series_is_not_counted_through() -> None:
    start = datetime(1970, 1, 1, 8, tzinfo=UTC)
    assert following(start, datetime(2199, 1, 1, tzinfo=UTC), ROME, "daily", 1, (), None) is not None


@example(datetime(2000, 10, 29, 1), timedelta(days=-1), "daily", 1, ())  # 2:00 for the second time in that night
@given(
    start=st.datetimes(datetime(1980, 1, 1), datetime(2100, 1, 1)),
    ahead=st.timedeltas(timedelta(days=-400), timedelta(days=4000)),
    repeat=st.sampled_from(["daily", "weekly", "monthly", "yearly"]),
    every=st.integers(1, 60),
    days=st.lists(st.sampled_from(DAYS), unique=True).map(lambda chosen: tuple(sorted(chosen, key=DAYS.index))),
)
def test_it_is_the_first_of_the_series_after(
    start: datetime, ahead: timedelta, repeat: Repeat, every: int, days: tuple[Day, ...]
) -> None:
    days = days if repeat == "weekly" else ()
    first = start.replace(tzinfo=UTC)
    moment, series = first - timedelta(seconds=1), []
    while (moment := following(first, moment, ROME, repeat, every, days, None) or moment) <= first + ahead:
        series.append(moment)
    assert following(first, first + ahead, ROME, repeat, every, days, None) == moment
    assert series == sorted(set(series))


def test_a_series_in_words() -> None:
    assert told("none", 1, (), None) == ""
    assert told("daily", 1, (), None) == "every day"
    assert told("weekly", 2, ("mon", "thu"), date(2027, 5, 3)) == "every 2 weeks on mon, thu until 3 May 2027"
