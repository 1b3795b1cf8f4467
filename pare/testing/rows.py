"""Rows for tables, made up from their entities' schemas: what an app is tried on where nobody fills it."""

from __future__ import annotations

import re
import warnings
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from pare.entity import Entity
from pare.errors import PareError
from pare.phone import Phone
from pare.table import Table
from pare.testing.nodes import Node, ids_of, kind_of
from pare.testing.plain import PEOPLE
from pare.testing.values import STRUCTURED, Values

ROWS = 44  # of each kind: more than one page of a list
HANDLES = ("+15550101", "ana@example.com", "+15550102", "bo@example.com")
_SKEW = 0.85  # how often a row refers to the first row of another table, where rows do so at all
_TRIES, _REPAIRS = 12, 12
_WORD = re.compile(r"\w+")


def fill(phone: Phone, random: Random) -> None:
    """Put made-up rows into every app whose tables are empty; inside a step.

    What refers to other rows comes after them.
    """
    held = {table.name.partition(".")[0] for table in phone.tables() if len(table)}
    waiting = [table for table in phone.tables() if table.name.partition(".")[0] not in {"phone", *held}]
    while waiting:
        ready = [table for table in waiting if not _lacks(table, phone, waiting)] or waiting
        for table in ready:
            _fill(table, phone, random)
        waiting = [table for table in waiting if table not in ready]


def _lacks(table: Table[Any], phone: Phone, waiting: list[Table[Any]]) -> bool:
    """Whether a table's rows may refer to rows of another one that has none yet."""
    kinds = {kind_of(name, phone) for name in table.kind.model_fields}
    return any(other.kind.kind in kinds for other in waiting if other is not table)


def _fill(table: Table[Any], phone: Phone, random: Random) -> None:
    maker = _Maker(table.kind, phone, random)
    for number in range(1, ROWS + 1):
        for attempt in range(_TRIES):
            if (row := maker.row(number, attempt)) is not None:
                with suppress(PareError, TypeError):
                    table.add(row)
                    break


class _Maker:
    """Makes up the fields of one kind's rows."""

    def __init__(self, kind: type[Entity], phone: Phone, random: Random) -> None:
        self.kind, self.phone, self.random, self.values = kind, phone, random, Values(phone)
        self.schema, self.skewed = _schema(kind), random.random() < 0.4
        self.ids = {name: ids_of(target, phone) for name in kind.model_fields if (target := kind_of(name, phone))}

    def row(self, number: int, attempt: int) -> Entity | None:
        """A row; what does not fit is left out, or made up once more if the row needs it."""
        fields = self.fields(number, attempt)
        for _ in range(_REPAIRS):
            try:
                return self.kind.model_validate(fields)
            except ValidationError as error:
                faults = error.errors(include_url=False, include_context=False)
                named = {str(part) for fault in faults for part in (*fault["loc"][:1], *_WORD.findall(fault["msg"]))}
                wrong = sorted(named & fields.keys())
                if not wrong:
                    return None
                for name in wrong:
                    del fields[name]
                    if name in self.schema.get("required", ()):
                        node, dice = self.schema["properties"][name], self.random.randrange
                        fields[name] = self._value(name, node, dice(ROWS), dice(3))
            except (ValueError, ArithmeticError):
                return None
        return None

    def fields(self, number: int, attempt: int) -> dict[str, Any]:
        """What a row needs; in every second row, or if that is not enough, some of the others, too."""
        likely = 0.5 if number % 2 == 0 and attempt < _TRIES / 2 else max(0.0, (attempt - 1) / _TRIES)
        found: dict[str, Any] = {}
        for name, node in self.schema.get("properties", {}).items():
            needed = name in self.schema.get("required", ())
            if name in self.ids:
                if self.ids[name] and (needed or self.random.random() < 0.5):
                    found[name] = _like(node, self._id(name, number))
            elif name in PEOPLE and attempt != 1 and self.random.random() < 0.6:
                found[name] = _like(node, HANDLES[number % len(HANDLES)])
            elif name != "id" and (needed or self.random.random() < likely * (1.8 if "enum" in node else 1)):
                found[name] = self._value(name, node, number, number + attempt if needed else self.random.randrange(3))
        return found

    def _id(self, name: str, number: int) -> str:
        """Mostly the first row, for one that much refers to; or each in turn."""
        ids = self.ids[name]
        return ids[0] if self.skewed and self.random.random() < _SKEW else ids[number % len(ids)]

    def _value(self, name: str, node: Node, number: int, style: int) -> Any:
        inner = node.get("items", node)
        if "enum" in inner:  # each in turn
            return _like(node, inner["enum"][number // 2 % len(inner["enum"])])
        if inner.get("type") != "string" or {"format", "pattern"} & inner.keys():
            return self.values.chosen(name, node, self.schema, self.phone, self.random)
        if inner is not node and self.random.random() < 0.6:
            return [HANDLES[number % len(HANDLES)], *([HANDLES[(number + 1) % len(HANDLES)]] if style else [])]
        return _like(node, (f"Some text {number}", HANDLES[number % len(HANDLES)], STRUCTURED)[style % 3])


@cache
def _schema(kind: type[Entity]) -> dict[str, Any]:
    with warnings.catch_warnings():  # of defaults that no schema can hold
        warnings.simplefilter("ignore")
        return kind.model_json_schema()


def _like(node: Node, value: Any) -> Any:
    return [value] if node.get("type") == "array" else value
