"""Arguments as they were given, in JSON's terms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import NoneType
from typing import Any

import orjson

from pare.times import plain

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Control characters but tabs and ends of lines; no text of any argument or row holds one."""

DEEPEST = 100  # levels of an argument; a record holds it among others, and encoders have a limit
_FLAT = frozenset((str, int, float, bool, NoneType))


def in_json(arguments: Any) -> dict[str, Any]:
    """Arguments as a record holds them, sorted by name.

    Raises:
        TypeError: they are no object of JSON.
        ValueError: they are, but of too many levels.
    """
    data = orjson.dumps(dict(arguments), default=plain, option=orjson.OPT_SORT_KEYS)
    given: dict[str, Any] = orjson.loads(data)
    if len(data) > DEEPEST and data.count(b"[") + data.count(b"{") > DEEPEST and _levels(given) > DEEPEST:
        raise ValueError(f"more than {DEEPEST} levels")
    return given


def copied(given: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """A copy, through and through, of arguments in JSON's terms."""
    if given is None:
        return None
    if _FLAT.issuperset(map(type, given.values())):
        return dict(given)
    found: dict[str, Any] = orjson.loads(orjson.dumps(given))
    return found


def _levels(value: Any) -> int:
    """How deep a value is nested."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inside is None else 1 + max(map(_levels, inside), default=0)
