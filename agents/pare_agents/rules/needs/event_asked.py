"""Somebody asks when or where something takes place that stands in the calendar: answer from it."""

from __future__ import annotations

import re

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import coming, meant
from pare_agents.rules.moments import told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import reply

_ASKED = re.compile(
    r"\b(?:when|what time|at what time|which day|what day|where|which (?:room|place|address)|until when)\b[^.!\n]*\?|"
    r"\bremind me (?:when|where)\b"
)
_SECRET = cues(
    r"""
    surprise | secret | do(n'?t| not) (tell|share) | confidential | private
    """
)


class EventAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Tell somebody who has a card the day, time and place of the one event that they ask about."""
        if event.kind not in ("message", "mail") or not reader.has("calendar") or not _ASKED.search(event.plain):
            return None
        found = meant(event, coming(reader, event.today))
        if found is None or _SECRET.search(plain(f"{found.title} {found.notes}")) or card_of(event, reader) is None:
            return None
        where = f", {found.location}" if found.location else ""
        said = f"{found.title} is on {told_time(found.starts)}{where}."
        return plan(event, reply(event, said), why=f"{event.name} asks, and your calendar has it")
