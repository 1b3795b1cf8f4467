"""The email app: writing, sending, answering, forwarding and drafts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from pare.app import incoming, write
from pare.entity import Entity
from pare.errors import BadInput
from pare.screen import Screen
from pare.times import Moment
from pare_apps.email.arrivals import Arrivals
from pare_apps.email.model import Email
from pare_apps.email.writing import (
    MAX_BODY,
    Names,
    addresses,
    answering,
    carried,
    line,
    prose,
    quoted,
    retitled,
    without,
)
from pare_apps.fields import Bare


class EmailApp(Arrivals, name="email"):
    """Mails: read, search, write, answer and file them."""

    @write
    def send_email(
        self, to: Names, subject: str, body: str, cc: Names = (), bcc: Names = (), attachments: Names = (),
        send_at: Moment | None = None,
    ) -> Email:  # fmt: skip
        """Send a new mail, now or later.

        Args:
            to: Addresses, contact names or ids, `me`.
            subject: One line.
            body: Text.
            cc: Copy to.
            bcc: Hidden copy.
            attachments: Files: `<id of what has it>/<name>`, as `email_3/ticket.pdf`, `contact_3/Ana Sousa.vcf`.
            send_at: When, if later.
        """
        return self._post(self._new(to, subject, body, cc, bcc, attachments), send_at)

    @write
    def reply_email(
        self, email_id: Bare[str], body: str, reply_all: bool = False, to: Names = (), cc: Names = (),
        attachments: Names = (), send_at: Moment | None = None,
    ) -> Email:  # fmt: skip
        """Answer a mail in its thread: to its sender, to all, or to some only.

        Args:
            email_id: The email.
            body: Text; nothing is quoted.
            reply_all: To its other recipients too.
            to: To these instead.
            cc: Copy to.
            attachments: As in send_email.
            send_at: When, if later.
        """
        if reply_all and to:
            raise BadInput("to: leave it empty with reply_all, or name the recipients and leave reply_all out")
        original = self.received(email_id)
        copied = without(original.cc, self.address) if reply_all else ()
        draft = self._new(to or self._answer_to(original, reply_all), "", body, (*copied, *cc), (), attachments)
        return self._post(draft.changed(**answering(original)), send_at)

    @write
    def forward_email(
        self, email_id: Bare[str], to: Names, body: str = "", cc: Names = (), attachments: Names = (),
        keep_attachments: bool = True, send_at: Moment | None = None,
    ) -> Email:  # fmt: skip
        """Forward a mail, quoted in full, with its attachments.

        Args:
            email_id: The email.
            to: As in send_email.
            body: Text above it.
            cc: Copy to.
            attachments: Further files.
            keep_attachments: With its own files.
            send_at: When, if later.
        """
        original = self.received(email_id)
        files = carried(self.phone, attachments, original.attachments if keep_attachments else ())
        note = f"{prose(body, 'body')}\n\n".lstrip()
        text = note + quoted(original, self.local(original.sent_at))
        if len(text) > MAX_BODY:
            raise BadInput(f"body: with the forwarded text it is longer than {MAX_BODY:,} characters")
        draft = self._new(to, "", text, cc, (), ())
        return self._post(
            draft.changed(
                subject=retitled("Fwd", original.subject),
                attachments=files,
                forward_of=original.id,
                thread_id=original.thread,
            ),
            send_at,
        )

    @write
    def save_draft(
        self, to: Names = (), subject: str = "", body: str = "", cc: Names = (), bcc: Names = (),
        attachments: Names = (), email_id: str | None = None,
    ) -> Email:  # fmt: skip
        """Save a new mail or an answer as a draft.

        Args:
            to: As in send_email; default of an answer: the sender.
            subject: Default of an answer: `Re: ...`.
            body: Text.
            cc: Copy to.
            bcc: Hidden copy.
            attachments: As in send_email.
            email_id: The mail it answers, if any.
        """
        original = None if email_id is None else self.received(email_id)
        if original is None:
            draft = self._new(to, subject, body, cc, bcc, attachments)
            if not (draft.recipients or draft.subject or draft.body.strip() or draft.attachments):
                raise BadInput("body: write something into the draft, or name a recipient or a subject")
            return self.emails.add(draft)
        draft = self._new(to or self._answer_to(original, False), subject, body, cc, bcc, attachments)
        links = answering(original)
        return self.emails.add(draft.changed(**{**links, "subject": draft.subject or links["subject"]}))

    @write
    def edit_draft(
        self, email_id: str, to: Names | None = None, subject: str | None = None, body: str | None = None,
        cc: Names | None = None, bcc: Names | None = None, attachments: Names | None = None,
    ) -> Email:  # fmt: skip
        """Change a draft; what is given replaces what was there.

        Args:
            email_id: A scheduled mail becomes a draft.
            to: As in send_email.
            subject: One line.
            body: All of it.
            cc: Copy to.
            bcc: Hidden copy.
            attachments: All, as in send_email.
        """
        draft = self._draft(email_id)
        if all(field is None for field in (to, subject, body, cc, bcc, attachments)):
            raise BadInput("body: give at least one of to, subject, body, cc, bcc and attachments")
        new = self._new(
            draft.to if to is None else to,
            draft.subject if subject is None else subject,
            draft.body if body is None else body,
            draft.cc if cc is None else cc,
            draft.bcc if bcc is None else bcc,
            () if attachments is None else attachments,
        )
        files = draft.attachments if attachments is None else new.attachments
        written = {field: getattr(new, field) for field in ("to", "subject", "body", "cc", "bcc", "sent_at", "folder")}
        return self.emails.update(draft.changed(**written, attachments=files))

    @write
    def send_draft(self, email_id: Bare[str], send_at: Moment | None = None) -> Email:
        """Send a draft or scheduled mail as it stands.

        Args:
            email_id: The email.
            send_at: When, if later.
        """
        return self._post(self._draft(email_id), send_at)

    @incoming(headline="Sent: {subject:.60}", full="Scheduled mail {id} sent to {to}, cc {cc}\nSubject: {subject}")
    def scheduled_email_due(self, email_id: str) -> Email:
        """A scheduled mail's time has come: it is sent.

        Args:
            email_id: The mail.
        """
        if (draft := self.email(email_id)).folder != "scheduled":
            raise BadInput(f"email_id: {email_id} is not scheduled; it lies in {self.folder_name(draft.folder)}")
        return self._post(draft)

    def next_alarm(self) -> datetime | None:
        """When the next scheduled mail goes."""
        return next((email.sent_at for email in self.emails.where(folder="scheduled", limit=1)), None)

    def ring(self) -> None:
        """Send the scheduled mails whose time has come."""
        for email in self.emails.where(folder="scheduled", before=self.now + timedelta(microseconds=1)):
            self.phone.deliver("email__scheduled_email_due", {"email_id": email.id})

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """A mail or a draft; nothing else here has a screen of its own."""
        from pare_apps.email.screens import opened

        return opened(entity) if isinstance(entity, Email) else None

    def _new(
        self, to: Iterable[str], subject: str, body: str, cc: Iterable[str], bcc: Iterable[str], references: Names
    ) -> Email:
        """A draft with these contents, not stored yet; a recipient who is named twice gets one copy."""
        first = addresses(self.phone, tuple(to), "to")
        second = without(addresses(self.phone, tuple(cc), "cc"), *first)
        return Email(
            sender=self.address,
            sender_name=self.phone.owner.name,
            to=first,
            cc=second,
            bcc=without(addresses(self.phone, tuple(bcc), "bcc"), *first, *second),
            subject=line(subject, "subject"),
            body=prose(body, "body"),
            attachments=carried(self.phone, references),
            sent_at=self.now,
            folder="drafts",
        )

    def _post(self, draft: Email, send_at: datetime | None = None) -> Email:
        """Send a draft, stored or not, now or later; what it answers or passes on is marked once it is sent."""
        if not draft.recipients:
            raise BadInput("to: name at least one recipient")
        if not draft.subject:
            raise BadInput("subject: is empty; write a subject")
        if not (draft.body.strip() or draft.attachments):
            raise BadInput("body: is empty; write a text")
        if send_at is not None and not (self.now < send_at and send_at.year < 2200):
            raise BadInput(f"send_at: must be in the future, before 2200; it is {self.local(self.now)} now")
        sent = draft.changed(folder="scheduled" if send_at else "sent", sent_at=send_at or self.now)
        sent = self.emails.update(sent) if sent.id else self.emails.add(sent)
        if send_at:
            return sent
        for id, mark in ((sent.in_reply_to, "answered"), (sent.forward_of, "forwarded")):
            original = None if id is None else self.emails.get(id)
            if original is not None:
                self.emails.update(original.changed(**{mark: True}))
        return sent

    def _draft(self, email_id: str) -> Email:
        email = self.email(email_id)
        if not email.unsent:
            raise BadInput(f"email_id: {email_id} is no draft; it lies in {self.folder_name(email.folder)}")
        return email

    def _answer_to(self, original: Email, everybody: bool) -> Names:
        """Who gets an answer: the sender, or for one's own mail those it went to."""
        others = without((original.sender, *original.to), self.address)
        if original.sender == self.address:
            return others or (self.address,)
        return others if everybody else (original.sender,)
