"""Reactions, edits and deletions of single messages."""

from __future__ import annotations

from typing import Any


def test_a_reaction_replaces_the_earlier_one_and_can_be_taken_away(world: Any) -> None:
    world.arrives("receive_reaction", message_id="message_4", by="Marta", emoji="🎸")
    for emoji in ("👍", "👩‍👩‍👧"):
        world.does("react", message_id="message_4", emoji=emoji)
    reactions = world.app.messages["message_4"].reactions
    assert [(one.sender, one.emoji) for one in reactions] == [("+39333111", "🎸"), ("me", "👩‍👩‍👧")]
    world.does("react", message_id="message_4", emoji="")
    assert len(world.app.messages["message_4"].reactions) == 1
    assert "emoji: there is no reaction" in world.fails("react", message_id="message_4", emoji="")
    for emoji in ("great", "👍 👍", ":)", "👍" * 20):
        assert "emoji: " in world.fails("react", message_id="message_4", emoji=emoji)
    assert "message_id: " in world.fails("react", message_id="message_x", emoji="👍")


def test_only_ones_own_message_is_edited(world: Any) -> None:
    handle = world.assistant()
    call = {"message_id": "message_3", "text": "In an hour"}
    assert world.changed(lambda: handle("messaging__edit_message", call)) == [("messages", "changed")]
    assert world.app.messages["message_3"].edited
    assert world.changed(lambda: handle("messaging__edit_message", call)) == []
    assert "written by Marta Rossi" in world.fails("edit_message", message_id="message_2", text="x")
    assert "text: must not be empty" in world.fails("edit_message", message_id="message_3", text="\n")


def test_a_deleted_message_is_gone_and_its_quotes_say_so(world: Any) -> None:
    world.does("send_message", conversation_id="conversation_2", text="Sent", reply_to="message_3")
    handle = world.assistant()
    assert world.changed(lambda: handle("messaging__delete_message", {"message_id": "message_3"})) == [
        ("messages", "changed"),
        ("messages", "removed"),
    ]
    assert world.app.messages["message_7"].reply_to == ""
    assert "message_id: no message" in world.fails("delete_message", message_id="message_3")
    seen = world.taps(("open_app", {"app": "messaging"}), ("open_conversation", {"conversation_id": "conversation_2"}))
    assert "replies to a deleted message" in seen


def test_a_deleted_unread_message_is_not_counted_as_unread(world: Any) -> None:
    for text in ("one", "two"):
        world.arrives("receive_message", sender="Marta", text=text)
    world.does("delete_message", message_id="message_2")
    assert world.talk(member="+39333111").unread_count == 2
    world.does("delete_message", message_id="message_7")
    assert world.talk(member="+39333111").unread_count == 1
    world.arrives("sender_deletes", message_id="message_8")
    assert world.talk(member="+39333111").unread_count == 0
