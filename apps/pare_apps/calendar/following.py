"""One occurrence and all that follow it: a series is parted there, or ends before."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from pare.errors import BadInput, shortened
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.arrivals import Arrivals
from pare_apps.calendar.model import Event
from pare_apps.calendar.occurrences import Occurrence


def parted(text: str, first: date, day: date) -> tuple[str, str]:
    """A rule in two.

    Args:
        text: the rule.
        first: its first day.
        day: a later day on which it takes place.

    Returns:
        the rule up to the day before, and the rule from that day on.
    """
    rule, eve = rules.parse(text), day - timedelta(days=1)
    if rule.count is None:
        return str(replace(rule, until=eve)), text
    before = len(rules.days_between(text, first, first, eve))
    return str(replace(rule, count=before)), str(replace(rule, count=rule.count - before))


class Following(Arrivals):
    """Changing and ending a series from one of its occurrences on."""

    def rest_of(self, event_id: str) -> Event:
        """A series from an occurrence on, as a row that is not stored yet; from its first one on, the series itself.

        Raises:
            Unknown: no event has that id.
            BadInput: it is no occurrence of a series that may be changed, or one that differs from the series.
        """
        series, day = self._place(event_id)
        if self.occurrence(event_id).event.series_id:
            raise BadInput(
                f"following: {shortened(event_id)} differs from its series; change it by itself, and the series from "
                "another occurrence on"
            )
        if day == self.first_day(series):
            return series
        zone = self.zone_of(series)
        hours = series.hours(zone).on(day)
        starts, ends = hours.times(zone)
        rule = parted(series.recurrence, self.first_day(series), day)[1]
        rest = series.changed(id="", starts=starts, ends=ends, recurrence=rule, wall=None)
        return rest.keeping(hours, zone)

    def part(self, event_id: str, after: Event) -> Occurrence:
        """Store what has become of a series from an occurrence on; later occurrences that differ go along as they are.

        Args:
            event_id: an occurrence, not the first.
            after: what `rest_of` gave of it, with changes.
        """
        if after == self.rest_of(event_id):
            return self.occurrence(event_id)
        series, day = self._place(event_id)
        made = self.events.add(after)
        for own in self._cut(series, day):
            self.events.add(own.changed(id=f"{made.id}@{own.original_day}", series_id=made.id))
        return self.of(made)

    def end(self, event_id: str) -> Occurrence:
        """Remove an occurrence and all that follow it."""
        series, day = self._place(event_id)
        if day <= self.first_day(series):
            return self.remove(series)
        gone = self.occurrence(event_id)
        self._cut(series, day)
        return gone

    def remove(self, event: Event) -> Occurrence:
        """Remove an event, and with a series all its occurrences."""
        gone = self.of(self.events.remove(event.id))
        for own in self.events.where(series_id=event.id):
            self.events.remove(own.id)
        return gone

    def _place(self, event_id: str) -> tuple[Event, date]:
        """The series of an occurrence, which may be changed, and the day on which the series has it."""
        one = self.occurrence(event_id)
        series = self.events.get(one.series_id)
        if series is None or not series.recurrence:
            raise BadInput(f"following: {shortened(event_id)} is no occurrence; write '<series id>@<day>' as event_id")
        self.check_calendar(series.calendar, "event_id")
        return series, one.event.original_day or date.fromisoformat(one.id.rpartition("@")[2])

    def _cut(self, series: Event, day: date) -> list[Event]:
        """End a series before a day; the later occurrences that had rows of their own, now removed."""
        rule = parted(series.recurrence, self.first_day(series), day)[0]
        self.events.update(series.changed(recurrence=rule))
        rows = self.events.where(series_id=series.id)
        return [self.events.remove(own.id) for own in rows if own.original_day and own.original_day >= day]
