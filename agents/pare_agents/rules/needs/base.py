"""What a recogniser is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader


class Recogniser(Protocol):
    """Knows one need: from an arrival and what the phone says about it, to a plan."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """A plan if the arrival shows this need; None otherwise."""


def plan(event: Arrival, *steps: Step, why: str = "", then: Callable[[], None] | None = None) -> Plan:
    """A plan about an arrival."""
    return replace(Plan(steps), why=why, about=event.id, thread=event.key, then=then)
