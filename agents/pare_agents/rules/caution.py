"""When to keep still: advertising, thanks, what is not settled yet, and what may be a trick."""

from __future__ import annotations

import re
from dataclasses import replace

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival

_BULK_SENDER = re.compile(r"^(?:news(?:letter)?|marketing|promo(?:tion)?s?|offers?|deals|ads?|campaign)s?[@.+-]")
_BULK = re.compile(
    r"\bunsubscribe\b|\bnewsletter\b|\bspecial offers?\b|\bdiscount\b|\bvoucher\b|[0-9]\s?% off\b|\bsale ends\b|\bdigest\b|"
    r"\bfree trial\b|\blimited time\b|\bview (?:this|it) in your browser\b"
)
_THANKS = re.compile(
    r"^(?:hi|hello|hey|dear|ok(?:ay)?|great|perfect|super|lovely|wonderful|cool|yes|no worries|thanks?|thank you|thx|cheers|"
    r"got it|will do|sounds good|see you|noted|fine|good)\b"
)
_TRICK = re.compile(
    r"\bgift cards?\b|\bpasswords?\b|\bpass ?codes?\b|\b(?:verification|security|confirmation|one[ -]time|login) codes?\b|"
    r"\b(?:the|that|your) code\b.{0,30}\b(?:sent|received|got)\b|\bpin\b|\b(?:verify|confirm|unlock) your (?:account|identity)\b|"
    r"\bwire\b|\btransfer\b|\bi ?ban\b|\bnew (?:bank|account) (?:details|number)\b|\bpay\b.{0,40}\b(?:today|now|at once|"
    r"immediately|by|urgent\w*)\b|\bsend (?:me |us )?(?:the |some )?money\b|\bcrypto|\bbitcoin\b|\bwestern union\b|"
    r"\baddress book\b|\ball (?:your |the )?contacts\b|\bwhole (?:agenda|calendar|address)\b|\bscan of (?:your )?passports?\b"
)
_ORDERS = re.compile(
    r"\b(?:ai|automatic|automated|digital|calendar|virtual|mail)?[ -]?(?:assistants?|agents?|bots?)\b\s*(?::|must|should|are to|"
    r"please)|\bignore (?:all |your |the )?(?:previous|earlier|other) (?:instructions|messages)\b|\binstructions? for (?:the )?"
    r"(?:ai|assistants?|bots?)\b"
)
_OPEN = re.compile(
    r"\b(?:i(?:'ll| will)|we(?:'ll| will)) (?:confirm|tell you|let you know|get back|know more)\b|\bto be confirmed\b|\btbc\b|\btbd\b|"
    r"\bmore (?:soon|details (?:soon|later|follow))\b|\bfollows? (?:soon|later|shortly|by)\b|\bnot (?:yet )?(?:sure|fixed|settled|"
    r"certain)\b|\bstill (?:checking|waiting to hear|open)\b|\bdon'?t (?:do|change|book|tell) anything yet\b|\bwait for my\b"
)
_CORRECTION = re.compile(
    r"\b(?:sorry|correction|corrected|erratum|typo|i mean|i meant|actually|wrong|mistake|mistyped|mixed up|scrap that|oops|"
    r"make (?:it|that)|rather|instead|silly me|no wait|i misread|not \S+(?: \S+)? but|better)\b|^\*"
)


def is_bulk(arrival: Arrival) -> bool:
    """Whether it is a newsletter or an advertisement."""
    return bool(_BULK_SENDER.search(arrival.sender.casefold()) or _BULK.search(arrival.plain))


def is_thanks(arrival: Arrival) -> bool:
    """Whether it only thanks or agrees: short, without a question, a day or a time."""
    told = plain(arrival.text)
    says = arrival.when.days or arrival.when.clocks or "?" in told or re.search(r"\d", told)
    return not says and not arrival.files and len(told) < 120 and _THANKS.search(told) is not None


def is_trick(arrival: Arrival) -> bool:
    """Whether it asks for what no honest sender asks for (money, codes, other people's data)."""
    return _TRICK.search(arrival.plain) is not None


def is_open(arrival: Arrival) -> bool:
    """Whether it says itself that it is not settled yet."""
    return _OPEN.search(plain(arrival.text)) is not None


def without_orders(arrival: Arrival) -> Arrival:
    """The arrival without passages that give orders to an assistant; they are not the sender's wish."""
    parts = re.split(r"(\n+)", arrival.text)
    kept = [part for part in parts if not _ORDERS.search(plain(part))]
    return arrival if len(kept) == len(parts) else replace(arrival, text="".join(kept).strip())


def is_correction(arrival: Arrival) -> bool:
    """Whether it takes back a part of what was written before."""
    told = plain(arrival.text)
    return len(told) < 400 and _CORRECTION.search(told) is not None
