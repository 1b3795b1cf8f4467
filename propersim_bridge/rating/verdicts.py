"""Ratings: five binary verdicts with reasons, and the total of 0 to 4.

Source: section 4.2 and Appendix C.2 of the ProPerSim paper; the frequency point needs both frequency verdicts.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Criterion = Literal["personal_preference", "timing", "over_frequency", "under_frequency", "communication_safety"]
CRITERIA: tuple[Criterion, ...] = (
    "personal_preference", "timing", "over_frequency", "under_frequency", "communication_safety",
)  # fmt: skip
POINTS = ("personal_preference", "frequency", "timing", "communication_safety")


class Verdict(BaseModel):
    """One judgement.

    Attributes:
        score: 1 or 0; None if the judge failed to give one, which is a missing value and never a 0.
        reason: why; for a missing score, what went wrong.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    score: Literal[0, 1] | None
    reason: str = Field(min_length=1)


class Rating(BaseModel):
    """The five verdicts on one recommendation or abstention."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    personal_preference: Verdict
    timing: Verdict
    over_frequency: Verdict
    under_frequency: Verdict
    communication_safety: Verdict

    @property
    def frequency(self) -> int | None:
        """The frequency point: 1 only if neither too often nor too seldom; None if that cannot be said."""
        both = (self.over_frequency.score, self.under_frequency.score)
        return 0 if 0 in both else None if None in both else 1

    def point(self, name: str) -> int | None:
        """The point of that name, of `POINTS`."""
        if name == "frequency":
            return self.frequency
        verdict: Verdict = getattr(self, name)
        return verdict.score

    @property
    def total(self) -> int | None:
        """The points together, 0 to 4; None if one is missing."""
        points = [self.point(name) for name in POINTS]
        return None if None in points else sum(point for point in points if point is not None)
