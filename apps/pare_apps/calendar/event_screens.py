"""The screens of one event: its view, and the forms in which events are written."""

from __future__ import annotations

from datetime import datetime
from itertools import chain

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps import people
from pare_apps.calendar import wording
from pare_apps.calendar.app import Calendar, Names
from pare_apps.calendar.drafting import Status
from pare_apps.calendar.model import ME, Answer, Attendee, Event
from pare_apps.calendar.occurrences import Occurrence


class EventView(Screen[Calendar]):
    """One event, a whole series, or one occurrence of a series."""

    event_id: str

    def show(self, app: Calendar) -> View:
        """Time, place, people, alerts and notes; attendees with a card and occurrences of a series can be tapped."""
        one = app.occurrence(self.event_id)
        event = one.event
        facts = (
            ("", wording.when(one, app.phone)),
            ("There", wording.elsewhere(one)),
            ("", _series_line(one)),
            ("Where", event.location),
            ("Organiser", "" if event.organiser == ME else wording.organiser(event, app.phone)),
            ("Your answer", " - ".join(filter(None, (event.my_status, event.my_comment)))),
            ("Alerts", ", ".join(map(wording.before_start, event.alerts))),
            ("Calendar", event.calendar if event.busy else f"{event.calendar} (shown as free)"),
            ("Notes", event.notes),
            ("At the same time", ", ".join(each.event.title for each in app.clashes(one)) if one.blocks else ""),
        )
        lines = [f"{name}: {text}" if name else text for name, text in facts if text]
        lines += ["Status: " + event.status] if event.status != "confirmed" else []
        people_shown = [_attendee(app, each) for each in event.attendees]
        lines += [text for text, item in people_shown if item is None]
        items = [item for _, item in people_shown if item is not None]
        return View(event.title, lines, chain(items, _occurrences(app, one)))

    def alive(self, app: Calendar) -> bool:
        """False once the event is deleted."""
        return app.exists(self.event_id)

    @tap
    def edit(self, app: Calendar) -> EditEvent:
        """Open the form to change this event (of a series, the whole series; of an occurrence, only it)."""
        return EditEvent(self.event_id)

    @tap
    def open_series(self, app: Calendar) -> EventView:
        """From one occurrence, open the whole series."""
        series_id = app.occurrence(self.event_id).series_id
        if not series_id:
            raise BadInput("this is not an occurrence of a series")
        app.occurrence(series_id)
        return EventView(series_id)

    @tap
    def open_event(self, app: Calendar, event_id: str) -> EventView:
        """Open one of the occurrences shown.

        Args:
            event_id: Which occurrence.
        """
        return _view(app, event_id)

    @tap
    def open_contact(self, app: Calendar, contact_id: str) -> contacts_screens.ContactCard:
        """Open the contact card of an attendee, for example to write to them.

        Args:
            contact_id: Whose card.
        """
        event = app.occurrence(self.event_id).event
        cards = (
            people.card_of(app.phone, who) for who in (*(one.identifier for one in event.attendees), event.organiser)
        )
        if contact_id not in {card.id for card in cards if card is not None}:
            raise BadInput("contact_id: that is the card of nobody who takes part")
        return contacts_screens.ContactCard(contact_id)

    @tap
    def respond_to_invitation(self, app: Calendar, answer: Answer, comment: str = "") -> None:
        """Answer this invitation.

        Args:
            answer: The answer.
            comment: A few words that go with it.
        """
        app.respond_to_invitation(self.event_id, answer, comment)

    @tap
    def change_attendees(self, app: Calendar, add: Names = (), remove: Names = ()) -> None:
        """Invite people to this event, or take them off.

        Args:
            add: Mail addresses, numbers, contact ids or names.
            remove: The same, of attendees.
        """
        app.change_attendees(self.event_id, add, remove)

    @tap
    def delete_event(self, app: Calendar, following: bool = False) -> None:
        """Delete this event (of a series, the whole series; of an occurrence, only it).

        Args:
            following: Of an occurrence: it and all later ones.
        """
        app.delete_event(self.event_id, following)


