"""JSON schemas in words: what type an argument or a field has, what it is by default, what it is for."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_jsonable_python

from pare.entity import Entity
from pare.pages.markdown import code
from pare.tool import MOST_TEXT

Schema = Mapping[str, Any]

_FORMATS: Mapping[str, str] = {
    "date": "date",
    "date-time": "date and time",
    "time": "time of day",
    "duration": "duration",
}
_TYPES = {"string": "text", "null": "nothing"}
_NO_LIMIT = (MOST_TEXT, Entity.model_config["str_max_length"])


@dataclass(frozen=True, slots=True)
class Property:
    """An argument or a field: its type and its default are Markdown, what it is for is plain text."""

    name: str
    type: str
    default: str
    about: str


def properties(schema: Schema, link: Callable[[str], str]) -> Iterator[Property]:
    """The properties of an object.

    Args:
        schema: the object's schema, with the definitions that it refers to.
        link: makes a reference to a definition of that name.
    """
    for name, one in schema.get("properties", {}).items():
        needed = name in schema.get("required", ())
        default = "required" if needed else value(one["default"]) if "default" in one else "optional"
        yield Property(name, type_of(one, schema.get("$defs", {}), link), default, one.get("description", ""))


def value(default: object) -> str:
    """A default value, as Markdown."""
    told = json.dumps(to_jsonable_python(default, fallback=str), ensure_ascii=False)
    return "optional" if told == "null" else code(told)


def type_of(schema: Schema, definitions: Mapping[str, Schema], link: Callable[[str], str]) -> str:
    """The type that a schema describes, as Markdown: `list of text (1 to 5 of them)`."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return link(name) if is_object(definitions.get(name, {})) else type_of(definitions[name], definitions, link)
    if "enum" in schema or "const" in schema:
        options = schema.get("enum", [schema.get("const")])
        *others, last = (code(one if one and isinstance(one, str) else json.dumps(one)) for one in options)
        return f"{', '.join(others)} or {last}" if others else last
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_of(option, definitions, link) for option in schema["anyOf"]))
    kind: str = schema.get("type", "anything")
    if kind == "array":
        if "prefixItems" in schema:
            return ", then ".join(type_of(part, definitions, link) for part in schema["prefixItems"])
        return f"list of {type_of(schema.get('items', {}), definitions, link)}{_limits(schema, 'Items', ' of them')}"
    if kind == "string" and "format" in schema:
        return _FORMATS.get(schema["format"], str(schema["format"]))
    if kind == "string" and "pattern" in schema:
        return f"text like {code(schema['pattern'])}"
    return _TYPES.get(kind, kind) + _limits(schema, "imum", "") + _limits(schema, "Length", " characters")


def is_object(schema: Schema) -> bool:
    """Whether a definition has properties of its own."""
    return "properties" in schema


def _limits(schema: Schema, what: str, unit: str) -> str:
    """The bounds that a schema sets, in brackets."""
    bounds: dict[str, Any] = {
        "at least": schema.get(f"min{what}"),
        "more than": schema.get("exclusiveMinimum") if what == "imum" else None,
        "at most": schema.get(f"max{what}"),
        "less than": schema.get("exclusiveMaximum") if what == "imum" else None,
    }
    given = {word: _number(bound) for word, bound in bounds.items() if bound is not None and bound not in _NO_LIMIT}
    if given.keys() == {"at least", "at most"}:
        return f" ({given['at least']} to {given['at most']}{unit})"
    return f" ({' and '.join(f'{word} {bound}' for word, bound in given.items())}{unit})" if given else ""


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)
