"""A reminder was set, put off, done or dropped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pare.effects import Effect
from pare.expect import Either, Expect, changed, created, either, removed
from pare.phone import Phone
from pare_apps.reminders import Reminder
from pare_scenarios.patterns.base import Facts, Pattern, titled


def reminder(due: Any, *, title: Facts = (), **fields: Any) -> Expect:
    """A new reminder, due then and once, with these facts in its title."""
    wanted = {"repeat": "none", "done": False, **titled(title), **fields}
    return created(Reminder, due=due, **wanted)


def ticked_off(named: str) -> Expect:
    """The reminder of that name is done."""
    return changed(Reminder, named, only=("done_at", "times_done"), done=True)


def put_off(named: str, at: Any, *, title: Facts = (), **fields: Any) -> Expect:
    """The reminder of that name rings at another time, moved or snoozed, and is otherwise as before but for `fields`.

    Of a repeating one, `due=...` in `fields` says whether the whole series moves; without it only this once may.

    Args:
        named: the reminder.
        at: when it rings now: `At(...)` or `Between(...)`.
        title: facts that its title keeps, if the title may have changed.
        **fields: tests of other fields that may have changed.
    """
    return PutOff(Reminder, "changed", {"at": at, **titled(title), **fields}, named, only=("due", "snoozed_until"))


@dataclass(frozen=True)
class PutOff(Pattern):
    """See `put_off`."""

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether it is, and a series keeps its rhythm unless it may not."""
        before, after = effect.before, effect.after
        if not super().matches(effect, phone) or not isinstance(before, Reminder) or not isinstance(after, Reminder):
            return False
        return "due" in self.fields or before.repeat == "none" or before.due == after.due


def repeating(due: Any, repeat: str, *, title: Facts = (), every: int = 1, **fields: Any) -> Expect:
    """A new reminder, first due then, that comes again `daily`, `weekly` ...; `days=("mon", "thu")` and the like."""
    return reminder(due, title=title, repeat=repeat, every=every, **fields)


def reminder_off(named: str) -> Either:
    """The reminder of that name does not ring any more: done or deleted."""
    return either(ticked_off(named), removed(Reminder, named))
