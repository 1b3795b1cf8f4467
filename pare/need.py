"""The need: what the user would be glad of, and whether a proposal names it.

A proposal fits a need if it names every required slot, contradicts none and asks for no unrequested change. Whether it
comes in time is the window's question.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pare.offer import DOINGS, Doing, claimed, meant, offered
from pare.phrases import Phrase, affirms

__all__ = ["DOINGS", "Doing", "Need", "Verdict", "Window"]


@dataclass(frozen=True, slots=True)
class Window:
    """When a proposal helps: from a happening (or a local time) until a happening or a local time.

    `opens` empty: from the start, as soon as the evidence is there. `closes` empty: until the end.
    """

    opens: str = ""
    closes: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proposal is to a need: it fits, or the fault that it has."""

    fits: bool
    missing: tuple[str, ...] = ()
    contradicted: tuple[str, ...] = ()
    unrequested: tuple[str, ...] = ()

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
        return "; ".join(parts)


_REMEMBERED = 256


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

    def judge(self, text: str) -> Verdict:
        """Whether a proposal's text fits the need.

        A slot must be named outside what the text refuses to do; what it must not say counts outside reasons and
        negations; a change counts where it is plainly offered (see `pare.offer`).
        """
        known = self._judged.get(text)
        if known is None:
            if len(self._judged) >= _REMEMBERED:
                self._judged.clear()
            known = self._judged[text] = self._judge(text)
        return known

    def _judge(self, text: str) -> Verdict:
        named, told = meant(text), claimed(text)
        missing = tuple(name for name, phrase in self.slots.items() if not phrase.found_in(named))
        contradicted = tuple(name for name, phrase in self._claims.items() if phrase.found_in(told))
        unrequested = tuple(doing for doing in offered(text) if doing not in self.doings)
        return Verdict(not (missing or contradicted or unrequested), missing, contradicted, unrequested)

    @cached_property
    def _claims(self) -> Mapping[str, Phrase]:
        return {name: affirms(phrase) for name, phrase in self.avoids.items()}

    @cached_property
    def _judged(self) -> dict[str, Verdict]:
        """Verdicts so far: a proposal is judged when it is made and again when the user answers."""
        return {}
