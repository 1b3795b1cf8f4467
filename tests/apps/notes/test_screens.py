"""What the user sees and taps, and that every writing operation is within reach."""

from __future__ import annotations

from typing import Any

import pytest

from pare.planner import plan
from pare_apps.notes import Notes

OPEN = ("open_app", {"app": "notes"})
KEYS = ("open_note", {"note_id": "keys"})
INBOX = ("open_folder", {"note_folder_id": "notes"})


def test_folders_and_their_notes(world: Any) -> None:
    assert world.taps(OPEN).splitlines() == [
        "Notes", "Recently deleted: 1", "- [notes] Notes (4)", "- [trips] Trips (1)",
        "- [limit] Flat: At most 760 [pinned]",
    ]  # fmt: skip
    assert world.taps(INBOX).splitlines() == [
        "Notes",
        "- [limit] Flat: At most 760 [pinned]",
        "- [keys] Keys: Birgitta has ours, second floor. ## Garden - [ ] water the … [1 of 2 ticked]",
        "- [diary] Diary [locked]",
        "- [dateless] Someday",
    ]
    assert world.taps(("back", {}), ("open_all", {})).count("\n- [") == 5
    assert world.taps(("back", {}), ("search", {"text": "roses"})).count("\n- [") == 1
    assert world.taps(("back", {}), ("open_tag", {"tag": "house"})).splitlines()[0] == "All notes tagged 'house'"


def test_a_note_shows_everything(world: Any) -> None:
    shown = world.taps(OPEN, INBOX, KEYS).splitlines()
    assert shown[:6] == [
        "Keys", "Folder: Notes", "Tags: house", "Changed: Fri 12 Mar 2027 05:00", "",
        "Birgitta has ours, second floor.",
    ]  # fmt: skip
    assert shown[-5:] == [
        "keys/plan.pdf (application/pdf, 120 kB)", "Two doors", "- [Door code] section (private)",
        "- [Cellar] section (private)", "- [Garden] section",
    ]  # fmt: skip


def test_a_section_is_edited_on_its_own_screen(world: Any) -> None:
    shown = world.taps(OPEN, INBOX, KEYS, ("open_section", {"section": "door code"}))
    assert shown.splitlines() == ["Keys: Door code (private)", "4417", "", "### Cellar", "9902"]
    assert "5520" in world.taps(("write_note", {"text": "5520"}))
    assert "include_private" in world.user.do("share_note", {"to": ["Jo"]}).error
    world.taps(("share_note", {"to": ["Jo"], "include_private": True}))
    assert world.taps(("write_note", {"text": "", "how": "replace"})).startswith("Keys\nFolder")
    assert "Door code" not in world.note("keys").text
    assert "there is no section" in world.user.do("open_section", {"section": "Attic"}).error


def test_deleting_and_restoring(world: Any) -> None:
    world.taps(OPEN, ("open_deleted", {}), ("open_note", {"note_id": "old"}))
    assert "Recently deleted: Thu 11 Mar 2027 04:00" in world.user.look().view.render()
    assert "in no folder" in world.user.do("open_folder").error
    world.taps(("delete_note", {"undo": True}))
    assert world.taps(("open_folder", {})).splitlines()[0] == "Trips"
    world.taps(("open_note", {"note_id": "old"}), ("delete_note", {}), ("delete_note", {"forever": True}))
    assert world.user.look().screen != "notes.NoteView"


def test_a_deleted_folder_leaves_the_stack(world: Any) -> None:
    world.taps(OPEN, ("save_folder", {"name": "Work"}), ("rename_folder", {"name": "Jobs"}))
    assert world.user.look().view.title == "Jobs"
    world.taps(("create_note", {"title": "Cabs"}), ("back", {}), ("delete_folder", {}))
    assert world.user.look().screen == "notes.FolderList"


def test_long_folders_have_pages(world: Any) -> None:
    for number in range(25):
        world.does("create_note", title=f"Note {number}", note_folder_id="trips")
    assert world.taps(OPEN, ("open_folder", {"note_folder_id": "trips"})).count("\n- [") == 20
    assert world.taps(("more", {})).count("\n- [") == 6
    assert (
        world.taps(("go_home", {}), OPEN, ("back", {}), ("back", {}), ("open_all", {}), ("more", {})).count("\n- [")
        == 10
    )


FORM = {"text": "Soup", "tags": ["food"], "pinned": True, "attachments": ["keys/plan.pdf"]}
ALL = {
    "title": "All keys", "note_folder_id": "trips", "pinned": True, "tags": ["x"], "private": ["Garden"],
    "locked": True, "shared_with": ["Jo"], "attachments": [],
}  # fmt: skip

BY_HAND: list[tuple[str, dict[str, Any], int]] = [
    ("create_note", {"title": "Menu"}, 2),
    ("create_note", {"title": "Menu", "note_folder_id": "trips", **FORM}, 2),
    ("create_note", {"title": "Copy", "copy_of": "limit"}, 3),
    ("create_note", {"title": "Copy", "copy_of": "keys", "note_folder_id": "trips", **FORM}, 4),
    ("write_note", {"note_id": "keys", "text": "x"}, 4),
    ("write_note", {"note_id": "limit", "text": "x", "how": "replace"}, 3),
    ("write_note", {"note_id": "keys", "text": "x", "how": "prepend", "section": "Garden"}, 4),
    ("update_note", {"note_id": "keys", **ALL}, 4),
    ("update_note", {"note_id": "pack", "pinned": True}, 4),
    ("tick_item", {"note_id": "pack", "item": "Lamp"}, 4),
    ("delete_note", {"note_id": "keys"}, 4),
    ("delete_note", {"note_id": "old", "undo": True}, 4),
    ("delete_note", {"note_id": "old", "forever": True}, 4),
    ("share_note", {"note_id": "keys", "to": ["Jo"]}, 4),
    ("share_note", {"note_id": "keys", "to": ["Kim"], "by": "email", "section": "Garden", "message": "Hi"}, 4),
    ("save_folder", {"name": "Work"}, 2),
    ("save_folder", {"name": "Travel", "note_folder_id": "trips"}, 3),
    ("delete_folder", {"note_folder_id": "trips", "notes": "delete"}, 3),
]


def test_every_writing_operation_is_here() -> None:
    tools = Notes.blueprint().tools.values()
    assert {f"notes__{operation}" for operation, *_ in BY_HAND} == {t.name for t in tools if t.kind == "write"}
    assert sum(tool.kind in ("read", "write") for tool in tools) == 11


@pytest.mark.parametrize(("operation", "arguments", "taps"), BY_HAND)
def test_taps_lead_to_the_same_effect(world: Any, operation: str, arguments: dict[str, Any], taps: int) -> None:
    assistants = type(world)(world.phone.fork())
    path = plan(world.phone, f"notes__{operation}", arguments)
    assert len(path) == taps, path
    world.taps(*((action.name, action.arguments) for action in path))
    assistants.does(operation, **arguments)
    for table in ("notes", "folders"):
        assert list(getattr(world.app, table)) == list(getattr(assistants.app, table))
