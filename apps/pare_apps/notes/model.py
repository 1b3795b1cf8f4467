"""What the notes app holds: notes and their folders."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict

from pare.entity import Entity
from pare.phrases import plain
from pare.times import Moment
from pare_apps import people
from pare_apps.attachments import Attachment
from pare_apps.fields import Line, Prose, Title

NOTES = "notes"
"""The id of the folder that every phone has, without a row."""

BIN = "recently deleted"
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def _tag(text: str) -> str:
    word = plain(text).lstrip("# ")
    if not word:
        raise ValueError("must not be empty")
    return word


def _tags(tags: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tags))


def _files(files: Iterable[Attachment]) -> tuple[Attachment, ...]:
    found = tuple(files)
    if len({file.name for file in found}) < len(found):
        raise ValueError("two files have the same name")
    return found


def _handle(text: str) -> str:
    if people.is_address(text):
        return text.strip().lower()
    return people.digits(text) if people.is_number(text) else text


Handle = Annotated[Line, AfterValidator(_handle)]
Tags = Annotated[tuple[Annotated[Line, AfterValidator(_tag)], ...], AfterValidator(_tags)]
Files = Annotated[tuple[Attachment, ...], AfterValidator(_files)]


class NoteFolder(Entity, order="sort_name"):
    """A folder of notes; every phone has Notes (id `notes`) without a row."""

    name: Title

    @property
    def sort_name(self) -> str:
        """What folders are sorted by."""
        return self.name.casefold()


class Note(
    Entity,
    index=("shelves", "tags"),
    order="edited_at",
    search=("title", "text", "tags", "file_texts"),
    quiet=("edited_at", "edited_by"),
):
    """A note in Markdown: headings make sections, lines like `- [ ] Milk` make a checklist.

    Attributes:
        private: headings of sections that are not shown to others; what stands below them belongs to them.
        locked: nothing of it is shown to others.
        shared_with: numbers or addresses of those who see and change it too.
        shared_by: whose note it is, if not the owner's.
        edited_at: when it was last changed; long ago where nobody knows.
        edited_by: the other person who changed it last; empty: the owner.
        deleted_at: when it was put among the recently deleted.
    """

    title: Title
    text: Prose = ""
    note_folder_id: str = NOTES
    pinned: bool = False
    tags: Tags = ()
    private: tuple[Title, ...] = ()
    locked: bool = False
    attachments: Files = ()
    shared_with: tuple[Handle, ...] = ()
    shared_by: Handle = ""
    edited_at: Moment = LONG_AGO
    edited_by: Handle = ""
    deleted_at: Moment | None = None

    @property
    def shelves(self) -> tuple[str, ...]:
        """The lists that it stands in."""
        if self.deleted_at is not None:
            return (BIN,)
        return (
            folder(self.note_folder_id), shelf(self.note_folder_id, self.pinned), shelf("", self.pinned),
        )  # fmt: skip

    @property
    def file_texts(self) -> tuple[str, ...]:
        """Names and texts of its files."""
        return tuple(part for file in self.attachments for part in (file.name, file.text))

    @property
    def people(self) -> tuple[str, ...]:
        """The others who see it."""
        return (*self.shared_with, self.shared_by) if self.shared_by else self.shared_with


def folder(note_folder_id: str) -> str:
    """Where all notes of a folder stand."""
    return f"in {note_folder_id}"


def shelf(note_folder_id: str, pinned: bool) -> str:
    """Where the pinned, or the other, notes of a folder stand; without a folder, those of all folders."""
    return f"{'pinned' if pinned else 'plain'} {note_folder_id}"


class FolderSummary(BaseModel):
    """A folder with how many notes it holds."""

    model_config = ConfigDict(frozen=True)

    note_folder: NoteFolder
    notes: int
