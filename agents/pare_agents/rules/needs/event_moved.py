"""What stands in the calendar takes place at another time, or somebody asks whether it may."""

from __future__ import annotations

import re
from datetime import datetime

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.caution import of_another_place
from pare_agents.rules.cues import cues
from pare_agents.rules.events import Event, alternative, blockers, coming, meant, move
from pare_agents.rules.moments import at, told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import ADDRESS, NUMBER, cards
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.telling import tell
from pare_agents.rules.wording import reply

_MOVED = cues(
    r"""
    mov(e|ed|es|ing) | postpon\w+ | resched\w+ | shift(ed)? (to|from) | chang(e|ed|es) (to|the|of|from) | instead
    rather
    new (time|date|day|hour|slot) | now (at|on|from) | later | earlier | brought? forward | bring forward | put off
    pushed?
    delay\w* | swap\w* | (starts?|begins?) (at|on) | not (before|until) | make it | only from | already (at|on)
    """
)
_ASKS = re.compile(r"\?")
_MOST = 4  # guests, so that a large circle is left to the owner


class EventMoved:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Move the one event that is meant; a question is answered too, with another time if this one is taken."""
        if event.kind not in ("message", "mail") or not reader.has("calendar"):
            return None
        if of_another_place(event):
            return None
        if not (_MOVED.search(event.plain) or event.corrects) or not (event.when.days or event.when.clocks):
            return None
        found = meant(event, coming(reader, event.today))
        if found is None or found.all_day:
            return None
        starts = self._start(event, found)
        if starts is None or starts == found.starts or starts < event.now:
            return None
        if not _ASKS.search(event.plain):
            others = self._others(event, found, starts, reader)
            return plan(event, move(found, starts), *others, why=f"{event.name} gives a new time")
        return self._answered(event, found, starts, reader)

    def _answered(self, event: Arrival, found: Event, starts: datetime, reader: Reader) -> Plan | None:
        clashes = blockers(reader, starts, starts + (found.ends - found.starts), found.id)
        if not clashes:
            said = f"Yes, {told_time(starts)} suits me."
            others = self._others(event, found, starts, reader)
            why = f"{event.name} asks, and you are free then"
            return plan(event, move(found, starts), reply(event, said), *others, why=why)
        other = alternative(reader, starts)
        if other is None:
            return None
        said = f"I am not free at {starts:%H:%M} then. Would {told_time(other)} suit you?"
        return plan(
            event, reply(event, said), why=f'it clashes with "{clashes[0].title}" on {told_time(clashes[0].starts)}'
        )

    def _others(self, event: Arrival, found: Event, starts: datetime, reader: Reader) -> list[Step]:
        """Word to those whom the owner has invited, but for the sender; the guests of somebody else are not told."""
        if found.organiser not in ("", "me") or event.group:
            return []
        said = f"{found.title} is moved from {told_time(found.starts)} to {told_time(starts)}."
        handles = [who for who in found.people if ADDRESS.fullmatch(who) or NUMBER.fullmatch(who)]
        if len(handles) > _MOST:
            return []
        people = {card.id: card for who in handles for card in cards(reader, who) if card.holds(who)}
        others = [card for card in people.values() if not card.holds(event.sender)]
        return [step for card in others if (step := tell(card, said, reader, found.title)) is not None]

    def _start(self, event: Arrival, found: Event) -> datetime | None:
        """The new start: the day and the time that are stated and are not the event's own."""
        old = found.starts
        days = [day for day in event.when.days if day != old.date()]
        clocks = [clock for clock in event.when.clocks if clock != (old.hour, old.minute)]
        until = event.when.until
        if event.when.clocks and not clocks and until is not None and until != (found.ends.hour, found.ends.minute):
            clocks = [until]  # "from 19:00 to 20:15" is no stretch of time here
        if len(days) > 1 or len(clocks) > 1 or not (days or clocks):
            return None
        clock = clocks[0] if clocks else (old.hour, old.minute)
        return at(days[0] if days else old.date(), clock)
