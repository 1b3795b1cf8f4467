"""Writing, ticking, filing, sharing and deleting notes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare_apps.attachments import attachment
from pare_apps.notes import Note


def test_a_note_is_made(world: Any) -> None:
    made = world.changed(
        lambda: world.does("create_note", title=" Gate ", text="- [ ] ask", note_folder_id="trips", tags=["#House"],
                           pinned=True, attachments=["keys/plan.pdf"])
    )  # fmt: skip
    assert made == [("notes.notes", "note_7", ("created",))]
    note = world.note("note_7")
    assert (note.title, note.text, note.note_folder_id, note.tags, note.pinned) == (
        "Gate", "- [ ] ask", "trips", ("house",), True,
    )  # fmt: skip
    assert note.edited_at == world.phone.now
    assert attachment(world.phone, "note_7/plan.pdf").text == "Two doors"


def test_a_copy_takes_everything_along(world: Any) -> None:
    copy = world.does("create_note", title="Keys 2", text="More", tags=["spare"], copy_of="keys")
    assert copy["text"].endswith("- [x] mow\nMore")
    assert (copy["private"], copy["tags"]) == (["Door code"], ["house", "spare"])
    assert [file["name"] for file in copy["attachments"]] == ["plan.pdf"]
    assert world.does("create_note", title="P", copy_of="pack")["note_folder_id"] == "trips"


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        ("create_note", {"title": " "}, "title: must not be empty"),
        ("create_note", {"title": "x", "text": "\x00"}, "text: holds control characters"),
        ("create_note", {"title": "x", "note_folder_id": "f"}, "note_folder_id: no note folder has the id 'f'"),
        ("create_note", {"title": "x", "tags": ["#"]}, "tags: must not be empty"),
        ("create_note", {"title": "x", "attachments": ["keys/x"]}, "attachments: keys carries plan.pdf, not 'x'"),
        ("create_note", {"title": "x", "copy_of": "gone"}, "copy_of: no note has the id 'gone'"),
        ("write_note", {"note_id": "keys", "text": " "}, "text: must not be empty"),
        ("write_note", {"note_id": "keys", "text": "x", "section": "Attic"}, "section: there is no section 'Attic'"),
        ("write_note", {"note_id": "keys", "text": "x" * 20_000}, "text: string should have at most 20000"),
        ("write_note", {"note_id": "old", "text": "x"}, "note_id: old is among the recently deleted"),
        ("write_note", {"note_id": "keys", "text": "x", "how": "above"}, "how: input should be 'append'"),
        ("update_note", {"note_id": "keys"}, "title: give at least one of title, pinned"),
        ("update_note", {"note_id": "keys", "private": ["Attic"]}, "private: there is no section 'Attic'"),
        ("update_note", {"note_id": "keys", "shared_with": ["Zed"]}, "shared_with: 'Zed' is nobody in the contacts"),
        (
            "update_note",
            {"note_id": "keys", "shared_with": ["blank"]},
            "shared_with: the card of Lee Blank has neither",
        ),
        ("update_note", {"note_id": "keys", "title": ""}, "title: must not be empty"),
        ("tick_item", {"note_id": "pack", "item": "pass"}, "item: 'pass' could be Passport, Passport photo"),
        ("tick_item", {"note_id": "limit", "item": "x"}, "item: the note has no checklist"),
        ("delete_note", {"note_id": "old"}, "note_id: old is among the recently deleted"),
        ("delete_note", {"note_id": "keys", "undo": True}, "note_id: keys is not among the recently deleted"),
        ("delete_note", {"note_id": "keys", "forever": True}, "note_id: keys is not among the recently deleted"),
        ("delete_note", {"note_id": "old", "undo": True, "forever": True}, "forever: give undo or forever"),
        ("delete_note", {"note_id": "none"}, "note_id: no note has the id 'none'"),
        ("share_note", {"note_id": "keys", "to": []}, "to: name at least one person"),
        ("share_note", {"note_id": "keys", "to": ["Zed"]}, "to: 'Zed' is nobody"),
        ("share_note", {"note_id": "diary", "to": ["Jo"]}, "include_private: diary is locked"),
        ("share_note", {"note_id": "keys", "to": ["Jo"], "section": "Cellar"}, "include_private: the section 'Cellar'"),
        ("share_note", {"note_id": "old", "to": ["Jo"]}, "note_id: old is among the recently deleted"),
        ("save_folder", {"name": "trips"}, "name: there is a folder 'Trips' already (trips)"),
        ("save_folder", {"name": "NOTES"}, "name: there is a folder 'Notes' already (notes)"),
        ("save_folder", {"name": ""}, "name: must not be empty"),
        ("save_folder", {"name": "x", "note_folder_id": "notes"}, "note_folder_id: Notes stays as it is"),
        ("delete_folder", {"note_folder_id": "notes"}, "note_folder_id: Notes stays as it is"),
        ("delete_folder", {"note_folder_id": "f"}, "note_folder_id: no note folder has the id 'f'"),
        ("list_notes", {"note_folder_id": "f"}, "note_folder_id: no note folder"),
        ("list_notes", {"deleted": True, "pinned": True}, "deleted: leave note_folder_id and pinned out"),
    ],
)
def test_what_is_wrong_is_named(world: Any, operation: str, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails(operation, **arguments)


def test_writing_changes_the_text_alone(world: Any) -> None:
    wrote = world.changed(lambda: world.does("write_note", note_id="keys", text="Callum has none."))
    assert wrote == [("notes.notes", "keys", ("text",))]
    assert world.note("keys").text.endswith("- [x] mow\nCallum has none.")
    world.does("write_note", note_id="keys", text="5520", how="replace", section="cellar")
    assert "### Cellar\n5520\n\n## Garden" in world.note("keys").text
    world.does("write_note", note_id="keys", text="", how="replace")
    assert world.note("keys").text == ""


def test_ticking_changes_one_item(world: Any) -> None:
    world.phone.advance(world.phone.now + timedelta(minutes=1))
    ticked = world.changed(lambda: world.does("tick_item", note_id="pack", item="passport"))
    assert ticked == [("notes.notes", "pack", ("text",))]
    assert world.note("pack").text.startswith("- [x] Passport\n- [ ] Passport photo\n* [X] Tent")
    assert world.note("pack").edited_at == world.phone.now
    assert world.changed(lambda: world.does("tick_item", note_id="pack", item="Passport")) == []
    world.does("tick_item", note_id="pack", item="tent", ticked=False)
    assert "* [ ] Tent" in world.note("pack").text


def test_filing_leaves_the_text_and_its_date(world: Any) -> None:
    before = world.note("keys")
    filed = world.changed(
        lambda: world.does("update_note", note_id="keys", note_folder_id="trips", pinned=True, tags=[], locked=True,
                           private=["garden", "Door code"], shared_with=["Jo", "kim@example.com", "+47 555 0101"])
    )  # fmt: skip
    fields = ("note_folder_id", "pinned", "tags", "private", "locked", "shared_with")
    assert filed == [("notes.notes", "keys", fields)]
    note = world.note("keys")
    assert (note.private, note.shared_with) == (("Garden", "Door code"), ("+475550101", "kim@example.com"))
    assert note.edited_at == before.edited_at
    world.does("update_note", note_id="keys", title="All keys", attachments=[])
    assert (world.note("keys").title, world.note("keys").attachments) == ("All keys", ())
    assert world.note("keys").edited_at == world.phone.now


def test_a_deleted_note_can_be_brought_back(world: Any) -> None:
    assert world.changed(lambda: world.does("delete_note", note_id="pack")) == [
        ("notes.notes", "pack", ("deleted_at",))
    ]
    assert [note["id"] for note in world.reads("list_notes", deleted=True)] == ["pack", "old"]
    world.does("delete_folder", note_folder_id="trips")
    world.does("delete_note", note_id="pack", undo=True)
    assert (world.note("pack").note_folder_id, world.note("pack").deleted_at) == ("notes", None)
    assert world.changed(lambda: world.does("delete_note", note_id="old", forever=True)) == [
        ("notes.notes", "old", ("removed",))
    ]


def test_folders_are_made_renamed_and_deleted(world: Any) -> None:
    made = world.does("save_folder", name="Work")
    assert made["id"] == "note_folder_2"
    assert world.changed(lambda: world.does("save_folder", name="Jobs", note_folder_id="note_folder_2")) == [
        ("notes.folders", "note_folder_2", ("name",))
    ]
    named = [(one["note_folder"]["name"], one["notes"]) for one in world.reads("list_folders")]
    assert named == [("Notes", 4), ("Jobs", 0), ("Trips", 1)]
    world.does("delete_folder", note_folder_id="trips", notes="delete")
    assert world.note("pack").deleted_at == world.phone.now
    fork = world.app.notes["keys"].note_folder_id
    assert fork == "notes"


def test_deleting_a_folder_keeps_its_notes(world: Any) -> None:
    gone = world.changed(lambda: world.does("delete_folder", note_folder_id="trips"))
    moved = [("notes.notes", id, ("note_folder_id",)) for id in ("pack", "old")]
    assert gone == [*moved, ("notes.folders", "trips", ("removed",))]
    world.does("delete_note", note_id="old", undo=True)
    assert world.note("old").note_folder_id == "notes"


def test_lists_show_pinned_ones_first_and_only_beginnings(world: Any) -> None:
    rows = world.reads("list_notes")
    assert [row["id"] for row in rows] == ["limit", "pack", "keys", "diary", "dateless"]
    assert "text" not in rows[0]
    assert (rows[2]["excerpt"][:30], rows[2]["files"]) == ("Birgitta has ours, second floo", ["plan.pdf"])
    ids = lambda **asked: [row["id"] for row in world.reads("list_notes", **asked)]  # noqa: E731
    assert ids(note_folder_id="trips") == ["pack"]
    assert ids(note_folder_id="notes", limit=2, offset=1) == ["keys", "diary"]
    assert ids(limit=1) + ids(limit=2, offset=1) + ids(offset=3) == ids()
    assert ids(pinned=False, limit=1) == ["pack"]
    assert ids(tag="#house") == ids(tag="House") == ["keys"]
    assert ids(text="doors") == ids(text="roses") == ["keys"]
    assert ids(text="a", note_folder_id="notes") == ["limit"]
    assert ids(text="old") == []
    assert ids(text="old", deleted=True) == ["old"]
    assert world.reads("read_note", note_id="keys")["text"].startswith("Birgitta")


def test_a_message_leaves_private_sections_out(world: Any) -> None:
    sent = world.changed(lambda: world.does("share_note", note_id="keys", to=["Jo"], message="For you"))
    assert [(table, fields) for table, _, fields in sent if "created" in fields][-1] == (
        "messaging.messages", ("created",)
    )  # fmt: skip
    text = world.phone.app_named("messaging").messages.where(newest=True, limit=1)[0].text
    assert text.startswith("For you\n\nKeys\n\nBirgitta has ours")
    assert "## Garden" in text
    assert "4417" not in text
    assert "9902" not in text


def test_a_mail_carries_what_was_asked_for(world: Any) -> None:
    world.does(
        "share_note", note_id="keys", to=["Kim"], by="email", section="door code", include_private=True,
        attach_files=True,
    )  # fmt: skip
    mail = world.phone.app_named("email").emails.where(newest=True, limit=1)[0]
    assert (mail.subject, mail.to, mail.folder) == ("Keys", ("kim@example.com",), "sent")
    assert mail.body == "## Door code\n4417\n\n### Cellar\n9902"
    assert [file.name for file in mail.attachments] == ["plan.pdf"]
    world.does("share_note", note_id="diary", to=["Kim"], by="email", include_private=True)
    assert world.phone.app_named("email").emails.where(newest=True, limit=1)[0].body == "Secret thoughts"


def test_a_note_that_is_all_private_is_not_shared(world: Any) -> None:
    note = world.does("create_note", title="Codes", text="# PIN\n1234")
    world.does("update_note", note_id=note["id"], private=["PIN"])
    assert "include_private: all of note_7 is private" in world.fails("share_note", note_id=note["id"], to=["Jo"])
    world.does("share_note", note_id="dateless", to=["Jo"])
    assert world.phone.app_named("messaging").messages.where(newest=True, limit=1)[0].text == "Someday"


def test_without_the_other_app_nothing_is_sent(world: Any) -> None:
    from pare.errors import BadInput
    from pare.phone import Phone
    from pare_apps.notes import Notes

    phone = Phone([Notes], world.phone.now)
    with phone.step("world"):
        phone.app(Notes).create_note("Keys", "On the hook")
    with pytest.raises(BadInput, match="by: there is no messaging app"), phone.step("user"):
        phone.app(Notes).share_note("note_1", ("+47 555 0101",))


@pytest.mark.parametrize(
    "fields",
    [{"title": ""}, {"tags": ("#",)}, {"attachments": ({"name": "a"}, {"name": "a"})}, {"text": "x" * 20_001}],
)
def test_a_note_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        Note.model_validate({"title": "x", **fields})
