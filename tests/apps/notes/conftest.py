"""A phone with a few notes, and what tests do with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pare.actions import propose
from pare.entity import Entity
from pare.handles import Handle, Outcome, User, executor, observer
from pare.phone import Owner, Phone
from pare_apps.attachments import Attachment
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, NoteFolder, Notes

START = datetime(2027, 3, 12, 9, tzinfo=UTC)
OWNER = Owner(name="Ada Lind", email="ada@example.com", number="+47 555 0100")

KEYS = """Birgitta has ours, second floor.

## Door code
4417

### Cellar
9902

## Garden
- [ ] water the roses
- [x] mow
"""
PACK = "- [ ] Passport\n- [ ] Passport photo\n* [X] Tent\n1. [ ] Lamp\n- [ ]\n- no box"


def prepared() -> Phone:
    phone = Phone([Notes, Contacts, Messaging, EmailApp], START, "Europe/Oslo", OWNER)
    with phone.step("world"):
        cards = phone.app(Contacts).contacts
        cards.add(Contact(id="jo", name="Jo Berg", numbers=("+47 555 0101",), emails=("jo@example.com",)))
        cards.add(Contact(id="kim", name="Kim Ost", emails=("kim@example.com",)))
        cards.add(Contact(id="blank", name="Lee Blank"))
        app = phone.app(Notes)
        app.folders.add(NoteFolder(id="trips", name="Trips"))
        ago = lambda hours: START - timedelta(hours=hours)  # noqa: E731
        app.notes.add(
            Note(id="keys", title="Keys", text=KEYS, private=("Door code",), edited_at=ago(5), tags=("#House",),
                 attachments=(Attachment(name="plan.pdf", text="Two doors"),))
        )  # fmt: skip
        app.notes.add(
            Note(id="pack", title="Packing", text=PACK, note_folder_id="trips", edited_at=ago(1),
                 shared_with=("+47 555 0101",))
        )  # fmt: skip
        app.notes.add(Note(id="diary", title="Diary", text="Secret thoughts", locked=True, edited_at=ago(9)))
        app.notes.add(Note(id="limit", title="Flat", text="At most 760", pinned=True, edited_at=ago(20)))
        app.notes.add(Note(id="old", title="Old list", note_folder_id="trips", deleted_at=ago(30)))
        app.notes.add(Note(id="dateless", title="Someday"))
    phone.journal.changes.clear()
    return phone


class World:
    """A phone with shortcuts for tests: who acts is named by the method."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.user = User(phone)

    @property
    def app(self) -> Notes:
        return self.phone.app(Notes)

    def note(self, id: str) -> Note:
        return self.app.notes[id]

    def arrives(self, incoming: str, **arguments: Any) -> Any:
        with self.phone.step("world"):
            return self.phone.deliver(f"notes__{incoming}", arguments)

    def assistant(self) -> Handle:
        proposal = propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        return executor(self.phone, proposal, 10_000)[0]

    def writes(self, operation: str, arguments: Mapping[str, Any]) -> Outcome:
        return self.assistant()(f"notes__{operation}", arguments)

    def does(self, operation: str, **arguments: Any) -> Any:
        outcome = self.writes(operation, arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def reads(self, operation: str, **arguments: Any) -> Any:
        handle, _ = observer(self.phone, 5)
        outcome = handle(f"notes__{operation}", arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def fails(self, operation: str, **arguments: Any) -> str:
        handle = self.assistant()
        before = len(self.phone.journal.changes)
        outcome = handle(f"notes__{operation}", arguments)
        assert outcome.error is not None, outcome.value
        assert len(self.phone.journal.changes) == before, "a failed call leaves no trace"
        return outcome.error

    def taps(self, *steps: tuple[str, Mapping[str, Any]]) -> str:
        for name, arguments in steps:
            outcome = self.user.do(name, arguments)
            assert outcome.error is None, f"{name}: {outcome.error}"
        return self.user.look().view.render()

    def changed(self, act: Callable[[], Any]) -> list[tuple[str, str, tuple[str, ...]]]:
        """Table, id and fields of every row that an action changed, bookkeeping and the phone's own rows left out."""
        mark = len(self.phone.journal.changes)
        act()
        found = []
        for change in self.phone.journal.changes[mark:]:
            fields = () if change.table.startswith("phone.") else differing(change.before, change.after)
            if fields:
                found.append((change.table, change.id, fields))
        return found

    def headline(self) -> str:
        return self.phone.notifications.where(newest=True, limit=1)[0].headline

    def last_entry(self) -> str:
        return self.phone.log[-1].text


def differing(before: Entity | None, after: Entity | None) -> tuple[str, ...]:
    if before is None or after is None:
        return ("created",) if before is None else ("removed",)
    names = [name for name in type(after).model_fields if getattr(before, name) != getattr(after, name)]
    return tuple(name for name in names if name not in type(after).quiet)


_PREPARED = prepared()


@pytest.fixture
def world() -> World:
    return World(_PREPARED.fork())
