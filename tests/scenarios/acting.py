"""Acting on a phone as its user, to see which effects a pattern takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pare.app import App
from pare.effects import Effect, effects
from pare.expect import Either, Expect
from pare.phone import Owner, Phone
from pare.times import moment, zone

Act = Callable[[Phone], Any]
HERE = "Europe/Rome"


def fresh(*apps: type[App], starts: str = "2027-03-01 08:00", where: str = HERE) -> Phone:
    """An empty phone."""
    return Phone(apps, moment(starts, zone(where)), where, Owner(name="Cem Kaya", email="cem@x.test", number="+39 1"))


def at(phone: Phone, local: str) -> Any:
    """A local time."""
    return moment(local, phone.zone)


def id_of(phone: Phone, name: str) -> str:
    """The id of what is called by that name."""
    return phone.names[name][1]


def acted(phone: Phone, *acts: Act) -> list[Effect]:
    """All effects of what the user does."""
    for act in acts:
        with phone.step("user"):
            act(phone)
    return [*effects(phone.journal.changes)]


def met(phone: Phone, check: Expect | Either, *acts: Act) -> bool:
    """Whether what the user does brings about an effect of that pattern."""
    return any(check.matches(effect, phone) for effect in acted(phone, *acts))


def explained(phone: Phone, check: Expect | Either, *acts: Act) -> bool:
    """Whether all that comes of it, and something does, is of that pattern, and no more often than wanted."""
    found = acted(phone, *acts)
    return bool(found) and all(check.matches(one, phone) for one in found) and len(found) <= check.at_most
