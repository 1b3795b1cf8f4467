"""What the calendar app holds: events, with their series and attendees, and other people's calendars.

A repeating event is one row with a recurrence, the *series*. Its occurrences are computed; one that differs (moved,
cancelled, answered by itself) has a row of its own, whose id `<series id>@<day>` is also how occurrences without one
are referred to. Such a row stays as it is when the series changes later, and goes when the series ends before its day.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Annotated, Any, Literal, Self
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from pare.entity import Entity
from pare.times import Moment, zone
from pare_apps import people
from pare_apps.calendar import recurrence as rules
from pare_apps.calendar.wall import Wall, hours_between, whole_days
from pare_apps.fields import Line, Prose, Title

Answer = Literal["accepted", "declined", "tentative"]
Response = Literal["needs-action", "accepted", "declined", "tentative"]

FIRST_YEAR, LAST_YEAR = 1970, 2199
"""The years that the calendar shows."""

ME = "me"
"""The organiser of the owner's own events."""

REACHES = tuple(f"{2**power}d" for power in range(13))
"""Lengths by which rows are looked up: a row of `8d` takes more than 4 and at most 8 days from begin to end."""


def _handle(text: str) -> str:
    if people.is_address(text):
        return text.strip().lower()
    if people.is_number(text):
        return people.digits(text)
    raise ValueError("is neither a mail address nor a telephone number")


def _organiser(text: str) -> str:
    return ME if text.strip().lower() == ME else _handle(text)


