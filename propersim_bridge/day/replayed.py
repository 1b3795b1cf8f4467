"""A day that was begun before: its first activities are those that were stored, and the rest is made as ever."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import DaySource, Inner, Waking
from propersim_bridge.personas.persona import Persona


class Replayed:
    """A source of one day that goes on where it was interrupted.

    Args:
        source: makes what was not stored.
        waking: how the day began; None: the source is asked.
        activities: what was stored of the day, oldest first.
    """

    def __init__(self, source: DaySource, waking: Waking | None, activities: Sequence[Activity]) -> None:
        self._source, self._waking = source, waking
        self._stored = {activity.start: activity for activity in activities}

    async def wake(self, persona: Persona, day: date, number: int, yesterday: Sequence[Activity]) -> Waking:
        """How the day began."""
        if self._waking is None:
            self._waking = await self._source.wake(persona, day, number, yesterday)
        return self._waking

    async def next(self, persona: Persona, inner: Inner, now: datetime, until: datetime) -> Activity:
        """The stored activity that began now, else one made by the source; the plan moves on with the clock."""
        stored = self._stored.get(now)
        if stored is None:
            return await self._source.next(persona, inner, now, until)
        while len(inner.plan) > 1 and inner.plan[1].start <= now:
            del inner.plan[0]
        return stored
