"""Calls of a solution, written before the rows that they name exist: `do(Notes.read_note, note_id=the("list"))`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pare.app import App
from pare.errors import DefinitionError, LoadError, listed
from pare.phone import Phone


@dataclass(frozen=True, slots=True)
class The:
    """The id (or another field) of a named entity, filled in when a call is made."""

    name: str
    field: str = "id"
    suffix: str = ""


def the(name: str, field: str = "id", suffix: str = "") -> The:
    """In a call's arguments: a field of the entity of that name, and what follows it (`/ticket.pdf`)."""
    return The(name, field, suffix)


@dataclass(frozen=True)
class Do:
    """One call of an operation."""

    operation: Callable[..., Any]
    arguments: Mapping[str, Any]

    def tool(self, phone: Phone) -> str:
        """The tool's name."""
        return tool_name(self.operation, tuple(phone.kinds.values()))

    def filled(self, phone: Phone) -> dict[str, Any]:
        """The arguments, with named entities filled in.

        Raises:
            LoadError: an entity of that name is not there.
        """
        return {name: filled(value, phone) for name, value in self.arguments.items()}


def do(operation: Callable[..., Any], /, **arguments: Any) -> Do:
    """A call of an operation: `do(Messaging.send_message, to="Noor", text="…")`."""
    return Do(operation, arguments)


def filled(value: Any, phone: Phone) -> Any:
    """Arguments with every named entity filled in.

    Raises:
        LoadError: an entity of that name is not there.
    """
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, The):
        entity = phone.named(value.name)
        if entity is None:
            raise LoadError(f"nothing is named {value.name!r} yet; named are {listed(phone.names, 40)}")
        found = getattr(entity, value.field)
        return f"{found}{value.suffix}" if value.suffix else found
    if isinstance(value, (tuple, list)):
        return [filled(part, phone) for part in value]
    if isinstance(value, Mapping):
        return {key: filled(part, phone) for key, part in value.items()}
    return value


def references(value: Any) -> Iterator[str]:
    """The names that arguments refer to."""
    if isinstance(value, The):
        yield value.name
    elif isinstance(value, (tuple, list, Mapping)):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from references(part)


@lru_cache(maxsize=4096)
def tool_name(operation: Callable[..., Any], kinds: tuple[type[App], ...]) -> str:
    """The tool name of an operation of one of these apps.

    Raises:
        DefinitionError: it is no operation of theirs.
    """
    for kind in kinds:
        name = getattr(operation, "__name__", "")
        if getattr(kind, name, None) is operation and hasattr(operation, "__operation__"):
            return f"{kind.name}__{name}"
    raise DefinitionError(f"{operation!r} is no operation of the scenario's apps ({listed(k.name for k in kinds)})")


@dataclass(frozen=True)
class Stage:
    """One proposal of a solution and what follows its acceptance.

    Attributes:
        reads: what a careful assistant reads before it proposes.
        says: the proposal.
        calls: the writing calls.
        reports: what is said at the end.
    """

    says: str
    calls: tuple[Do, ...]
    reads: tuple[Do, ...] = ()
    reports: str = "Done."


Calls = tuple[Do, ...] | tuple[tuple[Do, ...], ...]


def by_stage(calls: Calls) -> tuple[tuple[Do, ...], ...]:
    """Calls as one tuple for each stage."""
    return (calls,) if all(isinstance(call, Do) for call in calls) else calls  # type: ignore[return-value]
