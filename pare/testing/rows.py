"""Rows for tables, made up from their entities' schemas: what an app is tried on where nobody fills it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from pare.entity import Entity
from pare.errors import PareError
from pare.phone import Phone
from pare.table import Table
from pare.testing.values import PEOPLE as REACHES
from pare.testing.values import STRUCTURED, Node, Values, ids_of, kind_of

ROWS = 44  # of each kind: more than one page of a list
PEOPLE = ("+15550101", "ana@example.com", "+15550102", "bo@example.com")
_RICH = 2  # every second row has much of what is optional
_SKEWS = (0.85, 0.1)  # how often a row refers to the first row of another table
_TRIES = 16


def fill(phone: Phone, random: Random) -> None:
    """Put made-up rows into every table; inside a step. What refers to other rows comes after them."""
    waiting = [table for table in phone.tables() if not table.name.startswith("phone.")]
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
    values, skew = Values(phone), random.choice(_SKEWS)
    for number in range(1, ROWS + 1):
        for fields in _fields(table.kind, number, phone, values, random, skew):
            try:
                table.add(table.kind.model_validate(fields))
            except (ValidationError, PareError, ValueError, ArithmeticError):
                continue
            break


def _fields(
    kind: type[Entity], number: int, phone: Phone, values: Values, random: Random, skew: float
) -> Iterator[dict[str, Any]]:
    """Fields of a row: what it needs; if that is not enough, and in some rows, some of the others, too."""
    schema = _schema(kind)
    for attempt in range(_TRIES):
        likely = 0.5 if number % _RICH == 0 and attempt < _TRIES / 2 else max(0.0, (attempt - 1) / _TRIES)
        fields: dict[str, Any] = {}
        for name, node in schema.get("properties", {}).items():
            needed = name in schema.get("required", ())
            texts = (f"Some text {number}", PEOPLE[number % len(PEOPLE)])
            if name == "id":
                continue
            if target := kind_of(name, phone):
                ids = ids_of(target, phone)
                if ids and (needed or random.random() < 0.5):
                    fields[name] = _like(node, ids[0] if random.random() < skew else random.choice(ids))
            elif name in REACHES and attempt != 1 and random.random() < 0.6:
                fields[name] = _like(node, texts[1])
            elif needed or random.random() < likely:
                free = _is_free(node.get("items", node))
                text = texts[(number + attempt) % 2] if needed else random.choice((*texts, STRUCTURED))
                more = [PEOPLE[(number + 1) % len(PEOPLE)]] if random.random() < 0.3 else []
                fields[name] = _like(node, text, *more) if free else values.chosen(name, node, schema, phone, random, {})
        yield fields


@cache
def _schema(kind: type[Entity]) -> dict[str, Any]:
    with warnings.catch_warnings():  # of defaults that no schema can hold
        warnings.simplefilter("ignore")
        return kind.model_json_schema()


def _is_free(node: Node) -> bool:
    """Whether a node takes any text."""
    return node.get("type") == "string" and not {"format", "enum", "pattern"} & node.keys()


def _like(node: Node, value: str, *more: str) -> Any:
    return [value, *more] if node.get("type") == "array" else value
