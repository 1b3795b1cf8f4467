"""Gates 2 to 4: nothing done, nothing allowed, or nothing working means no success."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from pare.agent import Action, Decision, Observation
from pare.errors import LoadError
from pare.handles import Handle, Outcome
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Do, Scenario
from pare.tool import ToolSpec
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_agents.users.scripted import ScriptedUser
from pare_bench.gates.base import Gate, played, solved, told, writes


def nothing(scenario: Scenario) -> Gate:
    """The silent assistant fails, and nothing that success needs is there without doing anything."""
    episode = played(scenario, Silent)
    faults = [f"the outcome is {episode.grade.outcome}"] if episode.grade.outcome != "failed" else []
    faults += [
        f"{name!r} holds although nothing was done" for name in scenario.must if episode.grade.checks.get(name, False)
    ]
    return Gate(not faults, "; ".join(faults) or told(episode))


def rejected(scenario: Scenario) -> Gate:
    """After a rejection every writing call of the solution is refused, and the episode fails."""
    episode = played(scenario, Pushy, Refuser)
    wanted = {call.tool(episode.phone) for _, _, call in writes(solved(scenario), episode.phone)}
    tried = [call for call in episode.phone.journal.calls if call.actor == "assistant" and call.refused]
    own = [c for c in episode.phone.journal.changes if c.actor == "assistant" and not c.table.startswith("phone.")]
    faults = [] if episode.grade.outcome == "failed" else [f"the outcome is {episode.grade.outcome}"]
    faults += [f"{name} was not refused" for name in sorted(wanted - {call.name for call in tried})]
    faults += [f"{change.operation} changed {change.table}/{change.id} without consent" for change in own]
    faults += ["nothing was proposed"] if not len(episode.phone.proposals) else []
    return Gate(not faults, "; ".join(faults) or f"{len(tried)} attempts, each refused")


def failing(scenario: Scenario) -> Gate:
    """When all writing calls fail, or any single one of them, the episode fails."""
    whole = played(scenario, lambda seat: Unlucky(seat, None))
    faults = [] if whole.grade.outcome == "failed" else [f"all calls fail: {told(whole)}"]
    faults += ["nothing was proposed"] if not len(whole.phone.proposals) else []
    every = list(writes(solved(scenario), whole.phone))
    for number, (_, _, call) in enumerate(every):
        episode = played(scenario, lambda seat, number=number: Unlucky(seat, (number,)))  # type: ignore[misc]
        if episode.grade.outcome != "failed":
            faults.append(f"{call.tool(episode.phone)} alone fails: {told(episode)}")
    return Gate(not faults, "; ".join(faults) or f"all {len(every)} writes, and each of them alone")


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
            for calls in self._calls:
                for call in calls:
                    read(call.tool(self._phone), _filled(call, self._phone))
        return await super().observe(observation, read)


def _filled(call: Do, phone: Phone) -> Mapping[str, Any]:
    """The arguments; what has no name yet, since nothing was done that leads to it, is made up."""
    try:
        return call.filled(phone)
    except LoadError:
        return {name: value if isinstance(value, (str, int, bool)) else "x" for name, value in call.arguments.items()}


class Unlucky(Oracle):
    """An oracle some of whose writing calls fail: those of these numbers, or all."""

    def __init__(self, seat: Seat, failing: Collection[int] | None) -> None:
        super().__init__(seat)
        self._failing, self._made = failing, 0

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Make the calls of the stage; those that fail are answered by an error."""
        return await super().execute(proposal, Broken(call, self))

    def fails(self, name: str) -> bool:
        """Whether the call that is made now fails."""
        app, tools = name.partition("__")[0], self._phone.kinds
        if tools[app].blueprint().tools[name].kind != "write":
            return False
        self._made += 1
        return self._failing is None or self._made - 1 in self._failing


@dataclass(slots=True)
class Broken:
    """A handle of which some calls do not work."""

    handle: Handle
    owner: Unlucky

    @property
    def tools(self) -> tuple[ToolSpec, ...]:
        """The tools of the handle."""
        return self.handle.tools

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the handle."""
        return self.handle.names

    @property
    def steps_left(self) -> int:
        """The steps of the handle."""
        return self.handle.steps_left

    def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """Call, or fail."""
        if self.owner.fails(name):
            return Outcome(name, dict(arguments), error="the service is down")
        return self.handle(name, arguments)
