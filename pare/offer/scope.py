"""How far a scenario goes: who may be told something, what may change, what must not be said to whom, and when.

All of it follows from the scenario's patterns and solutions: everything else would be an unrequested change, though a
need names no such thing. What a proposal says is read conservatively; in doubt it stays within the scope.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from pare.offer.errands import errands, lets_know, of_them, strangers, told_them
from pare.offer.excess import NOWHERE, Bounds, excess
from pare.offer.matter import Matter
from pare.offer.timing import Timely, mistimed
from pare.phrases import Phrase, plain
from pare.phrases.negation import Negations

_A: Final = r"(?:[^.;!?\n]{0,70}? )?"
_FEW: Final = r"(?:(?!and\b)[\w'\"-]+ ){0,5}"
_MAKE: Final = r"(?:set|add|create|make|put|enter|save|leave|book|request|arrange|schedule)(?:ting|ing)?"
_MOVE: Final = (
    r"(?<!the )(?<!your )(?:move|moving(?! day)|shift|reschedul|postpon|chang|delet|remov|cancel|clear|push|extend|"
    r"shorten)(?:e|ing|l?ing|ting)?"
)
_ALTER: Final = (
    r"(?:move|moving|shift|reschedul|postpon|chang|updat|delet|remov|cancel|clear|push|extend|shorten|complet|clos|"
    r"drop|tick|snooz|put|correct|rewrit|edit|withdraw|mute|leav|renam|archiv|turn|call|tak)(?:e|es|"
    r"ing|ping|l?ing|ting)?"
)
THINGS: Final[Mapping[tuple[str, str], re.Pattern[str]]] = {
    thing: re.compile(rf"\b(?:{pattern})\b")
    for thing, pattern in {
        ("Reminder", "created"): rf"(?:set|add|creat|mak|leav|schedul)(?:e|ting|ing)? {_FEW}(?:reminders?|alarms?)",
        ("Reminder", "any"): rf"{_ALTER} {_A}reminders?|remind(?:ing)? you",
        ("Event", "altered"): rf"{_MOVE} {_A}(?:in|from|out of) (?:your|the) (?:calendar|diary)",
        ("Event", "any"): rf"(?:{_MAKE}|{_ALTER}|block|note) {_A}(?:in|into|to|from|out of|on) (?:your|the) "
        r"(?:calendar|diary)",
        ("Note", "any"): rf"(?:{_MAKE}|{_ALTER}|writ|cop)(?:e|y|ing)? {_A}(?:in|into|to|from) (?:your|the) "
        r"(?:[\w'-]+ ){0,2}notes?",
        ("Note", "created"): r"(?:add|mak|creat|writ|sav|start)(?:e|ing)? (?:yourself |you )?(?:a|another|a new) note"
        r"(?! (?:to|for|with|that))",
        ("Message", "removed"): r"(?:delet|eras|archiv|bin)(?:e|ing|ning)? (?:[\w'-]+ ){0,6}?(?:messages?|chat|mails?|"
        r"emails?|conversation|thread)",
        ("Sender", "any"): r"block(?:ing)? (?:the|this|that|his|her|their) (?:sender|number|caller|account)|"
        r"(?:mark|report)(?:ing)? (?:[\w'-]+ ){1,4}(?:as|for) (?:spam|junk|phishing|fraud)|unsubscribe",
        ("Order", "created"): r"(?:buy|order|purchas)(?:e|ing)? (?!(?:[\w'-]+ ){0,4}(?:cab|taxi|ride|car)s?\b)"
        r"(?:the|a|an|some|another|two|three|more|new)",
        ("Contact", "any"): rf"(?:{_MAKE}|{_ALTER}|stor)(?:e|ing)? {_A}(?:contacts|address book|contact card|"
        r"(?:his|her|their|\w+'s) card)",
        ("Ride", "created"): r"(?:book(?:ing)?|order(?:ing)?|get|getting|call(?:ing)?(?! off)|reserv(?:e|ing)|"
        rf"arrang(?:e|ing)) {_FEW}(?:cab|taxi)",
        ("Ride", "any"): rf"{_ALTER} {_A}(?:cab|taxi)(?! to)",
        ("Order", "any"): r"(?:cancel|chang|return)(?:e|ing|ling)? (?:your|the) (?:[\w'-]+ ){0,2}order",
        ("Viewing", "any"): rf"(?:{_MAKE}|{_ALTER}|book) {_A}viewing",
        ("Application", "any"): r"(?:apply|applying) for (?:the|that|this) (?:flat|room|apartment|house)|"
        r"withdraw(?:ing)? (?:your|the) application",
        ("Conversation", "any"): r"(?:leav|mut|renam|archiv)(?:e|ing) (?:the|this|that|your) (?:[\w'-]+ ){0,2}"
        r"(?:group|chat)",
    }.items()
}  # fmt: skip
"""How a change of something on the phone is worded; of a new one, of an old one, or of either."""

_LIKE: Final[Mapping[str, frozenset[str]]] = {
    "Order": frozenset(("Order", "OrderItem", "Return", "CartItem", "basket")),
    "Viewing": frozenset(("Viewing", "Event", "AgentMessage", "Email", "Message")),
    "Message": frozenset(("Message", "Conversation", "Email")),
}
"""Things whose change may be meant too."""

_CALLED: Final[Mapping[str, tuple[str, ...]]] = {
    "Event": ("calendar", "diary"),
    "Reminder": ("remind*", "reminder", "alarm"),
    "Note": ("note", "note*", "notes"),
    "Contact": ("card", "contact", "contacts"),
    "Ride": ("cab", "taxi", "ride"),
    "Order": ("order", "order*", "buy", "buy*", "purchas*", "ordering"),
    "Message": ("delete*", "delet*", "remove*", "remov*", "bin", "clear*", "archiv*"),
    "Sender": ("block*", "spam", "report*", "fraud*", "scam*"),
    "Viewing": ("viewing", "view*"),
    "Application": ("application", "appl*"),
    "Conversation": ("mute*", "leave"),
}
"""How a need's slot calls a thing: what it asks for may be offered."""

