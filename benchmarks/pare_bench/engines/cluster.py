"""Workers as actors of a Ray cluster, for more than one machine.

The driver hands out episodes and alone writes the run folder. API keys are never sent: each machine has its own in its
environment.
"""

from __future__ import annotations

import asyncio
import os
import socket
from types import TracebackType
from typing import Any

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines.crew import Crew, WorkerDied
from pare_bench.numbers.row import EpisodeKey, EpisodeRow
from pare_bench.station import Result, Station, told

PATIENCE = 10.0  # seconds in which a cluster has to answer
ROOM = 60.0  # seconds in which the cluster must find a place for a worker


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise LoadError("--engine ray needs Ray: pip install 'pare-sim[ray]'") from None
    return ray


def _reach(address: str) -> None:
    """Make sure that somebody listens at an address; Ray itself tries for many minutes.

    Raises:
        LoadError: nobody does.
    """
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as fault:
        raise LoadError(f"no Ray cluster at {address}: {fault}") from None


class Actor:
    """What runs in the cluster: a station of a run."""

    def __init__(self, config: str, of: int) -> None:
        self._config, self._of = RunConfig.model_validate_json(config), of
        self._station: Station | None = None
        self._opening = asyncio.Lock()

    async def ready(self) -> None:
        """Open the models."""
        async with self._opening:
            if self._station is None:
                self._config.check_world()
                self._station = await Station(self._config, self._of).__aenter__()

    async def play(self, id: str, repeat: int) -> tuple[str, bytes]:
        """Play one episode; gives its row as JSON, and its trace."""
        await self.ready()
        assert self._station is not None
        row, trace = await self._station.play((id, repeat))
        return row.model_dump_json(), trace


class RayWorker:
    """An actor, as the driver knows it."""

    def __init__(self, actor: Any) -> None:
        self._actor = actor

    @classmethod
    async def hired(cls, config: RunConfig, of: int) -> RayWorker:
        """Start an actor, and wait until it can play.

        Raises:
            LoadError: it cannot play where it is.
            WorkerDied: it ended before it could play.
        """
        ray = _ray()
        slots = max(1, config.concurrency // of)
        kind = ray.remote(num_cpus=1, max_restarts=0, max_concurrency=slots + 1)(Actor)
        worker = cls(kind.remote(config.model_dump_json(), of))
        try:
            async with asyncio.timeout(ROOM):
                await worker._actor.ready.remote()
        except TimeoutError:
            await worker.close()
            told = f"no room for a Ray worker in {ROOM:g} s: each takes one CPU; give fewer --workers"
            raise LoadError(told) from None
        except ray.exceptions.RayTaskError as fault:
            raise LoadError(f"a Ray worker cannot play: {fault.cause}") from None
        except ray.exceptions.RayError as fault:
            raise WorkerDied from fault
        return worker

    async def play(self, key: EpisodeKey) -> Result:
        """Have one episode played.

        Raises:
            LoadError: the worker met a fault that is none of the episode's.
            WorkerDied: it ended before.
        """
        ray = _ray()
        try:
            row, trace = await self._actor.play.remote(*key)
        except ray.exceptions.RayTaskError as fault:
            raise LoadError(f"a Ray worker cannot play: {told(fault.cause)}") from None
        except ray.exceptions.RayError as fault:
            raise WorkerDied from fault
        return Result(EpisodeRow.model_validate_json(row), trace)

    async def close(self) -> None:
        """Let the actor go."""
        _ray().kill(self._actor)


class Cluster:
    """A Ray cluster for the time of a run: the one at an address, or one of this machine.

    Args:
        config: the run.
        workers: how many actors; None: one for each CPU of the cluster.
        address: where the cluster is, as `ray.init` takes it; empty: a new one on this machine.
    """

    def __init__(self, config: RunConfig, workers: int | None, address: str = "") -> None:
        self._config, self._workers, self._address = config, workers, address
        self._crew: Crew | None = None

    async def __aenter__(self) -> Crew:
        """Connect, and start the workers.

        Raises:
            LoadError: Ray is missing, there is no cluster at the address, or a worker cannot play.
        """
        ray = _ray()
        await asyncio.to_thread(_reach, self._address)
        quiet = {"log_to_driver": False, "configure_logging": False}
        try:
            if self._address:
                ray.init(address=self._address, **quiet)
            else:
                ray.init(address="local", num_cpus=self._workers, include_dashboard=False, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise LoadError(f"no Ray cluster at {self._address or 'this machine'}: {fault}") from None
        count = self._workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

        async def hire(of: int) -> RayWorker:
            return await RayWorker.hired(self._config, of)

        self._crew = Crew(self._config, count, hire)
        try:
            return await self._crew.__aenter__()
        except BaseException:
            ray.shutdown()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self._crew is not None
        await self._crew.__aexit__(kind, error, traceback)
        _ray().shutdown()
