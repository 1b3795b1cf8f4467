"""How mails read on the screens."""

from __future__ import annotations

from collections.abc import Iterable

from pare.screen import Item
from pare_apps import people
from pare_apps.email.app import EmailApp
from pare_apps.email.model import Email


def row(app: EmailApp, email: Email) -> str:
    """A mail as one line of a list."""
    if email.sender == app.address:
        who = f"to {_names(app, email.recipients) or 'nobody yet'}"
    else:
        who = email.sender_name or people.label(app.phone, email.sender)
    marks = [
        mark
        for mark, holds in (("unread", not email.read), ("flagged", email.flagged), ("files", email.has_attachments))
        if holds
    ]
    told = f" ({', '.join(marks)})" if marks else ""
    return f"{who:.60} · {email.subject or '(no subject)':.80} · {app.local(email.sent_at)}{told}"


def _names(app: EmailApp, addresses: Iterable[str]) -> str:
    return ", ".join(people.label(app.phone, address) for address in addresses)


def addressed(app: EmailApp, email: Email) -> list[str]:
    """To whom a mail goes, a line for each kind of recipient."""
    fields = (("To", email.to), ("Cc", email.cc), ("Bcc", email.bcc))
    return [f"{name}: {_names(app, who) or 'nobody yet'}" for name, who in fields if who or name == "To"]


def files(email: Email) -> list[Item]:
    """The files of a mail, to be opened."""
    return [Item("attachment", file.name, f"{file.media_type}, {file.size_kb} kB") for file in email.attachments]
