"""The clock: one queue of what happens at a simulated time, after a delay, or when a condition becomes true."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from pare.entity import Entity
from pare.errors import ActionError, DefinitionError

if TYPE_CHECKING:
    from pare.phone import Phone

Condition = Callable[["Phone"], bool]


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that the world does. It receives the phone and never closes over one, so that forks stay apart.

    Attributes:
        act: does it; what it returns is what the happening is about.
        name: what scenarios call it (windows, evidence and references use this); may be empty.
        noise: it belongs to no scenario; the user's `wait` does not skip to it.
    """

    act: Callable[[Phone], Entity | None]
    name: str = ""
    noise: bool = False


@dataclass(frozen=True, order=True, slots=True)
class Due:
    """A happening in the queue; earlier first, then in the order of being queued."""

    at: datetime
    number: int
    happening: Happening = field(compare=False)


@dataclass(frozen=True, slots=True)
class Conditional:
    """A happening that is queued, after a delay, once a condition on the world has become true."""

    condition: Condition
    after: timedelta
    happening: Happening


ClockState = tuple[list[Due], tuple[Conditional, ...], dict[str, datetime], int, int]


class Clock:
    """The queue of one phone; a fork has a queue of its own."""

    __slots__ = ("conditionals", "fired", "noises", "number", "queue")

    def __init__(self) -> None:
        self.queue: list[Due] = []
        self.conditionals: tuple[Conditional, ...] = ()
        self.fired: dict[str, datetime] = {}
        self.number = self.noises = 0

    def fork(self) -> Clock:
        """A copy that goes its own way."""
        twin = object.__new__(Clock)
        twin.queue, twin.conditionals = self.queue.copy(), self.conditionals
        twin.fired, twin.number, twin.noises = self.fired.copy(), self.number, self.noises
        return twin

    def saved(self) -> ClockState:
        """What `restore` takes this clock back to."""
        return self.queue.copy(), self.conditionals, self.fired.copy(), self.number, self.noises

    def restore(self, saved: ClockState) -> None:
        """Be again as it was when that was saved."""
        self.queue, self.conditionals, self.fired, self.number, self.noises = saved

    def at(self, when: datetime, happening: Happening) -> None:
        """Queue a happening."""
        self.number += 1
        self.noises += happening.noise
        heapq.heappush(self.queue, Due(when, self.number, happening))

    def when(self, condition: Condition, after: timedelta, happening: Happening) -> None:
        """Queue a happening, after a delay, once the condition holds; looked at after every step that may write."""
        self.conditionals = (*self.conditionals, Conditional(condition, after, happening))

    def settle(self, phone: Phone) -> None:
        """Queue what has become due by condition, in the order of declaration.

        Raises:
            DefinitionError: a condition cannot be answered, or writes.
        """
        if not self.conditionals:
            return
        waiting = []
        for conditional in self.conditionals:
            try:
                holds = conditional.condition(phone)
            except ActionError as error:
                raise DefinitionError(f"the condition of {conditional.happening.name!r}: {error}") from error
            if holds:
                self.at(phone.journal.now + conditional.after, conditional.happening)
            else:
                waiting.append(conditional)
        self.conditionals = tuple(waiting)

    def pop(self) -> Due:
        """Take the next happening out of the queue."""
        return heapq.heappop(self.queue)

    def next(self) -> datetime | None:
        """When the next happening is due, noise included."""
        return self.queue[0].at if self.queue else None

    def next_of_scenario(self) -> datetime | None:
        """When the next happening of the scenario is due."""
        return min((due.at for due in self.queue if not due.happening.noise), default=None)

    @property
    def idle(self) -> bool:
        """Nothing of the scenario is left to happen."""
        return not self.conditionals and all(due.happening.noise for due in self.queue)
