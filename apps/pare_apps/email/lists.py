"""What the user sees and does with many mails: folders, search results, selecting several, writing a new one."""

from __future__ import annotations

from collections.abc import Sequence

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps.email.app import EmailApp
from pare_apps.email.model import ALL, SYSTEM_FOLDERS, Email
from pare_apps.email.organising import EmailIds
from pare_apps.email.screens import DraftView, EmailView, look_into
from pare_apps.email.search import Query
from pare_apps.email.telling import row
from pare_apps.email.writing import Names

PAGE = 20


class Mailboxes(Screen[EmailApp], root=True):
    """All folders, with how many mails and unread mails each holds."""

    def show(self, app: EmailApp) -> View:
        """One item for each folder, the view over all mails last."""
        counts = [*app.list_folders(), app.count(ALL)]
        texts = {count.folder: f"{count.name} ({count.emails}, {count.unread} unread)" for count in counts}
        return View("Mail", items=[Item("folder", folder, text) for folder, text in texts.items()])

    @tap
    def open_folder(self, app: EmailApp, folder: str) -> FolderView:
        """Open a folder.

        Args:
            folder: inbox, sent, drafts, scheduled, archive, spam, bin, all, or an own folder.
        """
        return FolderView(app.place(folder))

    @tap
    def open_all(self, app: EmailApp) -> FolderView:
        """See the mails of all folders together."""
        return FolderView(ALL)

    @tap
    def search_emails(
        self, app: EmailApp, text: str = "", sender: str = "", recipient: str = "", subject: str = "",
        since: Moment | None = None, before: Moment | None = None, folder: str = "all",
        has_attachments: bool | None = None,
    ) -> SearchResults:  # fmt: skip
        """Search mails; whatever is given must fit.

        Args:
            text: Words anywhere in the mail or its attachments.
            sender: Name, address or contact id.
            recipient: Name, address or contact id.
            subject: Words of the subject.
            since: Sent at or after this.
            before: Sent before this.
            folder: Only in this folder.
            has_attachments: Only with (true) or without (false) attachments.
        """
        return SearchResults(Query(text, sender, recipient, subject, since, before, app.place(folder), has_attachments))

    @tap
    def compose(self, app: EmailApp) -> ComposeForm:
        """Begin a new mail."""
        return ComposeForm()

    @tap
    def manage_folders(self, app: EmailApp) -> FolderManagement:
        """See the own folders, to create, rename or delete one."""
        return FolderManagement()


class Selection:
    """What lists of mails have in common: opening one mail, and doing something with several."""

    def holds(self, app: EmailApp, emails: Sequence[Email]) -> bool:
        """Whether all these mails are in this list."""
        raise NotImplementedError

    @tap
    def open_email(self, app: EmailApp, email_id: str) -> EmailView | DraftView:
        """Open a mail of this list.

        Args:
            email_id: The mail.
        """
        email = app.email(email_id)
        if not self.holds(app, (email,)):
            raise BadInput(f"email_id: {email_id} is not in this list")
        return look_into(app, email)

    @tap
    def update_emails(
        self, app: EmailApp, email_ids: EmailIds, folder: str | None = None, flagged: bool | None = None,
        read: bool | None = None,
    ) -> None:  # fmt: skip
        """Select mails of this list and move, flag, unflag or mark them.

        Args:
            email_ids: The mails.
            folder: Where to: archive, inbox, spam, bin, or an own folder.
            flagged: Flag (true) or unflag (false).
            read: Mark as read (true) or unread (false).
        """
        self._select(app, email_ids)
        app.update_emails(email_ids, folder, flagged, read)

    @tap
    def delete_emails(self, app: EmailApp, email_ids: EmailIds) -> None:
        """Select mails of this list and move them to the bin; in the bin, drafts and scheduled, delete for good.

        Args:
            email_ids: The mails.
        """
        self._select(app, email_ids)
        app.delete_emails(email_ids)

    def _select(self, app: EmailApp, email_ids: EmailIds) -> None:
        if not self.holds(app, app.those(email_ids)):
            raise BadInput("email_ids: some of these mails are not in this list")


