"""Sending, forwarding and starting conversations."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize(
    "to",
    [["Marta Rossi"], ["marta"], ["contact_1"], ["+39 333 111"], ["+39333111"], ["marta@example.com"],
     ["Marta", "me"], ["conversation_2"]],
)  # fmt: skip
def test_any_identifier_reaches_the_same_conversation_and_changes_one_row(world: Any, to: list[str]) -> None:
    handle = world.assistant()
    changed = world.changed(lambda: handle("messaging__send_message", {"to": to, "text": "Hello"}))
    assert changed == [("messages", "created")]
    latest = world.app.last(world.talk(member="+39333111"))
    assert (latest.sender, latest.text, latest.sent_at) == ("me", "Hello", world.phone.now)


def test_sending_into_a_conversation_changes_one_row(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_1", "text": "On my way"}
    assert world.changed(lambda: handle("messaging__send_message", call)) == [("messages", "created")]


def test_several_people_are_the_group_with_exactly_them(world: Any) -> None:
    sent = world.does("send_message", to=["Ben", "Marta"], text="Hi both")
    assert sent["conversation_id"] == world.talk(title="Band").id
    other = world.does("send_message", to=["Marta", "contact_3"], text="Hi")
    again = world.does("send_message", to=["Cleo Sand", "Marta"], text="Hi again")
    assert other["conversation_id"] == again["conversation_id"] != sent["conversation_id"]
    group = world.app.conversations[other["conversation_id"]]
    assert group.group
    assert set(group.members) == {"+39333111", "+39333333"}


def test_a_title_means_that_group_and_a_service_its_conversation(world: Any) -> None:
    assert world.does("send_message", to=["Band"], text="Hi")["conversation_id"] == "conversation_1"
    assert world.does("send_message", to=["PARCELCO"], text="Thanks")["conversation_id"] == "conversation_3"


def test_a_title_that_is_a_name_too_is_refused(world: Any) -> None:
    world.does("start_conversation", to=["Ben"], title="Cleo Sand")
    assert "write the id" in world.fails("send_message", to=["Cleo Sand"], text="Hi")
    world.does("start_conversation", to=["Marta"], title="Band")
    assert "conversation_1" in world.fails("send_message", to=["Band"], text="Hi")


def test_an_unknown_number_starts_a_conversation(world: Any) -> None:
    sent = world.does("send_message", to=["+44 20 5550 100"], text="Hello?")
    assert world.app.conversations[sent["conversation_id"]].members == ("+44205550100",)


def test_a_file_travels_by_reference_and_a_message_can_be_quoted(world: Any) -> None:
    sent = world.does(
        "send_message", conversation_id="conversation_2", attachments=["message_6/rota.pdf"], reply_to="message_2"
    )
    message = world.app.messages[sent["id"]]
    assert message.attachments[0].text == "Friday: Ben brings the keys"
    assert (message.text, message.reply_to) == ("", "message_2")


def test_answering_marks_as_read(world: Any) -> None:
    world.arrives("receive_message", sender="Marta", text="Well?")
    assert world.talk(member="+39333111").unread_count == 1
    world.does("send_message", to=["Marta"], text="Soon")
    assert world.talk(member="+39333111").unread_count == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"text": "x"}, "conversation_id: give either"),
        ({"text": "x", "to": ["Marta"], "conversation_id": "conversation_2"}, "conversation_id: give either"),
        ({"text": "x", "conversation_id": "nowhere"}, "conversation_id: no conversation"),
        ({"text": " ", "to": ["Marta"]}, "text: must not be empty"),
        ({"text": "x" * 10_001, "to": ["Marta"]}, "text: at most 10,000"),
        ({"text": "a\x00b", "to": ["Marta"]}, "text: holds control"),
        ({"text": "x", "to": ["Cleo"]}, "to: 'Cleo' could be Cleo"),
        ({"text": "x", "to": ["Zed"]}, "to: 'Zed' is nobody"),
        ({"text": "x", "to": [""]}, "to: '' is nobody"),
        ({"text": "x", "to": ["Dora"]}, "to: the card of Dora Mail has no number"),
        ({"text": "x", "to": ["me"]}, "to: 'me' is the owner"),
        ({"text": "x", "to": ["me", "+1 555 0100"]}, "to: name at least one person"),
        ({"text": "x", "to": "Marta"}, "to: "),
        ({"text": "x", "to": ["Marta"], "reply_to": "message_2"}, "reply_to: needs the conversation_id"),
        ({"text": "x", "conversation_id": "conversation_1", "reply_to": "message_2"}, "reply_to: there is no message"),
        ({"text": "x", "to": ["Marta"], "attachments": ["rota.pdf"]}, "attachments: "),
        ({"to": ["Marta"], "attachments": ["message_6/rota.pdf"] * 2}, "attachments: each file once"),
    ],
)
def test_bad_sending_names_the_argument(world: Any, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails("send_message", **arguments)


def test_forwarding_gives_each_a_copy(world: Any) -> None:
    sent = world.does("forward_message", message_id="message_6", to=["Cleo Park", "PARCELCO", "conversation_2"])
    assert [one["attachments"][0]["name"] for one in sent] == ["rota.pdf"] * 3
    assert all(one["forwarded"] and one["sender"] == "me" and one["text"] == "Here it is" for one in sent)
    assert [one["conversation_id"] for one in sent] == ["conversation_4", "conversation_3", "conversation_2"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"message_id": "message_99", "to": ["Marta"]}, "message_id: no message"),
        ({"message_id": "message_6", "to": []}, "to: name at least one"),
        ({"message_id": "message_6", "to": ["Marta", "Zed"]}, "to: 'Zed'"),
        ({"message_id": "message_6", "to": ["Marta", "conversation_2"]}, "to: each person or conversation once"),
    ],
)
def test_bad_forwarding_names_the_argument(world: Any, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails("forward_message", **arguments)


def test_a_conversation_is_started_once(world: Any) -> None:
    first = world.does("start_conversation", to=["Cleo Park"])
    assert not first["group"]
    assert world.does("start_conversation", to=["+39 333 444"])["id"] == first["id"]
    trip = world.does("start_conversation", to=["Marta", "Ben"], title="Trip")
    assert trip["id"] != "conversation_1"
    assert world.does("start_conversation", to=["Ben", "Marta"], title="Trip")["id"] == trip["id"]
    assert world.does("list_conversations", limit=1)[0]["conversation"]["id"] == trip["id"]
    assert "title: must be a single line" in world.fails("start_conversation", to=["Ben"], title="a\nb")
    assert "title: at most 100" in world.fails("start_conversation", to=["Ben"], title="a" * 101)
    assert "to: name at least" in world.fails("start_conversation", to=[])
