"""Recurrence rules (RRULE of RFC 5545): read, written canonically, told in words, and expanded to days.

An event takes place at most once a day, so an occurrence is a date in the event's own time zone; the hours stay those
on the wall when the clock changes. An expansion starts near the days that are asked for, however old the series is.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from itertools import islice
from typing import Literal

from dateutil import rrule

from pare.errors import BadInput, listed, shortened

WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_FREQUENCIES: dict[str, Literal[0, 1, 2, 3]] = {
    "DAILY": rrule.DAILY,
    "WEEKLY": rrule.WEEKLY,
    "MONTHLY": rrule.MONTHLY,
    "YEARLY": rrule.YEARLY,
}
_LISTS = ("BYMONTH", "BYMONTHDAY", "BYDAY", "BYSETPOS")
_UNITS = {"DAILY": "day", "WEEKLY": "week", "MONTHLY": "month", "YEARLY": "year"}
_DAY = re.compile(r"([+-]?[0-9]{1,2})?(MO|TU|WE|TH|FR|SA|SU)")
_UNTIL = re.compile(r"([0-9]{4})-?([0-9]{2})-?([0-9]{2})(?:T([0-9]{2}):?([0-9]{2}):?([0-9]{2})(Z?))?")
_EXAMPLE = "write for example 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270615'"
_YEARS = 100  # how far a counted series is followed


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in parts; `until` is the last possible day."""

    frequency: str
    interval: int = 1
    months: tuple[int, ...] = ()
    month_days: tuple[int, ...] = ()
    days: tuple[str, ...] = ()
    positions: tuple[int, ...] = ()
    week_start: str = "MO"
    count: int | None = None
    until: date | None = None

    def __str__(self) -> str:
        parts = [f"FREQ={self.frequency}"]
        parts += [f"INTERVAL={self.interval}"] if self.interval > 1 else []
        lists = zip(_LISTS, (self.months, self.month_days, self.days, self.positions), strict=True)
        for key, values in lists:
            parts += [f"{key}={','.join(map(str, values))}"] if values else []
        parts += [f"WKST={self.week_start}"] if self.week_start != "MO" else []
        parts += [f"COUNT={self.count}"] if self.count is not None else []
        parts += [f"UNTIL={self.until:%Y%m%d}"] if self.until is not None else []
        return ";".join(parts)

    def relative(self, first: date) -> Rule:
        """The same rule without what its first day says already, so that it moves with that day."""
        weekly, monthly, yearly = (self.frequency == name for name in ("WEEKLY", "MONTHLY", "YEARLY"))
        if self.positions:
            return self
        if weekly and self.days == (WEEKDAYS[first.weekday()],):
            return replace(self, days=())
        if self.month_days == (first.day,) and not self.days:
            if monthly and not self.months:
                return replace(self, month_days=())
            if yearly and self.months == (first.month,):
                return replace(self, months=(), month_days=())
        return self


def parse(text: str, zone: tzinfo = UTC, at: time = time.min) -> Rule:
    """The rule that a text means.

    Args:
        text: an RRULE, with or without its name in front.
        zone: where the hours on the wall are read.
        at: when occurrences begin; a point in time after UNTIL is none.

    Raises:
        BadInput: the text is no rule, or has parts that calendars here do not have.
    """
    parts: dict[str, str] = {}
    for part in text.strip().upper().removeprefix("RRULE:").strip(";").split(";"):
        key, _, value = part.partition("=")
        if key not in _PARTS or not value or key in parts:
            raise BadInput(f"recurrence: {shortened(part)} cannot be read; parts are {listed(_PARTS)}; {_EXAMPLE}")
        parts[key] = value
    frequency = parts.get("FREQ", "")
    if frequency not in _FREQUENCIES:
        raise BadInput(f"recurrence: FREQ must be one of {listed(_FREQUENCIES)}; {_EXAMPLE}")
    if "COUNT" in parts and "UNTIL" in parts:
        raise BadInput("recurrence: write COUNT or UNTIL, not both")
    week_start = parts.get("WKST", "MO")
    if week_start not in WEEKDAYS:
        raise BadInput(f"recurrence: WKST must be one of {listed(WEEKDAYS)}")
    rule = Rule(
        frequency,
        _numbers(parts, "INTERVAL", 1, 999, "1")[0],
        _numbers(parts, "BYMONTH", 1, 12),
        _numbers(parts, "BYMONTHDAY", -31, 31),
        _days(parts.get("BYDAY", ""), frequency),
        _numbers(parts, "BYSETPOS", -366, 366),
        week_start,
        _numbers(parts, "COUNT", 1, 1000)[0] if "COUNT" in parts else None,
        _until(parts["UNTIL"], zone, at) if "UNTIL" in parts else None,
    )
    _check_possible(rule)
    return rule


