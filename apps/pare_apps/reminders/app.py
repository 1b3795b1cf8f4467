"""The reminders app: what an assistant may change, and what the outside world does."""

from __future__ import annotations

from datetime import date

from pare.app import Arrived, incoming, write
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Screen
from pare.times import Moment
from pare_apps.contacts.model import Contact
from pare_apps.fields import Bare, named_faults
from pare_apps.reminders.lists import Lists
from pare_apps.reminders.model import INBOX, LATEST, Priority, Reminder, ReminderList, Told
from pare_apps.reminders.recurrence import Day, Repeat, following
from pare_apps.reminders.subtasks import none_opened, place_of, replaced, ticked, with_tick


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
        every: int = 1,
        days: tuple[Day, ...] = (),
        repeat_until: date | None = None,
        subtasks: tuple[str, ...] = (),
    ) -> Reminder:
        """Make a reminder; it rings when due.

        Args:
            title: What to do.
            due: When it is due.
            notes: More about it.
            reminder_list_id: Its list.
            priority: Its priority.
            flagged: Whether it has a flag.
            contact_id: Whom it is about.
            repeat: How often.
            every: 2 is every second one.
            days: Of a weekly one.
            repeat_until: Last day.
            subtasks: Titles of its steps, in order.
        """
        with named_faults():
            reminder = Reminder(
                title=title, due=due, notes=notes, reminder_list_id=self.list_of(reminder_list_id).id,
                priority=priority, flagged=flagged, contact_id=self.known_contact(contact_id), repeat=repeat,
                every=every, days=days, repeat_until=repeat_until, subtasks=replaced((), subtasks),
            )  # fmt: skip
        return self.reminders.add(self._ends_after_it_starts(reminder))

    @write
    def update_reminder(
        self,
        reminder_id: Bare[str],
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
    ) -> Reminder:
        """Change what is given of a reminder; an empty text clears.

        Args:
            reminder_id: The reminder.
            title: What to do.
            due: Moves a whole series (one occurrence: snooze_reminder).
            clear_due: Take the due time off.
            notes: All the notes, in place of the old.
            reminder_list_id: Where it moves.
            priority: Its priority.
            flagged: Whether it has a flag.
            contact_id: Whom it is about.
            repeat: Lets every, days, repeat_until start afresh.
            every: 2 is every second one.
            days: Of a weekly one.
            repeat_until: Last day.
            subtasks: All, in order; equal titles keep ticks; none new on a done reminder.
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
            self.known_contact(contact_id)
        given = {
            "title": title, "notes": notes, "reminder_list_id": reminder_list_id, "priority": priority,
            "flagged": flagged, "contact_id": contact_id, "repeat": repeat, "every": every, "days": days,
            "repeat_until": repeat_until,
        }  # fmt: skip
        fields |= {name: value for name, value in given.items() if value is not None}
        with named_faults():
            if subtasks is not None:
                fields["subtasks"] = none_opened(before, replaced(before.subtasks, subtasks), "subtasks")
            return self.reminders.update(self._ends_after_it_starts(before.changed(**fields)))

    @write
    def complete_reminder(self, reminder_id: Bare[str], done: bool = True, subtask: str = "") -> Reminder:
        """Tick a reminder off with its sub-tasks; a repeating one moves to its next occurrence, with them open.

        Args:
            reminder_id: The reminder.
            done: False opens a done one again; to take a series back, set its due.
            subtask: Only this one: its title or a unique part.
        """
        reminder = self.reminders[reminder_id]
        if subtask:
            return self.reminders.update(with_tick(reminder, subtask, done))
        if not (done or reminder.done) and reminder.repeat != "none" and reminder.times_done:
            how = "a repeating one moves on when ticked off; to take it back, set its due with update_reminder"
            raise BadInput(f"done: {shortened(reminder.title)} is open: {how}")
        if reminder.done == done:
            return reminder
        if not done:
            again = max(0, reminder.times_done - 1)
            return self.reminders.update(reminder.changed(done=False, done_at=None, times_done=again))
        done_now = reminder.changed(done_at=self.now, times_done=reminder.times_done + 1, snoozed_until=None)
        start = reminder.series_start or reminder.due
        due = None
        if start is not None and reminder.due is not None:
            until = min(reminder.repeat_until or LATEST, LATEST)
            after = max(reminder.due, self.now)
            due = following(start, after, self.phone.zone, reminder.repeat, reminder.every, reminder.days, until)
        if due is None:
            return self.reminders.update(done_now.changed(done=True, subtasks=ticked(reminder.subtasks, True)))
        again_open = ticked(reminder.subtasks, False)
        return self.reminders.update(done_now.changed(due=due, series_start=start, subtasks=again_open))

    @write
    def snooze_reminder(self, reminder_id: Bare[str], until: Moment) -> Reminder:
        """Put a reminder off until it rings again; a series keeps its rhythm.

        Args:
            reminder_id: The reminder.
            until: When it rings again.
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
    def delete_reminder(self, reminder_id: Bare[str]) -> None:
        """Delete a reminder with all its repetitions.

        Args:
            reminder_id: The reminder.
        """
        self.reminders.remove(reminder_id)

    # What the world does -----------------------------------------------------------------------

    @incoming(
        headline="Reminder: {title:.60}",
        full="Reminder due: {title} ({id}, list {reminder_list_id}, due {due:%a %d %b %Y %H:%M}). "
        "Notes: {notes}{words.steps}",
    )
    def reminder_due(self, reminder_id: str) -> Arrived[Reminder]:
        """A reminder's time has come.

        Args:
            reminder_id: The reminder.
        """
        reminder = self.reminders[reminder_id]
        if reminder.done or reminder.at is None:
            raise BadInput(f"reminder_id: {shortened(reminder.title)} is done or has no time, so it never rings")
        rung = self.reminders.update(reminder.changed(rang_at=reminder.at))
        return Arrived(rung, Told.of_steps(rung.open_steps))

    @incoming(
        headline="{by:.30} added a reminder: {title:.40}",
        full="{by} added the reminder {title} ({id}) to the shared list {reminder_list_id}. Due: {due}. "
        "Notes: {notes}{words.steps}",
    )
    def share_reminder(
        self,
        by: str,
        title: str,
        due: Moment | None = None,
        notes: str = "",
        reminder_list_id: str = INBOX,
        subtasks: tuple[str, ...] = (),
    ) -> Arrived[Reminder]:
        """Somebody adds a reminder to a list that they share with the owner.

        Args:
            by: Who adds it.
            title: What to do.
            due: When it is due.
            notes: More about it.
            reminder_list_id: The shared list.
            subtasks: Titles of its steps, in order.
        """
        with named_faults():
            reminder = Reminder(
                title=title, due=due, notes=notes, reminder_list_id=self.list_of(reminder_list_id).id, added_by=by,
                subtasks=replaced((), subtasks),
            )  # fmt: skip
        return Arrived(self.reminders.add(reminder), Told.of_steps(reminder.open_steps))

    @incoming(
        headline="{by:.30} completed: {words.what:.40}",
        full="{by} completed {words.of}the reminder {title} ({id}) on the shared list {reminder_list_id}",
    )
    def tick_shared(self, reminder_id: str, by: str, subtask: str = "") -> Arrived[Reminder]:
        """Somebody ticks a reminder, or a sub-task of one, off on a list that they share with the owner.

        Args:
            reminder_id: The reminder.
            by: Who ticks it off.
            subtask: Only this sub-task: its title, or a part that no other has.
        """
        reminder = self.reminders[reminder_id]
        step = reminder.steps[place_of(reminder, subtask)] if subtask else ""
        of = f"the sub-task {step} of " if step else ""
        return Arrived(self.complete_reminder(reminder_id, True, step), Told(what=step or reminder.title, of=of))

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

    def _ends_after_it_starts(self, reminder: Reminder) -> Reminder:
        if reminder.repeat_until is not None and reminder.due is not None:
            first = reminder.due.astimezone(self.phone.zone).date()
            if reminder.repeat_until < first:
                raise BadInput(f"repeat_until: must not lie before {first.isoformat()}, when the reminder is due")
        return reminder
