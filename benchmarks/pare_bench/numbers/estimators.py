"""Unbiased success@k and success^k from n runs of a scenario, c of which succeeded.

Success@k is the chance that at least one of k runs succeeds (the estimator of Chen et al. 2021, "Evaluating large
language models trained on code"); success^k, that all k do (Yao et al. 2024, "tau-bench"). Both average over all
subsets of k runs, which counting does exactly.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pare_bench.numbers.row import EpisodeRow, completed

Estimator = Callable[[int, int, int], float]
"""From runs n, successes c and k to an estimate."""


class Runs(NamedTuple):
    """One scenario's completed runs."""

    made: int
    succeeded: int


class ScenarioMean(NamedTuple):
    """A mean over the scenarios that have enough runs, and how many have not."""

    value: float | None
    scenarios: int
    left_out: int


def success_at_k(n: int, c: int, k: int) -> float:
    """The chance that at least one of ``k`` runs succeeds, when ``c`` of ``n`` did: 1 - C(n-c, k) / C(n, k).

    Raises:
        ValueError: Not 0 <= c <= n, or not 1 <= k <= n.
    """
    _check(n, c, k)
    subsets = math.comb(n, k)
    return (subsets - math.comb(n - c, k)) / subsets


def success_hat_k(n: int, c: int, k: int) -> float:
    """The chance that all of ``k`` runs succeed, when ``c`` of ``n`` did: C(c, k) / C(n, k).

    Raises:
        ValueError: Not 0 <= c <= n, or not 1 <= k <= n.
    """
    _check(n, c, k)
    return math.comb(c, k) / math.comb(n, k)


def runs_by_scenario(rows: Iterable[EpisodeRow]) -> dict[str, Runs]:
    """Completed and successful runs of every scenario in ``rows``; one that met only errors has none."""
    rows = list(rows)
    runs = {scenario: Runs(0, 0) for scenario in sorted({row.scenario for row in rows})}
    for row in completed(rows):
        made, succeeded = runs[row.scenario]
        runs[row.scenario] = Runs(made + 1, succeeded + row.success)
    return runs


def scenario_values(runs: Sequence[Runs], k: int, estimator: Estimator) -> list[float | None]:
    """The estimate for each scenario, ``None`` for one with fewer than ``k`` completed runs."""
    return [estimator(made, succeeded, k) if made >= k else None for made, succeeded in runs]


def mean_over_scenarios(runs: Sequence[Runs], k: int, estimator: Estimator) -> ScenarioMean:
    """The mean of an estimator over the scenarios with at least ``k`` completed runs; its value is None without any."""
    values = [value for value in scenario_values(runs, k, estimator) if value is not None]
    mean = math.fsum(values) / len(values) if values else None
    return ScenarioMean(mean, len(values), len(runs) - len(values))


def jackknife_error(rows: Iterable[EpisodeRow], k: int, estimator: Estimator) -> float | None:
    """The standard error over runs of a mean over scenarios: the jackknife that leaves out one run at a time.

    None where leaving out a run leaves fewer than ``k``, or no scenario with as many.
    """
    rows = completed(rows)
    repeats = sorted({row.repeat for row in rows})
    if len(repeats) < max(2, k + 1):
        return None
    left = [
        mean_over_scenarios(
            list(runs_by_scenario(row for row in rows if row.repeat != out).values()), k, estimator
        ).value
        for out in repeats
    ]
    values = [value for value in left if value is not None]
    if len(values) < len(left):
        return None
    middle = math.fsum(values) / len(values)
    return math.sqrt((len(values) - 1) / len(values) * math.fsum((value - middle) ** 2 for value in values))


def _check(n: int, c: int, k: int) -> None:
    if not (0 <= c <= n and 1 <= k <= n):
        raise ValueError(f"needs 0 <= c <= n and 1 <= k <= n, got n={n}, c={c}, k={k}")
