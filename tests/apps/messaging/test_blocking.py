"""Senders whose messages do not arrive."""

from __future__ import annotations

from typing import Any

import pytest

from pare.errors import BadInput
from pare_apps.messaging import Conversation

OPEN = ("open_app", {"app": "messaging"})
LATER = "2027-03-02T18:00"


def names(world: Any, **arguments: Any) -> list[str]:
    return [one["name"] for one in world.does("list_conversations", **arguments)]


@pytest.fixture
def blocked(world: Any) -> Any:
    """A phone on which Marta is blocked."""
    world.does("set_conversation", conversation_id="conversation_2", blocked=True)
    return world


def test_what_is_blocked_does_not_arrive(blocked: Any) -> None:
    before = len(blocked.phone.journal.changes)
    blocked.arrives("receive_message", sender="Marta", text="Why no answer?", attachments=[{"name": "why.pdf"}])
    assert len(blocked.phone.journal.changes) == before
    assert len(blocked.phone.notifications) == 0
    assert blocked.app.conversations["conversation_2"].unread_count == 0
    assert blocked.does("read_conversation", conversation_id="conversation_2")["total"] == 2


def test_the_assistant_is_told_that_but_not_what(blocked: Any) -> None:
    blocked.arrives("receive_message", sender="Marta", text="Why no answer?")
    told = "Blocked message from Marta Rossi (+39333111) in conversation_2, a one-to-one conversation:\n(not delivered)"
    assert blocked.phone.log[-1].text == told


def test_it_arrives_again_once_unblocked_and_what_was_lost_stays_lost(blocked: Any) -> None:
    blocked.arrives("receive_message", sender="Marta", text="One")
    blocked.does("set_conversation", conversation_id="conversation_2", blocked=False)
    blocked.arrives("receive_message", sender="Marta", text="Two")
    page = blocked.does("read_conversation", conversation_id="conversation_2")
    assert [one["text"] for one in page["messages"]] == ["Can you send me the rota?", "Later today", "Two"]
    assert len(blocked.phone.notifications) == 1


def test_in_groups_and_from_another_number_they_are_still_heard(blocked: Any) -> None:
    blocked.arrives("receive_message", sender="Marta", title="Band", text="Hello all")
    blocked.arrives("receive_message", sender="+39 333 112", text="It is me")
    assert [note.headline for note in blocked.phone.notifications] == [
        "Marta Rossi in Band: Hello all", "Marta Rossi: It is me",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("incoming", "arguments", "told"),
    [
        (
            "sender_edits", {"message_id": "message_2", "text": "Send it!"},
            "Marta Rossi (+39333111) edited message_2 in conversation_2, a one-to-one conversation; it reads now:\n"
            "(not delivered)",
        ),
        (
            "sender_deletes", {"message_id": "message_2"},
            "Marta Rossi (+39333111) deleted message_2 in conversation_2, a one-to-one conversation; it read:\n"
            "(not delivered)",
        ),
        (
            "receive_reaction", {"message_id": "message_3", "by": "Marta", "emoji": "👎"},
            "Marta Rossi reacted (not delivered) to message_3 in conversation_2, a one-to-one conversation:\n"
            "Later today",
        ),
    ],
)  # fmt: skip
def test_what_they_do_to_old_messages_does_not_arrive(
    blocked: Any, incoming: str, arguments: dict[str, Any], told: str
) -> None:
    before = len(blocked.phone.journal.changes)
    blocked.arrives(incoming, **arguments)
    assert len(blocked.phone.journal.changes) == before
    assert len(blocked.phone.notifications) == 0
    assert blocked.phone.log[-1].text == f"Blocked: {told}"


def test_what_is_blocked_may_quote_what_never_arrived(blocked: Any) -> None:
    blocked.arrives("receive_message", sender="Marta", text="As I said", reply_to="message_99")
    assert blocked.phone.log[-1].text.endswith("a one-to-one conversation:\n(not delivered)")
    blocked.does("set_conversation", conversation_id="conversation_2", blocked=False)
    with pytest.raises(BadInput, match="reply_to: there is no message 'message_99'"):
        blocked.arrives("receive_message", sender="Marta", text="As I said", reply_to="message_99")


