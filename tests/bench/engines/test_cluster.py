"""A real Ray cluster of several worker processes on this machine, one of them killed in the middle."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys

import psutil
import pytest

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines.cluster import Cluster
from pare_bench.runner import Runner
from pare_bench.store import RunFolder
from tests.bench.engines.some import IDS

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def config():
    ids = IDS[:10]
    return RunConfig.of(ids, assistant="random", user="scripted", runs=3, concurrency=6)


@pytest.fixture(scope="module")
def alone(config, tmp_path_factory):
    with RunFolder.create(tmp_path_factory.mktemp("alone") / "run", config.model_dump(mode="json")) as folder:
        asyncio.run(Runner(config, folder).run())
    return folder


def test_a_cluster_gives_the_same_bytes_though_a_worker_is_killed_in_the_middle(config, alone, tmp_path):
    killed = []

    def kill(progress):
        if progress.done >= 5 and not killed:
            below = psutil.Process().children(recursive=True)
            actors = sorted(one.pid for one in below if any("ray::Actor" in part for part in one.cmdline()))
            os.kill(actors[0], signal.SIGKILL)
            killed.append(actors[0])

    with RunFolder.create(tmp_path / "run", config.model_dump(mode="json")) as folder:
        progress = asyncio.run(Runner(config, folder, kill, engine=lambda one: Cluster(one, 3)).run())
    assert killed
    assert (progress.done, progress.errors) == (30, 0)
    assert not ray.is_initialized()
    assert folder.trace_digest() == alone.trace_digest()
    pairs = zip(folder.rows(), alone.rows(), strict=True)
    assert all(
        one.model_dump(exclude={"wall_seconds"}) == two.model_dump(exclude={"wall_seconds"}) for one, two in pairs
    )


def test_a_machine_that_is_lost_in_the_middle_costs_retries_and_nothing_else(config, alone, tmp_path):
    command = [sys.executable, "-m", "tests.bench.engines.losing", str(tmp_path / "run"), config.model_dump_json()]
    environment = {**os.environ, "RAY_AUTH_MODE": "disabled", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told == {"done": 30, "errors": 0, "machines": 2, "retries": told["retries"]}
    assert told["retries"] >= 1
    assert RunFolder.open(tmp_path / "run").trace_digest() == alone.trace_digest()


async def test_where_no_cluster_is_it_is_said_at_once(config):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        async with asyncio.timeout(20):
            with pytest.raises(LoadError, match=f"no Ray cluster at {address}: .*refused"):
                await Cluster(config, 1, address).__aenter__()


async def test_a_cluster_of_its_own_heeds_no_other_one(config, monkeypatch):
    asked = []
    monkeypatch.setattr(ray, "init", lambda **options: asked.append(options["address"]) or 1 / 0)
    with pytest.raises(ZeroDivisionError):
        await Cluster(config, 1).__aenter__()
    assert asked == ["local"]
