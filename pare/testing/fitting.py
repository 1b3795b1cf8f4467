"""What a schema rules out: types, bounds, lengths, options, and days and times that do not exist."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from typing import Any

from pare.testing.nodes import Node, options, resolved

_READ: Mapping[str, Callable[[str], object]] = {
    "date-time": datetime.fromisoformat,
    "date": date.fromisoformat,
    "time": time.fromisoformat,
}


def fits(value: Any, node: Node, schema: Node) -> bool:
    """Whether a value, in JSON's terms, is one that a node of a schema allows."""
    if value is None:
        return any(one.get("type") == "null" for key in ("anyOf", "oneOf") for one in node.get(key, ()))
    return any(_fits(value, one, schema) for one in options(node, schema))


def beyond(node: Node) -> list[Any]:
    """Values just outside of what one alternative allows."""
    steps = (("minimum", -1), ("exclusiveMinimum", 0), ("maximum", 1), ("exclusiveMaximum", 0))
    found: list[Any] = [node[bound] + step for bound, step in steps if bound in node]
    if node.get("type") == "integer":
        found.append(node.get("minimum", 1) + 0.5)
    if "maxLength" in node:
        found.append("x" * (node["maxLength"] + 1))
    return found


def _fits(value: Any, node: Node, schema: Node) -> bool:
    if "enum" in node or "const" in node:
        return value in node.get("enum", [node.get("const")])
    match node.get("type"), value:
        case "boolean", bool():
            return True
        case ("integer" | "number") as kind, int() | float() if not isinstance(value, bool):
            return _within(value, node) and (kind == "number" or value == int(value))
        case "string", str():
            return _is_text(value, node)
        case "array", list():
            inner = resolved(node.get("items", {}), schema)
            few = node.get("minItems", 0) <= len(value) <= node.get("maxItems", len(value))
            return few and (not inner or all(fits(one, inner, schema) for one in value))
        case "object", dict():
            return set(node.get("required", ())) <= value.keys()
        case None, _:
            return True
    return False


def _within(value: float, node: Node) -> bool:
    return (
        value >= node.get("minimum", value)
        and value <= node.get("maximum", value)
        and ("exclusiveMinimum" not in node or value > node["exclusiveMinimum"])
        and ("exclusiveMaximum" not in node or value < node["exclusiveMaximum"])
    )


def _is_text(value: str, node: Node) -> bool:
    if not node.get("minLength", 0) <= len(value) <= node.get("maxLength", len(value)):
        return False
    if "pattern" in node and not re.search(node["pattern"], value):
        return False
    read = _READ.get(node.get("format", ""))
    if read is None:
        return True
    try:
        read(value)
    except ValueError:
        return False
    return True
