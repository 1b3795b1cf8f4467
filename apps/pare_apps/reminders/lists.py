"""Writing lists."""

from __future__ import annotations

from typing import Literal

from pare.app import write
from pare.errors import BadInput, shortened
from pare.phrases import plain
from pare_apps.fields import Bare, named_faults
from pare_apps.reminders.model import INBOX, ReminderList
from pare_apps.reminders.shelves import Shelves


class Lists(Shelves):
    """Making, renaming and deleting lists."""

    @write
    def create_list(self, name: str) -> ReminderList:
        """Make a list of reminders.

        Args:
            name: Its name.
        """
        with named_faults():
            made = ReminderList(name=name)
        self._check_list_name(made)
        return self.lists.add(made)

    @write
    def rename_list(self, reminder_list_id: Bare[str], name: str) -> ReminderList:
        """Rename a list; the Inbox keeps its name.

        Args:
            reminder_list_id: The reminder list.
            name: New name.
        """
        with named_faults():
            renamed = self._own_list(reminder_list_id).changed(name=name)
        self._check_list_name(renamed)
        return self.lists.update(renamed)

    @write
    def delete_list(self, reminder_list_id: str, reminders: Literal["move", "delete"] = "move") -> None:
        """Delete a list.

        Args:
            reminder_list_id: Not the Inbox.
            reminders: Moved to the Inbox, or deleted too.
        """
        gone = self._own_list(reminder_list_id)
        for reminder in self.reminders.where(reminder_list_id=gone.id):
            if reminders == "move":
                self.reminders.update(reminder.changed(reminder_list_id=INBOX))
            else:
                self.reminders.remove(reminder.id)
        self.lists.remove(gone.id)

    def _own_list(self, reminder_list_id: str) -> ReminderList:
        if reminder_list_id == INBOX:
            raise BadInput("reminder_list_id: the Inbox stays as it is; choose another list")
        return self.lists[reminder_list_id]

    def _check_list_name(self, wanted: ReminderList) -> None:
        for other in (self.list_of(INBOX), *self.lists):
            if other.id != wanted.id and plain(other.name) == plain(wanted.name):
                raise BadInput(f"name: there is a list {shortened(other.name)} already ({other.id})")
