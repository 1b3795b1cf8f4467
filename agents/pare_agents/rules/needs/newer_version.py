"""A newer version of a file arrives that the owner has already sent on: send it to whoever has the old one."""

from __future__ import annotations

import re
from typing import Any

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import name_at
from pare_agents.rules.plan import Plan, Step, listed
from pare_agents.rules.reader import Reader
from pare_agents.rules.telling import word_when_done

_NEWER = cues(
    r"""
    version | corrected | correction | updated? | revised | instead | replaces? | mistake | wrong | final | fixed
    v\d\w*
    """
)
_VERSION = re.compile(r"[ _.-]*(?:v(?:ersion)?[ _.-]?\d+\w*|final|corrected|revised|new|\(\d+\))$", re.I)


class NewerVersion:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Answer the owner's own mail to the others with the newer file."""
        if event.kind != "mail" or len(event.files) != 1 or not _NEWER.search(event.plain):
            return None
        name = event.files[0]
        for mail in reader.rows("email__search_emails", folder="sent", has_attachments=True, limit=30):
            old = next((file for file in _names(mail) if file != name and _stem(file) == _stem(name)), "")
            others = [str(to) for to in mail.get("to") or () if str(to).casefold() != event.sender.casefold()]
            if old and others:
                said = f"Please use the attached {name}. It replaces {old}, which I sent you before."
                names = [name_at(reader, one) for one in others]
                whom = ", ".join(f"{n} ({one})" if n != one else one for n, one in zip(names, others, strict=True))
                given = {
                    "email_id": str(mail.get("id")),
                    "body": said,
                    "to": others,
                    "attachments": [f"{event.id}/{name}"],
                }
                told = f'{name} from {event.name} to {whom} in place of {old}: "{said}"'
                step = Step("send", told, "email__reply_email", given)
                has = "has" if len(others) == 1 else "have"
                word = word_when_done(event, f"{listed(names)} {has} {name} now.", reader)
                return plan(event, step, *([word] if word else []), why=f"{listed(names)} still {has} {old}")
        return None


def _names(mail: dict[str, Any]) -> list[str]:
    files = mail.get("attachments") or ()
    return [str(file.get("name", "")) if isinstance(file, dict) else str(file) for file in files]


def _stem(name: str) -> tuple[str, str]:
    stem, _, kind = name.casefold().rpartition(".")
    return _VERSION.sub("", stem or kind), kind
