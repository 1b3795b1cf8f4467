"""Somebody asks to be rung at a certain time: make a reminder for it."""

from __future__ import annotations

import re

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.moments import at, told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.needs.task_asked import there
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_ASKED = re.compile(r"\b(?:call|ring|phone) (?:me|us)(?: back)?\b(?! if\b)|\bgive (?:me|us) a (?:call|ring)\b")


class CallAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """A reminder to ring the sender then."""
        if event.kind not in ("message", "mail") or event.group or not reader.has("reminders"):
            return None
        if not event.name or event.when.clock is None or not _ASKED.search(event.plain):
            return None
        due = at(event.when.day or event.today, event.when.clock)
        title = f"Call {event.name}"
        if due <= event.now or there(reader, title, due.date()):
            return None
        step = Step("set", f'a reminder "{title}" for {told_time(due)}', "reminders__create_reminder",
                    {"title": title, "due": due.isoformat()})  # fmt: skip
        return plan(event, step, why=f"{event.name} wants to be called then")
