"""Something was put into the calendar, moved there, taken out, or answered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from pare.effects import Effect
from pare.expect import Either, Expect, Holds, Mentions, changed, created, either, fits, mentions, one_of, removed
from pare.phone import Phone
from pare.phrases import Phrase
from pare.scenario import Person
from pare.times import moment
from pare_apps.calendar import Calendar, Event
from pare_scenarios.patterns.base import Facts, Pattern
from pare_scenarios.patterns.values import AsIn, IdOf


def event(
    starts: Any, *, who: Iterable[Person] = (), title: Facts = (), about: Facts = (), hours: float = 1, **fields: Any
) -> Expect:
    """A new event with that start, these attendees and no others, and these facts; it takes place once.

    Args:
        starts: `At("2027-04-22 20:00")`, or a day.
        who: people who are invited.
        title: facts in the title.
        about: facts anywhere in it: title, notes or place.
        hours: how long it lasts at most; the calendar gives an hour to what is booked without an end.
        **fields: tests of other fields.
    """
    wanted: dict[str, Any] = {"starts": starts, "attendees": tuple(who), "recurrence": "", "series_id": ""}
    wanted |= {"status": one_of("confirmed", "tentative"), **({"title": mentions(*title)} if title else {}), **fields}
    return Pattern(Event, "created", wanted, about=mentions(*about), hours=hours)


def moved(named: str, starts: Any, *, title: Facts = (), **fields: Any) -> Expect:
    """The event of that name begins at another time, lasts as long, and is otherwise as it was but for `fields`.

    Args:
        named: the event.
        starts: when it begins now.
        title: facts that its title keeps, if the title may have changed.
        **fields: tests of other fields that may have changed.
    """
    wanted = {"starts": starts, **({"title": mentions(*title)} if title else {}), **fields}
    return Pattern(Event, "changed", wanted, named, only=("ends", "zone"), hours=0)


def occurrence(
    named: str, day: date, *, title: Facts = (), about: Facts = (), also: Iterable[Person] = (), **fields: Any
) -> Expect:
    """One occurrence of the series of that name was changed by itself: moved, cancelled, or given other words.

    It lasts as long as before, and what is not mentioned here is as in the series.

    Args:
        named: the series.
        day: the day on which the series has it.
        title: facts in its title, if that may have changed.
        about: facts anywhere in it.
        also: who may be among its attendees besides those of the series.
        **fields: tests of its fields; `status="cancelled"` means that it was deleted.
    """
    wanted: dict[str, Any] = {"series_id": IdOf(named), "original_day": day, "attendees": AsIn(named, tuple(also))}
    wanted |= {**({"title": mentions(*title)} if title else {}), **fields}
    return Pattern(Event, "created", wanted, about=mentions(*about), hours=0, like=named)


def nothing_at(local: str, *title: Phrase | str) -> Holds:
    """Nothing of such a title begins at that local time any more, whether it was moved, deleted or made anew."""
    return Holds(NothingAt(local, mentions(*title)))


@dataclass(frozen=True, slots=True)
class NothingAt:
    """See `nothing_at`."""

    local: str
    title: Mentions

    def __call__(self, phone: Phone) -> bool:
        """Whether the calendar has none."""
        at = moment(self.local, phone.zone)
        found = phone.app(Calendar).between(at, at + timedelta(minutes=1))
        return not any(one.starts == at and self.title.fits(one.event.title, phone) for one in found)


def answered(named: str, answer: str) -> Either:
    """The invitation of that name, there at the start or arrived since, was answered so; a comment may go with it."""
    there = changed(Event, named, only=("my_comment",), my_status=answer)
    return either(there, created(Event, id=IdOf(named), my_status=answer))


def cancelled(named: str) -> Either:
    """The event of that name is off: cancelled, or taken out."""
    return either(changed(Event, named, status="cancelled"), removed(Event, named))


def skipped(named: str, day: date) -> Expect:
    """One occurrence of the series of that name is off; the others stay."""
    return occurrence(named, day, status="cancelled")


def invited(named: str, *people: Person, without: Iterable[Person] = ()) -> Expect:
    """These people were added to the attendees of the event of that name, those of `without` taken out; no others."""
    return Attending(Event, "changed", {}, named, only=("attendees",), joined=people, left=tuple(without))


@dataclass(frozen=True)
class Attending(Pattern):
    """See `invited`."""

    joined: tuple[Person, ...] = ()
    left: tuple[Person, ...] = ()

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        before, after = effect.before, effect.after
        if not super().matches(effect, phone) or not isinstance(before, Event) or not isinstance(after, Event):
            return False
        was, now = ({one.identifier: one for one in row.attendees} for row in (before, after))
        came, went = (tuple(one[key] for key in one if key not in other) for one, other in ((now, was), (was, now)))
        return fits(self.joined, came, phone) and fits(self.left, went, phone)
