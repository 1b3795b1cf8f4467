"""Reminders as recognisers look at them: what rings when, and putting it off."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pare_agents.rules.moments import told_time
from pare_agents.rules.plan import Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content

_DOING = frozenset(
    """
    buy get pay send collect pick book fetch post order ring return drop renew clean water fix sign bring put set
    """.split()
)


@dataclass(frozen=True)
class Chore:
    """An open reminder that has a time.

    Attributes:
        id: its id.
        title: what to do.
        due: when it is due, in local time.
        rings: when it rings next; later than `due` if it has been put off already.
        repeats: whether it comes again.
    """

    id: str
    title: str
    due: datetime
    rings: datetime
    repeats: bool

    @property
    def things(self) -> tuple[str, ...]:
        """The words of its title that say what it is about."""
        return things(self.title)

    def put_off(self, until: datetime) -> Step:
        """The step that lets it ring later; a series keeps its rhythm."""
        once = ", only this once" if self.repeats else ""
        told = f'off the reminder "{self.title}" from {told_time(self.rings)} to {told_time(until)}{once}'
        return Step("put", told, "reminders__snooze_reminder", {"reminder_id": self.id, "until": until.isoformat()})


def things(title: str) -> tuple[str, ...]:
    """The words of a title that say what it is about, without what is done with it."""
    return tuple(word for word in content(title) if word not in _DOING)


def chores(reader: Reader) -> list[Chore]:
    """The open reminders that have a time."""
    rows = [row for row in reader.rows("reminders__list_reminders", limit=100) if not row.get("done")]
    return [_chore(row) for row in rows if row.get("due")]


def _chore(row: dict[str, Any]) -> Chore:
    due, rings = (_local(row["due"]), _local(row.get("snoozed_until") or row["due"]))
    repeats = row.get("repeat", "none") != "none"
    return Chore(str(row.get("id")), str(row.get("title", "")), due, rings, repeats)


def _local(text: Any) -> datetime:
    return datetime.fromisoformat(str(text)).replace(tzinfo=None)