class FolderView(Selection, Screen[EmailApp]):
    """The mails of one folder, newest first, page by page; only the unread or flagged ones, if so chosen."""

    folder: str
    unread: bool = False
    flagged: bool = False
    page: int = 0

    def show(self, app: EmailApp) -> View:
        """One page of mails."""
        count = app.count(self.folder)
        chosen = [kind for kind, only in (("unread", self.unread), ("flagged", self.flagged)) if only]
        lines = [f"{count.emails} mails, {count.unread} unread"]
        lines += [f"Only {' and '.join(chosen)} ones"] if chosen else []
        items = [Item.of(email, row(app, email)) for email in self._mails(app, self.page)]
        return View(count.name, [*lines, *_paged(self.page)], items)

    def alive(self, app: EmailApp) -> bool:
        """Until the folder is deleted."""
        return self.folder in SYSTEM_FOLDERS or self.folder == ALL or self.folder in app.folders

    def holds(self, app: EmailApp, emails: Sequence[Email]) -> bool:
        """Mails that lie in this folder, on whatever page."""
        return all(self.folder in (ALL, email.folder) for email in emails)

    @tap
    def more(self, app: EmailApp) -> FolderView:
        """See the next, older page."""
        if not self._mails(app, self.page + 1):
            raise BadInput("there are no more mails here")
        return FolderView(self.folder, self.unread, self.flagged, self.page + 1)

    @tap
    def show_only(self, app: EmailApp, unread: bool = False, flagged: bool = False) -> FolderView:
        """See only unread or only flagged mails of this folder; without a choice, all of them.

        Args:
            unread: Only unread mails.
            flagged: Only flagged mails.
        """
        return FolderView(self.folder, unread, flagged)

    @tap
    def compose(self, app: EmailApp) -> ComposeForm:
        """Begin a new mail."""
        return ComposeForm()

    def _mails(self, app: EmailApp, page: int) -> list[Email]:
        return app.listing(self.folder, self.unread, self.flagged, PAGE, page * PAGE)


class SearchResults(Selection, Screen[EmailApp]):
    """The mails that a search found, newest first, page by page."""

    query: Query
    page: int = 0

    def show(self, app: EmailApp) -> View:
        """One page of mails, each with the folder it lies in."""
        found = app.matching(self.query, PAGE, self.page * PAGE)
        items = [Item.of(email, f"{row(app, email)} in {app.folder_name(email.folder)}") for email in found]
        return View("Search results", _paged(self.page) if found else ["Nothing found"], items)

    def holds(self, app: EmailApp, emails: Sequence[Email]) -> bool:
        """Mails that the search finds, on whatever page."""
        found = {email.id for email in app.matching(self.query, len(app.emails), 0)}
        return all(email.id in found for email in emails)

    @tap
    def more(self, app: EmailApp) -> SearchResults:
        """See the next, older page."""
        if not app.matching(self.query, 1, (self.page + 1) * PAGE):
            raise BadInput("there are no more results")
        return SearchResults(self.query, self.page + 1)


class ComposeForm(Screen[EmailApp]):
    """An empty form for a new mail."""

    def show(self, app: EmailApp) -> View:
        """Whose mail it will be."""
        return View("New mail", [f"From: {app.address}"])

    @tap
    def send_email(
        self, app: EmailApp, to: Names, subject: str, body: str, cc: Names = (), bcc: Names = (),
        attachments: Names = (), send_at: Moment | None = None,
    ) -> Mailboxes:  # fmt: skip
        """Fill in the form and send the mail.

        Args:
            to: Recipients: names, addresses or contact ids.
            subject: The subject.
            body: The text.
            cc: Recipients in copy.
            bcc: Recipients in hidden copy.
            attachments: Files, each "<id of what carries it>/<file name>".
            send_at: Not now, but then.
        """
        app.send_email(to, subject, body, cc, bcc, attachments, send_at)
        return Mailboxes()

    @tap
    def save_draft(
        self, app: EmailApp, to: Names = (), subject: str = "", body: str = "", cc: Names = (), bcc: Names = (),
        attachments: Names = (),
    ) -> Mailboxes:  # fmt: skip
        """Fill in the form and keep the mail as a draft.

        Args:
            to: Recipients: names, addresses or contact ids.
            subject: The subject.
            body: The text.
            cc: Recipients in copy.
            bcc: Recipients in hidden copy.
            attachments: Files, each "<id of what carries it>/<file name>".
        """
        app.save_draft(to, subject, body, cc, bcc, attachments)
        return Mailboxes()


class FolderManagement(Screen[EmailApp]):
    """The user's own folders."""

    def show(self, app: EmailApp) -> View:
        """One item for each folder."""
        items = [Item.of(own, f"{own.name} ({app.emails.count(folder=own.id)})") for own in app.folders]
        return View("Own folders", () if items else ["There are none yet"], items)

    @tap
    def create_folder(self, app: EmailApp, name: str) -> None:
        """Create a folder.

        Args:
            name: Its name.
        """
        app.create_folder(name)

    @tap
    def rename_folder(self, app: EmailApp, folder_id: str, name: str) -> None:
        """Rename a folder.

        Args:
            folder_id: The folder.
            name: Its new name.
        """
        app.rename_folder(folder_id, name)

    @tap
    def delete_folder(self, app: EmailApp, folder_id: str) -> None:
        """Delete a folder; its mails go to the archive.

        Args:
            folder_id: The folder.
        """
        app.delete_folder(folder_id)


def _paged(page: int) -> list[str]:
    return [f"Page {page + 1}"] if page else []
