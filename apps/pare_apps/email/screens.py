"""What the user sees and does with one mail: reading, answering, its thread, its files, and drafts."""

from __future__ import annotations

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps import people
from pare_apps.email.app import EmailApp
from pare_apps.email.model import Email
from pare_apps.email.telling import addressed, files, row
from pare_apps.email.writing import Names, named


class EmailView(Screen[EmailApp]):
    """One mail: who wrote it to whom and when, its text, and the files it carries."""

    email_id: str

    def show(self, app: EmailApp) -> View:
        """The mail in full; its files are the items."""
        email = app.email(self.email_id)
        marks = [
            mark
            for mark, holds in (
                ("unread", not email.read), ("flagged", email.flagged),
                ("answered", email.answered), ("forwarded", email.forwarded),
            )
            if holds
        ]  # fmt: skip
        thread = app.emails.count(thread=email.thread)
        lines = [
            f"From: {named(email.sender, email.sender_name)}",
            *addressed(app, email),
            f"Date: {app.local(email.sent_at)}",
            f"Folder: {', '.join([app.folder_name(email.folder), *marks])}",
            *([f"Thread: {thread} mails"] if thread > 1 else []),
            "",
            email.body,
        ]
        return View(email.subject or "(no subject)", lines, files(email))

    def opened(self, app: EmailApp) -> None:
        """Opening a mail reads it."""
        look_into(app, app.email(self.email_id))

    def alive(self, app: EmailApp) -> bool:
        """Until the mail is deleted for good."""
        return self.email_id in app.emails

    @tap
    def reply_email(
        self, app: EmailApp, body: str, reply_all: bool = False, to: Names = (), cc: Names = (),
        attachments: Names = (), send_at: Moment | None = None,
    ) -> None:  # fmt: skip
        """Answer this mail and send the answer.

        Args:
            body: The text.
            reply_all: Also to all other recipients.
            to: Only to these people (names, addresses or contact ids) instead of the sender.
            cc: Further recipients in copy.
            attachments: Files, each "<id of what carries it>/<file name>".
            send_at: Not now, but then.
        """
        app.reply_email(self.email_id, body, reply_all, to, cc, attachments, send_at)

    @tap
    def forward_email(
        self, app: EmailApp, to: Names, body: str = "", cc: Names = (), attachments: Names = (),
        keep_attachments: bool = True, send_at: Moment | None = None,
    ) -> None:  # fmt: skip
        """Forward this mail.

        Args:
            to: Recipients: names, addresses or contact ids.
            body: What to write above it.
            cc: Recipients in copy.
            attachments: Further files, each "<id of what carries it>/<file name>".
            keep_attachments: Whether this mail's own files go along.
            send_at: Not now, but then.
        """
        app.forward_email(self.email_id, to, body, cc, attachments, keep_attachments, send_at)

    @tap
    def save_draft(
        self, app: EmailApp, to: Names = (), subject: str = "", body: str = "", cc: Names = (), bcc: Names = (),
        attachments: Names = (),
    ) -> None:  # fmt: skip
        """Begin an answer to this mail and keep it as a draft.

        Args:
            to: Recipients; the sender if left out.
            subject: The subject; "Re: ..." if left out.
            body: The text.
            cc: Recipients in copy.
            bcc: Recipients in hidden copy.
            attachments: Files, each "<id of what carries it>/<file name>".
        """
        app.save_draft(to, subject, body, cc, bcc, attachments, self.email_id)

    @tap
    def update_email(
        self, app: EmailApp, folder: str | None = None, flagged: bool | None = None, read: bool | None = None
    ) -> None:
        """Move this mail to a folder, flag or unflag it, mark it read or unread.

        Args:
            folder: Where to: archive, inbox, spam, bin, or an own folder.
            flagged: Flag (true) or unflag (false).
            read: Mark as read (true) or unread (false).
        """
        app.update_emails((self.email_id,), folder, flagged, read)

    @tap
    def delete_email(self, app: EmailApp) -> None:
        """Move this mail to the bin; if it is there already, delete it for good."""
        app.delete_emails((self.email_id,))

    @tap
    def open_thread(self, app: EmailApp) -> ThreadView:
        """See the whole conversation that this mail belongs to."""
        return ThreadView(self.email_id)

    @tap
    def open_attachment(self, app: EmailApp, name: str) -> AttachmentView:
        """Open a file that this mail carries.

        Args:
            name: The file's name.
        """
        app.read_attachment(self.email_id, name)
        return AttachmentView(self.email_id, name)

    @tap
    def open_sender(self, app: EmailApp) -> contacts_screens.ContactCard:
        """See the contact card of the sender."""
        sender = app.email(self.email_id).sender
        card = people.card_of(app.phone, sender)
        if card is None:
            raise BadInput(f"{sender} is on no contact card")
        return contacts_screens.ContactCard(card.id)


