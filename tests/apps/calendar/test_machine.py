"""Anything that anybody may do with the calendar, in any order: clear errors, nothing half done, nothing dangling."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from pare.actions import propose
from pare.errors import ActionError
from pare.handles import User, executor
from pare.phone import Phone
from pare.tool import PAGING
from pare_apps.calendar import Calendar, Event

PEOPLE = ["Ada", "bo lind", "contact_1", "+39 333 123 4567", "ada@example.com", "zed@example.org", "kim@example.net"]
MINE = ["lunch", "physio", "trip", "quiz", "course", "physio@2027-04-06", "physio@2027-04-13", "physio@2027-04-20"]
RULES = ["", "FREQ=DAILY", "FREQ=WEEKLY;COUNT=3", "FREQ=MONTHLY", "FREQ=YEARLY", "FREQ=WEEKLY;UNTIL=20270501"]
FITTING: dict[str, list[Any]] = {
    "event_id": MINE,
    "recurrence": RULES,
    "zone": ["", "UTC", "America/New_York", "Pacific/Auckland"],
    "calendar": ["personal", "work"],
    "calendars": ["personal", "Verena"],
    "contact_id": ["contact_1"],
    "date-time": [
        "2027-03-30T17:00",
        "2027-04-08",
        "2027-03-28T02:30",
        "2027-10-31T02:30:00+01:00",
        "2027-04-01T10:00Z",
    ],
    "ends": ["2028-04-06T17:00", "2027-12-31"],
    "date": ["2027-04-06", "2027-03-29", "2027-05-01"],
    "earliest": ["00:00", "08:00"],
    "latest": ["00:00", "23:59", "12:30:15"],
    "integer": [5, 7, 30, 31, 60],
}
"""Values that fit, by the argument's name or else its JSON type."""

ODD: dict[str, list[Any]] = {
    "string": [
        "",
        " ",
        "\x00",
        "a\nb",
        "\u202eabc",
        "é" * 400,
        "x" * 20_001,
        "👍",
        "{title}",
        "@",
        "physio@",
        "@2027-04-06",
        "physio@0001-01-01",
        "physio@9999-12-31",
        "٣٣٣٣٣",
        "None",
        "Cy",
        "me",
        "remo@example.com",
        "Verena",
        "../x",
        "Europe",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;COUNT=1000",
        "FREQ=YEARLY;INTERVAL=999",
    ],
    "date-time": ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "2199-12-31T23:30", "1970-01-01", "never"],
    "date": ["0001-01-01", "9999-12-31", "2199-12-31", "1970-01-01", "x"],
    "time": ["09:00+02:00", "25:00", "23:59:59.999999"],
    "integer": [-(2**60), -541, -1, 0, 1, 1440, 2**60],
}


def values(name: str, schema: dict[str, Any], odd: bool) -> st.SearchStrategy[Any]:
    """Values of an argument's JSON type."""
    if "anyOf" in schema:
        return values(name, schema["anyOf"][0], odd)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("format", schema["type"])
    if kind == "array":
        return st.lists(values(name, schema["items"], odd), min_size=0 if odd else 1, max_size=3 if odd else 1)
    if kind == "boolean":
        return st.booleans()
    return st.sampled_from(ODD[kind] if odd else FITTING.get(name, FITTING.get(kind, PEOPLE)))


@st.composite
def arguments(draw: st.DrawFn, schema: dict[str, Any]) -> dict[str, Any]:
    """Arguments for a tool: those that it needs and some of the others; every other time, one or another is odd."""
    fields: dict[str, Any] = schema.get("properties", {})
    chosen = [name for name in fields if name in schema.get("required", []) or draw(st.integers(0, 3)) == 0]
    oddly = draw(st.booleans())
    return {name: draw(values(name, fields[name], oddly and draw(st.booleans()))) for name in chosen}


OPERATIONS = [tool for tool in Calendar.blueprint().tools.values() if tool.kind in ("read", "write")]
INCOMING = [tool for tool in Calendar.blueprint().tools.values() if tool.kind == "incoming"]


