"""A run on a Ray cluster of machines (each a process of its own here), one of which is lost in the middle.

In a process of its own: Ray keeps for good how it first talked to a cluster.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import psutil
from ray.cluster_utils import Cluster as Machines

from pare_bench.config import RunConfig
from pare_bench.engines.cluster import Cluster
from pare_bench.engines.crew import Crew
from pare_bench.runner import Progress, Runner
from pare_bench.store import RunFolder


def main(path: Path, config: RunConfig) -> None:
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 0})
    doomed = [machines.add_node(num_cpus=1) for _ in range(2)][-1]
    machines.wait_for_nodes()
    crews: list[Crew] = []

    class Watched(Cluster):
        async def __aenter__(self) -> Crew:
            crews.append(await super().__aenter__())
            return crews[-1]

    def lose(progress: Progress) -> None:
        if progress.done == 5:
            (raylet,) = doomed.all_processes["raylet"]
            workers = psutil.Process(raylet.process.pid).children(recursive=True)
            machines.remove_node(doomed, allow_graceful=False)
            _, alive = psutil.wait_procs(workers, timeout=60)  # else they may finish the run before they notice
            assert not alive

    with RunFolder.create(path, config.model_dump(mode="json")) as folder:
        runner = Runner(config, folder, lose, engine=lambda one: Watched(one, 2, machines.address))
        progress = asyncio.run(runner.run())
    left = len(machines.list_all_nodes())
    machines.shutdown()
    told = {"done": progress.done, "errors": progress.errors, "machines": left, "retries": crews[0].retries}
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), RunConfig.model_validate_json(sys.argv[2]))
