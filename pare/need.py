"""The need: what the user would be glad of, and whether a proposal names it.

A proposal fits a need if it offers something in a form that a person reads and understands, names every required slot,
contradicts none and asks for no unrequested change. Whether it comes in time is the window's question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from pare.offer import (
    ALONE,
    DOINGS,
    NO_OFFER,
    Doing,
    Setting,
    claimed,
    meant,
    offered,
    offering,
    own_words,
    strange,
    tells,
    too_long,
    unclear,
    unquoted,
)
from pare.offer.acts import Act, reports
from pare.offer.bystanders import untitled
from pare.offer.families import an_act, widened
from pare.offer.idioms import plainly, resolved
from pare.offer.indirect import dated, described, others, pointed, replaced, rigid, somebody
from pare.offer.introducing import by_role, by_surname
from pare.offer.matter import Matter, active, brought_in, crowded
from pare.offer.titles import explained
from pare.phrases import Phrase, affirms, plain
from pare.phrases.people import PersonPhrase

__all__ = ["ALONE", "DOINGS", "Doing", "Need", "Setting", "Verdict", "Window"]


@dataclass(frozen=True, slots=True)
class Window:
    """When a proposal helps: from a happening (or a local time) until a happening or a local time.

    `opens` empty: from the start, as soon as the evidence is there. `closes` empty: until the end.
    """

    opens: str = ""
    closes: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proposal is to a need: it fits, or the faults that it has.

    Attributes:
        fits: whether it has none of them.
        missing: slots that it does not name.
        contradicted: slots that it gets wrong.
        unrequested: changes that it offers though nobody wants them.
        unclear: what it lacks to be read and understood as an offer (see `pare.offer.unclear`).
    """

    fits: bool
    missing: tuple[str, ...] = ()
    contradicted: tuple[str, ...] = ()
    unrequested: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()

    @property
    def fault(self) -> str:
        """The faults in a sentence; empty if it fits."""
        parts = []
        if self.missing:
            parts.append("it does not say " + ", ".join(self.missing))
        if self.contradicted:
            parts.append("it gets wrong " + ", ".join(self.contradicted))
        if self.unrequested:
            parts.append("I did not want it to " + ", ".join(self.unrequested))
        parts += self.unclear
        return "; ".join(parts)


_REMEMBERED = 256
_BRACKETS = re.compile(r" ?\([^()]*\)")
_AND = re.compile(r"(?<=\w) ?& ?(?=\w)")
_GENITIVE = re.compile(r"(?<!-)\b([^\W\d_]\w*) of (?:the|your|her|his|their) ([^\W\d_]\w*)\b(?!-)")
"""The code of the cellar is the cellar code."""
_STAYS = re.compile(
    r"(?: (?!(?:and|that|if|whether)\b)[\w'-]+){0,2} (?:(?:is|are|being) (?:left|kept|untouched|unchanged|not)|"
    r"(?<!\bthe )(?<!\byour )(?<!\btheir )(?<!\bher )(?<!\bhis )stays?|"
    r"remains?|untouched|unchanged|carr(?:y|ies) on|goes on|continues?|runs on|as (?:it is|before))\b"
)
_TITLED = re.compile(
    '(?:["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb\\n]{1,40}["\u201d\u201c\u00bb]|'
    "(?<!\\w)['\u2018][^'\u2019\\n]{1,40}['\u2019](?!\\w))"
    r"(?= (?:alarm|alert|reminder|entry|nudge|back|forward|come|to|on|at|up|in|out|from|off|ring|pause)\b)"
)  # what is moved or changed, by its title
_SHORT = 400  # characters that are read at a glance


