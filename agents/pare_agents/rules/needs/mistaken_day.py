"""Somebody is about to come on the wrong day: say which day it is."""

from __future__ import annotations

from datetime import timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.events import coming, with_sender
from pare_agents.rules.moments import told_time
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import reply

_COMING = cues(
    r"""
    on my way | leaving (now|at|in|home|soon|\d+) | are you (there|coming|on your way) | i'?m (already )?here
    where are you
    see you (tonight|soon|there|in (a|an|\d+)|later today|this evening|this afternoon) | waiting for you | setting off
    meet you (at|there|in) | tonight .{0,30}still on
    """
)
_DAYS = 14


class MistakenDay:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Tell the sender the day and time of the one event with them that is not today."""
        if event.kind != "message" or not event.known or not _COMING.search(event.plain):
            return None
        if any(day != event.today for day in event.when.days):
            return None
        shared = [one for one in coming(reader, event.today, _DAYS) if with_sender(one, event)]
        tomorrow = event.today + timedelta(days=1)
        if len(shared) != 1 or shared[0].starts.date() < tomorrow:
            return None
        one = shared[0]
        said = f"It is not today: {one.title} is on {told_time(one.starts)}."
        return plan(event, reply(event, said), why=f"{event.name} seems to think that it is today")
