"""The screen of one reminder."""

from __future__ import annotations

from datetime import date

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Screen, View, tap
from pare.times import Moment
from pare_apps.reminders.app import Reminders
from pare_apps.reminders.model import Priority
from pare_apps.reminders.recurrence import Day, Repeat, told
from pare_apps.reminders.subtasks import place_of, retitled


class ReminderView(Screen[Reminders]):
    """One reminder with its notes, sub-tasks, time, rhythm, list and contact."""

    reminder_id: str

    def show(self, app: Reminders) -> View:
        """Everything about it, and a box for each sub-task."""
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
        steps = [_box(one.title, one.done) for one in reminder.subtasks]
        lines = [f"{name}: {fact}" for name, fact in facts.items() if fact]
        return View(_box(reminder.title, reminder.done), [*lines, *(["Sub-tasks:", *steps] if steps else [])])

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
        every: int | None = None,
        days: tuple[Day, ...] | None = None,
        repeat_until: date | None = None,
        subtasks: tuple[str, ...] | None = None,
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
            subtasks: All sub-tasks in order; equal titles keep their ticks; none new on a done reminder.
        """
        app.update_reminder(
            self.reminder_id, title, due, clear_due, notes, reminder_list_id, priority, flagged, contact_id, repeat,
            every, days, repeat_until, subtasks,
        )  # fmt: skip

    @tap
    def complete_reminder(self, app: Reminders, done: bool = True) -> None:
        """Tick it off with its sub-tasks, or open it again; a repeating one moves to its next occurrence.

        Args:
            done: False opens a done one again; to take a repeating one back, set its due time.
        """
        app.complete_reminder(self.reminder_id, done)

    @tap
    def tick_subtask(self, app: Reminders, subtask: str, done: bool = True) -> None:
        """Tick a sub-task off, or take its tick away unless the reminder is done.

        Args:
            subtask: Its title, or a part that no other has.
            done: False takes the tick away.
        """
        place_of(app.reminders[self.reminder_id], subtask)  # an empty text would mean the whole reminder
        app.complete_reminder(self.reminder_id, done, subtask)

    @tap
    def add_subtask(self, app: Reminders, title: str) -> None:
        """Add a sub-task below the others; a done reminder must be opened again first.

        Args:
            title: What to do.
        """
        reminder = app.reminders[self.reminder_id]
        app.update_reminder(self.reminder_id, subtasks=retitled(reminder, len(reminder.steps), title))

    @tap
    def rename_subtask(self, app: Reminders, subtask: str, title: str) -> None:
        """Change the title of a sub-task; its tick stays; a done reminder must be opened again first.

        Args:
            subtask: Its title, or a part that no other has.
            title: Its new title.
        """
        reminder = app.reminders[self.reminder_id]
        at = place_of(reminder, subtask)
        app.update_reminder(self.reminder_id, subtasks=retitled(reminder, at, title))
        if reminder.subtasks[at].done:
            app.complete_reminder(self.reminder_id, True, title)

    @tap
    def remove_subtask(self, app: Reminders, subtask: str) -> None:
        """Remove a sub-task.

        Args:
            subtask: Its title, or a part that no other has.
        """
        reminder = app.reminders[self.reminder_id]
        at, steps = place_of(reminder, subtask), reminder.steps
        app.update_reminder(self.reminder_id, subtasks=(*steps[:at], *steps[at + 1 :]))

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


def _box(title: str, done: bool) -> str:
    return f"[{'x' if done else ' '}] {title}"
