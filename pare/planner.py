"""The planner: the shortest path of taps from where the user is to an operation with given arguments.

It searches breadth first on forks of the phone, on the screens from which the operation's app can be reached at all
(the machines say which). What a tap needs is filled in by name: from the operation's own arguments and from the fields
of the rows that these refer to (a message's `conversation_id`). A row that a tap needs must be on the display. What a
tap does not need is filled in only where the operation asks for it; if that leads nowhere, other values are tried too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import lru_cache
from itertools import islice, product
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from pare.agent import Action
from pare.app import App
from pare.entity import Entity
from pare.errors import BadInput, PareError
from pare.handles import User
from pare.machine import Tap
from pare.phone import Phone
from pare.screen import Screen
from pare.tool import Tool

MOST_TAPS = 8
MOST_TRIES = 4_000  # taps tried in all; about a second
_MOST_BINDINGS = 64  # of one tap on one screen
_MOST_QUERIES = 3
_NOTHING: tuple[str, Any] = ("", None)


class NoPath(PareError):
    """No path of taps leads to that operation with those arguments."""


@dataclass(frozen=True, slots=True)
class _Goal:
    """The operation that is wanted, and what is known of it.

    Attributes:
        arguments: every argument as the operation gets it.
        given: the arguments as they were given.
        known: values by argument name: the given ones, and the fields of the rows that they refer to.
        days: the days that those rows and arguments speak of.
        queries: texts by which those rows can be searched for.
    """

    tool: Tool
    arguments: Mapping[str, Any]
    given: Mapping[str, Any]
    known: dict[str, list[Any]] = field(default_factory=dict)
    days: list[str] = field(default_factory=list)
    queries: list[str] = field(default_factory=list)

    def reached(self, phone: Phone) -> bool:
        """Whether the user's latest step ran the operation with these arguments."""
        for ran in phone.journal.ran:
            if ran.operation == self.tool.name:
                given = dict(zip(self.tool.names, ran.arguments, strict=False)) | dict(ran.named)
                if {p.name: given.get(p.name, p.default) for p in self.tool.parameters} == self.arguments:
                    return True
        return False


def plan(
    phone: Phone, operation: str, arguments: Mapping[str, Any], most: int = MOST_TAPS, tries: int = MOST_TRIES
) -> tuple[Action, ...]:
    """The shortest sequence of user actions that ends in an operation.

    Args:
        phone: where the user is now; it is not changed.
        operation: the tool name of a writing operation.
        arguments: its arguments in JSON's terms.
        most: how many actions to look ahead.
        tries: how many actions to try in all.

    Raises:
        NoPath: there is no such path within these bounds.
        BadInput: the operation does not exist or its arguments do not fit.
    """
    app = phone.app_named(operation.partition("__")[0])
    tools = app.blueprint().tools
    if operation not in tools:
        raise BadInput(f"there is no operation {operation!r}")
    goal = _goal(phone, tools[operation], arguments)
    search = _Search(goal, _leading_to(app.name, tuple(phone.kinds.values())), most, tries)
    start = phone.fork()
    start.clock.conditionals, start.clock.queue = (), []
    for liberal in (False, True):
        path = search.run(start, liberal)
        if path is not None:
            return path
    raise NoPath(f"{operation} with these arguments cannot be reached by taps ({search.reason})")


@dataclass(slots=True)
class _Search:
    goal: _Goal
    useful: frozenset[type[Screen[Any]]]
    most: int
    tries: int

    @property
    def reason(self) -> str:
        return f"within {self.most} taps" if self.tries > 0 else "too many taps to try"

    def run(self, start: Phone, liberal: bool) -> tuple[Action, ...] | None:
        queue: deque[tuple[Phone, tuple[Action, ...]]] = deque([(start, ())])
        visited = {_place(start)}
        while queue:
            here, path = queue.popleft()
            for action in self._choices(here, liberal):
                self.tries -= 1
                if self.tries < 0:
                    return None
                there = here.fork()
                mark = len(there.journal.changes)
                if User(there).do(action.name, action.arguments).error is not None:
                    continue
                if self.goal.reached(there):
                    return (*path, action)
                if len(path) + 1 < self.most and _place(there) not in visited and _only_moved(there, mark):
                    visited.add(_place(there))
                    queue.append((there, (*path, action)))
        return None

    def _choices(self, phone: Phone, liberal: bool) -> Iterator[Action]:
        screen = phone.screen
        if screen is None:
            for name, kind in phone.kinds.items():
                if kind.blueprint().root in self.useful or any(
                    type(s) in self.useful for s in phone.tasks.get(name, ())
                ):
                    yield Action("open_app", {"app": name})
            return
        taps = {
            name: tap for name, tap in screen.app.blueprint().taps[type(screen)].items() if self._leads(tap, screen)
        }
        if taps:
            shown: dict[str, list[Any]] = {}
            for item in User(phone).look().view.items:
                for name in (item.kind, f"{item.kind}_id"):
                    shown.setdefault(name, []).append(item.id)
            for name, tap in taps.items():
                for arguments in islice(_bindings(tap.tool, self.goal, shown, phone, liberal), _MOST_BINDINGS):
                    yield Action(name, arguments)
        below = phone.tasks[phone.foreground or ""][:-1]
        if self._any_useful(map(type, below)):
            yield Action("back")
        for name, stack in phone.tasks.items():
            if name != phone.foreground and self._any_useful(map(type, stack)):
                yield Action("switch_app", {"app": name})
        yield Action("go_home")

    def _leads(self, tap: Tap, screen: Screen[Any]) -> bool:
        """Whether a tap may be the goal, or lead to a screen from which it can be reached."""
        mine = self.goal.tool.name.startswith(f"{screen.app.name}__")
        return mine or self._any_useful(tap.goes)

    def _any_useful(self, screens: Iterable[type[Screen[Any]]]) -> bool:
        return any(screen in self.useful for screen in screens)


