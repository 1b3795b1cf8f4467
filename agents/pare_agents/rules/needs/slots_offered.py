"""Somebody offers several times: take the first that is free."""

from __future__ import annotations

from datetime import timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import blockers, coming, meant, move, put
from pare_agents.rules.moments import at, slots_in, told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import asks, reply, title_for

_OFFERS = cues(
    r"""
    either | or | options? | slots? | choose | pick | which | whichever | possible | available | free | offer
    suggest | propose
    dates? | times?
    """
)
_HOUR = timedelta(hours=1)
_DAYS = 4  # on so many days the calendar is looked at


class SlotsOffered:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Answer with the first free time, and put it into the calendar or move what it replaces."""
        if event.kind not in ("message", "mail") or event.group or not reader.has("calendar"):
            return None
        if not _OFFERS.search(event.plain) or not asks(event):
            return None
        offered = [at(*slot) for slot in slots_in(event.whole, event.today)]
        offered = [starts for starts in offered if starts > event.now]
        if len(offered) < 2:
            return None
        events = coming(reader, event.today)
        old = meant(event, events)
        offered = [starts for starts in offered if old is None or starts != old.starts]
        ignored = old.id if old else ""
        days = list(dict.fromkeys(starts.date() for starts in offered))[:_DAYS]
        free = next((s for s in offered if s.date() in days and not blockers(reader, s, s + _HOUR, ignored)), None)
        if free is None:
            return None
        entry = put(title_for(event), free) if old is None else move(old, free)
        return plan(event, reply(event, f"{told_time(free)} suits me, thank you."), entry,
                    why=f"{event.name} offers several times, and this is the first at which you are free")  # fmt: skip
