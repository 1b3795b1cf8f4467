"""Facts in relation to each other: whose they are, what they follow, in which sentence they do not count."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pare.expect import affirmed, as_is
from pare.phrases import Phrase, Span, all_of, any_of, clocks_in, count, plain
from pare.phrases.combining import phrase
from pare.phrases.negation import Negations

_END: Final = re.compile(r"[!?;\n]|\.(?!\S)")
_TITLED: Final = r"(?<!\bm[rs])(?<!\bmrs)(?<!\bdr)"
_BELONGS: Final = re.compile(
    rf"(?!.*(?:[,!?;\n)]|{_TITLED}\.|\b(?:and|or|then)\b))(?:.{{0,24}}\b(?:for|with|to|is)\b.{{0,16}}|.{{0,24}}\(\s?)",
    re.DOTALL,
)
_NEITHER: Final = re.compile(
    r"(?:\b(?:not|never|neither)|n't)\b(?:(?!\b(?:but|instead|please|only)\b)[^.!?;\n])*?,\s?n?or\b[^.!?;\n]*"
)
_NOBODY: Final = -1


@dataclass(frozen=True)
class Paired(Phrase):
    """See `paired`."""

    pairs: tuple[tuple[Phrase, Phrase], ...]
    whole: bool = True

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the facts stand, if each is said of the right one."""
        written = plain(text)
        denied, lists = Negations.of(written), [found.span() for found in _NEITHER.finditer(written)]
        whom = sorted((span, at) for at, (who, _) in enumerate(self.pairs) for span in who.spans(text))
        what = sorted(
            (span, at)
            for at, (_, fact) in enumerate(self.pairs)
            for span in fact.spans(text)
            if not denied.cover(span) and not any(start <= span[0] < end for start, end in lists)
        )
        told = {at for _, at in what}
        if not told or (self.whole and len(told) < len(self.pairs)):
            return ()
        right = _in_turn(whom, what) or self._each_its_own(written, whom, what)
        return tuple(span for span, _ in what) if right else ()

    def _each_its_own(self, text: str, whom: list[tuple[Span, int]], what: list[tuple[Span, int]]) -> bool:
        """Whether each fact is said of the right one and of nobody else, as far as that is clear."""
        bound = [(at, *_whose(text, span, whom, led=not whom or what[0] < whom[0])) for span, at in what]
        clear = {at for at, _, sure in bound if sure}
        return all(at == who for at, who, sure in bound if sure or at not in clear)

    def describe(self) -> str:
        """The pairs."""
        return "; ".join(f"{fact.describe()} with {who.describe()}" for who, fact in self.pairs)


def _in_turn(whom: list[tuple[Span, int]], what: list[tuple[Span, int]]) -> bool:
    """Whether everybody is named first, and the facts follow in that order, or the other way round."""
    people, facts = ([*dict.fromkeys(at for _, at in found)] for found in (whom, what))
    apart = whom and (whom[-1][0] < what[0][0] or what[-1][0] < whom[0][0])
    return bool(apart) and len(facts) > 1 and people == facts


def _whose(text: str, fact: Span, whom: list[tuple[Span, int]], *, led: bool) -> tuple[int, bool]:
    """Of whom a fact is said, and whether that is clear; `led`: the text begins with a fact."""
    before, who_before = max((w for w in whom if w[0] < fact), default=(None, _NOBODY))
    after, who_after = min((w for w in whom if w[0] > fact), default=(None, _NOBODY))
    if after and _BELONGS.fullmatch(text, fact[1], after[0]):
        return who_after, True
    if led and after:
        return who_after, not _END.search(text, fact[1], after[0])
    if before:
        return who_before, not _END.search(text, before[1], fact[0])
    return who_after, False


def paired(*pairs: tuple[Phrase, Phrase]) -> Phrase:
    """All facts stand, un-negated, each said of the right one: `paired((person("Ida"), clock(9)), (…, clock(10)))`.

    Read as "Ida at 9, Finn at 10", as "9 for Ida and 10 for Finn", and as "Ida and Finn at 9 and 10". Not understood:
    a text that says both orders.
    """
    return Paired(pairs)


