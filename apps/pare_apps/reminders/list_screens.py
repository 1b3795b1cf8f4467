"""The reminders app's screens of many reminders: the lists, one list, the agenda and search."""

from __future__ import annotations

from datetime import date
from typing import Literal

from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps.reminders import subtasks as steps
from pare_apps.reminders.app import Reminders
from pare_apps.reminders.model import Priority, Reminder
from pare_apps.reminders.recurrence import Day, Repeat, told
from pare_apps.reminders.screens import ReminderView
from pare_apps.reminders.shelves import Span

PAGE = 20

Agenda = Literal["overdue", "today", "upcoming", "undated", "flagged", "done"]


def row(app: Reminders, reminder: Reminder) -> Item:
    """A reminder in a list: a box, the title, when, how many sub-tasks are done, and what marks it."""
    facts = [app.local(reminder.at)] if reminder.at else []
    if reminder.at and reminder.at < app.now and not reminder.done:
        facts[0] += " overdue"
    facts += [told(reminder.repeat, reminder.every, reminder.days, reminder.repeat_until), steps.told(reminder)]
    facts += [
        f"{reminder.priority} priority" if reminder.priority != "none" else "",
        "flag" if reminder.flagged else "",
    ]
    card = app.contact_of(reminder)
    facts += [card.name] if card else []
    about = ", ".join(fact for fact in facts if fact)
    return Item.of(reminder, f"[{'x' if reminder.done else ' '}] {reminder.title}" + (f" ({about})" if about else ""))


def _page(app: Reminders, title: str, found: list[Reminder]) -> View:
    """A page of reminders, given one more than it shows if there are more."""
    lines = ["(more below)"] if len(found) > PAGE else [] if found else ["(no reminders)"]
    return View(title, lines, (row(app, reminder) for reminder in found[:PAGE]))


class ReminderLists(Screen[Reminders], root=True):
    """All lists with how much is open, and how much is overdue or due today."""

    def show(self, app: Reminders) -> View:
        """The lists, the Inbox first."""
        lists = app.list_lists()
        today = len(app.list_reminders(due="today", limit=100))
        items = (Item.of(each.reminder_list, f"{each.reminder_list.name} ({each.open} open)") for each in lists)
        return View("Reminders", [f"Overdue: {sum(each.overdue for each in lists)}", f"Due today: {today}"], items)

    @tap
    def open_list(self, app: Reminders, reminder_list_id: str) -> ReminderListView:
        """Open a list.

        Args:
            reminder_list_id: The list.
        """
        return ReminderListView(app.list_of(reminder_list_id).id)

    @tap
    def open_agenda(self, app: Reminders, span: Agenda = "today") -> ReminderAgenda:
        """Show the reminders of all lists by when they are due, or the flagged or done ones.

        Args:
            span: Which ones.
        """
        return ReminderAgenda(span)

    @tap
    def search(self, app: Reminders, text: str) -> ReminderSearch:
        """Search titles, notes and sub-tasks of all reminders.

        Args:
            text: Beginnings of words.
        """
        return ReminderSearch(text)

    @tap
    def create_list(self, app: Reminders, name: str) -> ReminderListView:
        """Make a list; it opens.

        Args:
            name: Its name.
        """
        return ReminderListView(app.create_list(name).id)


