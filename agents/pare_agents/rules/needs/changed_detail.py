"""Somebody has another number, mail address or home: bring the contact card up to date."""

from __future__ import annotations

import re

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import ADDRESS, NAME, NUMBER, Card, bare, card_of, named
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader

_NEW = (
    r"(?:new|changed|another|different|from (?:now|today) on|as of (?:now|today)|reach me|use this|"
    r"(?:ring|call|text|write|mail) (?:to )?me (?:on|at|under|to|here))"
)
_NUMBER = re.compile(
    rf"\b{_NEW}\b.{{0,60}}\b(?:number|mobile|phone|cell|sim|handy)\b|"
    rf"\b(?:number|mobile|phone|sim)\b.{{0,60}}\b{_NEW}\b",
    re.S,
)
_FROM_HERE = cues(
    r"""
    from (my|a) (new )?(mobile|phone|number) | (on )?this (number|one|is my new) | this is my number
    """
)
_EMAIL = re.compile(
    rf"\b{_NEW}\b.{{0,60}}\b(?:e-?mail|mail|address|mailbox|box)\b|"
    rf"\b(?:e-?mail|mail|address)\b.{{0,60}}\b{_NEW}\b",
    re.S,
)
_HOME = re.compile(
    r"(?:\b(?:we|i)(?:'ve| have)?(?: just)? moved(?: house)?(?: to)?|\bnew (?:home |postal )?address(?: is)?|"
    r"\bnow live (?:at|in)|\bour new (?:home|place) is)[:,]?\s+(?:to\s+)?(?P<home>[^\n;!?]*?\d[^\n;!?.]*)",
    re.I,
)
_GONE = cues(
    r"""
    no longer | dead | gone | old (one|number|sim|phone|mobile|address|box) | changed | from (now|today) on | closed?s?
    new (phone |mobile )?(number|sim|mail|e-?mail|address) | replaces? | any ?more | instead of | lost
    """
)
_WHO = re.compile(
    rf"(?:(?:[Tt]his is|[Ii]t'?s|[Ii]t’s|I am|I'm|I’m)\s+)(?P<a>{NAME})|(?P<b>{NAME}),? (?:here|speaking)\b"
)
_OTHERS = re.compile(r"\b(?:his|her|their|my (?:wife|husband|son|daughter|mother|father|boss|colleague)'?s)\b")


class ChangedDetail:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Put the new number or address on the sender's own card."""
        if event.kind not in ("message", "mail") or event.group or not reader.has("contacts"):
            return None
        kind, new = self._stated(event)
        if not new or _OTHERS.search(event.plain):
            return None
        card = card_of(event, reader) or self._by_name(event, reader)
        if card is None or any(_same(value, new) for value in card.of_kind(kind)):
            return None
        return plan(event, self._change(card, kind, new, event), why=f"{card.name} gives a new {_WORDS[kind]}")

    def _stated(self, event: Arrival) -> tuple[str, str]:
        """The kind of detail and its new value; empty if there is none."""
        told = plain(event.text)
        numbers = NUMBER.findall(event.text)
        if _NUMBER.search(told) or _FROM_HERE.search(told):
            if numbers:
                return "number", numbers[-1].strip()
            if event.kind == "message" and _FROM_HERE.search(told) and NUMBER.fullmatch(event.sender):
                return "number", event.sender
        if _EMAIL.search(told):
            stated = ADDRESS.findall(event.text)
            if len(stated) == 1:
                return "email", stated[0].rstrip(".")
            if event.kind == "mail" and not stated and not _HOME.search(event.text):
                return "email", event.sender
        home = _HOME.search(event.text)
        return ("address", home["home"].strip(" .,")) if home else ("", "")

    def _by_name(self, event: Arrival, reader: Reader) -> Card | None:
        """The card of the name by which an unknown sender introduces himself; a mail states its sender's name."""
        name = introduced(event.text) or (event.name if event.kind == "mail" else "")
        return named(reader, name) if name else None

    def _change(self, card: Card, kind: str, new: str, event: Arrival) -> Step:
        old = card.of_kind(kind)
        mentioned = [value for value in old if bare(value) in bare(event.text)] if kind != "address" else []
        replaced = mentioned or list(old if len(old) == 1 else ())
        given = {"contact_id": card.id, "kind": kind, "new": new}
        what = f"the {_WORDS[kind]} {new}"
        if replaced and (_GONE.search(plain(event.text)) or kind == "address"):
            return Step("put", f"{what} on the contact card of {card.name} in place of {replaced[0]}",
                        "contacts__change_detail", {**given, "old": replaced[0]})  # fmt: skip
        return Step("add", f"{what} to the contact card of {card.name}", "contacts__change_detail",
                    {**given, "preferred": bool(old)})  # fmt: skip


def introduced(text: str) -> str:
    """The name by which a sender introduces himself; empty if he does not."""
    found = _WHO.search(text)
    return (found["a"] or found["b"]) if found else ""


_WORDS = {"number": "number", "email": "mail address", "address": "postal address"}


def _same(one: str, other: str) -> bool:
    return plain(one) == plain(other) or (bool(re.search(r"\d{5}", bare(one))) and bare(one) == bare(other))
