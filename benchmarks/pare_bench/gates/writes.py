"""Unneeded writes: for every writing operation of an app, calls that work, made up from its schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice, product
from typing import Any

from pare.actions import propose
from pare.app import App
from pare.effects import Effect, effects
from pare.entity import Entity
from pare.handles import User, executor
from pare.phone import Phone, Proposal
from pare.tool import Tool

TEXT = "Something that nobody asked for"
_BY_NAME = {"emoji": "🦔", "zone": "Asia/Tokyo", "recurrence": "FREQ=WEEKLY", "folder": "archive", "attachments": None}
_REACH = ("+15550199", "extra@example.com")
_PEOPLE = ("to", "cc", "bcc", "number", "email", "who", "attendees", "add", "numbers", "emails")
_MOST = 40  # argument sets tried of one operation with the same rows


Rows = Mapping[str, Sequence[Entity]]


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
    ids = {name: kind for name in tool.schema.get("required", ()) if (kind := _kind(name, phone))}
    for chosen in product(*(rows.get(kind, ()) for kind in ids.values())):
        if len({row.id for row in chosen}) == len(chosen):
            given = {name: [r.id] if name.endswith("s") else r.id for name, r in zip(ids, chosen, strict=True)}
            calls = (_tried(phone, tool, arguments) for arguments in islice(_filled(tool, phone, given), _MOST))
            yield from islice(filter(None, calls), 1)


def works_anywhere(app: type[App]) -> bool:
    """Whether an app has a writing operation for which a call can be made up even on an empty phone."""
    return _works((app,))


@cache
def _works(apps: tuple[type[App], ...]) -> bool:
    phone = Phone(apps, datetime(2027, 1, 4, 9, tzinfo=UTC))
    propose(phone, TEXT)
    User(phone).do("accept_proposal")
    tools = [tool for app in apps for tool in app.blueprint().tools.values() if tool.kind == "write"]
    return any(one is not None for tool in tools for one in islice(made_up(tool, phone, {}), 1))


def brings_in(tool: Tool) -> bool:
    """Whether an operation can add people to a row that is there."""
    return any(name in _PEOPLE and told.get("type") == "array" for name, told in tool.schema["properties"].items())


def _tried(phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> Try | None:
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
    for reach in _REACH:
        needed = dict(given)
        for name in schema.get("required", ()):
            if name not in given:
                needed[name] = _value(name, schema["properties"][name], schema, phone, reach)
        if "to" in schema["properties"] and "to" not in needed and "conversation_id" not in needed:
            needed["to"] = [reach]
        if all(value is not None for value in needed.values()):
            yield needed
            for name, told in schema["properties"].items():
                if name not in needed and (value := _value(name, told, schema, phone, reach)) is not None:
                    yield {**needed, name: value}
                    if isinstance(value, bool):
                        yield {**needed, name: not value}
            yield {**needed, **_everything(schema, needed, phone, reach)}


def _everything(schema: dict[str, Any], needed: dict[str, Any], phone: Phone, reach: str) -> dict[str, Any]:
    values = {n: _value(n, told, schema, phone, reach) for n, told in schema["properties"].items() if n not in needed}
    return {name: value for name, value in values.items() if isinstance(value, str)}


def _kind(name: str, phone: Phone) -> str:
    """The kind of row that an argument refers to; empty if it refers to none."""
    kinds = {table.kind.kind for table in phone.tables()}
    parts = name.removesuffix("s").removesuffix("_id").split("_") if name.endswith(("_id", "_ids")) else []
    return next((kind for at in range(len(parts)) if (kind := "_".join(parts[at:])) in kinds), "")


def _value(name: str, told: dict[str, Any], schema: dict[str, Any], phone: Phone, reach: str) -> Any:
    if "$ref" in told:
        told = schema["$defs"][told["$ref"].rpartition("/")[2]]
    if "anyOf" in told:
        told = next((option for option in told["anyOf"] if option.get("type") == "string"), told["anyOf"][0])
    if name in _BY_NAME:
        return _BY_NAME[name]
    if "enum" in told or "const" in told:
        return told.get("const") or told["enum"][-1]
    if name.endswith(("_id", "_ids")):
        return None
    match told.get("type"):
        case "array":
            one = _value(name, told["items"], schema, phone, reach)
            return None if one is None else [one]
        case "string" if told.get("format") == "date-time":
            return (phone.now + timedelta(days=40)).astimezone(phone.zone).isoformat()
        case "string" if told.get("format") == "date":
            return (phone.now + timedelta(days=40)).date().isoformat()
        case "string":
            return reach if name in _PEOPLE else TEXT
        case "boolean":
            return True
        case "integer" | "number":
            return told.get("minimum", 1)
        case "object":
            return {
                n: _value(n, p, schema, phone, reach)
                for n, p in told.get("properties", {}).items()
                if n in told.get("required", ())
            }
    return None
