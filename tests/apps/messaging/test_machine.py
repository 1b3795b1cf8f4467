"""Random operations, taps and arrivals: nothing but clear errors, and invariants that always hold."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.errors import ActionError
from pare.handles import observer
from pare.tool import Tool
from pare_apps.attachments import Attachment
from pare_apps.messaging import Message, Messaging

TEXTS = [
    "", " ", "Hello", "Friday", "\x00", "a\nb", "‮abc", "é" * 40, "x" * 10_001, "👍", "1️⃣", "{text}", "%s", "me",
    "Marta", "Cleo", "Zed", "contact_1", "+39 333 111", "+44 20 5550 100", "PARCELCO", "Band", "marta@example.com",
    "message_6/rota.pdf", "message_6/", "/", "message_1", "message_4", "message_5", "message_7", "conversation_1",
    "conversation_2", "conversation_4", "notification_1",
]  # fmt: skip
TIMES = ["0001-01-01T00:00:00", "9999-12-31T23:59:59", "2027-03-01T12:00:00+05:00", "never"]


PEOPLE = st.sampled_from(["Marta", "Ben Okoro", "contact_3", "+39 333 444", "+44 20 5550 100", "Benny"])
A_MESSAGE = st.integers(0, 30).map("message#{}".format)
A_CONVERSATION = st.integers(0, 30).map("conversation#{}".format)
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "message_id": A_MESSAGE,
    "reply_to": A_MESSAGE,
    "conversation_id": A_CONVERSATION,
    "to": st.lists(PEOPLE | st.sampled_from(["Band", "PARCELCO"]) | A_CONVERSATION, min_size=1, max_size=2),
    "add": st.lists(PEOPLE, min_size=1, max_size=2, unique=True),
    "remove": st.lists(PEOPLE, min_size=1, max_size=1),
    "members": st.lists(PEOPLE, max_size=3),
    "attachments": st.just(["message_6/rota.pdf"]),
    "text": st.sampled_from(["Hello", "Friday it is", "See you at eight"]),
    "title": st.sampled_from(["Band", "Trip", "Choir"]),
    "old_title": st.sampled_from(["Band", "Trip"]),
    "new_title": st.sampled_from(["Trip", "Choir"]),
    "emoji": st.sampled_from(["👍", "🎉", ""]),
    **dict.fromkeys(("sender", "by", "member", "who"), PEOPLE),
}
"""Values that fit an argument; `message#7` stands for the seventh of the messages that there are."""

SHAPES: dict[str, list[list[str]]] = {
    "send_message": [["text", "to"], ["text", "conversation_id"], ["attachments", "conversation_id", "reply_to"]],
    "send": [["text"], ["attachments", "reply_to"]],
    "change_members": [["add"], ["remove"], ["add", "remove"]],
    "receive_message": [["text"], ["text", "title"], ["text", "attachments", "conversation_id"]],
    "member_joins": [["title"], ["conversation_id"]],
    "member_leaves": [["title"], ["conversation_id"]],
    "member_renames_group": [["old_title"], ["conversation_id"]],
}
"""Optional arguments that belong together."""

SHELVES: dict[str, dict[str, bool]] = {"main": {}, "archived": {"archived": True}, "blocked": {"blocked": True}}
"""The lists of conversations, and how each is asked for."""


def values_of(hint: Any, name: str) -> st.SearchStrategy[Any]:
    """JSON values for an annotation: mostly such that fit the argument, some that fit the type alone."""
    if name in FITTING and Attachment not in get_args(hint):
        return st.integers(0, 9).flatmap(lambda n: FITTING[name] if n < 9 else any_value(hint))
    return any_value(hint)


def any_value(hint: Any) -> st.SearchStrategy[Any]:
    """JSON values for an annotation, good and bad ones."""
    if hint is str:
        return st.sampled_from(TEXTS)
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.sampled_from([-1, 0, 1, 20, 101, 10**9, 2**62])
    if hint is Attachment:
        return st.just({"name": "plan.pdf", "text": "Plan"})
    if get_origin(hint) is tuple:
        return st.lists(any_value(get_args(hint)[0]), max_size=3)
    if type(None) in get_args(hint):
        return st.none() | any_value(next(option for option in get_args(hint) if option is not type(None)))
    return any_value(int) if get_args(hint)[:1] == (int,) else st.sampled_from(TIMES)


def arguments_of(tool: Tool) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for a call; those with a default are mostly left out, and given one or two at a time."""
    values = {p.name: values_of(tool.hints[p.name], p.name) for p in tool.parameters}
    required = {p.name: values[p.name] for p in tool.parameters if p.default is p.empty}
    optional = [p.name for p in tool.parameters if p.default is not p.empty]
    some = st.lists(st.sampled_from(optional), max_size=3, unique=True) if optional else st.just([])
    shapes = SHAPES.get(tool.name.rpartition("__")[2])
    chosen = st.sampled_from(shapes) | st.sampled_from(shapes) | some if shapes else some
    return chosen.flatmap(lambda names: st.fixed_dictionaries(required | {n: values[n] for n in names if n in values}))


