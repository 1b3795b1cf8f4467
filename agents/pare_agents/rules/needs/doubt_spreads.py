"""Somebody else speaks of a request that is in doubt: let them wait until the real person has answered."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.memory import Doubt
from pare_agents.rules.needs.base import plan
from pare_agents.rules.needs.doubt_settled import truth
from pare_agents.rules.needs.doubtful_request import ask
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import reply


class DoubtSpreads:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Ask them to wait, and the real person whether it is so, if that has not been done yet."""
        if event.kind not in ("message", "mail", "doubtful") or event.group:
            return None
        doubt = next((one for one in reader.memory.doubts.values() if _concerns(one, event)), None)
        if doubt is None or card_of(event, reader) is None:
            return None
        if event.key in (one.key for one in doubt.concerned):
            return None
        doubt.concerned.append(event)
        if doubt.answer is not None:
            return plan(event, reply(event, truth(doubt)), why=f"{event.name} does not know of it yet")
        name = doubt.card.name
        said = (
            f"Please wait and do not pay or send anything yet: I am not sure that this really comes from {name}. "
            f"I ask {name} and write to you again."
        )
        asking = None if doubt.asked else ask(doubt, reader)
        why = f"what came from {doubt.request.sender} in the name of {name} may be a fraud"
        steps = (reply(event, said),) if asking is None else (reply(event, said), asking)
        return plan(event, *steps, why=why, then=doubt.is_asked)


def _concerns(doubt: Doubt, event: Arrival) -> bool:
    own = doubt.card.holds(event.sender) or event.sender == doubt.request.sender
    return not own and doubt.touches(event)
