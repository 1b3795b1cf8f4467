from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import rrulestr
from hypothesis import given, settings, strategies as st

from pare.errors import BadInput
from pare_apps.calendar.recurrence import day_keys, days_between, describe, last_day, next_day, parse


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("RRULE:FREQ=WEEKLY;BYDAY=TH,TU;INTERVAL=1", "FREQ=WEEKLY;BYDAY=TU,TH"),
        ("freq=monthly;byday=+2tu", "FREQ=MONTHLY;BYDAY=2TU"),
        ("FREQ=MONTHLY;BYMONTHDAY=-1;", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("FREQ=DAILY;INTERVAL=2;COUNT=5", "FREQ=DAILY;INTERVAL=2;COUNT=5"),
        ("FREQ=WEEKLY;UNTIL=2027-06-15", "FREQ=WEEKLY;UNTIL=20270615"),
        ("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=7;WKST=SU", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=7;WKST=SU"),
    ],
)
def test_a_rule_is_kept_in_one_writing(written: str, kept: str) -> None:
    assert str(parse(written)) == kept
    assert str(parse(kept)) == kept


@pytest.mark.parametrize(
    "text",
    [
        "FREQ=DAILY;INTERVAL=,",
        "FREQ=WEEKLY;BYDAY=,",
        "FREQ=DAILY;BYMONTHDAY=30",
        "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=MONTHLY;BYDAY=6MO",
        "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9",
        "",
        "x",
        "FREQ=HOURLY",
        "WEEKLY",
        "FREQ=WEEKLY;BYHOUR=3",
        "FREQ=WEEKLY;FREQ=DAILY",
        "FREQ=WEEKLY;BYDAY=XX",
        "FREQ=WEEKLY;BYDAY=2TU",
        "FREQ=MONTHLY;BYDAY=0TU",
        "FREQ=DAILY;INTERVAL=0",
        "FREQ=DAILY;COUNT=0",
        "FREQ=DAILY;COUNT=99999999999999999999",
        "FREQ=DAILY;UNTIL=20270231",
        "FREQ=DAILY;UNTIL=soon",
        "FREQ=DAILY;COUNT=2;UNTIL=20270615",
        "FREQ=MONTHLY;BYMONTHDAY=32",
        "FREQ=YEARLY;BYMONTH=13",
        "FREQ=DAILY;WKST=XX",
        "FREQ=DAILY\nFREQ=DAILY",
        "FREQ=DAILY;UNTIL=20270615T250000Z",
    ],
)
def test_a_faulty_rule_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadInput, match=r"^recurrence: "):
        parse(text)


def test_until_is_a_local_day() -> None:
    new_york, five = ZoneInfo("America/New_York"), time(17)
    assert parse("FREQ=DAILY;UNTIL=20270616T035959Z", new_york, five).until == date(2027, 6, 15)
    assert parse("FREQ=DAILY;UNTIL=20270615T160000", new_york, five).until == date(2027, 6, 14)
    assert parse("FREQ=DAILY;UNTIL=99991231T235959Z", new_york, five).until == date(9999, 12, 31)


@pytest.mark.parametrize(
    ("rule", "first", "kept"),
    [
        ("FREQ=WEEKLY;BYDAY=TU", date(2027, 4, 6), "FREQ=WEEKLY"),
        ("FREQ=WEEKLY;BYDAY=TU,TH", date(2027, 4, 6), "FREQ=WEEKLY;BYDAY=TU,TH"),
        ("FREQ=MONTHLY;BYMONTHDAY=6", date(2027, 4, 6), "FREQ=MONTHLY"),
        ("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=6", date(2027, 4, 6), "FREQ=YEARLY"),
        ("FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=6", date(2027, 4, 6), "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=6"),
        ("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1", date(2027, 4, 5), "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1"),
    ],
)
def test_what_the_first_day_says_is_left_out(rule: str, first: date, kept: str) -> None:
    assert str(parse(rule).relative(first)) == kept


