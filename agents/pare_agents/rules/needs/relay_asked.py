"""Somebody asks to pass something on: write it to the person who is meant."""

from __future__ import annotations

import re

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import NAME, card_of, named
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.telling import tell

_ASKED = re.compile(
    rf"\b(?:(?:tell|inform|remind)\s+(?P<a>{NAME})|let\s+(?P<b>{NAME})\s+know|pass (?:it |this )?on to\s+(?P<c>{NAME}))"
    r"[,:]?\s*(?:that|about)?\s*(?P<what>[^\n]*)",
    re.M,
)
_NOBODY = re.compile(r"(?:Me|Us|Them|Him|Her|It|Everyone|Everybody|You)$")


class RelayAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Write to the one person of that name, if somebody who has a card asks for it."""
        if event.kind not in ("message", "mail") or event.group or not reader.has("contacts"):
            return None
        found = _ASKED.search(event.text)
        if found is None:
            return None
        what, name = found["what"].strip(" .?!,"), found["a"] or found["b"] or found["c"]
        if len(what) < 8 or _NOBODY.match(name):
            return None
        asker, card = card_of(event, reader), named(reader, name)
        if asker is None or card is None or card.id == asker.id:
            return None
        step = tell(card, f"{asker.name} asks me to tell you: {what}.", reader)
        return None if step is None else plan(event, step, why=f"{asker.name} asks you to pass it on")
