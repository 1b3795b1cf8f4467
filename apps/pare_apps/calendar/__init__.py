"""The calendar."""

from pare_apps.calendar.app import Calendar
from pare_apps.calendar.event_screens import EditEvent, EventView, NewEvent
from pare_apps.calendar.list_screens import FreeTime, Invitations, SearchResults
from pare_apps.calendar.model import Answer, Attendee, Event, Response, SharedCalendar
from pare_apps.calendar.occurrences import Availability, CalendarInfo, EventDetails, Occurrence, Slot
from pare_apps.calendar.screens import DayView, MonthView, WeekView

__all__ = [
    "Answer",
    "Attendee",
    "Availability",
    "Calendar",
    "CalendarInfo",
    "DayView",
    "EditEvent",
    "Event",
    "EventDetails",
    "EventView",
    "FreeTime",
    "Invitations",
    "MonthView",
    "NewEvent",
    "Occurrence",
    "Response",
    "SearchResults",
    "SharedCalendar",
    "Slot",
    "WeekView",
]
