"""Somebody shares a reminder that says its day only in words: give it its due time."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.moments import at, told_time, when_in
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_MORNING = (9, 0)


class UndatedReminder:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Set the due time that its title or notes state."""
        if event.kind != "reminder" or event.facts.get("due") != "none":
            return None
        when = when_in(f"{event.subject}\n{event.text}", event.today)
        if when.day is None:
            return None
        due = at(when.day, when.clock or _MORNING)
        if due <= event.now:
            return None
        step = Step("set", f'the reminder "{event.subject}" of {event.name} to {told_time(due)}',
                    "reminders__update_reminder", {"reminder_id": event.id, "due": due.isoformat()})  # fmt: skip
        return plan(event, step, why="it has no due time yet")
