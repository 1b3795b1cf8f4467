"""Reading on the phone: through a handle, few calls, each asked only once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pare.handles import Handle, Outcome

if TYPE_CHECKING:
    from pare_agents.rules.memory import Memory

RETRIES = 3


class OutOfSteps(Exception):
    """No more reads in this turn."""


class Reader:
    """What recognisers ask of the phone.

    Args:
        handle: the observing handle.
        cache: what has been read for this arrival already.
        memory: what is remembered of earlier arrivals.
    """

    def __init__(self, handle: Handle, cache: dict[str, Any], memory: Memory) -> None:
        self._handle, self._cache = handle, cache
        self.memory = memory
        self.apps = tuple(dict.fromkeys(spec.original.partition("__")[0] for spec in handle.tools))

    def has(self, *apps: str) -> bool:
        """Whether all these apps are on the phone."""
        return all(app in self.apps for app in apps)

    def read(self, tool: str, **arguments: Any) -> Any:
        """What a reading tool gives; None if it is not there or refuses.

        Raises:
            OutOfSteps: no call is left; the next turn goes on from here.
        """
        key = json.dumps((tool, arguments), sort_keys=True, default=str)
        if key not in self._cache:
            if not self.has(tool.partition("__")[0]):
                return None
            if self._handle.steps_left <= 0:
                raise OutOfSteps
            outcome = called(self._handle, tool, arguments)
            self._cache[key] = None if outcome is None or outcome.error else outcome.value
        return self._cache[key]

    def rows(self, tool: str, **arguments: Any) -> list[dict[str, Any]]:
        """The rows that a reading tool lists."""
        value = self.read(tool, **arguments)
        return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def called(handle: Handle, tool: str, arguments: dict[str, Any]) -> Outcome | None:
    """Call a tool by its original name, again if a fault was injected; None if it is not offered."""
    spec = next((spec for spec in handle.tools if spec.original == tool), None)
    if spec is None:
        return None
    known = spec.parameters.get("properties", {})
    given = {name: value for name, value in arguments.items() if name in known}
    outcome = handle(spec.name, given)
    for _ in range(RETRIES):
        if not outcome.injected:
            break
        outcome = handle(spec.name, given)
    return outcome