def _check_possible(rule: Rule) -> None:
    if rule.frequency in ("DAILY", "WEEKLY") and (rule.month_days or rule.positions):
        raise BadInput("recurrence: BYMONTHDAY and BYSETPOS need FREQ=MONTHLY or FREQ=YEARLY")
    if rule.frequency == "DAILY" and rule.days and rule.interval > 1:
        raise BadInput("recurrence: weekdays at an INTERVAL need FREQ=WEEKLY")
    if rule.month_days or any(len(day) > 2 for day in rule.days) or rule.positions:
        whenever = replace(rule, interval=1, count=None, until=None)
        if next(_expanded(whenever, date(2000, 1, 1), date(2000, 1, 1), date(2400, 1, 1)), None) is None:
            raise BadInput(f"recurrence: {rule} never takes place")


_PARTS = ("FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "BYMONTH", "BYSETPOS", "WKST")


def _numbers(parts: dict[str, str], key: str, low: int, high: int, default: str = "") -> tuple[int, ...]:
    found = []
    for text in filter(None, parts.get(key, default).split(",")):
        number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,5}", text) else 0
        if number == 0 or not low <= number <= high:
            raise BadInput(f"recurrence: {key}={shortened(text)} must be a number from {low} to {high}, and not 0")
        found.append(number)
    if key in parts and not found:
        raise BadInput(f"recurrence: {key} needs a number; {_EXAMPLE}")
    return tuple(sorted(set(found)))


def _days(text: str, frequency: str) -> tuple[str, ...]:
    found = []
    for part in text.split(",") if text else ():
        day = _DAY.fullmatch(part)
        number = int(day[1] or 0) if day else 0
        if day is None or abs(number) > 53 or (day[1] and not number):
            raise BadInput(f"recurrence: BYDAY={shortened(part)} is no weekday; write for example 'TU,TH', or '2TU'")
        if number and frequency not in ("MONTHLY", "YEARLY"):
            raise BadInput(f"recurrence: BYDAY={shortened(part)} needs FREQ=MONTHLY or FREQ=YEARLY")
        found.append((number, WEEKDAYS.index(day[2])))
    return tuple(f"{number or ''}{WEEKDAYS[day]}" for number, day in sorted(set(found)))


def _until(text: str, zone: tzinfo, at: time) -> date:
    found = _UNTIL.fullmatch(text)
    try:
        if found is None:
            raise ValueError
        end = date(int(found[1]), int(found[2]), int(found[3]))
        if found[4] is None or not 1900 <= end.year <= 2200:
            return end
        local = datetime.combine(end, time(int(found[4]), int(found[5]), int(found[6])))
    except ValueError:
        raise BadInput(f"recurrence: UNTIL={shortened(text)} is no date; write for example UNTIL=20270615") from None
    if found[7]:
        local = local.replace(tzinfo=UTC).astimezone(zone).replace(tzinfo=None)
    return local.date() if local.time() >= at else local.date() - timedelta(days=1)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Rule:
    return parse(text)


def describe(text: str) -> str:
    """A rule in words, such as `every 2 weeks on TU, TH until 15 Jun 2027`; empty if there is none."""
    if not text:
        return ""
    rule, unit = _parsed(text), _UNITS[_parsed(text).frequency]
    told = f"every {unit}" if rule.interval == 1 else f"every {rule.interval} {unit}s"
    told += f" on {', '.join(rule.days)}" if rule.days else ""
    told += f" on day {', '.join(map(str, rule.month_days))}" if rule.month_days else ""
    told += f" in month {', '.join(map(str, rule.months))}" if rule.months else ""
    told += f", only number {', '.join(map(str, rule.positions))} of these" if rule.positions else ""
    told += f", {rule.count} times" if rule.count is not None else ""
    return told + (f" until {rule.until.day} {rule.until:%b} {rule.until.year}" if rule.until else "")


@lru_cache(maxsize=65_536)
def days_between(text: str, first: date, low: date, high: date) -> tuple[date, ...]:
    """The days from `low` to `high`, both included, on which a series that begins on `first` takes place."""
    rule = _parsed(text)
    if rule.count is not None:
        days = _counted(text, first)
        return days[bisect_left(days, low) : bisect_right(days, high)]
    return tuple(_expanded(rule, first, max(low, first), high if rule.until is None else min(high, rule.until)))


