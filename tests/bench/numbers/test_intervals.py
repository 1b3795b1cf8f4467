import math
import random

import pytest

from pare_bench.numbers.intervals import Bootstrap, cluster_parts, estimate, run_error
from pare_bench.numbers.rates import Parts, acceptance, mean_of, proposing

SUCCESS = mean_of("success")


def clustered(dice: random.Random, scenarios: int, runs: int) -> list[Parts]:
    """Scenarios that are easy or hard: their runs mostly end alike, and half of all succeed."""
    chances = [dice.choice((0.1, 0.9)) for _ in range(scenarios)]
    return [Parts(sum(dice.random() < chance for _ in range(runs)), runs) for chance in chances]


def test_intervals_cover_the_truth_about_as_often_as_they_say():
    dice = random.Random(3)
    bootstrap = Bootstrap(60, resamples=400)
    intervals = [bootstrap.interval(clustered(dice, 60, 4)) for _ in range(200)]
    covered = sum(interval.low <= 0.5 <= interval.high for interval in intervals)
    assert 0.90 <= covered / 200 <= 0.99


def test_the_interval_is_as_wide_as_theory_has_it_for_many_scenarios():
    low, high = Bootstrap(400).interval([Parts(n % 2, 1) for n in range(400)])
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / math.sqrt(400), rel=0.08)


def test_a_higher_level_gives_a_wider_interval():
    clusters = clustered(random.Random(3), 40, 4)
    narrow, wide = (Bootstrap(40, level=level).interval(clusters) for level in (0.8, 0.99))
    assert wide.low < narrow.low < narrow.high < wide.high


def test_runs_of_one_scenario_are_not_taken_for_independent_ones(row):
    clusters = [Parts(4, 4)] * 20 + [Parts(0, 4)] * 20
    episodes = [Parts(1, 1)] * 80 + [Parts(0, 1)] * 80
    together, apart = Bootstrap(40).interval(clusters), Bootstrap(160).interval(episodes)
    assert together.high - together.low > 1.7 * (apart.high - apart.low)


def test_a_ratio_is_pooled_within_each_draw():
    low, high = Bootstrap(2, resamples=500).interval([Parts(1, 1), Parts(0, 9)])
    assert (low, high) == (0.0, 1.0)
    values = Bootstrap(2, resamples=500, level=0.4).interval([Parts(1, 1), Parts(0, 9)])
    assert values == (0.1, 0.1)


def test_the_seed_decides_the_draws():
    dice = random.Random(5)
    clusters = [Parts(dice.random(), 1) for _ in range(30)]
    assert Bootstrap(30, seed=1).interval(clusters) == Bootstrap(30, seed=1).interval(clusters)
    assert Bootstrap(30, seed=1).interval(clusters) != Bootstrap(30, seed=2).interval(clusters)


def test_one_scenario_or_nothing_to_divide_by_has_no_interval():
    assert Bootstrap(0).interval([]) is None
    assert Bootstrap(1).interval([Parts(1, 2)]) is None
    assert Bootstrap(3).interval([Parts(0, 0)] * 3) is None


def test_draws_that_define_no_ratio_are_left_out():
    assert Bootstrap(3).interval([Parts(1, 2), Parts(0, 0), Parts(0, 0)]) == (0.5, 0.5)


@pytest.mark.parametrize("options", [{"resamples": 0}, {"level": 0}, {"level": 1}])
def test_impossible_settings_are_refused(options):
    with pytest.raises(ValueError, match="resamples >= 1"):
        Bootstrap(3, **options)


def test_draws_for_another_number_of_scenarios_are_refused():
    with pytest.raises(ValueError, match="drawn for 3 clusters, got 2"):
        Bootstrap(3).interval([Parts(1, 1)] * 2)


def test_clusters_are_scenarios_with_a_completed_episode(row):
    rows = [row("b", 1, proposals=2), row("a", 0, proposals=1), row("b", 0), row("c", status="error")]
    assert list(cluster_parts(rows, proposing).items()) == [("a", Parts(1, 4)), ("b", Parts(2, 8))]


def test_standard_error_is_the_spread_of_the_runs_figures(row):
    rows = [row("a", 0, success=True), row("b", 0, success=True), row("a", 1), row("b", 1, success=True)]
    rows += [row("a", 2), row("b", 2)]
    assert run_error(rows, SUCCESS) == pytest.approx(0.5 / math.sqrt(3))


def test_a_single_run_has_no_standard_error(row):
    assert run_error([row("a"), row("b", success=True)], SUCCESS) is None
    answered_once = [row("a", 0, accepted=1), row("a", 1)]
    assert run_error(answered_once, acceptance) is None


def test_an_estimate_says_what_it_was_divided_by(row):
    rows = [row("a", proposals=2, observed_turns=8), row("b", proposals=2, observed_turns=2)]
    found = estimate(rows, proposing, Bootstrap(2))
    assert (found.value, found.n) == (0.4, 10)
    assert found.low == 0.25
    assert found.high == 1.0


def test_a_product_is_drawn_together_and_with_certainty_changes_nothing():
    clusters = clustered(random.Random(5), 40, 4)
    bootstrap, sure = Bootstrap(40), [Parts(4, 4)] * 40
    assert bootstrap.product([clusters, sure]) == bootstrap.interval(clusters)
    low, high = bootstrap.interval(clusters)
    assert bootstrap.product([clusters, clusters]) == pytest.approx((low**2, high**2), rel=0.03)
    assert bootstrap.product([clusters, [Parts(0, 0)] * 40]) is None
