"""Groups and the settings of conversations."""

from __future__ import annotations

from typing import Any

import pytest


def test_a_group_is_renamed(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_1", "title": "Quartet"}
    assert world.changed(lambda: handle("messaging__rename_group", call)) == [("conversations", "changed")]
    assert world.talk(title="Quartet").id == "conversation_1"


def test_members_come_and_go_in_one_change(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_1", "add": ["Cleo Sand", "+44 20 5550 100"], "remove": ["Benny"]}
    assert world.changed(lambda: handle("messaging__change_members", call)) == [("conversations", "changed")]
    assert world.talk(title="Band").members == ("+39333111", "+39333333", "+44205550100")


def test_a_group_shrunk_to_one_stays_a_group(world: Any) -> None:
    group = world.does("start_conversation", to=["Marta", "Cleo Sand"])["id"]
    world.does("change_members", conversation_id=group, remove=["Cleo Sand"])
    assert world.does("send_message", to=["Marta"], text="Only you")["conversation_id"] == "conversation_2"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({}, "add: name somebody"),
        ({"add": ["Ben"]}, "add: 'Ben' is in conversation_1 already"),
        ({"add": ["Cleo Sand", "contact_3"]}, "add: 'contact_3' is in conversation_1 already, or is named twice"),
        ({"remove": ["Cleo Sand"]}, "remove: 'Cleo Sand' is not in conversation_1; its members are Marta Rossi"),
        ({"remove": ["Ben"], "add": ["Ben"]}, "add: "),
        ({"add": ["me"]}, "add: 'me' is the owner"),
        ({"remove": ["me"]}, "remove: 'me' is not in"),
    ],
)
def test_bad_members_name_the_argument(world: Any, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails("change_members", conversation_id="conversation_1", **arguments)


@pytest.mark.parametrize(
    ("operation", "arguments"),
    [("rename_group", {"title": "x"}), ("change_members", {"add": ["Ben"]}), ("leave_group", {})],
)
def test_a_one_to_one_conversation_is_no_group(world: Any, operation: str, arguments: dict[str, Any]) -> None:
    assert "conversation_id: conversation_2 is a one-to-one" in world.fails(
        operation, conversation_id="conversation_2", **arguments
    )


def test_a_group_that_was_left_can_only_be_read(world: Any) -> None:
    handle = world.assistant()
    left = world.changed(lambda: handle("messaging__leave_group", {"conversation_id": "conversation_1"}))
    assert left == [("conversations", "changed")]
    assert world.does("read_conversation", conversation_id="conversation_1")["total"] == 3
    for operation, arguments in (
        ("send_message", {"text": "x"}), ("rename_group", {"title": "x"}), ("change_members", {"add": ["Cleo Park"]}),
        ("leave_group", {}),
    ):  # fmt: skip
        assert "you have left Band" in world.fails(operation, conversation_id="conversation_1", **arguments)
    assert "to: you have left Band" in world.fails("send_message", to=["Band"], text="x")
    assert "you have left" in world.fails("react", message_id="message_4", emoji="👍")
    assert world.does("send_message", to=["Marta", "Ben"], text="x")["conversation_id"] == "conversation_4"


def test_settings_change_alone(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_2", "muted": True}
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == [("conversations", "changed")]
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == []
    world.does("set_conversation", conversation_id="conversation_2", pinned=True)
    conversation = world.app.conversations["conversation_2"]
    assert conversation.muted
    assert conversation.pinned
    assert "muted: give at least one" in world.fails("set_conversation", conversation_id="conversation_2")


def test_marking_as_unread_is_bookkeeping(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_2", "unread": True}
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == []
    assert [one["name"] for one in world.does("list_conversations", unread=True)] == ["Marta Rossi"]
    world.does("set_conversation", conversation_id="conversation_2", unread=False)
    assert world.does("list_conversations", unread=True) == []
    empty = world.does("start_conversation", to=["Cleo Park"])["id"]
    assert "unread: nobody else" in world.fails("set_conversation", conversation_id=empty, unread=True)


def test_a_muted_conversation_gives_no_notification_but_the_assistant_is_told(world: Any) -> None:
    world.does("set_conversation", conversation_id="conversation_1", muted=True)
    world.arrives("receive_message", sender="Marta", title="Band", text="Louder!")
    world.arrives("member_joins", member="Cleo Sand", title="Band")
    assert len(world.phone.notifications) == 0
    assert [entry.text.splitlines()[-1] for entry in world.phone.log if entry.kind == "event"][:1] == ["Louder!"]
    world.arrives("receive_message", sender="Marta", text="Psst")
    assert len(world.phone.notifications) == 1


def test_a_deleted_conversation_takes_its_messages_along(world: Any) -> None:
    world.does("delete_conversation", conversation_id="conversation_2")
    assert len(world.app.conversations) == 2
    assert world.does("search_messages", text="rota", conversation_id="conversation_1")
    assert "conversation_id: " in world.fails("read_conversation", conversation_id="conversation_2")
    assert world.does("send_message", to=["Marta"], text="Fresh")["conversation_id"] == "conversation_4"
