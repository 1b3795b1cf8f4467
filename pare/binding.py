"""What a planner fills into taps: the wanted call, what its arguments lead to, and the rows on the display."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import product
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from pare.entity import Entity
from pare.machine import Tap
from pare.phone import Phone
from pare.tool import Tool

_MOST_QUERIES = 3
_NOTHING: tuple[str, Any] = ("", None)


@dataclass(frozen=True, slots=True)
class Goal:
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


def bindings(
    tap: Tap, goal: Goal, shown: Mapping[str, list[Any]], phone: Phone, liberal: bool
) -> Iterator[dict[str, Any]]:
    """Arguments for a tap, the likeliest first."""
    needed: list[list[tuple[str, Any]]] = []
    optional: list[list[tuple[str, Any]]] = []
    for parameter in tap.tool.parameters:
        name = parameter.name
        if parameter.default is parameter.empty:
            needed.append([(name, value) for value in _candidates(tap, name, goal, shown, phone)])
        else:
            likely = (name, goal.given[name]) if name in goal.given else _NOTHING
            others = [_NOTHING, *((name, value) for value in _candidates(tap, name, goal, shown, phone))]
            optional.append([likely, *(one for one in others if one != likely)])
    usual = [options[0] for options in optional]
    for chosen in product(*needed):
        yield {name: value for name, value in (*chosen, *usual) if name}
    for chosen in product(*needed) if liberal else ():
        for at, options in enumerate(optional):
            for other in options[1:]:
                yield {name: value for name, value in (*chosen, *usual[:at], other, *usual[at + 1 :]) if name}


def _candidates(tap: Tap, name: str, goal: Goal, shown: Mapping[str, list[Any]], phone: Phone) -> list[Any]:
    """Values that a tap's argument may have.

    A row that a tap leads to must be on the display; one that a form only asks for must, if the form shows such rows.
    """
    hint = tap.tool.hints[name]
    kind = name.removesuffix("s").removesuffix("_id")
    rows, known = shown.get(f"{kind}_id", []), goal.known.get(name, [])
    if name.endswith(("_id", "_ids")) and any(table.kind.kind == kind for table in phone.tables()):
        if not known:
            return rows if name.endswith("_id") else []
        if not rows and not tap.goes:
            return known
        return [value for value in known if {*([value] if isinstance(value, str) else value)} <= {*rows}]
    found = known or shown.get(name, []) or _listed(hint)
    if not found and date in (hint, *get_args(hint)):
        return goal.days
    return [*found, *goal.queries] if hint is str and name not in shown else found


def _listed(annotation: Any) -> list[Any]:
    """The values that an annotation lists itself."""
    if annotation is bool:
        return [True, False]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    return []


def goal_of(phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> Goal:
    """The goal with everything that its arguments lead to: the rows that they refer to, two steps far."""
    parsed = tool.parse(arguments, phone.zone)
    arguments = {name: value for name, value in arguments.items() if value is not None}
    goal = Goal(tool, parsed, arguments)
    for name, value in arguments.items():
        _add(goal.known.setdefault(name, []), value)
    for value in parsed.values():
        _add_days(goal.days, value, phone)
    ids = [part for value in (*arguments.values(), *parsed.values()) for part in _strings(value)]
    for _ in range(2):
        found = [(id, row) for id in dict.fromkeys(ids) for row in _rows(phone, id)]
        for id, row in found:
            _learn(goal, row, id if id.startswith(f"{row.id}@") else row.id, phone)
        ids = [text for _, row in found for value in row.__dict__.values() for text in _strings(value)]
    return goal


def _learn(goal: Goal, row: Entity, id: str, phone: Phone) -> None:
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
    """The rows that an id names, or the occurrence (`event_1@2027-04-20`) or file (`email_3/ticket.pdf`) of which."""
    heads = dict.fromkeys((id, id.partition("@")[0], id.partition("/")[0]))
    return [row for head in heads for table in phone.tables() if (row := table.get(head)) is not None]


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
