"""Somebody invites through the calendar: accept what is free, decline what clashes."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.events import blockers, event_of
from pare_agents.rules.moments import told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.promises import promised
from pare_agents.rules.reader import Reader


class Invitation:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Answer an invitation of somebody who has a card."""
        if event.kind != "invitation" or card_of(event, reader) is None:
            return None
        row = reader.read("calendar__get_event", event_id=event.id)
        invited = event_of(row) if isinstance(row, dict) else None
        if invited is None or invited.all_day or invited.starts < event.now:
            return None
        clashes = blockers(reader, invited.starts, invited.ends, invited.id)
        about = f'"{invited.title}" from {event.name} on {told_time(invited.starts)}'
        if clashes:
            first = clashes[0]
            comment = f"Sorry, I have something else at that time, until {first.ends:%H:%M}."
            step = Step("decline", f"the invitation to {about}", "calendar__respond_to_invitation",
                        {"event_id": event.id, "answer": "declined", "comment": comment})  # fmt: skip
            return plan(event, step, why=f'it clashes with "{first.title}" on {told_time(first.starts)}')
        promise = promised(reader, invited.starts, invited.ends)
        if promise is not None:
            step = Step("decline", f"the invitation to {about}", "calendar__respond_to_invitation",
                        {"event_id": event.id, "answer": "declined", "comment": "Sorry, I cannot come."})  # fmt: skip
            return plan(event, step, promise.step, why=f"you promised {promise.to} something else: {promise.about}")
        step = Step("accept", f"the invitation to {about}", "calendar__respond_to_invitation",
                    {"event_id": event.id, "answer": "accepted"})  # fmt: skip
        return plan(event, step, why="you are free then")
