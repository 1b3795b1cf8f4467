"""Short ways to write what an assistant does most: calls for `solution`, `wrong` and `ways`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pare.entity import Entity
from pare.phone import Phone
from pare.scenario import Do, Person, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders


def tell(to: Person | str, text: str, **more: Any) -> Do:
    """A message to somebody, or into the conversation of that name."""
    if isinstance(to, str):
        return do(Messaging.send_message, conversation_id=the(to), text=text, **more)
    return do(Messaging.send_message, to=[to.number], text=text, **more)


def write_to(person: Person, subject: str, body: str, **more: Any) -> Do:
    """A fresh mail to somebody."""
    return do(EmailApp.send_email, to=[person.email], subject=subject, body=body, **more)


def answer(mail: str, body: str, **more: Any) -> Do:
    """An answer to the mail of that name."""
    return do(EmailApp.reply_email, email_id=the(mail), body=body, **more)


def set_reminder(title: str, due: str, **more: Any) -> Do:
    """A new reminder."""
    return do(Reminders.create_reminder, title=title, due=due, **more)


def put_off(reminder: str, until: str) -> Do:
    """The reminder of that name rings at another time, this once."""
    return do(Reminders.snooze_reminder, reminder_id=the(reminder), until=until)


def enter(title: str, starts: str, **more: Any) -> Do:
    """A new event in the calendar."""
    return do(Calendar.create_event, title=title, starts=starts, **more)


def move(event: str, starts: str, **more: Any) -> Do:
    """The event of that name begins at another time."""
    return do(Calendar.update_event, event_id=the(event), starts=starts, **more)


def to_newest(kind: type[Entity], operation: Callable[..., Any], /, **arguments: Any) -> Do:
    """A call about the row of a kind that was made last and has no name: `to_newest(Ride, Cab.update_ride, ...)`."""
    return DoToNewest(operation, arguments, kind)


@dataclass(frozen=True)
class DoToNewest(Do):
    """See `to_newest`."""

    of: type[Entity] = Entity

    def filled(self, phone: Phone) -> dict[str, Any]:
        """The arguments, with the id of the row; an id that nothing has where there is no such row."""
        made = (c.after.id for c in reversed(phone.journal.changes)
                if c.before is None and isinstance(c.after, self.of) and c.actor != "world")  # fmt: skip
        return {f"{self.of.kind}_id": next(made, f"{self.of.kind}_0"), **super().filled(phone)}
