"""Gate 1: the solution succeeds, every call of it, and fills every capability measure."""

from __future__ import annotations

from pare.scenario import Scenario
from pare_bench.gates.base import Gate, errors, played, told


def solution(scenario: Scenario) -> Gate:
    """Played by the oracle with the scripted user: all calls succeed, all checks hold, every measure is full."""
    episode = played(scenario)
    grade, failed = episode.grade, errors(episode)
    faults = [] if grade.success else [told(episode)]
    faults += failed
    measures = {
        "the evidence was not all seen before the proposal": grade.evidence_before == 1.0,
        "the first proposal was outside its window": grade.in_window is True,
        "the first proposal does not name the need": grade.named_need is True,
        "a proposal was not accepted": all(proposal.status == "accepted" for proposal in episode.phone.proposals),
    }
    faults += [fault for fault, holds in measures.items() if not holds]
    return Gate(not faults, "; ".join(faults) or f"{len(episode.turns)} turns")
