"""A firm whose mail addresses all move: the same names before the `@`, another domain after it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pare.phrases import plain
from pare_agents.rules.cues import cues
from pare_agents.rules.people import Card, bare, cards
from pare_agents.rules.reader import Reader

_DOMAIN = re.compile(r"(?<![\w.])@?((?:[\w-]+\.)+[a-z]{2,})(?![\w])", re.I)
_MOVED = cues("new | now | from .{0,20}on | instead | chang(e|ed|es|ing) | moved? | rename[ds]?")
_ABOUT = cues("e-?mails? | mails? | address(es)? | boxes | mailboxes | domain | @")
_LEAVES = cues("i (am )?(leave|leaving|left|quit) | my last day | i no longer work | i (retire|start at)")


def moved_to(reader: Reader, domain: str) -> str:
    """The domain that has taken the place of another, where a mail from there says so; empty if none does."""
    for mail in reader.rows("email__search_emails", text=domain, limit=30):
        body = str(mail.get("body", ""))
        told = plain(body)
        if _of(domain, str(mail.get("sender", ""))) and _MOVED.search(told) and (_ABOUT.search(told) or "@" in told):
            others = [found for found in _DOMAIN.findall(body) if found.casefold() != domain]
            if others:
                return str(others[0]).casefold()
    return ""


def concerned(reader: Reader, domain: str) -> Iterator[tuple[Card, str]]:
    """Each card with its address at a domain, but for people who have written that they leave."""
    mails = reader.rows("email__search_emails", text=domain, limit=30)
    left = [
        str(mail.get("sender", "")).casefold() for mail in mails if _LEAVES.search(plain(str(mail.get("body", ""))))
    ]
    for card in cards(reader, domain):
        for email in card.emails:
            if _of(domain, email) and bare(email) not in left:
                yield card, email


def at_domain(email: str, domain: str) -> str:
    """An address at another domain."""
    return f"{email.rpartition('@')[0]}@{domain}"


def _of(domain: str, email: str) -> bool:
    return email.rpartition("@")[2].casefold() == domain
