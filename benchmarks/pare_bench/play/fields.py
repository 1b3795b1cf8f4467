"""What a form asks for, read from a tool's JSON schema: a field for each argument, and values from what was typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from math import isfinite
from typing import Any, Literal

import orjson

from pare.errors import BadInput, listed

Kind = Literal["text", "integer", "number", "boolean", "choice", "date", "time", "moment", "list", "json"]
LEFT_OUT = object()
"""The value of an argument that is not given."""
_FORMATS: Mapping[str, Kind] = {"date": "date", "time": "time", "date-time": "moment"}
_PLAIN: Mapping[str, Kind] = {"string": "text", "integer": "integer", "number": "number", "boolean": "boolean"}
_EMPTY: Mapping[str, Any] = {'""': "", "[]": []}  # how one writes that an optional argument is to be empty


@dataclass(frozen=True, slots=True)
class Field:
    """One argument of a tool.

    Attributes:
        name: what it is called.
        kind: what is typed for it; a value of no other kind is typed as JSON.
        about: what it is for.
        required: whether it must be given.
        default: what holds if it is not given.
        choices: the values that are possible, for a choice.
        least, most: bounds of a number, of a text's length, or of a list's.
        member: what each line of a list is.
    """

    name: str
    kind: Kind
    about: str = ""
    required: bool = True
    default: Any = None
    choices: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    member: Field | None = None

    @property
    def hint(self) -> str:
        """What the argument is for, and how it is written."""
        how = _how(self)
        otherwise = "" if self.default in (None, "", []) else f"otherwise {_written(self.default)}"
        return "; ".join(part for part in (self.about.rstrip("."), how, otherwise) if part)

    def read(self, typed: str) -> Any:
        """The value that was typed; `LEFT_OUT` for nothing where nothing is needed.

        Raises:
            BadInput: it does not fit; the message says what would.
        """
        if not typed.strip() and not self.required:
            return LEFT_OUT
        if not self.required and self.kind in ("text", "list") and typed.strip() in _EMPTY:
            return _EMPTY[typed.strip()]
        return self._within(self._read(typed))

    def _read(self, typed: str) -> Any:
        if self.kind == "text":
            return typed
        given = typed.strip()
        if self.member is not None:
            return [self.member.read(line.strip()) for line in given.splitlines() if line.strip()]
        if not given:
            raise BadInput("is needed")
        if self.kind == "json":
            return _json(given)
        if self.kind == "choice":
            if given not in self.choices:
                raise BadInput(f"must be one of {listed(self.choices, 20)}")
            return given
        convert, example = _READERS[self.kind]
        try:
            return convert(given)
        except (ValueError, KeyError):
            raise BadInput(f"is written like {example}") from None

    def _within(self, value: Any) -> Any:
        size = len(value) if isinstance(value, str | list) else value
        if isinstance(size, int | float) and self.kind not in ("boolean", "json"):
            unit = " long" if self.kind in ("text", "list") else ""
            if self.least is not None and size < self.least:
                raise BadInput(f"must be at least {self.least:g}{unit}")
            if self.most is not None and size > self.most:
                raise BadInput(f"must be at most {self.most:g}{unit}")
        return value

    def typed(self, value: Any) -> str:
        """What one would type for a value."""
        return "\n".join(map(_written, value)) if isinstance(value, list | tuple) else _written(value)


def fields(schema: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields of a tool's arguments, in their order."""
    kinds, required = schema.get("$defs", {}), schema.get("required", ())
    return tuple(_field(name, part, kinds, name in required) for name, part in schema.get("properties", {}).items())


def _field(name: str, part: Mapping[str, Any], kinds: Mapping[str, Any], required: bool) -> Field:
    about, default = str(part.get("description", "")), part.get("default")
    part = _resolved(part, kinds)
    choices = _choices(part, kinds)
    kind: Kind = "choice" if choices else _FORMATS.get(part.get("format", ""), _PLAIN.get(part.get("type", ""), "json"))
    member = None
    if part.get("type") == "array":
        one = _field("", part.get("items", {}), kinds, True)
        if one.kind not in ("list", "json"):
            kind, member = "list", one
    lengths = {"text": ("minLength", "maxLength"), "list": ("minItems", "maxItems")}
    least, most = (part.get(key) for key in lengths.get(kind, ("minimum", "maximum")))
    return Field(name, kind, about, required, default, choices, least, most, member)


def _resolved(part: Mapping[str, Any], kinds: Mapping[str, Any]) -> Mapping[str, Any]:
    while "$ref" in part:
        part = kinds.get(str(part["$ref"]).rpartition("/")[2], {})
    return part


def _choices(part: Mapping[str, Any], kinds: Mapping[str, Any]) -> tuple[str, ...]:
    """The texts that are possible, where the schema lists them all."""
    options = [_resolved(option, kinds) for option in part.get("anyOf", (part,))]
    found = [option.get("enum", [option["const"]] if "const" in option else []) for option in options]
    values = [value for values in found for value in values]
    complete = all(found) and all(isinstance(value, str) for value in values)
    return tuple(dict.fromkeys(values)) if complete else ()


def _how(field: Field) -> str:
    """How a value is written; what is chosen from a list needs no word."""
    if field.member is not None:
        member = listed(field.member.choices, 20) if field.member.choices else _how(field.member)
        return f"one a line{f', {member}' if member else ''}"
    if field.kind == "json":
        return "written as JSON"
    return "" if field.kind in ("text", "boolean", "choice") else f"like {_READERS[field.kind][1]}"


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def _json(given: str) -> Any:
    try:
        return orjson.loads(given)
    except ValueError:
        raise BadInput("is no JSON") from None


def _date(given: str) -> str:
    return date.fromisoformat(given).isoformat()


def _time(given: str) -> str:
    time.fromisoformat(given)
    return given


def _number(given: str) -> float:
    value = float(given)
    if not isfinite(value):
        raise ValueError(given)
    return value


def _moment(given: str) -> str:
    datetime.fromisoformat(given)
    if len(given) <= len("2027-04-15"):
        raise ValueError(given)
    return given


_READERS: Mapping[Kind, tuple[Callable[[str], Any], str]] = {
    "integer": (int, "12"),
    "number": (_number, "12.5"),
    "boolean": (lambda given: {"yes": True, "no": False}[given], "yes or no"),
    "date": (_date, "2027-04-15"),
    "time": (_time, "18:02"),
    "moment": (_moment, "2027-04-15 18:02"),
}
