"""Which engine a command line asks for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from enum import StrEnum

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines import Engine

Opening = Callable[[RunConfig], AbstractAsyncContextManager[Engine]]


class Kind(StrEnum):
    """Where episodes are played."""

    local = "local"
    ray = "ray"


def opened_by(kind: Kind, workers: int | None, address: str) -> Opening | None:
    """What opens the engine of a run; None for this process alone.

    Args:
        kind: this machine or a Ray cluster.
        workers: how many workers; on this machine None means this process.
        address: of the cluster.

    Raises:
        LoadError: an address is given without a cluster.
    """
    if kind is Kind.ray:
        from pare_bench.engines.cluster import Cluster

        return lambda config: Cluster(config, workers, address)
    if address:
        raise LoadError("--address goes with --engine ray")
    if workers is None:
        return None
    from pare_bench.engines.crew import Crew
    from pare_bench.engines.process import ProcessWorker

    return lambda config: Crew(config, workers, lambda of: ProcessWorker.hired(config, of))
