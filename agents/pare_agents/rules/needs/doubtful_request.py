"""A request for money or a code bears a known name but comes from elsewhere: ask that person where they are known."""

from __future__ import annotations

import re

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.memory import Doubt
from pare_agents.rules.needs.base import plan
from pare_agents.rules.needs.changed_detail import introduced
from pare_agents.rules.people import NAME, named
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_ABOUT = (
    ("a new account", ("iban", "bank", "account")),
    ("a payment", ("pay", "paid", "transfer", "money", "wire")),
    ("a code", ("code", "password", "pin")),
)
_SIGNED = re.compile(
    r"[.!?,\n]\s*(?:(?:[Ll]ove|[Hh]ugs|[Kk]isses|[Bb]est|[Yy]ours|[Cc]heers|[Tt]hanks|(?:[Kk]ind )?[Rr]egards),?\s+)?"
    rf"(?P<name>{NAME})\s*[.!xX]*\s*$"
)


class DoubtfulRequest:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Ask the real person, by the number or address on the card, and do nothing else."""
        if event.kind != "doubtful" or not reader.has("contacts"):
            return None
        name = introduced(event.text) or (event.name if "@" in event.sender else _signature(event.text))
        card = named(reader, name) if name else None
        if card is None or card.holds(event.sender):
            return None
        doubt = reader.memory.doubts.setdefault(event.id, Doubt(event, card))
        step = ask(doubt, reader)
        if step is None:
            return None
        return plan(event, step, why=f"{event.sender} is not on the card of {card.name}", then=doubt.is_asked)


def ask(doubt: Doubt, reader: Reader) -> Step | None:
    """The step that asks the real person, by message or else by mail; None if neither is possible."""
    card, told = doubt.card, doubt.request.plain
    about = " and ".join(what for what, words in _ABOUT if any(word in told for word in words)) or "a request"
    said = f"Somebody has written to me in your name from {doubt.request.sender} about {about}. Was that really you?"
    if card.numbers and reader.has("messaging"):
        number = card.numbers[0]
        return Step("ask", f'{card.name} by message to the known number {number}: "{said}"', "messaging__send_message",
                    {"to": [number], "text": said})  # fmt: skip
    if card.emails and reader.has("email"):
        email = card.emails[0]
        return Step("ask", f'{card.name} by mail to the known address {email}: "{said}"', "email__send_email",
                    {"to": [email], "subject": "Was that you?", "body": said})  # fmt: skip
    return None


def _signature(text: str) -> str:
    """The name under a message; empty if there is none."""
    found = _SIGNED.search(text)
    return found["name"] if found else ""
