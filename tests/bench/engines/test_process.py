"""Worker processes: real ones, killed in the middle."""

import asyncio
import os
import signal
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path

import psutil
import pytest

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines.crew import Crew, WorkerDied
from pare_bench.engines.process import ProcessWorker
from pare_bench.store import RunFolder
from tests.bench.engines.some import IDS


def figures(folder):
    rows = RunFolder.open(folder).rows()
    return [row.model_dump(exclude={"wall_seconds"}) for row in rows], RunFolder.open(folder).trace_digest()


def test_workers_give_the_same_bytes_as_one_process(pare):
    ids = IDS[:12]
    options = ("--assistant", "random", "--runs", 2, "--events-per-minute", 6)
    for place, more in (("alone", ()), ("crew", ("--workers", 2))):
        assert pare.process("run", *ids, *options, *more, "--out", place).code == 0
    assert figures("alone") == figures("crew")


@pytest.fixture
def config():
    return RunConfig.of(IDS[:6], assistant="oracle", user="scripted", concurrency=4)


async def test_a_worker_that_is_killed_costs_a_retry_and_nothing_else(config):
    hired, replaced = [], asyncio.Event()

    async def hire(share):
        hired.append(await ProcessWorker.hired(config, share))
        if len(hired) == 3:
            replaced.set()
        return hired[-1]

    async with Crew(config, 2, hire) as crew:
        keys = config.episodes()
        playing = [asyncio.create_task(crew.play(key)) for key in keys * 3]
        os.kill(hired[0].pid, signal.SIGKILL)
        results = await asyncio.gather(*playing)
        async with asyncio.timeout(60):
            await replaced.wait()
        assert (await crew.play(keys[0])).row.success
    assert [row.key for row, _ in results] == keys * 3
    assert all(row.success for row, _ in results)
    assert len({trace for _, trace in results}) == len(keys)
    assert len(hired) == 3
    assert crew.retries >= 1


async def test_a_worker_ends_when_it_is_closed_and_plays_no_more_when_dead(config):
    worker = await ProcessWorker.hired(config, 1)
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(WorkerDied):
        await worker.play(config.episodes()[0])
    await worker.close()
    second = await ProcessWorker.hired(config, 1)
    await second.close()
    assert not second._process.is_alive()


async def test_what_keeps_a_worker_from_playing_is_one_line(config):
    broken = config.model_copy(update={"assistant": "nobody"})
    with pytest.raises(LoadError, match="a worker process cannot play: there is no assistant 'nobody'"):
        await ProcessWorker.hired(broken, 1)


async def test_a_fault_that_is_none_of_the_episode_s_is_told_and_nobody_waits_for_ever(config):
    worker = await ProcessWorker.hired(config, 1)
    try:
        async with asyncio.timeout(20):
            with pytest.raises(LoadError, match="a worker process cannot play: there is no scenario 'nowhere'"):
                await worker.play(("nowhere", 0))
            assert (await worker.play(config.episodes()[0])).row.success
    finally:
        await worker.close()


async def test_a_worker_that_dies_while_it_starts_has_died(config):
    def killed_at_once(self):
        os.kill(self.pid, signal.SIGKILL)

    async def hire():
        with pytest.MonkeyPatch.context() as patch:
            begin = SpawnProcess.start
            patch.setattr(SpawnProcess, "start", lambda self: (begin(self), killed_at_once(self)))
            await ProcessWorker.hired(config, 1)

    with pytest.raises(WorkerDied):
        await hire()


def test_workers_end_with_their_driver_though_an_agent_never_pauses(pare):
    driver = pare.start("run", "errand-a", "--assistant", "busy", "--workers", 1, "--out", "here")
    until = time.monotonic() + 60
    while not Path("busy").exists() and time.monotonic() < until:
        time.sleep(0.05)
    below = psutil.Process(driver.pid).children(recursive=True)
    driver.kill()
    _, left = psutil.wait_procs(below, timeout=20)
    for one in left:
        one.kill()
    driver.communicate()
    assert below
    assert not left


def test_an_address_needs_a_cluster(pare):
    assert pare("run", "--address", "auto").complaint == "--address goes with --engine ray"