class EditEvent(Screen[Calendar]):
    """The form in which an event, a whole series or one occurrence is changed."""

    event_id: str

    def show(self, app: Calendar) -> View:
        """What the fields hold now."""
        one = app.occurrence(self.event_id)
        event = one.event
        what = (
            "the whole series"
            if event.recurrence and not one.series_id
            else "only this time"
            if one.series_id
            else "event"
        )
        lines = [
            f"Title: {event.title}",
            f"When: {wording.when(one, app.phone)}",
            f"Where: {event.location or '-'}",
            f"Repeats: {wording.repeats(event) or '-'}",
            f"Calendar: {event.calendar}, {event.status}, {'busy' if event.busy else 'free'}",
            f"Alerts: {', '.join(map(wording.before_start, event.alerts)) or '-'}",
            f"Notes: {event.notes or '-'}",
        ]
        return View(f"Change {event.title} ({what})", lines)

    def alive(self, app: Calendar) -> bool:
        """False once the event is deleted."""
        return app.exists(self.event_id)

    @tap
    def update_event(
        self,
        app: Calendar,
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
    ) -> EventView:
        """Save the form; what is left out stays.

        Args:
            title: What it is.
            starts: When it begins (of a series: the first occurrence); alone it keeps the length.
            ends: When it ends; all-day: the last day.
            all_day: It takes whole days.
            zone: IANA zone in which it is planned and given.
            location: Where.
            notes: Free text; replaces the old.
            alerts: Minutes before the start; replaces the old.
            calendar: Name of a calendar.
            status: `confirmed` also revives a cancelled event.
            busy: Whether it blocks time.
            recurrence: RRULE; empty ends the repetition.
            following: Of an occurrence: it and all later ones, which become a new series.
        """
        kept = app.update_event(
            self.event_id, title, starts, ends, all_day, zone, location, notes, alerts, calendar, status, busy,
            recurrence, following,
        )  # fmt: skip
        return EventView(kept.id)


class NewEvent(Screen[Calendar]):
    """The form in which a new event is written."""

    def show(self, app: Calendar) -> View:
        """The form, with the calendars to choose from."""
        own = [info.name for info in app.calendars() if info.editable]
        return View("New event", ["Needed: title and starts.", f"Calendars: {', '.join(own)}"])

    @tap
    def create_event(
        self,
        app: Calendar,
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
    ) -> EventView:
        """Save the new event; attendees are invited.

        Args:
            title: What it is.
            starts: When it (of a series: the first occurrence) begins; without an offset in `zone`.
            ends: When it ends; all-day: the last day. Default: an hour later, or that day.
            all_day: It takes whole days.
            zone: IANA zone; the phone's if empty.
            location: Where.
            notes: Free text.
            attendees: Mail addresses, numbers, contact ids or names.
            alerts: Minutes before the start (all-day: -540 is 9:00 that day).
            calendar: Its name; a new name makes a new one.
            status: `tentative` if not certain.
            busy: Whether it blocks time; by default unless all-day.
            recurrence: RRULE, such as `FREQ=WEEKLY;BYDAY=TU;UNTIL=20270615`.
        """
        made = app.create_event(
            title, starts, ends, all_day, zone, location, notes, attendees, alerts, calendar, status, busy, recurrence
        )
        return EventView(made.id)


def _view(app: Calendar, event_id: str) -> EventView:
    """The screen of an event that exists."""
    return EventView(app.occurrence(event_id).id)


def _series_line(one: Occurrence) -> str:
    if one.series_id:
        return "One occurrence of a series"
    return f"Series: {wording.repeats(one.event)}" if one.event.recurrence else ""


def _attendee(app: Calendar, attendee: Attendee) -> tuple[str, Item | None]:
    """An attendee as a line, or as a row where there is a card to open."""
    card = people.card_of(app.phone, attendee.identifier)
    name = card.name if card is not None else attendee.name or attendee.identifier
    text = f"{name}: {attendee.status}" + (f" - {attendee.comment}" if attendee.comment else "")
    return text, None if card is None else Item("contact", card.id, text)


def _occurrences(app: Calendar, one: Occurrence) -> list[Item]:
    """Of a series: its coming occurrences, and those that differ from it."""
    if one.series_id or not one.event.recurrence:
        return []
    own: list[Event] = app.events.where(series_id=one.id, newest=True, limit=10)
    shown = sorted([*app.upcoming(one.event, app.now, 5), *map(app.of, own)], key=lambda each: (each.starts, each.id))
    return [Item("event", each.id, f"{wording.when(each, app.phone)} {wording.about(each.event)}") for each in shown]
