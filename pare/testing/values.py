"""Values for arguments and fields, made up from their JSON schemas and from what a phone's rows hold already."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from pare.phone import Phone
from pare.testing.nodes import Node, ids_of, is_list, kind_of, options, related_texts, resolved, takes_text
from pare.testing.plain import PEOPLE, REACH, TEXT, plain
from pare.times import iso
from pare.tool import Tool

Shown = Mapping[str, list[Any]]
NOTHING: Mapping[str, Any] = MappingProxyType({})

STRUCTURED = "# Some plan\n- [ ] Milk\n- [x] Bread\n\n## Later\nNothing else"
"""A text with headings and a checklist."""

_PARTS = ("Later", "Milk")
_BEGINNINGS = ("s", "a")  # of words that many texts hold

_QUOTED = re.compile(r"'([^'\n]{1,80})'|\"([^\"\n]{1,80})\"")
_OPTIONAL = (0.0, 0.15, 0.35, 0.8)  # how likely each optional argument of a call is given, one of these
_LOOKS = 0.8  # how often what is on display is taken
_RELATED = 0.4  # how often a text is one of those in the rows that the call is about
_RELATED_INSTEAD = 0.7  # and how often after an error
_LIKELY = 6  # so many candidates are the likeliest
_MOST_TEXTS = 60
_AHEAD = (
    timedelta(days=40), timedelta(days=40, hours=2), timedelta(hours=2), timedelta(days=1), timedelta(days=3, hours=1),
    timedelta(days=90), timedelta(days=-1),
)  # fmt: skip


class Values:
    """Values by the dozen: what rows of a phone hold under an argument's name, and what its schema allows.

    Args:
        phone: whose rows are looked at, once; ids are looked up anew on whichever phone a call is made.
    """

    def __init__(self, phone: Phone) -> None:
        self._named: dict[str, dict[str, Any]] = {}
        self._texts: dict[str, None] = {}
        self._files: list[str] = []
        self._heard: dict[str, None] = {}
        for table in phone.tables():
            for row in table:
                self._learn(row)
                for file in getattr(row, "attachments", ()):
                    self._files.append(f"{row.id}/{getattr(file, 'name', file)}")

    def arguments(
        self, tool: Tool, phone: Phone, random: Random, shown: Shown = NOTHING, given: Mapping[str, Any] = NOTHING
    ) -> dict[str, Any]:
        """Arguments for a call: what is required, and some of the rest.

        Args:
            tool: what is called.
            phone: where.
            random: chooses among what fits.
            shown: by argument, what a display offers for it.
            given: arguments that are settled.
        """
        chosen, often = dict(given), random.choice(_OPTIONAL)
        for name in sorted(tool.names, key=lambda name: not kind_of(name, phone)):  # rows first: they tell of the rest
            needed = name in tool.schema.get("required", ())
            if name not in chosen and (needed or random.random() < often):
                self._choose(name, tool, phone, random, shown, chosen)
        return chosen

    def instead(
        self, refusal: str, arguments: Mapping[str, Any], tool: Tool, phone: Phone, random: Random,
        shown: Shown = NOTHING,
    ) -> dict[str, Any]:  # fmt: skip
        """Other arguments, after an error: another value for the argument that it names; anew if it names none."""
        self._hear(refusal)
        named = [name for name in tool.names if f"{name}: " in refusal]
        if not named:
            return self.arguments(tool, phone, random, shown)
        chosen = {name: value for name, value in arguments.items() if name != named[0]}
        self._choose(named[0], tool, phone, random, shown, chosen, _RELATED_INSTEAD)
        return chosen

    def _choose(
        self, name: str, tool: Tool, phone: Phone, random: Random, shown: Shown, chosen: dict[str, Any],
        likely: float = _RELATED,
    ) -> None:  # fmt: skip
        """Choose a value for an argument, if there is any: often a text of the rows that the others name."""
        node = tool.schema["properties"][name]
        if takes_text(node, tool.schema) and not kind_of(name, phone) and random.random() < likely:
            ids = [value for other, value in chosen.items() if kind_of(other, phone)]
            if related := related_texts(ids, phone):
                text = random.choice(related)
                chosen[name] = [text] if is_list(node, tool.schema) else text
                return
        value = self.chosen(name, node, tool.schema, phone, random, shown)
        if value is not None:
            chosen[name] = value

    def chosen(self, name: str, node: Node, schema: Node, phone: Phone, random: Random, shown: Shown = NOTHING) -> Any:
        """One value for an argument, None if there is none; mostly one that is on display, if there are any."""
        kind = kind_of(name, phone)
        offered = shown.get(f"{kind}_id" if kind else name, [])
        if offered and random.random() < _LOOKS:
            few = random.sample(offered, min(len(offered), 1 + (random.random() < 0.3)))
            return few if is_list(node, schema) else few[0]
        found = self.candidates(name, node, schema, phone, shown)
        return random.choice(found[:_LIKELY] if random.random() < 0.5 else found) if found else None

    def _hear(self, refusal: str) -> None:
        """What an error quotes is likely to be what would be right."""
        for one, other in _QUOTED.findall(refusal):
            if len(self._heard) < _MOST_TEXTS:
                self._heard[one or other] = None

    def candidates(self, name: str, node: Node, schema: Node, phone: Phone, shown: Shown) -> list[Any]:
        """Values that an argument may have, the likeliest first."""
        found = [value for one in options(node, schema) for value in self._of(name, one, schema, phone, shown)]
        first = plain(name, node, schema, phone)
        return [*found[:2], first, *found[2:]] if first is not None and first not in found else found

    def _of(self, name: str, node: Node, schema: Node, phone: Phone, shown: Shown) -> list[Any]:
        if "enum" in node or "const" in node:
            return list(node.get("enum", [node.get("const")]))
        kind = node.get("type")
        if kind == "array" and "items" not in node:
            each = [self.candidates(name, one, schema, phone, shown)[:3] for one in node.get("prefixItems", ())]
            return [[found[at % len(found)] for at, found in enumerate(each)]] if all(each) else []
        if kind == "array":
            inner = "" if "enum" in resolved(node.get("items", {}), schema) else name
            members = self.candidates(inner or name, node.get("items", {}), schema, phone, shown)
            pairs = [[one, other] for one, other in pairwise(members) if one != other]
            return [[one] for one in members] + pairs[:10] + [self._members(name, node)]
        if kind == "object":
            return self._objects(node, schema, phone, shown)
        if kind == "string":
            return self._strings(name, node, phone, shown)
        if kind == "boolean":
            return [True, False]
        return _numbers(node, self._known(name, (int, float))) if kind in ("integer", "number") else []

    def _strings(self, name: str, node: Node, phone: Phone, shown: Shown) -> list[Any]:
        form = node.get("format")
        if form == "date-time":
            return [*_moments(phone), *self._known(name, str)]
        if form == "date":
            return [*(at[:10] for at in _moments(phone)), *self._known(name, str)]
        if form == "time":
            return ["09:00", "18:00", "00:00"]
        if form == "duration":
            return ["PT30M", "P1D"]
        if kind := kind_of(name, phone):
            return [*shown.get(f"{kind}_id", []), *ids_of(kind, phone, _MOST_TEXTS)]
        if name == "attachments":
            return list(self._files)
        found = [*shown.get(name, []), *self._known(name, str), *self._known(name.removesuffix("s"), str)]
        generic = [*REACH, TEXT] if name in PEOPLE else [TEXT, STRUCTURED, *_BEGINNINGS, *REACH]
        return [*found[:2], *generic, *found[2:_MOST_TEXTS], *_PARTS, *self._heard, *self._texts]

    def _objects(self, node: Node, schema: Node, phone: Phone, shown: Shown) -> list[Any]:
        made: list[dict[str, Any]] = [{}, {}]
        for name, inner in node.get("properties", {}).items():
            found = self.candidates(name, inner, schema, phone, shown)
            if found and name in node.get("required", ()):
                made[0][name] = found[0]
            if found:
                made[1][name] = found[-1]
        return made

    def _members(self, name: str, node: Node) -> list[Any]:
        """As few members as an array may have: mostly none."""
        return list(self._known(name, str)[: node.get("minItems", 0)])

    def _known(self, name: str, kind: type | tuple[type, ...]) -> list[Any]:
        return [value for value in self._named.get(name, {}).values() if isinstance(value, kind)]

    def _learn(self, row: BaseModel) -> None:
        for name, value in row.__dict__.items():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, BaseModel):
                    self._learn(one)
                elif name != "id" and (told := _json(one)) is not None:
                    self._named.setdefault(name, {}).setdefault(str(told), told)
                    if isinstance(one, str) and len(one) < 80 and len(self._texts) < _MOST_TEXTS:
                        self._texts[one] = None


def _json(value: Any) -> Any:
    """A value of a row as an argument; None for what is none."""
    if isinstance(value, datetime):
        return iso(value)
    if isinstance(value, date):
        return value.isoformat()
    return value if isinstance(value, (str, int, float)) and value != "" else None


def _moments(phone: Phone) -> Iterator[str]:
    for ahead in _AHEAD:
        yield (phone.now + ahead).astimezone(phone.zone).replace(second=0, microsecond=0).isoformat()


def _numbers(node: Node, known: list[Any]) -> list[Any]:
    low, high = node.get("minimum", node.get("exclusiveMinimum", 0)), node.get("maximum", node.get("exclusiveMaximum"))
    spread = [low + 1, low + 2, low + 7, low + 30, low + 400, low]
    return [value for value in (*spread, *known) if high is None or value <= high]
