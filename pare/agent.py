"""The contract of agents: a leader that lives in the world and a follower that assists it.

Source: the paper's formulation as a Stackelberg POMDP (section 2B): the leader acts, the follower observes and may
propose, the leader answers, and only an accepted proposal is executed. An agent is made anew for every episode.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, Protocol

from msgspec import Struct

from pare.handles import Handle, Look
from pare.phone import Entry, Proposal


@dataclass(frozen=True, slots=True)
class Action:
    """What the leader does: a tap of the open screen or an action of the phone."""

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


WAIT = Action("wait")


class Sight(Struct, frozen=True, gc=False):
    """What the leader has before it.

    Attributes:
        turn: the number of the turn, from 1.
        look: the display.
        said: what the assistant reported since the last sight.
        error: why the leader's last action did not work; empty if it did.
    """

    turn: int
    look: Look
    said: tuple[str, ...] = ()
    error: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """How an observation ends: waiting, or a proposal.

    Attributes:
        proposal: the text that is offered to the leader; None is "wait" (or an abstention).
        candidates: other texts that were considered; a leader at home rates them too.
    """

    proposal: str | None = None
    candidates: tuple[str, ...] = ()


ABSTAIN = Decision()


@dataclass(frozen=True, slots=True)
class Response:
    """How the leader answers what was delivered, at once.

    Attributes:
        status: a phone's user answers by its next action, so a delivered proposal is `pending`; `none` if there was
            none; a person at home has `rated` it.
        rating: the rating of what was delivered (an abstention included).
        candidate_ratings: the ratings of the other candidates.
    """

    status: Literal["none", "pending", "rated"] = "none"
    rating: float | None = None
    candidate_ratings: tuple[float | None, ...] = ()


NO_RESPONSE, PENDING = Response(), Response("pending")


class Observation(Struct, frozen=True, gc=False):
    """What the follower is told: everything that happened since it last observed, in full.

    Attributes:
        turn: the number of the turn, from 1.
        at: the time, in the phone's time zone.
        events: the log since the last observation.
        pending: its own proposal that waits for an answer.
        response: how the leader answered, at once, what the follower delivered last.
    """

    turn: int
    at: datetime
    events: tuple[Entry, ...]
    pending: Proposal | None = None
    response: Response = NO_RESPONSE

    @property
    def now(self) -> str:
        """The time, local, as people read it."""
        return f"{self.at:%A %d %B %Y %H:%M %Z}"


class Leader(Protocol):
    """The user."""

    async def act(self, sight: Sight) -> Action:
        """Choose the next action."""

    async def respond(self, decision: Decision) -> Response:
        """Answer what the follower delivered."""


class Follower(Protocol):
    """The assistant."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Look at what happened, read more if need be, and wait or propose."""

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Carry out an accepted proposal; what is returned is reported to the user."""


class PhoneUser:
    """Base of leaders on a phone: proposals stay pending and are answered by the next action."""

    async def respond(self, decision: Decision) -> Response:
        """A delivered proposal stays pending."""
        return NO_RESPONSE if decision.proposal is None else PENDING
