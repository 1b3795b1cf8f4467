"""Acts beyond those that a need asks for: one too many, to somebody else, of another kind, or put to the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pare.offer.acts import Act, signs, stem
from pare.offer.shape import FUNCTION

_WAYS: Final = {
    "buy": frozenset("buy purchase order reorder subscribe".split()),
    "book": frozenset("book rent hire".split()),
    "drop": frozenset(
        "cancel delete remove withdraw scrap void decline strike unsubscribe discard terminate return".split()
    ),
    "move": frozenset("move shift postpone reschedule push delay".split()),
}
"""Ways of changing things that are told apart, by their verbs."""
_CAB: Final = re.compile(r"(?:order|book|get|call)(?:ing)? (?:[\w'-]+ ){0,4}(?:cab|taxi|ride|car)\b")
_OFF: Final = re.compile(r"(?:call|clear|switch|turn|take|cross|tick)(?:ing)? (?:[\w'-]+ ){0,5}(?:off|out)\b")
_TELL: Final = re.compile(
    r"(?:tell|ask|inform|notify|warn|message|text|mail|e-?mail|let|answer|reply|thank|contact|ping|alert|brief|"
    r"reassure|"
    r"invite|phone|call|ring|write|explain|report|mention|announce|post|promise|offer|propose|suggest|send|forward|"
    r"give|pass)"
    r"(?:ing)?(?: back)?(?: to| in| with)? "
)
_YOURSELF: Final = re.compile(
    r"(?:call|ring|write|text|ping|alert|mail|message|phone)(?:ing)? you\b|(?:write|note|put|enter)\b.* "
    r"(?:in|into|to|on) (?:the |your |tomorrow's |today's )?(?:calendar|diary|note|notes|list|log)\b"
)
_GIVE: Final = re.compile(r"(?:send|forward|pass|give|mail|e-?mail|write|explain|mention|report|post|offer|promise)")
_SAYS: Final = re.compile(
    r"\b(?:that|whether|if|about|how|what|why|not to|know|as|when|before|for|on|at)\b|[:,;]| to (?=\w+ )"
)
_WORD: Final = re.compile(r"[^\W\d_][\w'-]*")
_PRONOUN: Final = re.compile(r"(?:him|her|them|it|me|you|both|this|that|so|they)\b")

_EXPLAINS: Final = re.compile(r"\b(?:explaining|adding|mentioning|and explain)\b.*")
_SPEAKS: Final = re.compile(
    r"(?:explain|mention|quote|promis|announc|offer|suggest|propos|vouch|invit|demand|charg|complain|hint|reveal|"
    r"apply for|"
    r"hand in|add (?:that|for)|let \w+ (?:\w+ )?know why|tell \w+ (?:\w+ )?why|"
    r"block (?:the|his|her|that|this|their) (?:\w+ )?(?:number|sender|contact|caller|account)|report (?:\w+ ){1,4}to\b|"
    r"sign up)"
)
"""Acts that nobody does unasked."""

_MAKES: Final = re.compile(
    r"(?:add|buy|order|book|raise|remove|delete|sign|claim|donate|rent|pay|charge|lower|increase|print|bake|lend|"
    r"transfer|"
    r"upgrade|reserve|hire|sell|tip|rate|invest|subscribe|install|throw|report|have (?:them|him|her))(?:ing|s)?\b"
)
_FEWEST: Final = 3  # signs of an act of which it can be told what it is about
_SHARED: Final = 0.25  # share of them in the wanted act that is most like it
_KNOWN: Final = 0.5  # share of which the need speaks
_BACK: Final = re.compile(r"\b(?:it|its|them|their|those|these|that|this|one|both)\b")

Unit = tuple[str, frozenset[str]]
"""In what way something is changed, if that is told apart, and how the words about it begin."""


def way(head: str) -> str:
    """Whether an act buys, books, drops or moves something; empty for every other."""
    word = _WORD.match(head)
    if word is None:
        return ""
    if _CAB.match(head):
        return "book"
    root = re.sub(r"(?<=..)l?ing$", "", word[0])
    for verb in (word[0], root, f"{root}e"):
        for kind, verbs in _WAYS.items():
            if verb in verbs:
                return kind
    return "drop" if _OFF.match(head) else ""


def hearers_of(head: str) -> tuple[str, ...]:
    """Whom an act lets know something, by the words after its verb; nothing if that is "her" or "them"."""
    found = _TELL.match(head)
    if found is None:
        return ()
    rest = head[found.end() :]
    told = () if _PRONOUN.match(rest) else _first(rest)
    if _GIVE.match(head) and (to := re.search(r" (?:to|with) (?=\S)", rest)) is not None:
        return () if _PRONOUN.match(rest, to.end()) else (*told, *_first(rest[to.end() :]))
    return told


def reason_of(act: Act) -> str:
    """What an act of telling explains besides, which may not be for those who hear it; empty if it explains nothing."""
    found = _EXPLAINS.search(act.said) if tells(act) else None
    return found[0] if found else ""


def _first(rest: str) -> tuple[str, ...]:
    said = _SAYS.search(rest)
    words = _WORD.findall(rest[: said.start()] if said else rest)[:6]
    return tuple(stem(word) for word in words if word not in FUNCTION)


def surplus(parts: Sequence[Act], wanted: Sequence[frozenset[str]]) -> tuple[Act, ...]:
    """The acts that are left when each wanted one has found the one that is most like it; none if none is too many."""
    if len(parts) <= len(wanted):
        return ()
    known = [signs(act.head) for act in parts]
    likeness = sorted(
        (-len(one & other) / (1 + min(len(one), len(other))) ** 0.5, x, y)
        for x, one in enumerate(known)
        for y, other in enumerate(wanted)
        if one & other
    )
    taken, given = set[int](), set[int]()
    for _, x, y in likeness:
        if x not in taken and y not in given:
            taken.add(x)
            given.add(y)
    return tuple(act for x, act in enumerate(parts) if x and x not in taken)


def tells(act: Act) -> bool:
    """Whether an act lets somebody know something, but for the user, and what is written into a calendar or a note."""
    return _TELL.match(act.head) is not None and _YOURSELF.match(act.head) is None


def astray(act: Act, wanted: Sequence[frozenset[str]], known: frozenset[str]) -> bool:
    """Whether an act tells or gets something of which the wanted acts say next to nothing.

    Args:
        act: the act.
        wanted: what each wanted act is known by.
        known: how the words begin of which the need itself speaks, and its numbers.
    """
    own = signs(act.head)
    makes = _MAKES.match(act.head) is not None
    if len(own) < _FEWEST - makes or not (makes or tells(act)):
        return False
    shared = max((len(own & one) for one in wanted), default=0)
    return shared <= _SHARED * len(own) and len(own & known) <= _KNOWN * len(own)


def unwanted(act: Act, said: frozenset[str], hearers: frozenset[str], units: Sequence[Unit]) -> Iterator[str]:
    """What makes one act too many another one: it is put to the rest, tells somebody else, or is of another kind."""
    if act.added:
        yield act.head
    if _SPEAKS.match(act.head) and stem(act.head.split()[0]) not in said:
        yield act.head
    told = hearers_of(act.head)
    if told and hearers.isdisjoint(told):
        yield act.head
    kind = way(act.head)
    same = [about for other, about in units if other == kind]
    loose = kind == "move" or _BACK.search(act.head) or _CAB.match(act.head)
    own = signs(act.head.partition(" ")[2])
    if kind and not (same and (loose or any(about & own for about in same))):
        yield act.head
