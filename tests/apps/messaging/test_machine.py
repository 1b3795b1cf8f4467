"""Random operations, taps and arrivals: nothing but clear errors, and invariants that always hold."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from pare.errors import ActionError
from pare.handles import observer
from pare.tool import Tool
from pare_apps.attachments import Attachment
from pare_apps.messaging import Messaging

TEXTS = [
    "", " ", "Hello", "Friday", "\x00", "a\nb", "‮abc", "é" * 40, "x" * 10_001, "👍", "1️⃣", "{text}", "%s", "me",
    "Marta", "Cleo", "Zed", "contact_1", "+39 333 111", "+44 20 5550 100", "PARCELCO", "Band", "marta@example.com",
    "message_6/rota.pdf", "message_6/", "/", "message_1", "message_4", "message_5", "message_7", "conversation_1",
    "conversation_2", "conversation_4", "notification_1",
]  # fmt: skip
TIMES = ["0001-01-01T00:00:00", "9999-12-31T23:59:59", "2027-03-01T12:00:00+05:00", "never"]


def values_of(hint: Any, name: str) -> st.SearchStrategy[Any]:
    """JSON values for an annotation, good and bad ones."""
    if hint is str and name.endswith("_id"):
        kind = name.removesuffix("_id")
        return st.integers(1, 9).map(lambda n: f"{kind}_{n}") | st.sampled_from(TEXTS)
    if hint is str:
        return st.sampled_from(TEXTS)
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.sampled_from([-1, 0, 1, 20, 101, 10**9, 2**62])
    if hint is Attachment:
        return st.just({"name": "plan.pdf", "text": "Plan"})
    if get_origin(hint) is tuple:
        return st.lists(values_of(get_args(hint)[0], name), max_size=3)
    options = [option for option in get_args(hint) if not hasattr(option, "func")]
    if type(None) in options:
        return st.none() | values_of(next(option for option in options if option is not type(None)), name)
    if options and "datetime" in str(options[0]):
        return st.sampled_from(TIMES)
    return values_of(options[0], name) if options else st.sampled_from(TIMES)


def arguments_of(tool: Tool) -> st.SearchStrategy[dict[str, Any]]:
    required = {p.name: values_of(tool.hints[p.name], p.name) for p in tool.parameters if p.default is p.empty}
    optional = {p.name: values_of(tool.hints[p.name], p.name) for p in tool.parameters if p.default is not p.empty}
    return st.fixed_dictionaries(required, optional=optional)


TOOLS = Messaging.blueprint().tools
CALLS = {name: arguments_of(tool) for name, tool in TOOLS.items()}
DONE = [name for name, tool in TOOLS.items() if tool.kind in ("read", "write")]
ARRIVALS = [name for name, tool in TOOLS.items() if tool.kind == "incoming"]


class Phones(RuleBasedStateMachine):
    world: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.it = type(Phones.world)(Phones.world.phone.fork())
        self.handle = self.it.assistant()
        self.it.user.do("open_app", {"app": "messaging"})

    @rule(data=st.data(), name=st.sampled_from(DONE))
    def operation(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        outcome = self.handle(name, data.draw(CALLS[name]))
        if outcome.error is not None or TOOLS[name].kind == "read":
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data(), name=st.sampled_from(ARRIVALS))
    def arrival(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        try:
            with self.it.phone.step("world"):
                self.it.phone.deliver(name, data.draw(CALLS[name]))
        except ActionError:
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        actions = self.it.user.actions()
        name = data.draw(st.sampled_from(sorted(actions)))
        tool = actions[name]
        drawn = arguments_of(tool) if tool.kind == "tap" else st.just({})
        if name == "open_app":
            drawn = st.sampled_from([{"app": "messaging"}, {"app": "contacts"}])
        if name == "open_notification":
            drawn = st.sampled_from([{"notification_id": note.id} for note in self.it.phone.notifications])
        self.it.user.do(name, data.draw(drawn))

    @rule()
    def time_passes(self) -> None:
        self.it.user.do("wait")

    @invariant()
    def the_screen_can_be_seen(self) -> None:
        look = self.it.user.look()
        assert len(look.view.items) <= 40

    @invariant()
    def rows_fit_together(self) -> None:
        app = self.it.app
        for message in app.messages:
            assert message.conversation_id in app.conversations
        for talk in app.conversations:
            rows = app.messages.where(conversation_id=talk.id)
            assert [row.sent_at for row in rows] == sorted(row.sent_at for row in rows)
            assert talk.unread_count <= max(1, sum(row.sender != "me" for row in rows))
            assert talk.group or len(talk.members) == 1

    @invariant()
    def the_list_is_complete_and_in_order(self) -> None:
        handle, _ = observer(self.it.phone, 2)
        value = handle("messaging__list_conversations", {"limit": 100}).value
        assert sorted(one["conversation"]["id"] for one in value) == sorted(c.id for c in self.it.app.conversations)
        ats = [self.it.app.activity(self.it.app.conversations[one["conversation"]["id"]]) for one in value]
        assert ats == sorted(ats, reverse=True)


def test_random_life(world: Any) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    Phones.world = world
    run_state_machine_as_test(
        Phones,
        settings=settings(
            max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize("screen", list(Messaging.screens))
def test_every_screen_gets_somewhere(screen: str) -> None:
    machine = Messaging.blueprint().machine
    arrows = [(t.source, t.dest) for event in machine.events.values() for ts in event.transitions.values() for t in ts]
    assert any(source == screen for source, _ in arrows)
    assert screen == "ConversationList" or any(dest == screen != source for source, dest in arrows)
