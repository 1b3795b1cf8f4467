"""A confirmation states an appointment that is not in the calendar yet: put it there."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import Event, coming, put, with_sender
from pare_agents.rules.moments import at
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, title_for, topic

_CONFIRMED = cues(
    r"""
    confirm(ed|ation|s|ing)? | we (expect|look forward to seeing) you | takes? place | see you (on|at|then) | is set for
    (your|our) (next )?(\w+ )?(appointment|booking|reservation|interview|viewing|session|lesson|visit|trial|meeting)
    (is|are|have|has been|you'?re) (booked|scheduled|reserved|set) | is yours | agreed
    """
)
_OVER = cues(
    "it was | that was | was (good|lovely|nice|great) | thank(s| you) for (coming|visiting|joining) | last \\w+day"
)
_PLACE = re.compile(
    r"\b(?:at|in) (?P<place>(?:the )?(?:[A-ZÀ-Þ][\w'’-]+ ){0,3}"
    r"(?:Street|St|Road|Lane|Avenue|Square|Room|Hall|Centre|Station)\b(?: \d{1,4})?)"
)
_NEAR = timedelta(minutes=30)


class AppointmentConfirmed:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Make an event for the one day and time that are stated."""
        if event.kind not in ("message", "mail") or not reader.has("calendar") or not _CONFIRMED.search(event.plain):
            return None
        if _OVER.search(event.plain):
            return None
        when = event.when
        if when.day is None or when.clock is None:
            return None
        starts = at(when.day, when.clock)
        ends = at(when.day, when.until) if when.until and when.until > when.clock else None
        if starts < event.now or self._there(event, coming(reader, event.today), starts):
            return None
        place = _PLACE.search(event.text)
        title = self._title(event)
        own = reader.memory.created.get(event.corrects.id) if event.corrects else None
        step = put(title, starts, ends, location=place["place"].strip() if place else "")
        if own is not None:
            step = Step("move", step.rest.replace(" into ", " in "), "calendar__update_event",
                        {"event_id": own, "starts": starts.isoformat()})  # fmt: skip
        return plan(event, step, why=f"{event.name} confirms it, and your calendar does not have it")

    def _title(self, event: Arrival) -> str:
        about = topic(event.whole)
        if event.kind == "mail" and about:
            return f"{about[:1].upper()}{about[1:]}, {event.name}"
        return title_for(event)

    def _there(self, event: Arrival, events: list[Event], starts: datetime) -> bool:
        """Whether the calendar has it already, under whatever title."""
        said = content(event.whole)
        then = [one for one in events if one.overlaps(starts - _NEAR, starts + _NEAR)]
        return any(with_sender(one, event) or any(word in said for word in content(one.title)) for one in then)
