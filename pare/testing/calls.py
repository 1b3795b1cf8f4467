"""Calls that work: for a writing operation, arguments with which it has an effect, made up from its schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

from pare.effects import Effect, effects
from pare.entity import Entity
from pare.handles import executor
from pare.phone import Phone, Proposal
from pare.testing.nodes import kind_of
from pare.testing.plain import REACH, plain
from pare.tool import Tool

Rows = Mapping[str, Sequence[Entity]]
_MOST = 40  # argument sets tried of one operation with the same rows


@dataclass(frozen=True, slots=True)
class Try:
    """A call that works, and what it leads to.

    Attributes:
        arguments: its arguments.
        phone: a fork on which it was made.
        effects: its effects, each as a whole: with what had happened to the row before.
    """

    arguments: Mapping[str, Any]
    phone: Phone
    effects: tuple[Effect, ...]


def made_up(tool: Tool, phone: Phone, rows: Rows) -> Iterator[Try]:
    """Calls of a writing operation as the assistant, under its latest acceptance.

    Args:
        tool: the operation.
        phone: where it would be called; it is not changed.
        rows: the rows that may be used for an argument `<kind>_id`, by kind.

    Yields:
        For every choice of rows the first call that works and has an effect.
    """
    ids = {name: kind for name in tool.schema.get("required", ()) if (kind := kind_of(name, phone))}
    for chosen in product(*(rows.get(kind, ()) for kind in ids.values())):
        if len({row.id for row in chosen}) == len(chosen):
            given = {name: [r.id] if name.endswith("s") else r.id for name, r in zip(ids, chosen, strict=True)}
            calls = (tried(phone, tool, arguments) for arguments in islice(_filled(tool, phone, given), _MOST))
            yield from islice(filter(None, calls), 1)


def tried(phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> Try | None:
    """A call on a fork; None if it fails or has no effect."""
    fork = phone.fork()
    accepted: list[Proposal] = fork.proposals.where(status="accepted")
    handle, _ = executor(fork, accepted[-1], 1)
    if handle(tool.name, arguments).error is not None:
        return None
    changed = {(e.table, e.id) for e in effects(fork.journal.changes[len(phone.journal.changes) :])}
    whole = tuple(e for e in effects(fork.journal.changes) if (e.table, e.id) in changed)
    return Try(arguments, fork, whole) if changed else None


def _filled(tool: Tool, phone: Phone, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Values for what is required; then one optional argument more, each in turn."""
    schema = tool.schema
    for reach in REACH:
        needed = dict(given)
        for name in schema.get("required", ()):
            if name not in given:
                needed[name] = plain(name, schema["properties"][name], schema, phone, reach)
        if "to" in schema["properties"] and "to" not in needed and "conversation_id" not in needed:
            needed["to"] = [reach]
        if all(value is not None for value in needed.values()):
            yield needed
            for name, told in schema["properties"].items():
                if name not in needed and (value := plain(name, told, schema, phone, reach)) is not None:
                    yield {**needed, name: value}
                    if isinstance(value, bool):
                        yield {**needed, name: not value}
            yield {**needed, **_everything(schema, needed, phone, reach)}


def _everything(schema: dict[str, Any], needed: dict[str, Any], phone: Phone, reach: str) -> dict[str, Any]:
    values = {n: plain(n, told, schema, phone, reach) for n, told in schema["properties"].items() if n not in needed}
    return {name: value for name, value in values.items() if isinstance(value, str)}
