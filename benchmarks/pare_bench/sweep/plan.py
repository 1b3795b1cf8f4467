"""What a sweep is made of: levels of noise, and what is played at each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from pare_bench.config import RunConfig, Share
from pare_bench.corpus import digest


class Point(BaseModel):
    """How much noise there is; its fields are those of a run's configuration."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    tool_failure: Share = 0.0
    events_per_minute: Annotated[float, Field(ge=0, le=60)] = 0.0

    @property
    def name(self) -> str:
        """Its name, as that of a folder."""
        levels = {"failure": self.tool_failure, "events": self.events_per_minute}
        return "-".join(f"{axis}-{str(level).removesuffix('.0')}" for axis, level in levels.items() if level) or "clean"


class Planned(NamedTuple):
    """One run of a sweep: where on the plane of noise, what, and in which folder inside the sweep's."""

    point: Point
    config: RunConfig
    folder: str


class Sweep(BaseModel):
    """A sweep, as `sweep.json` holds it: everything needed to repeat it.

    Attributes:
        split: the split that was chosen; empty: scenarios were named.
        points: the levels of noise, in the order in which they are played.
        configurations: what is played at each of them, here without noise. Their limits of cost and tokens are the
            whole sweep's.
        noise: the version of the noise corpus; empty where no unrelated events arrive.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["pare-sweep"] = "pare-sweep"
    version: Literal[1] = 1
    split: str
    points: Annotated[tuple[Point, ...], Field(min_length=1)]
    configurations: Annotated[tuple[RunConfig, ...], Field(min_length=1)]
    noise: str = ""

    @classmethod
    def of(cls, split: str, points: Sequence[Point], configurations: Sequence[RunConfig]) -> Sweep:
        """A sweep with the noise corpus that is installed."""
        noise = digest() if any(point.events_per_minute for point in points) else ""
        return cls(split=split, points=tuple(points), configurations=tuple(configurations), noise=noise)

    def planned(self) -> list[Planned]:
        """Every run, point by point."""
        return [
            Planned(point, self._at(point, config), f"{point.name}/{config.assistant}")
            for point in self.points
            for config in self.configurations
        ]

    def _at(self, point: Point, config: RunConfig) -> RunConfig:
        """A configuration under a point's noise."""
        corpus = {"noise": self.noise} if point.events_per_minute else {}
        return config.model_copy(update={**point.model_dump(), "versions": {**config.versions, **corpus}})


def each(failures: Sequence[float], events: Sequence[float]) -> list[Point]:
    """Both kinds of noise, each swept by itself."""
    points = [Point(tool_failure=level) for level in failures] + [Point(events_per_minute=level) for level in events]
    return list(dict.fromkeys(points))


def grid(failures: Sequence[float], events: Sequence[float]) -> list[Point]:
    """Every level of one kind of noise with every level of the other."""
    return [Point(tool_failure=one, events_per_minute=other) for one, other in product(failures, events)]
