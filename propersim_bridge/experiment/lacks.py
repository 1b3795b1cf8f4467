"""What models failed to give while an experiment was played."""

from __future__ import annotations

from dataclasses import dataclass, field

from propersim_bridge.contracts import Case, Judge
from propersim_bridge.rating.verdicts import CRITERIA, Rating

SUMMARIES, RATINGS = "summaries", "ratings"


@dataclass(slots=True)
class Lacks:
    """How many answers could not be had.

    Attributes:
        counts: how many, by what was asked for and of which model.
        first: the first error, in a line; empty if there was none.
    """

    counts: dict[tuple[str, str], int] = field(default_factory=dict)
    first: str = ""

    def add(self, what: str, model: str, error: str, count: int = 1) -> None:
        """Count answers that a model did not give."""
        self.counts[what, model] = self.counts.get((what, model), 0) + count
        self.first = self.first or " ".join(error.split())

    def merge(self, other: Lacks) -> None:
        """Count what another one has counted."""
        for (what, model), count in other.counts.items():
            self.add(what, model, other.first, count)

    def told(self) -> str:
        """All of it in a line; empty if nothing lacks."""
        parts = [f"{count} {what if count > 1 else _ONE[what]} from {model}" for (what, model), count in self._sorted()]
        return f"could not be had: {', '.join(parts)}; the first error: {self.first}" if parts else ""

    def _sorted(self) -> list[tuple[tuple[str, str], int]]:
        return sorted(self.counts.items(), reverse=True)


@dataclass(slots=True)
class WatchedJudge:
    """A judge whose missing ratings are counted.

    Attributes:
        judge: rates.
        model: what it asks.
        lacks: where they are counted.
    """

    judge: Judge
    model: str
    lacks: Lacks

    async def rate(self, case: Case) -> Rating:
        """The judge's rating."""
        rating = await self.judge.rate(case)
        if rating.total is None:
            verdicts = (getattr(rating, criterion) for criterion in CRITERIA)
            self.lacks.add(RATINGS, self.model, next(v.reason for v in verdicts if v.score is None))
        return rating


_ONE = {SUMMARIES: "summary", RATINGS: "rating"}
