"""Somebody asks for something by a certain day: make a reminder for it."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.moments import Clock, at, deadline_in, told_time, when_in
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, short

_CUE = re.compile(
    r"\b(?:please|(?:could|can|would) you|do(?:n'?t| not) forget to|remember to|you (?:need|have) to|you must|"
    r"make sure (?:to|you)|(?:i|we) need you to)\s+(?:please\s+)?(?P<what>[^.?!;\n]+)",
    re.I,
)
_END = re.compile(r"[,\s]+(?:by|until|till|before|no later than|not later than|at the latest)\b.*$", re.I)
_ANSWER = re.compile(
    r"(?:also |just )?(?:reply|answer|respond|confirm|let (?:me|us) know|say|tell (?:me|us)|decide|choose|call|ring|"
    r"write(?! (?:an?|the|your|my|our)\b))\b",
    re.I,
)
_MORNING: Clock = (9, 0)
_PARTS: dict[str, Clock] = {"afternoon": (14, 0), "evening": (18, 0), "night": (20, 0)}
_LEAD = timedelta(hours=2)


class TaskAsked:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """A reminder in good time before the deadline."""
        if event.kind not in ("message", "mail") or not reader.has("reminders"):
            return None
        for found in _CUE.finditer(event.whole):
            clause, what = found["what"], _END.sub("", found["what"])
            due = _due(clause, event.today)
            title = short(what[:1].upper() + what[1:])
            if due is None or due <= event.now or _ANSWER.match(what) or there(reader, title, due.date()):
                continue
            step = Step("set", f'a reminder "{title}" for {told_time(due)}', "reminders__create_reminder",
                        {"title": title, "due": due.isoformat(), "notes": f"Asked by {event.name}."})  # fmt: skip
            return plan(event, step, why=f'{event.name} asks: "{short(clause, 120)}"')
        return None


def _due(clause: str, today: date) -> datetime | None:
    """When to be reminded: in good time before a deadline, or when it is to be done."""
    limit = deadline_in(clause, today)
    if limit is not None:
        day, clock = limit
        return at(day, clock) - _LEAD if clock else at(day, _MORNING)
    when = when_in(clause, today)
    if when.day is None or when.day <= today:
        return None
    part = next((hour for word, hour in _PARTS.items() if word in clause.casefold()), _MORNING)
    return at(when.day, when.clock or part)


def there(reader: Reader, title: str, day: date) -> bool:
    """Whether an open reminder of that day, or without one, has the same words."""
    words = content(title)
    for row in reader.rows("reminders__list_reminders", limit=100):
        same = [word for word in content(str(row.get("title", ""))) if word in words]
        on = str(row.get("due") or "")[:10]
        if 2 * len(same) >= len(words) > 0 and on in ("", day.isoformat()):
            return True
    return False
