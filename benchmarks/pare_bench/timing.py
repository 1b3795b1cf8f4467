"""Counterfactual proposals: what if the right thing had been proposed at another turn?

The episode's world is forked before every turn's observation. On each fork the scenario's own solution is proposed
there, the scripted user goes on, and the episode is played to its end and graded.

Source: the paper's timing capability (section 3): a proposal helps only while its window is open.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from pare import registry
from pare.agent import ABSTAIN, WAIT, Action, Decision, Leader, Observation, Response, Sight
from pare.episode import finish, play
from pare.errors import LoadError
from pare.grading import Outcome
from pare.handles import Handle
from pare.loop import Limits, Loop
from pare.noise import Noise
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare.trace import RecordedFollower, RecordedLeader, Trace, reading
from pare_agents.assistants.oracle import Oracle
from pare_bench.corpus import corpus

LONGEST = 2_000  # turns of an episode that is tried turn by turn


@dataclass(frozen=True, slots=True)
class Chance:
    """What a proposal at one turn would have come to.

    Attributes:
        turn: the turn, from 1.
        accepted: whether the scripted user would have accepted it.
        outcome: how the episode would have ended.
        proposed: whether the assistant proposed something at that turn.
    """

    turn: int
    accepted: bool
    outcome: Outcome
    proposed: bool = False

    @property
    def success(self) -> bool:
        """Whether it would have led to success: what comes of another proposal is none of its doing."""
        return self.accepted and self.outcome == "assisted"


@dataclass(frozen=True, slots=True)
class Timeline:
    """A scenario's chances, turn by turn.

    Attributes:
        scenario: its id.
        chances: one for each turn.
        outcome: how the assistant's own episode ended; None without a trace.
    """

    scenario: str
    chances: tuple[Chance, ...]
    outcome: Outcome | None = None

    @property
    def regret(self) -> float | None:
        """1 where a success was to be had at some turn and the assistant had none, else 0; None without a trace."""
        if self.outcome is None:
            return None
        return float(any(chance.success for chance in self.chances) and self.outcome != "assisted")

    @property
    def turns_off(self) -> int | None:
        """Turns from the assistant's first proposal to the nearest turn that would have led to success.

        Negative: it came too early. None without a trace, a proposal or such a turn.
        """
        first = next((chance.turn for chance in self.chances if chance.proposed), None)
        good = [chance.turn for chance in self.chances if chance.success]
        if self.outcome is None or first is None or not good:
            return None
        nearest = min(good, key=lambda turn: (abs(turn - first), turn))
        return first - nearest


async def timeline(scenario: Scenario, trace: Trace | None = None, turns: int | None = None) -> Timeline:
    """Play a scenario, or go along a trace of it, and try the right proposal at every turn.

    Args:
        scenario: what is played.
        trace: an episode whose user and whose earlier proposals the world goes along with; without it those of the
            scripted user, left alone.
        turns: without a trace, the turn limit; the scenario's own if None.

    Raises:
        LoadError: the trace is of another scenario.
    """
    going = trace or await _left_alone(scenario, turns)
    with reading():
        record, limits = going.value["turns"], Limits(**going.value["limits"])
        if (limits.turns or 0) > LONGEST:
            raise LoadError(f"a trace with a limit of {limits.turns:,} turns is too long to be tried turn by turn")
        noise = Noise(**going.value["noise"], corpus=corpus())
        named: dict[str, set[int]] = {}  # which needs each proposal names
        loop = Loop(
            scenario.prepared.fork(), RecordedLeader(record), RecordedFollower(record), limits, noise,
            on_proposal=lambda made: named.update({made.id: _named(scenario, loop.phone, made)}),
        )  # fmt: skip
        chances = []
        for told in record:
            done = {at for id, needs in named.items() if loop.phone.proposals[id].status == "accepted" for at in needs}
            chances.append(await _tried(scenario, loop, limits, told, done))
            await loop.turn()
        return Timeline(scenario.id, tuple(chances), None if trace is None else trace.value["grade"]["outcome"])


async def _left_alone(scenario: Scenario, turns: int | None) -> Trace:
    """The scenario with a scripted user whom nobody assists."""
    limits = Limits(turns=turns) if turns else None
    return (await play(scenario, partial(_scripted, scenario), lambda _: RecordedFollower([]), limits=limits)).trace


def _named(scenario: Scenario, phone: Phone, made: Proposal) -> set[int]:
    return {at for at, need in enumerate(scenario.needs) if scenario.verdict(need, made.text, phone).fits}


async def _tried(
    scenario: Scenario, loop: Loop, limits: Limits, told: Mapping[str, Any], done: Collection[int]
) -> Chance:
    """Fork the world as it is before a turn, propose in that turn what is not done yet, and play on."""
    phone, turn = loop.phone.fork(), told["turn"]
    actions = [Action(step["action"]["name"], step["action"]["arguments"]) for step in told["user"]]
    fork = Loop(
        phone, _Then(actions, _scripted(scenario, phone)), _At(turn, done, Seat.at(scenario, phone)), limits, loop.noise
    )
    await fork.play()
    accepted = any(made.turn == turn and made.status == "accepted" for made in phone.proposals)
    proposed = bool(told.get("observed", {}).get("proposal"))
    return Chance(turn, accepted, finish(scenario, fork, (), 0).grade.outcome, proposed)


def _scripted(scenario: Scenario, phone: Phone) -> Leader:
    return registry.user("scripted")(Seat.at(scenario, phone))


class _Then:
    """Does first what was recorded, then what the scripted user does."""

    def __init__(self, recorded: list[Action], user: Leader) -> None:
        self._recorded, self._user = recorded, user

    async def act(self, sight: Sight) -> Action:
        """The next action."""
        return self._recorded.pop(0) if self._recorded else await self._user.act(sight)

    async def respond(self, decision: Decision) -> Response:
        """The answer comes by the next action."""
        return await self._user.respond(decision)


class _At(Oracle):
    """Proposes the first stage that is not done yet, in one given turn and whatever the window; goes on if accepted."""

    def __init__(self, turn: int, done: Collection[int], seat: Seat) -> None:
        super().__init__(seat)
        stages = range(len(self._calls))
        self._turn = turn
        self._first = self._stage = next((stage for stage in stages if stage not in done), stages[-1])

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Propose at the turn; once that is carried out, go on with what is left."""
        if observation.turn == self._turn:
            return Decision(self._scenario.solution[self._first].says)
        return ABSTAIN if self._stage == self._first else await super().observe(observation, read)


__all__ = ["WAIT", "Chance", "Timeline", "timeline"]
