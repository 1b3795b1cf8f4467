"""What two runs differ by, over the scenarios that both have completed.

Scenarios differ far more than assistants do. So both runs are taken scenario by scenario: the interval comes from
drawing scenarios, with both runs' episodes of them, and p from swapping the two runs within scenarios, which changes
nothing but chance if they are equally good (the randomization test, which a handful of scenarios does not fool; a run
with more episodes of a scenario than the other weighs no more there).
"""

import math
import random
from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Final

from pydantic import BaseModel, ConfigDict

from pare_bench.numbers.estimators import runs_by_scenario, success_hat_k
from pare_bench.numbers.intervals import Bootstrap, cluster_parts
from pare_bench.numbers.rates import Parts, Statistic, acceptance, mean_of, pooled, proposing, quotient
from pare_bench.numbers.row import EpisodeRow, completed

_CLOSE: Final = 1 - 1e-9
"""Differences this much alike are the same but for rounding."""


Weights = tuple[int, int]
"""Completed episodes of a scenario in either run."""


class Paired(BaseModel):
    """One measure of two runs.

    ``first`` and ``second`` are None where nothing was there to measure, and ``difference`` (second less first) and
    ``p`` with them; ``low`` and ``high``, the ends of the 95 % interval, also with fewer than two scenarios.
    ``scenarios`` counts those in which either run has something to measure.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    first: float | None
    second: float | None
    difference: float | None
    low: float | None
    high: float | None
    p: float | None
    scenarios: int


class Swaps:
    """Ways to swap two runs within scenarios: all there are, or as many as asked, drawn from the seed."""

    def __init__(self, clusters: int, *, seed: int = 0, resamples: int = 2000) -> None:
        """Choose among the ``2 ** clusters`` ways; up to ``resamples`` of them are all taken."""
        self._all = 2**clusters <= resamples
        draw = random.Random(seed).getrandbits
        ways = range(2**clusters) if self._all else (draw(clusters) for _ in range(resamples))
        self._masks = [tuple(way >> place & 1 for place in range(clusters)) for way in ways]

    def p(self, first: Sequence[Parts], second: Sequence[Parts]) -> float | None:
        """How often a difference of two ratios is as large by mere swapping; None where there is no difference.

        Swaps that leave a ratio undefined are left out.
        """
        ours, theirs = pooled(first), pooled(second)
        found = _difference(ours, theirs)
        if found is None:
            return None
        tops = [other.top - one.top for one, other in zip(first, second, strict=True)]
        bottoms = [other.bottom - one.bottom for one, other in zip(first, second, strict=True)]
        swapped = []
        for mask in self._masks:
            top, bottom = math.fsum(compress(tops, mask)), sum(compress(bottoms, mask))
            swapped.append(
                _difference(
                    Parts(ours.top + top, ours.bottom + bottom), Parts(theirs.top - top, theirs.bottom - bottom)
                )
            )
        sizes = [abs(value) for value in swapped if value is not None]
        extreme = sum(size >= abs(found) * _CLOSE for size in sizes)
        return extreme / len(sizes) if self._all else (extreme + 1) / (len(sizes) + 1)


def compare(
    first: Sequence[EpisodeRow], second: Sequence[EpisodeRow], *, seed: int = 0, resamples: int = 2000
) -> dict[str, Paired]:
    """Every measure of two runs by name, over the scenarios that both have completed.

    Among them is success^k (``success_hat_k``) for the largest k, from 2, that is the number of runs of some scenario
    on both sides; it is over the scenarios with as many. A cost that is not known in full is not compared.
    """
    common = both_completed(first, second)
    ours, theirs = ([row for row in completed(rows) if row.scenario in common] for rows in (first, second))
    bootstrap = Bootstrap(len(common), seed=seed, resamples=resamples)
    swaps = Swaps(len(common), seed=seed, resamples=resamples)

    def paired(one: Mapping[str, Parts], other: Mapping[str, Parts], weights: Mapping[str, Weights]) -> Paired:
        left, right = [one[id] for id in common], [other[id] for id in common]
        even = (
            [_times(one[id], weights[id][1]) for id in common],
            [_times(other[id], weights[id][0]) for id in common],
        )
        low, high = bootstrap.difference(right, left) or (None, None)
        return Paired(
            first=quotient(pooled(left)),
            second=quotient(pooled(right)),
            difference=_difference(pooled(left), pooled(right)),
            low=low,
            high=high,
            p=swaps.p(*even),
            scenarios=sum(bool(a.bottom or b.bottom) for a, b in zip(left, right, strict=True)),
        )

    def of(statistic: Statistic) -> Paired:
        return paired(cluster_parts(ours, statistic), cluster_parts(theirs, statistic), episodes)

    runs = [runs_by_scenario(rows) for rows in (ours, theirs)]
    episodes = {id: (runs[0][id].made, runs[1][id].made) for id in common}
    found = {"success_rate": of(mean_of("success"))}
    made = {id: min(both) for id, both in episodes.items()}
    if (k := max(made.values(), default=0)) > 1:
        left, right = (
            {id: Parts(success_hat_k(*one[id], k), 1) if made[id] >= k else Parts(0, 0) for id in common}
            for one in runs
        )
        found[f"success_hat_{k}"] = paired(left, right, dict.fromkeys(common, (1, 1)))
    found |= {"acceptance_rate": of(acceptance), "proposal_rate": of(proposing)}
    found |= {name: of(mean_of(name)) for name in ("reads", "writes", "turns")}
    return {**found, "cost_usd": paired(_costs(ours), _costs(theirs), episodes), "tokens": of(_tokens)}


def both_completed(first: Sequence[EpisodeRow], second: Sequence[EpisodeRow]) -> list[str]:
    """The scenarios of which both runs have a completed episode, in order."""
    ours, theirs = ({row.scenario for row in completed(rows)} for rows in (first, second))
    return sorted(ours & theirs)


def _costs(rows: Sequence[EpisodeRow]) -> dict[str, Parts]:
    known = all(row.cost_usd is not None for row in rows)
    return cluster_parts(rows, mean_of("cost_usd") if known else lambda row: Parts(0, 0))


def _tokens(row: EpisodeRow) -> Parts:
    return Parts(row.tokens_in + row.tokens_out, 1)


def _times(parts: Parts, weight: int) -> Parts:
    return Parts(parts.top * weight, parts.bottom * weight)


def _difference(first: Parts, second: Parts) -> float | None:
    one, other = quotient(first), quotient(second)
    return None if one is None or other is None else other - one
