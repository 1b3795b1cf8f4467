"""Episodes: one scenario played once, by two agents, under one seed, and graded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from pare.agent import Follower, Leader
from pare.grading import GRADER, Grade, ProposalFact, Timing, grade
from pare.loop import TURNS, Limits, Loop, Record
from pare.need import Need
from pare.noise import NO_NOISE, Noise
from pare.phone import Phone, Proposal, Ref
from pare.scenario import Scenario
from pare.trace import FORMAT, Trace

USUAL = Limits()


@dataclass(frozen=True)
class Episode:
    """A finished episode.

    Attributes:
        grade: its result.
        trace: its record.
        phone: the world as it was left.
        facts: what was true at each proposal.
        turns: the record of each turn, before it is encoded.
        seen: what the assistant observed or read, in that order.
    """

    grade: Grade
    trace: Trace
    phone: Phone
    facts: tuple[ProposalFact, ...]
    turns: list[Record]
    seen: tuple[Ref, ...]


async def play(
    scenario: Scenario,
    leader: Callable[[Phone], Leader],
    follower: Callable[[Phone], Follower],
    *,
    limits: Limits | None = None,
    noise: Noise = NO_NOISE,
    seed: int = 0,
) -> Episode:
    """Play one episode.

    Args:
        scenario: what is played.
        leader: makes the user, given the episode's phone.
        follower: makes the assistant, given the episode's phone.
        limits: the rules of play; without a turn limit the scenario's own holds.
        noise: seeded noise.
        seed: recorded in the trace; agents and noise were seeded with it.
    """
    limits = effective(limits or USUAL, scenario)
    phone = scenario.prepared.fork()
    facts: list[ProposalFact] = []
    loop = Loop(phone, leader(phone), follower(phone), limits, noise)
    loop.on_proposal = lambda proposal: facts.append(_fact(scenario, phone, proposal, len(loop.seen)))
    await loop.play()
    loop.on_proposal = None
    return finish(scenario, loop, tuple(facts), seed)


@lru_cache(maxsize=256)
def _limited(limits: Limits, turns: int) -> Limits:
    return replace(limits, turns=turns)


def effective(limits: Limits, scenario: Scenario) -> Limits:
    """Limits with a turn limit: the one given, or the scenario's own, or the usual one."""
    return limits if limits.turns else _limited(limits, scenario.turns or TURNS)


def finish(scenario: Scenario, loop: Loop, facts: tuple[ProposalFact, ...], seed: int) -> Episode:
    """Grade what a loop has played, and write its trace."""
    steps = [step for record in loop.records for step in record["user"]]
    counts = {"user_actions": len(steps), "user_errors": sum(step["error"] is not None for step in steps)}
    seen = tuple(loop.seen)
    result = grade(scenario, loop.phone, facts, seen, counts)
    head: dict[str, Any] = {
        "format": FORMAT,
        "grader": GRADER,
        "scenario": scenario.id,
        "content": scenario.content,
        "seed": seed,
        "limits": loop.limits,
        "noise": loop.noise.settings,
    }
    return Episode(result, Trace.of(head, loop, result), loop.phone, facts, loop.records, seen)


def _fact(scenario: Scenario, phone: Phone, proposal: Proposal, seen: int) -> ProposalFact:
    verdicts = tuple(scenario.verdict(need, proposal.text, phone) for need in scenario.needs)
    return ProposalFact(proposal.id, verdicts, tuple(_timing(scenario, need, phone) for need in scenario.needs), seen)


def _timing(scenario: Scenario, need: Need, phone: Phone) -> Timing:
    if scenario.closed(need, phone):
        return "late"
    return "in time" if scenario.opened(need, phone) else "early"
