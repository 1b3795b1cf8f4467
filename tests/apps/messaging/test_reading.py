"""Listing, reading and searching."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare.handles import observer
from pare_apps.messaging import Conversation, Message, Messaging
from tests.effort import instructions


def names(world: Any, **arguments: Any) -> list[str]:
    return [one["name"] for one in world.does("list_conversations", **arguments)]


def test_the_latest_active_comes_first(world: Any) -> None:
    assert names(world) == ["Band", "Marta Rossi", "PARCELCO"]
    world.arrives("receive_message", sender="PARCELCO", text="Delivered")
    first = world.does("list_conversations", limit=1)[0]
    assert (first["name"], first["conversation"]["unread_count"]) == ("PARCELCO", 1)
    assert (first["last_sender"], first["last_message"]["text"]) == ("PARCELCO", "Delivered")
    assert names(world, offset=1, limit=1) == ["Band"]
    assert names(world, offset=3) == []


def test_conversations_of_a_person_or_title(world: Any) -> None:
    assert names(world, who="Marta") == ["Band", "Marta Rossi"]
    assert names(world, who="+39 333 222") == ["Band"]
    assert names(world, who="ban") == ["Band"]
    assert names(world, who="marta", unread=True) == []
    assert "who: 'Zed' is nobody" in world.fails("list_conversations", who="Zed")


def test_a_page_is_read_oldest_first_with_names(world: Any) -> None:
    page = world.does("read_conversation", conversation_id="conversation_1", limit=2)
    assert (page["name"], page["total"]) == ("Band", 3)
    assert [one["text"] for one in page["messages"]] == ["Friday is fine", "Here it is"]
    assert page["messages"][1]["attachments"][0]["text"] == "Friday: Ben brings the keys"
    assert {one["handle"]: one["name"] for one in page["people"]} == {
        "+39333111": "Marta Rossi", "+39333222": "Ben Okoro", "me": "me",
    }  # fmt: skip
    assert page["messages"][1]["sent_at"] == "2027-03-01T14:00:00+01:00"
    older = world.does("read_conversation", conversation_id="conversation_1", limit=2, offset=2)
    assert [one["text"] for one in older["messages"]] == ["Rehearsal on Friday?"]


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        ({"text": "friday"}, ["message_5", "message_4"]),
        ({"text": "rota"}, ["message_6", "message_2"]),
        ({"sender": "me"}, ["message_5", "message_3"]),
        ({"sender": "Marta", "text": "rota"}, ["message_6", "message_2"]),
        ({"sender": "Marta", "conversation_id": "conversation_1"}, ["message_6"]),
        ({"sender": "PARCELCO"}, ["message_1"]),
        ({"since": "2027-03-01T05:00:00"}, ["message_6", "message_5"]),
        ({"before": "2027-02-28T19:00:00", "text": "rota"}, ["message_2"]),
        ({"limit": 2, "offset": 1}, ["message_5", "message_4"]),
        ({"text": "zebra"}, []),
    ],
)
def test_search(world: Any, arguments: dict[str, Any], found: list[str]) -> None:
    assert [one["message"]["id"] for one in world.does("search_messages", **arguments)] == found


def test_what_is_found_carries_names_and_counts_as_seen(world: Any) -> None:
    handle, _ = observer(world.phone, 5)
    outcome = handle("messaging__search_messages", {"text": "rehearsal"})
    assert outcome.value[0]["sender_name"] == "Ben Okoro"
    assert outcome.value[0]["conversation_name"] == "Band"
    assert outcome.about == (("messaging.messages", "message_4"),)
    assert ("messaging.messages", "message_6") in handle("messaging__list_conversations", {}).about


@pytest.mark.parametrize(
    ("arguments", "argument"),
    [({"limit": 0}, "limit"), ({"limit": 101}, "limit"), ({"offset": -1}, "offset"), ({"since": "soon"}, "since"),
     ({"sender": "Cleo"}, "sender"), ({"conversation_id": "x"}, "conversation_id")],
)  # fmt: skip
def test_bad_searches_name_the_argument(world: Any, arguments: dict[str, Any], argument: str) -> None:
    assert f"{argument}: " in world.fails("search_messages", **arguments)


def filled(world: Any, conversations: int, messages: int, busy: bool) -> None:
    start = world.phone.now - timedelta(days=2)
    with world.phone.step("world"):
        talks = [world.app.conversations.add(Conversation(members=(f"+4420{n:06}",))) for n in range(conversations)]
        for n in range(messages):
            talk = talks[0 if busy and n >= conversations else n % conversations]
            row = Message(
                conversation_id=talk.id, sender=talk.members[0], text=f"Note {n}", sent_at=start + timedelta(seconds=n)
            )
            world.app.messages.add(row)


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize("conversations", [7, 900])
def test_the_order_is_that_of_a_full_comparison(world: Any, conversations: int, busy: bool) -> None:
    filled(world, conversations, 2_000, busy)
    expected = [one.id for one in world.app.by_activity(world.app.conversations)]
    listed: list[str] = []
    while page := world.does("list_conversations", limit=50, offset=len(listed)):
        listed += [one["conversation"]["id"] for one in page]
        if len(listed) >= 400:
            break
    assert listed == expected[: len(listed)]
    assert len(listed) >= min(400, conversations + 3)


def test_listing_and_reading_cost_the_same_on_a_full_phone(world: Any) -> None:
    def costs(phone: Any) -> list[int]:
        app = phone.app(Messaging)
        with phone.step("assistant", may_write=False):
            return [
                instructions(lambda: app.list_conversations()),
                instructions(lambda: app.list_conversations(unread=True)),
                instructions(lambda: app.read_conversation("conversation_4")),
                instructions(lambda: app.search_messages(sender="+44 20 000003")),
            ]

    few, many = type(world)(world.phone.fork()), type(world)(world.phone.fork())
    filled(few, 30, 600, False)
    filled(many, 30, 20_000, False)
    small, large = costs(few.phone), costs(many.phone)
    assert all(after < 3 * before for before, after in zip(small, large, strict=True)), (small, large)
