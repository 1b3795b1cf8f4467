"""The planner: the shortest path of taps from where the user is to an operation with given arguments.

It searches breadth first on forks of the phone. Arguments of taps are bound by name: from the operation's own
arguments, from the rows that these refer to (a message's `conversation_id`), and from the rows on the screen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from pare.agent import Action
from pare.entity import Entity
from pare.errors import BadInput, PareError
from pare.handles import User
from pare.phone import Phone
from pare.tool import Tool

MOST_TAPS = 8
_MOST_BINDINGS = 64
_MOST_TRIES = 20_000


class NoPath(PareError):
    """No path of taps leads to that operation with those arguments."""


@dataclass(frozen=True, slots=True)
class _Goal:
    tool: Tool
    arguments: Mapping[str, Any]

    def reached(self, phone: Phone) -> bool:
        for ran in phone.journal.ran:
            if ran.operation == self.tool.name:
                given = dict(zip(self.tool.names, ran.arguments, strict=False)) | dict(ran.named)
                whole = {p.name: given.get(p.name, p.default) for p in self.tool.parameters}
                if whole == self.arguments:
                    return True
        return False


def plan(phone: Phone, operation: str, arguments: Mapping[str, Any], most: int = MOST_TAPS) -> tuple[Action, ...]:
    """The shortest sequence of user actions that ends in an operation.

    Args:
        phone: where the user is now; it is not changed.
        operation: the tool name of a writing operation.
        arguments: its arguments in JSON's terms.
        most: how many actions to look ahead.

    Raises:
        NoPath: there is no such path within `most` actions.
        BadInput: the operation does not exist or its arguments do not fit.
    """
    app = phone.app_named(operation.partition("__")[0])
    tools = app.blueprint().tools
    if operation not in tools:
        raise BadInput(f"there is no operation {operation!r}")
    goal = _Goal(tools[operation], tools[operation].parse(arguments, phone.zone))
    known = _known(phone, arguments)
    start = phone.fork()
    start.clock.conditionals, start.clock.queue = (), []
    queue: deque[tuple[Phone, tuple[Action, ...]]] = deque([(start, ())])
    visited = {_place(start)}
    tries = 0
    while queue:
        here, path = queue.popleft()
        for action in _choices(here, known):
            tries += 1
            if tries > _MOST_TRIES:
                raise NoPath(f"{operation}: no path found in {_MOST_TRIES} tries")
            there = here.fork()
            mark = len(there.journal.changes)
            if User(there).do(action.name, action.arguments).error is not None:
                continue
            if goal.reached(there):
                return (*path, action)
            if len(path) + 1 < most and _place(there) not in visited and _only_moved(there, mark):
                visited.add(_place(there))
                queue.append((there, (*path, action)))
    raise NoPath(f"{operation} with these arguments cannot be reached by taps")


def _place(phone: Phone) -> tuple[Any, ...]:
    return (phone.foreground, phone.screen)


def _only_moved(phone: Phone, mark: int) -> bool:
    """Navigation neither creates nor removes rows."""
    return all(
        change.table.startswith("phone.") or (change.before is not None and change.after is not None)
        for change in phone.journal.changes[mark:]
    )


def _choices(phone: Phone, known: Mapping[str, list[Any]]) -> Iterator[Action]:
    user = User(phone)
    if phone.screen is None:
        for app in phone.kinds:
            yield Action("open_app", {"app": app})
        return
    look = user.look()
    shown: dict[str, list[Any]] = {}
    for item in look.view.items:
        shown.setdefault(f"{item.kind}_id", []).append(item.id)
    for name, tool in look.actions.items():
        if tool.kind == "tap":
            for arguments in islice(_bindings(tool, known, shown), _MOST_BINDINGS):
                yield Action(name, arguments)
    yield Action("go_home", {})


def _bindings(tool: Tool, known: Mapping[str, list[Any]], shown: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    options: list[list[tuple[str, Any]]] = []
    for parameter in tool.parameters:
        name = parameter.name
        values = known.get(name) or shown.get(name) or _listed(tool.hints[name])
        found: list[tuple[str, Any]] = [(name, value) for value in values]
        if parameter.default is not parameter.empty:
            found.append(("", None))
        if not found:
            return
        options.append(found)
    for chosen in product(*options):
        yield {name: value for name, value in chosen if name}


def _listed(annotation: Any) -> list[Any]:
    """The values that an annotation lists itself."""
    if annotation is bool:
        return [True, False]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    return []


def _known(phone: Phone, arguments: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Values by argument name: the goal's own, and the fields of the rows that they refer to, two steps far."""
    known: dict[str, list[Any]] = {}
    for name, value in arguments.items():
        _add(known, name, value)
    ids = [part for value in arguments.values() for part in _strings(value)]
    for _ in range(2):
        further: list[str] = []
        for id in ids:
            for head in dict.fromkeys((id, id.partition("@")[0], id.partition("/")[0])):
                for row in _rows(phone, head):
                    _add(known, f"{row.kind}_id", row.id)
                    for name, value in row.__dict__.items():
                        if name != "id" and isinstance(value, (str, int, bool)) and value != "":
                            _add(known, name, value)
                        further += _strings(value)
        ids = further
    return known


def _rows(phone: Phone, id: str) -> list[Entity]:
    return [row for table in phone.tables() if (row := table.get(id)) is not None]


def _add(known: dict[str, list[Any]], name: str, value: Any) -> None:
    values = known.setdefault(name, [])
    if value not in values:
        values.append(value)


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, BaseModel):
        value = tuple(value.__dict__.values())
    return [text for part in value for text in _strings(part)] if isinstance(value, (tuple, list)) else []
