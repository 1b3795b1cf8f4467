"""Gate 10: two processes with different hash seeds write the same traces, and each replays to the same bytes."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from pare.errors import PareError
from pare.scenario import Scenario
from pare.trace import replay
from pare_bench.gates.base import Gate, played, reference, referred

SEEDS = ("1", "4711")
_FAULT = "fault: "


class Replaying:
    """Two processes that play all scenarios; they are at work from the start, and `gates` waits for them."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        self._found = {scenario.id: reference(scenario) for scenario in scenarios}
        places = [place for place in self._found.values() if place is not None]
        self._processes = [
            subprocess.Popen(
                [sys.executable, "-c", "from pare_bench.gates.replay import main; main()"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            for seed in (SEEDS if places else ())
        ]  # fmt: skip
        for process in self._processes:
            assert process.stdin is not None
            with suppress(BrokenPipeError), process.stdin:
                process.stdin.write("\n".join(places))
            process.stdin = None

    def gates(self) -> dict[str, Gate]:
        """The gate for each scenario, by id."""
        digests: list[dict[str, str]] = []
        fault = ""
        for process in self._processes:
            printed, complaint = process.communicate()
            digests.append(json.loads(printed) if not process.returncode else {})
            if process.returncode:
                fault = fault or complaint.strip().rpartition("\n")[2] or f"exit code {process.returncode}"
        if fault:
            return {id: Gate(False, f"a process that plays all scenarios broke down: {fault}") for id in self._found}
        return {
            id: Gate(False, "its class cannot be imported in another process")
            if place is None
            else _compared(*(digest[place] for digest in digests))
            for id, place in self._found.items()
        }

    def stop(self) -> None:
        """End what is still at work."""
        for process in self._processes:
            if process.poll() is None:
                process.kill()
                process.communicate()


def replayed(scenarios: Sequence[Scenario]) -> dict[str, Gate]:
    """The gate for many scenarios, with two processes in all."""
    return Replaying(scenarios).gates()


def _compared(one: str, other: str) -> Gate:
    fault = next((told for told in (one, other) if told.startswith(_FAULT)), None)
    if fault is not None:
        return Gate(False, fault.removeprefix(_FAULT))
    return Gate(one == other, f"sha256 {one[:16]}" if one == other else "two processes wrote different traces")


def digest_of(scenario: Scenario) -> str:
    """The digest of the oracle's trace; or why there is none."""
    try:
        episode = played(scenario)
        again = asyncio.run(replay(episode.trace, scenario))
    except PareError as error:
        return f"{_FAULT}{type(error).__name__}: {error}"
    if again.trace.data != episode.trace.data:
        return f"{_FAULT}the replay of the trace ends in other bytes"
    return episode.trace.digest


def main() -> None:
    """Play the scenarios that standard input names, and print the digest of each."""
    print(json.dumps({place: digest_of(referred(place)) for place in sys.stdin.read().split()}))
