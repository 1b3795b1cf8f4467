"""What an assistant can write a person can write, too: some path of taps leads to every writing operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import orjson
from pydantic import BaseModel

from pare.errors import BadInput
from pare.handles import User
from pare.phone import Phone
from pare.planner import NoPath, plan
from pare.testing.calls import made_up, tried
from pare.testing.nodes import rows_by_kind
from pare.testing.report import Fault, called
from pare.testing.subject import Subject
from pare.tool import Tool

Call = tuple[Phone, Mapping[str, Any]]

_CALLS = 4  # calls of one operation that are planned until one is found
_TRIES = 2_000  # to find calls that work


def check(subject: Subject) -> Iterator[Fault]:
    """Writing operations that no path of taps was found to, with the arguments of calls that work."""
    for tool in subject.of_kind("write"):
        calls = list(islice(_working(subject, tool), _CALLS)) or list(islice(_tapped(subject, tool), _CALLS))
        path = any(_reached(phone, tool, arguments) for phone, arguments in calls)
        if path or subject.excused(tool.name):
            continue
        if not calls:
            yield subject.fault("by hand", tool.name, "no call of it with made-up arguments worked; see `populate`")
        else:
            detail = "no path of taps leads to it; offer it on a screen, with arguments of the same names"
            yield subject.fault("by hand", tool.name, detail, called(tool.name, calls[0][1]))


def _reached(phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> bool:
    try:
        return bool(plan(phone, tool.name, arguments))
    except (NoPath, BadInput):
        return False
    except Exception:  # a tap on the way breaks, as the rule for taps tells
        return False


def _working(subject: Subject, tool: Tool) -> Iterator[Call]:
    """Calls that work and have an effect, the plainest first."""
    for phone in subject.phones[:2]:
        rows = {kind: [*found[:2], *found[-1:]] for kind, found in rows_by_kind(phone).items()}
        yield from ((phone, one.arguments) for one in islice(made_up(tool, phone, rows), 1))
    for one in subject.attempts(tool, subject.phones, subject.random("by hand", tool.name), _TRIES):
        if one.worked and tried(one.phone, tool, one.arguments) is not None:
            yield one.phone, one.arguments


def _tapped(subject: Subject, tool: Tool) -> Iterator[Call]:
    """Calls that taps made while they were tried."""
    for take in subject.exploration.all_takes:
        for ran in take.ran:
            if ran.operation == tool.name:
                named = dict(zip(tool.names, ran.arguments, strict=False)) | dict(ran.named)
                given = {name: value for name, value in named.items() if value is not None}
                phone = take.before.fork()
                User(phone).do("go_home")
                yield phone, orjson.loads(orjson.dumps(given, default=_json))


def _json(value: Any) -> Any:
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else str(value)
