"""The memory of a day: the last ten minutes in detail, hours before that, and blocks of four hours before those.

Source: sections 4.2 and 5 of the ProPerSim paper. Hours are counted from waking. What leaves the last ten minutes goes
into its hour; when a fifth hour begins, the four before it become one block, so there are at most four hours, and at
most three blocks: on a day longer than sixteen hours the first block holds all that came before. Together they hold
every tick once, abstentions included. Assistant and person each have one, filled with what they know.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from propersim_bridge.memory.segment import Segment, rating
from propersim_bridge.memory.tick import Tick

DETAIL = timedelta(minutes=10)
HOUR = timedelta(hours=1)
BLOCK, BLOCKS = 4, 3
NOTHING = "Nothing has happened yet today."


class Summariser(Protocol):
    """Puts a closed segment into words."""

    async def summarise(self, segment: Segment, scores: bool) -> str:
        """A summary in a few sentences; empty to leave it to the rule."""


class DayMemory:
    """What one side remembers of today.

    Args:
        scores: whether ratings are shown.
        summariser: puts closed segments into words, once each; without one, all summaries are made by rule.
    """

    def __init__(self, scores: bool = False, summariser: Summariser | None = None) -> None:
        self.scores = scores
        self.ticks: list[Tick] = []
        self._summariser = summariser
        self._blocks: list[Segment] = []
        self._hours: list[Segment] = []
        self._filed = 0  # ticks that are in a segment
        self._last: datetime | None = None
        self._closed: list[str] | None = None  # the closed segments in words

    def add(self, tick: Tick) -> None:
        """Remember the next tick.

        Raises:
            ValueError: it is not later than the one before.
        """
        if self.ticks and tick.at <= self.ticks[-1].at:
            raise ValueError(f"a tick at {tick.at.isoformat()} does not follow one at {self.ticks[-1].at.isoformat()}")
        self.ticks.append(tick)
        if tick.recommendation is not None:
            self._last = tick.at

    def segments(self, at: datetime) -> tuple[Segment, ...]:
        """Everything older than ten minutes, oldest first; the last one still grows."""
        self._file(at)
        return (*self._blocks, *self._hours)

    def recent(self, at: datetime) -> Sequence[Tick]:
        """The last ten minutes, oldest first."""
        self._file(at)
        return self.ticks[self._filed :]

    async def settle(self, at: datetime) -> None:
        """Have closed segments put into words, where a model does that; at once where none does."""
        if self._summariser is None:
            return
        for segment in self.segments(at)[:-1]:
            if not segment.summary:
                segment.summary = await self._summariser.summarise(segment, self.scores) or segment.by_rule(self.scores)
                self._closed = None

    def render(self, at: datetime) -> str:
        """The day so far in words.

        Args:
            at: now; never earlier than before.
        """
        if not self.ticks:
            return NOTHING
        self._file(at)
        if self._closed is None:
            self._closed = [segment.told(self.scores) for segment in (*self._blocks, *self._hours[:-1])]
        lines = self._closed.copy()
        if self._hours:
            lines.append(self._hours[-1].told(self.scores, so_far=True))
        if self._filed < len(self.ticks):
            lines.append("The last ten minutes:")
            lines += [_line(tick, self.scores) for tick in self.ticks[self._filed :]]
        lines.append(self.silence(at))
        return "\n".join(lines)

    def silence(self, at: datetime) -> str:
        """How long it has been since the last recommendation, in words."""
        if self._last is not None:
            return f"The last recommendation came {_span(at - self._last)} ago."
        awake = f", {_span(at - self.ticks[0].at)} after the day began" if self.ticks else ""
        return f"There has been no recommendation yet today{awake}."

    def _file(self, at: datetime) -> None:
        """Put into segments what is older than ten minutes."""
        ticks, oldest = self.ticks, at - DETAIL
        while self._filed < len(ticks) and ticks[self._filed].at < oldest:
            tick = ticks[self._filed]
            hour = (tick.at - ticks[0].at) // HOUR
            if not self._hours or self._hours[-1].number != hour:
                self._begin(hour)
            self._hours[-1].add(tick)
            self._filed += 1

    def _begin(self, hour: int) -> None:
        if self._hours and self._hours[0].number // BLOCK != hour // BLOCK:
            self._blocks.append(Segment.of(self._hours))
            self._hours.clear()
        if len(self._blocks) > BLOCKS:
            self._blocks[:2] = [Segment.of(self._blocks[:2])]
        self._hours.append(Segment(hour))
        self._closed = None


class Recall:
    """The memory of a person who rates: puts today's ticks into words, keeping what is already filed.

    Args:
        summariser: puts closed segments into words, once each; without one, all summaries are made by rule.
        scores: whether the person's own ratings are shown.
    """

    def __init__(self, summariser: Summariser | None = None, scores: bool = False) -> None:
        self._summariser, self._scores = summariser, scores
        self._memory = DayMemory(scores, summariser)

    async def __call__(self, ticks: Sequence[Tick], at: datetime) -> str:
        """Today in words, from all of today's ticks so far; other ticks than before begin anew."""
        known = self._memory.ticks
        if len(ticks) < len(known) or (known and ticks[len(known) - 1] is not known[-1]):
            self._memory = DayMemory(self._scores, self._summariser)
        for tick in ticks[len(self._memory.ticks) :]:
            self._memory.add(tick)
        await self._memory.settle(at)
        return self._memory.render(at)


def _line(tick: Tick, scores: bool) -> str:
    given = "no recommendation" if tick.recommendation is None else f'recommended: "{tick.recommendation}"'
    return f"{tick.at:%H:%M:%S} {tick.activity.text}: {given}{rating(tick) if scores else ''}"


def _span(time: timedelta) -> str:
    minutes = round(time.total_seconds() / 60, 1)
    if minutes < 60:
        return f"{minutes:g} minutes"
    return f"{int(minutes // 60)} h {int(minutes % 60)} min"
