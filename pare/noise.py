"""Seeded noise: tools that fail, unrelated notifications, renamed tools with reworded descriptions.

Noise has a seed of its own, apart from the scenario's: the same seed gives the same noise, and no noise changes what a
scenario asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import orjson

from pare.errors import BadInput
from pare.given import in_json
from pare.journal import Call
from pare.tool import ToolSpec

if TYPE_CHECKING:
    from pare.handles import Outcome
    from pare.phone import Phone

FREE_RETRIES = 3
DENSE = timedelta(minutes=10)  # of a longer wait, only the last ten minutes carry noise
_VERBS = {
    "list": "browse", "read": "fetch", "search": "lookup", "get": "retrieve", "send": "dispatch", "create": "make",
    "add": "insert", "update": "revise", "delete": "erase", "remove": "drop", "move": "transfer", "set": "assign",
    "reply": "answer", "forward": "relay", "find": "locate",
}  # fmt: skip


def _reworded(operation: str) -> str:
    """An operation's other name."""
    verb, _, rest = operation.partition("_")
    return f"{_VERBS.get(verb, f'do_{verb}')}{'_' + rest if rest else ''}"


def new_name(name: str) -> str:
    """An operation's name where tools are reworded."""
    app, _, operation = name.partition("__")
    return f"{app}__{_reworded(operation)}"[:64]


@dataclass(frozen=True, slots=True)
class Unrelated:
    """An unrelated thing that may arrive: an incoming method and its arguments."""

    operation: str
    arguments: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Noise:
    """How much noise there is.

    Attributes:
        tool_failure: probability that an assistant's call fails, 0 to 1.
        events_per_minute: unrelated notifications per simulated minute.
        reword_tools: tools have other names and descriptions.
        seed: noise of the same seed is the same.
        corpus: what may arrive.
    """

    tool_failure: float = 0.0
    events_per_minute: float = 0.0
    reword_tools: bool = False
    seed: int = 0
    corpus: tuple[Unrelated, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.tool_failure <= 1:
            raise BadInput(f"tool failure: a probability from 0 to 1, not {self.tool_failure}")
        if not 0 <= self.events_per_minute <= 60:
            raise BadInput(f"events per minute: a number from 0 to 60, not {self.events_per_minute}")

    @property
    def settings(self) -> dict[str, Any]:
        """The settings without the corpus, as they are recorded."""
        return {name: getattr(self, name) for name in ("tool_failure", "events_per_minute", "reword_tools", "seed")}

    def random(self, *parts: object) -> Random:
        """A random generator for one purpose; the same in every process."""
        return Random("/".join(str(part) for part in (self.seed, *parts)))

    def strikes(
        self, phone: Phone, faults: dict[tuple[str, bytes], int], name: str, arguments: Mapping[str, Any]
    ) -> bool:
        """Whether this call is made to fail; the same call fails at most three times, and each time for free."""
        if not self.tool_failure or not isinstance(arguments, Mapping):
            return False
        try:
            key = (name, orjson.dumps(in_json(arguments)))
        except (TypeError, ValueError):
            return False
        if faults.get(key, 0) >= FREE_RETRIES:
            return False
        if self.random("fault", len(phone.journal.calls)).random() >= self.tool_failure:
            return False
        faults[key] = faults.get(key, 0) + 1
        return True

    def fault(self, phone: Phone, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """The outcome of a call that is made to fail; nothing happens but its record."""
        from pare.handles import Outcome

        error = f"{name}: the service did not answer; nothing was done. Try again."
        journal = phone.journal
        given = in_json(arguments)
        journal.calls.append(Call(len(journal.calls), "assistant", phone.turn, phone.now, name, given, error))
        return Outcome(name, given, error=error, injected=True)

    def reworded(self, spec: ToolSpec, operations: Set[str] = frozenset()) -> ToolSpec:
        """A tool under another name and description, if tools are reworded.

        Args:
            spec: the tool.
            operations: the names of all operations, without their apps: where its texts speak of one, it has its new
                name there; a name that is a plain word stays, since it may mean the word.
        """
        if not self.reword_tools:
            return spec
        names = sorted(one for one in operations if "_" in one)
        known = re.compile(rf"\b(?:{'|'.join(names)})\b") if names else None

        def renamed(text: str) -> str:
            return known.sub(lambda found: _reworded(found[0]), text) if known else text

        description = f"In the {spec.name.partition('__')[0]} app: {spec.description[:1].lower()}{spec.description[1:]}"
        parameters: dict[str, Any] = orjson.loads(renamed(orjson.dumps(spec.parameters).decode()))
        return ToolSpec(new_name(spec.name), renamed(description), parameters, spec.original)

    def schedule(self, phone: Phone, until: datetime) -> None:
        """Queue unrelated arrivals between now and `until`; of a long stretch only the last ten minutes carry any.

        What arrives in a minute of simulated time follows from the seed alone, whatever the agents do. Arrivals come in
        an order that the seed decides; none comes again before nearly all the others have come.
        """
        if not self.events_per_minute:
            return
        usable = [event for event in self.corpus if event.operation.partition("__")[0] in phone.kinds]
        order = self.random("order").sample(usable, len(usable))
        start = max(phone.now, until - DENSE).timestamp()
        for minute in range(int(start // 60), int(until.timestamp() // 60) + 1) if order else ():
            for second in self._seconds(minute):
                if start <= (at := minute * 60 + second) < until.timestamp():
                    event = order[phone.clock.noises % len(order)]
                    phone.at(datetime.fromtimestamp(at, UTC), _Arrives(event), noise=True)

    def _seconds(self, minute: int) -> Iterator[int]:
        """The seconds of a minute at which something arrives."""
        random, at = self.random("events", minute), 0.0
        while (at := at + random.expovariate(self.events_per_minute / 60)) < 60:
            yield int(at)


@dataclass(frozen=True, slots=True)
class _Arrives:
    event: Unrelated

    def __call__(self, phone: Phone) -> None:
        phone.deliver(self.event.operation, dict(self.event.arguments))


NO_NOISE = Noise()
