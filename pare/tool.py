"""One callable with a schema: built from signature and docstring, shared by class, bound at each call."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from functools import cache, cached_property
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin

import docstring_parser
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, create_model

from pare.entity import Entity
from pare.errors import BadInput, DefinitionError, listed, shortened
from pare.finite import check_finite, may_be_infinite
from pare.given import CONTROL

Kind = Literal["read", "write", "incoming", "tap", "phone"]
PAGING = ("limit", "offset")  # every list has these; no schema explains or bounds them again
MOST_TEXT = 20_000  # characters of one text argument; schemas do not repeat it
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ARGUMENTS = ConfigDict(
    extra="forbid", frozen=True, str_max_length=MOST_TEXT, allow_inf_nan=False, arbitrary_types_allowed=True
)
_NAMED = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
_OPTION = re.compile(r"(?:literal|tuple|list|dict|nullable)\[.*\]", re.DOTALL)  # of a union, in a fault's place
_TOO_LARGE = 2**63  # for a record
_ISO = {datetime: "2027-03-16T09:30", date: "2027-03-16", time: "09:30"}
_NUMERAL = re.compile(r"\s*[-+]?[\d_]*\.?[\d_]+\s*")
_FAULTS = 8  # so many are told of one call


class Tool:
    """A tap or an operation as an agent sees it: name, description, JSON schema of its arguments.

    Args:
        name: what agents call it; fits every provider's rule `[A-Za-z0-9_-]{1,64}`.
        kind: who may call it.
        call: the function.
        hints: its resolved annotations.
        skip: how many leading parameters (self, app) are not arguments.
    """

    def __init__(
        self, name: str, kind: Kind, call: Callable[..., Any], hints: Mapping[str, Any], skip: int = 1
    ) -> None:
        if not _NAME.fullmatch(name):
            raise DefinitionError(f"{name!r}: a tool's name has 1 to 64 letters, digits, '_' or '-'")
        self.name, self.kind, self.call, self.hints = name, kind, call, hints
        self.returns: Any = hints.get("return")
        self.parameters = tuple(inspect.signature(call).parameters.values())[skip:]
        if not (call.__doc__ or "").strip():
            raise DefinitionError(f"{name} needs a docstring: agents read it")
        if "return" not in hints:
            raise DefinitionError(f"{name}: annotate what it returns")
        for parameter in self.parameters:
            if parameter.kind not in _NAMED:
                raise DefinitionError(f"{name}: its argument {parameter.name} must be one that can be given by name")
            if parameter.name not in hints:
                raise DefinitionError(f"{name}: annotate its argument {parameter.name}")

    @cached_property
    def doc(self) -> docstring_parser.Docstring:
        """The parsed Google docstring."""
        return docstring_parser.parse(inspect.getdoc(self.call) or "", docstring_parser.DocstringStyle.GOOGLE)

    @cached_property
    def description(self) -> str:
        """What it does: the docstring before its sections."""
        return " ".join(" ".join(filter(None, (self.doc.short_description, self.doc.long_description))).split())

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The arguments' names, in order."""
        return tuple(parameter.name for parameter in self.parameters)

    @cached_property
    def arguments(self) -> type[BaseModel]:
        """A pydantic model of the arguments."""
        told = {
            p.arg_name: " ".join((p.description or "").split()).rstrip(".") or None
            for p in self.doc.params
            if p.arg_name not in PAGING
        }
        fields = {
            p.name: (
                self.hints[p.name],
                Field(... if p.default is p.empty else p.default, description=told.get(p.name)),
            )
            for p in self.parameters
        }
        return create_model(self.name, __config__=_ARGUMENTS, **cast(Any, fields))

    @cached_property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the arguments, without what no model needs (titles, null alternatives of optionals)."""
        schema: dict[str, Any] = _compact(self.arguments.model_json_schema())
        for name in PAGING:
            for bound in ("minimum", "maximum"):
                schema["properties"].get(name, {}).pop(bound, None)
        return schema

    @cached_property
    def spec(self) -> ToolSpec:
        """Name, description and schema."""
        return ToolSpec(self.name, self.description, self.schema, self.name)

    @cached_property
    def _times(self) -> Mapping[str, str]:
        """Arguments that are points in time, days or times of day and nothing else, each with an example."""
        kinds = {name: _leaves(hint) for name, hint in self.hints.items() if name != "return"}
        return {
            name: _ISO[next(iter(leaves))]
            for name, leaves in kinds.items()
            if len(leaves) == 1 and leaves <= _ISO.keys()
        }

    @cached_property
    def _validate(self) -> Callable[..., Any]:
        return self.arguments.__pydantic_validator__.validate_python

    @cached_property
    def _unsure(self) -> bool:
        return may_be_infinite(self.returns)

    @cached_property
    def _render(self) -> Callable[..., Any]:
        return TypeAdapter(self.returns).serializer.to_python

    def parse(self, arguments: Mapping[str, Any], zone: Any, called: str = "") -> dict[str, Any]:
        """Validated arguments.

        Args:
            arguments: in JSON's terms.
            zone: the phone's time zone, to which naive times are local.
            called: the name under which the caller knows the tool, if another.

        Raises:
            BadInput: an argument is missing, unknown or does not fit; every fault is named.
        """
        if not (self.parameters or arguments):
            return {}
        try:
            values: dict[str, Any] = self._validate(arguments, context={"zone": zone}).__dict__
        except ValidationError as error:
            raise BadInput(f"{called or self.name}: {explained(error)}. Arguments: {listed(self.names, 20)}") from None
        for name, value in arguments.items():
            if fault := _unwritten(value, self._times.get(name)):
                raise BadInput(f"{called or self.name}: {name}: {fault}")
        for name, value in values.items():
            if type(value) is int and abs(value) >= _TOO_LARGE:
                raise BadInput(f"{called or self.name}: {name}: must be a smaller number")
        return values

    def dump(self, result: Any, zone: Any) -> Any:
        """The result in JSON's terms, times in `zone`.

        Raises:
            DefinitionError: it holds a number that is not finite.
        """
        if result is None:
            return None
        told = self._render(result, mode="json", context={"zone": zone})
        if self._unsure:
            try:
                check_finite((result, told), f"what {self.name} returns")
            except ValueError as error:
                raise DefinitionError(str(error)) from None
        return told


def _leaves(hint: Any) -> frozenset[Any]:
    """The types at the ends of an annotation; none is no type."""
    if get_origin(hint) is Annotated:
        return _leaves(get_args(hint)[0])
    parts = [part for part in get_args(hint) if part not in (Ellipsis, NoneType)]
    return frozenset().union(*map(_leaves, parts)) if parts else frozenset({hint})


def _unwritten(value: Any, example: str | None) -> str:
    """What is wrong with how an argument is written; empty if nothing is.

    Control characters are never plain text, and a number is no point in time: read as seconds, `20270316` is in 1970.
    """
    if isinstance(value, str):
        if CONTROL.search(value):
            return "holds control characters; write plain text"
        if example and _NUMERAL.fullmatch(value):
            return f"write it as {example} (got {shortened(value)})"
    elif isinstance(value, (list, tuple)):
        return next(filter(None, (_unwritten(part, example) for part in value)), "")
    elif isinstance(value, dict):
        return next(filter(None, (_unwritten(part, None) for pair in value.items() for part in pair)), "")
    elif example and isinstance(value, (int, float)):
        return f"write it as {example} (got {shortened(value)})"
    return ""


def explained(error: ValidationError) -> str:
    """What does not fit, and where: the first faults of a failed validation in a sentence."""
    every = error.errors(include_url=False, include_context=False)
    faults = [one for one in every if one["type"] != "default_factory_not_called"] or every  # only follows another
    more = f"; and {len(faults) - _FAULTS} more faults" if len(faults) > _FAULTS else ""
    return "; ".join(map(_told, faults[:_FAULTS])) + more


def _told(fault: Any) -> str:
    places = [str(part) for part in fault["loc"]]
    where = ".".join(places[:1] + [part for part in places[1:] if not _OPTION.fullmatch(part)]) or "arguments"
    where = where if len(where) <= 80 else where[:79] + "…"
    if fault["type"] == "extra_forbidden":
        return f"{where}: there is no such argument"
    if fault["type"] == "missing":
        return f"{where}: is required"
    message = fault["msg"].removeprefix("Value error, ").replace("be a valid tuple", "be a list")
    return f"{where}: {message[:1].lower()}{message[1:]} (got {shortened(fault['input'])})"


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """What a model is told of a tool.

    Attributes:
        name: what it is called.
        description: what it does.
        parameters: the JSON schema of its arguments.
        original: its name before noise renamed it.
    """

    name: str
    description: str
    parameters: dict[str, Any]
    original: str


def entities_in(value: Any) -> list[Entity]:
    """Every entity in an operation's result, nested ones included, in order."""
    found: list[Entity] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[Entity]) -> None:
    if isinstance(value, (tuple, list)):
        for member in value:
            _collect(member, found)
        return
    is_entity, holders = _shape(type(value))  # type: ignore[arg-type]  # a class has a hash
    if is_entity:
        found.append(value)
    for name in holders:
        _collect(getattr(value, name), found)


@cache
def _shape(kind: type) -> tuple[bool, tuple[str, ...]]:
    """Whether a type is an entity's, and the fields in which it may hold models."""
    fields = kind.model_fields if issubclass(kind, BaseModel) else {}
    return issubclass(kind, Entity), tuple(n for n, info in fields.items() if _mentions_model(info.annotation))


def _mentions_model(annotation: Any) -> bool:
    if annotation is Any or isinstance(annotation, TypeVar):
        return True
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return any(_mentions_model(part) for part in get_args(annotation))


def _compact(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_compact(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    by_name = ("properties", "$defs")
    kept = {
        key: {name: _compact(part) for name, part in value.items()} if key in by_name else _compact(value)
        for key, value in schema.items()
        if not (key == "title" and isinstance(value, str)) and not (key == "default" and value in (None, "", [], False))
        and key != "additionalProperties" and (key, value) != ("maxLength", MOST_TEXT)
    }  # fmt: skip
    options = kept.get("anyOf")
    if isinstance(options, list) and {"type": "null"} in options:
        rest = [option for option in options if option != {"type": "null"}]
        del kept["anyOf"]
        kept = {**(rest[0] if len(rest) == 1 else {"anyOf": rest}), **kept}
    return kept
