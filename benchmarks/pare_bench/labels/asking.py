"""Puts a labelled proposal to a user, at its moment of the scenario, and takes the answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Literal

from pare.actions import propose
from pare.agent import ABSTAIN, Decision, Leader, Observation
from pare.episode import play
from pare.handles import Handle
from pare.loop import Limits
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_bench.labels import Label

Answer = Literal["accepted", "rejected", "expired", "not asked", "error"]
"""How the user answered; `not asked` if the moment never came, `error` if its model could not be asked."""

ENOUGH = Limits(turns=60)


class _Answered(Exception):
    """The answer is there; the rest of the episode does not matter."""


async def ask(scenario: Scenario, label: Label, leader: Callable[[Phone], Leader]) -> Answer:
    """Play a scenario up to a proposal's moment, make the proposal, and play until it is answered.

    Args:
        scenario: the label's.
        label: what is proposed, and when.
        leader: makes the user, given the episode's phone.
    """
    asker: list[_Asker] = []

    def follower(phone: Phone) -> _Asker:
        asker.append(_Asker(Seat.at(scenario, phone), label))
        asker[0].ahead()
        return asker[0]

    with suppress(_Answered):
        await play(scenario, leader, follower, limits=ENOUGH)
    return asker[0].answer


class _Asker(Oracle):
    """Helps as the oracle does until the moment has come, and then makes its proposal, once."""

    def __init__(self, seat: Seat, label: Label) -> None:
        super().__init__(seat)
        self._label = label
        self._made = ""

    @property
    def answer(self) -> Answer:
        """How the proposal was answered."""
        if not self._made:
            return "not asked"
        status = self._phone.proposals[self._made].status
        return status if status in ("accepted", "rejected") else "expired"

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """The proposal if its moment has come; what the oracle says before that."""
        if self._made:
            if observation.pending is None:
                raise _Answered
            return ABSTAIN
        if observation.pending is None and self._come():
            self._made = f"proposal_{len(self._phone.proposals) + 1}"
            return Decision(self._label.text)
        first = self._label.need if self._label.when != "done" else len(self._scenario.needs)
        return await super().observe(observation, read) if self._stage < first else ABSTAIN

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Carry out what the oracle proposed; what is asked about is not carried out."""
        if self._made:
            raise _Answered
        report = await super().execute(proposal, call)
        self.ahead()
        return report

    def ahead(self) -> None:
        """Make the proposal at once if it comes before its evidence: a user's first wait may bring that about."""
        label, scenario = self._label, self._scenario
        before = label.when == "before" and self._stage == label.need
        if before and not scenario.opened(scenario.needs[label.need], self._phone):
            self._made = propose(self._phone, label.text).id

    def _come(self) -> bool:
        label, scenario, phone = self._label, self._scenario, self._phone
        if label.when == "done":
            return self._stage == len(scenario.needs)
        if label.when == "before" or self._stage < label.need:
            return False
        need = scenario.needs[label.need]
        if label.when == "open":
            return scenario.opened(need, phone) and not scenario.closed(need, phone)
        closes = scenario.closes_at(need, phone)
        if closes is not None and closes > phone.now:
            phone.advance(closes + timedelta(minutes=1))
        return scenario.closed(need, phone)
