"""Search in mails: every criterion is looked up in an index, and the hits are intersected."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from pare.phone import Phone
from pare.phrases import plain
from pare.table import Table
from pare_apps import people
from pare_apps.email.model import ALL, Email

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for; what is left at its default does not matter."""

    text: str = ""
    sender: str = ""
    recipient: str = ""
    subject: str = ""
    since: datetime | None = None
    before: datetime | None = None
    folder: str = ALL
    has_attachments: bool | None = None

    def admits(self, email: Email) -> bool:
        """Whether a mail fits all that is not looked up by words."""
        return (
            (self.since is None or email.sent_at >= self.since)
            and (self.before is None or email.sent_at < self.before)
            and self.folder in (ALL, email.folder)
            and self.has_attachments in (None, email.has_attachments)
        )


def find(emails: Table[Email], phone: Phone, query: Query, limit: int, offset: int) -> list[Email]:
    """The mails that fit, newest first."""
    if not (query.subject or query.sender or query.recipient):
        equal: dict[str, Any] = {} if query.folder == ALL else {"folder": query.folder}
        if query.has_attachments is not None:
            equal["has_attachments"] = query.has_attachments
        look = partial(emails.search, query.text) if query.text else emails.where
        return look(newest=True, offset=offset, limit=limit, since=query.since, before=query.before, **equal)
    groups: list[list[Email]] = []
    if query.text:
        groups.append(emails.search(query.text))
    if query.subject:
        groups.append([e for e in emails.search(query.subject) if mentions(e.subject, query.subject)])
    if query.sender:
        groups.append(_by(emails, phone, query.sender, _sent_by, lambda e: f"{e.sender_name} {e.sender}"))
    if query.recipient:
        groups.append(_by(emails, phone, query.recipient, _sent_to, lambda e: " ".join(e.recipients)))
    smallest, *others = sorted(groups, key=len)
    known = [{email.id for email in group} for group in others]
    hits = [email for email in smallest if query.admits(email) and all(email.id in ids for ids in known)]
    return hits[::-1][offset : offset + limit]


def mentions(text: str, words: str) -> bool:
    """Whether a text contains, for every one of some words, a word that begins with it."""
    there = _WORD.findall(plain(text))
    wanted = _WORD.findall(plain(words))
    return bool(wanted) and all(any(word.startswith(part) for word in there) for part in wanted)


def _sent_by(emails: Table[Email], address: str) -> list[Email]:
    return emails.where(sender=address)


def _sent_to(emails: Table[Email], address: str) -> list[Email]:
    return emails.where(recipients=address)


def _by(
    emails: Table[Email],
    phone: Phone,
    who: str,
    at: Callable[[Table[Email], str], list[Email]],
    text: Callable[[Email], str],
) -> list[Email]:
    """Mails from or to a person: by any address on the person's cards, or by name or address as the mail writes it."""
    found = [email for address in _addresses(phone, who) for email in at(emails, address)]
    if not people.is_address(who):
        found += [email for email in emails.search(who) if mentions(text(email), who)]
    return sorted({email.id: email for email in found}.values(), key=lambda email: email.sent_at)


def _addresses(phone: Phone, who: str) -> list[str]:
    if people.is_address(who):
        return [who.strip().lower()]
    if plain(who.strip()) == "me":
        return [phone.owner.email.lower()]
    cards = [c for c in people.cards(phone) if c.id == who or mentions(f"{c.name} {c.nickname}", who)]
    return [email.value.lower() for card in cards for email in card.emails]
