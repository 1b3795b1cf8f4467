"""Drafting: the event that a form means, new or changed; all checks of what was written are here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

from pare.errors import BadInput
from pare.times import zone as zone_named
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.model import FIRST_YEAR, LAST_YEAR, Event
from pare_apps.calendar.wall import Wall, hours_between, instant, shown, whole_days
from pare_apps.fields import named_faults

Status = Literal["confirmed", "tentative"]

_HOUR = timedelta(hours=1)


class Times(NamedTuple):
    """When an event begins and ends, as instants and on the wall of its zone."""

    starts: datetime
    ends: datetime
    wall: Wall


@dataclass(frozen=True, slots=True)
class Form:
    """What was written into an event's form; None where nothing was."""

    title: str | None = None
    starts: datetime | None = None
    ends: datetime | None = None
    all_day: bool | None = None
    zone: str | None = None
    location: str | None = None
    notes: str | None = None
    alerts: tuple[int, ...] | None = None
    calendar: str | None = None
    status: Status | None = None
    busy: bool | None = None
    recurrence: str | None = None

    @property
    def texts(self) -> dict[str, Any]:
        """What can be taken as it is."""
        names = ("title", "location", "notes", "alerts", "calendar", "status", "busy")
        return {name: value for name in names if (value := getattr(self, name)) is not None}


def drafted(form: Form, here: ZoneInfo, **fields: Any) -> Event:
    """A new event.

    Args:
        form: what was written; title and starts must have been.
        here: the phone's zone.
        **fields: what no form has (attendees, organiser).

    Raises:
        BadInput: something does not fit; the message names the argument.
    """
    if form.starts is None:
        raise BadInput("starts: write when it begins, such as '2027-04-20T17:00'")
    all_day = bool(form.all_day)
    name, there = _zone(form, here)
    if all_day:
        first = _day(form.starts, "starts", here)
        times = _days(first, first if form.ends is None else _day(form.ends, "ends", here), here)
        name, there = "", here
    else:
        starts, begin = _read(form.starts, "starts", there, there)
        usual = (starts + _HOUR, begin + _HOUR)
        ends, end = usual if form.ends is None else _read(form.ends, "ends", there, there)
        times = Times(starts, ends, Wall(begin, end))
    rule = _rule(form.recurrence or "", times.wall.starts, there)
    return _made({**form.texts, **fields, "all_day": all_day, "zone": name}, rule, times, there)


def revised(event: Event, form: Form, here: ZoneInfo) -> Event:
    """An event with what was written into its form; what was left out stays. A new start alone keeps the length.

    Raises:
        BadInput: something does not fit; the message names the argument.
    """
    if event.series_id and form.recurrence:
        raise BadInput(f"recurrence: belongs to the series; change {event.series_id} instead of one occurrence")
    all_day = event.all_day if form.all_day is None else form.all_day
    name, written = _zone(form, here)
    if form.zone is None:
        name = event.zone
    if all_day:
        name, there = "", here
        times = _revised_days(event, form, here)
    else:
        there = zone_named(name) if name else here
        times = _revised_times(event, form, written, there, _hours(event, there, here))
    before, after = _hours(event, _own(event, here), here).starts.date(), times.wall.starts
    if form.recurrence is not None:
        rule = _rule(form.recurrence, after, there)
    elif event.recurrence and before != after.date():
        rule = str(rules.parse(event.recurrence).relative(before))
    else:
        rule = event.recurrence
    fields = {**event.__dict__, **form.texts, "all_day": all_day, "zone": name}
    if all_day != event.all_day and form.busy is None:
        fields["busy"] = not all_day
    return _made(fields, rule, times, there)


def _revised_days(event: Event, form: Form, here: ZoneInfo) -> Times:
    hours = _hours(event, here, here)
    first = hours.starts.date()
    last = max(first, (hours.ends - timedelta(hours=12) if event.all_day else hours.ends).date())
    if form.starts is not None:
        new = _day(form.starts, "starts", here)
        last = new + (last - first) if event.all_day else new
        first = new
    return _days(first, last if form.ends is None else _day(form.ends, "ends", here), here)


