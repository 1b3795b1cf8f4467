"""Gates 2 to 4: nothing done, nothing allowed, or nothing working means no success."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pare.agent import Action, Decision, Observation
from pare.handles import Handle, Outcome
from pare.phone import Proposal
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_agents.users.scripted import ScriptedUser
from pare_bench.gates.base import Gate, played, told


def nothing(scenario: Scenario) -> Gate:
    """The silent assistant fails."""
    episode = played(scenario, Silent)
    return Gate(episode.grade.outcome == "failed", told(episode))


def rejected(scenario: Scenario) -> Gate:
    """After a rejection the solution's calls are impossible, and the episode fails."""
    episode = played(scenario, Pushy, Refuser)
    tried = [call for call in episode.phone.journal.calls if call.actor == "assistant" and call.refused]
    own = [c for c in episode.phone.journal.changes if c.actor == "assistant" and not c.table.startswith("phone.")]
    passed = episode.grade.outcome == "failed" and bool(tried) and not own
    return Gate(passed, f"{told(episode)}; {len(tried)} refused attempts, {len(own)} changes")


def failing(scenario: Scenario) -> Gate:
    """When every writing call fails, the episode fails."""
    episode = played(scenario, Unlucky)
    return Gate(episode.grade.outcome == "failed" and len(episode.phone.proposals) > 0, told(episode))


class Refuser(ScriptedUser):
    """A user that rejects whatever is offered."""

    def answer(self, proposal: Proposal) -> Action:
        """Reject."""
        return Action("reject_proposal", {"reason": "no"})


class Pushy(Oracle):
    """Tries to do what it proposed, although it was rejected."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Propose, and once rejected make every call of the solution with the observing handle."""
        if any(entry.kind == "answer" for entry in observation.events):
            for stage in self._scenario.solution:
                for call in stage.calls:
                    read(call.tool(self._phone), _plain(call.arguments))
        return await super().observe(observation, read)


def _plain(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, (str, int, bool)) else "x" for name, value in arguments.items()}


class Unlucky(Oracle):
    """An oracle whose every writing call fails."""

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Make the calls of the stage; each is answered by an error."""
        return await super().execute(proposal, Broken(call))


class Broken:
    """A handle of which nothing works."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle

    @property
    def tools(self) -> Any:
        """The tools of the handle."""
        return self._handle.tools

    @property
    def steps_left(self) -> int:
        """The steps of the handle."""
        return self._handle.steps_left

    def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """Fail."""
        return Outcome(name, dict(arguments), error="the service is down")
