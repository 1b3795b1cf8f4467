"""What the user sees and taps."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from pare.errors import ActionError
from pare.handles import User
from pare.phone import Phone
from pare.planner import plan
from pare_apps.messaging import Messaging

OPEN = ("open_app", {"app": "messaging"})
MARTA = ("open_conversation", {"conversation_id": "conversation_2"})
BAND = ("open_conversation", {"conversation_id": "conversation_1"})


def test_the_list_shows_pinned_ones_first(world: Any) -> None:
    world.does("set_conversation", conversation_id="conversation_3", pinned=True, unread=True)
    shown = world.taps(OPEN).splitlines()
    assert shown == [
        "Messages",
        "- [conversation_3] PARCELCO: Parcel 12 comes tomorrow (Sun 28 Feb 08:00) [1 unread; pinned]",
        "- [conversation_1] Band: Marta Rossi: Here it is (Mon 01 Mar 14:00)",
        "- [conversation_2] Marta Rossi: me: Later today (Sun 28 Feb 19:00)",
    ]
    assert world.taps(("show_unread", {})).count("- [") == 1


def test_more_conversations_are_further_down(world: Any) -> None:
    assert world.taps(OPEN).startswith("Messages")
    assert "no more conversations" in world.user.do("show_more").error
    for n in range(20):
        world.does("send_message", to=[f"+44 20 00000{n:02}"], text="Hi")
    assert world.taps(("show_more", {})).count("- [") == 3


def test_reading_a_conversation_is_bookkeeping(world: Any) -> None:
    world.arrives("receive_message", sender="Marta", text="Are you there?")
    world.taps(OPEN)
    assert world.changed(lambda: world.taps(MARTA)) == []
    assert world.talk(member="+39333111").unread_count == 0
    assert "Are you there?" in world.user.look().view.render()


def test_a_notification_opens_its_conversation(world: Any) -> None:
    world.arrives("receive_message", sender="Marta", title="Band", text="Tonight?")
    note = world.phone.notifications.where(newest=True, limit=1)[0]
    assert "Tonight?" in world.taps(("open_notification", {"notification_id": note.id}))
    assert world.user.look().screen == "messaging.ConversationView"


def test_a_conversation_shows_quotes_files_and_reactions(world: Any) -> None:
    world.taps(
        OPEN, BAND,
        ("send", {"text": "Thanks", "reply_to": "message_6", "attachments": ["message_6/rota.pdf"]}),
        ("react", {"message_id": "message_6", "emoji": "🎸"}),
        ("edit", {"message_id": "message_7", "text": "Thank you"}),
    )  # fmt: skip
    assert world.user.look().view.render().splitlines() == [
        "Band",
        "group with Marta Rossi, Ben Okoro",
        "- [message_4] Mon 01 Mar 04:00 Ben Okoro: Rehearsal on Friday?",
        "- [message_5] Mon 01 Mar 05:00 me: Friday is fine",
        "- [message_6] Mon 01 Mar 14:00 Marta Rossi: Here it is [files: message_6/rota.pdf; 🎸 me]",
        '- [message_7] Tue 02 Mar 10:00 me: Thank you [replies to "Here it is"; files: message_7/rota.pdf; edited]',
    ]
    world.taps(("forward", {"message_id": "message_6", "to": ["PARCELCO"]}), ("delete", {"message_id": "message_7"}))
    assert world.app.last(world.talk(member="PARCELCO")).forwarded
    assert "message_7" not in world.app.messages


def test_a_message_of_another_conversation_is_refused(world: Any) -> None:
    world.taps(OPEN, BAND)
    for name, arguments in (("delete", {}), ("react", {"emoji": "👍"}), ("open_message", {})):
        outcome = world.user.do(name, {"message_id": "message_1", **arguments})
        assert "message_id: message_1 is in another conversation" in outcome.error


def test_a_long_conversation_is_scrolled_back(world: Any) -> None:
    for n in range(22):
        world.does("send_message", conversation_id="conversation_2", text=f"Note {n}")
    shown = world.taps(OPEN, MARTA)
    assert "4 earlier messages" in shown
    assert "Note 1\n" not in shown
    assert world.taps(("show_earlier", {})).endswith("Note 1")
    assert "no earlier messages" in world.user.do("show_earlier").error


def test_a_message_opens_in_full_and_leads_on(world: Any) -> None:
    shown = world.taps(OPEN, ("search", {"text": "rota", "sender": "Marta"}))
    assert shown.count("- [") == 2
    shown = world.taps(("open_message", {"message_id": "message_6"}))
    assert "Friday: Ben brings the keys" in shown
    assert world.taps(("open_sender", {})).startswith("Marta Rossi")
    assert world.user.look().screen == "contacts.ContactCard"
    assert world.taps(("back", {}), ("open_conversation", {})).startswith("Band")
    world.taps(("open_message", {"message_id": "message_6"}), ("open_conversation", {}))
    world.taps(("open_sender", {"message_id": "message_4"}))
    assert world.user.look().view.title == "Ben Okoro"


def test_a_service_has_no_card(world: Any) -> None:
    world.taps(OPEN, ("open_conversation", {"conversation_id": "conversation_3"}))
    assert "PARCELCO has no contact card" in world.user.do("open_sender", {"message_id": "message_1"}).error


def test_a_search_pages_and_outlives_its_sender(world: Any) -> None:
    for n in range(21):
        world.does("send_message", to=["PARCELCO"], text=f"Parcel {n}")
    world.taps(OPEN, ("search", {"text": "parcel"}))
    assert world.taps(("show_more", {})).count("- [") == 2
    assert "nothing more" in world.user.do("show_more").error
    world.taps(("go_home", {}), OPEN, ("back", {}), ("back", {}), ("search", {"text": "", "sender": "PARCELCO"}))
    world.does("delete_conversation", conversation_id="conversation_3")
    assert "nothing found" in world.user.look().view.render()


def test_the_info_of_a_conversation(world: Any) -> None:
    shown = world.taps(OPEN, BAND, ("open_info", {}))
    assert "Ben Okoro, +39333222" in shown
    world.taps(
        ("rename", {"title": "Quartet"}), ("change_members", {"add": ["Cleo Park"], "remove": ["Ben"]}),
        ("change_settings", {"muted": True, "pinned": True}),
    )  # fmt: skip
    group = world.app.conversations["conversation_1"]
    assert (group.title, group.members, group.muted) == ("Quartet", ("+39333111", "+39333444"), True)
    assert "contact_id: " in world.user.do("open_member", {"contact_id": "contact_2"}).error
    assert world.taps(("open_member", {"contact_id": "contact_4"})).startswith("Cleo Park")
    world.taps(("back", {}), ("leave", {}), ("open_conversation", {}))
    assert "pinned; muted; you left" in world.user.look().view.render()
    assert "you have left" in world.user.do("send", {"text": "x"}).error


def test_a_deleted_conversation_leaves_the_back_stack(world: Any) -> None:
    world.taps(OPEN, MARTA, ("open_message", {"message_id": "message_2"}))
    world.does("delete_conversation", conversation_id="conversation_2")
    assert world.user.look().screen == "messaging.ConversationList"
    world.taps(BAND, ("open_info", {}), ("delete", {}))
    assert world.user.look().screen == "messaging.ConversationList"
    assert len(world.app.conversations) == 1


def test_the_form_for_a_new_message(world: Any) -> None:
    world.taps(OPEN, ("new_message", {}), ("send", {"to": ["Ben", "Marta"], "text": "Hello"}))
    assert world.user.look().view.title == "Band"
    world.taps(("back", {}), ("start_conversation", {"to": ["Cleo Sand"], "title": "Choir"}))
    assert world.user.look().view.title == "Choir"


WRITES: list[tuple[str, dict[str, Any]]] = [
    ("send_message", {"conversation_id": "conversation_2", "text": "Hi"}),
    ("send_message", {"to": ["Marta", "contact_2"], "text": "Hi", "attachments": ["message_6/rota.pdf"]}),
    (
        "send_message",
        {"conversation_id": "conversation_1", "attachments": ["message_6/rota.pdf"], "reply_to": "message_4"},
    ),
    ("forward_message", {"message_id": "message_6", "to": ["Cleo Park", "PARCELCO"]}),
    ("react", {"message_id": "message_2", "emoji": "👍"}),
    ("edit_message", {"message_id": "message_5", "text": "Saturday is better"}),
    ("delete_message", {"message_id": "message_3"}),
    ("start_conversation", {"to": ["Ben", "Cleo Sand"], "title": "Trip"}),
    ("rename_group", {"conversation_id": "conversation_1", "title": "Quartet"}),
    ("change_members", {"conversation_id": "conversation_1", "add": ["Cleo Sand"], "remove": ["Ben"]}),
    ("leave_group", {"conversation_id": "conversation_1"}),
    ("set_conversation", {"conversation_id": "conversation_2", "muted": True, "unread": True}),
    ("set_conversation", {"conversation_id": "conversation_2", "archived": True, "pinned": True}),
    ("set_conversation", {"conversation_id": "conversation_3", "blocked": True}),
    ("delete_conversation", {"conversation_id": "conversation_3"}),
]


def test_every_writing_operation_is_in_the_list() -> None:
    tools = Messaging.blueprint().tools.values()
    assert {name for name, _ in WRITES} == {tool.name.partition("__")[2] for tool in tools if tool.kind == "write"}
    assert sum(tool.kind in ("read", "write") for tool in tools) == 14


@pytest.mark.parametrize(("operation", "arguments"), WRITES)
def test_every_writing_operation_can_be_done_by_hand(world: Any, operation: str, arguments: dict[str, Any]) -> None:
    handle = world.assistant()
    by_hand = type(world)(world.phone.fork())
    changed = world.changed(lambda: handle(f"messaging__{operation}", arguments))
    path = plan(by_hand.phone, f"messaging__{operation}", arguments)
    assert len(path) <= 4
    assert by_hand.changed(lambda: [by_hand.user.do(step.name, step.arguments) for step in path]) == changed != []


def test_a_phone_without_contacts_sends_to_numbers() -> None:
    phone = Phone([Messaging], datetime(2027, 3, 2, 9, tzinfo=UTC))
    user = User(phone)
    for name, arguments in (OPEN, ("new_message", {}), ("send", {"to": ["+44 20 5550 100"], "text": "Hi"})):
        assert user.do(name, arguments).error is None
    assert "contact card" in (user.do("open_sender", {"message_id": "message_1"}).error or "")
    with phone.step("world"), pytest.raises(ActionError, match="owner"):
        phone.deliver("messaging__receive_message", {"sender": "me", "text": "x"})
