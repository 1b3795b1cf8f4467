"""Occurrences: events as they stand in the calendar at a time, and the times of a series' occurrences."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, SerializationInfo, SkipValidation, model_serializer

from pare.times import Moment, iso
from pare_apps.calendar.model import ME, Event
from pare_apps.calendar.wall import instant

_FIELDS = (
    "zone", "location", "notes", "organiser", "organiser_name", "my_status", "my_comment", "calendar", "status", "busy",
    "alerts", "recurrence",
)  # fmt: skip
_USUAL: dict[str, Any] = {"organiser": ME, "status": "confirmed", "busy": True}


class Occurrence(BaseModel):
    """An event at one of its times.

    Attributes:
        id: what operations take as `event_id`: the event's id, or `<series id>@<day>`.
        event: the row behind it: a single event, the series, or an occurrence's own row.
        starts: when it begins.
        ends: when it ends.
        day: its first day, in the phone's zone.
        last_day: its last day, in the phone's zone.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    event: SkipValidation[Event]
    starts: datetime
    ends: datetime
    day: date
    last_day: date

    @property
    def series_id(self) -> str:
        """The series of which this is one occurrence; empty for anything else."""
        return self.event.series_id or (self.event.id if self.id != self.event.id else "")

    @property
    def blocks(self) -> bool:
        """Whether it keeps its calendar's owner from other things."""
        event = self.event
        return event.busy and event.status != "cancelled" and event.my_status != "declined"

    @model_serializer
    def _serialised(self, info: SerializationInfo) -> dict[str, Any]:
        return _told(self, info)


class EventDetails(Occurrence):
    """An event with what belongs to it.

    Attributes:
        differing: of a series, occurrences with their own row (moved, cancelled, answered by themselves).
        upcoming: of a series, ids of the next occurrences.
        clashes: ids of what else blocks the time.
    """

    differing: tuple[Occurrence, ...] = ()
    upcoming: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()

    @model_serializer
    def _serialised(self, info: SerializationInfo) -> dict[str, Any]:
        told = _told(self, info)
        if self.differing:
            told["differing"] = [_told(one, info) for one in self.differing]
        for name in ("upcoming", "clashes"):
            if ids := getattr(self, name):
                told[name] = list(ids)
        return told


def _told(one: Occurrence, info: SerializationInfo) -> dict[str, Any]:
    """What an assistant reads of it, without what is as usual; an all-day event ends on its last day."""
    event, zone = one.event, (info.context or {}).get("zone")
    told: dict[str, Any] = {"id": one.id, "title": event.title}
    if event.all_day:
        told |= {"all_day": True, "starts": one.day.isoformat(), "ends": one.last_day.isoformat()}
    else:
        for name, moment in (("starts", one.starts), ("ends", one.ends)):
            told[name] = iso(moment) if zone is None else moment.astimezone(zone).isoformat()
    for name in _FIELDS:
        value = getattr(event, name)
        if value != _USUAL[name] if name in _USUAL else value:
            told[name] = list(value) if isinstance(value, tuple) else value
    if event.wall and not event.all_day:
        told["usual_hours"] = str(event.wall)
    if event.attendees:
        told["attendees"] = [attendee.model_dump(exclude_defaults=True) for attendee in event.attendees]
    if one.series_id:
        told["series_id"] = one.series_id
    return told


class Slot(BaseModel):
    """A stretch of free time."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    starts: Moment
    ends: Moment


class Availability(BaseModel):
    """What blocks a window of time, and the stretches of it that are free."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    busy: tuple[Occurrence, ...]
    free: tuple[Slot, ...]


class CalendarInfo(BaseModel):
    """A calendar: its name, whose it is, and whether the owner of the phone may write to it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    owner: str
    editable: bool


def at(event: Event, id: str, starts: datetime, ends: datetime, here: ZoneInfo) -> Occurrence:
    """An event at given times, with its days in the phone's zone."""
    last = ends - (timedelta(hours=12) if event.all_day else timedelta(microseconds=1))
    day = starts.astimezone(here).date()
    last_day = max(day, last.astimezone(here).date())
    return Occurrence(id=id, event=event, starts=starts, ends=ends, day=day, last_day=last_day)


def times_on(series: Event, day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Begin and end of a series' occurrence on a day: the same hours on the wall of `zone` as on its first day."""
    hours = series.hours(zone)
    return (series.starts, series.ends) if day == hours.starts.date() else hours.on(day).times(zone)


def midnight(day: date, zone: ZoneInfo) -> datetime:
    """The begin of a day, as UTC."""
    return instant(datetime.combine(day, time.min), zone)