@lru_cache(maxsize=256)
def _leading_to(app: str, kinds: tuple[type[App], ...]) -> frozenset[type[Screen[Any]]]:
    """The screens from which, by what the machines declare, some screen of an app can be reached; its own included."""
    taps = {screen: mine for kind in kinds for screen, mine in kind.blueprint().taps.items()}
    found = {screen for screen in taps if screen.app.name == app}
    while True:
        more = {
            s for s, mine in taps.items() if s not in found and any(g in found for t in mine.values() for g in t.goes)
        }
        if not more:
            return frozenset(found)
        found |= more


def _place(phone: Phone) -> tuple[Any, ...]:
    """Where the user is. What lies below on the back stack is left out: a shortest path only goes back at its start."""
    return (phone.foreground, phone.screen)


def _only_moved(phone: Phone, mark: int) -> bool:
    """Navigation neither creates nor removes rows."""
    return all(
        change.table.startswith("phone.") or (change.before is not None and change.after is not None)
        for change in phone.journal.changes[mark:]
    )


def _bindings(
    tool: Tool, goal: _Goal, shown: Mapping[str, list[Any]], phone: Phone, liberal: bool
) -> Iterator[dict[str, Any]]:
    """Arguments for a tap, the likeliest first."""
    needed: list[list[tuple[str, Any]]] = []
    optional: list[list[tuple[str, Any]]] = []
    for parameter in tool.parameters:
        name = parameter.name
        if parameter.default is parameter.empty:
            needed.append([(name, value) for value in _candidates(tool, name, goal, shown, phone)])
        else:
            likely = (name, goal.given[name]) if name in goal.given else _NOTHING
            others = [_NOTHING, *((name, value) for value in _candidates(tool, name, goal, shown, phone))]
            optional.append([likely, *(one for one in others if one != likely)])
    usual = [options[0] for options in optional]
    for chosen in product(*needed):
        yield {name: value for name, value in (*chosen, *usual) if name}
    for chosen in product(*needed) if liberal else ():
        for at, options in enumerate(optional):
            for other in options[1:]:
                yield {name: value for name, value in (*chosen, *usual[:at], other, *usual[at + 1 :]) if name}


def _candidates(tool: Tool, name: str, goal: _Goal, shown: Mapping[str, list[Any]], phone: Phone) -> list[Any]:
    """Values that a tap's argument may have."""
    kind = name.removesuffix("s").removesuffix("_id")
    rows, known = shown.get(f"{kind}_id", []), goal.known.get(name, [])
    if name.endswith(("_id", "_ids")) and any(table.kind.kind == kind for table in phone.tables()):
        if not known:
            return rows if name.endswith("_id") else []
        return [value for value in known if {*([value] if isinstance(value, str) else value)} <= {*rows}]
    found = known or shown.get(name, []) or _listed(tool.hints[name])
    if not found and date in (tool.hints[name], *get_args(tool.hints[name])):
        return goal.days
    return [*found, *goal.queries] if tool.hints[name] is str and name not in shown else found


def _listed(annotation: Any) -> list[Any]:
    """The values that an annotation lists itself."""
    if annotation is bool:
        return [True, False]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    return []


def _goal(phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> _Goal:
    """The goal with everything that its arguments lead to: the rows that they refer to, two steps far."""
    parsed = tool.parse(arguments, phone.zone)
    goal = _Goal(tool, parsed, arguments)
    for name, value in arguments.items():
        _add(goal.known.setdefault(name, []), value)
    for value in parsed.values():
        _add_days(goal.days, value, phone)
    ids = [part for value in (*arguments.values(), *parsed.values()) for part in _strings(value)]
    for _ in range(2):
        further: list[str] = []
        for id in dict.fromkeys(ids):
            for head in dict.fromkeys((id, id.partition("@")[0], id.partition("/")[0])):
                for row in _rows(phone, head):
                    _learn(goal, row, id if id.startswith(f"{head}@") else head, phone)
                    further += [text for value in row.__dict__.values() for text in _strings(value)]
        ids = further
    return goal


def _learn(goal: _Goal, row: Entity, id: str, phone: Phone) -> None:
    _add(goal.known.setdefault(f"{row.kind}_id", []), id)
    for name, value in row.__dict__.items():
        _add_days(goal.days, value, phone)
        if name != "id" and isinstance(value, (str, int, bool)) and value != "":
            _add(goal.known.setdefault(name, []), value)
    if "@" in id:
        _add(goal.days, id.partition("@")[2][:10])
    for name in row.search if len(goal.queries) < _MOST_QUERIES else ():
        words = " ".join(str(getattr(row, name)).split()[:4])
        if words:
            _add(goal.queries, words)


def _rows(phone: Phone, id: str) -> list[Entity]:
    return [row for table in phone.tables() if (row := table.get(id)) is not None]


def _add(values: list[Any], value: Any) -> None:
    if value not in values:
        values.append(value)


def _add_days(days: list[str], value: Any, phone: Phone) -> None:
    if isinstance(value, datetime):
        _add(days, (value.astimezone(phone.zone) if value.tzinfo else value).date().isoformat())
    elif isinstance(value, date):
        _add(days, value.isoformat())


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, BaseModel):
        value = tuple(value.__dict__.values())
    return [text for part in value for text in _strings(part)] if isinstance(value, (tuple, list)) else []
