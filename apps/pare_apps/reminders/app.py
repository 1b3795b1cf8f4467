"""The reminders app: what an assistant may change, and what the outside world does."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import Field

from pare.app import incoming, write
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Screen
from pare.times import Moment
from pare_apps.contacts.model import Contact
from pare_apps.fields import named_faults
from pare_apps.reminders.lists import Lists
from pare_apps.reminders.model import INBOX, LATEST, Priority, Reminder, ReminderList
from pare_apps.reminders.recurrence import Day, Repeat, following


class Reminders(Lists):
    """Things to do, in lists, with times at which they ring."""

    @write
    def create_reminder(
        self,
        title: str,
        due: Moment | None = None,
        notes: str = "",
        reminder_list_id: str = INBOX,
        priority: Priority = "none",
        flagged: bool = False,
        contact_id: str = "",
        repeat: Repeat = "none",
        every: Annotated[int, Field(ge=1, le=999)] = 1,
        days: tuple[Day, ...] = (),
        repeat_until: date | None = None,
    ) -> Reminder:
        """Make a reminder; it rings when it is due.

        Args:
            title: What to do.
            due: When.
            notes: More about it.
            reminder_list_id: Its list.
            priority: How important it is.
            flagged: With a flag.
            contact_id: The contact it is about.
            repeat: How often it comes again.
            every: 2 is every second day, week, month or year.
            days: Days of a weekly one.
            repeat_until: The last day of a repeating one.
        """
        with named_faults():
            reminder = Reminder(
                title=title, due=due, notes=notes, reminder_list_id=self.list_of(reminder_list_id).id,
                priority=priority, flagged=flagged, contact_id=self._known(contact_id), repeat=repeat, every=every,
                days=days, repeat_until=repeat_until,
            )  # fmt: skip
        return self.reminders.add(self._ends_after_it_starts(reminder))

    @write
    def update_reminder(
        self,
        reminder_id: str,
        title: str | None = None,
        due: Moment | None = None,
        clear_due: bool = False,
        notes: str | None = None,
        reminder_list_id: str | None = None,
        priority: Priority | None = None,
        flagged: bool | None = None,
        contact_id: str | None = None,
        repeat: Repeat | None = None,
        every: Annotated[int, Field(ge=1, le=999)] | None = None,
        days: tuple[Day, ...] | None = None,
        repeat_until: date | None = None,
    ) -> Reminder:
        """Change what is given of a reminder; an empty text clears. A new due time moves a whole series.

        Args:
            reminder_id: The reminder.
            title: What to do.
            due: When; to put off one occurrence of a series, use snooze_reminder.
            clear_due: Take the due time off.
            notes: All the notes.
            reminder_list_id: The list it moves to.
            priority: How important it is.
            flagged: With a flag or not.
            contact_id: The contact it is about.
            repeat: How often it comes again; given, every, days and repeat_until start afresh.
            every: 2 is every second day, week, month or year.
            days: Days of a weekly one.
            repeat_until: The last day of a repeating one.
        """
        before = self.reminders[reminder_id]
        if clear_due and due is not None:
            raise BadInput("clear_due: give either a due time or clear_due, not both")
        fields: dict[str, object] = {}
        if due is not None or clear_due:
            fields |= {"due": due, "snoozed_until": None, "series_start": None}
        if repeat is not None:
            fields |= {"every": 1, "days": (), "repeat_until": None, "series_start": None}
        if reminder_list_id is not None:
            self.list_of(reminder_list_id)
        if contact_id is not None:
            self._known(contact_id)
        given = {
            "title": title, "notes": notes, "reminder_list_id": reminder_list_id, "priority": priority,
            "flagged": flagged, "contact_id": contact_id, "repeat": repeat, "every": every, "days": days,
            "repeat_until": repeat_until,
        }  # fmt: skip
        fields |= {name: value for name, value in given.items() if value is not None}
        with named_faults():
            return self.reminders.update(self._ends_after_it_starts(before.changed(**fields)))

    @write
    def complete_reminder(self, reminder_id: str, done: bool = True) -> Reminder:
        """Tick a reminder off; a repeating one moves to its next occurrence and stays open.

        Args:
            reminder_id: The reminder.
            done: False opens a done one again.
        """
        reminder = self.reminders[reminder_id]
        if reminder.done == done:
            return reminder
        if not done:
            again = max(0, reminder.times_done - 1)
            return self.reminders.update(reminder.changed(done=False, done_at=None, times_done=again))
        ticked = reminder.changed(done_at=self.now, times_done=reminder.times_done + 1, snoozed_until=None)
        start = reminder.series_start or reminder.due
        due = None
        if start is not None and reminder.due is not None:
            until = min(reminder.repeat_until or LATEST, LATEST)
            after = max(reminder.due, self.now)
            due = following(start, after, self.phone.zone, reminder.repeat, reminder.every, reminder.days, until)
        if due is None:
            return self.reminders.update(ticked.changed(done=True))
        return self.reminders.update(ticked.changed(due=due, series_start=start))

    @write
    def snooze_reminder(self, reminder_id: str, until: Moment) -> Reminder:
        """Put a reminder off until a later time, when it rings (again); a series keeps its rhythm.

        Args:
            reminder_id: The reminder.
            until: When it rings.
        """
        reminder = self.reminders[reminder_id]
        if reminder.done or reminder.due is None:
            why = "is done" if reminder.done else "has no due time; give it one with update_reminder"
            raise BadInput(f"reminder_id: {shortened(reminder.title)} cannot be put off: it {why}")
        if until <= self.now:
            raise BadInput(f"until: must be in the future; it is {self.local(self.now)} now")
        with named_faults("until"):
            return self.reminders.update(reminder.changed(snoozed_until=None if until == reminder.due else until))

    @write
    def delete_reminder(self, reminder_id: str) -> None:
        """Delete a reminder, with all its repetitions.

        Args:
            reminder_id: The reminder.
        """
        self.reminders.remove(reminder_id)

    # What the world does -----------------------------------------------------------------------

    @incoming(
        headline="Reminder: {title:.60}",
        full="Reminder due: {title} ({id}, list {reminder_list_id}, due {due:%a %d %b %Y %H:%M}). Notes: {notes}",
    )
    def reminder_due(self, reminder_id: str) -> Reminder:
        """A reminder's time has come.

        Args:
            reminder_id: The reminder.
        """
        reminder = self.reminders[reminder_id]
        if reminder.done or reminder.at is None:
            raise BadInput(f"reminder_id: {shortened(reminder.title)} is done or has no time, so it never rings")
        return self.reminders.update(reminder.changed(rang_at=reminder.at))

    @incoming(
        headline="{by:.30} added a reminder: {title:.40}",
        full="{by} added the reminder {title} ({id}) to the shared list {reminder_list_id}. Due: {due}. Notes: {notes}",
    )
    def share_reminder(
        self, by: str, title: str, due: Moment | None = None, notes: str = "", reminder_list_id: str = INBOX
    ) -> Reminder:
        """Somebody adds a reminder to a list that they share with the owner.

        Args:
            by: Who adds it.
            title: What to do.
            due: When.
            notes: More about it.
            reminder_list_id: The shared list.
        """
        with named_faults():
            reminder = Reminder(
                title=title, due=due, notes=notes, reminder_list_id=self.list_of(reminder_list_id).id, added_by=by
            )
        return self.reminders.add(reminder)

    @incoming(
        headline="{by:.30} completed: {title:.40}",
        full="{by} completed the reminder {title} ({id}) on the shared list {reminder_list_id}",
    )
    def tick_shared(self, reminder_id: str, by: str) -> Reminder:
        """Somebody ticks a reminder off on a list that they share with the owner.

        Args:
            reminder_id: The reminder.
            by: Who ticks it off.
        """
        return self.complete_reminder(reminder_id)

    def screen_of(self, entity: Entity) -> Screen[Reminders] | None:
        """The reminder or list itself."""
        from pare_apps.reminders import list_screens, screens

        match entity:
            case Reminder():
                return screens.ReminderView(entity.id)
            case ReminderList():
                return list_screens.ReminderListView(entity.id)
            case _:
                return None

    def contact_of(self, reminder: Reminder) -> Contact | None:
        """The card that a reminder is bound to; None if there is none."""
        if not reminder.contact_id or "contacts" not in self.phone.kinds:
            return None
        return self.phone.table("contacts.contacts", Contact).get(reminder.contact_id)

    # -------------------------------------------------------------------------------------------

    def _known(self, contact_id: str) -> str:
        if contact_id:
            if "contacts" not in self.phone.kinds:
                raise BadInput("contact_id: there are no contacts on this phone; leave it out")
            _ = self.phone.table("contacts.contacts", Contact)[contact_id]
        return contact_id

    def _ends_after_it_starts(self, reminder: Reminder) -> Reminder:
        if reminder.repeat_until is not None and reminder.due is not None:
            first = reminder.due.astimezone(self.phone.zone).date()
            if reminder.repeat_until < first:
                raise BadInput(f"repeat_until: must not lie before {first.isoformat()}, when the reminder is due")
        return reminder
