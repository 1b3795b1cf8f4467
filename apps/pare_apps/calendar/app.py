"""The calendar app's operations."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Annotated

from pydantic import Field

from pare.app import read, write
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Screen
from pare_apps.calendar import guests
from pare_apps.calendar.availability import free_between, open_hours
from pare_apps.calendar.drafting import Form, Status, drafted, revised
from pare_apps.calendar.following import Following
from pare_apps.calendar.model import Answer, Event, Response
from pare_apps.calendar.occurrences import Availability, CalendarInfo, EventDetails, Occurrence
from pare_apps.fields import named_faults

Limit = Annotated[int, Field(ge=1, le=200)]
Offset = Annotated[int, Field(ge=0, le=1_000_000)]
Days = Annotated[int, Field(ge=1, le=366)]
Minutes = Annotated[int, Field(ge=5, le=1440)]
Names = tuple[str, ...]


class Calendar(Following):
    """The calendar: events, series, invitations, alerts and free time."""

    @read
    def list_events(
        self, day: date | None = None, days: Days = 1, calendar: str = "", limit: Limit = 50, offset: Offset = 0
    ) -> list[Occurrence]:
        """What takes place on some days, earliest first; a series appears at each occurrence.

        Args:
            day: First; default: today.
            days: How many.
            calendar: Only of this one.
            limit: At most so many.
            offset: Skip so many.
        """
        self.check_known((calendar,) if calendar else (), "calendar")
        low, high = self.window(day, days)
        found = [one for one in self.between(low, high) if calendar in ("", one.event.calendar)]
        return found[offset : offset + limit]

    @read
    def get_event(self, event_id: str) -> EventDetails:
        """Everything about an event, and what else blocks its time.

        Args:
            event_id: An event, a series, or `<series id>@<day>` for one occurrence.
        """
        one = self.occurrence(event_id)
        event, differing, upcoming = one.event, [], []
        if event.recurrence and one.id == event.id:
            differing = [self.of(row) for row in self.events.where(series_id=event.id, newest=True, limit=50)]
            upcoming = self.upcoming(event, self.now, 5)
        clashes = self.clashes(one) if one.blocks else []
        return EventDetails(
            **one.__dict__, differing=tuple(differing), upcoming=tuple(each.id for each in upcoming),
            clashes=tuple(each.id for each in clashes),
        )  # fmt: skip

    @read
    def search_events(self, query: str, limit: Limit = 20, offset: Offset = 0) -> list[Occurrence]:
        """Find events, past and cancelled too, by words of title, place, notes or people; latest first.

        Args:
            query: Beginnings of words; all must occur.
            limit: At most so many.
            offset: Skip so many.
        """
        if not query.strip():
            raise BadInput("query: write at least one word to look for")
        return [self.of(row) for row in self.events.search(query, newest=True, limit=limit, offset=offset)]

    @read
    def list_invitations(
        self, my_status: Response = "needs-action", limit: Limit = 20, offset: Offset = 0
    ) -> list[Occurrence]:
        """Invitations from others by the owner's answer, latest event first.

        Args:
            my_status: `needs-action`: not answered yet.
            limit: At most so many.
            offset: Skip so many.
        """
        return [
            self.of(row) for row in self.events.where(invitation=my_status, newest=True, offset=offset, limit=limit)
        ]

    @read
    def list_calendars(self) -> list[CalendarInfo]:
        """The owner's calendars, and those that others share."""
        return self.calendars()

    @read
    def check_availability(
        self,
        day: date | None = None,
        days: Annotated[int, Field(ge=1, le=62)] = 1,
        minutes: Minutes = 30,
        earliest: time = time(8),
        latest: time = time(20),
        calendars: Names = (),
    ) -> Availability:
        """What blocks some days (busy), and what is free from now on between two hours.

        Declined, cancelled and free events block nothing.

        Args:
            day: First; default: today.
            days: How many, up to 62.
            minutes: Shortest free stretch.
            earliest: Free time from.
            latest: Free time until; 00:00 is midnight.
            calendars: Which count; default: the owner's.
        """
        self.check_known(calendars, "calendars")
        earliest, latest = earliest.replace(tzinfo=None), latest.replace(tzinfo=None)
        if time() != latest <= earliest:
            raise BadInput("latest: must be later than earliest")
        low, high = self.window(day, days)
        busy = [one for one in self.between(low, high) if one.blocks and self.counts(one, calendars)]
        opens = open_hours(self.today() if day is None else day, days, earliest, latest, self.phone.zone)
        return Availability(
            busy=tuple(busy), free=tuple(free_between(opens, busy, timedelta(minutes=minutes), self.now))
        )

    @write
    def create_event(
        self,
        title: str,
        starts: datetime,
        ends: datetime | None = None,
        all_day: bool = False,
        zone: str = "",
        location: str = "",
        notes: str = "",
        attendees: Names = (),
        alerts: tuple[int, ...] = (),
        calendar: str = "personal",
        status: Status = "confirmed",
        busy: bool | None = None,
        recurrence: str = "",
    ) -> Occurrence:
        """Create an event or a series; attendees are invited.

        Args:
            title: What it is.
            starts: Of a series: its first; without an offset in `zone`.
            ends: All-day: the last day. Default: an hour later, or that day.
            all_day: Whole days.
            zone: IANA; default: the phone's.
            location: Where.
            notes: Free text.
            attendees: Names, contact ids, numbers, mail addresses.
            alerts: Minutes before (all-day: -540 is 9:00 that day).
            calendar: A new name makes a new one.
            status: Certain or not.
            busy: Blocks time; default: unless all-day.
            recurrence: RRULE, as `FREQ=WEEKLY;BYDAY=TU;UNTIL=20270615`.
        """
        form = Form(title, starts, ends, all_day, zone, location, notes, alerts, calendar, status, busy, recurrence)
        event = drafted(form, self.phone.zone, attendees=guests.invited(self.phone, (), attendees, "attendees"))
        self.check_calendar(event.calendar, "calendar")
        return self.of(self.events.add(event))

    @write
    def update_event(
        self,
        event_id: str,
        title: str | None = None,
        starts: datetime | None = None,
        ends: datetime | None = None,
        all_day: bool | None = None,
        zone: str | None = None,
        location: str | None = None,
        notes: str | None = None,
        alerts: tuple[int, ...] | None = None,
        calendar: str | None = None,
        status: Status | None = None,
        busy: bool | None = None,
        recurrence: str | None = None,
        following: bool = False,
    ) -> Occurrence:
        """Change or move an event, series or occurrence; what is left out stays. Attendees are told.

        Args:
            event_id: As in get_event.
            title: What it is.
            starts: Of a series: its first; alone it keeps the length.
            ends: All-day: the last day.
            all_day: Whole days.
            zone: IANA; starts and ends are in it.
            location: Where.
            notes: All of them.
            alerts: All of them.
            calendar: Where it moves.
            status: `confirmed` revives a cancelled one.
            busy: Blocks time.
            recurrence: RRULE; empty ends it.
            following: With all later occurrences, as a new series.
        """
        before = self.rest_of(event_id) if following else self.writable(event_id)
        form = Form(title, starts, ends, all_day, zone, location, notes, alerts, calendar, status, busy, recurrence)
        if form == Form():
            raise BadInput("event_id: is the only argument; give at least one thing to change")
        after = revised(before, form, self.phone.zone)
        self.check_calendar(after.calendar, "calendar")
        one = self.keep(before, after) if after.id else self.part(event_id, after)
        if recurrence is not None:
            self.drop_after_end(one.event)
        return one

    @write
    def delete_event(self, event_id: str, following: bool = False) -> Occurrence:
        """Delete (cancel) an event, series or occurrence; attendees are told.

        Args:
            event_id: As in get_event.
            following: With all later occurrences.
        """
        if following:
            return self.end(event_id)
        row = self.writable(event_id)
        if row.series_id in self.events:
            if row.status == "cancelled":
                raise BadInput(f"event_id: {shortened(event_id)} is cancelled already")
            return self.keep(row, row.changed(status="cancelled"))
        return self.remove(row)

    @write
    def change_attendees(self, event_id: str, add: Names = (), remove: Names = ()) -> Occurrence:
        """Invite people to an event or take them off; they are told.

        Args:
            event_id: As in get_event.
            add: As in create_event.
            remove: Likewise.
        """
        if not add and not remove:
            raise BadInput("add: name at least one person to add or remove")
        before = self.writable(event_id)
        self._check_stands(before)
        attendees = guests.without(self.phone, before.attendees, remove, "remove")
        return self.keep(before, before.changed(attendees=guests.invited(self.phone, attendees, add, "add")))

    @write
    def respond_to_invitation(self, event_id: str, answer: Answer, comment: str = "") -> Occurrence:
        """Answer an invitation, or change the answer; the organiser is told.

        Args:
            event_id: As in get_event.
            answer: Which.
            comment: Goes with it.
        """
        before = self.writable(event_id)
        if not before.my_status:
            raise BadInput(f"event_id: {shortened(event_id)} is no invitation, so there is nothing to answer")
        self._check_stands(before)
        with named_faults("comment"):
            after = before.changed(my_status=answer, my_comment=comment)
        return self.keep(before, after)

    def screen_of(self, entity: Entity) -> Screen[Calendar] | None:
        """An event's own screen."""
        from pare_apps.calendar.event_screens import EventView

        return EventView(entity.id) if isinstance(entity, Event) else None

    def _check_stands(self, event: Event) -> None:
        if event.status == "cancelled":
            raise BadInput(f"event_id: {event.title!r} ({event.id}) is cancelled")
