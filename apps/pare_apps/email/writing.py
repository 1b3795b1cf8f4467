"""What may stand in a mail, and what is written for the user: reply subjects, quotations, delivery notices."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from pare.errors import BadInput, shortened
from pare.given import CONTROL
from pare.phone import Phone
from pare.phrases import plain
from pare_apps import attachments as files, people
from pare_apps.attachments import Attachment
from pare_apps.email.model import MAX_SUBJECT, Email

MAX_BODY = 100_000
MAX_RECIPIENTS = 100
MAX_NAME = 320  # characters of an address, or of a person's name
Names = tuple[str, ...]
Delivery = Literal["failed", "delayed", "delivered"]

_PREFIXED = {"Re": re.compile(r"\s*re\s*:", re.IGNORECASE), "Fwd": re.compile(r"\s*(fwd?|fw)\s*:", re.IGNORECASE)}
_NOTICES: dict[Delivery, tuple[str, str]] = {
    "failed": ("Undeliverable", "Your mail could not be delivered to {0}. This is final: it will not be tried again."),
    "delayed": ("Delayed", "Your mail to {0} is not delivered yet. It is being tried again; do not send it once more."),
    "delivered": ("Delivered", "Your mail was delivered to {0}."),
}


def prose(text: str, argument: str, limit: int = MAX_BODY) -> str:
    """A text of any number of lines, as it is.

    Raises:
        BadInput: it is too long, or contains control characters.
    """
    if CONTROL.search(text):
        raise BadInput(f"{argument}: contains control characters; write plain text")
    if len(text) > limit:
        raise BadInput(f"{argument}: is {len(text):,} characters long; at most {limit:,} are possible")
    return text


def line(text: str, argument: str, limit: int = MAX_SUBJECT) -> str:
    """A text of one line, without the blanks around it.

    Raises:
        BadInput: it has several lines, is too long, or contains control characters.
    """
    words = prose(text.strip(), argument, limit)
    if len(words.splitlines()) > 1:
        raise BadInput(f"{argument}: must be a single line")
    return words


def address(phone: Phone, who: str, argument: str) -> str:
    """The address that an address, a contact id, a name or `me` means.

    Raises:
        BadInput: it means nobody, several people, or somebody without an address.
    """
    if not prose(who, argument, MAX_NAME).strip():
        raise BadInput(f"{argument}: is empty; write an address, or a contact's name or id")
    if plain(who.strip()) == "me":
        return phone.owner.email.lower()
    found = people.address_of(phone, who, argument)
    if not people.is_address(found):
        raise BadInput(f"{argument}: {shortened(found)}, on the card of {shortened(who)}, is no mail address")
    return found


def addresses(phone: Phone, who: Sequence[str], argument: str) -> tuple[str, ...]:
    """The addresses that identifiers mean, each once.

    Raises:
        BadInput: one of them is wrong, or there are too many.
    """
    if len(who) > MAX_RECIPIENTS:
        raise BadInput(f"{argument}: names {len(who)} people; at most {MAX_RECIPIENTS} are possible")
    return tuple(dict.fromkeys(address(phone, one, argument) for one in who))


def without(everybody: Iterable[str], *others: str) -> tuple[str, ...]:
    """Some addresses, each once, less some others."""
    return tuple(one for one in dict.fromkeys(everybody) if one not in others)


def carried(phone: Phone, references: Iterable[str], already: tuple[Attachment, ...] = ()) -> tuple[Attachment, ...]:
    """Files by reference, each once, after those that are there already.

    Raises:
        BadInput: a reference names no file, or two different files have the same name.
    """
    found = {file.name: file for file in already}
    for reference in references:
        file = files.attachment(phone, reference)
        if found.setdefault(file.name, file) != file:
            raise BadInput(f"attachments: two different files are called {shortened(file.name)}; attach one of them")
    return tuple(found.values())


def retitled(prefix: Literal["Re", "Fwd"], subject: str) -> str:
    """A subject with a prefix, which is not doubled."""
    return subject if _PREFIXED[prefix].match(subject) else f"{prefix}: {subject}".strip()[:MAX_SUBJECT]


def answering(original: Email) -> dict[str, str]:
    """The fields that make a mail an answer to another."""
    return {
        "subject": retitled("Re", original.subject),
        "thread_id": original.thread,
        "in_reply_to": original.id,
    }


def quoted(email: Email, sent: str) -> str:
    """A mail as it stands in one that passes it on.

    Args:
        email: the mail.
        sent: when it was sent, as people read it.
    """
    head = [
        "---------- Forwarded mail ----------",
        f"From: {named(email.sender, email.sender_name)}",
        f"Sent: {sent}",
        f"To: {', '.join(email.to)}",
        *([f"Cc: {', '.join(email.cc)}"] if email.cc else []),
        f"Subject: {email.subject}",
    ]
    return "\n".join(head) + f"\n\n{email.body}"


def named(address: str, name: str) -> str:
    """A name with its address: `Ana Sousa <ana@example.com>`."""
    return address if name in ("", address) else f"{name} <{address}>"


def notice(status: Delivery, subject: str, recipient: str, reason: str) -> tuple[str, str]:
    """Subject and body of what a mail server writes about a mail's delivery."""
    title, told = _NOTICES[status]
    why = f"\nReason: {reason}" if reason else ""
    body = f"{told.format(recipient)}{why}\n\nSubject of your mail: {subject}"
    return f"{title}: {subject}".strip()[:MAX_SUBJECT], body
