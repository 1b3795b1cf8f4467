"""What docstrings and annotations of a declaration say, in plain text."""

from __future__ import annotations

import dataclasses
import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import docstring_parser

from pare.app import Arrived
from pare.screen import Screen


def about(what: Any) -> str:
    """The docstring of a class before its sections."""
    doc = docstring_parser.parse(inspect.getdoc(what) or "", docstring_parser.DocstringStyle.GOOGLE)
    return "\n\n".join(filter(None, (doc.short_description, doc.long_description)))


def attributes(doc: str) -> dict[str, str]:
    """What a docstring says of each attribute."""
    parsed = docstring_parser.parse(inspect.cleandoc(doc), docstring_parser.DocstringStyle.GOOGLE)
    return {one.arg_name: one.description or "" for one in parsed.params}


def context(screen: type[Screen[Any]]) -> list[str]:
    """The fields of a screen, as they are declared."""
    told = []
    for field in dataclasses.fields(screen):  # type: ignore[arg-type]  # every screen is made one
        default = "" if field.default is dataclasses.MISSING else f" = {field.default!r}"
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
