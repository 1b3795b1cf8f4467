"""Talking to a model with tools until it ends its turn, within a handle's step limit."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from pare.actions import PROPOSAL_LENGTH
from pare.errors import LoadError
from pare.handles import Handle, Outcome, recordable
from pare.noise import FREE_RETRIES
from pare.registry import Seat
from pare_agents.models import Message, Model, Reply, ToolCall, ToolSpec, strip_reasoning
from pare_agents.models.types import ToolChoice
from pare_agents.prompts import note
from pare_agents.window import cut

RESULT_LIMIT = 8_000  # characters of one result that a model is shown
MALFORMED: Any = None  # in place of arguments that are no JSON object: a handle refuses, records and counts the call
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]")


@dataclass(frozen=True, slots=True)
class Speaker:
    """A model at a seat, asked with the episode's seed and repeat number."""

    model: Model
    seed: int
    repeat: int

    @classmethod
    def at(cls, seat: Seat, role: str) -> Speaker:
        """The model for a role.

        Raises:
            LoadError: the seat has no models.
        """
        if seat.models is None:
            raise LoadError(f"this agent needs a model for the role {role!r}")
        return cls(seat.models(role), seat.seed % 2**31, seat.repeat)

    async def ask(self, messages: Sequence[Message], tools: Sequence[ToolSpec], choice: ToolChoice = "auto") -> Reply:
        """One answer, in a form that can be sent back to any provider.

        Raises:
            ModelError: there is no answer.
        """
        reply = await self.model.complete(messages, tools, tool_choice=choice, seed=self.seed, repeat=self.repeat)
        return replace(reply, text=recordable(reply.text), tool_calls=tuple(map(_sound_call, reply.tool_calls)))


def _sound_call(call: ToolCall) -> ToolCall:
    written = json.dumps(call.arguments, ensure_ascii=False)
    name = _NOT_IN_NAMES.sub("_", call.name)[:64] or "_"
    return replace(call, name=name, arguments=json.loads(recordable(written)), raw=recordable(call.raw))


@dataclass(frozen=True, slots=True)
class Ending:
    """The call that ended a turn: which tool, and its text (empty for one without)."""

    name: str
    text: str = ""


@dataclass(slots=True)
class Conversation:
    """One turn of an assistant: calls through a handle until an ending.

    Attributes:
        speaker: the model.
        handle: what it may call.
        messages: what has been said.
        endings: the tools that end the turn, by name, each with whether it takes a text.
        calls: what was called, and what came of it.
    """

    speaker: Speaker
    handle: Handle
    messages: list[Message]
    endings: Mapping[str, bool]
    calls: list[Outcome] = field(default_factory=list)
    _reminded: bool = False

    @property
    def steps_left(self) -> int:
        """How many more steps the turn has; a reminder took one."""
        return self.handle.steps_left - self._reminded

    async def run(self) -> Ending | None:
        """Talk until the model ends its turn; None if it never does.

        Faults that noise injects cost no step, so the number of answers has a bound of its own.

        Raises:
            ModelError: there is no answer.
        """
        own = [_ending_spec(name, takes_text) for name, takes_text in self.endings.items()]
        offered = [ToolSpec(t.name, t.description, t.parameters) for t in self.handle.tools] + own
        for _ in range((FREE_RETRIES + 1) * self.handle.steps_left + 1):
            if self.steps_left <= 0:
                break
            reply = await self.speaker.ask(self.messages, offered)
            if reply.tool_calls:
                ending = self._take(reply)
                if ending is not None:
                    return ending
            elif self._reminded:
                return None
            else:
                self._reminded = True
                self._say(reply.text, note("remind", endings=self._ways_out()))
        self._say("", note("last_chance", endings=self._ways_out()))
        reply = await self.speaker.ask(self.messages, own, "required")
        return next(filter(None, map(self._ending, reply.tool_calls)), None)

    def _take(self, reply: Reply) -> Ending | None:
        """Make the calls of an answer in order, up to one that ends the turn."""
        self.messages.append(reply.message())
        for call in reply.tool_calls:
            ending = self._ending(call)
            if ending is not None:
                return ending
            self.messages.append(Message("tool", self._made(call), tool_call_id=call.id))
        return None

    def _ending(self, call: ToolCall) -> Ending | None:
        """The ending that a call is; None if it is none, or malformed."""
        if call.arguments is None or call.name not in self.endings:
            return None
        if not self.endings[call.name]:
            return Ending(call.name)
        text = call.arguments.get("text")
        said = strip_reasoning(text) if isinstance(text, str) else ""
        return Ending(call.name, said) if 0 < len(said) <= PROPOSAL_LENGTH else None

    def _made(self, call: ToolCall) -> str:
        """Make a call, and say what came of it."""
        if self.steps_left <= 0:
            return note("no_steps")
        if call.name in self.endings:
            self.calls.append(self.handle(call.name, MALFORMED))
            return note("failed", error=call.error or note("bad_text", name=call.name, limit=PROPOSAL_LENGTH))
        outcome = self.handle(call.name, MALFORMED if call.arguments is None else call.arguments)
        self.calls.append(outcome)
        if outcome.error is not None:
            return shown(note("failed", error=f"{outcome.error}{f' ({call.error})' if call.error else ''}"))
        return note("done") if outcome.value is None else shown(orjson.dumps(outcome.value).decode())

    def _say(self, answered: str, text: str) -> None:
        if answered:
            self.messages.append(Message("assistant", cut(answered, PROPOSAL_LENGTH)))
        self.messages.append(Message("user", text))

    def _ways_out(self) -> str:
        return " or ".join(f"`{name}`" for name in self.endings)


def shown(text: str) -> str:
    """A result as a model is shown it: cut at a fixed size, which is said."""
    more = len(text) - RESULT_LIMIT
    return text if more <= 0 else text[:RESULT_LIMIT] + note("cut", more=more)


def apps_of(handle: Handle) -> dict[str, list[str]]:
    """The operations that a handle offers, by app."""
    found: dict[str, list[str]] = {}
    for spec in handle.tools:
        app, _, operation = spec.name.partition("__")
        found.setdefault(app, []).append(operation)
    return found


def _ending_spec(name: str, takes_text: bool) -> ToolSpec:
    fields = {"text": {"type": "string", "description": note(f"{name}_text")}} if takes_text else {}
    return ToolSpec(name, note(name), {"type": "object", "properties": fields, "required": list(fields)})
