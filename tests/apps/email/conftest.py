"""A phone with contacts and some mails, and what tests do with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pare.actions import accept_proposal, propose
from pare.handles import Handle, Outcome, User, executor, observer
from pare.phone import Owner, Phone
from pare_apps.attachments import Attachment
from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.email import Email, EmailApp, Folder

STARTS = datetime(2027, 3, 1, 9, tzinfo=UTC)
OWNER = Owner(name="Mele Tau", email="mele@example.com", number="+64 555 0100")


@dataclass
class World:
    """A phone, its email app, and ways to act on it."""

    phone: Phone

    @property
    def mail(self) -> EmailApp:
        return self.phone.app(EmailApp)

    @property
    def user(self) -> User:
        return User(self.phone)

    def comes(self, **arguments: Any) -> Email:
        with self.phone.step("world"):
            email = self.phone.deliver("email__receive_email", {"subject": "Hello", "body": "Text.", **arguments})
        assert isinstance(email, Email)
        return email

    def holds(self, email_id: str) -> Email:
        return self.mail.emails[email_id]

    def write(self, operation: str, /, **arguments: Any) -> Outcome:
        """An operation of the assistant's, under an acceptance."""
        proposal = propose(self.phone, "Shall I?")
        with self.phone.step("user"):
            accept_proposal(self.phone)
        handle, _ = executor(self.phone, proposal, 5)
        return handle(f"email__{operation}", arguments)

    def read(self, operation: str, /, **arguments: Any) -> Outcome:
        handle: Handle
        handle, _ = observer(self.phone, 5)
        return handle(f"email__{operation}", arguments)

    def does(self, name: str, /, **arguments: Any) -> None:
        """A tap of the user's that works."""
        outcome = self.user.do(name, arguments)
        assert outcome.error is None, outcome.error

    def changed(self, act: Callable[[], object]) -> list[tuple[str, str]]:
        """Table and id of every row that something changes, and that a grader looks at."""
        before = len(self.phone.journal.changes)
        act()
        return [
            (change.table, change.id)
            for change in self.phone.journal.changes[before:]
            if change.table.startswith("email.") and not _is_quiet(change.before, change.after)
        ]


def _is_quiet(before: Any, after: Any) -> bool:
    if before is None or after is None:
        return False
    quiet = set(type(after).quiet)
    return bool(before.model_dump(exclude=quiet) == after.model_dump(exclude=quiet))


def build() -> Phone:
    """Two contacts with addresses and one without; five mails; a folder of the user's own."""
    phone = Phone([EmailApp, Contacts], STARTS, "Europe/Rome", OWNER)
    with phone.step("world"):
        cards = phone.app(Contacts).contacts
        ana = (Labelled(value="Ana@Example.org", label="work"), Labelled(value="ana.home@example.net", label="home"))
        cards.add(Contact(id="ana", name="Ana Sousa", emails=ana))
        cards.add(Contact(id="jonas", name="Jonas Berg", emails=(Labelled(value="jonas@example.org", label="work"),)))
        cards.add(Contact(id="piet", name="Piet Vos", numbers=(Labelled(value="+31 555 0101"),)))
        mail = phone.app(EmailApp)
        mail.folders.add(Folder(id="salon", name="Salon"))
        pdf = Attachment(name="invoice.pdf", text="Invoice 882, 1150 euros")
        me, ana_, jonas_ = OWNER.email, "ana@example.org", "jonas@example.org"
        mail.emails.add(
            Email(id="plan", sender=ana_, sender_name="Ana S.", to=(me, jonas_), cc=("lena@example.net",),
                  subject="Plan for May", body="Shall we meet on the 4th?", sent_at=STARTS - timedelta(days=3))
        )  # fmt: skip
        mail.emails.add(
            Email(id="agreed", sender=me, sender_name=OWNER.name, to=(ana_,), subject="Re: Plan for May",
                  body="Gladly.", sent_at=STARTS - timedelta(days=2), folder="sent", thread_id="plan",
                  in_reply_to="plan")
        )  # fmt: skip
        mail.emails.add(
            Email(id="bill", sender="chairs@example.net", sender_name="Chair Maker", to=(me,), subject="Your invoice",
                  body="Attached.", sent_at=STARTS - timedelta(days=1), folder="salon", attachments=(pdf,),
                  flagged=True)
        )  # fmt: skip
        mail.emails.add(
            Email(id="news", sender="news@example.net", to=(me,), subject="Spring news", body="Flowers.",
                  sent_at=STARTS - timedelta(hours=5), read=False)
        )  # fmt: skip
        mail.emails.add(
            Email(id="letter", sender=me, sender_name=OWNER.name, to=(jonas_,), subject="Reference", body="Dear Jonas,",
                  sent_at=STARTS - timedelta(hours=1), folder="drafts")
        )  # fmt: skip
    return phone


@pytest.fixture
def world() -> World:
    return World(build())