class Attendee(BaseModel):
    """Somebody who is invited; a mail address or a number alone will do.

    Attributes:
        identifier: a mail address in lower case, or a number without separators.
        name: the name on the card, where there is one.
        status: what the person has answered.
        comment: what came with the answer.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    identifier: Annotated[str, AfterValidator(_handle)]
    name: Line = ""
    status: Response = "needs-action"
    comment: Prose = ""

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, given: Any) -> Any:
        return {"identifier": given} if isinstance(given, str) else given

    def __str__(self) -> str:
        return f"{self.name} <{self.identifier}> ({self.status})" if self.name else f"{self.identifier} ({self.status})"


def _usual_end(known: dict[str, Any]) -> datetime:
    starts: datetime = known["starts"]
    return starts + (timedelta(days=1) if known["all_day"] else timedelta(hours=1))


def _keeps_busy(known: dict[str, Any]) -> bool:
    return not known["all_day"]


def _zone(name: str) -> str:
    if name:
        zone(name)
    return name


def _rule(text: str) -> str:
    return str(rules.parse(text)) if text.strip() else ""


def _alerts(minutes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(minutes)))


Alerts = Annotated[
    tuple[Annotated[int, Field(ge=-1440, le=40_320)], ...], Field(max_length=10), AfterValidator(_alerts)
]
"""Minutes before the start, each once, the latest alert first."""


class Event(
    Entity,
    index=("slots", "series_id", "invitation", "calendar", "alert_keys"),
    order="starts",
    search=("title", "location", "notes", "attendees", "organiser", "organiser_name"),
    quiet=("alerted",),
):
    """An event: a single one, a series, or one occurrence of a series that differs from it.

    Attributes:
        starts: when it begins; of a series, when the first occurrence does; of an all-day event, midnight of its day.
        all_day: it takes whole days.
        ends: when it ends; of an all-day event, the midnight after its last day. By default an hour, or the day, later.
        zone: the IANA zone in which it was planned and repeats; empty means the phone's.
        attendees: everybody who is invited but the owner.
        organiser: `me`, or the mail address or number of whoever invites.
        my_status: the owner's answer; empty if there is nothing to answer.
        my_comment: what went with that answer.
        alerts: minutes before the start.
        calendar: the name of the calendar in which it stands.
        status: whether it is firm; a cancelled one is in nobody's way.
        busy: it keeps the owner from other things; all-day events do not by default.
        recurrence: the RRULE of a series; UNTIL is a day.
        series_id: of an occurrence with its own row, the series.
        original_day: of such an occurrence, the day on which the series had it.
        alerted: when it last alerted.
        wall: the hours of a series, where the clock is put forward past them on its first day; else `starts` and `ends`
            tell them.
    """

    title: Title
    starts: Moment
    all_day: bool = False
    ends: Moment = Field(default_factory=_usual_end)
    zone: Annotated[str, AfterValidator(_zone)] = ""
    location: Line = ""
    notes: Prose = ""
    attendees: tuple[Attendee, ...] = ()
    organiser: Annotated[str, AfterValidator(_organiser)] = ME
    organiser_name: Line = ""
    my_status: Response | Literal[""] = ""
    my_comment: Prose = ""
    alerts: Alerts = ()
    calendar: Title = "personal"
    status: Literal["confirmed", "tentative", "cancelled"] = "confirmed"
    busy: bool = Field(default_factory=_keeps_busy)
    recurrence: Annotated[str, AfterValidator(_rule)] = ""
    series_id: str = ""
    original_day: date | None = None
    alerted: Moment | None = None
    wall: Wall | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.ends <= self.starts:
            raise ValueError("ends: must be later than starts")
        if bool(self.series_id) != (self.original_day is not None):
            raise ValueError("original_day: an occurrence has both a series_id and an original_day")
        if self.series_id and self.recurrence:
            raise ValueError("recurrence: belongs to the series, not to one occurrence")
        if self.wall and not (self.recurrence and self.wall.ends > self.wall.starts):
            raise ValueError("wall: hours of a series, of which the end is later than the begin")
        return self

    def hours(self, zone: ZoneInfo) -> Wall:
        """What the clock on the wall of its zone shows at its begin and end; of a series, on every day."""
        if self.wall is not None:
            return self.wall
        hours = hours_between(self.starts, self.ends, zone)
        if not self.all_day:
            return hours
        first = hours.starts.date()
        return whole_days(first, max(first, (hours.ends - timedelta(hours=12)).date()))

    def keeping(self, hours: Wall, zone: ZoneInfo) -> Self:
        """The same event, which as a series keeps these hours on the wall of its zone on every other day."""
        plain = self if self.wall is None else self.changed(wall=None)
        return plain if not self.recurrence or plain.hours(zone) == hours else plain.changed(wall=hours)

    @property
    def slots(self) -> tuple[str, ...]:
        """Where windows of time look for it: its length from begin to end, or the days of an endless series."""
        if self.status == "cancelled":
            return ()
        length = self.ends - self.starts
        if self.recurrence:
            firsts = self._possible_firsts
            lasts = [day for first in firsts if (day := rules.last_day(self.recurrence, first)) is not None]
            if not lasts:
                return rules.day_keys(self.recurrence, firsts) if length <= timedelta(days=1) else ("any",)
            length += max(timedelta(0), max(lasts) - firsts[0]) + timedelta(days=1)
        power = max(0, (-(-length // timedelta(days=1)) - 1).bit_length())
        return (REACHES[power],) if power < len(REACHES) else ("any",)

    @property
    def invitation(self) -> str:
        """The owner's answer to an invitation that stands; empty if there is nothing to answer."""
        return "" if self.status == "cancelled" else self.my_status

    @property
    def alert_keys(self) -> tuple[str, ...]:
        """Its alerts, where it can still give any; those of series are kept together."""
        if not self.alerts or self.status == "cancelled" or self.my_status == "declined":
            return ()
        return ("series",) if self.recurrence else tuple(map(str, self.alerts))

    @property
    def _possible_firsts(self) -> tuple[date, ...]:
        """The day of its start, in any zone."""
        middle = self.starts.date().toordinal()
        return tuple(map(date.fromordinal, range(max(1, middle - 1), min(date.max.toordinal(), middle + 1) + 1)))


class SharedCalendar(Entity, index=("name",), order="name"):
    """Somebody else's calendar that the owner sees; its events do not keep the owner busy.

    Attributes:
        name: what the `calendar` of its events is.
        owner: whose it is: a mail address or a number.
        editable: the owner of the phone may write to it.
    """

    name: Title
    owner: Annotated[str, AfterValidator(_handle)]
    editable: bool = False
