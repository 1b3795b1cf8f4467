"""What the outside world does to the calendar, and the alerts that fall due by themselves."""

from __future__ import annotations

from datetime import datetime, timedelta

from pare.app import Arrived, incoming
from pare.errors import BadInput, shortened
from pare_apps import people
from pare_apps.calendar import guests, wording
from pare_apps.calendar.drafting import Form, drafted, revised
from pare_apps.calendar.model import ME, Alerts, Answer, Attendee, Event
from pare_apps.calendar.store import CalendarStore
from pare_apps.fields import named_faults

_INSTANT = timedelta(microseconds=1)


class Arrivals(CalendarStore):
    """Invitations, changes and answers of other people, and alerts."""

    @incoming(
        headline="Invitation from {words.who:.30}: {title:.40}", full="Invitation from {words.who}\n{words.details}"
    )
    def receive_invitation(
        self,
        organiser: str,
        title: str,
        starts: datetime,
        ends: datetime | None = None,
        all_day: bool = False,
        zone: str = "",
        location: str = "",
        notes: str = "",
        attendees: tuple[str, ...] = (),
        alerts: Alerts = (),
        calendar: str = "personal",
        recurrence: str = "",
        organiser_name: str = "",
    ) -> Arrived[Event]:
        """Somebody invites the owner.

        Args:
            organiser: Who invites: mail address, number, contact id or name.
            title: What for.
            starts: When it begins; without an offset in `zone`.
            ends: When it ends (all-day: the last day); by default an hour later.
            all_day: It takes whole days.
            zone: IANA zone; empty for the phone's.
            location: Where.
            notes: Free text.
            attendees: Who else is invited.
            alerts: Minutes before the start.
            calendar: The calendar it goes into.
            recurrence: RRULE; empty for none.
            organiser_name: The organiser's name, where there is no card.
        """
        by = guests.guest(self.phone, organiser, "organiser")
        others = tuple(one for one in attendees if not self._is_owner(one))
        form = Form(title, starts, ends, all_day, zone, location, notes, alerts, calendar, None, None, recurrence)
        event = drafted(
            form, self.phone.zone, organiser=by.identifier, organiser_name=organiser_name or by.name,
            my_status="needs-action", attendees=guests.invited(self.phone, (), others, "attendees"),
        )  # fmt: skip
        return wording.arrived(self.of(self.events.add(event)), self.phone)

    @incoming(headline="{words.news:.90}", full="{words.news}\n{words.details}")
    def share_event(
        self,
        by: str,
        title: str,
        starts: datetime,
        ends: datetime | None = None,
        all_day: bool = False,
        zone: str = "",
        location: str = "",
        notes: str = "",
        attendees: tuple[str, ...] = (),
        calendar: str = "family",
        recurrence: str = "",
        busy: bool | None = None,
    ) -> Arrived[Event]:
        """Somebody adds an event to a calendar that the owner sees, without asking for an answer.

        Args:
            by: Who adds it: mail address, number, contact id or name.
            title: What it is.
            starts: When it begins; without an offset in `zone`.
            ends: When it ends (all-day: the last day); by default an hour later.
            all_day: It takes whole days.
            zone: IANA zone; empty for the phone's.
            location: Where.
            notes: Free text.
            attendees: Who takes part.
            calendar: The calendar it goes into.
            recurrence: RRULE; empty for none.
            busy: Whether it blocks time.
        """
        who = guests.guest(self.phone, by, "by")
        others = tuple(one for one in attendees if not self._is_owner(one))
        form = Form(title, starts, ends, all_day, zone, location, notes, None, calendar, None, busy, recurrence)
        event = drafted(
            form, self.phone.zone, organiser=who.identifier, organiser_name=who.name,
            attendees=guests.invited(self.phone, (), others, "attendees"),
        )  # fmt: skip
        one = self.of(self.events.add(event))
        name = self._name(who)
        return wording.arrived(one, self.phone, name, f"{name} added {wording.quoted(event)} to {event.calendar}")

    @incoming(headline="{words.news:.90}", full="{words.news}\n{words.details}")
    def organiser_updates(
        self,
        event_id: str,
        title: str | None = None,
        starts: datetime | None = None,
        ends: datetime | None = None,
        all_day: bool | None = None,
        location: str | None = None,
        notes: str | None = None,
        recurrence: str | None = None,
        by: str = "",
    ) -> Arrived[Event]:
        """The organiser (or somebody who shares the calendar) changes an event; at a new time the owner is asked anew.

        Args:
            event_id: The event, the series, or one occurrence.
            title: What for.
            starts: When it begins.
            ends: When it ends (all-day: the last day).
            all_day: It takes whole days.
            location: Where.
            notes: Free text.
            recurrence: RRULE; empty for none.
            by: Who does it, if not the organiser.
        """
        before = self.row_for(event_id)
        form = Form(title, starts, ends, all_day, None, location, notes, recurrence=recurrence)
        after = revised(before, form, self.phone.zone)
        moved = any(getattr(before, name) != getattr(after, name) for name in ("starts", "ends", "recurrence", "wall"))
        if moved and after.my_status:
            after = after.changed(my_status="needs-action", my_comment="")
        one = self.keep(before, after)
        if recurrence is not None:
            self.drop_after_end(one.event)
        name = self._who(before, by)
        news = f"{name} {'moved' if moved else 'changed'} {wording.quoted(before)}"
        return wording.arrived(one, self.phone, name, news + (f" to {wording.when(one, self.phone)}" if moved else ""))

    @incoming(headline="{words.news:.90}", full="{words.news}\n{words.details}")
    def organiser_cancels(self, event_id: str, by: str = "") -> Arrived[Event]:
        """The organiser (or somebody who shares the calendar) cancels an event, a series or one occurrence.

        Args:
            event_id: The event, the series, or one occurrence.
            by: Who does it, if not the organiser.
        """
        before = self.row_for(event_id)
        if before.status == "cancelled":
            raise BadInput(f"event_id: {shortened(event_id)} is cancelled already")
        one = self.keep(before, before.changed(status="cancelled"))
        for row in self.events.where(series_id=before.id):
            self.events.update(row.changed(status="cancelled"))
        name = self._who(before, by)
        news = f"{name} cancelled {wording.quoted(before)}, {wording.when(one, self.phone)}"
        return wording.arrived(one, self.phone, name, news)

    @incoming(headline="{words.news:.90}", full="{words.news}\n{words.details}")
    def attendee_answers(self, event_id: str, attendee: str, answer: Answer, comment: str = "") -> Arrived[Event]:
        """Somebody whom the owner has invited answers.

        Args:
            event_id: The event, the series, or one occurrence.
            attendee: Who answers: mail address, number, contact id or name.
            answer: The answer.
            comment: What goes with it.
        """
        before = self.row_for(event_id)
        who = guests.find(self.phone, before.attendees, attendee, "attendee")
        with named_faults("comment"):
            after = before.changed(attendees=guests.answered(before.attendees, who, answer, comment))
        one = self.keep(before, after)
        name = self._name(who)
        verb = "may come to" if answer == "tentative" else f"{answer} the invitation to"
        news = f"{name} {verb} {wording.quoted(before)}" + (f": {comment}" if comment else "")
        return wording.arrived(one, self.phone, name, news)

    @incoming(headline="{title:.40}: {words.when}", full="Alert: {words.details}")
    def alert(self, event_id: str) -> Arrived[Event]:
        """An alert falls due; the calendar does this by itself.

        Args:
            event_id: The event or occurrence.
        """
        one = self.occurrence(event_id)
        row = self.events.update(one.event.changed(alerted=self.now))
        return wording.arrived(one.model_copy(update={"event": row}), self.phone)

    def next_alarm(self) -> datetime | None:
        """When the next alert falls due."""
        return min((when for when, _, _ in self._next_alerts()), default=None)

    def ring(self) -> None:
        """Give the alerts that fall due now."""
        due = {(starts, id) for when, starts, id in self._next_alerts() if when == self.now}
        for _, id in sorted(due):
            self.phone.deliver("calendar__alert", {"event_id": id})

    def _next_alerts(self) -> list[tuple[datetime, datetime, str]]:
        """For every length of warning and every series, the next alerts; those given already are left out.

        Each is told by when it falls due, and by the beginning and the id of its event.
        """
        found: list[tuple[datetime, datetime, str]] = []
        for key in self.events.values("alert_keys"):
            if key == "series":
                for series in self.events.where(alert_keys=key):
                    found += self._series_alerts(series)
                continue
            ahead = timedelta(minutes=int(key))
            start = self.now + ahead
            rows = self._next_with(key, start)
            if rows and rows[0].starts == start and all(row.alerted == self.now for row in rows):
                rows = self._next_with(key, start + _INSTANT)
            found += [
                (row.starts - ahead, row.starts, row.id)
                for row in rows
                if (row.starts - ahead, row.alerted) != (self.now,) * 2
            ]
        return found

    def _next_with(self, key: str, since: datetime) -> list[Event]:
        """The next events with that length of warning, all that begin at the same time."""
        first = self.events.where(alert_keys=key, since=since, limit=1)
        return [
            row for one in first
            for row in self.events.where(alert_keys=key, since=one.starts, before=one.starts + _INSTANT)
        ]  # fmt: skip

    def _series_alerts(self, series: Event) -> list[tuple[datetime, datetime, str]]:
        given = _INSTANT if series.alerted == self.now else timedelta()
        return [
            (one.starts - ahead, one.starts, one.id)
            for ahead in (timedelta(minutes=minutes) for minutes in series.alerts)
            for one in self.upcoming(series, self.now + ahead + given)
        ]

    def _who(self, event: Event, by: str) -> str:
        if not by and event.organiser == ME:
            raise BadInput("by: the owner organises this event; say who else does this")
        return self._name(guests.guest(self.phone, by, "by")) if by else wording.organiser(event, self.phone)

    def _name(self, who: Attendee) -> str:
        name = people.label(self.phone, who.identifier)
        return who.name if who.name and name == who.identifier else name

    def _is_owner(self, who: str) -> bool:
        return people.label(self.phone, who) == ME
