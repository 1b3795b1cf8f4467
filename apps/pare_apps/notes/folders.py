"""Writing folders."""

from __future__ import annotations

from typing import Literal

from pare.app import write
from pare.errors import BadInput, shortened
from pare.phrases import plain
from pare_apps.fields import Bare, named_faults
from pare_apps.notes.model import BIN, NOTES, Note, NoteFolder, folder
from pare_apps.notes.reading import Reading


class Folders(Reading):
    """Making, renaming and deleting folders."""

    @write
    def save_folder(self, name: Bare[str], note_folder_id: str | None = None) -> NoteFolder:
        """Make a folder, or rename one.

        Args:
            name: Its name.
            note_folder_id: The one to rename; never Notes.
        """
        before = None if note_folder_id is None else self._own(note_folder_id)
        with named_faults():
            wanted = NoteFolder(name=name) if before is None else before.changed(name=name)
        for other in (self.folder_of(NOTES), *self.folders):
            if other.id != wanted.id and plain(other.name) == plain(wanted.name):
                raise BadInput(f"name: there is a folder {shortened(other.name)} already ({other.id})")
        return self.folders.add(wanted) if before is None else self.folders.update(wanted)

    @write
    def delete_folder(self, note_folder_id: str, notes: Literal["move", "delete"] = "move") -> None:
        """Delete a folder.

        Args:
            note_folder_id: Never Notes.
            notes: What becomes of its notes: moved to Notes, or put among the recently deleted.
        """
        gone = self._own(note_folder_id)
        for note in self.notes.where(shelves=folder(gone.id)):
            deleted = {} if notes == "move" else {"deleted_at": self.now}
            self.notes.update(note.changed(note_folder_id=NOTES, **deleted))
        for note in self.notes.where(shelves=BIN):
            if note.note_folder_id == gone.id:
                self.notes.update(note.changed(note_folder_id=NOTES))
        self.folders.remove(gone.id)

    def live(self, note_id: str) -> Note:
        """A note that is not among the recently deleted.

        Raises:
            BadInput: it is, or there is none.
        """
        note = self.notes[note_id]
        if note.deleted_at is not None:
            raise BadInput(f"note_id: {note.id} is among the recently deleted; restore it first")
        return note

    def _own(self, note_folder_id: str) -> NoteFolder:
        if note_folder_id == NOTES:
            raise BadInput("note_folder_id: Notes stays as it is; choose another folder")
        return self.folders[note_folder_id]
