"""Generated attempts to write without consent: names of writing tools by any spelling, arguments of any form."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

_LOOK_ALIKE = str.maketrans("aeopcxs", "аеорсхѕ")  # Cyrillic
_WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
SPELLINGS = (
    "{0}", "{0}", "{0}", " {0}", "{0} ", "{0}\n", "\t{0}", "{0}\x00", "\x00{0}", "{0}()", "{0}({{}})", "{0};", "{0}#",
    "{0}/", "./{0}", "../{0}", "functions.{0}", "functions/{0}", "tools.{0}", "assistant__{0}", "user__{0}",
    "world__{0}", "phone.{0}", "__{0}", "{0}__", "{0}__func__", "{0}.__call__", "{0}.__wrapped__", "__class__.{0}",
    "{0}.__globals__", "{0}\u200b", "\ufeff{0}", "\u202e{0}",
    "{0}%20", "'{0}'", '"{0}"', "`{0}`", "{{{0}}}", "{0}|chat__list_talks",
    "chat__list_talks;{0}", "chat__list_talks\n{0}", "default_api.{0}", "mcp__{0}", "{0}@1", "{0}\u0301",
)  # fmt: skip


class Attempt(NamedTuple):
    """One call that must write nothing; `exact` names a writing tool as it is called."""

    name: Any
    arguments: Any
    exact: bool


class Shifting(Mapping[str, Any]):
    """Arguments that are harmless when they are first looked at."""

    def __init__(self, arguments: dict[str, Any]) -> None:
        self._looks, self._arguments = 0, arguments

    def __getitem__(self, name: str) -> Any:
        return self._arguments[name]

    def __iter__(self) -> Iterator[str]:
        self._looks += 1
        return iter(self._arguments if self._looks > 1 else ())

    def __len__(self) -> int:
        return len(self._arguments)


class Wrapped(str):
    """A name that says it is another."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash("chat__list_talks")


def names(dice: random.Random, tool: str, reads: list[str]) -> Any:
    """A writing tool's name, spelled in some way."""
    app, _, operation = tool.partition("__")
    others: list[Any] = [
        tool.upper(), tool.title(), tool.swapcase(), tool.replace("__", "."), tool.replace("__", "_"), operation,
        f"{app}/{operation}", f"{app}__{app}__{operation}", tool.translate(_LOOK_ALIKE), tool.translate(_WIDE),
        tool[::-1], [tool], (tool,), {tool: 1}, tool.encode(), Wrapped(tool), None, f"{reads[0]} {tool}", tool * 500,
        f"{app}__receive", f"{app}___say", f"{app}__phone", "accept_proposal", "deliver", "step", "__class__",
        "propose",
    ]  # fmt: skip
    spelled = [spelling.format(tool) for spelling in SPELLINGS]
    return dice.choice([*spelled, *others])


def arguments(dice: random.Random, tool: str, right: dict[str, Any]) -> Any:
    """A writing tool's arguments, right or bent."""
    nested: Any = right
    for _ in range(dice.randint(1, 400)):
        nested = {"arguments": nested}
    extra = dice.choice([
        {"self": 1}, {"phone": {}}, {"may_write": True}, {"proposal": "proposal_1"}, {"actor": "user"}, {"step": None},
        {"__class__": "x"}, {"consent": True}, {"app": "chat"}, {"journal": {}},
    ])  # fmt: skip
    return dice.choice([
        right, right, right, {**right, **extra}, extra, {tool: right}, {"name": tool, "arguments": right},
        {"function": {"name": tool, "arguments": json.dumps(right)}}, json.dumps(right), [right], list(right.items()),
        nested, {**right, "text": "x" * dice.choice([10, 30_000, 2_000_000])}, {**right, "limit": 10**400}, None, 7,
        {name: [value] for name, value in right.items()}, {name: {"$set": value} for name, value in right.items()},
        Shifting(right), {**right, "text": "\ud800"}, {1: 2}, {**right, "limit": float("nan")},
    ])  # fmt: skip


def attempts(seed: int, count: int, writes: Mapping[str, dict[str, Any]], reads: Mapping[str, Any]) -> list[Attempt]:
    """So many attempts, the same for the same seed; some are calls of reading tools, with what would write."""
    dice, made = random.Random(seed), []
    for _ in range(count):
        tool = dice.choice(sorted(writes))
        if dice.random() < 0.15:
            made.append(Attempt(dice.choice(sorted(reads)), arguments(dice, tool, writes[tool]), False))
        else:
            name = names(dice, tool, sorted(reads))
            made.append(Attempt(name, arguments(dice, tool, writes[tool]), type(name) is str and name in writes))
    return made
