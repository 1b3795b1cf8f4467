"""Reminders in lists."""

from pare_apps.reminders.app import Reminders
from pare_apps.reminders.list_screens import ReminderAgenda, ReminderLists, ReminderListView, ReminderSearch
from pare_apps.reminders.model import INBOX, ListSummary, Priority, Reminder, ReminderList, Subtask
from pare_apps.reminders.recurrence import Day, Repeat
from pare_apps.reminders.screens import ReminderView

__all__ = [
    "INBOX",
    "Day",
    "ListSummary",
    "Priority",
    "Reminder",
    "ReminderAgenda",
    "ReminderList",
    "ReminderListView",
    "ReminderLists",
    "ReminderSearch",
    "ReminderView",
    "Reminders",
    "Repeat",
    "Subtask",
]
