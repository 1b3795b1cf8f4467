"""The proposals of a finished episode, in figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from pare.episode import Episode
from pare.grading import ProposalFact, evidence_share
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
        at = _nearest(scenario, fact)
        assert proposal.status != "rated"
        found.append(
            Offered(
                turn=proposal.turn, status=proposal.status, named=any(verdict.fits for verdict in fact.verdicts),
                timing=fact.timing[at], minutes_off=_minutes_off(scenario, phone, proposal, fact, at),
                repeated=any(_alike(words, before) for before in rejected),
                evidence=evidence_share(scenario, phone, fact, seen),
            )
        )  # fmt: skip
        if proposal.status == "rejected":
            rejected.append(words)
    return tuple(found)


def _nearest(scenario: Scenario, fact: ProposalFact) -> int:
    """The need that a proposal is timed by: one that it names, else one whose window was open, else the first."""
    needs = range(len(scenario.needs))
    named = [at for at in needs if fact.verdicts[at].fits] or list(needs)
    return next((at for at in named if fact.timing[at] == "in time"), named[0])


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
