"""What patterns are made of: also all texts of an entity together, its length, and when the effect came about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from typing import Any

from pare.effects import Effect
from pare.entity import Entity
from pare.expect import Either, Expect, Mentions, mentions
from pare.phone import Phone
from pare.phrases import Phrase
from pare.times import moment, zone
from pare_apps.calendar import Event

Facts = Iterable[Phrase | str]
_OF_ITS_OWN = {"id", "starts", "ends", "zone", "recurrence", "series_id", "original_day", *Event.quiet}
"""What an occurrence with a row of its own has otherwise than its series."""


@dataclass(frozen=True)
class Pattern(Expect):
    """A pattern that also looks at all texts of an entity together, at its length, and at when the effect came about.

    Attributes:
        about: facts that its texts (title, notes, place, people) mention between them.
        hours: how long an event lasts at most; 0: as long as before (of an occurrence: as its series).
        like: the series of that name, with which an occurrence has all else in common.
        since: the happening before which it does not count.
        before: the happening after which it does not count; it may never come.
    """

    about: Mentions = field(default=Mentions(()))
    hours: float | None = None
    like: str = ""
    since: str = ""
    before: str = ""

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        if effect.kind != self.change or not isinstance(effect.entity, self.entity):
            return False
        fired = phone.clock.fired
        if self.since and not (self.since in fired and effect.at >= fired[self.since]):
            return False
        if self.before in fired and effect.at >= fired[self.before]:
            return False
        if not (super().matches(effect, phone) and self.about.fits(effect.entity, phone)):
            return False
        original = phone.named(self.like) if self.like else effect.before
        return self._lasts(effect.entity, original) and (not self.like or self._alike(effect.entity, original, phone))

    def _lasts(self, event: Entity, original: Entity | None) -> bool:
        if self.hours is None:
            return True
        if self.hours:
            return _length(event) <= timedelta(hours=self.hours)
        return original is not None and _length(event) == _length(original)

    def _alike(self, event: Entity, original: Entity | None, phone: Phone) -> bool:
        assert isinstance(event, Event)
        if not isinstance(original, Event) or event.original_day is None:
            return False
        free = {*self.fields, *(self.only or ()), *_OF_ITS_OWN}
        if "starts" not in self.fields and event.starts != _at_its_hour(original, event.original_day, phone):
            return False
        theirs = original.__dict__
        return all(theirs[name] == value for name, value in event.__dict__.items() if name not in free)


def _at_its_hour(series: Event, day: date, phone: Phone) -> datetime:
    """When a series has its occurrence of that day."""
    there = zone(series.zone) if series.zone else phone.zone
    return datetime.combine(day, series.starts.astimezone(there).time(), there)


def _length(event: Entity) -> timedelta:
    assert isinstance(event, Event)
    return event.ends - event.starts


def since(happening: str, check: Expect | Either) -> Either:
    """The same effects, but only those that came no earlier than a happening (somebody's answer)."""
    return _timed(check, since=happening)


def before(happening: str, check: Expect | Either) -> Either:
    """The same effects, but only those that came before a happening, or without it."""
    return _timed(check, before=happening)


def _timed(check: Expect | Either, **when: str) -> Either:
    options = check.options if isinstance(check, Either) else (check,)
    return Either(tuple(_with(option, when) for option in options), check.at_most)


def _with(option: Expect, when: dict[str, str]) -> Pattern:
    if isinstance(option, Pattern):
        return replace(option, **when)  # type: ignore[arg-type]
    return Pattern(**{**option.__dict__, **when})


def either(*checks: Expect | Either) -> Either:
    """Any one of several patterns, wanted once; each may itself be a choice of several."""
    options = [option for check in checks for option in (check.options if isinstance(check, Either) else (check,))]
    return Either(tuple(options), max(check.at_most for check in checks))


def overdue(local: str, check: Expect | Either) -> Overdue:
    """A condition of a story: that local time has come, and nobody has had such an effect yet."""
    return Overdue(local, check)


@dataclass(frozen=True, slots=True)
class Overdue:
    """See `overdue`."""

    local: str
    check: Expect | Either

    def __call__(self, phone: Phone) -> bool:
        """Whether it is so."""
        return phone.now >= moment(self.local, phone.zone) and not self.check(phone)


def titled(facts: Facts) -> dict[str, Any]:
    """The test of a title, if there is one."""
    wanted = tuple(facts)
    return {"title": mentions(*wanted)} if wanted else {}
