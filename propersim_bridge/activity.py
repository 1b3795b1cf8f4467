"""Activities: what the person does, from when to when, and where.

Source: section 3 of the ProPerSim paper: a day is a sequence of actions, each with a time span that excludes its end.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from propersim_bridge.vocabulary import Area, Kind

SHORTEST, LONGEST = timedelta(minutes=10), timedelta(minutes=30)


class Activity(BaseModel):
    """One activity of a day.

    Attributes:
        kind: what kind it is.
        text: a phrase that follows "is": `kneading dough for flat bread`.
        area: where in the home.
        object: what is used there.
        start: when it begins (aware).
        end: when it ends, not included; 10 to 30 minutes later.
        mood: how the person feels, in a word or two.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Kind
    text: str = Field(min_length=3, max_length=200)
    area: Area
    object: str = Field(min_length=1, max_length=60)
    start: datetime
    end: datetime
    mood: str = "calm"

    @model_validator(mode="after")
    def _lasts(self) -> Self:
        if self.start.tzinfo is None or self.end.tzinfo is None:
            raise ValueError("start and end need a time zone")
        if not SHORTEST <= self.end - self.start <= LONGEST:
            minutes = (self.end - self.start) / timedelta(minutes=1)
            raise ValueError(f"an activity lasts 10 to 30 minutes, not {minutes:g}")
        return self
