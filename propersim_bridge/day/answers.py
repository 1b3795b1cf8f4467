"""What a model answers about a day, checked: mornings, next activities, and lines of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time
from typing import Annotated, Self
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from propersim_bridge.contracts import Hour
from propersim_bridge.home.model import Feeling, Phrase
from propersim_bridge.home.places import check_place
from propersim_bridge.vocabulary import Area, Kind

Clock = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
_AWAKE = (10, 20)  # hours


def _phrase(text: str) -> str:
    return text.strip().removeprefix("is ").rstrip(".")


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True)


class Line(_Answer):
    """What is meant to be done from a time on."""

    start: Clock
    intent: Phrase


class Morning(_Answer):
    """When the person gets up and goes to bed, and the plan."""

    wakes: Clock
    sleeps: Clock
    plan: Annotated[tuple[Line, ...], Field(min_length=4)]

    @model_validator(mode="after")
    def _sound(self) -> Self:
        hours = (_minutes(self.sleeps) - _minutes(self.wakes)) / 60
        if not _AWAKE[0] <= hours <= _AWAKE[1]:
            raise ValueError(f"{self.wakes} to {self.sleeps} is {hours:.1f} hours; 10 to 20 are usual, before midnight")
        _in_order(self.plan, self.wakes, self.sleeps)
        return self


class Next(_Answer):
    """The activity that begins now, and the rest of the plan where it changes."""

    kind: Kind
    text: Annotated[Phrase, AfterValidator(_phrase)]
    area: Area
    object: str
    minutes: Annotated[int, Field(ge=10, le=30)]
    mood: Feeling
    plan: tuple[Line, ...] = ()

    @model_validator(mode="after")
    def _sound(self) -> Self:
        check_place(self.area, self.object)
        _in_order(self.plan, "00:00", "23:59")
        return self


def lines(plan: Sequence[Line], day: date, zone: ZoneInfo) -> list[Hour]:
    """A plan of a day as the bridge keeps it."""
    return [Hour(at(day, line.start, zone), line.intent) for line in plan]


def at(day: date, clock: str, zone: ZoneInfo) -> datetime:
    """A time of day on a day."""
    return datetime.combine(day, time.fromisoformat(clock), zone)


def _minutes(clock: str) -> int:
    return int(clock[:2]) * 60 + int(clock[3:])


def _in_order(plan: Sequence[Line], first: str, last: str) -> None:
    starts = [line.start for line in plan]
    if starts != sorted(set(starts)):
        raise ValueError(f"plan: its lines must start one after the other, not at {', '.join(starts)}")
    if plan and not first <= starts[0] <= starts[-1] < last:
        raise ValueError(f"plan: its lines must start from {first} on and before {last}")
