"""What the home keeps: where the person is, what they do, and their walks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Self

from pydantic import AfterValidator, Field, model_validator

from pare.entity import Entity
from pare.times import Moment
from propersim_bridge.home.places import AREA_OF, Object
from propersim_bridge.vocabulary import Area, Kind


def _line(text: str) -> str:
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise ValueError("must be one line of plain text")
    return line


Phrase = Annotated[str, Field(min_length=3, max_length=200), AfterValidator(_line)]
"""What the person does, as a phrase that follows "is"."""

Feeling = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_line)]
"""A word or two."""

Minutes = Annotated[float, Field(ge=10, le=30)]


class Doing(Entity, order="start"):
    """One activity of the person.

    Attributes:
        activity_kind: what kind it is.
        text: a phrase that follows "is".
        area: where in the home.
        object: what is used there.
        start: when it was taken up, the walk to it included.
        end: when it is over, not included; earlier than meant if the person left it.
        mood: how the person feels.
    """

    activity_kind: Kind
    text: Phrase
    area: Area
    object: Object
    start: Moment
    end: Moment
    mood: Feeling = "calm"

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.end < self.start:
            raise ValueError("end: must not lie before start")
        _check_place(self.area, self.object)
        return self


class Move(Entity, order="left_at"):
    """One walk through the home.

    Attributes:
        from_area: where it began.
        from_object: at what; None in the middle of the area.
        to_area: where it leads.
        to_object: to what; None to the middle of the area.
        metres: how long it is.
        seconds: how long it takes.
        left_at: when it began.
    """

    from_area: Area
    from_object: Object | None
    to_area: Area
    to_object: Object | None
    metres: Annotated[float, Field(ge=0, le=100)]
    seconds: Annotated[float, Field(ge=0, le=600)]
    left_at: Moment

    @model_validator(mode="after")
    def _agree(self) -> Self:
        _check_place(self.from_area, self.from_object)
        _check_place(self.to_area, self.to_object)
        return self

    @property
    def arrives_at(self) -> datetime:
        """When it ends."""
        return self.left_at + timedelta(seconds=self.seconds)


class Whereabouts(Entity):
    """Where the person is; there is one such row.

    Attributes:
        area: where; on a walk, where it began.
        object: at what; None in the middle of the area.
        move_id: the walk that the person is on; empty if none.
        doing_id: what the person does, or is on the way to; empty if nothing.
        asleep: whether the person sleeps.
    """

    area: Area = "main bedroom"
    object: Object | None = "bed"
    move_id: str = ""
    doing_id: str = ""
    asleep: bool = False

    @model_validator(mode="after")
    def _agree(self) -> Self:
        _check_place(self.area, self.object)
        return self


def _check_place(area: Area, object: Object | None) -> None:
    if object is not None and AREA_OF[object] != area:
        raise ValueError(f"area: the {object} stands in the {AREA_OF[object]}")
