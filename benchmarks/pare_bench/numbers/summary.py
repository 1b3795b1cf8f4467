"""All numbers of a run: `summarise` for the whole, `breakdown` for its parts."""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from pare.grading import FailureKind, Outcome
from pare_bench.numbers.estimators import (
    Estimator,
    jackknife_error,
    mean_over_scenarios,
    runs_by_scenario,
    scenario_values,
    success_at_k as at_k,
    success_hat_k as hat_k,
)
from pare_bench.numbers.intervals import Bootstrap, Estimate, estimate
from pare_bench.numbers.rates import Parts, acceptance, mean_of, proposing
from pare_bench.numbers.row import FAILURE_KINDS, OUTCOMES, EpisodeRow, completed, in_order

Grouping = Literal["domain", "capability", "difficulty", "app"]


class Headline(BaseModel):
    """The main numbers of some episodes.

    Counts of proposals, outcomes and violations, and all rates, are over the completed episodes; ``errors`` are the
    others. Dictionaries by k start at 1 and end at the number of runs made.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    episodes: int
    """All of them, with errors."""
    errors: int
    scenarios: int
    runs: int
    """Distinct repeats."""

    success_rate: Estimate
    success_at_k: dict[int, Estimate]
    """At least one of k runs succeeds; a mean over scenarios."""
    success_hat_k: dict[int, Estimate]
    """All of k runs succeed; a mean over scenarios."""
    left_out: dict[int, int]
    """By k, the scenarios with fewer than k completed runs: they are in neither mean."""

    proposal_rate: Estimate
    acceptance_rate: Estimate
    proposals: int
    accepted: int
    rejected: int
    expired: int
    violations: int

    outcomes: dict[Outcome, int]
    failures: dict[FailureKind, int]
    """By kind; infrastructure errors are counted as ``error``."""


class Totals(BaseModel):
    """What all episodes used together, those that ended in an error too."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    tokens_in: int
    tokens_out: int
    cached_tokens: int
    model_calls: int
    cost_usd: float | None
    """None if the cost of any episode is not known."""
    model_seconds: float
    wall_seconds: float


class Summary(Headline):
    """All numbers of a run; estimates below are means per completed episode in which the value is known."""

    progress: Estimate
    turns: Estimate
    observed_turns: Estimate
    user_actions: Estimate
    user_reads: Estimate
    user_writes: Estimate
    taps_saved: Estimate
    reads: Estimate
    writes: Estimate
    failed_calls: Estimate

    evidence_seen: Estimate
    evidence_before_proposal: Estimate
    in_window: Estimate
    named_need: Estimate

    tokens_in: Estimate
    tokens_out: Estimate
    cached_tokens: Estimate
    model_calls: Estimate
    cost_usd: Estimate
    """Without a value if the cost of any completed episode is not known."""
    cost_known: float | None
    """Share of all episodes whose cost is known."""
    model_seconds: Estimate
    wall_seconds: Estimate
    totals: Totals


_MEANS = tuple(
    name
    for name, field in Summary.model_fields.items()
    if field.annotation is Estimate and name not in Headline.model_fields
)


_NAMES: dict[Grouping, Callable[[EpisodeRow], tuple[str, ...]]] = {
    "domain": lambda row: (row.domain,),
    "capability": lambda row: row.capabilities[:1],
    "difficulty": lambda row: (row.difficulty,),
    "app": lambda row: tuple(dict.fromkeys(row.apps)),
}


def summarise(rows: Iterable[EpisodeRow], *, seed: int = 0, resamples: int = 2000) -> Summary:
    """All numbers of a run. The same rows and seed give the same numbers, in whatever order the rows come.

    Args:
        rows: One row per episode.
        seed: Seed of the bootstrap.
        resamples: Draws of the bootstrap.

    Raises:
        ValueError: Two rows describe the same episode.
    """
    ordered = in_order(rows)
    done = completed(ordered)
    bootstrap = _bootstrap(done, seed, resamples)
    means = {name: estimate(done, mean_of(name), bootstrap) for name in _MEANS}
    if any(row.cost_usd is None for row in done):
        means["cost_usd"] = Estimate(n=means["cost_usd"].n)
    known = sum(row.cost_usd is not None for row in ordered)
    return Summary(
        **_headline(ordered, bootstrap).__dict__,
        **means,
        cost_known=known / len(ordered) if ordered else None,
        totals=_totals(ordered),
    )