def test_there_is_a_list_of_them_and_the_main_list_has_none(blocked: Any) -> None:
    assert names(blocked) == ["Band", "PARCELCO"]
    assert names(blocked, blocked=True) == ["Marta Rossi"]
    assert names(blocked, who="Marta") == ["Band", "Marta Rossi"]
    assert names(blocked, who="Marta", blocked=True) == ["Marta Rossi"]
    blocked.does("set_conversation", conversation_id="conversation_2", archived=True)
    assert (names(blocked, archived=True), names(blocked, blocked=True)) == ([], ["Marta Rossi"])


def test_blocking_changes_that_one_row(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_3", "blocked": True}
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == [("conversations", "changed")]


def test_nothing_is_sent_to_who_is_blocked(blocked: Any) -> None:
    told = "Marta Rossi is blocked (conversation_2); set_conversation with blocked=false"
    for operation, arguments in (
        ("send_message", {"to": ["Marta"], "text": "x"}),
        ("send_message", {"conversation_id": "conversation_2", "text": "x"}),
        ("forward_message", {"message_id": "message_6", "to": ["PARCELCO", "Marta"]}),
        ("react", {"message_id": "message_2", "emoji": "👍"}),
        ("edit_message", {"message_id": "message_3", "text": "x"}),
    ):
        assert told in blocked.fails(operation, **arguments)
    assert blocked.does("send_message", to=["Marta", "Ben"], text="Hi both")["conversation_id"] == "conversation_1"


def test_what_was_scheduled_for_them_goes_no_more(world: Any) -> None:
    world.does("send_message", to=["Marta"], text="Good night", send_at=LATER)
    world.does("set_conversation", conversation_id="conversation_2", blocked=True)
    assert world.app.next_alarm() is None


def test_who_is_blocked_stays_so_when_the_conversation_is_deleted(blocked: Any) -> None:
    blocked.does("delete_conversation", conversation_id="conversation_2")
    assert blocked.app.messages.count(conversation_id="conversation_2") == 0
    assert names(blocked, blocked=True) == ["Marta Rossi"]
    blocked.arrives("receive_message", sender="Marta", text="Hello?")
    assert blocked.app.messages.count(conversation_id="conversation_2") == 0
    blocked.does("set_conversation", conversation_id="conversation_2", blocked=False)
    blocked.does("delete_conversation", conversation_id="conversation_2")
    assert "conversation_2" not in blocked.app.conversations


def test_somebody_who_never_wrote_can_be_blocked(world: Any) -> None:
    talk = world.does("start_conversation", to=["+44 20 5550 100"])["id"]
    world.does("set_conversation", conversation_id=talk, blocked=True)
    world.arrives("receive_message", sender="+44 20 5550 100", text="You have won")
    assert len(world.phone.notifications) == 0
    assert world.app.messages.count(conversation_id=talk) == 0


def test_a_group_cannot_be_blocked(world: Any) -> None:
    assert "blocked: conversation_1 is a group" in world.fails(
        "set_conversation", conversation_id="conversation_1", blocked=True
    )
    with pytest.raises(ValueError, match="blocked: only the other side"):
        Conversation(members=("+39 333 111", "+39 333 222"), blocked=True)


def test_blocking_by_hand(world: Any) -> None:
    shown = world.taps(OPEN, ("block", {"conversation_id": "conversation_3"}))
    assert "PARCELCO" not in shown
    shown = world.taps(("show_blocked", {}))
    assert shown.splitlines()[0] == "Blocked"
    assert shown.endswith("[blocked]")
    world.taps(("open_conversation", {"conversation_id": "conversation_3"}))
    assert "is blocked" in world.user.do("send", {"text": "x"}).error
    shown = world.taps(("open_info", {}), ("change_settings", {"blocked": False}))
    assert "blocked" not in shown
    assert world.taps(("back", {}), ("back", {})) == "Blocked\nnone"
    assert "PARCELCO" in world.taps(("back", {}))
    assert "is a group" in world.user.do("block", {"conversation_id": "conversation_1"}).error
