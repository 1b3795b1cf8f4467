"""Patterns over effects in the words of scenarios: somebody was told, something was put into the calendar.

Each says what must be true of the result, never which operation brought it about. Where a good assistant may do the
same thing in two ways at once (answer an invitation, and write to the host as well), the pattern stands in `must` and
its parts once more in `allowed`: each entry explains one effect, so that doing it twice in one way is still too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any

from pare.effects import Effect
from pare.entity import Entity
from pare.expect import Either, Expect, Holds, Mentions, changed, created, either, fits, has, mentions, one_of
from pare.phone import Phone
from pare.phrases import Phrase, number
from pare.scenario import Person
from pare.times import moment, zone
from pare_apps.attachments import Attachment
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contact
from pare_apps.email import Email
from pare_apps.messaging import Conversation, Message
from pare_apps.people import is_number
from pare_apps.reminders import Reminder

Facts = Iterable[Phrase | str]
_DRAFTED = ("to", "cc", "bcc", "subject", "sent_at", "attachments", "thread_id", "in_reply_to")
_OF_ITS_OWN = {"id", "starts", "ends", "zone", "recurrence", "series_id", "original_day", *Event.quiet}
"""What an occurrence with a row of its own has otherwise than its series."""


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

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        ref = phone.names.get(self.name)
        return ref is not None and ref[1] == value


@dataclass(frozen=True, slots=True)
class AsIn:
    """The attendees that the series of that name has, and perhaps some of these people."""

    series: str
    also: tuple[Person, ...] = ()

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether they are the same people, these aside."""
        before, after = (
            {one.identifier for one in attendees if not any(person.fits(one, phone) for person in self.also)}
            for attendees in (getattr(phone.named(self.series), "attendees", ()), value)
        )
        return before == after


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
    return Either(tuple(Pattern(**{**option.__dict__, **when}) for option in options))


def message_to(*people: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to exactly these people (one: in person; several: in their group)."""
    return _message(With(people), says, avoids, files)


def message_in(title: str, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to the group of that title."""
    return _message(Titled(title), says, avoids, files)


def _message(where: Any, says: Facts, avoids: Facts, files: Iterable[str]) -> Expect:
    fields = {"sender": "me", "conversation_id": where, "text": _said(says, avoids)}
    return created(Message, **fields, **_files(files))


def mail_to(
    *people: Person,
    says: Facts = (),
    avoids: Facts = (),
    files: Iterable[str] = (),
    subject: Facts = (),
    copies: Iterable[Person] = (),
) -> Either:
    """The owner sent a mail to exactly these people: fresh, as a reply, forwarded, or a draft that lay there.

    To, cc and bcc count alike; those of `copies` may be among them.
    """
    fields: dict[str, Any] = {"folder": "sent", "recipients": Among(people, tuple(copies)), "body": _said(says, avoids)}
    fields |= {"subject": mentions(*subject)} if subject else {}
    fields |= _files(files)
    return either(created(Email, **fields), Expect(Email, "changed", fields, only=_DRAFTED))


def told(
    person: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = (), copies: Iterable[Person] = ()
) -> Either:
    """The owner told one person, by message or by mail."""
    message = message_to(person, says=says, avoids=avoids, files=files)
    return either(message, *mail_to(person, says=says, avoids=avoids, files=files, copies=copies).options)


def _said(says: Facts, avoids: Facts) -> Mentions:
    return mentions(*says, avoids=avoids)


def _files(names: Iterable[str]) -> dict[str, Any]:
    tests = tuple(File(name) for name in names)
    return {"attachments": has(*tests)} if tests else {}


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


def reminder(due: Any, *, title: Facts = (), **fields: Any) -> Expect:
    """A new reminder, due then and once, with these facts in its title."""
    wanted = {"repeat": "none", "done": False, **({"title": mentions(*title)} if title else {}), **fields}
    return created(Reminder, due=due, **wanted)


def ticked_off(named: str) -> Expect:
    """The reminder of that name is done."""
    return changed(Reminder, named, only=("done_at", "times_done"), done=True)


def card(named: str, **fields: Any) -> Expect:
    """The contact card of that name was changed in these fields alone."""
    return changed(Contact, named, **fields)


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


def leads(first: str, *others: str) -> Leads:
    """This number or address is the preferred one of a card; of the others some may follow, and nothing else."""
    return Leads(first, others)
