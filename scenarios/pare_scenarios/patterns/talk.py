"""Somebody was told, by message or by mail; something was passed on, kept as a draft, or taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pare.entity import Entity
from pare.expect import Either, Expect, Mentions, created, either, has, mentions, one_of, removed
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.email import Email
from pare_apps.messaging import Message
from pare_scenarios.patterns.base import Facts
from pare_scenarios.patterns.values import Among, File, Titled, With

_DRAFTED = ("to", "cc", "bcc", "subject", "sent_at", "attachments", "thread_id", "in_reply_to")


def message_to(*people: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to exactly these people (one: in person; several: in their group)."""
    return _message(With(people), says, avoids, files)


def message_in(title: str, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner sent a message to the group of that title."""
    return _message(Titled(title), says, avoids, files)


def _message(where: Any, says: Facts, avoids: Facts, files: Iterable[str]) -> Expect:
    fields = {"sender": "me", "conversation_id": where, "text": _said(says, avoids)}
    return created(Message, **fields, **_files(files))


def mail_to(
    *people: Person,
    says: Facts = (),
    avoids: Facts = (),
    files: Iterable[str] = (),
    subject: Facts = (),
    copies: Iterable[Person] = (),
) -> Either:
    """The owner sent a mail to exactly these people: fresh, as a reply, forwarded, or a draft that lay there.

    To, cc and bcc count alike; those of `copies` may be among them.
    """
    fields: dict[str, Any] = {"folder": "sent", "recipients": Among(people, tuple(copies)), "body": _said(says, avoids)}
    fields |= {"subject": mentions(*subject)} if subject else {}
    fields |= _files(files)
    return either(created(Email, **fields), Expect(Email, "changed", fields, only=_DRAFTED))


def told(
    person: Person, says: Facts = (), avoids: Facts = (), files: Iterable[str] = (), copies: Iterable[Person] = ()
) -> Either:
    """The owner told one person, by message or by mail."""
    message = message_to(person, says=says, avoids=avoids, files=files)
    return either(message, *mail_to(person, says=says, avoids=avoids, files=files, copies=copies).options)


def _said(says: Facts, avoids: Facts) -> Mentions:
    return mentions(*says, avoids=avoids)


def _files(names: Iterable[str]) -> dict[str, Any]:
    tests = tuple(File(name) for name in names)
    return {"attachments": has(*tests)} if tests else {}


def passed_on(named: str, *people: Person) -> Either:
    """The message or mail of that name went on to exactly these people, forwarded or copied, with its files.

    To pass it on in one's own words is `told`.
    """
    whole = {"attachments": FilesOf(named)}
    message = created(Message, sender="me", conversation_id=With(people), text=TextOf(named), **whole)
    mail = created(Email, folder="sent", recipients=Among(people), body=TextOf(named), **whole)
    return either(message, mail)


def draft_to(
    *people: Person, says: Facts = (), avoids: Facts = (), named: str = "", files: Iterable[str] = ()
) -> Expect:
    """A draft to exactly these people lies there, not sent: a new one, or with `named` the one that lay there."""
    fields: dict[str, Any] = {"folder": "drafts", "recipients": Among(people), "body": _said(says, avoids)}
    fields |= _files(files)
    if named:
        return Expect(Email, "changed", fields, named, only=_DRAFTED)
    return created(Email, **fields)


def message_deleted(named: str) -> Expect:
    """The message of that name was deleted."""
    return removed(Message, named)


def mail_deleted(named: str) -> Either:
    """The mail of that name is in the bin, or gone altogether."""
    return either(Expect(Email, "changed", {"folder": "bin"}, named), removed(Email, named))


def mail_filed(named: str, folder: str = "archive") -> Expect:
    """The mail of that name lies in another folder."""
    return Expect(Email, "changed", {"folder": one_of(folder)}, named)


@dataclass(frozen=True, slots=True)
class TextOf:
    """A text that has in it all that the message, mail or note of that name says."""

    named: str

    @property
    def refers(self) -> str:
        """The name."""
        return self.named

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it does."""
        entity = phone.named(self.named)
        lines = _text(entity).split("\n")
        return entity is not None and all(line.strip(" >") in value for line in lines)


def _text(entity: Entity | None) -> str:
    for name in ("text", "body"):
        if (found := getattr(entity, name, None)) is not None:
            return str(found)
    return ""


@dataclass(frozen=True, slots=True)
class FilesOf:
    """All files of the message, mail or note of that name."""

    named: str

    @property
    def refers(self) -> str:
        """The name."""
        return self.named

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether they are among them."""
        files = getattr(phone.named(self.named), "attachments", ())
        return {file.name for file in files} <= {file.name for file in value}
