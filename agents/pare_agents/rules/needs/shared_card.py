"""Somebody shares a contact card, or the phone finds a detail: keep it where it belongs."""

from __future__ import annotations

import re

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import Card, cards
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_FIELDS = re.compile(
    r"Number: (.*?)\. Mail: (.*?)\. Address: (.*?)\. Organisation: (.*?)\. Role: (.*?)\. Note: ?(.*)", re.S
)


class SharedCard:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Save a card that somebody known shares."""
        if event.kind != "card":
            return None
        found = _FIELDS.match(event.text)
        source = next((card for card in cards(reader, event.name) if plain(card.name) == plain(event.name)), None)
        if found is None or source is None or not (found[1] or found[2]):
            return None
        same = [card for card in cards(reader, event.subject) if plain(card.name) == plain(event.subject)]
        if len(same) > 1:
            return None
        step = self._update(same[0], found[1], found[2]) if same else self._new(event, found)
        return None if step is None else plan(event, step, why=f"{event.name} shared it with you")

    def _new(self, event: Arrival, found: re.Match[str]) -> Step:
        lists = {"numbers": found[1], "emails": found[2], "addresses": found[3]}
        texts = {"organisation": found[4], "role": found[5]}
        given = {name: [value] for name, value in lists.items() if value} | {n: v for n, v in texts.items() if v}
        return Step("save", f"{event.subject} ({found[1] or found[2]}) as a new contact", "contacts__create_contact",
                    {"name": event.subject, **given})  # fmt: skip

    def _update(self, card: Card, number: str, email: str) -> Step | None:
        kind, new = ("number", number) if number and not card.holds(number) else ("email", email)
        if not new or card.holds(new):
            return None
        return Step("add", f"the {kind} {new} to the contact card of {card.name}", "contacts__change_detail",
                    {"contact_id": card.id, "kind": kind, "new": new})  # fmt: skip
