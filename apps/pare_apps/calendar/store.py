"""The calendar's tables and their look-ups: windows of time, single occurrences, calendars."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from pare.app import App
from pare.errors import BadInput, listed, shortened
from pare.table import Table
from pare.times import zone
from pare_apps import people
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.model import FIRST_YEAR, LAST_YEAR, REACHES, Event, SharedCalendar
from pare_apps.calendar.occurrences import CalendarInfo, Occurrence, at, midnight, times_on

_DAY = timedelta(days=1)


class CalendarStore(App):
    """Tables and look-ups, each of which costs what it finds, however many events there are."""

    events: Table[Event]
    shared_calendars: Table[SharedCalendar]

    def zone_of(self, event: Event) -> ZoneInfo:
        """Where the hours of an event are read."""
        return zone(event.zone) if event.zone else self.phone.zone

    def first_day(self, event: Event) -> date:
        """The day of an event's start, in its own zone."""
        return event.hours(self.zone_of(event)).starts.date()

    def of(self, event: Event) -> Occurrence:
        """A row as it stands in the calendar; of a series, its first occurrence."""
        return at(event, event.id, event.starts, event.ends, self.phone.zone)

    def on(self, series: Event, day: date) -> Occurrence:
        """The occurrence that a series has on a day."""
        starts, ends = times_on(series, day, self.zone_of(series))
        return at(series, f"{series.id}@{day.isoformat()}", starts, ends, self.phone.zone)

    def occurrence(self, event_id: str) -> Occurrence:
        """What an id means: a row, or a computed occurrence of a series.

        Raises:
            Unknown: no event has that id.
            BadInput: the series does not take place on that day.
        """
        row = self.events.get(event_id)
        if row is not None:
            return self.of(row)
        series_id, _, text = event_id.rpartition("@")
        series = self.events.get(series_id)
        if series is None or not series.recurrence:
            return self.of(self.events[event_id])
        try:
            day = date.fromisoformat(text.partition("T")[0])
        except ValueError:
            raise BadInput(f"event_id: after @ stands the occurrence's day, as in '{series_id}@2027-04-20'") from None
        first = self.first_day(series)
        if day.year > LAST_YEAR or not rules.days_between(series.recurrence, first, day, day):
            near = None if day.year > LAST_YEAR else rules.next_day(series.recurrence, first, day)
            told = (
                f"first occurrence is {series_id}@{first}" if near is None else f"next occurrence is {series_id}@{near}"
            )
            raise BadInput(f"event_id: {series.title!r} does not take place on {day}; its {told}")
        row = self.events.get(f"{series_id}@{day}")
        return self.on(series, day) if row is None else self.of(row)

    def exists(self, event_id: str) -> bool:
        """Whether an id means an event."""
        try:
            self.occurrence(event_id)
        except BadInput:
            return False
        return True

    def between(self, low: datetime, high: datetime) -> list[Occurrence]:
        """All occurrences that overlap a window, in order of time; cancelled ones are left out."""
        found: list[Occurrence] = []
        for row in self._candidates(low, high):
            if row.recurrence:
                found += self._occurrences(row, low, high)
            elif row.starts < high and row.ends > low:
                found.append(self.of(row))
        return sorted(found, key=lambda one: (one.starts, one.ends, one.id))

    def _candidates(self, low: datetime, high: datetime) -> list[Event]:
        rows: dict[str, Event] = {}
        for reach in self.events.occurring("slots", REACHES):
            since = low - _DAY * 2 ** REACHES.index(reach)
            for row in self.events.where(slots=reach, since=since, before=high):
                rows[row.id] = row
        keys: dict[str, None] = {"any": None}
        day, last = low.date() - 2 * _DAY, high.date() + _DAY
        while day <= last:
            keys[f"{day.day:02}"] = keys[f"{day.month:02}-{day.day:02}"] = None
            day += _DAY
        for key in self.events.occurring("slots", keys):
            rows.update((row.id, row) for row in self.events.where(slots=key, before=high + _DAY))
        return list(rows.values())

    def _occurrences(self, series: Event, low: datetime, high: datetime) -> Iterator[Occurrence]:
        """Computed occurrences of a series in a window; those with a row of their own are left out."""
        here, length = self.zone_of(series), series.ends - series.starts
        first_day, last_day = (low - length).astimezone(here).date() - _DAY, high.astimezone(here).date()
        for day in rules.days_between(series.recurrence, self.first_day(series), first_day, last_day):
            starts, ends = times_on(series, day, here)
            id = f"{series.id}@{day.isoformat()}"
            if starts < high and ends > low and id not in self.events:
                yield at(series, id, starts, ends, self.phone.zone)

    def upcoming(self, series: Event, since: datetime, most: int = 1) -> list[Occurrence]:
        """The next occurrences of a series that begin at or after a time and have no row of their own."""
        found: list[Occurrence] = []
        first = self.first_day(series)
        day = since.astimezone(self.zone_of(series)).date() - _DAY
        for _ in range(1000):
            following = rules.next_day(series.recurrence, first, day)
            if following is None or len(found) == most:
                break
            one = self.on(series, following)
            if one.starts >= since and one.id not in self.events:
                found.append(one)
            day = following + _DAY
        return found

    def row_for(self, event_id: str) -> Event:
        """The row that a change of an event changes; of a computed occurrence, the row that it would get.

        Raises:
            Unknown: no event has that id.
            BadInput: the series does not take place on that day.
        """
        one = self.occurrence(event_id)
        if one.id == one.event.id:
            return one.event
        day = date.fromisoformat(one.id.rpartition("@")[2])
        return one.event.changed(
            id=one.id,
            series_id=one.event.id,
            original_day=day,
            recurrence="",
            wall=None,
            starts=one.starts,
            ends=one.ends,
            alerted=None,
        )

    def writable(self, event_id: str) -> Event:
        """`row_for` an event in a calendar that may be written to.

        Raises:
            BadInput: it stands in somebody else's calendar, which may only be read.
        """
        row = self.row_for(event_id)
        self.check_calendar(row.calendar, "event_id")
        return row

    def check_calendar(self, name: str, argument: str) -> None:
        """Refuse a calendar that may only be read.

        Raises:
            BadInput: it is one.
        """
        for shared in self.shared_calendars.where(name=name, limit=1):
            if not shared.editable:
                whose = people.label(self.phone, shared.owner)
                raise BadInput(f"{argument}: the calendar {shortened(name)} is {whose}'s and can only be read")

    def keep(self, before: Event, after: Event) -> Occurrence:
        """Store a changed row; what is as it was is not written."""
        if before != after:
            after = self.events.update(after) if after.id in self.events else self.events.add(after)
            return self.of(after)
        return self.occurrence(before.id)

    def drop_after_end(self, series: Event) -> None:
        """Remove the rows of occurrences after the end of a series that has got another rule, or none."""
        first = self.first_day(series)
        last = rules.last_day(series.recurrence, first) if series.recurrence else first
        for own in self.events.where(series_id=series.id):
            if last is not None and own.original_day is not None and own.original_day > last:
                self.events.remove(own.id)

    def calendars(self) -> list[CalendarInfo]:
        """The owner's calendars, then those of other people."""
        shared = list(self.shared_calendars)
        others = {one.name for one in shared}
        own = [name for name in dict.fromkeys(("personal", *self.events.values("calendar"))) if name not in others]
        infos = [CalendarInfo(name=name, owner="me", editable=True) for name in own]
        return infos + [
            CalendarInfo(name=one.name, owner=people.label(self.phone, one.owner), editable=one.editable)
            for one in shared
        ]

    def check_known(self, names: tuple[str, ...], argument: str) -> None:
        """Refuse the name of a calendar that does not exist.

        Raises:
            BadInput: one of them does not.
        """
        known = [info.name for info in self.calendars()] if names else []
        for name in names:
            if name not in known:
                raise BadInput(f"{argument}: there is no calendar {shortened(name)}; there are {listed(known, 20)}")

    def today(self) -> date:
        """Today's date, in the phone's zone."""
        return self.now.astimezone(self.phone.zone).date()

    def window(self, day: date | None, days: int) -> tuple[datetime, datetime]:
        """The begin of a day, today by default, and the end of the last of so many days, as UTC.

        Raises:
            BadInput: the day is outside the calendar.
        """
        first = self.today() if day is None else day
        if not FIRST_YEAR <= first.year <= LAST_YEAR:
            raise BadInput(f"day: the year must be from {FIRST_YEAR} to {LAST_YEAR}, not {first.year}")
        return midnight(first, self.phone.zone), midnight(first + timedelta(days=days), self.phone.zone)

    def clashes(self, one: Occurrence) -> list[Occurrence]:
        """What else blocks the owner's time while something takes place, at most ten."""
        others = self.between(one.starts, min(one.ends, one.starts + timedelta(days=31)))
        counting = (each for each in others if each.blocks and self.counts(each, ()))
        return [each for each in counting if each.event.id != one.event.id][:10]

    def counts(self, one: Occurrence, calendars: tuple[str, ...]) -> bool:
        """Whether an occurrence stands in one of these calendars; without any, in one of the owner's own."""
        name = one.event.calendar
        return name in calendars if calendars else not self.shared_calendars.count(name=name)
