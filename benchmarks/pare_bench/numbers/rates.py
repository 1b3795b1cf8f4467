"""Pooled rates and means of episodes.

Every figure is a ratio of two sums over episodes: a statistic says what one episode adds to each. A mean is a ratio
whose lower part counts the episodes in which the value is known.
"""

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from pare_bench.numbers.row import EpisodeRow, completed


class Parts(NamedTuple):
    """What goes into the two sums of a ratio."""

    top: float
    bottom: int


Statistic = Callable[[EpisodeRow], Parts]


def proposing(row: EpisodeRow) -> Parts:
    """Proposals per turn in which the assistant observed."""
    return Parts(row.proposals, row.observed_turns)


def acceptance(row: EpisodeRow) -> Parts:
    """Accepted proposals among those that were answered; expired ones are in neither part."""
    return Parts(row.accepted, row.accepted + row.rejected)


def mean_of(field: str) -> Statistic:
    """The mean of a row's number or truth value over the episodes in which it is known."""
    if field not in EpisodeRow.model_fields:
        raise ValueError(f"an episode has no field {field!r}")

    def statistic(row: EpisodeRow) -> Parts:
        value: float | None = getattr(row, field)
        return Parts(0, 0) if value is None else Parts(value, 1)

    return statistic


def pooled(parts: Iterable[Parts]) -> Parts:
    """Both sums, the upper one correctly rounded and so independent of the order."""
    parts = list(parts)
    return Parts(math.fsum(part.top for part in parts), sum(part.bottom for part in parts))


def quotient(parts: Parts) -> float | None:
    """The ratio; None, never zero, where there is nothing to divide by."""
    return parts.top / parts.bottom if parts.bottom else None


def rate(rows: Iterable[EpisodeRow], statistic: Statistic) -> float | None:
    """A statistic pooled over the completed episodes of ``rows``."""
    return quotient(pooled(map(statistic, completed(rows))))


def proposal_rate(rows: Iterable[EpisodeRow]) -> float | None:
    """Proposals / turns in which the assistant observed; None if it never observed."""
    return rate(rows, proposing)


def acceptance_rate(rows: Iterable[EpisodeRow]) -> float | None:
    """Accepted / (accepted + rejected); None if no proposal was answered."""
    return rate(rows, acceptance)


def success_rate(rows: Iterable[EpisodeRow]) -> float | None:
    """Successful / completed episodes; None if none was completed."""
    return rate(rows, mean_of("success"))


def mean(rows: Iterable[EpisodeRow], field: str) -> float | None:
    """The mean of one field per completed episode, over those in which it is known."""
    return rate(rows, mean_of(field))
