"""Short ways to put notes on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from pare.phone import Phone
from pare.scenario import Person
from pare_apps.attachments import Attachment
from pare_apps.notes import NOTES, Note, NoteFolder, Notes
from pare_scenarios.worlds.basics import when

_LONG_AGO = timedelta(days=30)


def note(
    phone: Phone, title: str, text: str = "", *files: Attachment, at: str = "", folder: str = "",
    items: Iterable[str] = (), done: Iterable[str] = (), shared: Iterable[Person] = (), **fields: Any,
) -> Note:  # fmt: skip
    """A note.

    Args:
        phone: where.
        title: its title.
        text: its text in Markdown; `## Codes` begins a section.
        *files: what is attached.
        at: local time of the last change; a month ago without it.
        folder: the name of its folder, made if need be.
        items: a checklist below the text.
        done: those of the items that are ticked.
        shared: who sees and changes it too.
        **fields: other fields of a note: `pinned`, `tags`, `private` (headings), `locked`, `shared_by`.
    """
    ticked = {*done}
    boxes = [f"- [{'x' if item in ticked else ' '}] {item}" for item in items]
    known: dict[str, Any] = {"edited_at": when(phone, at) if at else phone.now - _LONG_AGO}
    known["shared_with"] = tuple(one.number or one.email for one in shared)
    known["note_folder_id"] = note_folder(phone, folder) if folder else NOTES
    whole = "\n".join(part for part in (text, *boxes) if part)
    return phone.app(Notes).notes.add(Note(title=title, text=whole, attachments=files, **(known | fields)))


def note_folder(phone: Phone, name: str) -> str:
    """The id of the folder of notes of that name, made if need be."""
    if name.casefold() == NOTES:
        return NOTES
    folders = phone.app(Notes).folders
    known = next((one for one in folders if one.name == name), None)
    return (known or folders.add(NoteFolder(name=name))).id
