"""The notes app: writing, ticking, filing and sharing notes."""

from __future__ import annotations

from typing import Any, Literal

from pare.app import write
from pare.entity import Entity
from pare.errors import BadInput, listed
from pare.screen import Screen
from pare_apps.attachments import Attachment, attachment
from pare_apps.email.app import EmailApp
from pare_apps.email.model import Email
from pare_apps.fields import Bare, named_faults
from pare_apps.messaging import texts
from pare_apps.messaging.app import Messaging
from pare_apps.messaging.model import Message
from pare_apps.notes.arrivals import Arrivals
from pare_apps.notes.markdown import How, hidden, public, section, with_tick, written
from pare_apps.notes.model import NOTES, Note, NoteFolder

Names = tuple[str, ...]
By = Literal["message", "email"]
LONGEST_MESSAGE = 10_000


class Notes(Arrivals):
    """Notes in folders: text with sections and checklists, shared or private."""

    @write
    def create_note(
        self, title: Bare[str], text: str = "", note_folder_id: str = "", tags: Bare[Names] = (),
        pinned: Bare[bool] = False, attachments: Names = (), copy_of: str | None = None,
    ) -> Note:  # fmt: skip
        """Make a note.

        Args:
            title: Its title.
            text: In Markdown; "- [ ] Milk" is a checklist's item.
            note_folder_id: Left out: that of `copy_of`, else Notes.
            tags: Words to find it by.
            pinned: On top of its folder.
            attachments: Files, each as "<id of the message, mail or note that carries it>/<file name>".
            copy_of: Id of a note whose text, tags and files it begins with.
        """
        original = None if copy_of is None else self._note(copy_of, "copy_of")
        place = note_folder_id or (NOTES if original is None else original.note_folder_id)
        files = self._files(attachments, () if original is None else original.attachments)
        with named_faults():
            note = Note(
                title=title, text=text if original is None else written(original.text, text, "append"),
                note_folder_id=self.folder_of(place).id, tags=(*(original.tags if original else ()), *tags),
                pinned=pinned, attachments=files, private=original.private if original else (), edited_at=self.now,
            )  # fmt: skip
        return self.notes.add(note)

    @write
    def write_note(self, note_id: Bare[str], text: str, how: How = "append", section: str = "") -> Note:
        """Write into a note, or into one of its sections.

        Args:
            note_id: The note.
            text: In Markdown; "## Codes" begins a section.
            how: Below or above what is there, or in its place; a section replaced by an empty text is taken out.
            section: Its heading; left out: the whole note.
        """
        note = self.live(note_id)
        if not text.strip() and how != "replace":
            raise BadInput("text: must not be empty; only how='replace' may clear")
        return self._changed(note, text=written(note.text, text, how, section))

    @write
    def update_note(
        self, note_id: Bare[str], title: Bare[str | None] = None, note_folder_id: Bare[str | None] = None,
        pinned: Bare[bool | None] = None, tags: Bare[Names | None] = None, private: Names | None = None,
        locked: bool | None = None, shared_with: Names | None = None, attachments: Names | None = None,
    ) -> Note:  # fmt: skip
        """Change what is given of a note, its text left alone; a list replaces the whole list.

        Args:
            note_id: The note.
            title: Its title.
            note_folder_id: The folder it moves to.
            pinned: On top of its folder or not.
            tags: All its tags.
            private: Headings of all sections that others do not see.
            locked: Whether others see nothing of it.
            shared_with: All who see and change it too: names, contact ids, numbers or mail addresses.
            attachments: As in create_note.
        """
        note = self.live(note_id)
        given = {
            "title": title, "pinned": pinned, "tags": tags, "locked": locked,
            "note_folder_id": None if note_folder_id is None else self.folder_of(note_folder_id).id,
            "private": None if private is None else _headings(note, private),
            "shared_with": None if shared_with is None else self._handles(shared_with),
            "attachments": None if attachments is None else self._files(attachments),
        }  # fmt: skip
        fields = {name: value for name, value in given.items() if value is not None}
        if not fields:
            raise BadInput(f"title: give at least one of {listed(given)}")
        return self._changed(note, **fields)

    @write
    def tick_item(self, note_id: Bare[str], item: str, ticked: Bare[bool] = True) -> Note:
        """Tick an item of a note's checklist, or (ticked=false) untick it.

        Args:
            note_id: The note.
            item: Its text, or a part that no other item has.
            ticked: False takes the tick away.
        """
        note = self.live(note_id)
        return self._changed(note, text=with_tick(note.text, item, ticked))

    @write
    def delete_note(self, note_id: Bare[str], undo: bool = False, forever: bool = False) -> Note:
        """Put a note among the recently deleted, or bring it back.

        Args:
            note_id: The note.
            undo: Restore a deleted one to its folder.
            forever: Delete a recently deleted one for good.
        """
        note = self.notes[note_id]
        if undo and forever:
            raise BadInput("forever: give undo or forever, not both")
        if not undo and not forever:
            return self.notes.update(self.live(note_id).changed(deleted_at=self.now))
        if note.deleted_at is None:
            raise BadInput(f"note_id: {note.id} is not among the recently deleted")
        if forever:
            return self.notes.remove(note.id)
        return self.notes.update(note.changed(deleted_at=None))

    @write
    def share_note(
        self, note_id: Bare[str], to: Names, by: Bare[By] = "message", section: str = "", include_private: bool = False,
        message: str = "", attach_files: Bare[bool] = False,
    ) -> Message | Email:  # fmt: skip
        """Send a note's title and text by text message or mail; private sections are left out.

        Args:
            note_id: The note.
            to: Names, contact ids, numbers or groups; for a mail: addresses.
            by: How it goes.
            section: Only the one with this heading.
            include_private: Private sections, or a locked note, too.
            message: What to write above it.
            attach_files: Its files too.
        """
        note = self.live(note_id)
        if not to:
            raise BadInput("to: name at least one person")
        text, above = shareable(note, section, include_private), texts.written(message, "message", empty=True)
        files = tuple(f"{note.id}/{file.name}" for file in note.attachments) if attach_files else ()
        app = Messaging if by == "message" else EmailApp
        if app.name not in self.phone.kinds:
            raise BadInput(f"by: there is no {app.name} app on this phone")
        if by == "message":
            words = "\n\n".join(part for part in (above, note.title, text) if part)
            if len(words) > LONGEST_MESSAGE:
                raise BadInput(
                    f"by: a message has at most {LONGEST_MESSAGE:,} characters; share a section, or by email"
                )
            return self.phone.app(Messaging).send_message(words, to=to, attachments=files)
        words = "\n\n".join(part for part in (above, text) if part)
        return self.phone.app(EmailApp).send_email(to, note.title, words or note.title, attachments=files)

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """The note, or the folder."""
        from pare_apps.notes import note_screens, screens

        match entity:
            case Note():
                return note_screens.NoteView(entity.id)
            case NoteFolder():
                return screens.FolderView(entity.id)
            case _:
                return None

    # -------------------------------------------------------------------------------------------

    def _note(self, note_id: str, argument: str) -> Note:
        note = self.notes.get(note_id)
        if note is None:
            raise BadInput(f"{argument}: no note has the id {note_id[:60]!r}")
        return note

    def _changed(self, note: Note, **fields: Any) -> Note:
        """The note with other contents; unchanged where they are the same."""
        with named_faults():
            after = note.changed(**fields)
        if any(getattr(after, name) != getattr(note, name) for name in ("title", "text", "attachments")):
            after = after.changed(edited_at=self.now, edited_by="")
        return self.notes.update(after)

    def _files(self, references: Names, already: tuple[Attachment, ...] = ()) -> tuple[Attachment, ...]:
        found = {file.name: file for file in already}
        for reference in references:
            file = attachment(self.phone, reference)
            if found.setdefault(file.name, file) != file:
                raise BadInput(f"attachments: two different files are called {file.name!r}; attach one of them")
        return tuple(found.values())

    def _handles(self, names: Names) -> Names:
        return tuple(dict.fromkeys(self.handle(who, "shared_with") for who in names))


def shareable(note: Note, heading: str = "", include_private: bool = False) -> str:
    """What of a note others may read.

    Raises:
        BadInput: it is locked, the section is private, or nothing is left.
    """
    if note.locked and not include_private:
        raise BadInput(f"include_private: {note.id} is locked; set it to true if others shall read it")
    only = section(note.text, heading) if heading else None
    private = () if include_private else note.private
    if only is not None and only.start in hidden(note.text, private):
        raise BadInput(f"include_private: the section {heading!r} is private; set it to true if others shall read it")
    text = public(note.text, private, only)
    if note.text and not text:
        raise BadInput(f"include_private: all of {note.id} is private; set it to true if others shall read it")
    return text


def _headings(note: Note, private: Names) -> Names:
    return tuple(dict.fromkeys(section(note.text, heading, "private").heading for heading in private))
