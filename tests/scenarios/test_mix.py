"""The mix of the suite: what 143 scenarios are made of, counted from their classes."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from pare import registry
from pare.declaration import Capability, Domain
from pare_bench.suite import Facts, facts

SUITE = [one for one in registry.scenarios().values() if type(one).__module__.startswith("pare_scenarios.")]
FACTS: list[Facts] = [facts(one) for one in SUITE]
LEAST_OF_AN_APP = {
    "email": 60, "messaging": 55, "calendar": 55, "reminders": 38, "contacts": 36, "notes": 36, "shopping": 32,
    "cab": 28, "apartments": 22,
}  # fmt: skip


def test_there_are_143_in_four_domains() -> None:
    shares = Counter(one.domain for one in SUITE)
    assert sorted(shares.values(), reverse=True) == [36, 36, 36, 35]
    assert {*shares} == {*get_args(Domain)}
    assert shares["lifestyle"] == 35


@pytest.mark.parametrize(("app", "least"), LEAST_OF_AN_APP.items())
def test_every_app_takes_part(app: str, least: int) -> None:
    assert sum(app in {kind.name for kind in one.apps} for one in SUITE) >= least


@pytest.mark.parametrize(("apps", "least"), [(2, 130), (3, 70), (4, 20)])
def test_scenarios_join_apps(apps: int, least: int) -> None:
    assert sum(len(one.apps) >= apps for one in SUITE) >= least


def test_solutions_are_short_and_long() -> None:
    writes = Counter(min(len(one.writes), 4) for one in FACTS)
    assert 0 not in writes
    assert writes[1] <= 25
    assert writes[2] + writes[3] >= 70
    assert writes[4] >= 35


@pytest.mark.parametrize("capability", get_args(Capability))
def test_each_capability_is_measured_first_by_many(capability: Capability) -> None:
    assert sum(one.capabilities[0] == capability for one in SUITE) >= 30


@pytest.mark.parametrize(
    ("what", "least"),
    [("reads", 110), ("distractor", 100), ("steps", 45), ("answers", 25), ("deadline", 40), ("hostile", 10)],
)
def test_what_makes_them_hard_is_there(what: str, least: int) -> None:
    has = [one.steps > 1 if what == "steps" else bool(getattr(one, what)) for one in FACTS]
    assert sum(has) >= least


@pytest.mark.parametrize(("difficulty", "wanted"), [("easy", 43), ("medium", 60), ("hard", 40)])
def test_difficulties_are_spread(difficulty: str, wanted: int) -> None:
    assert abs(sum(one.difficulty == difficulty for one in SUITE) - wanted) <= 5


def test_phones_are_lived_in() -> None:
    sizes = {one.id: sum(map(len, one.prepared.tables())) for one in SUITE}
    assert {id: size for id, size in sizes.items() if not 30 <= size <= 200} == {}
