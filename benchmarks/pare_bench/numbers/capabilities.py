"""The four capabilities and restraint, each measured on its own, so that one sees which of them holds a model back.

Source: the capabilities are the paper's (section 3): observing the context, inferring the goal, timing, orchestrating.
"""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel, ConfigDict

from pare_bench.numbers.intervals import Bootstrap, Estimate, cluster_parts, estimate, product
from pare_bench.numbers.offered import Offered
from pare_bench.numbers.rates import Parts, Statistic, mean_of
from pare_bench.numbers.row import EpisodeRow, completed, in_order

FOUR = ("context_observation", "goal_inference", "timing", "orchestration")


class Capabilities(BaseModel):
    """The capabilities of one assistant over some episodes.

    Attributes:
        context_observation: share of the evidence that was seen before the first proposal.
        goal_inference: share of episodes with a proposal whose first one names the need: all of it, and nothing wrong.
        timing: share of proposals that came inside a need's window.
        minutes_early: minutes by which proposals before the window came too early, where that can be said.
        minutes_late: minutes by which those after it came too late.
        orchestration: share of the goal that was reached, over episodes in which a proposal was accepted.
        repeated: share of proposals that say again what was rejected before.
        idle: share of proposals that name no need.
        interruptions: proposals per episode.
        acting: share of episodes in which it proposed at all; the four say nothing of the others.
        product: the four capabilities multiplied; without a value if one is not known.
        success: the success rate, to set it against.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    context_observation: Estimate
    goal_inference: Estimate
    timing: Estimate
    minutes_early: Estimate
    minutes_late: Estimate
    orchestration: Estimate
    repeated: Estimate
    idle: Estimate
    interruptions: Estimate
    acting: Estimate
    product: Estimate
    success: Estimate

    @property
    def weakest(self) -> str | None:
        """What holds the assistant back most: a capability, or that it seldom acts; None if that cannot be said."""
        values = {name: value for name in (*FOUR, "acting") if (value := getattr(self, name).value) is not None}
        if len(values) <= len(FOUR) or min(values.values()) == 1:
            return None
        return min(values, key=lambda name: values[name])


def capabilities(rows: Iterable[EpisodeRow], *, seed: int = 0, resamples: int = 2000) -> Capabilities:
    """Measure the capabilities over the completed episodes.

    Args:
        rows: one row per episode.
        seed: seed of the bootstrap.
        resamples: draws of the bootstrap.
    """
    ordered = in_order(rows)
    clusters = len(cluster_parts(ordered, mean_of("success")))
    bootstrap = Bootstrap(clusters, seed=seed, resamples=resamples)
    measured = {name: estimate(ordered, statistic, bootstrap) for name, statistic in _STATISTICS.items()}
    four = [_STATISTICS[name] for name in FOUR]
    return Capabilities(**measured, product=product(ordered, four, bootstrap))


def _timely(row: EpisodeRow) -> Parts:
    return Parts(sum(offer.timing == "in time" for offer in row.offers), len(row.offers))


def _off(timing: str) -> Statistic:
    def statistic(row: EpisodeRow) -> Parts:
        known = [abs(o.minutes_off) for o in row.offers if o.timing == timing and o.minutes_off is not None]
        return Parts(sum(known), len(known))

    return statistic


def _orchestrated(row: EpisodeRow) -> Parts:
    return Parts(row.progress, 1) if row.accepted else Parts(0, 0)


def _repeated(row: EpisodeRow) -> Parts:
    return Parts(sum(offer.repeated for offer in row.offers), len(row.offers))


def _idle(row: EpisodeRow) -> Parts:
    return Parts(sum(not offer.named for offer in row.offers), len(row.offers))


def _acting(row: EpisodeRow) -> Parts:
    return Parts(bool(row.offers), 1)


_STATISTICS: dict[str, Statistic] = {
    "context_observation": mean_of("evidence_before_proposal"),
    "goal_inference": mean_of("named_need"),
    "timing": _timely,
    "minutes_early": _off("early"),
    "minutes_late": _off("late"),
    "orchestration": _orchestrated,
    "repeated": _repeated,
    "idle": _idle,
    "interruptions": mean_of("proposals"),
    "acting": _acting,
    "success": mean_of("success"),
}


def all_offers(rows: Iterable[EpisodeRow]) -> list[Offered]:
    """Every proposal of the completed episodes, in episode order."""
    return [offer for row in in_order(completed(rows)) for offer in row.offers]