def begins_on(text: str, first: date) -> bool:
    """Whether a day can be the first of a series."""
    rule = _parsed(text)
    backwards = first.day - monthrange(first.year, first.month)[1] - 1
    return (
        (not rule.months or first.month in rule.months)
        and (not rule.month_days or not {first.day, backwards}.isdisjoint(rule.month_days))
        and (not rule.days or any(day[-2:] == WEEKDAYS[first.weekday()] for day in rule.days))
        and days_between(text, first, first, first) == (first,)
    )


def next_day(text: str, first: date, low: date) -> date | None:
    """The first day from `low` on, within eleven years, on which a series takes place."""
    low = max(low, first)
    for ahead in (35, 400, 4_000):
        high = date.max if (date.max - low).days <= ahead else low + timedelta(days=ahead)
        if found := days_between(text, first, low, high):
            return found[0]
    return None


def last_day(text: str, first: date) -> date | None:
    """A day after which a series certainly no longer takes place; None if it has no end."""
    rule = _parsed(text)
    if rule.count is None:
        return rule.until
    return max(_counted(text, first), default=first)


def day_keys(text: str, firsts: tuple[date, ...]) -> tuple[str, ...]:
    """Under which days (`07` of every month, `03-07` of every year) an endless series is looked up.

    Args:
        text: the rule.
        firsts: days that its first day may be.

    Returns:
        the keys; `any` if it may take place on too many days to be looked up by them.
    """
    rule = _parsed(text)
    if rule.frequency not in ("MONTHLY", "YEARLY") or rule.days or any(day < 0 for day in rule.month_days):
        return ("any",)
    days = rule.month_days or tuple(day.day for day in firsts)
    if rule.frequency == "MONTHLY" or rule.month_days:
        return tuple(dict.fromkeys(f"{day:02}" for day in days))
    months = [(month, day.day) for day in firsts for month in rule.months or (day.month,)]
    return tuple(dict.fromkeys(f"{month:02}-{day:02}" for month, day in months))


@lru_cache(maxsize=4096)
def _counted(text: str, first: date) -> tuple[date, ...]:
    rule = _parsed(text)
    end = date(min(first.year + _YEARS, date.max.year), 1, 1)
    return tuple(islice(_expanded(replace(rule, count=None), first, first, end), rule.count))


def _expanded(rule: Rule, first: date, low: date, high: date) -> Iterator[date]:
    """The days from `low` to `high`, found from a period near `low` that the rule's interval hits."""
    if low > high:
        return
    months, month_days, days = rule.months, rule.month_days, rule.days
    if not days and not month_days:
        if rule.frequency == "WEEKLY":
            days = (WEEKDAYS[first.weekday()],)
        elif rule.frequency in ("MONTHLY", "YEARLY"):
            month_days = (first.day,)
            months = months or ((first.month,) if rule.frequency == "YEARLY" else ())
    found = rrule.rrule(
        _FREQUENCIES[rule.frequency],
        dtstart=datetime.combine(_anchor(rule, first, low), time.min),
        interval=rule.interval,
        wkst=WEEKDAYS.index(rule.week_start),
        until=datetime.combine(high, time.min),
        bymonth=months or None,
        bymonthday=month_days or None,
        byweekday=[rrule.weekday(WEEKDAYS.index(day[-2:]), int(day[:-2] or 0) or None) for day in days] or None,
        bysetpos=rule.positions or None,
    )
    yield from (day.date() for day in found if day.date() >= low)


def _anchor(rule: Rule, first: date, low: date) -> date:
    """The start of a period at or before `low` that lies a whole number of intervals after the first one."""
    match rule.frequency:
        case "DAILY":
            return low - timedelta(days=(low - first).days % rule.interval)
        case "WEEKLY":
            start = first - timedelta(
                days=min((first.weekday() - WEEKDAYS.index(rule.week_start)) % 7, first.toordinal() - 1)
            )
            return low - timedelta(days=(low - start).days % (7 * rule.interval))
        case "MONTHLY":
            passed = (low.year - first.year) * 12 + low.month - first.month
            month = first.year * 12 + first.month - 1 + passed - passed % rule.interval
            return date(month // 12, month % 12 + 1, 1)
        case _:
            return date(low.year - (low.year - first.year) % rule.interval, 1, 1)
