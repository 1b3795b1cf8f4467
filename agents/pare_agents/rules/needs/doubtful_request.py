"""A request for money or a code bears a known name but comes from elsewhere: ask that person where they are known."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.needs.base import plan
from pare_agents.rules.needs.changed_detail import introduced
from pare_agents.rules.people import Card, named
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_ABOUT = (
    ("account", ("iban", "bank", "account")),
    ("payment", ("pay", "transfer", "money", "wire")),
    ("code", ("code", "password", "pin")),
)


class DoubtfulRequest:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Ask the real person, by the number or address on the card, and do nothing else."""
        if event.kind != "doubtful" or not reader.has("contacts"):
            return None
        name = introduced(event.text) or (event.name if "@" in event.sender else "")
        card = named(reader, name) if name else None
        if card is None or card.holds(event.sender):
            return None
        about = next((what for what, words in _ABOUT if any(word in event.plain for word in words)), "request")
        said = f"Somebody has written to me in your name from {event.sender} about a new {about}. Was that really you?"
        step = self._ask(card, said, f"whether the {about} is really meant", reader)
        return None if step is None else plan(event, step, why=f"{event.sender} is not on the card of {card.name}")

    def _ask(self, card: Card, said: str, what: str, reader: Reader) -> Step | None:
        if card.numbers and reader.has("messaging"):
            number = card.numbers[0]
            return Step("ask", f"{card.name} by message to the known number {number} {what}", "messaging__send_message",
                        {"to": [number], "text": said})  # fmt: skip
        if card.emails and reader.has("email"):
            email = card.emails[0]
            return Step("ask", f"{card.name} by mail to the known address {email} {what}", "email__send_email",
                        {"to": [email], "subject": "Was that you?", "body": said})  # fmt: skip
        return None
