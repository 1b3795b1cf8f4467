"""A mail came back for good: send it to the newer address of the same person."""

from __future__ import annotations

from typing import Any

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.domains import at_domain, concerned, moved_to
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import ADDRESS, Card, bare, cards
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_LATER = cues("delayed | not delivered yet | being tried again | (was|has been) delivered")
_FAILED = cues(r"(could not|cannot|not) be delivered | undeliver\w+ | fail\w* | returned | unknown")


class ReturnedMail:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Resend to where the person is reached now, and correct the cards that this concerns."""
        if event.kind != "bounce" or not event.thread:
            return None
        if _LATER.search(event.plain) or not _FAILED.search(event.plain):
            return None
        old = next(iter(ADDRESS.findall(event.text)), "").casefold()
        holder = next((card for card in cards(reader, old) if card.holds(old)), None) if old else None
        if holder is None:
            return None
        why = f"your mail to {holder.name} could not be delivered"
        new = self._newer(holder, old, reader)
        if new:
            changes = [] if holder.holds(new) else [_change(holder, old, new)]
            return plan(event, _again(event, holder, old, new), *changes, why=why)
        domain = old.rpartition("@")[2]
        other = moved_to(reader, domain)
        if not other:
            return None
        moved = [_change(card, email, at_domain(email, other)) for card, email in concerned(reader, domain)]
        return plan(event, _again(event, holder, old, at_domain(old, other)), *moved, why=why)

    def _newer(self, holder: Card, old: str, reader: Reader) -> str:
        """The address other than the old one from which the person wrote last, or that stands on the card too."""
        for mail in reader.rows("email__search_emails", sender=holder.name, limit=10):
            address = str(mail.get("sender", ""))
            if bare(address) != old and _is_of(holder, mail):
                return address
            stated = [found for found in ADDRESS.findall(str(mail.get("body", ""))) if bare(found) != old]
            if _is_of(holder, mail) and stated and "new" in plain(str(mail.get("body", ""))):
                return str(stated[0])
        return next((email for email in holder.emails if bare(email) != old), "")


def _is_of(holder: Card, mail: dict[str, Any]) -> bool:
    return plain(str(mail.get("sender_name", ""))) == plain(holder.name) or holder.holds(str(mail.get("sender", "")))


def _again(event: Arrival, holder: Card, old: str, new: str) -> Step:
    return Step("send", f"the mail that came back to {holder.name} again, to {new} instead of {old}",
                "email__forward_email", {"email_id": event.thread, "to": [new]})  # fmt: skip


def _change(card: Card, old: str, new: str) -> Step:
    written = next((email for email in card.emails if bare(email) == bare(old)), old)
    return Step("change", f"the mail address on the contact card of {card.name} to {new}", "contacts__change_detail",
                {"contact_id": card.id, "kind": "email", "old": written, "new": new})  # fmt: skip
