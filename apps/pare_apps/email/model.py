"""What the email app holds."""

from __future__ import annotations

from collections.abc import Iterable
from sys import intern
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, SerializationInfo, field_validator

from pare.entity import Entity
from pare.times import Moment
from pare_apps.attachments import Attachment
from pare_apps.people import is_address

SYSTEM_FOLDERS = {
    "inbox": "Inbox", "sent": "Sent", "drafts": "Drafts", "scheduled": "Scheduled", "archive": "Archive",
    "spam": "Spam", "bin": "Bin",
}  # fmt: skip
ALL = "all"  # a view over all folders; no mail lies in it
MAX_SUBJECT = 1_000
Listing = tuple[str, bool, bool]  # a folder (or `all`), only unread, only flagged


class Addresses(tuple[str, ...]):
    """Mail addresses; formatted in a notification they are joined by commas."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(", ".join(self) or "nobody", spec)


class Files(tuple[Attachment, ...]):
    """Attached files; formatted in a notification they are named only."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(", ".join(file.name for file in self) or "none", spec)


def _address(text: str) -> str:
    if not is_address(text):
        raise ValueError("is no mail address; write for example 'ana@example.com'")
    return intern(text.strip().lower())


def _files(files: Iterable[Attachment]) -> Files:
    found = Files(files)
    if len({file.name for file in found}) < len(found):
        raise ValueError("two attached files have the same name")
    return found


def _render_files(files: Iterable[Attachment], info: SerializationInfo) -> list[dict[str, Any]]:
    """In full for a record; without the text for an agent, which has to open a file to read it."""
    for_agent = "zone" in (info.context or {})
    return [file.model_dump(mode="json", exclude={"text"} if for_agent else None) for file in files]


Address = Annotated[str, AfterValidator(_address)]
Recipients = Annotated[tuple[Address, ...], AfterValidator(Addresses)]
AttachedFiles = Annotated[
    tuple[Attachment, ...],
    AfterValidator(_files),
    PlainSerializer(_render_files, return_type=list[dict[str, Any]], when_used="json"),
]


class Email(
    Entity,
    index=("folder", "listings", "thread", "sender", "recipients", "has_attachments"),
    order="sent_at",
    search=("subject", "body", "sender", "sender_name", "recipients", "file_texts"),
    quiet=("read", "answered", "forwarded"),
):
    """One mail, received, sent or still a draft.

    Attributes:
        sender: the address it comes from.
        sender_name: the sender's name as the mail itself states it.
        sent_at: when it was sent; of a draft, when it was last saved; of a scheduled mail, when it will be sent.
        folder: one of `SYSTEM_FOLDERS`, or the id of an own folder.
        thread_id: the id of the thread's first mail; empty in that mail itself.
        in_reply_to: the id of the mail that it answers; empty once that is deleted for good.
        forward_of: the id of the mail that it passes on, likewise.
    """

    sender: Address
    sender_name: str = ""
    to: Recipients = Addresses()
    cc: Recipients = Addresses()
    bcc: Recipients = Addresses()
    subject: str = Field(default="", max_length=MAX_SUBJECT)
    body: str = ""
    sent_at: Moment
    folder: str = "inbox"
    thread_id: str = ""
    in_reply_to: str | None = None
    forward_of: str | None = None
    attachments: AttachedFiles = Files()
    flagged: bool = False
    read: bool = True
    answered: bool = False
    forwarded: bool = False

    @field_validator("folder")
    @classmethod
    def _is_a_place(cls, folder: str) -> str:
        if folder in ("", ALL):
            raise ValueError(f"is one of {', '.join(SYSTEM_FOLDERS)} or the id of an own folder")
        return folder

    @property
    def thread(self) -> str:
        """The thread it belongs to, named by the id of its first mail."""
        return self.thread_id or self.id

    @property
    def unsent(self) -> bool:
        """Whether it can still be changed: a draft, or scheduled."""
        return self.folder in ("drafts", "scheduled")

    @property
    def lasting(self) -> bool:
        """What was sent has arrived elsewhere."""
        return self.folder == "sent"

    @property
    def recipients(self) -> tuple[str, ...]:
        """Everybody it is addressed to."""
        return (*self.to, *self.cc, *self.bcc)

    @property
    def has_attachments(self) -> bool:
        """Whether it carries files."""
        return bool(self.attachments)

    @property
    def file_texts(self) -> tuple[str, ...]:
        """Names and texts of its files."""
        return tuple(part for file in self.attachments for part in (file.name, file.text))

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The lists of unread and of flagged mails that it stands in."""
        if self.read and not self.flagged:
            return ()
        kinds = [
            (unread, flagged)
            for unread, flagged in ((True, False), (False, True), (True, True))
            if (not unread or not self.read) and (not flagged or self.flagged)
        ]
        return tuple((place, unread, flagged) for place in (self.folder, ALL) for unread, flagged in kinds)


class Folder(Entity, order="sort_name"):
    """A folder of the user's own."""

    name: str

    @property
    def sort_name(self) -> str:
        """What folders are sorted by."""
        return self.name.casefold()


class FolderCount(BaseModel):
    """A folder with how much lies in it.

    Attributes:
        folder: what operations call it: a system folder's name or an own folder's id.
        name: what the user calls it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    folder: str
    name: str
    emails: int
    unread: int
