"""Conversations that are kept off the main list until somebody writes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

OPEN = ("open_app", {"app": "messaging"})


def names(world: Any, **arguments: Any) -> list[str]:
    return [one["name"] for one in world.does("list_conversations", **arguments)]


@pytest.fixture
def archived(world: Any) -> Any:
    """A phone on which the conversation with the parcel service is archived."""
    world.does("set_conversation", conversation_id="conversation_3", archived=True)
    return world


def test_it_leaves_the_main_list_and_stands_in_its_own(archived: Any) -> None:
    assert names(archived) == ["Band", "Marta Rossi"]
    assert names(archived, archived=True) == ["PARCELCO"]
    assert archived.does("list_conversations", archived=True)[0]["conversation"]["archived"]
    archived.does("set_conversation", conversation_id="conversation_3", archived=False)
    assert names(archived) == ["Band", "Marta Rossi", "PARCELCO"]
    assert names(archived, archived=True) == []


def test_archiving_changes_that_one_row(world: Any) -> None:
    handle = world.assistant()
    call = {"conversation_id": "conversation_1", "archived": True}
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == [("conversations", "changed")]
    assert world.changed(lambda: handle("messaging__set_conversation", call)) == []


def test_it_is_found_by_who_is_in_it_and_by_its_words(archived: Any) -> None:
    assert names(archived, who="PARCELCO") == ["PARCELCO"]
    assert names(archived, who="Marta", archived=True) == []
    assert [one["message"]["id"] for one in archived.does("search_messages", text="parcel")] == ["message_1"]


def test_a_new_message_brings_it_back_and_notifies(archived: Any) -> None:
    archived.arrives("receive_message", sender="PARCELCO", text="Delivered")
    assert names(archived) == ["PARCELCO", "Band", "Marta Rossi"]
    assert len(archived.phone.notifications) == 1


def test_a_muted_one_stays_archived(archived: Any) -> None:
    archived.does("set_conversation", conversation_id="conversation_3", muted=True)
    archived.arrives("receive_message", sender="PARCELCO", text="Delivered")
    assert names(archived, archived=True) == ["PARCELCO"]
    assert names(archived, unread=True) == []
    assert names(archived, unread=True, archived=True) == ["PARCELCO"]
    assert len(archived.phone.notifications) == 0


def test_what_the_owner_writes_or_others_do_to_old_messages_leaves_it_there(archived: Any) -> None:
    handle = archived.assistant()
    call = {"to": ["PARCELCO"], "text": "Thanks"}
    assert archived.changed(lambda: handle("messaging__send_message", call)) == [("messages", "created")]
    archived.arrives("sender_edits", message_id="message_1", text="Parcel 12 comes on Friday")
    archived.arrives("receive_reaction", message_id="message_7", by="PARCELCO", emoji="👍")
    assert names(archived, archived=True) == ["PARCELCO"]


def test_being_added_to_a_group_again_brings_it_back(world: Any) -> None:
    world.does("leave_group", conversation_id="conversation_1")
    world.does("set_conversation", conversation_id="conversation_1", archived=True)
    world.arrives("added_to_group", by="Marta", title="Band", members=["Ben"])
    assert "Band" in names(world)


def test_the_archive_on_the_screen(archived: Any) -> None:
    shown = archived.taps(OPEN)
    assert shown.splitlines()[:2] == ["Messages", "archived: 1"]
    assert "PARCELCO" not in shown
    shown = archived.taps(("show_archived", {}))
    assert shown.splitlines() == [
        "Archived conversations", "- [conversation_3] PARCELCO: Parcel 12 comes tomorrow (Sun 28 Feb 08:00) [archived]",
    ]  # fmt: skip
    assert "archived" in archived.taps(("open_conversation", {"conversation_id": "conversation_3"})).splitlines()
    shown = archived.taps(("back", {}), ("archive", {"conversation_id": "conversation_3", "archived": False}))
    assert shown == "Archived conversations\nnone"
    assert "[conversation_3]" in archived.taps(("back", {}))
    shown = archived.taps(*(("archive", {"conversation_id": f"conversation_{n}"}) for n in (1, 2, 3)))
    assert shown == "Messages\narchived: 3"


def test_the_archive_counts_what_is_unread_in_it(archived: Any) -> None:
    archived.does("set_conversation", conversation_id="conversation_3", unread=True)
    assert archived.taps(OPEN).splitlines()[1] == "archived: 1, 1 unread"
    assert archived.taps(("show_unread", {})) == "Unread conversations\nnone"


def test_pinned_ones_come_first_in_the_archive_too(archived: Any) -> None:
    archived.does("set_conversation", conversation_id="conversation_2", archived=True)
    archived.does("set_conversation", conversation_id="conversation_3", pinned=True)
    items = archived.taps(OPEN, ("show_archived", {})).splitlines()[1:]
    assert [item[3:17] for item in items] == ["conversation_3", "conversation_2"]
    assert "pinned" not in archived.taps(("back", {}))


def test_a_long_archive_has_pages(world: Any) -> None:
    for n in range(22):
        talk = world.does("start_conversation", to=[f"+44 20 00000{n:02}"])["id"]
        world.does("set_conversation", conversation_id=talk, archived=True)
    assert world.taps(OPEN, ("show_archived", {}), ("show_more", {})).count("- [") == 2
    assert "no more conversations" in world.user.do("show_more").error
    assert len(world.does("list_conversations", archived=True, limit=5, offset=20)) == 2


def test_many_archived_ones_hide_none_of_the_others(world: Any) -> None:
    app = world.app
    with world.phone.step("world"):
        for n in range(450):
            app.phone.journal.now = world.phone.now + timedelta(seconds=n)
            app.receive_message(f"+44 20 5550 {n:03}", "Hi")
        for talk in [one for one in app.conversations if one.unread_count]:
            app.conversations.update(talk.changed(archived=True))
    assert names(world) == ["Band", "Marta Rossi", "PARCELCO"]
    assert len(names(world, archived=True, limit=100)) == 100


def test_archived_and_blocked_are_two_lists(world: Any) -> None:
    assert "blocked: give archived or blocked" in world.fails("list_conversations", archived=True, blocked=True)
