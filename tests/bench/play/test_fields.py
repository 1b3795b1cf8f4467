"""What a form asks for is what the schema says, and what is typed becomes what the operation takes."""

from __future__ import annotations

from typing import Any

import pytest

from pare import registry
from pare.errors import BadInput
from pare_bench.play.fields import LEFT_OUT, Field, fields


def field(part: dict[str, Any], *, required: bool = True, **schema: Any) -> Field:
    [found] = fields({"properties": {"it": part}, "required": ["it"] if required else [], **schema})
    return found


@pytest.mark.parametrize(
    ("part", "typed", "value"),
    [
        ({"type": "string"}, "  as it is ", "  as it is "),
        ({"type": "string"}, "", ""),
        ({"type": "integer"}, " 12 ", 12),
        ({"type": "integer"}, "-3", -3),
        ({"type": "number"}, "12.5", 12.5),
        ({"type": "boolean"}, "yes", True),
        ({"type": "boolean"}, "no", False),
        ({"type": "string", "enum": ["red", "blue"]}, "blue", "blue"),
        ({"type": "string", "format": "date"}, "2027-04-15", "2027-04-15"),
        ({"type": "string", "format": "time"}, "18:02", "18:02"),
        ({"type": "string", "format": "date-time"}, "2027-04-15 18:02", "2027-04-15 18:02"),
        ({"type": "string", "format": "date-time"}, "2027-04-15T18:02:00+02:00", "2027-04-15T18:02:00+02:00"),
        ({"type": "array", "items": {"type": "string"}}, " a \n\nb,c\n", ["a", "b,c"]),
        ({"type": "array", "items": {"type": "string"}}, "", []),
        ({"type": "array", "items": {"type": "integer"}}, "1\n2", [1, 2]),
        ({"type": "array", "items": {"$ref": "#/$defs/Day"}}, "mon", ["mon"]),
        ({"$ref": "#/$defs/Day"}, "tue", "tue"),
        ({"anyOf": [{"enum": ["a"]}, {"const": "b"}]}, "b", "b"),
        ({"type": "object"}, '{"a": [1]}', {"a": [1]}),
        ({"type": "array", "items": {"type": "object"}}, '[{"a": 1}]', [{"a": 1}]),
        ({"anyOf": [{"type": "string"}, {"type": "integer"}]}, "7", 7),
    ],
)
def test_what_is_typed_becomes_a_value(part: dict[str, Any], typed: str, value: Any) -> None:
    found = field(part, **{"$defs": {"Day": {"enum": ["mon", "tue"], "type": "string"}}}).read(typed)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("part", "typed", "fault"),
    [
        ({"type": "integer"}, "", "is needed"),
        ({"type": "integer"}, "two", "is written like 12"),
        ({"type": "integer"}, "1.5", "is written like 12"),
        ({"type": "integer", "minimum": 1, "maximum": 5}, "0", "must be at least 1"),
        ({"type": "integer", "minimum": 1, "maximum": 5}, "6", "must be at most 5"),
        ({"type": "number"}, "nan", "is written like 12.5"),
        ({"type": "number"}, "1e999", "is written like 12.5"),
        ({"type": "boolean"}, "perhaps", "is written like yes or no"),
        ({"type": "string", "enum": ["red", "blue"]}, "green", "must be one of red, blue"),
        ({"type": "string", "format": "date"}, "tomorrow", "is written like 2027-04-15"),
        ({"type": "string", "format": "date"}, "2027-02-30", "is written like 2027-04-15"),
        ({"type": "string", "format": "time"}, "25:00", "is written like 18:02"),
        ({"type": "string", "format": "date-time"}, "2027-04-15", "is written like 2027-04-15 18:02"),
        ({"type": "string", "maxLength": 3}, "four", "must be at most 3 long"),
        ({"type": "array", "items": {"type": "integer"}}, "1\nx", "is written like 12"),
        ({"type": "array", "items": {"type": "string"}, "minItems": 1}, "", "must be at least 1 long"),
        ({"type": "array", "items": {"enum": ["mon"], "type": "string"}}, "sun", "must be one of mon"),
        ({"type": "object"}, "{a}", "is no JSON"),
    ],
)
def test_what_does_not_fit_is_told_with_what_would(part: dict[str, Any], typed: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        field(part).read(typed)


@pytest.mark.parametrize("kind", ["string", "integer", "boolean", "array"])
def test_what_is_not_needed_may_be_left_out(kind: str) -> None:
    assert field({"type": kind, "items": {"type": "string"}}, required=False).read(" \n") is LEFT_OUT


def test_an_optional_argument_can_be_given_empty() -> None:
    assert field({"type": "string"}, required=False).read('""') == ""
    assert field({"type": "array", "items": {"type": "string"}}, required=False).read("[]") == []
    assert field({"type": "string"}).read('""') == '""'


@pytest.mark.parametrize(
    ("part", "hint"),
    [
        ({"type": "string", "description": "What it says."}, "What it says"),
        ({"type": "string", "default": "red"}, "otherwise red"),
        ({"type": "boolean", "default": False}, "otherwise no"),
        ({"type": "string", "format": "date", "description": "A day."}, "A day; like 2027-04-15"),
        ({"type": "array", "items": {"enum": ["mon", "tue"], "type": "string"}}, "one a line, mon, tue"),
        ({"type": "array", "items": {"type": "string"}}, "one a line"),
        ({"type": "object"}, "written as JSON"),
        ({"type": "string", "enum": ["a"], "default": ""}, ""),
    ],
)
def test_a_field_says_what_it_is_for_and_how_it_is_written(part: dict[str, Any], hint: str) -> None:
    assert field(part).hint == hint


@pytest.mark.parametrize("value", ["text", 12, 1.5, True, False, ["a", "b"], [1, 2], {"a": 1}])
def test_a_value_is_typed_as_it_would_be_read(value: Any) -> None:
    kinds = {str: "string", int: "integer", float: "number", bool: "boolean", list: "array", dict: "object"}
    items = {"type": kinds[type(value[0])]} if isinstance(value, list) else {}
    one = field({"type": kinds[type(value)], "items": items})
    assert one.read(one.typed(value)) == value


def test_every_argument_of_every_app_has_a_field_of_its_own_kind() -> None:
    for kind in registry.apps().values():
        blueprint = kind.blueprint()
        taps = [tap.tool for taps in blueprint.taps.values() for tap in taps.values()]
        for tool in (*blueprint.tools.values(), *taps):
            found = fields(tool.schema)
            assert [one.name for one in found] == list(tool.names)
            needed = [p.name for p in tool.parameters if p.default is p.empty]
            assert [one.name for one in found if one.required] == needed
            if tool.kind != "incoming":
                assert [one.name for one in found if one.kind == "json"] == [], tool.name
