"""Nodes of JSON schemas, and the rows that arguments refer to by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel

from pare.app import App
from pare.entity import Entity
from pare.phone import Notification, Phone, Proposal

Node = Mapping[str, Any]
_ID = re.compile(r"[a-z_]+_\d+")
_MARKS = re.compile(r"^\W*(\[.\] )?")  # of headings and checklists


def resolved(node: Node, schema: Node) -> Node:
    """A node itself, or the definition that it refers to."""
    if "$ref" in node:
        found: Node = schema["$defs"][node["$ref"].rpartition("/")[2]]
        return found
    return node


def options(node: Node, schema: Node) -> list[Node]:
    """The alternatives of a node, itself if it has none; null is none."""
    node = resolved(node, schema)
    found = [resolved(one, schema) for key in ("anyOf", "oneOf") for one in node.get(key, ())] or [node]
    return [one for one in found if one.get("type") != "null"]


def kind_of(name: str, phone: Phone) -> str:
    """The kind of row that a name refers to (`message` for `reply_to_message_id`); empty if it refers to none."""
    return _kind(name, tuple(phone.kinds.values())) if name.endswith(("_id", "_ids")) else ""


@cache
def _kind(name: str, apps: tuple[type[App], ...]) -> str:
    kinds = {table.kind for app in apps for table in app.blueprint().tables.values()}
    kinds |= {Notification.kind, Proposal.kind}
    parts = name.removesuffix("s").removesuffix("_id").split("_")
    return next((kind for at in range(len(parts)) if (kind := "_".join(parts[at:])) in kinds), "")


def ids_of(kind: str, phone: Phone, most: int | None = None) -> list[str]:
    """The ids of rows of a kind, in the order of their table; of many, the first and the last."""
    tables = [table for table in phone.tables() if table.kind.kind == kind]
    if most is None:
        return [row.id for table in tables for row in table]
    few = [row.id for table in tables for last in (False, True) for row in table.where(newest=last, limit=most // 2)]
    return list(dict.fromkeys(few))


def is_list(node: Node, schema: Node) -> bool:
    """Whether an argument is an array."""
    return options(node, schema)[0].get("type") == "array"


def takes_text(node: Node, schema: Node) -> bool:
    """Whether an argument is a text, or texts, of any content."""
    inner = options(node, schema)[0]
    inner = options(inner["items"], schema)[0] if isinstance(inner.get("items"), dict) else inner
    return inner.get("type") == "string" and not {"enum", "format"} & inner.keys()


def related_texts(value: Any, phone: Phone) -> list[str]:
    """The texts in the rows that ids name, and in the rows that these refer to; of long ones also each line."""
    found: dict[str, None] = {}
    ids = _texts(tuple(value) if isinstance(value, list) else value)
    for _ in range(2):
        rows = [row for id in ids for table in phone.tables() if (row := table.get(id.partition("@")[0])) is not None]
        ids = list(dict.fromkeys(text for row in rows for text in _texts(row)))
        found |= dict.fromkeys(text for text in ids if not _ID.fullmatch(text))
    return list(found)


def _texts(value: Any) -> list[str]:
    if isinstance(value, BaseModel):
        value = tuple(value.__dict__.values())
    if isinstance(value, (tuple, list)):
        return [text for part in value for text in _texts(part)]
    if not isinstance(value, str) or not value:
        return []
    lines = [_MARKS.sub("", line) for line in value.splitlines()[:9]] if "\n" in value else []
    return [text for text in (value, *lines) if 0 < len(text) < 200]


def rows_by_kind(phone: Phone) -> dict[str, list[Entity]]:
    """Every row of a phone, by kind."""
    found: dict[str, list[Entity]] = {}
    for table in phone.tables():
        found.setdefault(table.kind.kind, []).extend(table)
    return found
