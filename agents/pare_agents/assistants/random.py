"""The random assistant: reads, proposes and calls at random from its seed; the floor of every measure."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle, Outcome
from pare.phone import Proposal
from pare.registry import Seat
from pare.tool import ToolSpec

READ, PROPOSE, OPTIONAL, SEEN = 0.5, 0.3, 0.2, 0.8  # probabilities
CALLS = 3  # at most so many in one turn or execution
_WHO = ("to", "cc", "add", "attendees", "sender", "recipient", "who")  # arguments that name people
_KEPT = 200  # ids that are remembered
_WORDS = "yes no later today tomorrow meeting dinner thanks sorry report ticket home office please soon done".split()
_PEOPLE = re.compile(r"[\w.+-]+@[\w.-]+\w|\+\d{6,}")
_ID = re.compile(r"\b[a-z]+(?:_[a-z]+)*_\d+\b")


class RandomAssistant:
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        self._random = random.Random(f"{seat.seed}/random")
        self._seen: dict[str, None] = {}
        self._people: dict[str, None] = {}
        self._reads: tuple[str, ...] = ()
        self._day = "2027-01-01"

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Perhaps read something, and perhaps propose something."""
        dice = self._random
        for entry in observation.events:
            self._see([f"{id}" for _, id in entry.about])
            self._see(_ID.findall(entry.text))
            self._people.update(dict.fromkeys(_PEOPLE.findall(entry.text)))
            self._day = entry.at.date().isoformat()
        tools = _sorted(read.tools)
        self._reads = tuple(tool.original for tool in tools)
        for _ in range(CALLS):
            if tools and read.steps_left > 0 and dice.random() < READ:
                self._call(read, dice.choice(tools))
        if not tools or dice.random() >= PROPOSE:
            return ABSTAIN
        deeds = [_words(tool) for tool in dice.sample(tools, min(len(tools), dice.randint(1, 2)))]
        return Decision(f"Shall I {' and '.join(deeds)} for you {dice.choice(('now', 'today', 'tomorrow'))}?")

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Call some tools that observing does not offer."""
        dice = self._random
        tools = [tool for tool in _sorted(call.tools) if tool.original not in self._reads]
        done = 0
        for _ in range(dice.randint(1, CALLS)):
            if tools and call.steps_left > 0:
                done += self._call(call, dice.choice(tools)).error is None
        return f"I made {done} calls."

    def _call(self, handle: Handle, tool: ToolSpec) -> Outcome:
        properties: Mapping[str, Any] = tool.parameters.get("properties", {})
        required = tool.parameters.get("required", ())
        definitions: Mapping[str, Any] = tool.parameters.get("$defs", {})
        given = {
            name: self._value(name, schema, definitions)
            for name, schema in properties.items()
            if name in required or self._random.random() < OPTIONAL
        }
        outcome = handle(tool.name, given)
        self._see([id for _, id in outcome.about])
        return outcome

    def _value(self, name: str, schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Any:
        """A value that a schema allows, more or less."""
        dice = self._random
        if "$ref" in schema:
            return self._value(name, definitions.get(schema["$ref"].rpartition("/")[2], {}), definitions)
        if "anyOf" in schema:
            return self._value(name, dice.choice(schema["anyOf"]), definitions)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "boolean":
            return dice.random() < 0.5
        if kind in ("integer", "number"):
            return dice.randint(int(schema.get("minimum", 1)), int(min(schema.get("maximum", 30), 365)))
        if kind == "array":
            return [self._value(name, schema.get("items", {}), definitions) for _ in range(dice.randint(1, 2))]
        if kind == "object":
            parts: Mapping[str, Any] = schema.get("properties", {})
            return {part: self._value(part, inner, definitions) for part, inner in parts.items()}
        if name in _WHO and self._people and dice.random() < SEEN:
            return dice.choice(list(self._people))
        return self._text(name, str(schema.get("format", "")))

    def _text(self, name: str, form: str) -> str:
        dice = self._random
        if form in ("date", "date-time", "time"):
            clock = f"{dice.randint(8, 20):02}:{dice.choice(('00', '30'))}"
            return {"date": self._day, "time": clock}.get(form, f"{self._day}T{clock}")
        about = name.removesuffix("s").removesuffix("_id").rpartition("_")[2]
        fitting = [id for id in self._seen if id.startswith(f"{about}_")]
        if name.removesuffix("s").endswith("_id") and fitting and dice.random() < SEEN:
            return dice.choice(fitting)
        if name.endswith("_id") and self._seen:
            return dice.choice(list(self._seen))
        return " ".join(dice.choice(_WORDS) for _ in range(dice.randint(1, 4)))

    def _see(self, ids: list[str]) -> None:
        self._seen.update(dict.fromkeys(ids))
        for old in list(self._seen)[:-_KEPT]:
            del self._seen[old]


def _sorted(tools: tuple[ToolSpec, ...]) -> list[ToolSpec]:
    return sorted(tools, key=lambda tool: tool.original)


def _words(tool: ToolSpec) -> str:
    return tool.original.partition("__")[2].replace("_", " ")
