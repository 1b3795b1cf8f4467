"""Reading reminders: what an assistant may look up, and what falls due."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from pare.app import App, read
from pare.errors import BadInput
from pare.table import Table
from pare.times import Moment
from pare_apps.contacts.model import Contact
from pare_apps.reminders.model import INBOX, NEVER, ListSummary, Priority, Reminder, ReminderList, shelf

Span = Literal["any", "overdue", "today", "upcoming", "undated"]
State = Literal["open", "done", "all"]


class Shelves(App):
    """Lists and reminders, to be read."""

    lists: Table[ReminderList]
    reminders: Table[Reminder]

    @read
    def list_lists(self) -> list[ListSummary]:
        """All lists of reminders, with how many are open and overdue."""
        return [
            ListSummary(
                reminder_list=each,
                open=self.reminders.count(shelf=shelf(each.id, False)),
                overdue=len(self.reminders.where(shelf=shelf(each.id, False), before=self.now)),
            )
            for each in (self.list_of(INBOX), *(row for row in self.lists if row.id != INBOX))
        ]

    @read
    def list_reminders(
        self,
        text: str = "",
        due: Span = "any",
        since: Moment | None = None,
        before: Moment | None = None,
        state: State = "open",
        reminder_list_id: str | None = None,
        contact_id: str | None = None,
        priority: Priority | None = None,
        flagged: bool | None = None,
        limit: Annotated[int, Field(ge=1, le=200)] = 20,
        offset: Annotated[int, Field(ge=0)] = 0,
    ) -> list[Reminder]:
        """Reminders that fit all filters given, soonest due first (done ones: latest first), undated ones last.

        Args:
            text: Beginnings of words in title, notes, sub-tasks.
            due: Due or put off to then.
            since: Due at or after.
            before: Due before.
            state: Open ones, done ones or both.
            reminder_list_id: Only of this list.
            contact_id: Only those about this contact.
            priority: Only of this priority.
            flagged: Whether it has a flag.
            limit: At most so many.
            offset: Leave out so many first.
        """
        since, before = self._window(due, since, before)
        self.known_contact(contact_id or "")
        equal: dict[str, object] = {
            name: value
            for name, value in (("contact_id", contact_id), ("priority", priority), ("flagged", flagged))
            if value is not None
        }
        if reminder_list_id is not None:
            equal["reminder_list_id"] = self.list_of(reminder_list_id).id
        if state != "all":
            equal["done"] = state == "done"
            if "reminder_list_id" in equal:
                equal["shelf"] = shelf(str(equal.pop("reminder_list_id")), bool(equal.pop("done")))
        newest = state == "done"
        find = partial(self.reminders.search, text) if text.strip() else self.reminders.where
        return find(newest=newest, since=since, before=before, limit=limit, offset=offset, **equal)

    def known_contact(self, contact_id: str) -> str:
        """That contact's id, or nothing.

        Raises:
            BadInput: there are no contacts.
            Unknown: there is no such contact.
        """
        if contact_id:
            if "contacts" not in self.phone.kinds:
                raise BadInput("contact_id: there are no contacts on this phone; leave it out")
            _ = self.phone.table("contacts.contacts", Contact)[contact_id]
        return contact_id

    def list_of(self, reminder_list_id: str) -> ReminderList:
        """The list of that id; the Inbox is always there.

        Raises:
            Unknown: there is no such list.
        """
        if reminder_list_id == INBOX:
            return self.lists.get(INBOX) or ReminderList(id=INBOX, name="Inbox")
        return self.lists[reminder_list_id]

    def next_alarm(self) -> datetime | None:
        """When the next open reminder rings; what was due before it was written down never does."""
        due = self.reminders.where(armed=True, since=self.now, limit=1)
        return due[0].at if due else None

    def ring(self) -> None:
        """Every reminder that is due now notifies both sides."""
        for reminder in self.reminders.where(armed=True, since=self.now, before=self.now + timedelta(microseconds=1)):
            self.phone.deliver(f"{self.name}__reminder_due", {"reminder_id": reminder.id})

    def _window(
        self, due: Span, since: datetime | None, before: datetime | None
    ) -> tuple[datetime | None, datetime | None]:
        """The stretch of `sorts_at` that a filter means; None is unbounded."""
        first, last = since, before
        match due:
            case "overdue":
                last = min(self.now, before or self.now)
            case "today":
                day = self.now.astimezone(self.phone.zone).date()
                midnight, next_midnight = (
                    datetime.combine(each, time.min, self.phone.zone).astimezone(UTC)
                    for each in (day, day + timedelta(days=1))
                )
                first, last = max(midnight, since or midnight), min(next_midnight, before or next_midnight)
            case "upcoming":
                first, last = max(self.now, since or self.now), before or NEVER
            case "undated":
                first = NEVER
            case "any" if since is not None:
                last = before or NEVER
        return first, last
