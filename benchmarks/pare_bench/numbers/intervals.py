"""How sure a figure is: bootstrap intervals clustered by scenario, and the standard error over runs.

Runs of one scenario resemble each other, so whole scenarios are drawn, not episodes. The draws are made once for a
number of scenarios and shared by every figure over them. A percentile interval is a little too narrow when there are
few scenarios.
"""

import math
import random
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from pare_bench.numbers.rates import Parts, Statistic, pooled, quotient, rate
from pare_bench.numbers.row import EpisodeRow, completed, in_order


class Interval(NamedTuple):
    """Both ends of an interval."""

    low: float
    high: float


class Estimate(BaseModel):
    """A figure and how sure it is.

    ``value`` is None where nothing was there to measure. ``n`` is what it was divided by: episodes, observed turns,
    answered proposals or scenarios. ``standard_error`` is that of the mean over runs, None with a single run and for
    a figure that needs all runs at once. ``low`` and ``high`` are None with fewer than two scenarios.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    value: float | None = None
    standard_error: float | None = None
    low: float | None = None
    high: float | None = None
    n: int = 0


class Bootstrap:
    """Draws of scenarios with replacement, reproducible from the seed."""

    def __init__(self, clusters: int, *, seed: int = 0, resamples: int = 2000, level: float = 0.95) -> None:
        """Draw ``resamples`` times ``clusters`` out of ``clusters``; ``level`` is the interval's coverage."""
        if resamples < 1 or not 0 < level < 1:
            raise ValueError(f"needs resamples >= 1 and 0 < level < 1, got {resamples} and {level}")
        self._clusters = clusters
        self._level = level
        draw = random.Random(seed).random
        self._draws = [
            itemgetter(*[int(draw() * clusters) for _ in range(clusters)])
            for _ in range(resamples if clusters > 1 else 0)
        ]

    def interval(self, clusters: Sequence[Parts]) -> Interval | None:
        """The percentile interval of a ratio, from the two sums of each cluster.

        A draw in which the ratio is not defined is left out. None with fewer than two clusters, or if no draw
        defines the ratio.
        """
        return self._percentiles([value for value in self._values(clusters) if value is not None])

    def difference(self, clusters: Sequence[Parts], others: Sequence[Parts]) -> Interval | None:
        """The percentile interval of a ratio less another one over the same clusters, drawn together."""
        pairs = zip(self._values(clusters), self._values(others), strict=True)
        return self._percentiles([ours - theirs for ours, theirs in pairs if ours is not None and theirs is not None])

    def product(self, ratios: Sequence[Sequence[Parts]]) -> Interval | None:
        """The percentile interval of several ratios multiplied, over the same clusters, drawn together."""
        drawn = zip(*map(self._values, ratios), strict=True)
        return self._percentiles([math.prod(known) for values in drawn if len(known := _known(values)) == len(values)])

    def _values(self, clusters: Sequence[Parts]) -> list[float | None]:
        if len(clusters) != self._clusters:
            raise ValueError(f"drawn for {self._clusters} clusters, got {len(clusters)}")
        tops, bottoms = tuple(part.top for part in clusters), tuple(part.bottom for part in clusters)
        sums = ((math.fsum(draw(tops)), sum(draw(bottoms))) for draw in self._draws)
        return [top / bottom if bottom else None for top, bottom in sums]

    def _percentiles(self, values: list[float]) -> Interval | None:
        if not values:
            return None
        values.sort()
        tail = (1 - self._level) / 2
        return Interval(_quantile(values, tail), _quantile(values, 1 - tail))


def cluster_parts(rows: Iterable[EpisodeRow], statistic: Statistic) -> dict[str, Parts]:
    """The two sums of a statistic for every scenario with a completed episode, in order of scenario id."""
    clusters: defaultdict[str, list[Parts]] = defaultdict(list)
    for row in in_order(completed(rows)):
        clusters[row.scenario].append(statistic(row))
    return {scenario: pooled(parts) for scenario, parts in clusters.items()}


def run_error(rows: Iterable[EpisodeRow], statistic: Statistic) -> float | None:
    """The standard error of the mean over runs: the statistic of each repeat, then SD / sqrt(runs).

    Repeats in which the statistic is not defined are left out; None if fewer than two remain.
    """
    runs: defaultdict[int, list[EpisodeRow]] = defaultdict(list)
    for row in rows:
        runs[row.repeat].append(row)
    values = [value for _, run in sorted(runs.items()) if (value := rate(run, statistic)) is not None]
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def estimate(rows: Sequence[EpisodeRow], statistic: Statistic, bootstrap: Bootstrap) -> Estimate:
    """A pooled statistic of completed episodes with its standard error and interval.

    ``bootstrap`` must have been drawn for as many clusters as there are scenarios with a completed episode.
    """
    clusters = list(cluster_parts(rows, statistic).values())
    total = pooled(clusters)
    low, high = bootstrap.interval(clusters) or (None, None)
    error = run_error(rows, statistic)
    return Estimate(value=quotient(total), standard_error=error, low=low, high=high, n=total.bottom)


def _known(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def product(rows: Sequence[EpisodeRow], statistics: Sequence[Statistic], bootstrap: Bootstrap) -> Estimate:
    """Several pooled statistics multiplied, with an interval; ``n`` is the number of scenarios.

    The value is None where one of them is; a standard error over runs is not told.
    """
    ratios = [list(cluster_parts(rows, one).values()) for one in statistics]
    values = _known(quotient(pooled(clusters)) for clusters in ratios)
    if len(values) < len(ratios):
        return Estimate()
    low, high = bootstrap.product(ratios) or (None, None)
    return Estimate(value=math.prod(values), low=low, high=high, n=len(ratios[0]))


def _quantile(ordered: Sequence[float], share: float) -> float:
    """The quantile of sorted values, interpolated linearly between neighbours."""
    position = share * (len(ordered) - 1)
    index = int(position)
    following = ordered[min(index + 1, len(ordered) - 1)]
    return ordered[index] + (following - ordered[index]) * (position - index)
