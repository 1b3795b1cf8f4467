"""Values that should not be given: of another type than the schema says, or odd ones of the right type."""

from __future__ import annotations

import unicodedata
from typing import Any

from pare.given import in_json
from pare.testing.fitting import beyond
from pare.testing.nodes import Node, options

UNKNOWN = "no_such_row_77"
_DICT, _LIST = {"?": 1}, [["?"]]

TEXTS = (
    "", "   ", "x" * 25_000, "x" * 15_000, "a\x00b", "\x07\x1b[31m", "a\x9b31m\x85b", "line\nline",
    "\u202eevil\u202c\u200f", "\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd",
    "Z" + "\u0301\u0323\u0489" * 80, "🦔" * 50,
    "{text} {0} {a.b} %s %(x)d $x", "../../etc/passwd", "@", "None", "\u0663\u0663\u0663", "\ud800",
)  # fmt: skip
MOMENTS = (
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "1970-01-01T00:00:00Z", "2199-12-31T23:59:59Z",
    "2027-02-30T10:00:00", "2027-03-28T02:30:00", "2027-10-31T02:30:00", "24:61", "never", "", "2027-13-01",
)  # fmt: skip
DATES = ("0001-01-01", "9999-12-31", "2027-02-30", "2028-02-29", "1970-01-01", "never", "")
TIMES = ("25:00", "23:59:59.999999", "09:00+02:00", "", "noon")
WHOLE = (-1, 0, 1, 10**9, -(10**9), 2**63, -(2**63), 10**30, 0.5)
PARTS = (-1, -0.01, 0, 0.005, 1e-9, 1e15, 1e308, 10**30, "NaN", "Infinity", "1e999")


def unfit(node: Node, schema: Node) -> list[Any]:
    """Values of a type that the schema does not have, and that nothing can be made of."""
    kinds = {one.get("type") for one in options(node, schema)}
    found: list[Any] = []
    if "object" not in kinds:
        found.append(_DICT)
    if "array" not in kinds:
        found.append(_LIST)
    if kinds <= {"integer", "number", "boolean", "array", "object"}:
        found.append("no such thing")
    if any("enum" in one for one in options(node, schema)):
        found.append("no such option")
    elif kinds == {"string"}:
        found += [20270316, True]
        if all(one.get("format") in ("date-time", "date", "time") for one in options(node, schema)):
            found += ["20270316", "0", "1.5"]
    members = [one["items"] for one in options(node, schema) if isinstance(one.get("items"), dict)]
    return found + [[value] for one in members for value in unfit(one, schema)]


def odd(node: Node, schema: Node) -> list[Any]:
    """Values of the right type that are unlikely, huge or impossible."""
    found: list[Any] = []
    for one in options(node, schema):
        found += beyond(one)
        match one.get("type"), one.get("format"):
            case _ if "enum" in one or "const" in one:
                continue
            case "string", "date-time":
                found += MOMENTS
            case "string", "date":
                found += DATES
            case "string", "time":
                found += TIMES
            case "string", _:
                found += TEXTS
            case "integer", _:
                found += WHOLE
            case "number", _:
                found += PARTS
            case "array", _:
                inner = odd(one.get("items", {}), schema)
                found += [[], *([value] for value in inner), inner[:2] * 2, inner[:1] * 300]
            case "object", _:
                found += [{}]
    return found


def controls(value: Any) -> bool:
    """Whether a text, or a text in a list, holds control characters, which nothing may take."""
    if isinstance(value, list):
        return any(map(controls, value))
    return isinstance(value, str) and any(unicodedata.category(one) == "Cc" and one not in "\t\n\r" for one in value)


def can_be_sent(value: Any) -> bool:
    """Whether a call can carry a value at all."""
    try:
        in_json({"value": value})
    except (TypeError, ValueError):
        return False
    return True
