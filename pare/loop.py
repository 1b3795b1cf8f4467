"""The turn loop: the user acts, the assistant observes or executes, the world moves on."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from math import isfinite
from time import perf_counter
from typing import Any

import orjson
from msgspec import Struct

from pare.actions import PROPOSAL_LENGTH, expire, propose, rated
from pare.agent import ABSTAIN, NO_RESPONSE, Decision, Follower, Leader, Observation, Response, Sight
from pare.errors import BadInput
from pare.given import copied
from pare.handles import Handle, Look, Outcome, User, executor, observer, recordable
from pare.noise import NO_NOISE, Noise
from pare.phone import Entry, Phone, Proposal, Ref
from pare.tool import ToolSpec
from pare.trace import encoded

Record = dict[str, Any]
TURNS = 10  # of an episode, where neither the run nor the scenario says otherwise
BREATH = 0.005  # seconds after which agents that never wait let time limits and other episodes have their turn
ANSWERS = {"accepted": 1, "rejected": -1}
_LEAST = {"turns": 1, "user_steps": 1, "observe_steps": 0, "execute_steps": 0, "expire_after": 1, "turn_seconds": 1}


@dataclass(frozen=True, slots=True)
class Limits:
    """The rules of play that can be set.

    Attributes:
        turns: turns of an episode; None: as many as the scenario sets, or else 10.
        user_steps: user actions a turn; answering a proposal, and waiting, ends them.
        observe_steps: tool calls in one observation.
        execute_steps: tool calls in one execution.
        expire_after: user turns after which an unanswered proposal expires.
        turn_seconds: simulated seconds a turn takes.
    """

    turns: int | None = None
    user_steps: int = 1
    observe_steps: int = 5
    execute_steps: int = 10
    expire_after: int = 2
    turn_seconds: float = 30.0

    def __post_init__(self) -> None:
        for name, least in _LEAST.items():
            value, told = getattr(self, name), name.replace("_", " ")
            if name == "turns" and value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int | (float if name == "turn_seconds" else int)):
                raise BadInput(f"{told}: must be a number, not {value!r}")
            if not math.isfinite(value) or not least <= value <= 100_000_000:
                raise BadInput(f"{told}: must be from {least} to 100,000,000, not {value}")


@dataclass(slots=True)
class Loop:
    """One episode's turns on one phone.

    After `play`, `records` holds every turn as plain values (with what each side saw, which actions it had, what it
    did, and the reward of each step; what a call gave is JSON already), and `seen` every entity that the assistant
    observed or read, in that order.

    Attributes:
        on_proposal: called with each new proposal, before the user sees it.
        response: how the leader answered what was delivered last.
    """

    phone: Phone
    leader: Leader
    follower: Follower
    limits: Limits = field(default_factory=Limits)
    noise: Noise = NO_NOISE
    on_proposal: Callable[[Proposal], None] | None = None
    records: list[Record] = field(default_factory=list)
    seen: dict[Ref, None] = field(default_factory=dict)
    _calls: list[Record] = field(default_factory=list)
    _handles: int = 0
    _logged: int = 0
    _said: list[str] = field(default_factory=list)
    _error: str = ""
    response: Response = NO_RESPONSE
    _passes: timedelta = field(init=False)

    def __post_init__(self) -> None:
        self._passes = timedelta(seconds=self.limits.turn_seconds)

    async def play(self) -> list[Record]:
        """Play until the turn limit, or until the world is settled."""
        idle, yielded = 0, perf_counter()
        most = self.limits.turns or TURNS
        while self.phone.turn < most and idle < 2:
            if not 0 <= perf_counter() - yielded <= BREATH:  # a clock may jump back
                await asyncio.sleep(0)
                yielded = perf_counter()
            record = await self.turn()
            idle = idle + 1 if self._settled(record) else 0
        return self.records

    async def turn(self) -> Record:
        """One turn: leader, follower, world."""
        phone = self.phone
        phone.turn += 1
        record: Record = {"turn": phone.turn, "at": phone.now, "user": [], "reward": 0}
        self.records.append(record)
        accepted = await self._lead(record)
        if accepted is not None:
            await self._execute(record, accepted)
        else:
            await self._observe(record)
        expire(phone, self.limits.expire_after)
        until = phone.now + self._passes
        self.noise.schedule(phone, until)
        phone.advance(until)
        return record

    async def _lead(self, record: Record) -> Proposal | None:
        user, phone = User(self.phone, self.noise), self.phone
        for _ in range(self.limits.user_steps):
            look = user.look()
            said, self._said = tuple(self._said), []
            action = await self.leader.act(Sight(phone.turn, look, said, self._error))
            outcome = user.do(action.name, action.arguments)
            self._error = outcome.error or ""
            record["user"].append(_user_step(look, said, outcome))
            answered = None if look.proposal is None else phone.proposals[look.proposal.id]
            if answered is not None and answered.status != "pending":
                record["reward"] = ANSWERS[answered.status]
                return answered if answered.status == "accepted" else None
            if outcome.name == "wait":
                break
        return None

    async def _observe(self, record: Record) -> None:
        phone = self.phone
        events = self._events()
        observation = Observation(phone.turn, phone.here, events, phone.pending, self.response)
        read, revoke = observer(phone, self.limits.observe_steps, self.noise)
        spy = self._spy(read)
        try:
            decision = _sound(await self.follower.observe(observation, spy))
        finally:
            revoke()
        seen = {"events": events, "calls": self._close(spy), "candidates": decision.candidates}
        record["observed"] = {
            **seen,
            "proposal": None if decision.proposal is None else self._propose(decision.proposal),
        }
        await self._respond(record, decision)

    def _spy(self, handle: Handle) -> _Spy:
        self._handles += 1
        return _Spy(handle, self._note_call, self._handles)

    def _note_call(self, outcome: Outcome, late: Record) -> None:
        """Keep a record of a call that the agent cannot change, and what was seen by it."""
        self.seen.update(dict.fromkeys(outcome.about))
        self._calls.append(
            {"name": outcome.name, "arguments": copied(outcome.arguments),
             "value": orjson.Fragment(encoded(outcome.value)), "error": outcome.error,
             "injected": outcome.injected, "refused": outcome.refused, **late}
        )  # fmt: skip

    def _close(self, spy: _Spy) -> list[Record]:
        """The calls of a phase that is over; what its handle is still used for belongs to the next."""
        spy.open = False
        calls, self._calls = self._calls, []
        return calls

    def _propose(self, text: str) -> str:
        proposal = propose(self.phone, text)
        if self.on_proposal is not None:
            self.on_proposal(proposal)
        return proposal.text

    async def _respond(self, record: Record, decision: Decision) -> None:
        response = self.response = await self.leader.respond(decision)
        if response.status == "rated":
            ratings = (response.rating, *response.candidate_ratings)
            if any(rating is not None and not isfinite(rating) for rating in ratings):
                raise BadInput(f"rating: a finite number or None, not {ratings}")
            record["rating"], record["candidate_ratings"] = response.rating, response.candidate_ratings
            record["reward"] = response.rating
            rated(self.phone)

    async def _execute(self, record: Record, proposal: Proposal) -> None:
        phone = self.phone
        call, revoke = executor(phone, proposal, self.limits.execute_steps, self.noise)
        spy = self._spy(call)
        try:
            report = recordable(await self.follower.execute(proposal, spy))
        finally:
            revoke()
        self._said.append(report)
        phone.note("report", "assistant", "", report)
        record["executed"] = {"proposal": proposal.id, "calls": self._close(spy), "report": report}

    def _events(self) -> tuple[Entry, ...]:
        """What the assistant has not been told yet, in full; its own doings are no news to it."""
        events = tuple([entry for entry in self.phone.log[self._logged :] if entry.actor != "assistant"])
        self._logged = len(self.phone.log)
        for entry in events:
            self.seen.update(dict.fromkeys(entry.about))
        return events

    def _settled(self, record: Record) -> bool:
        """Nothing happened, nothing is pending, and nothing is left to happen."""
        if "executed" in record or not self.phone.clock.idle or self.phone.pending is not None:
            return False
        quiet = all(step["action"]["name"] == "wait" for step in record["user"])
        return quiet and not any(entry.kind == "event" for entry in record["observed"]["events"])


class _Spy(Struct):
    """Passes calls through to a handle and notes them.

    A call through a handle that was kept beyond its phase is recorded with the handle's number, so that a replay
    makes it through the same one.
    """

    _handle: Handle
    _note: Callable[[Outcome, Record], None]
    _number: int
    open: bool = True

    @property
    def tools(self) -> tuple[ToolSpec, ...]:
        return self._handle.tools

    @property
    def names(self) -> Mapping[str, str]:
        return self._handle.names

    @property
    def steps_left(self) -> int:
        return self._handle.steps_left

    def __call__(self, name: str, arguments: Any) -> Outcome:
        outcome = self._handle(name, arguments)
        self._note(outcome, {} if self.open else {"handle": self._number})
        return outcome


def _sound(decision: Decision) -> Decision:
    """A decision as it can be delivered and recorded: a blank proposal is none, and one too long is cut."""
    if decision is ABSTAIN:
        return decision
    text = "" if decision.proposal is None else recordable(decision.proposal).strip()[:PROPOSAL_LENGTH]
    return Decision(text or None, tuple(map(recordable, decision.candidates)))


def _user_step(look: Look, said: tuple[str, ...], outcome: Outcome) -> Record:
    return {
        "screen": look.screen,
        "view": look.view.render(),
        "actions": tuple(look.actions),
        "notifications": tuple(note.headline for note in look.notifications),
        "pending": None if look.proposal is None else look.proposal.text,
        "said": said,
        "action": {"name": outcome.name, "arguments": outcome.arguments},
        "error": outcome.error,
    }
