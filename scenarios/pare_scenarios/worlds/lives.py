"""What shared worlds draw on: chance that is the same each time, people whom nobody knows, times that are free."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, cached_property
from random import Random
from typing import TypeVar

from pare.expect import texts_in
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.notes import Note, Notes
from pare_apps.people import digits
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios.names import FAMILY, GIVEN
from pare_scenarios.worlds.cultures import GROUPS, names
from pare_scenarios.worlds.places import country
from pare_scenarios.worlds.texts import Piece, pieces

T = TypeVar("T")
_WORD = re.compile(r"\w+")
_OURS = GIVEN | FAMILY
_AT_HOME = 0.7
"""How many of the people have names of the place."""

_FICTIONAL = {"+44": ("+44 7700 900{:03}", 1000), "+49": ("+49 171 39204{:02}", 100), "+1": ("+1 555 01{:02}", 100)}


class Life:
    """The life of a phone's owner apart from the scenario; the same phone always has the same.

    Args:
        phone: the phone, with the scenario's own things on it.
        purpose: what for; of two purposes the people and texts differ.
        besides: people of the scenario who are not on the phone yet.
        avoid: words that no text and no name may contain, such as what the scenario's need is about.
        clear: days (`2027-05-07`) on which nothing lies.
    """

    def __init__(
        self, phone: Phone, purpose: str, *, besides: Iterable[Person] = (), avoid: Iterable[str] = (),
        clear: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.phone = phone
        self.begin(purpose)
        self.midnight = phone.now.astimezone(phone.zone).replace(hour=0, minute=0, second=0, microsecond=0)
        self._avoid = tuple(word.casefold() for word in avoid)
        self._clear = {*clear}
        self._besides = tuple(besides)

    def begin(self, purpose: str) -> Life:
        """The same life, to be drawn from for another purpose."""
        phone = self.phone
        self.lot = Random(f"{purpose}/{phone.owner.name}/{phone.now.isoformat()}/{phone.zone.key}")
        return self

    @cached_property
    def _taken(self) -> set[str]:
        """The names that nobody else may have."""
        found = _names_on(self.phone) | _words(self.phone.owner.name)
        return found.union(*(_words(person.name) for person in self._besides))

    @cached_property
    def _numbers(self) -> set[str]:
        """The numbers that nobody else may have."""
        found = {
            digits(number) for number in (self.phone.owner.number, *(one.number for one in self._besides)) if number
        }
        if self.has("contacts"):
            found.update(handle for card in self.phone.app(Contacts).contacts for handle in card.handles)
        if self.has("messaging"):
            found.update(member for room in self.phone.app(Messaging).conversations for member in room.members)
        return found

    def has(self, app: str) -> bool:
        """Whether there is an app of that name on the phone."""
        return app in self.phone.kinds

    def some(self, rows: Sequence[T], count: int) -> list[T]:
        """So many of them, each once, in the order drawn; all where there are no more."""
        return self.lot.sample(rows, min(count, len(rows)))

    def allows(self, text: str) -> bool:
        """Whether a text has no word to be avoided."""
        return not any(word in text.casefold() for word in self._avoid)

    def texts(self, topic: str, kind: str, count: int) -> list[Piece]:
        """So many pieces of a kind that contain no word to be avoided."""
        rows = pieces(topic, kind)
        if self._avoid:
            rows = [row for row in rows if not any(word in row.words for word in self._avoid)]
        return self.some(rows, count)

    def person(self) -> Person:
        """Somebody whose names nobody on the phone has; another one each time."""
        here = country(self.phone)
        given, family = names(here.people if self.lot.random() < _AT_HOME else self.lot.choice(GROUPS))
        name = f"{self._free(given, GIVEN)} {self._free(family, FAMILY)}"
        box = ".".join(_ascii(part) for part in name.split())
        return Person(name, self._number(here.dial), f"{box}@example.{self.lot.choice(_ENDINGS)}")

    def _number(self, dial: str) -> str:
        pattern, most = _FICTIONAL.get(dial, (dial + " 555 0{:03}", 1000))
        first = self.lot.randrange(most)
        numbers = (pattern.format((first + at) % most) for at in range(most))
        found = next(number for number in numbers if digits(number) not in self._numbers)
        self._numbers.add(digits(found))
        return found

    def _free(self, near: Sequence[str], of: frozenset[str]) -> str:
        free = self._unused(near) or self._unused(_sorted(of))
        found = self.lot.choice(free)
        self._taken.add(found)
        return found

    def _unused(self, found: Sequence[str]) -> list[str]:
        return [name for name in found if name not in self._taken and self.allows(name)]

    def past(self, least: int, most: int, hours: tuple[int, int] = (8, 20), *, workday: bool = False) -> datetime:
        """A time of day so many days before the start, or some more where such a day must be clear."""
        ago = self.lot.randint(least, most)
        while True:
            day = self.midnight - timedelta(days=ago)
            if day.date().isoformat() not in self._clear and not (workday and day.weekday() > 4):
                return self._at(day, hours)
            ago += 1

    def ahead(self, least: int, most: int, hours: tuple[int, int] = (6, 6)) -> datetime | None:
        """A time of day so many days after the start; None if that day must be clear."""
        day = self.midnight + timedelta(days=self.lot.randint(least, most))
        return None if day.date().isoformat() in self._clear else self._at(day, hours)

    def _at(self, day: datetime, hours: tuple[int, int]) -> datetime:
        minutes = self.lot.randrange(0, 60, 5)
        return day.replace(hour=self.lot.randint(*hours), minute=minutes).astimezone(UTC)


_ENDINGS = ("com", "net", "org")


@cache
def _sorted(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(words))


def _words(name: str) -> set[str]:
    return {*_WORD.findall(name)}


def _ascii(name: str) -> str:
    spelled = name.lower().translate({ord("ı"): "i", ord("ø"): "o", ord("ł"): "l"})
    return "".join(c for c in unicodedata.normalize("NFKD", spelled) if c.isascii() and c.isalnum())


def _names_on(phone: Phone) -> set[str]:
    """Every given and family name that stands anywhere on the phone."""
    found: set[str] = set()
    for app, table, kind, fields in _TEXTS:
        if app.name in phone.kinds:
            for row in phone.table(f"{app.name}.{table}", kind):
                for name in fields:
                    value = getattr(row, name)
                    text = value if isinstance(value, str) else " ".join(texts_in(value))
                    found.update(_WORD.findall(text))
    return found & _OURS


_TEXTS = (
    (Contacts, "contacts", Contact, ("name", "nickname", "note")),
    (Messaging, "messages", Message, ("text",)),
    (Messaging, "conversations", Conversation, ("title",)),
    (EmailApp, "emails", Email, ("sender_name", "subject", "body")),
    (Calendar, "events", Event, ("title", "notes", "attendees")),
    (Reminders, "reminders", Reminder, ("title", "notes")),
    (Notes, "notes", Note, ("title", "text")),
)