@dataclass(frozen=True)
class Need:
    """One need of a scenario.

    Attributes:
        says: the need in one sentence.
        slots: what a proposal must name, each in any of its notations.
        avoids: what a proposal must not say, by the slot that it would get wrong (another day, another person).
        doings: kinds of change that the need asks for (or does not mind) besides telling, moving and writing down.
        evidence: names of entities and happenings that must have occurred, and that a careful assistant has seen.
        window: when a proposal helps.
    """

    says: str
    slots: Mapping[str, Phrase]
    avoids: Mapping[str, Phrase] = field(default_factory=dict)
    doings: tuple[Doing, ...] = ()
    evidence: tuple[str, ...] = ()
    window: Window = Window()

    def judge(self, text: str, setting: Setting = ALONE) -> Verdict:
        """Whether a proposal's text fits the need.

        A slot must be named outside what the text refuses to do and outside what it cites; what it must not say counts
        outside reasons and negations; a change counts where it is plainly offered (see `pare.offer`). Of a long text
        the offers themselves must name a third of the slots.

        Args:
            text: the proposal.
            setting: where it is made; there, what it takes over word for word from elsewhere names at most a third of
                the slots; what goes beyond the scenario's scope is not wanted (see `pare.offer.scope`), such as a word
                to somebody outside the matter; and titles of what stands on the phone are understood.
        """
        key = (text, setting is ALONE)
        known = self._judged.get(key)
        if known is None or not (known[0] is setting or known[0] == setting):
            if len(self._judged) >= _REMEMBERED:
                self._judged.clear()
            verdict = self._judge(text) if setting is ALONE else self._judge_there(text, setting)
            known = self._judged[key] = (setting, verdict)
        return known[1]

    def _judge_there(self, text: str, setting: Setting) -> Verdict:
        verdict = self.judge(text)
        if verdict.missing and (plainer := self._plainer(text, setting)) != text:
            text, verdict = plainer, self.judge(plainer)
        alone, about = verdict, setting.scope.matters.get(self.says)
        if verdict.missing and about is not None and self._understood(text, verdict, setting, about):
            verdict = Verdict(True)
        if not verdict.fits:
            return verdict
        mine = own_words(text, setting.heard)
        own = alone if mine == plain(text) else self.judge(mine)
        missing = own.missing if len(own.missing) * 3 > len(self.slots) else ()
        bare = _TITLED.sub('"it"', text)
        outside = tuple(f"tell {names[0]}" for names in setting.outsiders if tells(bare, names))
        many = about is None or crowded(text, about)
        beyond = setting.scope.beyond(bare, setting.untold, setting.today, many)
        told = tuple(dict.fromkeys((*outside, *beyond)))
        if about is not None and not told:
            told = brought_in(bare, about, setting.heard, setting.today, tuple(self._wide.values()))
        faults = tuple(fault for fault in own.unclear if fault == NO_OFFER) + strange(text, setting)
        return Verdict(not (missing or told or faults), missing, (), told, faults)

    def _understood(self, text: str, verdict: Verdict, setting: Setting, about: Matter) -> bool:
        """Whether all that a proposal does not name is meant by it nevertheless: at most a third, and nothing rigid."""
        missing = [self.slots[name] for name in verdict.missing]
        if (
            verdict.contradicted
            or verdict.unrequested
            or verdict.unclear
            or any(rigid(one) and not dated(one, text) for one in missing)
        ):
            return False
        parts = active(text)
        said = "\n".join(act.said for act in parts)
        if len(missing) * 3 > len(self.slots) or not any(
            self._named(name, said) for name in self.slots if name not in verdict.missing
        ):
            return False
        if self._left_out(verdict.missing, parts, about):
            return False
        return all(self._meant(phrase, text, parts, setting, about) for phrase in missing)

    def _left_out(self, missing: tuple[str, ...], parts: tuple[Act, ...], about: Matter) -> bool:
        """Whether a proposal offers fewer acts than the need's own, and none for one of the slots that are missing."""
        doing = [act.said for act in parts if not reports(act)]
        if len(doing) >= len(about.acts):
            return False
        said = "\n".join(doing)
        return any(self._unoffered(name, missing, said, about.clauses) for name in missing)

    def _unoffered(self, name: str, missing: tuple[str, ...], said: str, clauses: tuple[str, ...]) -> bool:
        """Whether no clause for a slot is offered: of what only such clauses name, nothing else is said."""
        own = [clause for clause in clauses if self._named(name, clause)]
        rest = [clause for clause in clauses if clause not in own]
        others = (slot for slot in self.slots if slot not in missing and self._named(slot, said))
        return bool(own) and not any(self._in(slot, own) and not self._in(slot, rest) for slot in others)

    def _in(self, slot: str, clauses: Iterable[str]) -> bool:
        return any(self._named(slot, clause) for clause in clauses)

    def _meant(self, phrase: Phrase, text: str, parts: tuple[Act, ...], setting: Setting, about: Matter) -> bool:
        """Whether a proposal means somebody, an act or a thing without naming it, and nothing else instead."""
        if somebody(phrase):
            return described(text, others(setting.untold, setting.roles, self._people, about))
        if an_act(phrase) or dated(phrase, text):
            return not replaced(text, parts, about, setting.heard, setting.today, words=False)
        return pointed(text) and not replaced(text, parts, about, setting.heard, setting.today)

    def _plainer(self, text: str, setting: Setting) -> str:
        """A text that says whom and what it means by a family name, a role or a title."""
        return explained(by_role(by_surname(text, self._people), setting.roles), setting.titles)

    def _judge(self, text: str) -> Verdict:
        if (long := too_long(text)) is not None:
            return Verdict(False, unclear=(long,))
        said = unquoted(text)
        offers, told = "\n".join(offering(said)), claimed(text)
        named = meant(said)
        turned = _GENITIVE.sub(r"\2 \1", told)
        missing = tuple(name for name in self.slots if not self._named(name, named))
        contradicted = tuple(
            name for name, phrase in self._claims.items() if _claims(phrase, told) or _claims(phrase, turned)
        )
        unrequested = tuple(doing for doing in offered(text) if doing not in self.doings)
        own = [span for phrase in (*self.slots.values(), *self.avoids.values()) for span in phrase.spans(said)]
        faults = unclear(said, own)
        if not offers:
            missing = tuple(self.slots)
        elif len(said) > _SHORT and sum(p.found_in(offers) for p in self.slots.values()) * 3 < len(self.slots):
            faults = (NO_OFFER, *faults)
        return Verdict(
            not (missing or contradicted or unrequested or faults), missing, contradicted, unrequested, faults
        )

    def _named(self, slot: str, text: str) -> bool:
        """Whether a text names a slot, in its words or the like; what it says in brackets may be skipped."""
        phrase = self._wide[slot]
        return phrase.found_in(text) or any(phrase.found_in(one) for one in _other_readings(text, self._names))

    @cached_property
    def _people(self) -> tuple[PersonPhrase, ...]:
        return tuple(dict.fromkeys(one for phrase in self.slots.values() for one in _persons(phrase)))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        owners = (alias.partition("'s ")[0] for one in self._people for alias in one.aliases if "'s " in alias)
        return tuple(map(plain, (*(untitled(one.name)[0] for one in self._people), *owners)))

    @cached_property
    def _wide(self) -> Mapping[str, Phrase]:
        return {name: widened(phrase) for name, phrase in self.slots.items()}

    @cached_property
    def _claims(self) -> Mapping[str, Phrase]:
        return {name: affirms(phrase) for name, phrase in self.avoids.items()}

    @cached_property
    def _judged(self) -> dict[tuple[str, bool], tuple[Setting, Verdict]]:
        """The latest verdict on each text, alone and where it was made: it is judged again when the user answers."""
        return {}


@lru_cache(maxsize=64)
def _other_readings(text: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """A text without its brackets, with "and" for every "&", with "tell Ida" for "let Ida know" or "let her know"."""
    told = plainly(text)
    others = (_BRACKETS.sub(" ", text), _AND.sub(" and ", text), told, resolved(told, names), claimed(text))
    return tuple(dict.fromkeys(one for one in others if one != text))


def _claims(phrase: Phrase, text: str) -> bool:
    """Whether a text says what it must not, and not only that it stays as it is."""
    if not phrase.found_in(text):
        return False
    spans = phrase.spans(text)
    return not spans or any(_STAYS.match(text, end) is None for _, end in spans)


def _persons(phrase: Phrase) -> Iterator[PersonPhrase]:
    if isinstance(phrase, PersonPhrase):
        yield phrase
    for part in getattr(phrase, "parts", ()):
        yield from _persons(part)
    if (wanted := getattr(phrase, "wanted", None)) is not None:
        yield from _persons(wanted)
