"""The notes app's screens of many notes: folders, one folder, search, the recently deleted."""

from __future__ import annotations

from typing import Literal

from pare.screen import Item, Screen, View, tap
from pare_apps.notes import note_screens
from pare_apps.notes.app import Names, Notes
from pare_apps.notes.model import BIN, NOTES, Note
from pare_apps.notes.telling import row

PAGE = 20


def _page(app: Notes, title: str, found: tuple[Note, ...]) -> View:
    """A page of notes, given one more than it shows if there are more."""
    lines = ["(more below)"] if len(found) > PAGE else [] if found else ["(no notes)"]
    return View(title, lines, (row(app, note) for note in found[:PAGE]))


class FolderList(Screen[Notes], root=True):
    """All folders with how many notes they hold, and the pinned notes."""

    def show(self, app: Notes) -> View:
        """The folders, then up to ten pinned notes."""
        folders = [Item.of(one.note_folder, f"{one.note_folder.name} ({one.notes})") for one in app.list_folders()]
        pinned = [row(app, note) for note in app.list_notes(pinned=True, limit=10)]
        return View("Notes", [f"Recently deleted: {app.notes.count(shelves=BIN)}"], folders + pinned)

    @tap
    def open_folder(self, app: Notes, note_folder_id: str) -> FolderView:
        """Open a folder.

        Args:
            note_folder_id: The folder.
        """
        return FolderView(app.folder_of(note_folder_id).id)

    @tap
    def open_all(self, app: Notes) -> NoteSearch:
        """Show the notes of all folders."""
        return NoteSearch()

    @tap
    def open_note(self, app: Notes, note_id: str) -> note_screens.NoteView:
        """Open a note.

        Args:
            note_id: The note.
        """
        return note_screens.NoteView(app.notes[note_id].id)

    @tap
    def search(self, app: Notes, text: str) -> NoteSearch:
        """Search all notes.

        Args:
            text: Beginnings of words in title, text, tags and files.
        """
        return NoteSearch(text)

    @tap
    def open_tag(self, app: Notes, tag: str) -> NoteSearch:
        """Show the notes with a tag.

        Args:
            tag: The tag.
        """
        return NoteSearch(tag=tag)

    @tap
    def open_deleted(self, app: Notes) -> DeletedNotes:
        """Show the recently deleted notes."""
        return DeletedNotes()

    @tap
    def save_folder(self, app: Notes, name: str) -> FolderView:
        """Make a folder; it opens.

        Args:
            name: Its name.
        """
        return FolderView(app.save_folder(name).id)

    @tap
    def create_note(
        self, app: Notes, title: str, text: str = "", note_folder_id: str = "", tags: Names = (), pinned: bool = False,
        attachments: Names = (),
    ) -> note_screens.NoteView:  # fmt: skip
        """Write a new note; it opens.

        Args:
            title: Its title.
            text: Its text in Markdown; "- [ ] Milk" is a checklist's item.
            note_folder_id: Its folder; left out: Notes.
            tags: Words to find it by.
            pinned: On top of its folder.
            attachments: Files, each as "<id of the message, mail or note that carries it>/<file name>".
        """
        return note_screens.NoteView(app.create_note(title, text, note_folder_id, tags, pinned, attachments).id)


class FolderView(Screen[Notes]):
    """One folder's notes, the pinned ones first, then the latest changed."""

    note_folder_id: str
    page: int = 0

    def show(self, app: Notes) -> View:
        """Twenty notes."""
        found = app.list_notes(self.note_folder_id, limit=PAGE + 1, offset=self.page * PAGE)
        return _page(app, app.folder_of(self.note_folder_id).name, found)

    def alive(self, app: Notes) -> bool:
        """False once the folder is deleted."""
        return self.note_folder_id == NOTES or self.note_folder_id in app.folders

    @tap
    def open_note(self, app: Notes, note_id: str) -> note_screens.NoteView:
        """Open a note.

        Args:
            note_id: The note.
        """
        return note_screens.NoteView(app.notes[note_id].id)

    @tap
    def create_note(
        self, app: Notes, title: str, text: str = "", tags: Names = (), pinned: bool = False, attachments: Names = ()
    ) -> note_screens.NoteView:
        """Write a new note in this folder; it opens.

        Args:
            title: Its title.
            text: Its text in Markdown; "- [ ] Milk" is a checklist's item.
            tags: Words to find it by.
            pinned: On top of the folder.
            attachments: Files, each as "<id of the message, mail or note that carries it>/<file name>".
        """
        return note_screens.NoteView(app.create_note(title, text, self.note_folder_id, tags, pinned, attachments).id)

    @tap
    def rename_folder(self, app: Notes, name: str) -> None:
        """Rename this folder; Notes keeps its name.

        Args:
            name: Its new name.
        """
        app.save_folder(name, self.note_folder_id)

    @tap
    def delete_folder(self, app: Notes, notes: Literal["move", "delete"] = "move") -> None:
        """Delete this folder; Notes stays.

        Args:
            notes: What becomes of its notes: moved to Notes, or put among the recently deleted.
        """
        app.delete_folder(self.note_folder_id, notes)

    @tap
    def more(self, app: Notes) -> FolderView:
        """Show the next twenty."""
        return FolderView(self.note_folder_id, self.page + 1)


class NoteSearch(Screen[Notes]):
    """The notes of all folders, or those that a search or a tag finds."""

    text: str = ""
    tag: str = ""
    page: int = 0

    def show(self, app: Notes) -> View:
        """Twenty notes."""
        found = app.list_notes(text=self.text, tag=self.tag, limit=PAGE + 1, offset=self.page * PAGE)
        asked = f" with {self.text[:60]!r}" if self.text else f" tagged {self.tag[:60]!r}" if self.tag else ""
        return _page(app, f"All notes{asked}", found)

    @tap
    def open_note(self, app: Notes, note_id: str) -> note_screens.NoteView:
        """Open a note.

        Args:
            note_id: The note.
        """
        return note_screens.NoteView(app.notes[note_id].id)

    @tap
    def more(self, app: Notes) -> NoteSearch:
        """Show the next twenty."""
        return NoteSearch(self.text, self.tag, self.page + 1)


class DeletedNotes(Screen[Notes]):
    """The recently deleted notes, which can be restored or deleted for good."""

    page: int = 0

    def show(self, app: Notes) -> View:
        """Twenty notes."""
        return _page(app, "Recently deleted", app.list_notes(deleted=True, limit=PAGE + 1, offset=self.page * PAGE))

    @tap
    def open_note(self, app: Notes, note_id: str) -> note_screens.NoteView:
        """Open a note.

        Args:
            note_id: The note.
        """
        return note_screens.NoteView(app.notes[note_id].id)

    @tap
    def more(self, app: Notes) -> DeletedNotes:
        """Show the next twenty."""
        return DeletedNotes(self.page + 1)
