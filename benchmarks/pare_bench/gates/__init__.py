"""Validity gates: what makes a scenario's number mean something. One idea a file; `check` runs them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from types import MappingProxyType

from pare.scenario import Scenario
from pare_bench.gates.base import Gate, fault_of, reference, referred
from pare_bench.gates.by_hand import by_hand
from pare_bench.gates.clean import clean
from pare_bench.gates.consent import failing, nothing, rejected
from pare_bench.gates.replay import Replaying
from pare_bench.gates.solution import solution
from pare_bench.gates.twins import twins
from pare_bench.gates.variants import extra, twice, ways, wrong
from pare_bench.gates.window import window

GATES: Mapping[str, Callable[[Scenario], Gate]] = MappingProxyType(
    {
        "solution": solution,
        "nothing": nothing,
        "rejected": rejected,
        "failing": failing,
        "extra": extra,
        "twice": twice,
        "wrong": wrong,
        "ways": ways,
        "window": window,
        "by hand": by_hand,
        "clean": clean,
    }
)
"""Every gate of a single scenario; `replay`, and whether it is a twin, are checked for all scenarios together."""

WORKERS = 2
FEW = 6
"""So many scenarios are checked in this process: starting others would take longer."""


def gates_of(scenario: Scenario) -> dict[str, Gate]:
    """Every gate of a single scenario, by name."""
    return {name: fault_of(gate, scenario) for name, gate in GATES.items()}


def check(
    scenarios: Sequence[Scenario],
    watch: Callable[[Scenario], None] = lambda scenario: None,
    workers: int = WORKERS,
) -> dict[str, dict[str, Gate]]:
    """Run every gate on every scenario.

    Args:
        scenarios: what is checked; near twins are looked for among these.
        watch: called after each, in this process.
        workers: processes that share the work, if it is more than a little; 1: it is all done here.

    Returns:
        By scenario id, in the given order, the gates by name.
    """
    replaying = Replaying(scenarios)
    try:
        found = {}
        for scenario, gates in _all(scenarios, workers):
            found[scenario.id] = gates
            watch(scenario)
        again, near = replaying.gates(), twins(scenarios)
    finally:
        replaying.stop()
    results = {}
    for scenario in scenarios:
        gates = found[scenario.id]
        if near[scenario.id]:
            told = [near[scenario.id]] if gates["clean"].passed else [gates["clean"].detail, near[scenario.id]]
            gates["clean"] = Gate(False, "; ".join(told))
        results[scenario.id] = {**gates, "replay": again[scenario.id]}
    return results


def _all(scenarios: Sequence[Scenario], workers: int) -> Iterator[tuple[Scenario, dict[str, Gate]]]:
    """The gates of each scenario, as they are ready."""
    places = {scenario.id: reference(scenario) for scenario in scenarios}
    here = [scenario for scenario in scenarios if places[scenario.id] is None]
    if workers < 2 or len(scenarios) - len(here) <= FEW:
        yield from ((scenario, gates_of(scenario)) for scenario in scenarios)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = {pool.submit(_elsewhere, place): s for s in scenarios if (place := places[s.id]) is not None}
        yield from ((scenario, gates_of(scenario)) for scenario in here)
        for job in as_completed(jobs):
            yield jobs[job], job.result()


def _elsewhere(place: str) -> dict[str, Gate]:
    return gates_of(referred(place))


__all__ = ["GATES", "Gate", "check", "gates_of"]
