"""Whatever anybody does in whatever order: no surprise errors, nothing half done, every due time rings once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pare.actions import propose
from pare.errors import ActionError
from pare.handles import User, executor
from pare.phone import Phone
from pare.tool import Tool
from pare_apps.contacts import Contact, Contacts
from pare_apps.reminders import Reminder, ReminderList, Reminders, Subtask

TEXTS = st.sampled_from(
    ["", " ", "Bins", "Call", "\x00", "\u202eabc", "🙂", "\u200b", "x" * 400, "y" * 20_001]
) | st.text(max_size=6)
DATES = st.sampled_from(["0001-01-01", "2027-02-29", "2027-03-01", "2028-02-29", "9999-12-31", "soon"])
TIMES = st.sampled_from(
    [
        "0001-01-01T00:00:00Z",
        "1970-01-01T00:00",
        "2027-02-24T10:00",
        "2027-02-24T10:05:30",
        "2027-03-28T02:30",
        "2027-10-31T02:30",
        "2027-02-25T00:00:00+13:00",
        "2199-12-31T23:59",
        "9999-12-31T23:59:59Z",
        "24:00",
        "10:00",
    ]
) | st.integers(1, 500).map(lambda n: (datetime(2027, 2, 24, 9, tzinfo=UTC) + timedelta(minutes=n)).isoformat())


def values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "enum" in schema:
        return st.sampled_from([*schema["enum"], "other thing"])
    match schema["type"]:
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", -9) - 1, schema.get("maximum", 10**20) + 1)
        case "array":
            return st.lists(values(schema["items"]), max_size=3)
        case _ if "format" in schema:
            return DATES if schema["format"] == "date" else TIMES
        case _:
            return TEXTS


def arguments(tool: Tool, ids: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    known = {
        name: st.sampled_from(ids) if name.endswith("_id") else values(schema)
        for name, schema in tool.schema["properties"].items()
    }
    needed = tool.schema.get("required", [])
    return st.fixed_dictionaries(
        {name: known[name] for name in needed}, optional={name: s for name, s in known.items() if name not in needed}
    )


class Life(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.phone = Phone([Contacts, Reminders], datetime(2027, 2, 24, 9, tzinfo=UTC), "Europe/Rome")
        self.app = self.phone.app(Reminders)
        self.rung: set[tuple[str, datetime]] = set()
        with self.phone.step("world"):
            self.phone.app(Contacts).contacts.add(Contact(name="Lola"))
            self.app.lists.add(ReminderList(name="Errands"))
            self.app.reminders.add(Reminder(title="Bins", due=self.phone.now + timedelta(minutes=5), repeat="weekly"))
            steps = (Subtask(title="Bins"), Subtask(title="Call", done=True), Subtask(title="Call back"))
            self.app.reminders.add(Reminder(title="Call", reminder_list_id="reminder_list_1", subtasks=steps))
        self.user = User(self.phone)
        proposal = propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        self.handle, _ = executor(self.phone, proposal, 10**9)

    def rows(self) -> list[list[Any]]:
        return [list(self.app.reminders), list(self.app.lists)]

    def ids(self) -> list[str]:
        return [*(row.id for table in self.rows() for row in table), "inbox", "contact_1", "reminder_99", ""]

    def pick(self, data: st.DataObject, tools: dict[str, Tool]) -> tuple[str, dict[str, Any]]:
        name = data.draw(st.sampled_from(sorted(tools)))
        return name, data.draw(arguments(tools[name], self.ids()))

    @rule(data=st.data())
    def assist(self, data: st.DataObject) -> None:
        tools = {name: tool for name, tool in Reminders.blueprint().tools.items() if tool.kind != "incoming"}
        name, given = self.pick(data, tools)
        before = self.rows()
        outcome = self.handle(name, given)
        if outcome.error is not None or tools[name].kind == "read":
            assert self.rows() == before

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        if self.phone.screen is None:
            self.user.do("open_app", {"app": "reminders"})
        tools = {name: tool for name, tool in self.user.look().actions.items() if name not in ("switch_app", "wait")}
        name, given = self.pick(data, tools)
        before = self.rows()
        if self.user.do(name, given).error is not None or name.startswith(("open", "search", "more", "back")):
            assert self.rows() == before

    @rule(data=st.data())
    def happen(self, data: st.DataObject) -> None:
        shared = ("reminders__share_reminder", "reminders__tick_shared")
        name, given = self.pick(data, {name: Reminders.blueprint().tools[name] for name in shared})
        before, notes = self.rows(), len(self.phone.notifications)
        try:
            with self.phone.step("world"):
                self.phone.deliver(name, given)
        except ActionError:
            assert (self.rows(), len(self.phone.notifications)) == (before, notes)

    @rule(span=st.sampled_from([0, 1, 30, 600, 90_000, 90_000_000]))
    def time_passes(self, span: int) -> None:
        start, until = self.phone.now, self.phone.now + timedelta(seconds=span)
        expected = {(r.id, r.at) for r in self.app.reminders if r.armed and r.at is not None and start <= r.at <= until}
        logged = len(self.phone.log)
        self.phone.advance(until)
        rang = [(entry.about[0][1], entry.at) for entry in self.phone.log[logged:]]
        assert set(rang) == expected
        assert len(rang) == len(expected)

    @invariant()
    def nothing_dangles(self) -> None:
        for reminder in self.app.reminders:
            assert self.app.list_of(reminder.reminder_list_id)
            assert reminder.title
            assert Reminder.model_validate(reminder.model_dump()) == reminder
            assert len({step.casefold() for step in reminder.steps}) == len(reminder.subtasks)
            assert not reminder.done or (reminder.done_at is not None and not reminder.open_steps)

    @invariant()
    def every_open_reminder_is_listed_once(self) -> None:
        outcome = self.handle("reminders__list_reminders", {"limit": 200})
        spans = [
            self.handle("reminders__list_reminders", {"limit": 200, "due": due})
            for due in ("overdue", "upcoming", "undated")
        ]
        assert [row["id"] for row in outcome.value] == [row["id"] for span in spans for row in span.value]
        assert len(outcome.value) == self.app.reminders.count(done=False)

    @invariant()
    def every_screen_shows(self) -> None:
        assert self.user.look().view.title


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
