"""Validity gates: what makes a scenario's number mean something. One idea a file; `check` runs them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pare.scenario import Scenario
from pare_bench.gates.base import Gate, fault_of
from pare_bench.gates.by_hand import by_hand
from pare_bench.gates.clean import clean
from pare_bench.gates.consent import failing, nothing, rejected
from pare_bench.gates.replay import replayed
from pare_bench.gates.solution import solution
from pare_bench.gates.variants import extra, twice, ways, wrong
from pare_bench.gates.window import window

GATES: Mapping[str, Callable[[Scenario], Gate]] = {
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
"""Every gate of a single scenario; `replay` is checked for all scenarios together."""


def check(
    scenarios: Sequence[Scenario], watch: Callable[[Scenario], None] = lambda scenario: None
) -> dict[str, dict[str, Gate]]:
    """Run every gate on every scenario.

    Returns:
        By scenario id, the gates by name.
    """
    results = {}
    again = replayed([scenario.id for scenario in scenarios])
    for scenario in scenarios:
        gates = {name: fault_of(gate, scenario) for name, gate in GATES.items()}
        results[scenario.id] = {**gates, "replay": again[scenario.id]}
        watch(scenario)
    return results


__all__ = ["GATES", "Gate", "check"]
