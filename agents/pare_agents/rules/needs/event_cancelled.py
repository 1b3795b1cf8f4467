"""What stands in the calendar does not take place: take it off."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import coming, meant
from pare_agents.rules.moments import told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

CANCELLED = cues(
    r"""
    cancel(led|ed|s)? | cancellation | called off | falls? (out|through) | fell through | not take place | is off
    won'?t (take place|happen|be able to) | (can(no|')t|can not|unable to) (make|come|do|teach|hold|see you)
    no (class|lesson|training|practice|rehearsal|meeting|session|course) | has been dropped
    """
)
_OTHER = cues(
    r"""
    moved | postponed | rescheduled | instead | new (date|time|slot|hour) | how about | what about | shall we | could we
    can we | would | another (day|time) | alternative\w*
    """
)
_CONDITION = cues(
    r"""
    if you | unless | in case | free cancellation | cancel (any ?time|until|up to|by) | to cancel | may cancel
    can cancel
    """
)


class EventCancelled:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Take the one event that is meant off the calendar."""
        if event.kind not in ("message", "mail") or not reader.has("calendar"):
            return None
        told = event.plain
        if not CANCELLED.search(told) or _OTHER.search(told) or _CONDITION.search(told):
            return None
        days = event.when.days
        coming_ones = [one for one in coming(reader, event.today) if not days or one.starts.date() in days]
        found = meant(event, coming_ones)
        if found is None:
            return None
        step = Step("take", f'"{found.title}" on {told_time(found.starts)} off your calendar', "calendar__delete_event",
                    {"event_id": found.id})  # fmt: skip
        return plan(event, step, why=f"{event.name} writes that it does not take place")
