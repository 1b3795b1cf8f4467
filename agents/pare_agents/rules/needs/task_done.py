"""Somebody has done what a reminder is about: tick it off."""

from __future__ import annotations

import re

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.chores import things
from pare_agents.rules.cues import cues
from pare_agents.rules.needs.base import plan
from pare_agents.rules.people import card_of
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content

_DONE = cues(
    r"""
    (i|we)('ve| have)?( (already|just))? (bought|got|paid|done|sent|collected|picked up|booked|fetched|posted|ordered)
    (i|we)('ve| have)?( (already|just))? (called|returned|dropped off|renewed|cleaned|watered|fixed|signed)
    (has|have|is|are) (already )?(been )?(bought|paid|done|sent|collected|booked|fetched|posted|ordered|renewed)
    """
)
_NOT = re.compile(
    r"\b(?:not|never|unless|if|when|will|going to|forgot|please|must|need|which|whether|until|once|as soon as)\b|"
    r"n't\b|\?"
)


class TaskDone:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Tick off the one open reminder whose things are all named by somebody who has a card."""
        if event.kind not in ("message", "mail") or not reader.has("reminders"):
            return None
        if not _DONE.search(event.plain) or _NOT.search(event.plain) or card_of(event, reader) is None:
            return None
        said = content(event.whole)
        fitting = []
        for row in reader.rows("reminders__list_reminders", limit=100):
            named = things(str(row.get("title", "")))
            if named and all(word in said for word in named):
                fitting.append(row)
        if len(fitting) != 1:
            return None
        step = Step("tick", f'off the reminder "{fitting[0].get("title")}"', "reminders__complete_reminder",
                    {"reminder_id": str(fitting[0].get("id"))})  # fmt: skip
        return plan(event, step, why=f"{event.name} has done it")
