"""Lists of events (invitations, what a search found) and of free time."""

from __future__ import annotations

from datetime import date, time

from pare.screen import Item, Screen, View, tap
from pare_apps.calendar import wording
from pare_apps.calendar.app import Calendar
from pare_apps.calendar.event_screens import EventView, NewEvent
from pare_apps.calendar.occurrences import Occurrence

PAGE = 20


class Invitations(Screen[Calendar]):
    """Invitations from others that wait for an answer, twenty at a time."""

    skip: int = 0

    def show(self, app: Calendar) -> View:
        """Who invites to what, and when; invitations can be opened and answered."""
        found = app.list_invitations(limit=PAGE, offset=self.skip)
        items = (
            row(one, f"{wording.organiser(one.event, app.phone)}: {wording.when(one, app.phone)}") for one in found
        )
        return View("Invitations", counted(app.events.count(invitation="needs-action"), self.skip), items)

    @tap
    def open_event(self, app: Calendar, event_id: str) -> EventView:
        """Open an invitation.

        Args:
            event_id: Which invitation.
        """
        return EventView(app.occurrence(event_id).id)

    @tap
    def more(self, app: Calendar) -> Invitations:
        """Show the next twenty."""
        return Invitations(further(self.skip, app.events.count(invitation="needs-action")))


class SearchResults(Screen[Calendar]):
    """What a search found, the latest first, twenty at a time."""

    query: str
    skip: int = 0

    def show(self, app: Calendar) -> View:
        """The events found, with their times; events can be opened."""
        found = app.search_events(self.query, PAGE, self.skip)
        items = (row(one, wording.when(one, app.phone)) for one in found)
        return View(f"Search: {self.query[:60]}", [] if found else ["(nothing found)"], items)

    @tap
    def open_event(self, app: Calendar, event_id: str) -> EventView:
        """Open an event.

        Args:
            event_id: Which event.
        """
        return EventView(app.occurrence(event_id).id)

    @tap
    def more(self, app: Calendar) -> SearchResults:
        """Show the next twenty."""
        found = len(app.search_events(self.query, PAGE, self.skip + PAGE))
        return SearchResults(self.query, self.skip + PAGE if found else self.skip)


class FreeTime(Screen[Calendar]):
    """Free stretches of time within a few days and hours."""

    day: date
    days: int
    minutes: int
    earliest: time
    latest: time
    calendars: tuple[str, ...]

    def show(self, app: Calendar) -> View:
        """The first twenty free stretches."""
        free = app.check_availability(
            self.day, self.days, self.minutes, self.earliest, self.latest, self.calendars
        ).free
        lines = [f"{app.local(slot.starts)}-{app.local(slot.ends, '%H:%M')}" for slot in free[:PAGE]]
        lines += [f"({len(free) - PAGE} more)"] if len(free) > PAGE else []
        hours = f"{self.earliest:%H:%M}-{self.latest:%H:%M}"
        title = f"Free for {self.minutes} minutes, {hours}, {self.days} days from {day_told(self.day)}"
        return View(title, lines or ["(no free time)"])

    @tap
    def new_event(self, app: Calendar) -> NewEvent:
        """Open the form for a new event."""
        return NewEvent()


def row(one: Occurrence, time_told: str) -> Item:
    """An event in a list."""
    return Item("event", one.id, f"{time_told} {wording.about(one.event)}")


def counted(total: int, skip: int) -> list[str]:
    """Which part of a long list is shown; empty if it is shown whole."""
    if not total:
        return ["(nothing)"]
    return [f"{skip + 1}-{min(skip + PAGE, total)} of {total}"] if total > PAGE else []


def further(skip: int, total: int) -> int:
    """Where the next page begins; this page again if it is the last."""
    return skip + PAGE if skip + PAGE < total else skip


def day_told(day: date) -> str:
    """A day as it stands in titles."""
    return f"{day.day} {day:%b %Y}"