_YOU: Final = re.compile(r"\byou(?:rs?)?\b")
Kind = tuple[str, str]
"""The name of an entity's class, and how it changes: created, changed or removed."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """What must not be said to somebody.

    Attributes:
        whom: that person, or that group.
        names: what they are called, in plain form.
        facts: what is not for them.
    """

    whom: str
    names: tuple[str, ...]
    facts: tuple[Phrase, ...]

    def said(self, parts: Iterable[str]) -> bool:
        """Whether one of these errands says it to them; "him" or "them" is whoever was named in the one before."""
        before = ""
        for part in parts:
            told = lets_know(part, self.names) or (of_them(part) and any(one in before for one in self.names))
            if told and any(_of_others(fact, part) for fact in self.facts):
                return True
            before = part
        return False


def _of_others(fact: Phrase, part: str) -> bool:
    """Whether an errand says a fact; what it says of "you" is said of the user, not of who hears it."""
    if not fact.found_in(part):
        return False
    spans = fact.spans(part)
    return not spans or not all(_YOU.search(part, *span) for span in spans)


@dataclass(frozen=True, slots=True, eq=False)
class Scope:
    """How far a scenario goes; without any, nothing is known of it and nothing is beyond it.

    Attributes:
        known: whether there is one.
        people: names, numbers and addresses of those who have to do with it, without blanks.
        told: those of people who are told something somewhere.
        called: names and wordings by which the scenario calls them.
        reached: single words by which those are called who are told something, and words that look like names.
        hearers: names of those who are told something, in plain form.
        bounds: what the scenario itself speaks of.
        words: the single words of these, and words that look like names and are none.
        changes: kinds of entity that may change, and how.
        offered: things of which the scenario's own proposals offer a change.
        unsaid: what must not be said to whom.
        timed: kinds of entity of which patterns test the time.
        timely: whether one of these patterns takes a time.
        matters: what each need is about, by what it says.
    """

    known: bool = False
    people: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()
    called: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    reached: frozenset[str] = frozenset()
    hearers: tuple[str, ...] = ()
    bounds: Bounds = NOWHERE
    changes: frozenset[Kind] = frozenset()
    offered: frozenset[Kind] = frozenset()
    unsaid: tuple[Unsaid, ...] = ()
    timed: tuple[str, ...] = ()
    timely: Timely = lambda kind, when: True
    matters: Mapping[str, Matter] = field(default_factory=dict)

    def beyond(
        self, text: str, untold: Sequence[tuple[str, ...]], today: date | None = None, crowded: bool = True
    ) -> tuple[str, ...]:
        """What a proposal offers that goes too far.

        Args:
            text: the proposal.
            untold: those on the phone who are not to be told anything: who it is, and all their plain names.
            today: the day on which it is made; without it, times are not looked at.
            crowded: whether it offers more than is needed; else what it does is taken for another wording.
        """
        if not self.known:
            return ()
        parts = errands(text)
        told = [f"tell {who}" for who, *names in untold if any(lets_know(one, tuple(names)) for one in parts)]
        changed = [_named(thing) for thing in things(parts) if not self._may(thing)]
        told += [
            f"tell {name}"
            for name in strangers(text, parts, self.reached or self.words, crowded)
            if name not in " ".join(told)
        ]
        told += self._told_too(text, parts, untold) if crowded else ()
        told += excess(parts, self.bounds, crowded)
        off = mistimed(parts, self.timed, self.timely, today) if today else ()
        said = [f"say that to {one.whom}" for one in self.unsaid if one.said(parts)]
        return (*dict.fromkeys((*told, *changed, *said, *(f"set that {kind.lower()} at that time" for kind in off))),)

    def _told_too(self, text: str, parts: Iterable[str], untold: Sequence[tuple[str, ...]]) -> Iterator[str]:
        """Whom "him" or "her" stands for, whom an errand tells something: who was named last, if it is none of its."""
        for part in parts:
            if (pronoun := told_them(part)) is None or (at := (whole := plain(text)).find(part[:40])) < 0:
                continue
            before = whole[: at + pronoun]
            last = _last(before, self.hearers)
            yield from (f"tell {who}" for who, *names in untold if _last(before, names) > last)

    def _may(self, thing: Kind) -> bool:
        entity, change = thing
        if thing in self.offered:
            return True
        if change != "altered" and not self.called.isdisjoint(_CALLED.get(entity, ())):
            return True
        like = _LIKE.get(entity, frozenset((entity,)))
        found = {how for what, how in self.changes if what in like}
        wanted = {"any": found, "created": {"created"}, "removed": {"removed"}, "altered": {"changed", "removed"}}[
            change
        ]
        return bool(found & wanted)


BOUNDLESS: Final = Scope()
"""Nothing is known of how far a scenario goes."""


def _last(text: str, names: Iterable[str]) -> int:
    """Where a text last has one of these names, as a whole word; -1 if nowhere."""
    found = (m.start() for name in names if name in text for m in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text))
    return max(found, default=-1)


def _named(thing: Kind) -> str:
    entity, change = thing
    return f"{'make' if change == 'created' else 'change'} {'an' if entity[0] in 'AEIO' else 'a'} {entity.lower()}"


def things(parts: Iterable[str]) -> tuple[Kind, ...]:
    """The things of which some errands offer a change."""
    said = tuple(parts)
    return tuple(thing for thing, wording in THINGS.items() if any(_offers(part, wording) for part in said))


def _offers(part: str, wording: re.Pattern[str]) -> bool:
    return any(not Negations.of(part).cover(found.span()) for found in wording.finditer(part))
