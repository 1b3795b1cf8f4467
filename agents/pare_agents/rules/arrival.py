"""What arrives, read from the full text of a log entry."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cached_property
from typing import Any, Literal

from pare.phone import Entry
from pare.phrases import plain
from pare_agents.rules.moments import When, when_in

Kind = Literal["message", "mail", "bounce", "invitation", "reminder", "card", "detail", "doubtful", "other"]

_WHO = r"(?P<name>.+) \((?P<sender>[^()\n]*)\)"
_PLACE = r"(?P<thread>\S+), a (?P<place>[^\n]*)"
_MESSAGE = re.compile(rf"Message (?P<id>\S+) from {_WHO} in {_PLACE}:\n(?P<text>.*)", re.S)
_EDITED = re.compile(rf"{_WHO} edited (?P<id>\S+) in {_PLACE}; it reads now:\n(?P<text>.*)", re.S)
_MAIL = re.compile(
    r"Email (?P<id>\S+) from (?P<name>.*) <(?P<sender>[^>\n]*)> to (?P<to>.*), cc (?P<cc>.*)\n"
    r"Subject: (?P<subject>.*)\nIn reply to: (?P<answers>.*)\nAttachments: (?P<files>.*)\n\n(?P<text>(?:.|\n)*)"
)
_INVITATION = re.compile(r"Invitation from (?P<name>.*)\n(?P<subject>.*) \((?P<id>\S+)\)\n(?P<text>(?:.|\n)*)")
_ORGANISER = re.compile(r"^Organiser: .*<([^>\n]*)>$", re.M)
_REMINDER = re.compile(
    r"(?P<name>.+) added the reminder (?P<subject>.*) \((?P<id>\S+)\) to the shared list (?P<thread>.*)\. "
    r"Due: (?P<due>.*?)\. Notes: (?P<text>(?:.|\n)*)"
)
_CARD = re.compile(r"(?P<name>.+) shared the contact card of (?P<subject>.*) \(not saved yet\)\. (?P<text>(?:.|\n)*)")
_DETAIL = re.compile(r"Contact suggestion: (?P<text>.*) for (?P<name>.*) \((?P<id>\S+)\), found in (?P<place>.*) \(")
_GROUP = re.compile(r"group '(.*)' with")
_ATTACHED = re.compile(r"\nAttached: (?P<files>.*)$")
_RE = re.compile(r"^(?:(?:re|fwd?|aw|wg):\s*)+", re.I)


@dataclass(frozen=True)
class Arrival:
    """One thing that came in.

    Attributes:
        kind: what it is.
        id: the id of the row that it is about.
        now: the local time.
        sender: number, mail address or service that it comes from.
        name: the name that the phone gives the sender.
        subject: a mail's subject, an invitation's title, the name on a card.
        text: what was written.
        thread: the conversation, or the mail that is answered.
        group: a group's title.
        files: names of files that came with it.
        corrects: the earlier arrival that this one corrects.
        facts: other parts of the entry, by name.
    """

    kind: Kind
    id: str
    now: datetime
    sender: str = ""
    name: str = ""
    subject: str = ""
    text: str = ""
    thread: str = ""
    group: str = ""
    files: tuple[str, ...] = ()
    corrects: Arrival | None = None
    facts: dict[str, str] = field(default_factory=dict)

    @property
    def today(self) -> date:
        """The local day."""
        return self.now.date()

    @cached_property
    def whole(self) -> str:
        """Subject and text, with those of what it corrects, as written."""
        earlier = f"{self.corrects.whole}\n" if self.corrects else ""
        return f"{earlier}{self.subject}\n{self.text}".strip()

    @cached_property
    def plain(self) -> str:
        """The whole in plain form."""
        return plain(self.whole)

    @cached_property
    def when(self) -> When:
        """The days and times that hold."""
        own = when_in(self.text if self.corrects else f"{self.subject}\n{self.text}", self.today)
        return self.corrects.when.corrected(own) if self.corrects else own

    @property
    def key(self) -> str:
        """What it belongs to: its conversation, or the mails of one sender."""
        return self.thread if self.by_message else self.sender or self.id

    @property
    def by_message(self) -> bool:
        """Whether it came in a conversation."""
        return "place" in self.facts and bool(self.thread)

    @property
    def known(self) -> bool:
        """Whether the phone has a name for whoever wrote a message."""
        return bool(self.name) and self.name != self.sender


def read_entry(entry: Entry, now: datetime) -> Arrival:
    """An arrival from its log entry; what has no rule is of the kind `other`."""
    id = entry.about[0][1] if entry.about else ""
    for app, pattern, build in _FORMS:
        found = pattern.match(entry.text) if app == entry.app else None
        if found is not None:
            return build({name: (value or "").strip() for name, value in found.groupdict().items()}, id, now)
    return Arrival("other", id, now, text=entry.text)


def _message(parts: dict[str, str], id: str, now: datetime) -> Arrival:
    text, files = parts["text"], ""
    if (attached := _ATTACHED.search(f"\n{text}")) is not None:
        text, files = f"\n{text}"[: attached.start()].strip(), attached["files"]
    group = _GROUP.match(parts["place"])
    return _made("message", parts, id, now, text=text, group=group[1] if group else "", files=_names(files))


def _mail(parts: dict[str, str], id: str, now: datetime) -> Arrival:
    daemon = re.match(r"(?:mailer-daemon|postmaster)@", parts["sender"], re.I)
    subject = _RE.sub("", parts["subject"])
    thread = "" if parts["answers"] == "none" else parts["answers"]
    return _made("bounce" if daemon else "mail", parts, id, now, subject=subject, thread=thread,
                 files=_names(parts["files"]))  # fmt: skip


def _invitation(parts: dict[str, str], id: str, now: datetime) -> Arrival:
    organiser = _ORGANISER.search(parts["text"])
    return _made("invitation", parts, id, now, sender=organiser[1] if organiser else "")


def _plainly(kind: Kind) -> Callable[[dict[str, str], str, datetime], Arrival]:
    return lambda parts, id, now: _made(kind, parts, id, now)


def _made(kind: Kind, parts: dict[str, str], id: str, now: datetime, **given: Any) -> Arrival:
    usual = {name: parts[name] for name in ("name", "sender", "subject", "text", "thread") if name in parts}
    fields: dict[str, Any] = usual | given
    return Arrival(kind, id or parts.get("id", ""), now, **fields, facts=parts)


def _names(files: str) -> tuple[str, ...]:
    return () if files in ("", "none") else tuple(name.strip() for name in files.split(", "))


_FORMS = (
    ("messaging", _MESSAGE, _message),
    ("messaging", _EDITED, _message),
    ("email", _MAIL, _mail),
    ("calendar", _INVITATION, _invitation),
    ("reminders", _REMINDER, _plainly("reminder")),
    ("contacts", _CARD, _plainly("card")),
    ("contacts", _DETAIL, _plainly("detail")),
)
