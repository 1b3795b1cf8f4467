"""Reading changes nothing and can be repeated; what it gives cannot be changed either."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from typing import Any
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ValidationError

from pare.errors import ActionError, Refused
from pare.handles import User, observer
from pare.phone import Phone
from pare.testing.report import Fault, called, raised
from pare.testing.state import difference, rows_in_bytes, state_of
from pare.testing.subject import Subject
from pare.tool import Tool

_TRIES, _ENOUGH = 1_000, 8
_FROZEN = (str, bytes, int, float, bool, Decimal, datetime, date, time, timedelta, Enum, ZoneInfo, type(None))


def check(subject: Subject) -> Iterator[Fault]:
    """Reads and screens that change something, or give what can be changed."""
    for tool in subject.of_kind("read"):
        told = set()
        for what, example in _of_operation(subject, tool):
            if what not in told:
                told.add(what)
                yield subject.fault("reads", tool.name, what, example)
    for screen, places in subject.exploration.places.items():
        for place in places[:4]:
            for detail in _shown(place.phone):
                yield subject.fault("reads", screen.__name__, detail, repr(place.phone.screen))
    for table in subject.phone.tables():
        if table.name.startswith(f"{subject.app.name}."):
            for row in table.where(limit=3):
                for detail in _thawed(row):
                    yield subject.fault("reads", table.name, detail)


def _shown(phone: Phone) -> Iterator[str]:
    """What is wrong with showing the open screen twice."""
    fork = phone.fork()
    views = [User(fork).look().view for _ in range(2)]
    if changed := difference(state_of(phone), state_of(fork)):
        yield f"showing it changes something: {changed}"
    if views[0] != views[1]:
        yield "looks different at the second look"


def _of_operation(subject: Subject, tool: Tool) -> Iterator[tuple[str, str]]:
    """What is wrong with a read, with an example."""
    rows = {id(phone): rows_in_bytes(phone, subject.app.name) for phone in subject.phones}
    worked, refusal = 0, ""
    for one in subject.attempts(tool, subject.phones, subject.random("reads", tool.name), _TRIES):
        example = called(tool.name, one.arguments)
        if changed := difference(state_of(one.phone), state_of(one.fork)):
            yield f"changes something: {changed}", example
        if rows_in_bytes(one.fork, subject.app.name) != rows[id(one.phone)]:
            yield "changes rows in place", example
        if one.crash is not None:
            yield f"breaks: {raised(one.crash)}", example
            continue
        if one.error is not None:
            refusal = one.error
            if _writes(tool, one.fork, one.arguments):
                yield f"tries to write: {refusal}", example
                return
            continue
        first, again = (observer(one.fork, 1)[0](tool.name, one.arguments) for _ in range(2))
        if first != again:
            yield "gives something else when it is called again", example
        for detail in _loose(tool, one.fork, one.arguments):
            yield detail, example
        worked += 1
        if worked >= _ENOUGH:
            return
    if not worked and not subject.excused(tool.name):
        yield f"never worked with made-up arguments; the last time: {refusal}", ""


def _writes(tool: Tool, phone: Phone, arguments: Any) -> bool:
    """Whether a read was refused because it tried to write."""
    try:
        with phone.step("assistant", may_write=False):
            tool.call(phone.app_named(tool.name.partition("__")[0]), **tool.parse(arguments, phone.zone))
    except Refused:
        return True
    except ActionError:
        return False
    return False


def _loose(tool: Tool, phone: Phone, arguments: Any) -> Iterator[str]:
    """What of a result could be changed by whoever gets it."""
    app = phone.app_named(tool.name.partition("__")[0])
    with phone.step("assistant", may_write=False):
        try:
            result = tool.call(app, **tool.parse(arguments, phone.zone))
            for model in _models(result):
                yield from _thawed(model)
            if isinstance(result, (list, dict)):
                before = tool.dump(result, phone.zone)
                result.clear()
                if tool.dump(tool.call(app, **tool.parse(arguments, phone.zone)), phone.zone) != before:
                    yield "gives out a list that the app itself goes on using; return a copy"
        except ActionError:
            return


def _models(value: Any) -> Iterator[BaseModel]:
    """Every model in a result, entities and others, nested ones included."""
    if isinstance(value, BaseModel):
        yield value
        value = value.__dict__
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _models(part)


def _thawed(model: BaseModel) -> Iterator[str]:
    """Parts of an entity, or of what else a read gives, that can be changed in place."""
    for name, value in model.__dict__.items():
        try:
            setattr(model, name, value)
        except (ValidationError, AttributeError, TypeError):
            pass
        else:
            yield f"{type(model).__name__}.{name} can be assigned to; what is stored or read is frozen"
        if kind := _mutable(value):
            yield f"{type(model).__name__}.{name} holds a {kind}, which can be changed in place"


def _mutable(value: Any) -> str:
    if isinstance(value, _FROZEN):
        return ""
    if isinstance(value, tuple):
        return next(filter(None, map(_mutable, value)), "")
    if isinstance(value, BaseModel) and value.model_config.get("frozen"):
        return next(filter(None, map(_mutable, value.__dict__.values())), "")
    return type(value).__name__
