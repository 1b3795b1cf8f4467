"""An announcement moves the day of something that a reminder is for: put that reminder off, this once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.chores import Chore, chores
from pare_agents.rules.cues import cues
from pare_agents.rules.moments import days_named, told_day
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content

_SHIFTED = cues(
    r"""
    later | earlier | instead | rather | moved? | moves | shift(s|ed)? | postponed | delayed | holiday | because of
    due to | not on | only on | on strike | brought forward | comes? on | is on | made on
    (collected|emptied|picked up) on
    """
)
_LEADS = (0, 1)  # days before the thing itself on which a reminder of it rings
_FAR = timedelta(days=7)
_MOST = 3


class ChoreShifted:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Keep the distance to the day and the hour that the reminder has as a rule."""
        if event.kind not in ("message", "mail") or not reader.has("reminders") or not event.when.days:
            return None
        named = _named(event)
        if len(named) < 2 or not (event.corrects or _SHIFTED.search(event.plain)):
            return None
        ranked = [(points, chore, shift) for chore in chores(reader) if (points := _points(chore, event))
                  and (shift := _shift(chore, named, event.when.days))]  # fmt: skip
        best = max((points for points, _, _ in ranked), default=0)
        chosen = [(chore, old, new, chore.due + (new - old)) for points, chore, (old, new) in ranked if points == best]
        late = [until for chore, _, _, until in chosen if until <= event.now or until == chore.rings]
        if late or not 0 < len(chosen) <= _MOST:
            return None
        days = " and ".join(dict.fromkeys(f"{told_day(new)} and not {told_day(old)}" for _, old, new, _ in chosen))
        steps = (chore.put_off(until) for chore, _, _, until in chosen)
        return plan(event, *steps, why=f"{event.name} writes that it is {days}")


def _named(event: Arrival) -> tuple[date, ...]:
    """All days that the announcement and what it corrects speak of, those too that it takes back."""
    earlier = _named(event.corrects) if event.corrects else ()
    return tuple(dict.fromkeys((*earlier, *days_named(f"{event.subject}\n{event.text}", event.today))))


def _points(chore: Chore, event: Arrival) -> int:
    """How much a reminder has to do with an announcement; what its latest part names counts most."""
    own, whole = content(f"{event.subject}\n{event.text}"), content(event.whole)
    return sum(2 * (word in own) + (word in whole) for word in chore.things)


def _shift(chore: Chore, named: tuple[date, ...], said: tuple[date, ...]) -> tuple[date, date] | None:
    """The old and the new day of what a reminder is for; a day named earlier in the text is rather the old one."""
    pairs = list(_pairs(chore.due.date(), named, said))
    in_order = [(old, new) for old, new in pairs if named.index(old) < named.index(new)]
    return next(iter(in_order or pairs), None)


def _pairs(due: date, named: tuple[date, ...], said: tuple[date, ...]) -> Iterator[tuple[date, date]]:
    for lead in _LEADS:
        old = due + timedelta(days=lead)
        others = [day for day in said if day != old and day in named]
        if old in named and len(others) == 1 and abs(others[0] - old) <= _FAR:
            yield old, others[0]
