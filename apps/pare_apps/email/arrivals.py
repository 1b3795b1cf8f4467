"""The mailbox as the outside world fills it: mails arrive, and servers report on mails that were sent."""

from __future__ import annotations

from typing import Any, Literal

from pare.app import incoming
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare_apps import people
from pare_apps.attachments import Attachment
from pare_apps.email.model import Email
from pare_apps.email.organising import Organising
from pare_apps.email.writing import Delivery, Names, address, addresses, answering, line, notice, prose

_FULL = (
    "Email {id} from {sender_name} <{sender}> to {to}, cc {cc}\n"
    "Subject: {subject}\nIn reply to: {in_reply_to}\nAttachments: {attachments}\n\n{body}"
)


class Arrivals(Organising):
    """A mailbox that receives."""

    @incoming(headline="{sender_name:.30}: {subject:.50}", full=_FULL)
    def receive_email(
        self, sender: str, subject: str, body: str, sender_name: str = "", to: Names = ("me",), cc: Names = (),
        attachments: tuple[Attachment, ...] = (), in_reply_to: str | None = None,
        folder: Literal["inbox", "spam"] = "inbox",
    ) -> Email:  # fmt: skip
        """A mail arrives.

        Args:
            sender: Who writes: an address, or a contact's name or id.
            subject: The subject; empty in an answer: "Re: ...".
            body: The text.
            sender_name: The name that the mail states; empty: the one on the sender's card, if there is a card.
            to: To whom it is addressed.
            cc: Who gets it in copy.
            attachments: The files it carries.
            in_reply_to: The id of the mail that it answers.
            folder: Where it lands; the user gets no notification of spam.
        """
        written_by = address(self.phone, sender, "sender")
        if len({file.name for file in attachments}) < len(attachments):
            raise BadInput("attachments: two files have the same name")
        original = None if in_reply_to is None else self.received(in_reply_to, "in_reply_to")
        links = {} if original is None else answering(original)
        title = line(subject, "subject")
        mail: dict[str, Any] = {
            "sender": written_by,
            "sender_name": line(sender_name, "sender_name") or people.label(self.phone, written_by),
            "to": addresses(self.phone, to, "to"),
            "cc": addresses(self.phone, cc, "cc"),
            "body": prose(body, "body"),
            "attachments": attachments,
            **links,
            "subject": title or links.get("subject", ""),
        }
        return self.emails.add(Email(**mail, sent_at=self.now, folder=folder, read=False))

    @incoming(headline="{sender_name:.30}: {subject:.50}", full=_FULL)
    def report_delivery(self, email_id: str, recipient: str, status: Delivery = "failed", reason: str = "") -> Email:
        """A mail server reports on a sent mail: it failed for good, is delayed, or was delivered after all.

        Args:
            email_id: The sent mail.
            recipient: The recipient of whose copy it tells.
            status: What became of it.
            reason: Why, in the server's words.
        """
        sent = self.received(email_id)
        whom = address(self.phone, recipient, "recipient")
        if sent.sender != self.address or whom not in sent.recipients:
            raise BadInput(f"recipient: {email_id} was not sent by the user to {shortened(whom)}")
        subject, body = notice(status, sent.subject, whom, line(reason, "reason"))
        return self.emails.add(
            Email(
                sender=f"mailer-daemon@{self.address.rpartition('@')[2]}",
                sender_name="Mail Delivery System",
                to=(self.address,),
                subject=subject,
                body=body,
                sent_at=self.now,
                thread_id=sent.thread,
                in_reply_to=sent.id,
                read=False,
            )
        )

    def mutes(self, entity: Entity) -> bool:
        """Spam comes, and scheduled mails go, without a notification."""
        return isinstance(entity, Email) and entity.folder in ("spam", "sent")

    def received(self, email_id: str, argument: str = "email_id") -> Email:
        """A mail that is neither a draft nor scheduled."""
        email = self.email(email_id, argument)
        if email.unsent:
            raise BadInput(f"{argument}: {email_id} is not sent yet; use edit_draft or send_draft")
        return email
