"""Tests of single fields, in the words of scenarios: whose conversation, which file, between which times."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from pare.expect import fits
from pare.phone import Phone
from pare.phrases import number, person
from pare.scenario import Person
from pare_apps.attachments import Attachment
from pare_apps.messaging import Conversation
from pare_apps.money import Money
from pare_apps.people import is_number


@dataclass(frozen=True, slots=True)
class With:
    """A conversation with exactly these people."""

    people: tuple[Person, ...]

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the conversation of that id has them, and nobody else, as members."""
        row = phone.table("messaging.conversations", Conversation).get(value)
        members = () if row is None else row.members
        return len(members) == len(self.people) and all(any(p.fits(m, phone) for m in members) for p in self.people)


@dataclass(frozen=True, slots=True)
class Among:
    """All these people, and perhaps some of those who may get a copy."""

    people: tuple[Person, ...]
    copies: tuple[Person, ...] = ()

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the recipients are these, each once."""
        rest = tuple(one for one in value if not any(person.fits(one, phone) for person in self.copies))
        return fits(self.people, rest, phone)


@dataclass(frozen=True, slots=True)
class Titled:
    """A group of that title, as it is at the end."""

    title: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the conversation of that id has that title."""
        row = phone.table("messaging.conversations", Conversation).get(value)
        return row is not None and row.title.casefold() == self.title.casefold()


@dataclass(frozen=True, slots=True)
class File:
    """A file of that name."""

    name: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        return isinstance(value, Attachment) and value.name == self.name


@dataclass(frozen=True, slots=True)
class Between:
    """A point in time from one local time until another (`2027-05-07 16:00`), both included."""

    since: str
    until: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether a stored moment lies in between."""
        here = value.astimezone(phone.zone).strftime("%Y-%m-%d %H:%M") if isinstance(value, datetime) else ""
        return self.since <= here <= self.until


@dataclass(frozen=True, slots=True)
class IdOf:
    """The id of whatever the scenario calls by that name."""

    name: str

    @property
    def refers(self) -> str:
        """The name."""
        return self.name

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        ref = phone.names.get(self.name)
        return ref is not None and ref[1] == value


@dataclass(frozen=True, slots=True)
class AsIn:
    """The attendees that the series of that name has, and perhaps some of these people."""

    series: str
    also: tuple[Person, ...] = ()

    @property
    def refers(self) -> str:
        """The name."""
        return self.series

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether they are the same people, these aside."""
        before, after = (
            {one.identifier for one in attendees if not any(person.fits(one, phone) for person in self.also)}
            for attendees in (getattr(phone.named(self.series), "attendees", ()), value)
        )
        return before == after


@dataclass(frozen=True, slots=True)
class Labels:
    """A number or an address on a card, whatever its label, separators and (of a number) national form."""

    value: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        written: str = getattr(value, "value", value)
        if is_number(self.value):
            return is_number(written) and number(self.value).found_in(written)
        return written.strip().casefold() == self.value.casefold()


@dataclass(frozen=True, slots=True)
class Leads:
    """The numbers or addresses of a card: this one first, which is the preferred one, and after it some of the others.

    Nothing else stands there.
    """

    first: str
    others: tuple[str, ...] = ()

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether they are."""
        known = tuple(map(Labels, self.others))
        first, rest = value[:1], value[1:]
        return fits((Labels(self.first),), first, phone) and all(any(k.fits(v, phone) for k in known) for v in rest)


@dataclass(frozen=True, slots=True)
class Called:
    """A line that names this person, or carries a number or address of theirs."""

    person: Person

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it does."""
        return self.person.fits(value, phone) or (isinstance(value, str) and person(self.person.name).found_in(value))


@dataclass(frozen=True, slots=True)
class Exactly:
    """The files of these names, each once, and perhaps some of those that may go along."""

    names: tuple[str, ...]
    also: tuple[str, ...] = ()

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether they are."""
        found = [one.name for one in value]
        return {*self.names} <= {*found} <= {*self.names, *self.also}


@dataclass(frozen=True, slots=True)
class Within:
    """A number, or an amount of money whatever its currency, from `least` to `most`."""

    least: Decimal | int | float | str | None = None
    most: Decimal | int | float | str | None = None

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        if value is None:
            return False
        amount = value.amount if isinstance(value, Money) else Decimal(str(value))
        least, most = (None if bound is None else Decimal(str(bound)) for bound in (self.least, self.most))
        return (least is None or least <= amount) and (most is None or amount <= most)


def at_least(least: Decimal | int | float | str) -> Within:
    """A number or an amount of at least so much."""
    return Within(least=least)


def at_most(most: Decimal | int | float | str) -> Within:
    """A number or an amount of at most so much."""
    return Within(most=most)


@dataclass(frozen=True, slots=True)
class There:
    """Anything but nothing."""

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether there is something."""
        return value not in (None, "", ())


THERE = There()
"""Anything but nothing."""