RULES = st.builds(
    "".join,
    st.tuples(
        st.sampled_from(
            [
                "FREQ=DAILY",
                "FREQ=WEEKLY",
                "FREQ=WEEKLY;BYDAY=MO,WE,SU",
                "FREQ=MONTHLY",
                "FREQ=MONTHLY;BYDAY=2TU",
                "FREQ=MONTHLY;BYDAY=-1FR",
                "FREQ=MONTHLY;BYMONTHDAY=31",
                "FREQ=MONTHLY;BYMONTHDAY=-1,15",
                "FREQ=YEARLY",
                "FREQ=YEARLY;BYMONTH=2,11",
                "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
                "FREQ=YEARLY;BYMONTHDAY=3",
                "FREQ=YEARLY;BYDAY=20MO",
                "FREQ=DAILY;BYMONTH=3",
                "FREQ=WEEKLY;BYMONTH=6;BYDAY=SA",
            ]
        ),
        st.sampled_from(["", ";INTERVAL=2", ";INTERVAL=3"]),
        st.sampled_from(["", ";WKST=SU"]),
        st.sampled_from(["", ";COUNT=7", ";UNTIL=20290301"]),
    ),
)
FIRSTS = st.dates(date(2026, 1, 1), date(2028, 12, 31))


@given(RULES, FIRSTS, st.integers(-40, 1500), st.integers(0, 120))
@settings(max_examples=250, deadline=None)
def test_days_are_those_of_the_reference_wherever_one_looks(rule: str, first: date, ahead: int, length: int) -> None:
    low = first + timedelta(days=ahead)
    high = low + timedelta(days=length)
    reference = rrulestr(rule, dtstart=datetime.combine(first, time.min))
    every = [day.date() for day in takewhile(lambda day: day.date() <= high, reference)]
    expected = [day for day in every if day >= low]
    assert list(days_between(rule, first, low, high)) == expected
    assert next_day(rule, first, low) == (expected[0] if expected else next_day(rule, first, high + timedelta(days=1)))


@given(RULES, FIRSTS)
@settings(max_examples=100, deadline=None)
def test_nothing_happens_after_the_last_day_and_endless_series_are_found_by_their_keys(rule: str, first: date) -> None:
    end = last_day(rule, first)
    if end is not None:
        assert days_between(rule, first, end + timedelta(days=1), date(2100, 1, 1)) == ()
        return
    keys = day_keys(rule, (first,))
    for day in days_between(rule, first, first, first + timedelta(days=800)):
        assert {"any", f"{day:%d}", f"{day:%m-%d}"} & set(keys)


def test_an_old_or_sparse_series_is_as_quick_as_a_new_one() -> None:
    assert days_between("FREQ=DAILY", date(1, 1, 1), date(2199, 1, 1), date(2199, 1, 2)) == (
        date(2199, 1, 1),
        date(2199, 1, 2),
    )
    assert next_day("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", date(2024, 2, 29), date(2097, 1, 1)) == date(2104, 2, 29)
    assert next_day("FREQ=YEARLY;INTERVAL=50", date(2024, 2, 29), date(2025, 1, 1)) is None
    assert next_day("FREQ=DAILY;UNTIL=20270101", date(2026, 1, 1), date(2027, 1, 2)) is None
    assert next_day("FREQ=DAILY", date(2026, 1, 1), date.max) == date.max


def test_a_rule_in_words() -> None:
    assert describe("") == ""
    assert describe("FREQ=WEEKLY") == "every week"
    assert describe("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270615") == "every 2 weeks on TU, TH until 15 Jun 2027"
    assert describe("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1;COUNT=3") == "every year on day 1 in month 4, 3 times"
    assert describe("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1") == "every month on MO, only number 1 of these"
    assert parse("FREQ=DAILY;UNTIL=20270101", UTC).until == date(2027, 1, 1)
