"""What can be looked up: folders, lists of notes, and a note."""

from __future__ import annotations

from itertools import chain
from typing import Annotated, Any

from pydantic import Field, PlainSerializer, SerializationInfo

from pare.app import App, read
from pare.errors import BadInput
from pare.phrases import plain
from pare.table import Table
from pare_apps.fields import Bare
from pare_apps.notes.markdown import public
from pare_apps.notes.model import BIN, NOTES, FolderSummary, Note, NoteFolder, folder, shelf

Limit = Annotated[int, Field(ge=1, le=50)]
Offset = Annotated[int, Field(ge=0)]
_EXCERPT = 120


def excerpt(note: Note, limit: int = _EXCERPT) -> str:
    """The beginning of what a note shows to others, in one line; nothing of a locked one."""
    text = "" if note.locked else " ".join(public(note.text, note.private).split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _brief(note: Note, info: SerializationInfo) -> dict[str, Any]:
    told = note.model_dump(mode="json", exclude={"text", "attachments"}, context=info.context)
    return {**told, "excerpt": excerpt(note), "files": [file.name for file in note.attachments]}


ListedNote = Annotated[Note, PlainSerializer(_brief, return_type=dict[str, Any], when_used="json")]
"""A note as lists show it, with the beginning of what is not private."""


class Reading(App):
    """Folders and notes, to be read."""

    folders: Table[NoteFolder]
    notes: Table[Note]

    @read
    def list_folders(self) -> tuple[FolderSummary, ...]:
        """All folders of notes with how many each holds; the recently deleted are not among them."""
        every = (self.folder_of(NOTES), *(row for row in self.folders if row.id != NOTES))
        return tuple(FolderSummary(note_folder=one, notes=self.notes.count(shelves=folder(one.id))) for one in every)

    @read
    def list_notes(
        self, note_folder_id: Bare[str] = "", text: str = "", tag: Bare[str] = "", pinned: Bare[bool | None] = None,
        deleted: bool = False, limit: Limit = 20, offset: Offset = 0,
    ) -> tuple[ListedNote, ...]:  # fmt: skip
        """Notes that fit, pinned ones first, then the latest changed; only their beginnings: read_note gives the text.

        Args:
            note_folder_id: Only of this folder.
            text: Beginnings of words in title, text, tags and files.
            tag: Only with this tag.
            pinned: Only pinned ones, or only others.
            deleted: The recently deleted instead; they lie in no folder and are not pinned.
            limit: At most so many.
            offset: How many to skip.
        """
        if deleted and (note_folder_id or pinned is not None):
            raise BadInput("deleted: leave note_folder_id and pinned out for the recently deleted")
        place = self.folder_of(note_folder_id).id if note_folder_id else ""
        shelves = [BIN] if deleted else [shelf(place, True), shelf(place, False)]
        if pinned is not None:
            shelves = [shelf(place, pinned)]
        tags: dict[str, Any] = {"tags": plain(tag).lstrip("# ")} if tag.strip() else {}
        if text.strip():
            most = offset + limit
            pages = (self.notes.search(text, newest=True, limit=most, shelves=one, **tags) for one in shelves)
            return tuple(chain.from_iterable(pages))[offset:most]
        page: list[Note] = []
        for one in shelves:
            page += self.notes.where(newest=True, offset=offset, limit=limit - len(page), shelves=one, **tags)
            offset = max(0, offset - self.notes.count(shelves=one, **tags))
        return tuple(page)

    @read
    def read_note(self, note_id: Bare[str]) -> Note:
        """A note in full: its text in Markdown, with private sections, its files with their texts, who else sees it.

        Args:
            note_id: The note.
        """
        return self.notes[note_id]

    def folder_of(self, note_folder_id: str) -> NoteFolder:
        """The folder of that id; Notes is always there.

        Raises:
            Unknown: there is no such folder.
        """
        if note_folder_id == NOTES:
            return self.folders.get(NOTES) or NoteFolder(id=NOTES, name="Notes")
        return self.folders[note_folder_id]
