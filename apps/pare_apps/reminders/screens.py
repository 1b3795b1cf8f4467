"""The screen of one reminder."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import Field

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Screen, View, tap
from pare.times import Moment
from pare_apps.reminders.app import Reminders
from pare_apps.reminders.model import Priority
from pare_apps.reminders.recurrence import Day, Repeat, told


class ReminderView(Screen[Reminders]):
    """One reminder with its notes, time, rhythm, list and contact."""

    reminder_id: str

    def show(self, app: Reminders) -> View:
        """Everything about it."""
        reminder = app.reminders[self.reminder_id]
        card = app.contact_of(reminder)
        facts = {
            "Due": app.local(reminder.due) if reminder.due else "no time",
            "Put off until": app.local(reminder.snoozed_until) if reminder.snoozed_until else "",
            "Repeats": told(reminder.repeat, reminder.every, reminder.days, reminder.repeat_until),
            "List": app.list_of(reminder.reminder_list_id).name,
            "Priority": reminder.priority if reminder.priority != "none" else "",
            "Flag": "yes" if reminder.flagged else "",
            "About": f"{card.name} [{card.id}]" if card else "",
            "Added by": reminder.added_by,
            "Last done": app.local(reminder.done_at) if reminder.done_at else "",
            "Notes": reminder.notes,
        }
        mark = "x" if reminder.done else " "
        return View(f"[{mark}] {reminder.title}", (f"{name}: {fact}" for name, fact in facts.items() if fact))

    def alive(self, app: Reminders) -> bool:
        """False once the reminder is deleted."""
        return self.reminder_id in app.reminders

    @tap
    def update_reminder(
        self,
        app: Reminders,
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
    ) -> None:
        """Edit the reminder; what is left out stays as it is, an empty text clears.

        Args:
            title: What to do.
            due: When; a new time moves a whole series.
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
        app.update_reminder(
            self.reminder_id, title, due, clear_due, notes, reminder_list_id, priority, flagged, contact_id, repeat,
            every, days, repeat_until,
        )  # fmt: skip

    @tap
    def complete_reminder(self, app: Reminders, done: bool = True) -> None:
        """Tick it off, or open it again; a repeating one moves to its next occurrence.

        Args:
            done: False opens it again.
        """
        app.complete_reminder(self.reminder_id, done)

    @tap
    def snooze_reminder(self, app: Reminders, until: Moment) -> None:
        """Put it off until a later time, when it rings again; a series keeps its rhythm.

        Args:
            until: When it rings.
        """
        app.snooze_reminder(self.reminder_id, until)

    @tap
    def delete_reminder(self, app: Reminders) -> None:
        """Delete it, with all its repetitions."""
        app.delete_reminder(self.reminder_id)

    @tap
    def open_contact(self, app: Reminders) -> contacts_screens.ContactCard:
        """Open the card of the contact that it is about."""
        card = app.contact_of(app.reminders[self.reminder_id])
        if card is None:
            raise BadInput("contact: this reminder is not about a contact")
        return contacts_screens.ContactCard(card.id)