TOOLS = Messaging.blueprint().tools
CALLS = {name: arguments_of(tool) for name, tool in TOOLS.items()}
TAPS = {
    tool: arguments_of(tool) for taps in Messaging.blueprint().taps.values() for tool in (t.tool for t in taps.values())
}
DONE = [name for name, tool in TOOLS.items() if tool.kind in ("read", "write")]
ARRIVALS = [name for name, tool in TOOLS.items() if tool.kind == "incoming"]


class Phones(RuleBasedStateMachine):
    world: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.it = type(Phones.world)(Phones.world.phone.fork())
        self.handle = self.it.assistant()
        self.it.user.do("open_app", {"app": "messaging"})

    def settled(self, value: Any) -> Any:
        """The value with an id for each `message#7`."""
        if isinstance(value, dict):
            return {key: self.settled(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self.settled(part) for part in value]
        kind, mark, number = value.partition("#") if isinstance(value, str) else ("", "", "")
        if not mark:
            return value
        rows = list(self.it.app.messages if kind == "message" else self.it.app.conversations)
        return rows[int(number) % len(rows)].id if rows else value

    @rule(data=st.data(), name=st.sampled_from(DONE))
    def operation(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        outcome = self.handle(name, self.settled(data.draw(CALLS[name])))
        if outcome.error is not None or TOOLS[name].kind == "read":
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data(), name=st.sampled_from(ARRIVALS))
    def arrival(self, data: st.DataObject, name: str) -> None:
        before, notes = len(self.it.phone.journal.changes), len(self.it.phone.notifications)
        try:
            with self.it.phone.step("world"):
                about = self.it.phone.deliver(name, self.settled(data.draw(CALLS[name])))
        except ActionError:
            assert len(self.it.phone.journal.changes) == before
            return
        if isinstance(about, Message) and self.it.app.conversations[about.place].blocked:
            assert len(self.it.phone.journal.changes) == before
            assert len(self.it.phone.notifications) == notes

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        actions = self.it.user.actions()
        name = data.draw(st.sampled_from([name for name in actions if name not in ("go_home", "wait")] or ["wait"]))
        drawn = TAPS.get(actions[name], st.just({}))
        if name in ("open_app", "switch_app"):
            drawn = st.just({"app": "messaging"})
        if name == "open_notification":
            drawn = st.sampled_from([{"notification_id": note.id} for note in self.it.phone.notifications])
        self.it.user.do(name, self.settled(data.draw(drawn)))

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
            assert talk.unread_count <= sum(row.sender != "me" for row in rows)
            assert talk.group or len(talk.members) == 1
            assert not (talk.blocked and (talk.group or app.messages.count(waiting=talk.id)))

    @invariant()
    def each_list_is_complete_and_in_order(self) -> None:
        handle, _ = observer(self.it.phone, 4)
        for shelf, given in SHELVES.items():
            value = handle("messaging__list_conversations", {"limit": 100, **given}).value
            stand_there = sorted(c.id for c in self.it.app.conversations if c.shelf == shelf)
            assert sorted(one["conversation"]["id"] for one in value) == stand_there
            ats = [self.it.app.activity(self.it.app.conversations[one["conversation"]["id"]]) for one in value]
            assert ats == sorted(ats, reverse=True)


def test_random_life(world: Any) -> None:
    Phones.world = world
    run_state_machine_as_test(
        Phones,
        settings=settings(
            max_examples=50, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize(
    "text", ["\ud800", "x" * 200_000, "\x00", "\u202e" * 300, "٣" * 5, "+" * 20, "İ", "---", "(((" * 3]
)
def test_a_direct_call_with_any_text_is_a_clear_error_or_works(world: Any, text: str) -> None:
    for name in DONE:
        tool = TOOLS[name]
        strings = {p.name: text for p in tool.parameters if "str" in str(tool.hints[p.name])}
        lists = {p.name: (text, text) for p in tool.parameters if "tuple" in str(tool.hints[p.name])}
        known = {"conversation_id": "conversation_1", "message_id": "message_5"}
        texts = {name: value for name, value in strings.items() if name not in known}
        for given in ({**strings, **lists}, {**texts, **lists, **{n: known[n] for n in known if n in tool.names}}):
            fork = world.phone.fork()
            refused = ""
            try:
                with fork.step("user"):
                    tool.call(fork.app(Messaging), **given)
            except ActionError as error:
                refused = str(error)
            assert not refused or refused.partition(":")[0] in tool.names, refused


@pytest.mark.parametrize("screen", list(Messaging.screens))
def test_every_screen_gets_somewhere(screen: str) -> None:
    machine = Messaging.blueprint().machine
    arrows = [(t.source, t.dest) for event in machine.events.values() for ts in event.transitions.values() for t in ts]
    assert any(source == screen for source, _ in arrows)
    assert screen == "ConversationList" or any(dest == screen != source for source, dest in arrows)
