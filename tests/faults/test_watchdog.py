"""Hundreds of episodes wait on a slow model in one process, and the event loop goes on turning."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pare_bench.config import RunConfig
from pare_bench.runner import Runner
from pare_bench.store import RunFolder

EPISODES, TURNS, LATENCY = 300, 2, 1.5
LONGEST = 0.25  # seconds for which the loop may be held up
SCHEDULED = Path("/proc/thread-self/schedstat")
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
    dog = Watchdog()
    with RunFolder.create(tmp_path / "run", config.model_dump(mode="json")) as folder:
        began = time.monotonic()
        progress = await Runner(config, folder, dog.wake).run()
        took = time.monotonic() - began
        dog.sleep()
    assert (progress.done, progress.errors) == (EPISODES, 0)
    assert len(dog.late) > 100
    assert max(dog.late) < LONGEST, "no step takes that long, computing or waiting"
    assert took < 10 * TURNS * LATENCY, f"one after another they would take {EPISODES * TURNS * LATENCY:.0f} s"
