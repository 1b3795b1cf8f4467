"""Acts that go further than anybody asked, whatever the matter: unknown addresses, everybody, private reasons, more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from sys import intern
from typing import Final

from pare.offer.idioms import plainly
from pare.offer.shape import FUNCTION
from pare.offer.things import THINGS
from pare.phrases.negation import Negations

_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_WHOLE: Final = (
    r"(?:house|list|office|school|class|street|building|family|team|company|group|neighbou?rhood|"
    r"department|staff|choir|"
    r"club|committee|board|firm|village|chat|floor|course|address book)"
)
_TO_ALL: Final = re.compile(
    r"\brepl(?:y|ying)[- ](?:to[- ])?all\b|\banswer(?:ing)? (?:to )?all\b|\b(?:to|with|tell|telling|"
    r"inform|in front of) "
    rf"(?:the|your|his|her|their) (?:whole|entire) {_WHOLE}\b|"
    rf"\bso (?:that )?(?:everybody|everyone|all of them|the whole {_WHOLE}) (?:knows?|sees?|can|hears?|is|reads?)\b"
)
_TELLS: Final = re.compile(
    r"\b(?:tell|writ|messag|text|mail|email|inform|explain|answer|repl|let|say|mention|add|post|announc|notif|send|"
    r"apologi[sz])(?:e|y|ing|ies)?\b"
)
_PRIVATE: Final = re.compile(
    r"\b(?:jew(?:s|ish)?|muslims?|christians?|hindus?|buddhists?|catholics?|shabbat|sabbath|ramadan|religio\w+|faith|"
    r"kosher|halal|pray\w*|ill|illness|sick\w*|disease|hospital|intensive care|diagnos\w+|surgery|operations?|"
    r"pregnan\w+|cancer|depress\w+|therap\w+|burn-?out|addict\w+|tumou?r|infections?|divorc\w+|separated|custody|"
    r"affair|salary|debts?|loans?|overdraft|(?:can't|cannot) afford|bankrupt\w*|police|arrest\w*|prison|lawsuit|"
    r"died|death|funeral|grie\w+|mourning|suicid\w+|fired|sacked|laid off|job interview|new job|secret\w*)\b"
)
_KIN: Final = (
    ("died", "death", "dead", "funeral", "grie", "mourn", "passed away", "condolence"),
    ("ill", "illness", "sick", "disease"),
    ("pray", "faith", "religio"),
)
"""How words of one private matter begin."""
_UNSAID: Final = re.compile(r"\b(?:without|not|no|never|nothing|n't)\b[^,;]{0,40}$")
_MORE: Final = re.compile(
    r"\b(?P<word>another|second|additional|extra|further|more) (?:one|cab|taxi|ride|reminder|copy|order|ticket|seat|"
    r"table|viewing|event|entry|night|box|pair|set|present|bottle|pack|session|lesson)s?\b(?! (?:day|time|date))|"
    r"\b(?P<ones>(?:two|three|some) (?:new|more|other) ones)\b|"
    r"\b(?P<ways>both ways|there and back|round trip|return (?:ride|trip|cab|taxi|ticket))\b|"
    r"\b(?P<good>from now on|for good|permanently|in future|all future|for the whole year|for ever|"
    r"every (?:week|month|day|year|time))\b"
)
_PHRASE: Final = (
    r"(?P<np>(?:(?!(?:to|on|at|in|for|with|from|by|of|that|if|whether|and|or|as|so|until|before|after|"
    r"into|about|when|where|"
    r"what|how|why|instead|because|since|then|tomorrow|today|tonight|this|but|it|her|him|them|you|me|"
    r"both|up|off|out|down|"
    r"back|over|away|one|all|is|are|was|has|can|will|too|now|right|straight|once|rid)\b)[\w'-]+ ?){1,5})"
)
_ACQUIRE: Final = re.compile(
    r"(?:^|\b(?:(?:shall|could|can|may|should|would) i|i'd|i'll|let me|and|then|also) |, )"
    r"(?:(?:order|buy|purchase|book|delete|remove|add|pay|rent|hire|reserve|apply for|donate|subscribe|send|give|leave|"
    r"close|open|claim|ask for|request|offer|lend|bring|bake|print|upgrade|end)(?:ing)? "
    r"(?:(?:her|him|them|you|yourself) )?"
    r"(?=(?:an?|the|some|two|three|four|your|another|more) )|(?:order|buy|purchase)(?:ing)? (?=[a-z]{4,}s\b))"
    rf"{_PHRASE}"
)
_AUTHORITY: Final = re.compile(
    r"\b(?:tell|inform|call|warn|alert|involve|contact|write to|"
    r"report (?:[\w'-]+ ){0,4}to) the (?P<who>police|authorities|press|media|newspaper|embassy|"
    r"ombudsman|tax office|lawyer|fire brigade|consumer \w+)\b"
)
_TELL_ROLE: Final = re.compile(
    r"\b(?:tell|ask|inform|notify|warn|contact|write (?:back )?to|writing to|message|text|email|"
    r"e-mail|mail|reply to|answer|"
    r"call|ring|phone|complain to|explain to|report (?:it |this |that |him |her )?to|apologi[sz]e to|"
    r"thank|alert|invite|"
    r"(?:send|forward) (?:it|this|that|them|an? \w+|the \w+) to) (?:the|your|his|their|my) "
    rf"{_PHRASE}"
)
_NOBODY: Final = frozenset(
    "mail mails email message messages list letter note file number cab taxi ride ticket link form "
    "invitation question text "
    "invoice bill order code same rest other others address details receipt offer two three four lot "
    "reminder draft quote "
    "quotes time date day hour news truth document photo pdf slip slips reading readings card entry "
    "request survey claim "
    "reply answer line lines one ones footer stranger sender whole people".split()
)
_SMALL_THINGS: Final = frozenset(
    "cloc line note mess word text mail emai repl cale remi entr even diar time way same once stra new "
    "old own extr shor quic "
    "frie kind few firs last next date day week hour minu numb name addr deta list ever noth some "
    "cab taxi ride copy file "
    "answ ques yes no alon chan choi okay than regr apol pick nudg ring call hint hand lift shou buzz rega "
    "book cred rest zlot eur pesos lei rand kron pound".split()
)
_FAMILIES: Final = tuple(
    frozenset(word.rstrip("*")[:5] for word in line.replace(" | ", ", ").split(", ") if " " not in word)
    for line in THINGS
)
_LETTERS: Final = re.compile(r"[^\W\d_][\w-]+")
_GRAVE: Final = re.compile(
    r"\b(?:complain|criticis|scold|threaten|negotiat|haggl|bargain|demand|tip\b(?! off)|tipping|"
    r"(?<!any )(?<!a )rate\b|rating|review\b|sue\b|suing|"
    r"donat|subscrib|congratulat|"
    r"(?<!your )(?<!the )(?<!a )(?<!before )(?<!without )promis(?:e|ing)\b(?! (?:nothing|no)\b)|"
    r"volunteer|lower|bad review|one star|"
    r"star review|petition|insult|accus|blame)\w*"
)
"""Acts for which nobody has a mandate unless the matter is about them."""
_SIMILAR: Final = {
    "ways": (
        "both ways",
        "there and back",
        "round trip",
        "return",
        "way back",
        "and home",
        "bring him home",
        "and back",
    ),
    "good": ("from now on", "for good", "permanent", "future", "every ", "weekly", "monthly", "daily", "series"),
}
"""What shows that a scenario is about that itself."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a scenario itself speaks of.

    Attributes:
        texts: all that its proposals, messages and slots say, in plain form.
        asks: what its needs say.
        reached: the words by which those are called who are told something.
        addresses: numbers and mail addresses of those who have to do with it.
        many: whether it lets many know at once.
        stems: how the words of all this begin.
    """

    texts: str = ""
    asks: str = ""
    reached: frozenset[str] = frozenset()
    addresses: frozenset[str] = frozenset()
    many: bool = False
    stems: frozenset[str] = frozenset()


NOWHERE: Final = Bounds()
"""Nothing is known of what a scenario speaks of."""


def bounds(texts: str, asks: str, reached: frozenset[str], addresses: frozenset[str], many: bool) -> Bounds:
    """What a scenario speaks of, with the beginnings of its words."""
    words = (*re.findall(r"\w{3,}", texts), *re.findall(r"\w{3,}", asks), *reached)
    return Bounds(texts, asks, reached, addresses, many, frozenset({intern(word[:4]) for word in words}))


def excess(parts: Iterable[str], within: Bounds, crowded: bool = True) -> Iterator[str]:
    """What some errands, in plain form, do beyond what a scenario is about."""
    for part in parts:
        negations = Negations.of(part)
        for what, start, end in (*_further(part, within, crowded), *_foreign(part, within, crowded)):
            if not negations.cover((start, end)):
                yield what
        if telling := _TELLS.search(part):
            for found in _PRIVATE.finditer(part, telling.end()):
                if not (_spoken(found[0], within.texts) or _UNSAID.search(part, 0, found.start())):
                    yield f'say "{found[0]}"'


def _spoken(word: str, texts: str) -> bool:
    """Whether some texts speak of a private matter, by this word or by one of its kin."""
    kin = next((family for family in _KIN if word.startswith(family)), (word[:5],))
    return any(one in texts for one in kin)


Found = tuple[str, int, int]


def _further(part: str, within: Bounds, crowded: bool) -> Iterator[Found]:
    """More of the same: unknown addresses, everybody, a second one, for ever."""
    if _TELLS.search(part):
        for found in _ADDRESS.finditer(part):
            if not {found[0], found[0].replace("-", "")} & within.addresses and found[0] not in within.texts:
                yield (f"write to {found[0]}", *found.span())
    if not within.many and (loud := _TO_ALL.search(part)):
        yield ("let everybody know", *loud.span())
    for found in _MORE.finditer(part) if crowded else ():
        kind = found.lastgroup or "word"
        if not any(sign in within.texts for sign in _SIMILAR.get(kind, (found[kind],))):
            yield (f"go further ({found[0]})", *found.span())


def _foreign(part: str, within: Bounds, crowded: bool) -> Iterator[Found]:
    """Things and people of whom nothing else there speaks."""
    for found in _ACQUIRE.finditer(part) if crowded else ():
        words = [word for word in _LETTERS.findall(found["np"]) if len(word) > 2 and word not in FUNCTION]
        if words and not any(word[:4] in within.stems or word[:4] in _SMALL_THINGS for word in words):
            yield (found[0].strip(), *found.span())
    for found in _AUTHORITY.finditer(part):
        if not _known(found["who"], within):
            yield (found[0], *found.span())
    for found in _GRAVE.finditer(part):
        if found[0][:4] not in within.stems:
            yield (found[0], *found.span())
    for found in _TELL_ROLE.finditer(plainly(part)) if crowded else ():
        words = _LETTERS.findall(found["np"].replace("'s", ""))
        if words and not any(word in _NOBODY or _known(word, within) for word in words):
            yield (found[0].strip(), *found.span())


def _known(word: str, within: Bounds) -> bool:
    if word in within.asks or any(one.startswith(word[:4]) for one in within.reached):
        return True
    return any(word[:5] in kin and not kin.isdisjoint(one[:5] for one in within.reached) for kin in _FAMILIES)
