"""Somebody asks to meet at a certain time: agree and note it, or propose another time."""

from __future__ import annotations

from datetime import timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.caution import of_another_place
from pare_agents.rules.cues import cues
from pare_agents.rules.events import alternative, blockers, put, with_sender
from pare_agents.rules.moments import at, told_day, told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.promises import promised
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import reply, title_for

_ASKED = cues(
    r"""
    (can|could|shall|should|may) (we|i|you) (\w+ ){0,2}(meet|talk|speak|call|come|have|do|get|go|see|join|grab|visit)
    (can|could|shall) (we|i|you) (drop|start|say|make)
    how about | what about | would .{0,60}(suit|work|be ok|be possible|fit|like) | are you (free|up for|available|in)
    do you (have time|fancy|want) | let'?s | fancy | does .{0,60}(suit|work|fit) | ok (for|with) you | i'?d like to
    (join|meet) (us|me) | will you (come|join|be) | (suits?|works?) (for )?you
    """
)
_HOUR = timedelta(hours=1)


class MeetingAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Agree if the owner is free, and make an event; otherwise propose the nearest free time that day."""
        if event.kind not in ("message", "mail") or event.group or not reader.has("calendar"):
            return None
        if of_another_place(event):
            return None
        when = event.when
        if when.day is None or when.clock is None or not _ASKED.search(event.plain):
            return None
        starts = at(when.day, when.clock)
        ends = at(when.day, when.until) if when.until and when.until > when.clock else starts + _HOUR
        card = card_of(event, reader)
        if starts < event.now or card is None:
            return None
        clashes = blockers(reader, starts, ends)
        own = reader.memory.created.get(event.corrects.id) if event.corrects else None
        if any(with_sender(one, event) for one in clashes):
            return plan(
                event, reply(event, f"Yes, {told_time(starts)} it is."), why="it stands in your calendar already"
            )
        if clashes:
            other = alternative(reader, starts)
            why = f'it clashes with "{clashes[0].title}" on {told_time(clashes[0].starts)}'
            if other is None:
                return plan(event, reply(event, f"Sorry, {told_time(starts)} does not suit me."), why=why)
            said = f"Sorry, I am not free at {starts:%H:%M} then. Would {told_time(other)} suit you?"
            return plan(event, reply(event, said), why=why)
        promise = promised(reader, starts, ends)
        if promise is not None:
            said = f"Sorry, I cannot on {told_day(when.day)} at {starts:%H:%M}."
            why = f"you promised {promise.to} something else: {promise.about}"
            return plan(event, reply(event, said), promise.step, why=why)
        title = title_for(event)
        entry = _moved(own, title, starts.isoformat(), told_time(starts)) if own else put(
            title, starts, ends if when.until else None)  # fmt: skip
        return plan(
            event,
            entry,
            reply(event, f"Yes, {told_time(starts)} suits me."),
            why=f"{card.name} asks, and you are free then",
        )


def _moved(event_id: str, title: str, starts: str, told: str) -> Step:
    return Step("move", f'"{title}" in your calendar to {told}', "calendar__update_event",
                {"event_id": event_id, "starts": starts})  # fmt: skip
