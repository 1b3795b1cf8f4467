"""How notes read on the screens."""

from __future__ import annotations

from pare.screen import Item
from pare_apps import people
from pare_apps.notes.app import Notes
from pare_apps.notes.markdown import boxes
from pare_apps.notes.model import LONG_AGO, Note
from pare_apps.notes.reading import excerpt


def row(app: Notes, note: Note) -> Item:
    """A note in a list: title, beginning, and what is special about it."""
    items = boxes(note.text)
    marks = {
        "pinned": note.pinned,
        "locked": note.locked,
        "shared": bool(note.people),
        f"{sum(item.ticked for item in items)} of {len(items)} ticked": bool(items),
    }
    told = [mark for mark, holds in marks.items() if holds]
    begins = excerpt(note, 60)
    return Item.of(note, note.title + (f": {begins}" if begins else "") + (f" [{'; '.join(told)}]" if told else ""))


def facts(app: Notes, note: Note) -> list[str]:
    """What is known of a note besides its text, a line each."""
    edited = "" if note.edited_at == LONG_AGO else app.local(note.edited_at)
    if note.edited_by:
        edited += f" by {people.label(app.phone, note.edited_by)}"
    told = {
        "Recently deleted": "" if note.deleted_at is None else app.local(note.deleted_at),
        "Folder": app.folder_of(note.note_folder_id).name,
        "Pinned": "yes" if note.pinned else "",
        "Locked": "yes" if note.locked else "",
        "Tags": ", ".join(note.tags),
        "Shared by": note.shared_by and people.label(app.phone, note.shared_by),
        "Shared with": ", ".join(people.label(app.phone, who) for who in note.shared_with),
        "Changed": edited,
    }
    return [f"{name}: {fact}" for name, fact in told.items() if fact]
