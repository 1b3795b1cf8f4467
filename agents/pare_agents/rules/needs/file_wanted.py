"""Somebody misses a file that was forgotten, or asks for one: send the one that fits."""

from __future__ import annotations

import re
from typing import Any

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, reply

_FORGOTTEN = re.compile(
    r"\b(?:no|without|missing|forgot\w*|can(?:no|')?t (?:find|see|open)|is ?n'?t|was(?:n'?t| not)|not|lost|add) "
    r".{0,25}\battach\w*|\battach\w* (?:is |was |seems |are )?(?:missing|empty|not there|lost|forgotten)|"
    r"\bnothing (?:is |was )?attached\b"
)
_FILE = (
    r"(?:files?|tickets?|pdf|documents?|forms?|receipts?|invoices?|contracts?|photos?|pictures?|scans?|slides|letters?|lists?|"
    r"reports?|recipes?|programmes?|programs?|plans?|certificates?|statements?|drafts?|agenda|minutes|map|schedule|timetable)"
)
_ASKED = re.compile(
    rf"\b(?:send|forward|share|resend|mail|give|pass)\b(?: it| that)? ?(?:me|us|over|on)?\b[^.?!\n]{{0,40}}\b{_FILE}\b|"
    rf"\b(?:do you (?:still )?have|have you got|where is|(?:can|could) i (?:have|get))\b[^.?!\n]{{0,40}}\b{_FILE}\b"
)
_ENOUGH = 2  # words in common between a request and a file
_CARRIED = re.compile(r"\b(?:attach\w*|enclos\w*|here (?:is|are))\b")


class FileWanted:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Answer with the file; only to somebody who has a card, or whom the owner wrote a mail without it."""
        if event.kind not in ("message", "mail") or not reader.has("email"):
            return None
        forgotten = _FORGOTTEN.search(event.plain) is not None
        if not forgotten and not _ASKED.search(event.plain):
            return None
        own = self._own(event, reader) if forgotten else None
        if own is not None and own.get("attachments"):
            return None
        if own is None and card_of(event, reader) is None:
            return None
        said = content(f"{event.whole} {own.get('subject', '')} {_near(own.get('body', ''))}" if own else event.whole)
        best = self._best(said, reader, set_aside=event.id)
        if best is None:
            return None
        name = best.rpartition("/")[2]
        text = f"Sorry, I forgot it: here is {name}." if forgotten else f"Here is {name}."
        return plan(event, reply(event, text, (best,)), why=f"{event.name} misses {name}")

    def _own(self, event: Arrival, reader: Reader) -> dict[str, Any] | None:
        """The owner's latest mail in the thread."""
        thread = reader.rows("email__read_thread", email_id=event.id) if event.kind == "mail" else []
        return next((mail for mail in reversed(thread) if mail.get("folder") == "sent"), None)

    def _best(self, said: dict[str, None], reader: Reader, set_aside: str) -> str | None:
        """The one file that has most words in common with what was said, as `<mail id>/<name>`."""
        ranked: list[tuple[int, str]] = []
        for mail in reader.rows("email__search_emails", has_attachments=True, folder="all", limit=40):
            for name in map(_name, mail.get("attachments") or ()):
                if mail.get("id") != set_aside and name:
                    words = content(f"{name.rpartition('.')[0].replace('_', ' ')} {name.rpartition('.')[2]}")
                    of_mail = [word for word in content(str(mail.get("subject", ""))) if word in said]
                    own = [word for word in words if word in said]
                    ranked.append((2 * len(own) + len(of_mail) if own else 0, f"{mail.get('id')}/{name}"))
        ranked.sort(key=lambda pair: -pair[0])
        if not ranked or ranked[0][0] < _ENOUGH:
            return None
        names = dict.fromkeys(file.rpartition("/")[2] for points, file in ranked if points == ranked[0][0])
        return ranked[0][1] if len(names) == 1 else None


def _name(file: Any) -> str:
    return str(file.get("name", "")) if isinstance(file, dict) else str(file)


def _near(body: Any) -> str:
    """The sentences of a mail that speak of what it carries."""
    return " ".join(part for part in re.split(r"(?<=[.!?])\s|\n", str(body)) if _CARRIED.search(part.casefold()))
