"""Hundreds of episodes wait on a slow model in one process, and the event loop goes on turning."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from pare_agents.models.cache import ReplyCache
from pare_bench.config import RunConfig
from pare_bench.runner import Runner
from pare_bench.store import RunFolder

EPISODES, TURNS, LATENCY = 300, 2, 1.5
LONGEST = 1.0  # seconds for which the loop may be held up, less than the model takes
SCHEDULED = Path("/proc/thread-self/schedstat")
HELD = 4.0  # seconds for which another process holds the reply cache, much longer than the model takes
IDS = ("promised-the-recital", "swim-club-emergency-numbers", "no-deposit-before-the-viewing")


@pytest.fixture
def slow(monkeypatch):
    """A provider that takes its time, in a process of its own."""
    script = Path(__file__).with_name("slow_provider.py")
    with subprocess.Popen([sys.executable, script, str(LATENCY)], stdout=subprocess.PIPE, text=True) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", f"http://127.0.0.1:{server.stdout.readline().strip()}/v1")
        monkeypatch.setenv("OPENAI_API_KEY", "any-key-will-do")
        yield
        server.kill()


@pytest.fixture
def held(tmp_path):
    """A reply cache that another process writes to, without an end; gives its folder and what ends that."""
    ReplyCache(tmp_path / "cache").close()
    script = (
        "import sqlite3, sys; cache = sqlite3.connect(sys.argv[1], isolation_level=None); "
        "cache.execute('BEGIN IMMEDIATE'); print(flush=True); sys.stdin.read(); cache.execute('COMMIT')"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "cache" / "replies.sqlite")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        holder.stdout.readline()
        yield tmp_path / "cache", holder.stdin.close


def waited() -> float:
    """Seconds for which this thread could have run, and other programs had the processor."""
    return int(SCHEDULED.read_text().split()[1]) / 1e9


class Watchdog:
    """Measures how long the event loop does not come round, not counting what others take of the machine."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self._task: asyncio.Task[None] | None = None

    def wake(self, progress: object) -> None:
        """Begin to watch, once models are open and episodes begin."""
        self._task = self._task or asyncio.create_task(self._watch())

    def sleep(self) -> None:
        """Watch no more."""
        self._task.cancel()

    async def _watch(self) -> None:
        while True:
            began, elsewhere = time.monotonic(), waited()
            await asyncio.sleep(0.005)
            self.late.append(time.monotonic() - began - 0.005 - (waited() - elsewhere))


@pytest.mark.skipif(not SCHEDULED.exists(), reason="only Linux tells how long a thread has waited for a processor")
async def test_the_loop_is_never_blocked(slow, tmp_path):
    config = RunConfig.of(
        list(IDS), assistant="observe-execute", models={"observe": "openai/slow", "execute": "openai/slow"},
        runs=EPISODES // len(IDS), limits={"turns": TURNS}, concurrency=EPISODES,
    )  # fmt: skip
    took = await watched(config, tmp_path / "run")
    assert took < EPISODES * TURNS * LATENCY / 4, "they wait together, not one after another"


async def watched(config: RunConfig, place: Path) -> float:
    """Play a run and watch the loop; gives the seconds that it took."""
    dog = Watchdog()
    with RunFolder.create(place, config.model_dump(mode="json")) as folder:
        began = time.monotonic()
        progress = await Runner(config, folder, dog.wake).run()
        took = time.monotonic() - began
        dog.sleep()
    assert (progress.done, progress.errors) == (config.runs * len(config.scenarios), 0)
    assert len(dog.late) > 100
    assert max(dog.late) < LONGEST, "no step takes that long, computing or waiting"
    return took


@pytest.mark.skipif(not SCHEDULED.exists(), reason="only Linux tells how long a thread has waited for a processor")
async def test_a_cache_that_another_process_holds_does_not_block_the_loop(slow, held, tmp_path):
    cache, let_go = held
    config = RunConfig.of(
        list(IDS), assistant="observe-execute", models={"observe": "openai/slow", "execute": "openai/slow"},
        runs=3, limits={"turns": TURNS}, cache=str(cache),
    )  # fmt: skip
    asyncio.get_running_loop().call_later(HELD, let_go)
    took = await watched(config, tmp_path / "run")
    assert took > HELD, "the answers wait for it"
    with closing(sqlite3.connect(cache / "replies.sqlite")) as kept:
        assert kept.execute("SELECT count(*) FROM replies").fetchone()[0] >= TURNS * len(IDS)
