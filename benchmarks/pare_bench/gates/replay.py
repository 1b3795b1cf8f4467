"""Gate 10: two processes with different hash seeds write the same traces, and each replays to the same bytes."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from pare import registry
from pare.trace import replay
from pare_bench.gates.base import Gate, played

SEEDS = ("1", "4711")


def replayed(ids: Sequence[str]) -> dict[str, Gate]:
    """The gate for many scenarios, with two processes in all."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "pare_bench.gates.replay", *ids],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )
        for seed in SEEDS
    ]  # fmt: skip
    digests, faults = [], []
    for process in processes:
        printed, complaint = process.communicate()
        if process.returncode:
            faults.append(complaint.strip().rpartition("\n")[2])
        digests.append(json.loads(printed) if not process.returncode else {})
    if faults:
        return {id: Gate(False, faults[0]) for id in ids}
    return {id: _compared(*(digest[id] for digest in digests)) for id in ids}


def _compared(one: str, other: str) -> Gate:
    if "differs" in (one, other):
        return Gate(False, "the replay of the trace ends in other bytes")
    return Gate(one == other, f"sha256 {one[:16]}" if one == other else "two processes wrote different traces")


def digest_of(id: str) -> str:
    """The digest of the oracle's trace; `differs` if its replay does."""
    scenario = registry.scenario(id)
    episode = played(scenario)
    again = asyncio.run(replay(episode.trace, scenario))
    return episode.trace.digest if again.trace.data == episode.trace.data else "differs"


if __name__ == "__main__":
    print(json.dumps({id: digest_of(id) for id in sys.argv[1:]}))
