"""Gate 1: the solution succeeds, every call of it, and fills every capability measure."""

from __future__ import annotations

from collections.abc import Iterator

from pare.scenario import Scenario
from pare_bench.gates.base import Gate, as_anybodys, errors, told, usual


def solution(scenario: Scenario) -> Gate:
    """Played by the oracle with the scripted user: all calls succeed, all checks hold, every measure is full.

    Its proposals are judged as anybody's would be, where they are made, and not as its own.
    """
    episode = usual(as_anybodys(scenario))
    grade = episode.grade
    faults = [] if grade.success else [told(episode)]
    faults += errors(episode)
    measures = {
        "the evidence was not all seen before the first proposal": grade.evidence_before == 1.0,
        "the first proposal was outside its window": grade.in_window is True,
        "the first proposal does not name the need": grade.named_need is True,
        "there were not as many proposals as stages": len(episode.facts) == len(scenario.solution),
    }
    faults += [fault for fault, holds in measures.items() if not holds]
    faults += [
        f"{made.text!r} was not accepted: {made.reason}"
        for made in episode.phone.proposals
        if made.status != "accepted"
    ]
    faults += _own_needs(scenario)
    return Gate(not faults, "; ".join(faults) or f"{len(episode.turns)} turns")


def _own_needs(scenario: Scenario) -> Iterator[str]:
    """Every stage proposes what its own need asks for."""
    for need, stage in zip(scenario.needs, scenario.solution, strict=True):
        fault = need.judge(stage.says).fault
        if fault:
            yield f"{stage.says!r} does not fit its need: {fault}"
