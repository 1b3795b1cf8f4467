"""The calendar as recognisers look at it: what is coming, which event is meant, and what is free."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.moments import Clock, at, told_time
from pare_agents.rules.plan import Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, occasion, topic

WINDOW = 45  # days in which an event is looked for
SURE = 3  # so many points make a match
HOUR = timedelta(hours=1)
_ANY = {"example", "test", "com", "org", "net", "mail", "gmail", "info", "office", "hello", "contact"}


@dataclass(frozen=True)
class Event:
    """An event of the calendar, in local time."""

    id: str
    title: str
    starts: datetime
    ends: datetime
    location: str = ""
    notes: str = ""
    people: tuple[str, ...] = ()
    organiser: str = ""
    all_day: bool = False
    status: str = "confirmed"

    def overlaps(self, starts: datetime, ends: datetime) -> bool:
        """Whether it takes place in that stretch."""
        return self.starts < ends and starts < self.ends


def coming(reader: Reader, today: date, days: int = WINDOW) -> list[Event]:
    """What takes place in the next days, without what is cancelled."""
    rows = reader.rows("calendar__list_events", day=today.isoformat(), days=days, limit=200)
    return [event for row in rows if (event := event_of(row)) is not None and event.status != "cancelled"]


def meant(arrival: Arrival, events: Iterable[Event]) -> Event | None:
    """The event that an arrival speaks of; None if none is, or if it may be another."""
    ranked = sorted(((_points(event, arrival), event) for event in events), key=lambda pair: -pair[0])
    if not ranked or ranked[0][0] < SURE:
        return None
    best = [event for points, event in ranked if points == ranked[0][0]]
    series = {event.id.partition("@")[0]: None for event in best}
    return min(best, key=lambda event: event.starts) if len(series) == 1 else None


def _points(event: Event, arrival: Arrival) -> int:
    said, of_event = content(arrival.whole), content(event.title)
    shared = [word for word in of_event if word in said]
    points = sum(1 if occasion(word) else 2 for word in shared)
    points += 2 if with_sender(event, arrival) else 0
    points += sum(word in said for word in content(event.location) if word not in of_event)
    first = arrival.corrects or arrival
    points += 2 if event.starts.date() in (*arrival.when.days, *first.when.days) else 0
    points += 1 if _clock(event.starts) in (*arrival.when.clocks, *first.when.clocks) else 0
    if shared:
        return points
    return points if with_sender(event, arrival) and not topic(arrival.whole) else 0  # it names something else


def with_sender(event: Event, arrival: Arrival) -> bool:
    """Whether the sender takes part in an event, or it is named after them."""
    if arrival.sender and arrival.sender.casefold() in (who.casefold() for who in (*event.people, event.organiser)):
        return True
    names = [word for word in content(arrival.name) if not word.isdigit()]
    if arrival.known and any(plain(arrival.name) == plain(who) for who in event.people):
        return True
    house = re.split(r"[.-]", arrival.sender.rpartition("@")[2]) if "@" in arrival.sender else []
    words = content(f"{event.title} {event.notes} {event.location}")
    named = [word for word in (*names, *map(plain, house)) if len(word) > 2 and word not in _ANY]
    return any(word in words and not occasion(word) for word in named)


def _clock(moment: datetime) -> Clock:
    return moment.hour, moment.minute


def blockers(reader: Reader, starts: datetime, ends: datetime, *ignored: str) -> list[Event]:
    """What the calendar has in a stretch of time."""
    events = [event_of(row) for row in _availability(reader, starts.date()).get("busy", [])]
    return [e for e in events if e is not None and e.overlaps(starts, ends) and e.id not in ignored]


def free(reader: Reader, day: date, earliest: Clock, latest: Clock) -> list[tuple[datetime, datetime]]:
    """The free stretches of a day between two hours, each an hour long or more."""
    rows = _availability(reader, day).get("free", [])
    least, most = at(day, earliest), at(day, latest)
    stretches = [(max(_local(row["starts"]), least), min(_local(row["ends"]), most)) for row in rows]
    return [(start, end) for start, end in stretches if end - start >= HOUR]


def alternative(reader: Reader, wanted: datetime) -> datetime | None:
    """The free hour nearest to a time, on the same day and at a whole or half hour."""
    found: list[datetime] = []
    for start, end in free(reader, wanted.date(), (8, 0), (20, 0)):
        late = timedelta(minutes=-start.minute % 30)
        starts = start + late
        while starts + HOUR <= end:
            found.append(starts)
            starts += timedelta(minutes=30)
    return min(found, key=lambda start: (abs(start - wanted), start), default=None)


def _availability(reader: Reader, day: date) -> dict[str, Any]:
    value = reader.read("calendar__check_availability", day=day.isoformat(), days=1, minutes=60,
                        earliest="08:00", latest="22:00")  # fmt: skip
    return value if isinstance(value, dict) else {}


def event_of(row: dict[str, Any]) -> Event | None:
    """An event from what a reading tool says of it."""
    try:
        starts, all_day = _local(row["starts"]), bool(row.get("all_day")) or len(str(row["starts"])) == 10
        ends = _local(row["ends"]) if row.get("ends") else starts + HOUR
    except (KeyError, ValueError):
        return None
    if all_day:
        starts, ends = at(starts.date(), (0, 0)), at(ends.date(), (0, 0)) + timedelta(days=1)
    guests = [guest for guest in row.get("attendees") or [] if isinstance(guest, dict)]
    people = tuple(str(guest.get(part, "")) for guest in guests for part in ("identifier", "name") if guest.get(part))
    return Event(str(row.get("id", "")), str(row.get("title", "")), starts, ends, str(row.get("location", "")),
                 str(row.get("notes", "")), people, str(row.get("organiser", "")), all_day,
                 str(row.get("status", "confirmed")))  # fmt: skip


def _local(text: Any) -> datetime:
    return datetime.fromisoformat(str(text)).replace(tzinfo=None)


def put(title: str, starts: datetime, ends: datetime | None = None, **fields: Any) -> Step:
    """The step that makes an event."""
    until = {"ends": ends.isoformat()} if ends else {}
    where = f" ({fields['location']})" if fields.get("location") else ""
    given = {name: value for name, value in fields.items() if value}
    return Step("put", f'"{title}"{where} into your calendar on {told_time(starts)}', "calendar__create_event",
                {"title": title, "starts": starts.isoformat(), **until, **given})  # fmt: skip


def move(event: Event, starts: datetime) -> Step:
    """The step that moves an event and keeps its length."""
    return Step("move", f'"{event.title}" in your calendar from {told_time(event.starts)} to {told_time(starts)}',
                "calendar__update_event", {"event_id": event.id, "starts": starts.isoformat()})  # fmt: skip