class AnyUse(RuleBasedStateMachine):
    prepared: ClassVar[Phone]

    def __init__(self) -> None:
        super().__init__()
        self.phone = self.prepared.fork()
        self.user = User(self.phone)
        propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        self.handle, _ = executor(self.phone, self.phone.proposals.where(status="accepted")[0], 1000)
        self.user.do("open_app", {"app": "calendar"})

    @property
    def calendar(self) -> Calendar:
        return self.phone.app(Calendar)

    def meant(self, given: dict[str, Any], number: int) -> dict[str, Any]:
        """The arguments; every other time the event is one that there is."""
        rows = list(self.calendar.events)
        if "event_id" in given and rows and number % 2:
            given["event_id"] = rows[number % len(rows)].id
        return given

    def rows(self) -> dict[str, Any]:
        return dict(self.phone.journal.states[self.phone._slots["calendar.events"]].rows)

    @rule(data=st.data(), tool=st.sampled_from(OPERATIONS), number=st.integers(0, 40))
    def operate(self, data: st.DataObject, tool: Any, number: int) -> None:
        before = self.rows()
        outcome = self.handle(tool.name, self.meant(data.draw(arguments(tool.schema)), number))
        if outcome.error is not None or tool.kind == "read":
            assert self.rows() == before
        if outcome.error is not None:
            assert any(f"{name}: " in outcome.error or f"{name}." in outcome.error for name in tool.names), (
                outcome.error
            )

    @rule(data=st.data(), number=st.integers(0, 40))
    def tap(self, data: st.DataObject, number: int) -> None:
        before = self.rows()
        actions = self.user.actions()
        name = data.draw(st.sampled_from(sorted(set(actions) - {"wait", "go_home"}) or ["go_home"]))
        outcome = self.user.do(name, self.meant(data.draw(arguments(actions[name].schema)), number))
        if outcome.error is not None:
            assert self.rows() == before
        if self.phone.foreground is None:
            self.user.do("open_app", {"app": "calendar"})

    @rule(data=st.data(), tool=st.sampled_from(INCOMING), number=st.integers(0, 40))
    def arrive(self, data: st.DataObject, tool: Any, number: int) -> None:
        before = self.rows()
        try:
            with self.phone.step("world"):
                self.phone.deliver(tool.name, self.meant(data.draw(arguments(tool.schema)), number))
        except ActionError:
            assert self.rows() == before

    @precondition(lambda self: len(self.phone.notifications) < 200)
    @rule(hours=st.sampled_from([1, 24, 24 * 9]))
    def pass_time(self, hours: int) -> None:
        self.phone.advance(self.phone.now + timedelta(hours=hours))

    @invariant()
    def rows_are_whole(self) -> None:
        for row in self.calendar.events:
            assert Event.model_validate(row.__dict__) == row
            if row.series_id:
                assert row.id == f"{row.series_id}@{row.original_day}"
                assert row.series_id in self.calendar.events

    @invariant()
    def what_is_shown_can_be_opened(self) -> None:
        self.user.look()
        shown = self.calendar.between(*self.calendar.window(None, 31))
        assert shown == sorted(shown, key=lambda one: (one.starts, one.ends, one.id))
        assert all(self.calendar.occurrence(one.id) == one for one in shown)
        assert len({one.id for one in shown}) == len(shown)

    @invariant()
    def alerts_lie_ahead(self) -> None:
        alarm = self.calendar.next_alarm()
        assert alarm is None or alarm >= self.phone.now


def test_any_use(phone: Phone) -> None:
    AnyUse.prepared = phone
    run_state_machine_as_test(
        AnyUse,
        settings=settings(
            max_examples=60,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )


@pytest.mark.parametrize("tool", [*OPERATIONS, *INCOMING], ids=lambda tool: tool.name)
def test_every_argument_is_documented(tool: Any) -> None:
    documented = {parameter.arg_name for parameter in tool.doc.params if parameter.description}
    assert documented == set(tool.names)
    assert all(tool.schema["properties"][name].get("description") for name in tool.names if name not in PAGING)
