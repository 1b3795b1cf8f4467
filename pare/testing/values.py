"""Values for arguments and fields, made up from their JSON schemas and from what a phone's rows hold already."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta
from functools import cache
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from pare.app import App
from pare.entity import Entity
from pare.phone import Notification, Phone, Proposal
from pare.times import iso
from pare.tool import Tool

TEXT = "Something that nobody asked for"
REACH = ("+15550199", "extra@example.com")
"""A telephone number and a mail address that are on no phone."""

PEOPLE = ("to", "cc", "bcc", "number", "email", "who", "attendees", "add", "numbers", "emails")
"""Names of arguments that stand for people."""

Node = Mapping[str, Any]
Shown = Mapping[str, list[Any]]
NOTHING: Mapping[str, Any] = MappingProxyType({})

_BY_NAME = {"emoji": "🦔", "zone": "Asia/Tokyo", "recurrence": "FREQ=WEEKLY", "folder": "archive", "attachments": None}
STRUCTURED = "# Some plan\n- [ ] Milk\n- [x] Bread\n\n## Later\nNothing else"
"""A text with headings and a checklist."""

_PARTS = ("Later", "Milk")
_BEGINNINGS = ("s", "a")  # of words that many texts hold

_ID = re.compile(r"[a-z_]+_\d+")
_MARKS = re.compile(r"^\W*(\[.\] )?")  # of headings and checklists
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
    first = [row.id for table in tables for row in table.where(limit=most // 2)]
    return list(
        dict.fromkeys([*first, *(row.id for table in tables for row in table.where(newest=True, limit=most // 2))])
    )


def plain(name: str, node: Node, schema: Node, phone: Phone, reach: str = REACH[0]) -> Any:
    """The plainest value that fits a schema and is on no phone yet; None where only the phone's rows can tell."""
    node = resolved(node, schema)
    if "anyOf" in node:
        node = next((one for one in node["anyOf"] if one.get("type") == "string"), node["anyOf"][0])
    if name in _BY_NAME:
        return _BY_NAME[name]
    if "enum" in node or "const" in node:
        return node.get("const") or node["enum"][-1]
    if name.endswith(("_id", "_ids")):
        return None
    match node.get("type"):
        case "array" if "items" not in node:
            each = [plain(name, one, schema, phone, reach) for one in node.get("prefixItems", ())]
            return None if None in each else each
        case "array":
            one = plain(name, node["items"], schema, phone, reach)
            return None if one is None else [one]
        case "string" if node.get("format") == "date-time":
            return (phone.now + timedelta(days=40)).astimezone(phone.zone).isoformat()
        case "string" if node.get("format") == "date":
            return (phone.now + timedelta(days=40)).date().isoformat()
        case "string":
            return reach if name in PEOPLE else TEXT
        case "boolean":
            return True
        case "integer" | "number":
            return node.get("minimum", 1)
        case "object":
            return {
                inner: plain(inner, told, schema, phone, reach)
                for inner, told in node.get("properties", {}).items()
                if inner in node.get("required", ())
            }
    return None


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
        if _takes_text(node, tool.schema) and not kind_of(name, phone) and random.random() < likely:
            ids = [value for other, value in chosen.items() if kind_of(other, phone)]
            if related := related_texts(ids, phone):
                text = random.choice(related)
                chosen[name] = [text] if _is_list(node, tool.schema) else text
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
            return few if _is_list(node, schema) else few[0]
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


def _is_list(node: Node, schema: Node) -> bool:
    return options(node, schema)[0].get("type") == "array"


def _takes_text(node: Node, schema: Node) -> bool:
    """Whether an argument is a text, or texts, of any content."""
    inner = options(node, schema)[0]
    inner = options(inner["items"], schema)[0] if isinstance(inner.get("items"), dict) else inner
    return inner.get("type") == "string" and not {"enum", "format"} & inner.keys()


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


def rows_by_kind(phone: Phone) -> dict[str, list[Entity]]:
    """Every row of a phone, by kind."""
    found: dict[str, list[Entity]] = {}
    for table in phone.tables():
        found.setdefault(table.kind.kind, []).extend(table)
    return found
