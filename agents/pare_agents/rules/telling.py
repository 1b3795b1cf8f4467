"""Writing to people: in person, in a group, and to those who want to hear that something is done."""

from __future__ import annotations

import re

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.people import Card, card_of
from pare_agents.rules.plan import Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, reply

_WHEN_DONE = re.compile(
    r"\b(?:tell|let|write|text|message|ping|inform|drop|give|post|say)\b(?P<how>[^.;!?\n]{0,60}?)"
    r"\b(?:once|when|as soon as|after)\b[^.;!?\n]*\b(?:has|have|had|got|gets|gone|out|sent|done|received|there)\b"
)
_TOGETHER = re.compile(r"\b(?:group|chat|channel)\b")
_TOPICS = 2  # so many words are looked for in conversations


def tell(card: Card, text: str, reader: Reader, subject: str = "For you") -> Step | None:
    """The step that writes to the person of a card, by message or else by mail; None if neither is possible."""
    if card.numbers and reader.has("messaging"):
        return Step("tell", f'{card.name} by message: "{text}"', "messaging__send_message",
                    {"to": [card.numbers[0]], "text": text})  # fmt: skip
    if card.emails and reader.has("email"):
        return Step("tell", f'{card.name} by mail: "{text}"', "email__send_email",
                    {"to": [card.emails[0]], "subject": subject, "body": text})  # fmt: skip
    return None


def word_when_done(arrival: Arrival, text: str, reader: Reader) -> Step | None:
    """The step that tells a sender that it is done, where he wants to hear of it; None if he has not asked for it."""
    wanted = _WHEN_DONE.search(arrival.plain)
    if wanted is None:
        return None
    if not _TOGETHER.search(wanted["how"]) or arrival.by_message:
        return reply(arrival, text)
    place = _shared_group(arrival, reader)
    if place is not None:
        return Step("tell", f'{arrival.name} in the group {place[1]}: "{text}"', "messaging__send_message",
                    {"conversation_id": place[0], "text": text})  # fmt: skip
    card = card_of(arrival, reader)
    return tell(card, text, reader) if card is not None else None


def _shared_group(arrival: Arrival, reader: Reader) -> tuple[str, str] | None:
    """Id and title of the one group that has the sender, or else of the latest one that spoke of the same thing."""
    rows = reader.rows("messaging__list_conversations", who=arrival.name)
    with_sender = [row for row in rows if (row.get("conversation") or {}).get("group")]
    if len(with_sender) == 1:
        return str(with_sender[0]["conversation"].get("id")), str(with_sender[0].get("name"))
    known = [str(row["conversation"].get("id")) for row in with_sender]
    for word in list(content(f"{' '.join(arrival.files).replace('_', ' ')} {arrival.subject}"))[:_TOPICS]:
        for hit in reader.rows("messaging__search_messages", text=word, limit=5):
            id = str((hit.get("message") or {}).get("conversation_id"))
            talk = reader.read("messaging__read_conversation", conversation_id=id, limit=1)
            is_group = isinstance(talk, dict) and (talk.get("conversation") or {}).get("group")
            if is_group and (not known or id in known):
                return id, str(hit.get("conversation_name"))
    return None
