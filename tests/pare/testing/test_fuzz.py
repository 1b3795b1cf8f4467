"""Wrong calls: which of them must be refused, and that every operation has one that works to start from."""

from __future__ import annotations

from typing import Any

import pytest

from pare.testing.fitting import beyond, fits
from pare.testing.fuzz import working, wrong_calls
from pare.testing.subject import Subject
from pare.testing.wrong import DATES, MOMENTS, can_be_sent
from pare_bench.lived_in import populate
from tests.apps.populated import APPS
from tests.pare.testing.parcels import Parcels

COUNT = {"type": "integer", "minimum": 1, "maximum": 99}


@pytest.mark.parametrize(("node", "right", "wrong"), [
    (COUNT, [1, 99, 2.0], [0, 100, -1, 0.5, "3", True, None, "NaN"]),
    ({"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 5}, [0.1, 4], [0, 5, "1e999", "Infinity"]),
    ({"type": "string", "maxLength": 3, "minLength": 1, "pattern": "^a"}, ["a", "abc"], ["", "abcd", "b", 1]),
    ({"type": "string", "format": "date"}, ["2028-02-29"], ["2027-02-29", "2027-02-30", "never", ""]),
    ({"type": "string", "format": "date-time"}, ["2027-03-28T02:30", "2027-01-01T00:00:00Z"],
     ["2027-02-30T10:00:00", "24:61", "2027-13-01"]),
    ({"type": "string", "format": "time"}, ["09:00"], ["25:00", "noon"]),
    ({"enum": ["a", "b"]}, ["a"], ["c", 1]),
    ({"anyOf": [COUNT, {"type": "null"}]}, [None, 5], [0]),
    ({"type": "array", "items": COUNT, "maxItems": 2}, [[], [1, 2]], [[0], [1, 2, 3], 1]),
    ({"type": "object", "required": ["a"]}, [{"a": 1}], [{}, []]),
    ({}, [1, "x", {}], []),
])  # fmt: skip
def test_a_schema_rules_out_what_it_does_not_allow(node: dict[str, Any], right: list[Any], wrong: list[Any]) -> None:
    assert [value for value in right if not fits(value, node, {})] == []
    assert [value for value in wrong if fits(value, node, {})] == []


def test_values_just_beyond_bounds_are_tried() -> None:
    for node in (COUNT, {"type": "number", "exclusiveMinimum": 0}, {"type": "string", "maxLength": 3}):
        assert beyond(node)
        assert not any(fits(value, node, {}) for value in beyond(node))
    assert beyond({"type": "string"}) == []


def test_impossible_values_must_be_refused_and_unlikely_ones_need_not() -> None:
    phone = Subject(Parcels).phone
    calls = wrong_calls(Parcels.blueprint().tools["parcels__arrives"], {"title": "Lamp"}, phone)
    refused = {(one.argument, str(one.arguments.get(one.argument))): one.refused for one in calls if one.argument}
    for value in (0, -1, 0.5, 1.5, 100):
        assert refused["pieces", str(value)]
    assert not refused["pieces", "1"]
    assert refused["sent_on", "2027-02-30"]
    assert not refused["sent_on", "2028-02-29"]
    assert refused["note", "x" * 301]
    assert {value for name, value in refused if name == "sent_on"} >= set(DATES)


def test_nothing_that_no_call_can_carry_must_be_named() -> None:
    assert can_be_sent(2**63)
    assert can_be_sent(["x", 1.5])
    assert not any(can_be_sent(value) for value in (10**30, [10**30], "\ud800"))


@pytest.mark.parametrize("name", APPS)
def test_every_operation_arrival_and_tap_is_found_to_work_somewhere(name: str) -> None:
    subject = Subject(APPS[name], tuple(APPS.values()), populate)
    taps = [(screen, tap) for screen, taps in APPS[name].blueprint().taps.items() for tap in taps]
    assert [tool.name for tool in subject.tools if not working(subject, tool)[2]] == []
    assert [f"{screen.__name__}.{tap}" for screen, tap in taps if (screen, tap) not in subject.exploration.takes] == []


@pytest.mark.parametrize("name", ["apartments__offer_expires", "shopping__choice_lapses", "shopping__offer_ends"])
def test_what_the_app_does_by_itself_works_at_its_time(name: str) -> None:
    app = APPS[name.partition("__")[0]]
    subject, tool = Subject(app, tuple(APPS.values()), populate), app.blueprint().tools[name]
    alarms = [phone.app_named(app.name).next_alarm() for phone in subject.due]
    assert alarms == [phone.now for phone in subject.due] != []
    attempts = subject.attempts(tool, subject.due, subject.random("due"), 80)
    assert any(one.worked for one in attempts)


@pytest.mark.parametrize("name", ["shopping__cancel_return", "shopping__return_moves", "calendar__attendee_answers"])
def test_an_operation_that_needs_something_done_before_is_found_to_work_where_a_tap_did_that(name: str) -> None:
    app = APPS[name.partition("__")[0]]
    subject = Subject(app, tuple(APPS.values()), populate)
    phone, arguments, works = working(subject, app.blueprint().tools[name])
    assert works
    assert subject.call(phone.fork(), app.blueprint().tools[name], arguments).error is None


@pytest.mark.parametrize("name", APPS)
def test_every_wrong_value_of_every_argument_is_tried(name: str) -> None:
    subject = Subject(APPS[name])
    for tool in subject.tools:
        tried = wrong_calls(tool, {}, subject.phone)
        for argument, node in tool.schema.get("properties", {}).items():
            if "date-time" in str(node) and "items" not in str(node) and "$ref" not in str(node):
                given = {one.arguments.get(argument) for one in tried if isinstance(one.arguments.get(argument), str)}
                assert given >= set(MOMENTS), (tool.name, argument)
