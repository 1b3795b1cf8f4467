"""The eager assistant: offers the most obvious reaction to everything that arrives, in one sentence.

It reads nothing beyond the notification and remembers nothing: a baseline for proposing too much.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle
from pare.phone import Entry, Proposal
from pare.registry import Seat
from pare_agents.rules.reader import called

_THANKS = "Thank you, I will see to it."
_CARD = re.compile(r"(?:contact card of| for) (.+?) \(")
_NAMES = (
    re.compile(r"^(?:Message|Email) \S+ from (.+?)(?: \(| <)"),
    re.compile(r"^Invitation from (.+)"),
    re.compile(r"^(.{1,60}?) (?:added|completed|shared|updated|reacted|edited|deleted|joined|left|cancelled)\b"),
)  # fmt: skip


@dataclass(frozen=True)
class Reaction:
    """What one kind of arrival calls for.

    Attributes:
        table: the table of what arrives.
        opens: how its text begins.
        says: the proposal; `{who}` and `{what}` are filled in.
        tool: the operation's original name.
        subject: the argument that names what arrives.
        arguments: the other arguments.
    """

    table: str
    opens: str
    says: str
    tool: str
    subject: str
    arguments: Mapping[str, Any]


_REACTIONS = (
    Reaction("messaging.messages", "", "Shall I answer {who} that you saw the message?", "messaging__send_message",
             "conversation_id", {"text": _THANKS}),
    Reaction("email.emails", "", "Shall I answer {who} that you read the mail?", "email__reply_email", "email_id",
             {"body": _THANKS}),
    Reaction("calendar.events", "Invitation", "Shall I accept the invitation from {who}?",
             "calendar__respond_to_invitation", "event_id", {"answer": "accepted"}),
    Reaction("reminders.reminders", "Reminder due", "Shall I tick off the reminder that is due: {what}?",
             "reminders__complete_reminder", "reminder_id", {}),
    Reaction("contacts.suggestions", "", "Shall I save what {who} shares as a contact?", "contacts__create_contact", "",
             {"name": "{card}"}),
)  # fmt: skip


@dataclass(frozen=True)
class _Offer:
    tool: str
    arguments: Mapping[str, Any]


class Eager:
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        del seat
        self._waiting: list[tuple[str, _Offer | None]] = []
        self._offers: dict[str, _Offer | None] = {}

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Offer something for the latest arrival that has had no offer yet; others follow in the next turns."""
        self._waiting += [_offer(entry) for entry in observation.events if entry.kind == "event"]
        if observation.pending is not None or not self._waiting:
            return ABSTAIN
        text, offer = self._waiting.pop(0)
        self._offers[text] = offer
        return Decision(text)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Make the one call that was offered, if its kind of arrival has one."""
        offer = self._offers.get(proposal.text)
        if offer is None:
            return "There was nothing to do about it."
        outcome = called(call, offer.tool, dict(offer.arguments))
        if outcome is None or outcome.error is not None:
            return "It did not work."
        return "Done."


def _offer(entry: Entry) -> tuple[str, _Offer | None]:
    """The sentence for an arrival, and the call that it stands for."""
    table, id = entry.about[0] if entry.about else ("", "")
    who = next((found[1] for pattern in _NAMES if (found := pattern.match(entry.text))), entry.app)
    what = " ".join(entry.text.split())[:80]
    reaction = next((one for one in _REACTIONS if one.table == table and entry.text.startswith(one.opens)), None)
    card = _CARD.search(entry.text)
    if reaction is None:
        return f"Shall I see to this in {entry.app}: {what}?", None
    filled = {
        name: value.format(card=card[1] if card else who) if isinstance(value, str) else value
        for name, value in reaction.arguments.items()
    }
    subject = _conversation(entry.text) if reaction.subject == "conversation_id" else id
    given = {reaction.subject: subject} if reaction.subject else {}
    return reaction.says.format(who=who, what=what), _Offer(reaction.tool, {**given, **filled})


def _conversation(text: str) -> str:
    found = re.search(r" in (\S+), (?:a|now a) ", text)
    return found[1] if found else ""
