"""Two runs side by side: their differences over the same scenarios, and where they end differently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from pydantic import BaseModel, ConfigDict

from pare.errors import LoadError, listed
from pare_bench.comparable import Unlike, unlike
from pare_bench.config import RunConfig
from pare_bench.numbers.paired import Paired, both_completed, compare
from pare_bench.numbers.row import EpisodeRow, completed
from pare_bench.runs import config_of, rows_of
from pare_bench.store import RunFolder


class Side(BaseModel):
    """One of the two runs.

    ``scenarios`` are those that the other has not completed, or not at all: they are in no number.
    """

    model_config = ConfigDict(frozen=True)

    folder: str
    assistant: str
    models: dict[str, str]
    planned: int
    episodes: int
    errors: int
    alone: list[str]

    @classmethod
    def of(cls, folder: RunFolder, config: RunConfig, rows: Sequence[EpisodeRow], common: Sequence[str]) -> Self:
        """A run's side of a comparison over these scenarios."""
        return cls(
            folder=str(folder.path),
            assistant=config.assistant,
            models=config.models,
            planned=len(config.episodes()),
            episodes=len(rows),
            errors=len(rows) - len(completed(rows)),
            alone=sorted(config.scenarios.keys() - set(common)),
        )


class Ending(BaseModel):
    """How a scenario's completed episodes ended in one run; ``failure`` is the most frequent kind of those that did."""

    model_config = ConfigDict(frozen=True)

    succeeded: int
    runs: int
    failure: str | None

    @classmethod
    def of(cls, rows: Sequence[EpisodeRow]) -> Self:
        """The ending of one scenario's episodes."""
        kinds = Counter(row.failure or "user alone" for row in rows if not row.success)
        most = min(kinds, key=lambda kind: (-kinds[kind], kind), default=None)
        return cls(succeeded=sum(row.success for row in rows), runs=len(rows), failure=most)

    @property
    def solved(self) -> bool:
        """Whether more than half of the episodes succeeded."""
        return 2 * self.succeeded > self.runs


class Changed(BaseModel):
    """A scenario that one run solves, in more than half of its episodes, and the other does not."""

    model_config = ConfigDict(frozen=True)

    scenario: str
    first: Ending
    second: Ending


class Comparison(BaseModel):
    """All that is told of two runs; ``measures`` are over ``scenarios``, those that both have completed."""

    model_config = ConfigDict(frozen=True)

    first: Side
    second: Side
    unlike: list[Unlike]
    scenarios: list[str]
    measures: dict[str, Paired]
    changed: list[Changed]

    @classmethod
    def of(cls, first: RunFolder, second: RunFolder, *, anyway: bool = False) -> Self:
        """Compare two runs.

        Args:
            first: what is compared with.
            second: what is compared; differences are its values less the first's.
            anyway: compare what is not comparable too.

        Raises:
            LoadError: the runs are not comparable, have no completed scenario in common, or cannot be read.
        """
        configs = config_of(first), config_of(second)
        against = unlike(*configs)
        if against and not anyway:
            told = "; ".join(map(str, against))
            raise LoadError(
                f"{first.path} and {second.path} differ in {told}: their numbers do not compare; "
                "--anyway shows them nevertheless"
            )
        ours, theirs = rows_of(first), rows_of(second)
        common = both_completed(ours, theirs)
        if not common:
            has = (f"{folder.path} has completed {listed(sorted({row.scenario for row in completed(rows)}))}"
                   for folder, rows in ((first, ours), (second, theirs)))  # fmt: skip
            raise LoadError(f"there is no scenario that both runs have completed: {', '.join(has)}")
        return cls(
            first=Side.of(first, configs[0], ours, common),
            second=Side.of(second, configs[1], theirs, common),
            unlike=against,
            scenarios=common,
            measures=compare(ours, theirs),
            changed=_changed(ours, theirs, common),
        )


def _changed(first: Sequence[EpisodeRow], second: Sequence[EpisodeRow], common: Sequence[str]) -> list[Changed]:
    """The scenarios that changed side: those that were gained, then those that were lost."""
    found = []
    for id in common:
        one, other = (Ending.of([row for row in completed(rows) if row.scenario == id]) for rows in (first, second))
        if one.solved != other.solved:
            found.append(Changed(scenario=id, first=one, second=other))
    return sorted(found, key=lambda changed: (changed.first.solved, changed.scenario))
