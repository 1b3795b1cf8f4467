"""Drafting: the event that a form means, new or changed; all checks of what was written are here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo

from pare.errors import BadInput
from pare.times import zone as zone_named
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.model import FIRST_YEAR, LAST_YEAR, Event
from pare_apps.calendar.occurrences import midnight
from pare_apps.fields import named_faults

Status = Literal["confirmed", "tentative"]


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
        starts, ends = _days(first, first if form.ends is None else _day(form.ends, "ends", here), here)
        name = ""
    else:
        starts = _instant(form.starts, "starts", there)
        ends = starts + timedelta(hours=1) if form.ends is None else _instant(form.ends, "ends", there)
    there = here if all_day else there
    rule = _rule(form.recurrence or "", starts.astimezone(there))
    return _made(
        {**form.texts, **fields, "starts": starts, "ends": ends, "all_day": all_day, "zone": name}, rule, there
    )


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
        starts, ends = _revised_days(event, form, here)
    else:
        there = zone_named(name) if name else here
        starts, ends = _revised_times(event, form, written)
    before, after = _local(event, here), starts.astimezone(there)
    if form.recurrence is not None:
        rule = _rule(form.recurrence, after)
    elif event.recurrence and before != after.date():
        rule = str(rules.parse(event.recurrence).relative(before))
    else:
        rule = event.recurrence
    fields = {**event.__dict__, **form.texts, "starts": starts, "ends": ends, "all_day": all_day, "zone": name}
    if all_day != event.all_day and form.busy is None:
        fields["busy"] = not all_day
    return _made(fields, rule, there)


def _revised_days(event: Event, form: Form, here: ZoneInfo) -> tuple[datetime, datetime]:
    first = event.starts.astimezone(here).date()
    last = max(first, (event.ends - timedelta(hours=12) if event.all_day else event.ends).astimezone(here).date())
    if form.starts is not None:
        new = _day(form.starts, "starts", here)
        last = new + (last - first) if event.all_day else new
        first = new
    return _days(first, last if form.ends is None else _day(form.ends, "ends", here), here)


def _revised_times(event: Event, form: Form, written: ZoneInfo) -> tuple[datetime, datetime]:
    if event.all_day and form.starts is None:
        raise BadInput(
            "starts: an event that no longer takes whole days needs a time to begin, such as '2027-04-20T17:00'"
        )
    starts = event.starts if form.starts is None else _instant(form.starts, "starts", written)
    length = timedelta(hours=1) if event.all_day else event.ends - event.starts
    return starts, starts + length if form.ends is None else _instant(form.ends, "ends", written)


def _made(fields: dict[str, Any], rule: str, there: ZoneInfo) -> Event:
    starts: datetime = fields["starts"]
    if fields["ends"] <= starts:
        raise BadInput("ends: must be later than starts")
    first = starts.astimezone(there).date()
    if rule and not rules.begins_on(rule, first):
        following = rules.next_day(rule, first, first)
        hint = "" if following is None else f"; the first day that fits is {following.isoformat()}"
        raise BadInput(f"recurrence: {rule} does not fall on the day of starts, {first.isoformat()}{hint}")
    with named_faults():
        return Event(**{**fields, "recurrence": rule})


def _rule(text: str, starts: datetime) -> str:
    """A rule as it is kept: without what the local start says already."""
    return str(rules.parse(text, starts.tzinfo or UTC, starts.time()).relative(starts.date())) if text.strip() else ""


def _local(event: Event, here: ZoneInfo) -> date:
    return event.starts.astimezone(zone_named(event.zone) if event.zone else here).date()


def _zone(form: Form, here: ZoneInfo) -> tuple[str, ZoneInfo]:
    """The name that an event keeps of its zone, and where times without an offset are read."""
    if not form.zone:
        return "", here
    try:
        there = zone_named(form.zone)
    except BadInput as error:
        raise BadInput(f"zone: {error}") from None
    return ("" if there.key == here.key else there.key), there


def _instant(value: datetime, argument: str, there: ZoneInfo) -> datetime:
    _check_year(value, argument)
    return (value.replace(tzinfo=there) if value.tzinfo is None else value).astimezone(UTC)


def _day(value: datetime, argument: str, here: ZoneInfo) -> date:
    _check_year(value, argument)
    return (value if value.tzinfo is None else value.astimezone(here)).date()


def _check_year(value: datetime, argument: str) -> None:
    if not FIRST_YEAR <= value.year <= LAST_YEAR:
        raise BadInput(f"{argument}: the year must be from {FIRST_YEAR} to {LAST_YEAR}, not {value.year}")


def _days(first: date, last: date, here: ZoneInfo) -> tuple[datetime, datetime]:
    if last < first:
        raise BadInput("ends: an all-day event ends on its last day, which cannot be before starts")
    return midnight(first, here), midnight(last + timedelta(days=1), here)
