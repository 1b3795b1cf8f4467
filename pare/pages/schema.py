"""JSON schemas in words: what type an argument or a field has, what it is by default, what it is for."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pare.entity import Entity
from pare.pages.markdown import code
from pare.tool import MOST_TEXT

Schema = Mapping[str, Any]

_FORMATS = {"date": "date", "date-time": "date and time", "time": "time of day", "duration": "duration"}
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
        default = json.dumps(one["default"], ensure_ascii=False) if "default" in one else "none"
        yield Property(
            name,
            type_of(one, schema.get("$defs", {}), link),
            "required" if name in schema.get("required", ()) else code(default),
            one.get("description", ""),
        )


def type_of(schema: Schema, definitions: Mapping[str, Schema], link: Callable[[str], str]) -> str:
    """The type that a schema describes, as Markdown: `list of text (1 to 5 of them)`."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return link(name) if is_object(definitions.get(name, {})) else type_of(definitions[name], definitions, link)
    if "enum" in schema or "const" in schema:
        return " or ".join(code(json.dumps(value)) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_of(option, definitions, link) for option in schema["anyOf"]))
    kind = schema.get("type", "anything")
    if kind == "array":
        if "prefixItems" in schema:
            return ", then ".join(type_of(part, definitions, link) for part in schema["prefixItems"])
        return f"list of {type_of(schema.get('items', {}), definitions, link)}{_limits(schema, 'Items', ' of them')}"
    if kind == "string" and "format" in schema:
        return _FORMATS.get(schema["format"], schema["format"])
    if kind == "string" and "pattern" in schema:
        return f"text like {code(schema['pattern'])}"
    return _TYPES.get(kind, kind) + _limits(schema, "imum", "") + _limits(schema, "Length", " characters")


def is_object(schema: Schema) -> bool:
    """Whether a definition has properties of its own."""
    return "properties" in schema


def _limits(schema: Schema, what: str, unit: str) -> str:
    """The bounds that a schema sets, in brackets."""
    least, most = schema.get(f"min{what}"), schema.get(f"max{what}")
    most = None if most in _NO_LIMIT else most
    above, below = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
    told = []
    if least is not None and most is not None:
        told.append(f"{_number(least)} to {_number(most)}{unit}")
    elif least is not None or most is not None:
        told.append(f"at least {_number(least)}{unit}" if most is None else f"at most {_number(most)}{unit}")
    if what == "imum":
        told += [f"more than {_number(above)}"] if above is not None else []
        told += [f"less than {_number(below)}"] if below is not None else []
    return f" ({', '.join(told)})" if told else ""


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)
