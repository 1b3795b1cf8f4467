"""What other people do: they share a note with the owner, change a shared one, tick an item of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare_apps import people
from pare_apps.attachments import Attachment
from pare_apps.fields import named_faults
from pare_apps.notes.folders import Folders
from pare_apps.notes.markdown import How, hidden, public, section, with_tick, written
from pare_apps.notes.model import NOTES, Note


class Arrivals(Folders):
    """The incoming side of notes."""

    @incoming(
        headline="{words.who:.30} shared a note: {title:.40}",
        full="{words.who} ({by}) shared the note {title} ({id}):\n{text}{words.files}",
    )
    def note_shared(
        self, by: str, title: str, text: str = "", attachments: tuple[Attachment, ...] = (),
        note_folder_id: str = NOTES,
    ) -> Arrived[Note]:  # fmt: skip
        """Somebody shares a note with the owner; both can change it.

        Args:
            by: Who: number, mail address, name or contact id.
            title: Its title.
            text: Its text in Markdown.
            attachments: Its files.
            note_folder_id: Where it lies.
        """
        handle = self.handle(by, "by")
        with named_faults():
            note = Note(
                title=title, text=text, note_folder_id=self.folder_of(note_folder_id).id, attachments=attachments,
                shared_by=handle, edited_at=self.now, edited_by=handle,
            )  # fmt: skip
        return Arrived(self.notes.add(note), self._words(handle, files=attachments))

    @incoming(
        headline="{words.who:.30} changed {title:.40}",
        full="{words.who} changed the shared note {title} ({id}): {words.did}. It reads now:\n{words.text}",
    )
    def shared_note_changed(
        self, note_id: str, by: str, text: str, how: How = "append", section: str = ""
    ) -> Arrived[Note]:
        """Somebody writes into a note that they share with the owner.

        Args:
            note_id: The note.
            by: Who: number, mail address, name or contact id.
            text: What they write.
            how: Below or above what is there, or in its place.
            section: The heading of the section that they change.
        """
        note, handle = self._shared(note_id, by)
        if not text.strip() and how != "replace":
            raise BadInput("text: must not be empty")
        if section:
            self._check_visible(note, section)
        elif how == "replace":
            self._check_nothing_hidden(note)
        changed = self._by(note, handle, text=written(note.text, text, how, section))
        did = f"{how} {text[:200]!r}" + (f" in the section {section}" if section else "")
        return Arrived(changed, self._words(handle, did=did, text=public(changed.text, changed.private)))

    @incoming(
        headline="{words.who:.30} {words.did}: {item:.40}",
        full="{words.who} {words.did} {item!r} in the shared note {title} ({id}). It reads now:\n{words.text}",
    )
    def collaborator_ticks(self, note_id: str, by: str, item: str, ticked: bool = True) -> Arrived[Note]:
        """Somebody ticks an item of a note that they share with the owner.

        Args:
            note_id: The note.
            by: Who: number, mail address, name or contact id.
            item: The item's text.
            ticked: False takes the tick away.
        """
        note, handle = self._shared(note_id, by)
        changed = self._by(note, handle, text=with_tick(note.text, item, ticked))
        did = "ticked" if ticked else "unticked"
        return Arrived(changed, self._words(handle, did=did, text=public(changed.text, changed.private)))

    def handle(self, who: str, argument: str) -> str:
        """The number or mail address of somebody.

        Raises:
            BadInput: it is nobody in the contacts, or could be several people.
        """
        if people.is_number(who):
            return people.digits(who)
        if people.is_address(who):
            return who.strip().lower()
        card = people.person(self.phone, who, argument)
        handles = card.handles
        if not handles:
            raise BadInput(f"{argument}: the card of {card.name} has neither number nor mail address")
        return handles[0]

    # -------------------------------------------------------------------------------------------

    def _shared(self, note_id: str, by: str) -> tuple[Note, str]:
        """A note, and the handle of somebody who shares it."""
        note, handle = self.live(note_id), self.handle(by, "by")
        mine = {handle, *(card.handles if (card := people.card_of(self.phone, handle)) else ())}
        if not mine & {*note.people}:
            names = listed(people.label(self.phone, one) for one in note.people)
            raise BadInput(f"by: {note.id} is not shared with {people.label(self.phone, handle)}, but with {names}")
        if note.locked:
            raise BadInput(f"note_id: {note.id} is locked; nobody else can change it")
        return note, handle

    def _check_visible(self, note: Note, heading: str) -> None:
        if section(note.text, heading).start in hidden(note.text, note.private):
            raise BadInput(f"section: {heading} is private; nobody else can change it")

    def _check_nothing_hidden(self, note: Note) -> None:
        if hidden(note.text, note.private):
            raise BadInput("section: the note has a private section; others can change single sections only")

    def _by(self, note: Note, handle: str, **fields: Any) -> Note:
        with named_faults():
            return self.notes.update(note.changed(**fields, edited_at=self.now, edited_by=handle))

    def _words(self, handle: str, did: str = "", text: str = "", files: tuple[Attachment, ...] = ()) -> SimpleNamespace:
        told = f"\nFiles: {listed(file.name for file in files)}" if files else ""
        return SimpleNamespace(who=people.label(self.phone, handle), did=did, text=text, files=told)
