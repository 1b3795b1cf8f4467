"""Every operation, arrival and tap says what it does and what each argument means, in a schema that any model takes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

import orjson

from pare.handles import offered_tools
from pare.testing.report import Fault
from pare.testing.subject import Subject
from pare.tool import Tool

MOST_TOOLS = 128
"""OpenAI takes so many in one call."""

LONGEST_DESCRIPTION = 1_024
"""Characters of a tool's description that every provider takes."""

LARGEST = 6_000
"""Bytes of a tool's schema; it is paid for in every call of a model."""

DEEPEST = 5
"""Levels of nesting that every provider takes."""

_TYPES = ("string", "integer", "number", "boolean", "array", "object", "null")
_ARGUMENT = re.compile(r"[a-zA-Z0-9_.-]{1,64}")
_REFUSED = ("oneOf", "allOf", "not", "if", "then", "else", "patternProperties", "dependentSchemas")


def check(subject: Subject) -> Iterator[Fault]:
    """Faults in docstrings and schemas."""
    named = {tool.name: tool for tool in subject.tools}
    for screen, taps in subject.app.blueprint().taps.items():
        named |= {f"{screen.__name__}.{name}": tap.tool for name, tap in taps.items()}
    for what, tool in named.items():
        offered = () if tool.kind == "incoming" else (*_size(tool), *_shape(tool.schema, tool.schema, 0))
        for detail in dict.fromkeys((*_documented(tool), *offered)):
            yield subject.fault("schemas", what, detail)
    count = len(offered_tools((subject.app,), writes=True))
    if count > MOST_TOOLS:
        yield subject.fault("schemas", subject.app.name, f"offers {count} operations; models take {MOST_TOOLS} at most")


def _documented(tool: Tool) -> Iterator[str]:
    """Faults of a docstring: every argument, and no other, is explained."""
    told = {param.arg_name: (param.description or "").strip() for param in tool.doc.params}
    if not tool.description:
        yield "its docstring does not say what it does before its sections"
    for name in tool.names:
        if name not in told:
            yield f"its docstring does not document the argument {name}; add it to Args"
        elif not told[name]:
            yield f"its docstring says nothing about the argument {name}"
    typed = {param.arg_name: param.type_name for param in tool.doc.params if param.type_name}
    for name, kind in typed.items():
        if name in tool.names and kind.removesuffix(", optional") != (annotated := _annotation(tool, name)):
            yield f"its docstring says that {name} is {kind}, and the annotation says {annotated}; leave it to that"
    for name in told:
        if name not in tool.names:
            yield f"its docstring documents {name}, which is no argument"


def _annotation(tool: Tool, name: str) -> str:
    """An argument's annotation as it is written."""
    annotation = inspect.signature(tool.call).parameters[name].annotation
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)


def _size(tool: Tool) -> Iterator[str]:
    if len(tool.description) > LONGEST_DESCRIPTION:
        yield f"its description has {len(tool.description):,} characters; providers take {LONGEST_DESCRIPTION:,}"
    size = len(orjson.dumps(tool.schema))
    if size > LARGEST:
        yield f"its schema has {size:,} bytes; at most {LARGEST:,}, since every call of a model pays for it"


def _shape(node: Mapping[str, Any], schema: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Faults of a schema, within what every provider takes."""
    if depth == 0 and node.get("type") != "object":
        yield "its schema is no object of arguments"
    if depth > DEEPEST:
        yield f"its schema is nested more than {DEEPEST} levels deep, or refers to itself"
        return
    if "$ref" in node:
        target = schema.get("$defs", {}).get(str(node["$ref"]).rpartition("/")[2])
        yield from [f"its schema refers to {node['$ref']}, which is not there"] if target is None else ()
        yield from _shape(target or {}, schema, depth + 1)
        return
    yield from _keywords(node)
    for name, inner in node.get("properties", {}).items():
        if not _ARGUMENT.fullmatch(name):
            yield f"its argument {name!r} has a name that providers refuse; use letters, digits and '_'"
        yield from _shape(inner, schema, depth + 1)
    for inner in (*node.get("anyOf", ()), *([node["items"]] if isinstance(node.get("items"), dict) else ())):
        yield from _shape(inner, schema, depth + 1)


def _keywords(node: Mapping[str, Any]) -> Iterator[str]:
    if unknown := [key for key in _REFUSED if key in node]:
        yield f"its schema uses {unknown[0]}, which providers refuse"
    kind = node.get("type")
    if kind is not None and kind not in _TYPES:
        yield f"its schema has the type {kind!r}, which is none of JSON's"
    if kind is None and not {"anyOf", "enum", "const"} & node.keys():
        yield "its schema leaves the type of a value open; annotate it"
    if kind == "array" and not isinstance(node.get("items"), dict):
        yield "its schema has an array without `items`, which providers refuse; use tuple[X, ...]"
    if "enum" in node and (not node["enum"] or len(set(map(str, node["enum"]))) < len(node["enum"])):
        yield "its schema has an enum that is empty or names an option twice"
    required = node.get("required", ())
    if missing := [name for name in required if name not in node.get("properties", {})]:
        yield f"its schema requires {missing[0]}, which it does not describe"
