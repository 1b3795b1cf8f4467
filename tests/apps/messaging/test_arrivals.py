"""What the outside world does, as user and assistant see it."""

from __future__ import annotations

from typing import Any

import pytest

from pare.errors import BadInput
from pare_apps.messaging import Message


def told(world: Any) -> tuple[str, str]:
    """The latest notification's headline and the assistant's text."""
    return world.phone.notifications.where(newest=True, limit=1)[0].headline, world.phone.log[-1].text


def test_a_message_arrives_one_to_one(world: Any) -> None:
    text = "Could you bring the red folder from the kitchen table?"
    message = world.arrives("receive_message", sender="Marta", text=text)
    assert (message.conversation_id, message.sender) == ("conversation_2", "+39333111")
    headline, full = told(world)
    assert headline == "Marta Rossi: Could you bring the red folder from the "
    assert (
        full == f"Message message_7 from Marta Rossi (+39333111) in conversation_2, a one-to-one conversation:\n{text}"
    )
    assert world.app.conversations["conversation_2"].unread_count == 1


@pytest.mark.parametrize("place", [{"title": "Band"}, {"conversation_id": "conversation_1"}])
def test_a_message_with_a_file_arrives_in_a_group(world: Any, place: dict[str, str]) -> None:
    message = world.arrives(
        "receive_message", sender="+39 333 222", attachments=[{"name": "set.pdf", "text": "Song one"}],
        reply_to="message_6", **place,
    )  # fmt: skip
    headline, full = told(world)
    assert headline == "Ben Okoro in Band: 📎 set.pdf"
    assert "conversation_1, a group 'Band' with Marta Rossi, Ben Okoro, in reply to message_6:" in full
    assert "Attached: message_7/set.pdf" in full
    assert message.attachments[0].text == "Song one"


def test_an_unknown_number_and_a_service_start_conversations(world: Any) -> None:
    number = world.arrives("receive_message", sender="+44 20 5550 100", text="Dr Osei?")
    service = world.arrives("receive_message", sender="CITYBANK", text="Your code is 123")
    assert told(world)[0] == "CITYBANK: Your code is 123"
    assert world.app.conversations[number.conversation_id].members == ("+44205550100",)
    assert world.app.conversations[service.conversation_id].members == ("CITYBANK",)
    again = world.arrives("receive_message", sender="CITYBANK", text="Your code is 456")
    assert again.conversation_id == service.conversation_id


def test_somebody_edits_and_deletes_a_message(world: Any) -> None:
    world.arrives("sender_edits", message_id="message_4", text="Rehearsal on Saturday!")
    headline, full = told(world)
    assert headline == "Ben Okoro edited a message in Band: Rehearsal on Saturday!"
    assert full.endswith("it reads now:\nRehearsal on Saturday!")
    assert "message_4 in conversation_1" in full
    assert world.app.messages["message_4"].edited
    world.arrives("sender_deletes", message_id="message_4")
    headline, full = told(world)
    assert headline == "Ben Okoro deleted a message in Band"
    assert full.endswith("it read:\nRehearsal on Saturday!")
    assert "message_4" not in world.app.messages


def test_somebody_reacts(world: Any) -> None:
    world.arrives("receive_reaction", message_id="message_5", by="Ben", emoji="🎉")
    headline, full = told(world)
    assert headline == "Ben Okoro reacted 🎉 in Band to: Friday is fine"
    assert "message_5 in conversation_1" in full
    assert world.app.conversations["conversation_1"].unread_count == 0


def test_a_group_comes_changes_and_is_joined(world: Any) -> None:
    trip = world.arrives("added_to_group", by="Ben", title="Trip", members=["Marta", "me", "+44 20 5550 100"])
    assert told(world) == (
        "Ben Okoro added you to Trip",
        "Ben Okoro added you to conversation_4, a group 'Trip' with Ben Okoro, Marta Rossi, +44205550100",
    )
    world.arrives("member_leaves", member="+44 20 5550 100", title="Trip")
    assert told(world)[0] == "+44205550100 left Trip"
    world.arrives("member_joins", member="contact_3", conversation_id=trip.id)
    assert (
        told(world)[1] == "Cleo Sand joined conversation_4, now a group 'Trip' with Ben Okoro, Marta Rossi, Cleo Sand"
    )
    world.arrives("member_renames_group", by="Marta", new_title="Lake trip", old_title="Trip")
    assert told(world)[0] == "Marta Rossi renamed a group: Lake trip"
    assert world.app.conversations[trip.id].members == ("+39333222", "+39333111", "+39333333")


def test_one_can_be_brought_back_into_a_group(world: Any) -> None:
    world.does("leave_group", conversation_id="conversation_1")
    world.arrives("added_to_group", by="Marta", title="Band", members=["Ben"])
    assert not world.talk(title="Band").left
    assert len(world.app.conversations) == 3


@pytest.mark.parametrize(
    ("incoming", "arguments", "message"),
    [
        ("receive_message", {"sender": "Marta"}, "text: must not be empty"),
        ("receive_message", {"sender": "", "text": "x"}, "sender: must not be empty"),
        ("receive_message", {"sender": "Cleo", "text": "x"}, "sender: 'Cleo' could be"),
        ("receive_message", {"sender": "me", "text": "x"}, "sender: 'me' is the owner"),
        ("receive_message", {"sender": "Marta", "text": "x", "title": "Choir"}, "title: exactly one group"),
        ("receive_message", {"sender": "Cleo Sand", "text": "x", "title": "Band"}, "sender: +39333333 is not in"),
        ("receive_message", {"sender": "Ben", "text": "x", "conversation_id": "conversation_2"}, "sender: "),
        ("receive_message", {"sender": "Ben", "text": "x", "reply_to": "message_1"}, "reply_to: there is no"),
        ("sender_edits", {"message_id": "message_3", "text": "x"}, "message_id: message_3 is the owner's"),
        ("sender_deletes", {"message_id": "message_3"}, "message_id: message_3 is the owner's"),
        ("receive_reaction", {"message_id": "message_3", "by": "Ben", "emoji": "👍"}, "by: +39333222 is not in"),
        ("receive_reaction", {"message_id": "message_3", "by": "Marta", "emoji": "ok"}, "emoji: "),
        ("added_to_group", {"by": "Ben", "title": ""}, "title: must not be empty"),
        ("member_joins", {"member": "Ben", "title": "Band"}, "member: 'Ben' is in conversation_1 already"),
        ("member_leaves", {"member": "Cleo Sand", "title": "Band"}, "member: "),
        ("member_leaves", {"member": "Marta", "conversation_id": "conversation_2"}, "conversation_id: "),
        ("member_renames_group", {"by": "Cleo Sand", "new_title": "x", "old_title": "Band"}, "by: "),
    ],
)
def test_what_cannot_happen_is_refused(world: Any, incoming: str, arguments: dict[str, Any], message: str) -> None:
    before = len(world.phone.journal.changes)
    with pytest.raises(BadInput, match=message.replace("+", r"\+")):
        world.arrives(incoming, **arguments)
    assert len(world.phone.journal.changes) == before


def test_messages_stay_in_order_of_time(world: Any) -> None:
    with world.phone.step("world"):
        late = world.app.messages.add(
            Message(conversation_id="conversation_2", sender="+39 333 111", text="Old", sent_at="2027-02-01T00:00:00Z")
        )
    page = world.does("read_conversation", conversation_id="conversation_2")
    assert [one["id"] for one in page["messages"]] == [late.id, "message_2", "message_3"]
