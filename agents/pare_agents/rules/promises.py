"""What the owner has promised in messages and has not put into the calendar."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from pare_agents.rules.events import put
from pare_agents.rules.moments import When, at, when_in
from pare_agents.rules.plan import Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import short, topic

_BEFORE = 2  # messages before the promise that may say what was promised
_HITS = 2  # so many promises are looked into
_NEAR = timedelta(hours=3)
_DOES = re.compile(r"\b(?:he|she) (?P<does>(?!is\b|was\b|has\b|had\b)[a-z]+s)\b", re.I)
_NAMED = re.compile(r"\b(?:[Tt]ell|[Pp]romised?|[Tt]o|[Ff]or|[Ww]ith|[Ss]ee|[Hh]ear) (?P<name>[^\W\d_a-z]\w+)")


@dataclass(frozen=True)
class Promise:
    """Something promised for a day and a time.

    Attributes:
        to: to whom.
        starts: for when.
        about: the messages that say what it is.
        what: what it is, in a few words.
    """

    to: str
    starts: datetime
    about: str
    what: str

    @property
    def step(self) -> Step:
        """The step that puts it into the calendar."""
        return put(self.what, self.starts, notes=self.about)


def promised(reader: Reader, starts: datetime, ends: datetime) -> Promise | None:
    """What was promised for that stretch of time, or close to it on the same day."""
    rows = reader.rows("messaging__search_messages", text="promise", sender="me", limit=5)
    for row in rows[:_HITS]:
        message = row.get("message") or {}
        talk = reader.read("messaging__read_conversation", conversation_id=message.get("conversation_id"), limit=30)
        found = _read(talk if isinstance(talk, dict) else {}, str(message.get("id")))
        if found is not None and found.starts.date() == starts.date() and starts - _NEAR < found.starts < ends:
            return found
    return None


def _read(talk: dict[str, Any], id: str) -> Promise | None:
    lines = [line for line in talk.get("messages") or () if isinstance(line, dict)]
    place = next((index for index, line in enumerate(lines) if str(line.get("id")) == id), None)
    if place is None:
        return None
    said = datetime.fromisoformat(str(lines[place].get("sent_at"))).date()
    before = [str(line.get("text", "")) for line in lines[max(0, place - _BEFORE) : place]]
    told = [text for text in before if when_in(text, said) != When()] or before
    told.append(str(lines[place].get("text", "")))
    when = when_in("\n".join(told), said)
    if when.day is None or when.clock is None:
        return None
    what = topic("\n".join(told)) or _of_somebody(told) or short(told[-1], 40)
    return Promise(str(talk.get("name", "")), at(when.day, when.clock), " / ".join(told), what[:1].upper() + what[1:])


def _of_somebody(told: list[str]) -> str:
    """What he or she does, by the one name to which the promise goes: `Ida dances`; empty if the texts do not say."""
    does = _DOES.search("\n".join(told[:-1]))
    names = dict.fromkeys(found for found in _NAMED.findall(told[-1]) if found != "I")
    return f"{next(iter(names))} {does['does']}" if does and len(names) == 1 else ""
