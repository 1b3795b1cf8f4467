"""The screens of one note and of one of its sections."""

from __future__ import annotations

from pare.errors import BadInput
from pare.phrases import plain
from pare.screen import Item, Screen, View, tap
from pare_apps.notes import screens
from pare_apps.notes.app import By, Names, Notes
from pare_apps.notes.markdown import How, hidden, in_section, lines_of, section, sections
from pare_apps.notes.telling import facts


class NoteView(Screen[Notes]):
    """One note: its text, sections and files, and all that can be done with it."""

    note_id: str

    def show(self, app: Notes) -> View:
        """Everything; sections can be opened one by one."""
        note = app.notes[self.note_id]
        lines = [*facts(app, note), *([""] if note.text else []), *(lines_of(note.text) if note.text else [])]
        for file in note.attachments:
            lines += [f"{note.id}/{file.name} ({file.media_type}, {file.size_kb} kB)", *file.text.splitlines()]
        secret = hidden(note.text, note.private)
        items = (
            Item("section", one.heading, f"section{' (private)' if one.start in secret else ''}")
            for one in sections(note.text)[:40]
        )
        return View(note.title, lines, items)

    def alive(self, app: Notes) -> bool:
        """False once the note is deleted for good."""
        return self.note_id in app.notes

    @tap
    def write_note(self, app: Notes, text: str, how: How = "append", section: str = "") -> None:
        """Write into the note, or into one of its sections.

        Args:
            text: What to write, in Markdown; "## Codes" begins a section.
            how: Below or above what is there, or in its place.
            section: The heading of the section; left out: the whole note.
        """
        app.write_note(self.note_id, text, how, section)

    @tap
    def tick_item(self, app: Notes, item: str, ticked: bool = True) -> None:
        """Tick an item of the checklist.

        Args:
            item: The item's text.
            ticked: False takes the tick away.
        """
        app.tick_item(self.note_id, item, ticked)

    @tap
    def update_note(
        self, app: Notes, title: str | None = None, note_folder_id: str | None = None, pinned: bool | None = None,
        tags: Names | None = None, private: Names | None = None, locked: bool | None = None,
        shared_with: Names | None = None, attachments: Names | None = None,
    ) -> None:  # fmt: skip
        """Rename, move, pin, tag, lock or share the note; what is left out stays.

        Args:
            title: Its title.
            note_folder_id: The folder it moves to.
            pinned: On top of its folder or not.
            tags: All its tags.
            private: Headings of all sections that others do not see.
            locked: Whether others see nothing of it.
            shared_with: All who see and change it too: names, numbers or mail addresses.
            attachments: All its files, each as "<id of the message, mail or note that carries it>/<file name>".
        """
        app.update_note(self.note_id, title, note_folder_id, pinned, tags, private, locked, shared_with, attachments)

    @tap
    def share_note(
        self, app: Notes, to: Names, by: By = "message", section: str = "", include_private: bool = False,
        message: str = "", attach_files: bool = False,
    ) -> None:  # fmt: skip
        """Send title and text by text message or mail; private sections are left out.

        Args:
            to: Names, numbers or groups; for a mail: addresses.
            by: How it goes.
            section: Only the section with this heading.
            include_private: Private sections, or a locked note, too.
            message: What to write above it.
            attach_files: Its files too.
        """
        app.share_note(self.note_id, to, by, section, include_private, message, attach_files)

    @tap
    def delete_note(self, app: Notes, undo: bool = False, forever: bool = False) -> None:
        """Put it among the recently deleted, or bring it back.

        Args:
            undo: Restore a deleted one.
            forever: Delete a recently deleted one for good.
        """
        app.delete_note(self.note_id, undo, forever)

    @tap
    def duplicate(
        self, app: Notes, title: str, text: str = "", note_folder_id: str = "", tags: Names = (), pinned: bool = False,
        attachments: Names = (),
    ) -> NoteView:  # fmt: skip
        """Make a copy; it opens.

        Args:
            title: The copy's title.
            text: What to write below.
            note_folder_id: Its folder; left out: the same.
            tags: Further tags.
            pinned: On top of its folder.
            attachments: Further files, each as "<id of the message, mail or note that carries it>/<file name>".
        """
        return NoteView(app.create_note(title, text, note_folder_id, tags, pinned, attachments, self.note_id).id)

    @tap
    def open_section(self, app: Notes, section: str) -> SectionView:
        """Open one section.

        Args:
            section: Its heading.
        """
        return SectionView(self.note_id, _heading(app, self.note_id, section))

    @tap
    def open_folder(self, app: Notes) -> screens.FolderView:
        """Open the folder that the note lies in."""
        note = app.notes[self.note_id]
        if note.deleted_at is not None:
            raise BadInput(f"note_id: {note.id} is among the recently deleted, in no folder")
        return screens.FolderView(note.note_folder_id)


class SectionView(Screen[Notes]):
    """One section of a note."""

    note_id: str
    section: str

    def show(self, app: Notes) -> View:
        """The section's text."""
        note = app.notes[self.note_id]
        one = section(note.text, self.section)
        mark = " (private)" if one.start in hidden(note.text, note.private) else ""
        return View(f"{note.title}: {one.heading}{mark}", lines_of(in_section(note.text, one)))

    def alive(self, app: Notes) -> bool:
        """False once the section, or the note, is gone."""
        note = app.notes.get(self.note_id)
        if note is None:
            return False
        return sum(plain(one.heading) == plain(self.section) for one in sections(note.text)) == 1

    @tap
    def write_note(self, app: Notes, text: str, how: How = "append") -> None:
        """Write into this section.

        Args:
            text: What to write, in Markdown.
            how: Below or above what is there, or in its place; an empty text takes the section out.
        """
        app.write_note(self.note_id, text, how, self.section)

    @tap
    def share_note(
        self, app: Notes, to: Names, by: By = "message", include_private: bool = False, message: str = "",
        attach_files: bool = False,
    ) -> None:  # fmt: skip
        """Send this section by text message or mail.

        Args:
            to: Names, numbers or groups; for a mail: addresses.
            by: How it goes.
            include_private: Even if it is private.
            message: What to write above it.
            attach_files: The note's files too.
        """
        app.share_note(self.note_id, to, by, self.section, include_private, message, attach_files)


def _heading(app: Notes, note_id: str, heading: str) -> str:
    return section(app.notes[note_id].text, heading).heading
