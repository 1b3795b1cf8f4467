"""The numbers of a sweep, recomputed from its folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from pare_bench.cells import counted
from pare_bench.config import RunConfig
from pare_bench.numbers.summary import Summary, summarise
from pare_bench.sweep import folder
from pare_bench.sweep.plan import Point, Sweep


class Result(NamedTuple):
    """The numbers of one configuration at one point."""

    point: Point
    config: RunConfig
    folder: Path
    summary: Summary


@dataclass(frozen=True)
class Swept:
    """A sweep as far as it was played: where it lies, what it was, and the numbers of every run, point by point."""

    path: Path
    sweep: Sweep
    results: tuple[Result, ...]

    @classmethod
    def read(cls, path: Path) -> Swept:
        """What is stored in a sweep folder; a run that has not begun has no episodes.

        Raises:
            LoadError: the folder or a run in it cannot be read.
        """
        sweep = folder.load(path)
        found = (
            Result(point, config, path / name, summarise(folder.stored(path / name, config)))
            for point, config, name in sweep.planned()
        )
        return cls(path, sweep, tuple(found))

    @property
    def title(self) -> str:
        """What was played."""
        first = self.sweep.configurations[0]
        played = f"{counted(len(first.scenarios), 'scenario')}, {counted(first.runs, 'run')}, user {first.user}"
        split = f", split {self.sweep.split}" if self.sweep.split else ""
        return f"Pare-Bench {first.versions.get('suite', '?')}{split}: {played}"

    def numbers(self) -> dict[str, Any]:
        """All numbers in JSON's terms."""
        first = self.sweep.configurations[0]
        return {
            "folder": str(self.path),
            "suite": first.versions.get("suite"),
            "split": self.sweep.split or None,
            "user": first.user,
            "results": [
                {
                    **point.model_dump(),
                    "folder": str(run),
                    "assistant": config.assistant,
                    "models": config.models,
                    "planned": len(config.episodes()),
                    **summary.model_dump(mode="json"),
                }
                for point, config, run, summary in self.results
            ],
        }