class ReminderListView(Screen[Reminders]):
    """One list's open reminders, or its done ones, twenty at a time."""

    reminder_list_id: str
    only_done: bool = False
    page: int = 0

    def show(self, app: Reminders) -> View:
        """The open ones soonest first, or the done ones latest first."""
        found = app.list_reminders(
            state="done" if self.only_done else "open",
            reminder_list_id=self.reminder_list_id,
            limit=PAGE + 1,
            offset=self.page * PAGE,
        )
        return _page(app, app.list_of(self.reminder_list_id).name + (" (done)" if self.only_done else ""), found)

    def alive(self, app: Reminders) -> bool:
        """False once the list is deleted."""
        return self.reminder_list_id == "inbox" or self.reminder_list_id in app.lists

    @tap
    def open_reminder(self, app: Reminders, reminder_id: str) -> ReminderView:
        """Open a reminder.

        Args:
            reminder_id: The reminder.
        """
        return ReminderView(app.reminders[reminder_id].id)

    @tap
    def complete_reminder(self, app: Reminders, reminder_id: str, done: bool = True) -> None:
        """Tick a reminder off, or open a done one again.

        Args:
            reminder_id: The reminder.
            done: False opens it again.
        """
        app.complete_reminder(reminder_id, done)

    @tap
    def open_done(self, app: Reminders) -> ReminderListView:
        """Show what is done on this list."""
        return ReminderListView(self.reminder_list_id, only_done=True)

    @tap
    def more(self, app: Reminders) -> ReminderListView:
        """Show the next twenty."""
        return ReminderListView(self.reminder_list_id, self.only_done, self.page + 1)

    @tap
    def create_reminder(
        self,
        app: Reminders,
        title: str,
        due: Moment | None = None,
        notes: str = "",
        priority: Priority = "none",
        flagged: bool = False,
        contact_id: str = "",
        repeat: Repeat = "none",
        every: int = 1,
        days: tuple[Day, ...] = (),
        repeat_until: date | None = None,
        subtasks: tuple[str, ...] = (),
    ) -> None:
        """Fill in a new reminder and save it on this list.

        Args:
            title: What to do.
            due: When it is due.
            notes: More about it.
            priority: How important it is.
            flagged: Whether it has a flag.
            contact_id: The contact it is about.
            repeat: How often it comes again.
            every: 2 is every second day, week, month or year.
            days: Days of a weekly one.
            repeat_until: The last day of a repeating one.
            subtasks: The steps that it consists of.
        """
        app.create_reminder(
            title, due, notes, self.reminder_list_id, priority, flagged, contact_id, repeat, every, days, repeat_until,
            subtasks,
        )  # fmt: skip

    @tap
    def rename_list(self, app: Reminders, name: str) -> None:
        """Rename this list; the Inbox keeps its name.

        Args:
            name: Its new name.
        """
        app.rename_list(self.reminder_list_id, name)

    @tap
    def delete_list(self, app: Reminders, reminders: Literal["move", "delete"] = "move") -> None:
        """Delete this list; the Inbox stays.

        Args:
            reminders: What becomes of its reminders: moved to the Inbox, or deleted too.
        """
        app.delete_list(self.reminder_list_id, reminders)


class ReminderAgenda(Screen[Reminders]):
    """The reminders of all lists: overdue, due today, upcoming, without a date, flagged or done."""

    span: Agenda = "today"
    page: int = 0

    def show(self, app: Reminders) -> View:
        """The open ones soonest first, or the done ones latest first."""
        start = self.page * PAGE
        if self.span == "done":
            found = app.list_reminders(state="done", limit=PAGE + 1, offset=start)
        elif self.span == "flagged":
            found = app.list_reminders(flagged=True, limit=PAGE + 1, offset=start)
        else:
            span: Span = self.span
            found = app.list_reminders(due=span, limit=PAGE + 1, offset=start)
        return _page(app, f"Reminders: {self.span}", found)

    @tap
    def open_reminder(self, app: Reminders, reminder_id: str) -> ReminderView:
        """Open a reminder.

        Args:
            reminder_id: The reminder.
        """
        return ReminderView(app.reminders[reminder_id].id)

    @tap
    def complete_reminder(self, app: Reminders, reminder_id: str, done: bool = True) -> None:
        """Tick a reminder off, or open a done one again.

        Args:
            reminder_id: The reminder.
            done: False opens it again.
        """
        app.complete_reminder(reminder_id, done)

    @tap
    def more(self, app: Reminders) -> ReminderAgenda:
        """Show the next twenty."""
        return ReminderAgenda(self.span, self.page + 1)


class ReminderSearch(Screen[Reminders]):
    """The reminders, open and done, that a search found."""

    text: str
    page: int = 0

    def show(self, app: Reminders) -> View:
        """The found ones by time."""
        found = app.list_reminders(self.text, state="all", limit=PAGE + 1, offset=self.page * PAGE)
        return _page(app, f"Reminders with {self.text[:60]!r}", found)

    @tap
    def open_reminder(self, app: Reminders, reminder_id: str) -> ReminderView:
        """Open a reminder.

        Args:
            reminder_id: The reminder.
        """
        return ReminderView(app.reminders[reminder_id].id)

    @tap
    def more(self, app: Reminders) -> ReminderSearch:
        """Show the next twenty."""
        return ReminderSearch(self.text, self.page + 1)
