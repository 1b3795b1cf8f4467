"""Chooses the smaller splits, each with the suite's mix of domains, difficulties, primary capabilities and apps."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Final

from pare.scenario import Scenario

ABLATION: Final = 50
LITE: Final = 24
Traits = tuple[tuple[str, str], ...]


def build(suite: Sequence[Scenario]) -> dict[str, list[str]]:
    """The ids of every split by name, sorted; what is not there cannot be chosen, and a small suite has small splits.

    `ablation` has each domain's share of the suite, `lite` as many scenarios of each, chosen among those of `ablation`.
    The same suite gives the same splits, whatever its order.
    """
    sizes: Counter[str] = Counter(scenario.domain for scenario in suite)
    ablation = choose(suite, suite, _shares(sizes, ABLATION))
    lite = choose(ablation, suite, {domain: LITE // len(sizes) for domain in sizes})
    chosen = {"full": suite, "ablation": ablation, "lite": lite}
    return {name: sorted(scenario.id for scenario in scenarios) for name, scenarios in chosen.items()}


def choose(pool: Sequence[Scenario], suite: Sequence[Scenario], quotas: dict[str, int]) -> list[Scenario]:
    """As many scenarios of each domain as asked, or all there are, that together resemble the suite most.

    It takes one after the other, always the one that brings what is chosen nearest to the suite's mix.
    """
    waiting = sorted(pool, key=_order)
    quotas = {domain: min(quota, sum(one.domain == domain for one in pool)) for domain, quota in quotas.items()}
    size = sum(quotas.values())
    wanted = {trait: count * size / len(suite) for trait, count in _counts(suite).items()}
    chosen: list[Scenario] = []
    while len(chosen) < size:
        taken = Counter(one.domain for one in chosen)
        free = [one for one in waiting if one not in chosen and taken[one.domain] < quotas[one.domain]]
        part = (len(chosen) + 1) / size
        so_far = {trait: count * part for trait, count in wanted.items()}
        chosen.append(min(free, key=lambda one: _distance([*chosen, one], so_far)))
    return chosen


def traits(scenario: Scenario) -> Traits:
    """What the mix is made of."""
    apps = (("app", app.name) for app in scenario.apps)
    return (("domain", scenario.domain), ("difficulty", scenario.difficulty),
            ("capability", scenario.capabilities[0]), *apps)  # fmt: skip


def _counts(scenarios: Sequence[Scenario]) -> Counter[tuple[str, str]]:
    return Counter(trait for scenario in scenarios for trait in traits(scenario))


def _distance(chosen: Sequence[Scenario], wanted: dict[tuple[str, str], float]) -> float:
    """How far the counts of some scenarios are from those wanted; what is rare weighs more."""
    counts = _counts(chosen)
    return sum((counts[trait] - count) ** 2 / count for trait, count in wanted.items())


def _shares(sizes: Counter[str], total: int) -> dict[str, int]:
    """A total divided in proportion, what is left over going to the largest remainders."""
    exact = {name: total * size / sizes.total() for name, size in sorted(sizes.items())}
    shares = {name: int(share) for name, share in exact.items()}
    left = total - sum(shares.values())
    for name in sorted(exact, key=lambda name: (shares[name] - exact[name], name))[:left]:
        shares[name] += 1
    return shares


def _order(scenario: Scenario) -> str:
    """An order that has nothing to do with the alphabet, for choices that are equally good."""
    return hashlib.sha256(scenario.id.encode()).hexdigest()