class DraftView(Screen[EmailApp]):
    """A mail that is still being written, or that goes later."""

    email_id: str

    def show(self, app: EmailApp) -> View:
        """The draft as it stands; its files are the items."""
        draft = app.email(self.email_id)
        kind, when = ("Draft", "Saved") if draft.folder == "drafts" else ("Scheduled", "Goes")
        lines = [*addressed(app, draft), f"{when}: {app.local(draft.sent_at)}", "", draft.body]
        return View(f"{kind}: {draft.subject or '(no subject)'}", lines, files(draft))

    def alive(self, app: EmailApp) -> bool:
        """Until the draft is sent or discarded."""
        draft = app.emails.get(self.email_id)
        return draft is not None and draft.unsent

    @tap
    def edit_draft(
        self, app: EmailApp, to: Names | None = None, subject: str | None = None, body: str | None = None,
        cc: Names | None = None, bcc: Names | None = None, attachments: Names | None = None,
    ) -> None:  # fmt: skip
        """Change this draft, which a scheduled mail becomes again; what is left out stays, what is given replaces it.

        Args:
            to: Recipients: names, addresses or contact ids.
            subject: The subject.
            body: The whole text.
            cc: Recipients in copy.
            bcc: Recipients in hidden copy.
            attachments: All files it shall carry, each "<id of what carries it>/<file name>".
        """
        app.edit_draft(self.email_id, to, subject, body, cc, bcc, attachments)

    @tap
    def send_draft(self, app: EmailApp, send_at: Moment | None = None) -> None:
        """Send this draft as it stands.

        Args:
            send_at: Not now, but then.
        """
        app.send_draft(self.email_id, send_at)

    @tap
    def discard(self, app: EmailApp) -> None:
        """Delete this draft for good."""
        app.delete_emails((self.email_id,))

    @tap
    def update_email(self, app: EmailApp, flagged: bool | None = None, read: bool | None = None) -> None:
        """Flag or unflag this draft, mark it read or unread.

        Args:
            flagged: Flag (true) or unflag (false).
            read: Mark as read (true) or unread (false).
        """
        app.update_emails((self.email_id,), None, flagged, read)

    @tap
    def open_thread(self, app: EmailApp) -> ThreadView:
        """See the conversation that this draft belongs to."""
        return ThreadView(self.email_id)

    @tap
    def open_attachment(self, app: EmailApp, name: str) -> AttachmentView:
        """Open a file that this draft carries.

        Args:
            name: The file's name.
        """
        app.read_attachment(self.email_id, name)
        return AttachmentView(self.email_id, name)


class ThreadView(Screen[EmailApp]):
    """All mails of one conversation, newest first."""

    email_id: str

    def show(self, app: EmailApp) -> View:
        """The latest mails of the conversation, each with the beginning of its text."""
        latest = app.in_thread(self.email_id, 20)[::-1]
        total = app.emails.count(thread=latest[0].thread)
        items = [Item.of(email, f"{row(app, email)}: {' '.join(email.body[:200].split())[:80]}") for email in latest]
        return View(f"Thread: {latest[-1].subject or '(no subject)'}", [f"{total} mails"], items)

    def alive(self, app: EmailApp) -> bool:
        """Until the mail through which it was opened is deleted for good."""
        return self.email_id in app.emails

    @tap
    def open_email(self, app: EmailApp, email_id: str) -> EmailView | DraftView:
        """Open a mail of this conversation.

        Args:
            email_id: The mail.
        """
        email = app.email(email_id)
        if email.thread != app.email(self.email_id).thread:
            raise BadInput(f"email_id: {email_id} is not in this thread")
        return look_into(app, email)


class AttachmentView(Screen[EmailApp]):
    """A file that came with a mail, opened to read."""

    email_id: str
    name: str

    def show(self, app: EmailApp) -> View:
        """The file's text."""
        file = app.read_attachment(self.email_id, self.name)
        return View(file.name, [f"{file.media_type}, {file.size_kb} kB", "", file.text or "(nothing to read)"])

    def alive(self, app: EmailApp) -> bool:
        """As long as the mail carries the file."""
        email = app.emails.get(self.email_id)
        return email is not None and any(file.name == self.name for file in email.attachments)

    @tap
    def open_email(self, app: EmailApp) -> EmailView | DraftView:
        """See the mail that carries this file."""
        return look_into(app, app.email(self.email_id))


def opened(email: Email) -> EmailView | DraftView:
    """The screen of a mail."""
    return DraftView(email.id) if email.unsent else EmailView(email.id)


def look_into(app: EmailApp, email: Email) -> EmailView | DraftView:
    """Open a mail as a person does: it counts as read from then on."""
    if not email.read:
        app.update_emails((email.id,), read=True)
    return opened(email)
