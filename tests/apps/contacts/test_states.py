"""Whatever anybody does in whatever order: no surprise errors, nothing half done, nothing dangling."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pare.actions import propose
from pare.errors import ActionError
from pare.handles import User, executor
from pare.phone import Phone
from pare.tool import Tool
from pare_apps.contacts import Contact, Contacts, Group

TEXTS = st.sampled_from(
    [
        "",
        " ",
        "Mira",
        "Ben",
        "+1 416 555 0103",
        "555-0104",
        "mira@example.com",
        "a@b.test",
        "\x00",
        "\u202eabc",
        "🙂",
        "\u200b",
        "٣٣٣٣",
        "x" * 400,
        "y" * 20_001,
        "12 Mabini Street",
        "family",
    ]
) | st.text(max_size=6)
DATES = st.sampled_from(["0001-01-01", "1990-02-29", "1988-02-29", "2027-02-20", "9999-12-31", "soon"])


def values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "enum" in schema:
        return st.sampled_from([*schema["enum"], "other thing"])
    match schema["type"]:
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", -9) - 1, schema.get("maximum", 10**20) + 1)
        case _ if schema.get("format") == "date":
            return DATES
        case _:
            return TEXTS


def arguments(tool: Tool, ids: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    known: dict[str, st.SearchStrategy[Any]] = {}
    for name, schema in tool.schema["properties"].items():
        of_ids = name.endswith(("_id", "_ids"))
        one = st.sampled_from(ids) if of_ids else TEXTS
        known[name] = st.lists(one, max_size=4) if schema.get("type") == "array" else one if of_ids else values(schema)
    needed = tool.schema.get("required", [])
    return st.fixed_dictionaries(
        {name: known[name] for name in needed}, optional={name: s for name, s in known.items() if name not in needed}
    )


class Life(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.phone = Phone([Contacts], datetime(2027, 2, 20, 9, tzinfo=UTC), "America/Toronto")
        self.app = self.phone.app(Contacts)
        with self.phone.step("world"):
            for n, name in enumerate(("Mira Okafor", "Ben Okafor", "Lola Remedios")):
                self.app.contacts.add(Contact(name=name, numbers=(f"+1 416 555 010{n}",)))
            self.app.groups.add(Group(name="Choir", contact_ids=("contact_1",)))
        self.user = User(self.phone)
        proposal = propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        self.handle, _ = executor(self.phone, proposal, 10**9)

    def rows(self) -> list[list[Any]]:
        return [list(table) for table in (self.app.contacts, self.app.groups, self.app.suggestions)]

    def ids(self) -> list[str]:
        return [*(row.id for table in self.rows() for row in table), "contact_99", ""]

    def pick(self, data: st.DataObject, tools: dict[str, Tool]) -> tuple[str, dict[str, Any]]:
        name = data.draw(st.sampled_from(sorted(tools)))
        return name, data.draw(arguments(tools[name], self.ids()))

    @rule(data=st.data())
    def assist(self, data: st.DataObject) -> None:
        tools = {name: tool for name, tool in Contacts.blueprint().tools.items() if tool.kind != "incoming"}
        name, given = self.pick(data, tools)
        before = self.rows()
        outcome = self.handle(name, given)
        if outcome.error is not None or tools[name].kind == "read":
            assert self.rows() == before

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        if self.phone.screen is None:
            self.user.do("open_app", {"app": "contacts"})
        tools = {name: tool for name, tool in self.user.look().actions.items() if name != "switch_app"}
        name, given = self.pick(data, tools)
        before = self.rows()
        if self.user.do(name, given).error is not None or name.startswith(("open", "search", "more", "back")):
            assert self.rows() == before

    @rule(data=st.data())
    def happen(self, data: st.DataObject) -> None:
        tools = {name: tool for name, tool in Contacts.blueprint().tools.items() if tool.kind == "incoming"}
        name, given = self.pick(data, tools)
        before, notes = self.rows(), len(self.phone.notifications)
        try:
            with self.phone.step("world"):
                self.phone.deliver(name, given)
        except ActionError:
            assert (self.rows(), len(self.phone.notifications)) == (before, notes)

    @invariant()
    def nothing_dangles(self) -> None:
        for group in self.app.groups:
            assert all(id in self.app.contacts for id in group.contact_ids)
            assert len(set(group.contact_ids)) == len(group.contact_ids)
        for card in self.app.contacts:
            assert card.name
            assert Contact.model_validate(card.model_dump()) == card

    @invariant()
    def every_screen_shows(self) -> None:
        assert self.user.look().view.title


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
