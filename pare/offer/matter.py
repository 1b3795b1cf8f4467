"""What one need is about, and what a proposal brings in besides: names, days, times, numbers and things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from itertools import combinations
from typing import Final

from pare.offer.acts import Act, acts, stem
from pare.offer.lexicon import COMMON
from pare.offer.shape import FUNCTION
from pare.offer.surplus import Unit, astray, reason_of, surplus, tells, unwanted
from pare.offer.thesaurus import ACTS
from pare.offer.things import THINGS
from pare.offer.timing import bound
from pare.phrases import Phrase, plain
from pare.phrases.base import Span
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.days import day_mentions
from pare.phrases.negation import Negations
from pare.phrases.plaintext import remembered

_WORD: Final = re.compile(r"[^\W\d_][\w'-]*\w|\w")
_DIGITS: Final = re.compile(r"(?<![\w.,])[\w#-]*[0-9][\w.,/:-]*")
_MOMENT: Final = re.compile(r"\b(20[0-9]{2})-([0-9]{2})-([0-9]{2})(?:[ T]([0-9]{2}):([0-9]{2}))?")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/#-])[0-9]{1,5}(?![\w:/#-]|[.,][0-9])")
"""A plain number; two of them may be added up."""
_DONE: Final = re.compile(
    r"\b(?:you|he|she|they|we|who|which) (?:\w+ed|wrote|said|told|sent|gave|bought|got|made|took|paid|spoke)"
    r"(?: (?!(?:to|for|that|until|till)\b)[\w'-]+){0,3} (?:on |at |last |this )?$"
)
_SMALL: Final = 31  # a number up to this may be a day, a count or a house
_BARE: Final = re.compile(r"(?:on |the )*[0-9]{1,2}(?:st|nd|rd|th)?")  # one of several days that share their month
_NUDGES: Final = re.compile(r"\b(?:remind\w*|nudg\w+|prod\w*|alarm|alert|ping|buzz|wake|nag|errand|block)\b")
"""Acts whose time of day others judge (see `pare.offer.timing`): it is anybody's choice."""
_CAPITAL: Final = re.compile(r"(?<=[\w,:;(] )[^\W\d_a-z][\w-]+")
_NO_NAMES: Final = frozenset(
    "mum mom mama mam mummy mother dad daddy papa father grandma granny nana grandpa grandad grandmother grandfather "
    "aunt auntie uncle mr mrs ms dr prof senor senora senhor senhora don dona tante onkel madame monsieur frau herr "
    "ok sms pdf tv id pm am eur gbp usd asap fyi ps english french german dutch spanish italian portuguese japanese "
    "chinese "
    "turkish polish indian british american swedish danish norwegian finnish greek russian european".split()
)


@cache
def _kindred() -> tuple[frozenset[str], ...]:
    """How the words begin of each family of things."""
    lines = (re.split(r", | \| ", line) for line in THINGS)
    return tuple(frozenset(stem(one.rstrip("*")) for one in line if " " not in one) for line in lines)


@cache
def _ordinary() -> frozenset[str]:
    """How the words begin that are everyday English."""
    words = (word for line in ACTS for word in re.findall(r"[\w'-]{3,}", line))
    return frozenset(map(stem, (*COMMON, *words)))


