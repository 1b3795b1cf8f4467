"""One stretch of the past: what was done in it, what was recommended, and how that was rated.

Source: section 4.2 and Table 12 of the ProPerSim paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from propersim_bridge.memory.tick import Tick

QUOTED = 4  # recommendations that a summary quotes, the latest
DOINGS = 8  # activities that a summary names
TEXT = 160  # characters of a quoted recommendation


class Segment:
    """A stretch of the past; ticks are added in order of time.

    Attributes:
        number: which hour since waking, from 0; for a longer stretch, that of its first hour.
        hours: how many hours it may span.
        ticks: what it holds, oldest first.
        recommendations: how many of them are recommendations.
        summary: words that stand in place of those by rule; empty if there are none.
    """

    __slots__ = ("_doings", "_rated_silence", "_rated_speech", "hours", "number", "recommendations", "summary", "ticks")

    def __init__(self, number: int, hours: int = 1) -> None:
        self.number, self.hours = number, hours
        self.ticks: list[Tick] = []
        self.recommendations = 0
        self.summary = ""
        self._doings: dict[str, datetime] = {}
        self._rated_speech: list[int] = []
        self._rated_silence: list[int] = []

    @classmethod
    def of(cls, parts: Iterable[Segment]) -> Segment:
        """Several that follow each other as one."""
        parts = tuple(parts)
        whole = cls(parts[0].number, sum(part.hours for part in parts))
        for part in parts:
            for tick in part.ticks:
                whole.add(tick)
        return whole

    def add(self, tick: Tick) -> None:
        """Take in the next tick."""
        self.ticks.append(tick)
        self._doings.setdefault(tick.activity.text, tick.at)
        rated = self._rated_silence
        if tick.recommendation is not None:
            self.recommendations += 1
            rated = self._rated_speech
        if tick.score is not None:
            rated.append(tick.score)

    @property
    def start(self) -> datetime:
        """When its first tick was."""
        return self.ticks[0].at

    @property
    def end(self) -> datetime:
        """When its last tick was."""
        return self.ticks[-1].at

    def told(self, scores: bool, so_far: bool = False) -> str:
        """The segment in words: from when to when, how many recommendations, and the summary."""
        head = f"{self.start:%H:%M} to {self.end:%H:%M}{', so far' if so_far else ''}"
        return f"{head}. Recommendations: {self.recommendations}. {self.summary or self.by_rule(scores)}"

    def by_rule(self, scores: bool) -> str:
        """The summary by rule: what was done, what was recommended and, if wanted, how that was rated."""
        doings = list(self._doings)
        more = f" and {len(doings) - DOINGS} more" if len(doings) > DOINGS else ""
        parts = [f"Done: {'; '.join(doings[:DOINGS])}{more}."]
        if self.recommendations:
            given = self._latest()
            latest = "Latest" if self.recommendations > len(given) else "Given"
            parts.append(f"{latest}: {'; '.join(quoted(tick, scores) for tick in given)}.")
        if scores:
            parts += [
                f"{name} rated {sum(rated) / len(rated):.1f} of 4 on average."
                for name, rated in (("Recommendations", self._rated_speech), ("Silence", self._rated_silence))
                if rated
            ]
        return " ".join(parts)

    def _latest(self) -> list[Tick]:
        found: list[Tick] = []
        for tick in reversed(self.ticks):
            if tick.recommendation is not None:
                found.append(tick)
                if len(found) == QUOTED:
                    break
        return found[::-1]


def quoted(tick: Tick, scores: bool) -> str:
    """A recommendation with its time and, if wanted and known, its rating."""
    text = tick.recommendation or ""
    text = text if len(text) <= TEXT else text[: TEXT - 1] + "…"
    return f'{tick.at:%H:%M} "{text}"{rating(tick) if scores else ""}'


def rating(tick: Tick) -> str:
    """How a tick was rated, in brackets."""
    return " (not rated)" if tick.score is None else f" (rated {tick.score} of 4)"
