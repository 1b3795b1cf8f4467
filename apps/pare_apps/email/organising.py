"""The mailbox as it is kept in order: moving, flagging, deleting, and the user's own folders."""

from __future__ import annotations

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare_apps.email.model import ALL, SYSTEM_FOLDERS, Email, Folder
from pare_apps.email.reading import Reading, excerpt
from pare_apps.email.writing import line
from pare_apps.fields import Bare

EmailIds = tuple[str, ...]
MOST = 100  # mails at once


class Organising(Reading):
    """A mailbox, and the operations that send nothing."""

    @write
    def update_emails(
        self, email_ids: EmailIds, folder: str | None = None, flagged: bool | None = None, read: bool | None = None
    ) -> list[Email]:
        """Move, flag or mark mails; what is left out stays.

        Args:
            email_ids: Ids.
            folder: inbox, archive, spam, bin, or an own folder.
            flagged: With a flag.
            read: As read, or unread.
        """
        if folder is None and flagged is None and read is None:
            raise BadInput("folder: give at least one of folder, flagged and read")
        place = None if folder is None else self.place(folder)
        return [
            excerpt(self.emails.update(self._updated(email, place, flagged, read))) for email in self.those(email_ids)
        ]

    @write
    def delete_emails(self, email_ids: EmailIds) -> list[Email]:
        """Bin mails; those in the bin, drafts and scheduled ones are deleted for good.

        Args:
            email_ids: Ids.
        """
        return [excerpt(self._deleted(email.id)) for email in self.those(email_ids)]

    @write
    def create_folder(self, name: str) -> Folder:
        """Create a folder.

        Args:
            name: Its name.
        """
        return self.folders.add(Folder(name=self._free_name(name)))

    @write
    def rename_folder(self, folder_id: Bare[str], name: str) -> Folder:
        """Rename an own folder.

        Args:
            folder_id: The folder.
            name: New name.
        """
        folder = self._own_folder(folder_id)
        return self.folders.update(folder.changed(name=self._free_name(name, folder)))

    @write
    def delete_folder(self, folder_id: Bare[str]) -> Folder:
        """Delete an own folder; its mails go to the archive.

        Args:
            folder_id: The folder.
        """
        folder = self._own_folder(folder_id)
        for email in self.emails.where(folder=folder.id):
            self.emails.update(email.changed(folder="archive"))
        return self.folders.remove(folder.id)

    def those(self, email_ids: tuple[str, ...]) -> list[Email]:
        """The mails of some ids, each once.

        Raises:
            BadInput: there are none, or too many, or one of them does not exist.
        """
        if not email_ids:
            raise BadInput("email_ids: name at least one mail")
        if len(email_ids) > MOST:
            raise BadInput(f"email_ids: at most {MOST} mails at once, not {len(email_ids)}")
        return [self.email(email_id, "email_ids") for email_id in dict.fromkeys(email_ids)]

    def _updated(self, email: Email, place: str | None, flagged: bool | None, read: bool | None) -> Email:
        if place in (ALL, "drafts", "scheduled"):
            raise BadInput(f"folder: mails cannot be moved to {place}")
        if place not in (None, email.folder) and email.unsent:
            raise BadInput(f"email_ids: {email.id} is not sent yet and cannot be moved; delete_emails discards it")
        if place == "sent" and email.sender != self.address:
            raise BadInput(f"folder: {email.id} is from {email.sender}; only mails of one's own go to sent")
        fields = {"folder": place, "flagged": flagged, "read": read}
        return email.changed(**{field: value for field, value in fields.items() if value is not None})

    def _deleted(self, email_id: str) -> Email:
        """Bin or remove a mail; what answers a removed one or passes it on stays, in a thread from the next mail on."""
        gone = self.emails[email_id]
        if gone.folder != "bin" and not gone.unsent:
            return self.emails.update(gone.changed(folder="bin"))
        thread = [email for email in self.emails.where(thread=gone.thread) if email.id != gone.id]
        first = gone.thread if gone.thread_id or not thread else thread[0].id
        for email in thread:
            links = {field: "" for field in ("in_reply_to", "forward_of") if getattr(email, field) == gone.id}
            self.emails.update(email.changed(**links, thread_id="" if email.id == first else first))
        return self.emails.remove(gone.id)

    def _own_folder(self, folder_id: str) -> Folder:
        place = self.place(folder_id, "folder_id")
        if place in SYSTEM_FOLDERS or place == ALL:
            own = listed(f"{folder.name} ({folder.id})" for folder in self.folders)
            raise BadInput(f"folder_id: {shortened(folder_id)} is no folder of the user's own; those are {own}")
        return self.folders[place]

    def _free_name(self, name: str, folder: Folder | None = None) -> str:
        wanted = line(name, "name", 60)
        if not plain(wanted).strip():
            raise BadInput("name: is empty; write a folder's name")
        taken = [*SYSTEM_FOLDERS, ALL, *(text for own in self.folders if own != folder for text in (own.name, own.id))]
        if plain(wanted) in (plain(text) for text in taken):
            raise BadInput(f"name: there is a folder {shortened(wanted)} already; choose another name")
        return wanted
