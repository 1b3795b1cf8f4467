"""Somebody asks for another person's number or mail address: answer with what the card says."""

from __future__ import annotations

import re

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import NAME, card_of, named
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import asks, reply

_DETAIL = (
    r"(?:e-?mail address|e-?mail|mail address|(?:phone |mobile |cell )?number|phone|mobile|contact details?|contact)"
)
_ASKED = (
    re.compile(rf"(?P<what>{_DETAIL})(?: details?)? (?:of|for) (?:our |the |my )?(?P<who>{NAME})"),
    re.compile(rf"(?P<who>{NAME})['’]s? (?:new |current |work |private )?(?P<what>{_DETAIL})"),
    re.compile(rf"how (?:can|do) (?:i|we|I) (?:reach|contact|get hold of) (?P<who>{NAME})(?P<what>)"),
)
_PRIVATE = cues(
    r"""
    do(n'?t| not) (share|give|pass) | private | confidential | secret
    """
)


class ContactAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Give one person's number or address to somebody who has a card."""
        if event.kind not in ("message", "mail") or not reader.has("contacts") or not asks(event):
            return None
        found = next((match for pattern in _ASKED if (match := pattern.search(event.whole))), None)
        if found is None or card_of(event, reader) is None:
            return None
        card = named(reader, found["who"])
        if card is None or card.holds(event.sender) or _PRIVATE.search(plain(card.note)):
            return None
        mail = "mail" in found["what"].casefold()
        value = next(iter(card.emails if mail else card.numbers or card.emails), "")
        if not value:
            return None
        what = "mail address" if "@" in value else "number"
        return plan(event, reply(event, f"{card.name}'s {what} is {value}."), why=f"{event.name} asks for it")
