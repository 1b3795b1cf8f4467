"""The proposals of a finished episode, in figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from pare.episode import Episode
from pare.grading import ProposalFact, evidence_share
from pare.need import Verdict
from pare.phone import Phone, Proposal
from pare.scenario import Scenario
from pare_bench.numbers.offered import Offered

ALIKE = 0.8  # share of words in common (Jaccard) from which a proposal says the same again
_WORD = re.compile(r"\w+")


def offers(scenario: Scenario, episode: Episode) -> tuple[Offered, ...]:
    """Every proposal of an episode, in order."""
    phone, seen = episode.phone, episode.seen
    rejected: list[frozenset[str]] = []
    found = []
    for fact in episode.facts:
        proposal = phone.proposals[fact.id]
        words = frozenset(_WORD.findall(proposal.text.lower()))
        at, minutes = _nearest(scenario, phone, proposal, fact)
        assert proposal.status != "rated"
        found.append(
            Offered(
                turn=proposal.turn, status=proposal.status, named=any(map(_names, fact.verdicts)),
                timing=fact.timing[at], minutes_off=minutes,
                repeated=any(_alike(words, before) for before in rejected),
                evidence=evidence_share(scenario, phone, fact, seen),
            )
        )  # fmt: skip
        if proposal.status == "rejected":
            rejected.append(words)
    return tuple(found)


def _names(verdict: Verdict) -> bool:
    """Whether it says what the need is about, and nothing wrong; as `named_need` of a grade."""
    return not verdict.missing and not verdict.contradicted


def _nearest(scenario: Scenario, phone: Phone, proposal: Proposal, fact: ProposalFact) -> tuple[int, float | None]:
    """The need that a proposal is timed by, and its minutes off: the nearest of those that it names, or else of all."""
    needs = range(len(scenario.needs))
    off = {
        at: _minutes_off(scenario, phone, proposal, fact, at)
        for at in [at for at in needs if _names(fact.verdicts[at])] or needs
    }
    return min(off.items(), key=lambda one: (fact.timing[one[0]] != "in time", one[1] is None, abs(one[1] or 0.0)))


def _minutes_off(scenario: Scenario, phone: Phone, proposal: Proposal, fact: ProposalFact, at: int) -> float | None:
    need = scenario.needs[at]
    if fact.timing[at] == "in time":
        return 0.0
    edge = scenario.opens_at(need, phone) if fact.timing[at] == "early" else scenario.closes_at(need, phone)
    return None if edge is None else _minutes(proposal.at, edge)


def _minutes(at: datetime, edge: datetime) -> float:
    return round((at - edge) / timedelta(minutes=1), 3)


def _alike(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) >= ALIKE * len(one | other)


def by_turn(found: Sequence[Offered]) -> dict[int, tuple[int, int]]:
    """How many proposals were made in each turn, and how many of them were accepted."""
    turns = sorted({offer.turn for offer in found})
    return {
        turn: (sum(o.turn == turn for o in found), sum(o.turn == turn and o.status == "accepted" for o in found))
        for turn in turns
    }
