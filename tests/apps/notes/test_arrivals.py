"""What other people do to shared notes."""

from __future__ import annotations

from typing import Any

import pytest

from pare.errors import BadInput


def test_somebody_shares_a_note(world: Any) -> None:
    note = world.arrives(
        "note_shared", by="Jo Berg", title="Rota", text="- [ ] Friday", attachments=[{"name": "rota.pdf"}]
    )
    assert (note.shared_by, note.people, note.note_folder_id) == ("+475550101", ("+475550101",), "notes")
    assert world.headline() == "Jo Berg shared a note: Rota"
    assert "- [ ] Friday" in world.last_entry()
    assert "Files: rota.pdf" in world.last_entry()
    world.does("tick_item", note_id=note.id, item="Friday")
    with pytest.raises(BadInput, match="title: must not be empty"):
        world.arrives("note_shared", by="Jo Berg", title=" ")
    with pytest.raises(BadInput, match="by: 'Nobody' is nobody"):
        world.arrives("note_shared", by="Nobody", title="x")


def test_somebody_changes_a_shared_note(world: Any) -> None:
    note = world.arrives("shared_note_changed", note_id="pack", by="jo@example.com", text="- [ ] Stove")
    assert note.text.endswith("- no box\n- [ ] Stove")
    assert (note.edited_by, note.edited_at) == ("jo@example.com", world.phone.now)
    assert world.headline() == "Jo Berg changed Packing"
    assert "append '- [ ] Stove'. It reads now:\n- [ ] Passport" in world.last_entry()
    world.arrives("shared_note_changed", note_id="pack", by="Jo", text="Nothing", how="replace")
    assert world.note("pack").text == "Nothing"
    for arguments, told in (
        ({"note_id": "keys", "by": "Jo", "text": "x"}, "by: keys is not shared with Jo Berg, but with none"),
        ({"note_id": "pack", "by": "Kim", "text": "x"}, "by: pack is not shared with Kim Ost, but with Jo Berg"),
        ({"note_id": "pack", "by": "Jo", "text": " "}, "text: must not be empty"),
        ({"note_id": "old", "by": "Jo", "text": "x"}, "note_id: old is among the recently deleted"),
    ):
        with pytest.raises(BadInput, match=told):
            world.arrives("shared_note_changed", **arguments)


def test_nobody_else_sees_or_changes_a_private_section(world: Any) -> None:
    world.does("update_note", note_id="keys", shared_with=["Jo"])
    world.arrives("shared_note_changed", note_id="keys", by="Jo", text="- [ ] hedge", section="Garden")
    assert "- [ ] hedge" in world.last_entry()
    assert "4417" not in world.last_entry()
    assert "4417" in world.note("keys").text
    with pytest.raises(BadInput, match="section: Cellar is private"):
        world.arrives("shared_note_changed", note_id="keys", by="Jo", text="1", section="Cellar")
    with pytest.raises(BadInput, match="section: the note has a private section"):
        world.arrives("shared_note_changed", note_id="keys", by="Jo", text="All new", how="replace")
    world.does("update_note", note_id="keys", locked=True)
    with pytest.raises(BadInput, match="note_id: keys is locked"):
        world.arrives("shared_note_changed", note_id="keys", by="Jo", text="x", section="Garden")


def test_somebody_ticks_an_item(world: Any) -> None:
    world.arrives("collaborator_ticks", note_id="pack", by="+47 555 0101", item="lamp")
    assert "1. [x] Lamp" in world.note("pack").text
    assert world.headline() == "Jo Berg ticked: lamp"
    world.arrives("collaborator_ticks", note_id="pack", by="Jo", item="Tent", ticked=False)
    assert world.headline() == "Jo Berg unticked: Tent"
    assert "* [ ] Tent" in world.last_entry()
    with pytest.raises(BadInput, match="item: no item is called 'Boat'"):
        world.arrives("collaborator_ticks", note_id="pack", by="Jo", item="Boat")


def test_a_notification_opens_the_note(world: Any) -> None:
    world.arrives("note_shared", by="kim@example.com", title="Menu", text="Soup")
    note = world.phone.notifications.where(newest=True, limit=1)[0]
    shown = world.taps(("open_notification", {"notification_id": note.id}))
    assert shown.startswith("Menu\nFolder: Notes\nShared by: Kim Ost\nChanged: Fri 12 Mar 2027 10:00 by Kim Ost")