@dataclass(frozen=True, slots=True)
class Facts:
    """What some texts speak of.

    Attributes:
        stems: how their words begin.
        days: their days.
        clocks: their times of day.
        digits: their numbers and codes, without separators.
    """

    stems: frozenset[str] = frozenset()
    days: frozenset[date] = frozenset()
    clocks: frozenset[Clock] = frozenset()
    digits: frozenset[str] = frozenset()

    @staticmethod
    def of(
        texts: Iterable[str], moments: Iterable[datetime], days: Iterable[date], clocks: Iterable[Clock], today: date
    ) -> Facts:
        """What these texts and moments speak of; a text may hold moments as `2027-05-07 19:00`."""
        whole = plain("\n".join(dict.fromkeys(texts)))
        told, times = set(days), set(clocks)
        for one in moments:
            told.add(one.date())
            times.add((one.hour, one.minute))
        for found in _MOMENT.finditer(whole):
            told.add(date(int(found[1]), int(found[2]), int(found[3])))
            if found[4]:
                times.add((int(found[4]), int(found[5])))
        for mention in day_mentions(whole):
            if (when := mention.resolved(today.year, today)) is not None:
                told.add(when)
        for clock in clock_mentions(whole):
            times.update(clock.readings)
        words = frozenset(_WORD.findall(whole))
        stems = {stem(part) for word in words for part in (word, *word.split("-"))}
        for family in _kindred():
            if not family.isdisjoint(stems):
                stems |= family
        return Facts(frozenset(stems), frozenset(told), frozenset(times), frozenset(_numbers(whole)))

    def knows(self, word: str) -> bool:
        """Whether a word, or each part of it, is spoken of or is everyday English."""
        bare = re.sub(r"'s?$", "", word)
        parts = (bare,) if stem(bare) in self.stems else bare.split("-")
        return all(stem(one) in self.stems or (stem(one) in _ordinary() and len(parts) > 1) for one in parts)


@dataclass(frozen=True, slots=True)
class Matter:
    """What a need is about.

    Attributes:
        facts: what its proposal, its messages, its slots and what it changes speak of, and its evidence.
        core: the same of only its own proposal, its calls and its slots.
        said: how the words of its own proposal begin.
        acts: what each act of its proposal is known by.
        hearers: how the words begin by which those are called who are told something.
        units: what is got and dropped.
        tells: how many acts of its proposal let somebody know something.
        clauses: what each clause of what its proposal offers says.
    """

    facts: Facts = Facts()
    core: Facts = Facts()
    said: frozenset[str] = frozenset()
    acts: tuple[frozenset[str], ...] = ()
    hearers: frozenset[str] = frozenset()
    units: tuple[Unit, ...] = ()
    tells: int = 0
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """Something that an act brings in: a name, a day, a clock, a number or a word."""

    kind: str
    what: str
    act: Act


@remembered
def active(text: str) -> tuple[Act, ...]:
    """The acts of a proposal that change something."""
    return tuple(act for act in acts(text) if not act.idle)


def brought_in(
    text: str, about: Matter, heard: Iterable[str], today: date | None, slots: Sequence[Phrase] = ()
) -> tuple[str, ...]:
    """What a proposal offers beyond the matter of its need, in words of a rejection.

    Names, days, times and numbers of nothing there; an act too many that is put to the rest, tells somebody else, is of
    another kind or has a word of its own; a reason that is not for whoever hears it; two such words in the last act,
    or one that stands on the phone in an added one.
    """
    parts = active(text)
    found = tuple(foreign(text, parts, about.facts, today))
    out = {
        f'bring in "{one.what}"': None
        for one in found
        if one.kind != "word" and not (one.kind == "clock" and _NUDGES.search(one.act.said))
    }
    strange = {one.act.order for one in found}
    told = sum(map(tells, parts)) > about.tells
    for act in surplus(parts, about.acts):
        if act.order not in strange and _needed(act, parts, slots):
            continue
        lost = (told or not tells(act)) and astray(act, about.acts, about.core.stems | about.core.digits)
        if lost or act.order in strange:
            out[act.head] = None
        out |= dict.fromkeys(unwanted(act, about.said, about.hearers, about.units))
    whys = [Act(why) for act in parts if (why := reason_of(act))]
    for one in foreign(text, whys, about.core, today):
        if one.kind != "word" or stands(one.what, heard):
            out[f'say "{one.what}"'] = None
    words = [one for one in found if one.kind == "word"]
    for one in words:
        several = sum(other.act is one.act for other in words) > 1
        last = one.act is parts[-1] and len(parts) > 1
        if (last and several) or (one.act.added and stands(one.what, heard)):
            out[f'bring in "{one.what}"'] = None
    return tuple(out)


