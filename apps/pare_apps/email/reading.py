"""The mailbox as it is read: folders, lists, search, threads and attachments."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from pare.app import App, read
from pare.errors import BadInput, Unknown, listed, shortened
from pare.phrases import plain
from pare.table import Table
from pare.times import Moment
from pare_apps.attachments import Attachment
from pare_apps.email import search
from pare_apps.email.model import ALL, SYSTEM_FOLDERS, Email, Folder, FolderCount
from pare_apps.fields import Bare

Limit = Annotated[int, Field(ge=1, le=50)]
Offset = Annotated[int, Field(ge=0)]
EXCERPT = 2_000  # characters of a body that lists show


class Reading(App):
    """A mailbox, and the operations that change nothing in it."""

    emails: Table[Email]
    folders: Table[Folder]

    @property
    def address(self) -> str:
        """The owner's own address."""
        return self.phone.owner.email.lower()

    def place(self, folder: str, argument: str = "folder") -> str:
        """The folder that a system folder's name, or an own folder's id or name, means, as mails name it.

        Raises:
            BadInput: there is no such folder.
        """
        wanted = plain(folder.strip())
        if wanted in SYSTEM_FOLDERS or wanted == ALL:
            return wanted
        for own in self.folders:
            if own.id == folder or plain(own.name) == wanted:
                return own.id
        known = [*SYSTEM_FOLDERS, *(f"{own.name} ({own.id})" for own in self.folders)]
        raise BadInput(f"{argument}: there is no folder {shortened(folder)}; there are {listed(known, 20)}")

    def folder_name(self, folder: str) -> str:
        """What the user calls a folder."""
        if folder == ALL:
            return "All mail"
        own = self.folders.get(folder)
        return SYSTEM_FOLDERS.get(folder, folder) if own is None else own.name

    def email(self, email_id: str, argument: str = "email_id") -> Email:
        """The mail of that id.

        Raises:
            Unknown: there is none; the message names the argument.
        """
        try:
            return self.emails[email_id]
        except Unknown as fault:
            raise Unknown(f"{argument}{str(fault).removeprefix('email_id')}") from None

    def listing(self, folder: str, unread: bool, flagged: bool, limit: int, offset: int) -> list[Email]:
        """The mails of a folder, newest first; see `list_emails`."""
        place = self.place(folder)
        if unread or flagged:
            return self.emails.where(newest=True, limit=limit, offset=offset, listings=(place, unread, flagged))
        if place == ALL:
            return self.emails.where(newest=True, limit=limit, offset=offset)
        return self.emails.where(newest=True, limit=limit, offset=offset, folder=place)

    def count(self, folder: str) -> FolderCount:
        """How much lies in a folder."""
        emails = len(self.emails) if folder == ALL else self.emails.count(folder=folder)
        unread = self.emails.count(listings=(folder, True, False))
        return FolderCount(folder=folder, name=self.folder_name(folder), emails=emails, unread=unread)

    def matching(self, query: search.Query, limit: int, offset: int) -> list[Email]:
        """The mails that fit a query, newest first."""
        return search.find(self.emails, self.phone, query, limit, offset)

    def in_thread(self, email_id: str, limit: int) -> list[Email]:
        """The latest mails of a mail's thread, oldest first."""
        return self.emails.where(thread=self.email(email_id).thread, newest=True, limit=limit)[::-1]

    @read
    def list_folders(self) -> list[FolderCount]:
        """All folders with their numbers of mails and unread mails."""
        return [self.count(folder) for folder in (*SYSTEM_FOLDERS, *(own.id for own in self.folders))]

    @read
    def list_emails(
        self, folder: str = "inbox", unread: bool = False, flagged: bool = False, limit: Limit = 10, offset: Offset = 0
    ) -> list[Email]:
        """Mails of a folder, newest first; long bodies are cut (see read_email).

        Args:
            folder: inbox, sent, drafts, scheduled, archive, spam, bin, all, or an own folder's id or name.
            unread: Only unread.
            flagged: Only flagged.
            limit: At most so many.
            offset: How many to skip.
        """
        return [excerpt(email) for email in self.listing(folder, unread, flagged, limit, offset)]

    @read
    def search_emails(
        self, text: str = "", sender: str = "", recipient: str = "", subject: str = "", since: Moment | None = None,
        before: Moment | None = None, folder: str = "all", has_attachments: bool | None = None, limit: Limit = 10,
        offset: Offset = 0,
    ) -> list[Email]:  # fmt: skip
        """Mails that fit all that is given, newest first; long bodies are cut.

        Args:
            text: Beginnings of words of the mail or its files.
            sender: Name, address or contact id.
            recipient: The same, in to, cc or bcc.
            subject: Likewise, of it.
            since: Sent at or after.
            before: Sent before.
            folder: As in list_emails.
            has_attachments: With files.
            limit: At most so many.
            offset: How many to skip.
        """
        query = search.Query(text, sender, recipient, subject, since, before, self.place(folder), has_attachments)
        return [excerpt(email) for email in self.matching(query, limit, offset)]

    @read
    def read_email(self, email_id: Bare[str]) -> Email:
        """Read a mail in full; its files: read_attachment.

        Args:
            email_id: The email.
        """
        return self.email(email_id)

    @read
    def read_thread(self, email_id: str, limit: Limit = 20) -> list[Email]:
        """Read a mail's whole thread, sent mails and drafts included, oldest first.

        Args:
            email_id: Any mail of it.
            limit: At most so many, the latest ones.
        """
        return self.in_thread(email_id, limit)

    @read
    def read_attachment(self, email_id: Bare[str], name: str) -> Attachment:
        """Read the text of a file that a mail carries.

        Args:
            email_id: The email.
            name: The file's.
        """
        carried = self.email(email_id).attachments
        for file in carried:
            if file.name == name:
                return file
        raise BadInput(f"name: {email_id} carries {listed(file.name for file in carried)}, not {shortened(name)}")


def excerpt(email: Email) -> Email:
    """A mail as lists give it, with a long body cut."""
    if len(email.body) <= EXCERPT:
        return email
    more = f"… [{len(email.body) - EXCERPT} more characters]"
    return email.model_copy(update={"body": email.body[:EXCERPT] + more})
