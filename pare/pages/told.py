"""What a declaration says in its docstrings, its annotations and its size, in plain text."""

from __future__ import annotations

import dataclasses
import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import docstring_parser

from pare.app import App, Arrived
from pare.screen import Screen


def about(doc: str | None) -> list[str]:
    """The paragraphs of a docstring before its sections."""
    parsed = _parsed(doc)
    told = "\n\n".join(filter(None, (parsed.short_description, parsed.long_description)))
    return [paragraph for paragraph in told.split("\n\n") if paragraph.strip()]


def attributes(doc: str | None) -> dict[str, str]:
    """What a docstring says of each attribute."""
    return {one.arg_name: one.description or "" for one in _parsed(doc).params}


def counts(app: type[App]) -> dict[str, int]:
    """How much of each there is in an app."""
    blueprint = app.blueprint()
    kinds = [tool.kind for tool in blueprint.tools.values()]
    return {
        "screens": len(blueprint.taps),
        "taps": sum(map(len, blueprint.taps.values())),
        "reads": kinds.count("read"),
        "writes": kinds.count("write"),
        "arrivals": kinds.count("incoming"),
        "tables": len(blueprint.tables),
    }


def context(screen: type[Screen[Any]]) -> list[str]:
    """The fields of a screen, as they are declared."""
    told = []
    for field in dataclasses.fields(screen):  # type: ignore[arg-type]  # every screen is made one
        made = "" if field.default_factory is dataclasses.MISSING else " = ..."
        default = made if field.default is dataclasses.MISSING else f" = {field.default!r}"
        told.append(f"{field.name}: {named(field.type)}{default}")
    return told


def named(hint: Any) -> str:
    """An annotation without the modules that its names come from."""
    origin, arguments = get_origin(hint), get_args(hint)
    if isinstance(hint, str):
        return hint
    if hint is None or hint is NoneType:
        return "None"
    if origin is Annotated or origin is Arrived:
        return named(arguments[0])
    if origin in (Union, UnionType):
        return " | ".join(map(named, arguments))
    if origin is not None:
        inside = ", ".join("..." if part is ... else named(part) for part in arguments)
        return f"{getattr(origin, '__name__', origin)}[{inside}]"
    return str(getattr(hint, "__name__", hint))


def _parsed(doc: str | None) -> docstring_parser.Docstring:
    return docstring_parser.parse(inspect.cleandoc(doc or ""), docstring_parser.DocstringStyle.GOOGLE)