def _needed(act: Act, parts: Sequence[Act], slots: Iterable[Phrase]) -> bool:
    """Whether an act alone among these names what a proposal must name."""
    others = "\n".join(one.said for one in parts if one is not act)
    return any(slot.found_in(act.said) and not slot.found_in(others) for slot in slots)


def stands(word: str, heard: Iterable[str]) -> bool:
    """Whether a word stands on the phone."""
    return re.search(rf"\b{re.escape(stem(word))}", "\n".join(heard), re.IGNORECASE) is not None


def crowded(text: str, about: Matter) -> bool:
    """Whether a proposal offers more acts than its need asks for."""
    return len(active(text)) > len(about.acts)


def foreign(text: str, parts: Iterable[Act], facts: Facts, today: date | None) -> Iterator[Found]:
    """What acts bring in of which these facts know nothing; what is negated, or only a bound, is left out."""
    capitals = frozenset(re.sub(r"'s?$", "", plain(one)) for one in _CAPITAL.findall(text)) - COMMON
    sums = frozenset(a + b for a, b in combinations(sorted({int(one) for one in _AMOUNT.findall(plain(text))}), 2))
    for act in parts:
        said, negations, taken = act.said, Negations.of(act.said), list[Span]()
        for kind, span, known in (*_days(said, facts, today), *_clocks(said, facts)):
            doubled = _within(span, taken)
            taken.append(span)
            if not doubled and not (known or negations.cover(span) or bound(said, span[0]) or _past(said, span[0])):
                yield Found(kind, said[span[0] : span[1]], act)
        for digit in _DIGITS.finditer(said):
            number = digit[0].rstrip(".,/:-")
            known = _counted(number, facts) or (number.isdigit() and int(number) in sums)
            if not (known or _within(digit.span(), taken) or negations.cover(digit.span())):
                yield Found("number", number, act)
        for word in _WORD.finditer(said):
            one, bare = word[0], re.sub(r"'s?$", "", word[0])
            if len(one) < 3 or one in FUNCTION or bare in _NO_NAMES or facts.knows(one):
                continue
            if not (_within(word.span(), taken) or negations.cover(word.span())):
                if bare in capitals:
                    yield Found("name", one, act)
                elif stem(bare) not in _ordinary():
                    yield Found("word", one, act)


def _days(said: str, facts: Facts, today: date | None) -> Iterator[tuple[str, Span, bool]]:
    for one in day_mentions(said):
        sure = today is not None and (one.sure or one.is_weekday) and one.offset != 0
        alone = one.is_weekday and not one.which
        numbers = [number for _, number in one.pairs] if _BARE.fullmatch(said, *one.span) else []
        known = any(
            when.weekday() == one.weekday if alone else one.means(when, today) or when.day in numbers
            for when in facts.days
        )
        yield "day", one.span, not sure or known


def _clocks(said: str, facts: Facts) -> Iterator[tuple[str, Span, bool]]:
    for one in clock_mentions(said):
        yield "clock", one.span, not one.sure or not facts.clocks.isdisjoint(one.readings)


def _counted(digit: str, facts: Facts) -> bool:
    several = re.findall(r"[0-9]+", digit)
    small = not re.search(r"[^\W\d_]", digit) and all(int(one) <= _SMALL for one in several)
    return small or not facts.digits.isdisjoint((re.sub(r"\W", "", digit), *several))


def _numbers(text: str) -> Iterator[str]:
    for found in _DIGITS.findall(text):
        yield re.sub(r"\W", "", found)
        yield from re.findall(r"[0-9]+", found)


def _past(said: str, start: int) -> bool:
    """Whether a time is when something was done that is spoken of: "the tickets that you promised on Monday"."""
    return _DONE.search(said, 0, start) is not None


def _within(span: Span, taken: Sequence[Span]) -> bool:
    return any(start < span[1] and span[0] < end for start, end in taken)
