"""Ticks: what was done, recommended and rated at one moment of decision."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from propersim_bridge.activity import Activity


@dataclass(frozen=True, slots=True)
class Tick:
    """One moment of decision, as both sides remember it.

    Attributes:
        at: when (aware).
        activity: what the person was doing.
        recommendation: what was delivered, word by word; None if the assistant abstained.
        score: the total rating, 0 to 4; None if it is missing or not known yet.
    """

    at: datetime
    activity: Activity
    recommendation: str | None
    score: int | None = None
