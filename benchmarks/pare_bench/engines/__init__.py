"""How the episodes of a run are spread: over this process, over worker processes, or over a Ray cluster.

An engine plays one episode at a time for each of its slots. The run folder is written by the driver alone.
"""

from __future__ import annotations

from typing import Protocol

from pare_agents.models.meter import Tally
from pare_bench.numbers.row import EpisodeKey
from pare_bench.station import Result


class Engine(Protocol):
    """Plays episodes somewhere.

    Attributes:
        slots: how many it plays at once.
    """

    slots: int

    @property
    def spent(self) -> Tally | None:
        """What its models have cost so far, episodes under way included; None where only finished rows tell."""

    async def play(self, key: EpisodeKey) -> Result:
        """Play one episode; whatever is wrong with the infrastructure becomes its error."""
