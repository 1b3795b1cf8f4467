"""Workers as processes of this machine, for agents that compute rather than wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines.crew import WorkerDied
from pare_bench.numbers.row import EpisodeKey, EpisodeRow
from pare_bench.station import Result, Station, told

_PATIENCE = 5.0  # seconds that a worker has to end


class ProcessWorker:
    """A process that plays episodes; it ends when this one does. Started by `hired`."""

    def __init__(self, process: SpawnProcess, pipe: Connection) -> None:
        self._process, self._pipe = process, pipe
        self._waiting: dict[int, asyncio.Future[Result]] = {}
        self._asked = 0
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._dead = False
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, name="worker-pipe", daemon=True).start()

    @classmethod
    async def hired(cls, config: RunConfig, of: int) -> ProcessWorker:
        """Start a process, and wait until it can play.

        Raises:
            LoadError: it cannot play here; the message says why.
            WorkerDied: it ended before it could play.
        """
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there, config.model_dump_json(), of, os.getpid()), daemon=True)
        await asyncio.to_thread(process.start)
        there.close()
        worker = cls(process, here)
        try:
            await worker._ready
        except BaseException:
            await worker.close()
            raise
        return worker

    @property
    def pid(self) -> int | None:
        """The number of its process."""
        return self._process.pid

    async def play(self, key: EpisodeKey) -> Result:
        """Have one episode played.

        Raises:
            LoadError: the worker met a fault that is none of the episode's.
            WorkerDied: it ended before.
        """
        if self._dead:
            raise WorkerDied
        future: asyncio.Future[Result] = self._loop.create_future()
        number = self._asked = self._asked + 1
        self._waiting[number] = future
        try:
            self._pipe.send((number, key))
        except OSError:
            self._died()
        try:
            return await future
        finally:
            self._waiting.pop(number, None)

    async def close(self) -> None:
        """End the process."""
        self._pipe.close() if self._dead else self._hang_up()
        await asyncio.to_thread(self._process.join, _PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            await asyncio.to_thread(self._process.join, _PATIENCE)

    def _hang_up(self) -> None:
        try:
            self._pipe.send(None)
        except OSError:
            return

    def _listen(self) -> None:
        """In a thread of its own: pass on what the process sends, until its end of the pipe is closed."""
        try:
            while True:
                self._loop.call_soon_threadsafe(self._take, self._pipe.recv())
        except (EOFError, OSError):
            pass
        except RuntimeError:  # the loop is closed: nobody waits any more
            return
        try:
            self._loop.call_soon_threadsafe(self._died)
        except RuntimeError:
            return

    def _take(self, message: tuple[Any, ...]) -> None:
        match message:
            case ("ready",):
                self._ready.set_result(None)
            case ("refused", str(why)):
                self._ready.set_exception(_fault(why))
            case (int(number), str(why)):
                future = self._waiting.get(number)
                if future is not None and not future.done():
                    future.set_exception(_fault(why))
            case (int(number), str(row), bytes(trace)):
                future = self._waiting.get(number)
                if future is not None and not future.done():
                    future.set_result(Result(EpisodeRow.model_validate_json(row), trace))

    def _died(self) -> None:
        self._dead = True
        futures: list[asyncio.Future[Any]] = [self._ready, *self._waiting.values()]
        for future in futures:
            if not future.done():
                future.set_exception(WorkerDied())


def _fault(why: str) -> LoadError:
    return LoadError(f"a worker process cannot play: {why}")


def _serve(pipe: Connection, config: str, of: int, parent: int) -> None:
    """What a worker process does: play what it is told, several at once, until it is told nothing more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the driver decides what an interruption means
    threading.Thread(target=_end_with, args=(parent,), name="parent", daemon=True).start()
    asyncio.run(_play_all(pipe, RunConfig.model_validate_json(config), of, parent))


def _end_with(parent: int) -> None:
    """End this process with the one that started it, even while an agent computes and never pauses."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


async def _play_all(pipe: Connection, config: RunConfig, of: int, parent: int) -> None:
    try:
        station = Station(config, of)
        await station.__aenter__()
    except Exception as fault:
        pipe.send(("refused", told(fault)))
        return
    pipe.send(("ready",))
    under_way: set[asyncio.Task[None]] = set()

    async def play(number: int, key: EpisodeKey) -> None:
        try:
            row, trace = await station.play(key)
            answer: tuple[Any, ...] = (number, row.model_dump_json(), trace)
        except Exception as fault:
            answer = (number, told(fault))
        pipe.send(answer)

    try:
        while os.getppid() == parent:
            try:
                asked = await asyncio.to_thread(pipe.recv)
            except EOFError:
                break
            if asked is None:
                break
            task = asyncio.create_task(play(*asked))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    finally:
        for task in under_way:
            task.cancel()
        await station.__aexit__(None, None, None)
