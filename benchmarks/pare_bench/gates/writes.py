"""Unneeded writes: for every writing operation of an app, calls that work, made up from its schema."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from itertools import islice

from pare.actions import propose
from pare.app import App
from pare.handles import User
from pare.phone import Phone
from pare.testing.calls import Rows, Try, made_up
from pare.testing.plain import PEOPLE, TEXT
from pare.tool import Tool

__all__ = ["Rows", "Try", "brings_in", "made_up", "works_anywhere"]


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
    return any(name in PEOPLE and told.get("type") == "array" for name, told in tool.schema["properties"].items())
