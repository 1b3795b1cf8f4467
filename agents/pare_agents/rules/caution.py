"""When to keep still: advertising, thanks, what is not settled yet, and what may be a trick."""

from __future__ import annotations

import re
from dataclasses import replace

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues

_BULK_SENDER = re.compile(r"^(?:news(?:letter)?|marketing|promo(?:tion)?s?|offers?|deals|ads?|campaign)s?[@.+-]")
_BULK = cues(
    r"""
    unsubscribe | newsletter | special offers? | discount | vouchers? | [0-9]+\s?% off | sale ends | digest | free trial
    limited time | view (this|it) in your browser | advertisement | sponsored
    """
)
_THANKS = re.compile(
    r"(?:ok(?:ay)?|great|perfect|super|lovely|wonderful|cool|yes|no worries|thanks?|thank you|thx|"
    r"cheers|got it|will do|sounds good|see you|noted|fine|good)\b"
)
_WISH = cues(
    """
    please | could | can you | new | tell | number | address | moved | cancel(led|s)? | don'?t forget | remember
    (was|is|did)n'?t | not (me|us)
    """
)
_TRICK = cues(
    r"""
    gift cards? | passwords? | pass ?codes? | (verification|security|confirmation|one[ -]time|login) codes? | pin
    (the|that|your) code .{0,30} (sent|received|got) | (verify|confirm|unlock) your (account|identity) | wire | transfer
    i ?ban | new (bank|account) (details|number) | pay .{0,40}(today|now|at once|immediately|by|urgent\w*)
    (must|has to|needs? to) be paid .{0,40}(today|now|at once|immediately) | pay (it|this|that) for me | lend me
    transfer .{0,40}(today|now|at once|immediately)
    send (me |us )?(the |some )?money | crypto\w* | bitcoins? | western union | address book
    all (your |the )?contacts | whole (agenda|calendar|address).* | scan of (your )?passports?
    """
)
_ORDERS = re.compile(
    r"\b(?:assistants?|agents?|bots?)\b\s*(?::|must|should|are to|please)|"
    r"\bignore (?:all |your |the )?(?:previous|earlier|other) (?:instructions|messages)\b|"
    r"\binstructions? for (?:the )?(?:ai|assistants?|bots?)\b"
)
_ELSEWHERE = re.compile(
    r"\b(?!(?:Next|This|That|Same|Any|Some|Last|First|Each|Every|No|What|The|Our|Your|My|Dinner|Lunch|Tea|Bed) )"
    r"[^\W\d_a-z][\w-]+ time\b"
)
_OPEN = cues(
    r"""
    (i|we)('ll| will) (confirm|tell you|let you know|get back|know more) | to be confirmed | tbc | tbd
    more (soon|details (soon|later|follow)) | follows? (soon|later|shortly|by) | not (yet )?(sure|fixed|settled|certain)
    still (checking|waiting to hear|open) | don'?t (do|change|book|tell) anything yet | wait for my
    """
)
_CORRECTION = cues(
    r"""
    sorry | correction | corrected | erratum | typo | i mean | i meant | actually | wrong | mistake | mistyped
    mixed up
    scrap that | oops | make (it|that) | rather | instead | silly me | no wait | i misread | not \S+( \S+)? but | better
    """
)


def is_bulk(arrival: Arrival) -> bool:
    """Whether it is a newsletter or an advertisement."""
    return bool(_BULK_SENDER.search(arrival.sender.casefold()) or _BULK.search(arrival.plain))


def is_thanks(arrival: Arrival) -> bool:
    """Whether it only thanks or agrees: no question, no wish, no day and no time."""
    told = plain(arrival.text)
    says = arrival.when.days or arrival.when.clocks or "?" in told or re.search(r"\d", told)
    return not says and not arrival.files and _THANKS.match(told) is not None and not _WISH.search(told)


def is_trick(arrival: Arrival) -> bool:
    """Whether it asks for what no honest sender asks for (money, codes, other people's data)."""
    return _TRICK.search(arrival.plain) is not None


def is_open(arrival: Arrival) -> bool:
    """Whether it says itself that it is not settled yet."""
    return _OPEN.search(plain(arrival.text)) is not None


def of_another_place(arrival: Arrival) -> bool:
    """Whether it gives an hour as the clocks of another place show it."""
    return _ELSEWHERE.search(arrival.text) is not None


def without_orders(arrival: Arrival) -> Arrival:
    """The arrival without passages that give orders to an assistant; they are not the sender's wish."""
    parts = re.split(r"(\n+)", arrival.text)
    kept = [part for part in parts if not _ORDERS.search(plain(part))]
    return arrival if len(kept) == len(parts) else replace(arrival, text="".join(kept).strip())


def is_correction(arrival: Arrival) -> bool:
    """Whether it takes back a part of what was written before."""
    fresh = arrival.kind == "mail" and not arrival.thread
    told = plain(f"{arrival.subject}\n{arrival.text}" if fresh else arrival.text)
    return len(told) < 400 and _CORRECTION.search(told) is not None