def _revised_times(event: Event, form: Form, written: ZoneInfo, there: ZoneInfo, hours: Wall) -> Times:
    """The times of an event that had these hours; a series keeps its hour where what is shown is written again."""
    if event.all_day and form.starts is None:
        raise BadInput(
            "starts: an event that no longer takes whole days needs a time to begin, such as '2027-04-20T17:00'"
        )
    starts, begin = event.starts, hours.starts
    if form.starts is not None:
        starts, begin = _read(form.starts, "starts", written, there)
        begin = hours.starts if _restated(form.starts, starts, event.starts, event) else begin
    if form.ends is not None:
        ends, end = _read(form.ends, "ends", written, there)
        end = hours.ends if _restated(form.ends, ends, event.ends, event) else end
    elif (starts, begin) == (event.starts, hours.starts) and not event.all_day:
        ends, end = event.ends, hours.ends
    elif event.recurrence and not event.all_day:  # as long as on any other day
        end = begin + (hours.ends - hours.starts)
        ends = instant(end, there)
    else:
        length = _HOUR if event.all_day else event.ends - event.starts
        ends, end = starts + length, begin + length
    return Times(starts, ends, Wall(begin, end))


def _restated(written: datetime, moment: datetime, before: datetime, event: Event) -> bool:
    """Whether a time of a series only repeats, with its offset, what is shown; without one it means the clock."""
    return bool(event.recurrence) and written.tzinfo is not None and moment == before


def _made(fields: dict[str, Any], rule: str, times: Times, there: ZoneInfo) -> Event:
    starts, ends, wall = times
    if ends <= starts and wall.ends > wall.starts:  # the clock is put forward at the begin
        ends = starts + (wall.ends - wall.starts)
    if ends <= starts:
        raise BadInput("ends: must be later than starts")
    if wall.ends <= wall.starts:  # the clock is put back in between
        wall = Wall(wall.starts, wall.starts + (ends - starts))
    first = wall.starts.date()
    if rule and not rules.begins_on(rule, first):
        following = rules.next_day(rule, first, first)
        hint = "" if following is None else f"; the first day that fits is {following.isoformat()}"
        raise BadInput(f"recurrence: {rule} does not fall on the day of starts, {first.isoformat()}{hint}")
    with named_faults():
        made = Event(**{**fields, "starts": starts, "ends": ends, "recurrence": rule, "wall": None})
        return made.keeping(wall, there)


def _rule(text: str, starts: datetime, there: ZoneInfo) -> str:
    """A rule as it is kept: without what the start on the wall says already."""
    return str(rules.parse(text, there, starts.time()).relative(starts.date())) if text.strip() else ""


def _own(event: Event, here: ZoneInfo) -> ZoneInfo:
    return zone_named(event.zone) if event.zone else here


def _hours(event: Event, there: ZoneInfo, here: ZoneInfo) -> Wall:
    """The hours of an event on the wall of a zone; in its own, those that it keeps."""
    if _own(event, here).key == there.key:
        return event.hours(there)
    return hours_between(event.starts, event.ends, there)


def _zone(form: Form, here: ZoneInfo) -> tuple[str, ZoneInfo]:
    """The name that an event keeps of its zone, and where times without an offset are read."""
    if not form.zone:
        return "", here
    try:
        there = zone_named(form.zone)
    except BadInput as error:
        raise BadInput(f"zone: {error}") from None
    return ("" if there.key == here.key else there.key), there


def _read(value: datetime, argument: str, written: ZoneInfo, there: ZoneInfo) -> tuple[datetime, datetime]:
    """The instant that is meant, and what the clock on the wall of `there` shows then, or is meant to show."""
    _check_year(value, argument)
    moment = (value.replace(tzinfo=written) if value.tzinfo is None else value).astimezone(UTC)
    literally = value.tzinfo is None and written.key == there.key
    return moment, value.replace(fold=0) if literally else shown(moment, there)


def _day(value: datetime, argument: str, here: ZoneInfo) -> date:
    _check_year(value, argument)
    return (value if value.tzinfo is None else value.astimezone(here)).date()


def _check_year(value: datetime, argument: str) -> None:
    if not FIRST_YEAR <= value.year <= LAST_YEAR:
        raise BadInput(f"{argument}: the year must be from {FIRST_YEAR} to {LAST_YEAR}, not {value.year}")


def _days(first: date, last: date, here: ZoneInfo) -> Times:
    if last < first:
        raise BadInput("ends: an all-day event ends on its last day, which cannot be before starts")
    wall = whole_days(first, last)
    return Times(*wall.times(here), wall)