def breakdown(rows: Iterable[EpisodeRow], by: Grouping, *, seed: int = 0, resamples: int = 2000) -> dict[str, Headline]:
    """The main numbers of each domain, primary capability, difficulty or app, by name in alphabetical order.

    By app, an episode counts for every app of its scenario; otherwise it counts once.

    Raises:
        ValueError: Two rows describe the same episode.
    """
    groups: defaultdict[str, list[EpisodeRow]] = defaultdict(list)
    for row in in_order(rows):
        for name in _NAMES[by](row):
            groups[name].append(row)
    return {name: _headline(group, _bootstrap(group, seed, resamples)) for name, group in sorted(groups.items())}


def _bootstrap(rows: Iterable[EpisodeRow], seed: int, resamples: int) -> Bootstrap:
    return Bootstrap(len({row.scenario for row in completed(rows)}), seed=seed, resamples=resamples)


def _headline(rows: Sequence[EpisodeRow], bootstrap: Bootstrap) -> Headline:
    done = completed(rows)
    runs = list(runs_by_scenario(rows).values())
    repeats = len({row.repeat for row in rows})
    outcomes = Counter(row.outcome for row in done)
    failures = Counter(row.failure for row in done)
    failures["error"] = len(rows) - len(done)
    return Headline(
        episodes=len(rows),
        errors=len(rows) - len(done),
        scenarios=len(runs),
        runs=repeats,
        success_rate=estimate(done, mean_of("success"), bootstrap),
        success_at_k={k: _over_scenarios(rows, k, at_k, bootstrap) for k in range(1, repeats + 1)},
        success_hat_k={k: _over_scenarios(rows, k, hat_k, bootstrap) for k in range(1, repeats + 1)},
        left_out={k: mean_over_scenarios(runs, k, at_k).left_out for k in range(1, repeats + 1)},
        proposal_rate=estimate(done, proposing, bootstrap),
        acceptance_rate=estimate(done, acceptance, bootstrap),
        proposals=sum(row.proposals for row in done),
        accepted=sum(row.accepted for row in done),
        rejected=sum(row.rejected for row in done),
        expired=sum(row.expired for row in done),
        violations=sum(row.violations for row in done),
        outcomes={outcome: outcomes[outcome] for outcome in OUTCOMES},
        failures={kind: failures[kind] for kind in FAILURE_KINDS},
    )


def _over_scenarios(rows: Sequence[EpisodeRow], k: int, estimator: Estimator, bootstrap: Bootstrap) -> Estimate:
    runs = list(runs_by_scenario(rows).values())
    mean = mean_over_scenarios(runs, k, estimator)
    values = scenario_values([counts for counts in runs if counts.made], k, estimator)
    parts = [Parts(0, 0) if value is None else Parts(value, 1) for value in values]
    low, high = bootstrap.interval(parts) or (None, None)
    error = jackknife_error(rows, k, estimator)
    return Estimate(value=mean.value, standard_error=error, low=low, high=high, n=mean.scenarios)


def _totals(rows: Sequence[EpisodeRow]) -> Totals:
    costs = [row.cost_usd for row in rows if row.cost_usd is not None]
    return Totals(
        tokens_in=sum(row.tokens_in for row in rows),
        tokens_out=sum(row.tokens_out for row in rows),
        cached_tokens=sum(row.cached_tokens for row in rows),
        model_calls=sum(row.model_calls for row in rows),
        cost_usd=math.fsum(costs) if len(costs) == len(rows) else None,
        model_seconds=math.fsum(row.model_seconds for row in rows),
        wall_seconds=math.fsum(row.wall_seconds for row in rows),
    )
