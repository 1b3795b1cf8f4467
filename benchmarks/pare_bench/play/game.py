"""One scenario played by hand: its configuration, and the run folder that holds it once it is over."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from pare import registry
from pare.episode import effective
from pare.errors import LoadError
from pare.loop import TURNS
from pare.scenario import Scenario
from pare.trace import Trace
from pare_bench import runs
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeRow
from pare_bench.runner import Runner
from pare_bench.storage import OWN_FILES
from pare_bench.store import RunFolder

Side = Literal["user", "assistant"]


@dataclass(frozen=True, slots=True)
class Game:
    """An episode that a person plays.

    Attributes:
        side: whom the person answers for.
        scenario: what is played.
        config: the run: this one episode.
        folder: where it is stored; open for writing.
        made: the folders that were made for it.
    """

    side: Side
    scenario: Scenario
    config: RunConfig
    folder: RunFolder
    made: tuple[Path, ...]

    @classmethod
    def begin(cls, side: Side, config: RunConfig, out: Path | None = None) -> Self:
        """Take a place for the run, so that nothing stands in its way at the end.

        Args:
            side: whom the person answers for.
            config: a run of one episode.
            out: the run folder; None: a new one, `runs/play-N`.

        Raises:
            RunFolderError: the folder cannot be used.
        """
        [id] = config.scenarios
        while True:
            path = out or runs.free_folder(["play"])
            made = tuple(folder for folder in (path, *path.parents) if not folder.exists())
            try:
                [folder] = runs.create(path, [config])
            except LoadError:
                if out is not None or not path.exists():  # else somebody has just taken it
                    raise
            else:
                return cls(side, registry.scenario(id), config, folder, made)

    @property
    def other(self) -> str:
        """The agent on the other side."""
        return self.config.assistant if self.side == "user" else self.config.user

    @property
    def turns(self) -> int:
        """How many turns there are at most."""
        return effective(self.config.limits, self.scenario).turns or TURNS

    @property
    def replays(self) -> str:
        """The command that replays it."""
        return f"pare replay {shlex.quote(str(self.folder.path))} {self.scenario.id}"

    async def play(self, ask: registry.Ask) -> None:
        """Play and store the episode.

        Raises:
            PareError: it cannot be played or stored.
        """
        await Runner(self.config, self.folder, ask=ask).run()

    @property
    def finished(self) -> bool:
        """Whether the episode is over and stored."""
        return bool(self.folder.finished())

    def result(self) -> tuple[EpisodeRow, Sequence[str]]:
        """The stored episode's row, and what was changed that the scenario does not allow."""
        [row] = self.folder.rows()
        if row.status == "error":
            return row, ()
        grade: dict[str, Any] = Trace.load(self.folder.trace(*row.key)).value["grade"]
        return row, grade["collateral"]

    def end(self) -> None:
        """Let go of the run folder; one that holds nothing is removed."""
        finished = self.finished
        self.folder.close()
        if not finished:
            for name in OWN_FILES:
                (self.folder.path / name).unlink(missing_ok=True)
            for folder in self.made:
                with suppress(OSError):
                    folder.rmdir()
