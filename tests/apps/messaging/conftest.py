"""A phone with a few people and conversations on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pare.actions import propose
from pare.entity import Entity
from pare.handles import Handle, User, executor
from pare.phone import Phone
from pare_apps.attachments import Attachment
from pare_apps.contacts import Contact, Contacts
from pare_apps.messaging import Conversation, Message, Messaging

START = datetime(2027, 3, 2, 9, tzinfo=UTC)
MARTA, BEN, CLEO = "+39333111", "+39333222", "+39333333"


def prepared() -> Phone:
    phone = Phone([Contacts, Messaging], START, "Europe/Rome")
    with phone.step("world"):
        contacts, app = phone.app(Contacts), phone.app(Messaging)
        contacts.contacts.add(
            Contact(name="Marta Rossi", numbers=("+39 333 111", "+39 333 112"), emails=("marta@example.com",))
        )
        contacts.contacts.add(Contact(name="Ben Okoro", nickname="Benny", numbers=("+39 333 222",)))
        contacts.contacts.add(Contact(name="Cleo Sand", numbers=("+39 333 333",)))
        contacts.contacts.add(Contact(name="Cleo Park", numbers=("+39 333 444",)))
        contacts.contacts.add(Contact(name="Dora Mail", emails=("dora@example.com",)))
        band = app.conversations.add(Conversation(members=("+39 333-111", "+39 333-222"), title="Band"))
        marta = app.conversations.add(Conversation(members=("+39 333 111",)))
        parcels = app.conversations.add(Conversation(members=("PARCELCO",)))
        rows: list[tuple[Conversation, str, str, int]] = [
            (parcels, "PARCELCO", "Parcel 12 comes tomorrow", 50),
            (marta, MARTA, "Can you send me the rota?", 40),
            (marta, "me", "Later today", 39),
            (band, BEN, "Rehearsal on Friday?", 30),
            (band, "me", "Friday is fine", 29),
        ]
        for talk, sender, text, hours in rows:
            app.messages.add(
                Message(conversation_id=talk.id, sender=sender, text=text, sent_at=START - timedelta(hours=hours))
            )
        app.messages.add(
            Message(
                conversation_id=band.id, sender=MARTA, text="Here it is", sent_at=START - timedelta(hours=20),
                attachments=(Attachment(name="rota.pdf", text="Friday: Ben brings the keys"),),
            )
        )  # fmt: skip
    phone.journal.changes.clear()
    return phone


class World:
    """A phone with shortcuts for tests: who acts is named by the method."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.user = User(phone)

    @property
    def app(self) -> Messaging:
        return self.phone.app(Messaging)

    def talk(self, title: str = "", member: str = "") -> Conversation:
        rows = self.app.conversations.where(title=title) if title else self.app.conversations.where(peers=member)
        return rows[0]

    def arrives(self, incoming: str, **arguments: Any) -> Entity | None:
        with self.phone.step("world"):
            return self.phone.deliver(f"messaging__{incoming}", arguments)

    def assistant(self) -> Handle:
        proposal = propose(self.phone, "Shall I?")
        self.user.do("accept_proposal")
        return executor(self.phone, proposal, 10_000)[0]

    def does(self, operation: str, **arguments: Any) -> Any:
        outcome = self.assistant()(f"messaging__{operation}", arguments)
        assert outcome.error is None, outcome.error
        return outcome.value

    def fails(self, operation: str, **arguments: Any) -> str:
        handle = self.assistant()
        before = len(self.phone.journal.changes)
        outcome = handle(f"messaging__{operation}", arguments)
        assert outcome.error is not None, outcome.value
        assert len(self.phone.journal.changes) == before, "a failed call leaves no trace"
        return outcome.error

    def taps(self, *steps: tuple[str, Mapping[str, Any]]) -> str:
        for name, arguments in steps:
            outcome = self.user.do(name, arguments)
            assert outcome.error is None, f"{name}: {outcome.error}"
        return self.user.look().view.render()

    def changed(self, act: Callable[[], Any]) -> list[tuple[str, str]]:
        """Tables and kinds of the rows that an action changed, bookkeeping and the phone's own rows left out."""
        mark = len(self.phone.journal.changes)
        act()
        found = []
        for change in self.phone.journal.changes[mark:]:
            before, after = change.before, change.after
            if change.table.startswith("phone."):
                continue
            if before is not None and after is not None:
                names = [n for n in type(after).model_fields if getattr(before, n) != getattr(after, n)]
                if set(names) <= set(type(after).quiet):
                    continue
            kind = "created" if before is None else "removed" if after is None else "changed"
            found.append((change.table.partition(".")[2], kind))
        return found


_PREPARED = prepared()


@pytest.fixture
def world() -> World:
    return World(_PREPARED.fork())
