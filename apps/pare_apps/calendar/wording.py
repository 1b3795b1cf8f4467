"""How events read on the screen and in notifications."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from pare.app import Arrived
from pare.phone import Phone
from pare.times import zone
from pare_apps import people
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.model import ME, Event
from pare_apps.calendar.occurrences import Occurrence

_UNITS = ((10_080, "week"), (1_440, "day"), (60, "hour"), (1, "minute"))


def when(one: Occurrence, phone: Phone) -> str:
    """An occurrence's time, in the phone's zone: `Tue 6 Apr 2027 17:00-18:00`."""
    if one.event.all_day:
        if one.day == one.last_day:
            return f"{_date(one.day)}, all day"
        return f"{_date(one.day)} to {_date(one.last_day)}, all day"
    starts, ends = one.starts.astimezone(phone.zone), one.ends.astimezone(phone.zone)
    if starts.date() == ends.date():
        return f"{_date(starts)} {starts:%H:%M}-{ends:%H:%M}"
    return f"{_date(starts)} {starts:%H:%M} to {_date(ends)} {ends:%H:%M}"


def elsewhere(one: Occurrence) -> str:
    """The hours in the zone in which an event was planned; empty if that is the phone's."""
    if not one.event.zone:
        return ""
    there = zone(one.event.zone)
    return f"{one.starts.astimezone(there):%a %H:%M}-{one.ends.astimezone(there):%H:%M} in {one.event.zone}"


def hours(one: Occurrence, phone: Phone) -> str:
    """Only the hours of an occurrence: `17:00-18:00`."""
    if one.event.all_day:
        return "all day"
    starts, ends = one.starts.astimezone(phone.zone), one.ends.astimezone(phone.zone)
    later = (ends.date() - starts.date()).days
    return f"{starts:%H:%M}-{ends:%H:%M}" + (f" (+{later})" if later else "")


def about(event: Event) -> str:
    """A title with what must be known at a glance."""
    marks = [f"in {event.calendar}"] if event.calendar != "personal" else []
    marks += [event.status] if event.status != "confirmed" else []
    marks += [f"you: {event.my_status}"] if event.my_status else []
    marks += ["repeats"] if event.recurrence or event.series_id else []
    return (
        event.title + (f" @ {event.location}" if event.location else "") + (f" ({', '.join(marks)})" if marks else "")
    )


def repeats(event: Event) -> str:
    """When a series takes place, in words: its rule, and its hours where those of its first day are others."""
    rule = rules.describe(event.recurrence)
    return f"{rule}, at {event.wall}" if event.wall and not event.all_day else rule


def before_start(minutes: int) -> str:
    """An alert in words: `1 hour before`."""
    if minutes == 0:
        return "at the start"
    size, unit = next((size, unit) for size, unit in _UNITS if minutes % size == 0)
    number = abs(minutes) // size
    return f"{number} {unit}{'' if number == 1 else 's'} {'before' if minutes > 0 else 'after the start'}"


def organiser(event: Event, phone: Phone) -> str:
    """Whoever invites: `me`, the name on the card, or the name that came with the invitation."""
    name = people.label(phone, event.organiser)
    return event.organiser_name if name == event.organiser != ME and event.organiser_name else name


def details(one: Occurrence, phone: Phone) -> str:
    """Everything about an event, as the assistant is told of it."""
    event = one.event
    by = organiser(event, phone)
    facts = (
        ("When", when(one, phone)),
        ("In its own zone", elsewhere(one)),
        ("Repeats", repeats(event)),
        ("Where", event.location),
        ("Calendar", event.calendar),
        ("Status", event.status),
        ("Organiser", by if event.organiser == ME else f"{by} <{event.organiser}>"),
        ("Attendees", ", ".join(map(str, event.attendees))),
        ("Your answer", event.my_status),
        ("Notes", event.notes),
    )
    return "\n".join([f"{event.title} ({one.id})", *(f"{name}: {text}" for name, text in facts if text)])


@dataclass(frozen=True, slots=True)
class Words:
    """How an arrival is told.

    Attributes:
        who: the name of whoever did it.
        when: the time of the event as people read it.
        news: what happened, on one line.
        details: everything about the event.
    """

    who: str
    when: str
    news: str
    details: str


def arrived(one: Occurrence, phone: Phone, who: str = "", news: str = "") -> Arrived[Event]:
    """The row behind an arrival, with the words in which it is told."""
    line = " ".join(news.split())
    return Arrived(one.event, Words(who or organiser(one.event, phone), when(one, phone), line, details(one, phone)))


def quoted(event: Event) -> str:
    """A title as it stands in a sentence, cut short."""
    title = event.title if len(event.title) <= 40 else event.title[:39] + "…"
    return f"'{title}'"


def _date(at: date) -> str:
    return f"{at:%a} {at.day} {at:%b} {at.year}"
