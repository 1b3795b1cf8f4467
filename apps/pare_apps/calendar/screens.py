"""The calendar by day, week and month."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, time, timedelta
from typing import Annotated

from pydantic import Field

from pare.screen import Item, Screen, View, tap
from pare_apps.calendar import wording
from pare_apps.calendar.app import Calendar, Minutes, Names
from pare_apps.calendar.event_screens import EventView, NewEvent
from pare_apps.calendar.list_screens import PAGE, FreeTime, Invitations, SearchResults, counted, day_told, further, row
from pare_apps.calendar.model import FIRST_YEAR, LAST_YEAR
from pare_apps.calendar.occurrences import Occurrence


class DayView(Screen[Calendar], root=True):
    """One day, today at first: what takes place, in order of time, twenty at a time."""

    day: date | None = None
    skip: int = 0

    def show(self, app: Calendar) -> View:
        """The day's events with their hours; events can be opened."""
        shown = self.day or app.today()
        found = app.between(*app.window(shown, 1))
        waiting = app.events.count(invitation="needs-action")
        lines = [f"Invitations that wait for an answer: {waiting}"] if waiting else []
        items = (row(one, wording.hours(one, app.phone)) for one in found[self.skip : self.skip + PAGE])
        title = f"{shown:%A} {day_told(shown)}" + (" (today)" if shown == app.today() else "")
        return View(title, [*lines, *counted(len(found), self.skip)], items)

    @tap
    def open_event(self, app: Calendar, event_id: str) -> EventView:
        """Open an event.

        Args:
            event_id: Which event or occurrence.
        """
        return EventView(app.occurrence(event_id).id)

    @tap
    def open_day(self, app: Calendar, day: date) -> DayView:
        """Go to a day.

        Args:
            day: Which day.
        """
        app.window(day, 1)
        return DayView(day)

    @tap
    def next_day(self, app: Calendar) -> DayView:
        """Go to the day after."""
        return DayView(_moved(self.day or app.today(), 1))

    @tap
    def previous_day(self, app: Calendar) -> DayView:
        """Go to the day before."""
        return DayView(_moved(self.day or app.today(), -1))

    @tap
    def more(self, app: Calendar) -> DayView:
        """Show the next twenty events of this day."""
        return DayView(self.day, further(self.skip, len(app.between(*app.window(self.day, 1)))))

    @tap
    def open_week(self, app: Calendar) -> WeekView:
        """Show the whole week."""
        return WeekView(self.day or app.today())

    @tap
    def open_month(self, app: Calendar) -> MonthView:
        """Show the whole month."""
        return MonthView(self.day or app.today())

    @tap
    def new_event(self, app: Calendar) -> NewEvent:
        """Open the form for a new event."""
        return NewEvent()

    @tap
    def open_invitations(self, app: Calendar) -> Invitations:
        """Show invitations that wait for an answer."""
        return Invitations()

    @tap
    def search_events(self, app: Calendar, query: str) -> SearchResults:
        """Search all events.

        Args:
            query: Words, or beginnings of words, that must all occur.
        """
        app.search_events(query, 1)
        return SearchResults(query)

    @tap
    def find_free_time(
        self,
        app: Calendar,
        day: date | None = None,
        days: Annotated[int, Field(ge=1, le=62)] = 7,
        minutes: Minutes = 30,
        earliest: time = time(8),
        latest: time = time(20),
        calendars: Names = (),
    ) -> FreeTime:
        """Look for free time.

        Args:
            day: First day; today if left out.
            days: How many days.
            minutes: The shortest free stretch wanted.
            earliest: Free time begins no earlier, each day.
            latest: Free time ends no later, each day; 00:00 is midnight.
            calendars: Whose events count; by default all of the owner's own.
        """
        app.check_availability(day, days, minutes, earliest, latest, calendars)
        return FreeTime(day or app.today(), days, minutes, earliest, latest, calendars)


class WeekView(Screen[Calendar]):
    """A week from Monday to Sunday, twenty events at a time."""

    day: date
    skip: int = 0

    @property
    def monday(self) -> date:
        """The week's first day."""
        return _moved(self.day, -self.day.weekday())

    def show(self, app: Calendar) -> View:
        """The week's events with day and hours; events can be opened."""
        found = app.between(*app.window(self.monday, 7))
        items = (row(one, wording.when(one, app.phone)) for one in found[self.skip : self.skip + PAGE])
        return View(f"Week of {day_told(self.monday)}", counted(len(found), self.skip), items)

    @tap
    def open_event(self, app: Calendar, event_id: str) -> EventView:
        """Open an event.

        Args:
            event_id: Which event or occurrence.
        """
        return EventView(app.occurrence(event_id).id)

    @tap
    def open_day(self, app: Calendar, day: date) -> DayView:
        """Show a single day.

        Args:
            day: Which day.
        """
        app.window(day, 1)
        return DayView(day)

    @tap
    def next_week(self, app: Calendar) -> WeekView:
        """Go to the week after."""
        return WeekView(_moved(self.monday, 7))

    @tap
    def previous_week(self, app: Calendar) -> WeekView:
        """Go to the week before."""
        return WeekView(_moved(self.monday, -7))

    @tap
    def more(self, app: Calendar) -> WeekView:
        """Show the next twenty events of this week."""
        return WeekView(self.day, further(self.skip, len(app.between(*app.window(self.monday, 7)))))

    @tap
    def new_event(self, app: Calendar) -> NewEvent:
        """Open the form for a new event."""
        return NewEvent()


class MonthView(Screen[Calendar]):
    """A month: for each day with events, how many and which."""

    day: date

    def show(self, app: Calendar) -> View:
        """One line for each day on which something takes place."""
        first, days = self._month()
        by_day: dict[date, list[Occurrence]] = {first + timedelta(days=number): [] for number in range(days)}
        for one in app.between(*app.window(first, days)):
            for number in range((min(one.last_day, max(by_day)) - max(one.day, first)).days + 1):
                by_day[max(one.day, first) + timedelta(days=number)].append(one)
        items = (
            Item("day", day.isoformat(), f"{day:%a} {day.day}: {_summary(found)}")
            for day, found in by_day.items()
            if found
        )
        return View(f"{first:%B %Y}", [] if any(by_day.values()) else ["(nothing planned)"], items)

    @tap
    def open_day(self, app: Calendar, day: date) -> DayView:
        """Show a single day.

        Args:
            day: Which day.
        """
        app.window(day, 1)
        return DayView(day)

    @tap
    def next_month(self, app: Calendar) -> MonthView:
        """Go to the month after."""
        first, days = self._month()
        return MonthView(_moved(first, days))

    @tap
    def previous_month(self, app: Calendar) -> MonthView:
        """Go to the month before."""
        return MonthView(_moved(self._month()[0], -1))

    @tap
    def new_event(self, app: Calendar) -> NewEvent:
        """Open the form for a new event."""
        return NewEvent()

    def _month(self) -> tuple[date, int]:
        first = self.day.replace(day=1)
        return first, ((first + timedelta(days=31)).replace(day=1) - first).days


def _summary(found: Iterable[Occurrence]) -> str:
    titles = [one.event.title for one in found]
    return ", ".join(titles[:3]) + (f" and {len(titles) - 3} more" if len(titles) > 3 else "")


def _moved(day: date, days: int) -> date:
    """A day so many days later, inside the calendar."""
    return min(max(day + timedelta(days=days), date(FIRST_YEAR, 1, 1)), date(LAST_YEAR, 12, 31))
