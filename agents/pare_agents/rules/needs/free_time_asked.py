"""Somebody asks whether, or when, the owner is free: answer from the calendar."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import free
from pare_agents.rules.moments import Clock, told_day
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import reply

_ASKED = cues(
    r"""
    (are|would) you (be )?(still )?(free|available|around) | (do|would) you have (any |some )?time
    have you (got )?(any |some )?time | when (would|could|can|are|do|does) (it|you|we)
    (what|which) times? (would |could )?(suits?|works?|is good)
    (what|which) (times?|hours?) .{0,30}(suit|work|free|good)\w*
    """
)
_PARTS: dict[str, tuple[Clock, Clock]] = {
    "morning": ((8, 0), (12, 0)), "lunch": ((12, 0), (14, 0)), "afternoon": ((12, 0), (18, 0)),
    "evening": ((18, 0), (22, 0)), "tonight": ((18, 0), (22, 0)),
}  # fmt: skip


class FreeTimeAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Tell somebody who has a card when the owner is free on the day they ask about."""
        if event.kind not in ("message", "mail") or not reader.has("calendar") or not _ASKED.search(event.plain):
            return None
        day = event.when.day
        if day is None or event.when.clocks or day < event.today or card_of(event, reader) is None:
            return None
        part = next((name for name in _PARTS if name in event.plain), "")
        earliest, latest = _PARTS.get(part, ((8, 0), (20, 0)))
        stretches = free(reader, day, earliest, latest)
        of_day = f" in the {part}" if part in ("morning", "afternoon", "evening") else ""
        if stretches:
            told = " and ".join(f"from {start:%H:%M} to {end:%H:%M}" for start, end in stretches[:3])
            said = f"On {told_day(day)} I am free {told}."
        else:
            said = f"Sorry, on {told_day(day)} I am not free{of_day}."
        return plan(event, reply(event, said), why=f"{event.name} asks when you are free")