def unmixed(*pairs: tuple[Phrase, Phrase]) -> Phrase:
    """At least one of the facts stands, and each that does is said of the right one."""
    return Paired(pairs, whole=False)


@dataclass(frozen=True)
class Following(Phrase):
    """See `following`."""

    parts: tuple[Phrase, ...]
    within: int

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the first stands, to the end of the last."""
        written = plain(text)
        found = [*self.parts[0].spans(text)]
        for part in self.parts[1:]:
            if not found:
                break
            nexts = part.spans(text)
            found = [
                (start, after_end)
                for start, end in found
                for after, after_end in nexts
                if end <= after and self._close(written[end:after])
            ]
        return tuple(sorted(set(found)))

    def _close(self, gap: str) -> bool:
        return not _END.search(gap) and len(re.findall(r"\w+", gap)) <= self.within

    def describe(self) -> str:
        """The phrases in their order."""
        return ", then ".join(part.describe() for part in self.parts)


def following(*parts: Phrase | str, within: int = 3) -> Phrase:
    """These phrases in this order, none of them negated, with so many words between two at most, in one sentence."""
    return Following(tuple(map(affirmed, parts)), within)


@dataclass(frozen=True)
class Unless(Phrase):
    """See `unless`."""

    wanted: Phrase
    excuse: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where it stands in a sentence without an excuse."""
        written, spans = plain(text), self.wanted.spans(text)
        if not spans:
            return ()
        ends = [0, *(found.end() for found in _END.finditer(written)), len(written)]
        excused = [span for span in pairwise(ends) if self.excuse.found_in(written[slice(*span)])]
        return tuple(span for span in spans if not any(start <= span[0] < end for start, end in excused))

    def describe(self) -> str:
        """The phrase and its excuse."""
        return f"{self.wanted.describe()}, outside a sentence with {self.excuse.describe()}"


def unless(wanted: Phrase | str, *excuses: Phrase | str) -> Phrase:
    """The phrase, but for sentences that say one of these things as well ("please delete the old number …")."""
    return Unless(phrase(wanted), any_of(*excuses))


@dataclass(frozen=True)
class NoTimeBut(Phrase):
    """See `no_time_but`."""

    hour: int
    minute: int

    def spans(self, text: str) -> tuple[Span, ...]:
        """The whole text, if it states no other time."""
        only = ((self.hour, self.minute),)
        return ((0, len(plain(text))),) if {*clocks_in(text, expected=only, affirmed=True)} <= {*only} else ()

    def describe(self) -> str:
        """The time."""
        return f"no time but {self.hour:02}:{self.minute:02}"


def no_time_but(hour: int, minute: int = 0) -> Phrase:
    """No other time of day is stated than this one, which need not be."""
    return as_is(NoTimeBut(hour, minute))


def amid(wanted: Phrase | str, *known: Phrase | str) -> Phrase:
    """The phrase, for a need's slot; what is `known` need not stand there, but belongs to the need where it does.

    For stories full of days and times: a proposal that names many which are no need's own is held to be unclear.
    """
    return all_of(wanted, count(*known, at_least=0))


@dataclass(frozen=True)
class InOneLine(Phrase):
    """See `in_one_line`."""

    facts: tuple[Phrase, ...]

    def spans(self, text: str) -> tuple[Span, ...]:
        """The lines that have them all."""
        lines = re.finditer(r"[^\n]+", plain(text))
        return tuple(line.span() for line in lines if all(fact.found_in(line[0]) for fact in self.facts))

    def describe(self) -> str:
        """The facts."""
        return " and ".join(fact.describe() for fact in self.facts) + " in one line"


def in_one_line(*facts: Phrase | str) -> Phrase:
    """All of these facts stand, un-negated, in one line: that of a list to which they belong."""
    return as_is(InOneLine(tuple(map(affirmed, facts))))
