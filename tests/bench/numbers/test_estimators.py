import math
import statistics
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, strategies as st

from pare_bench.numbers.estimators import (
    Runs,
    jackknife_error,
    mean_over_scenarios,
    runs_by_scenario,
    success_at_k,
    success_hat_k,
)


@st.composite
def cases(draw):
    n = draw(st.integers(1, 9))
    return n, draw(st.integers(0, n)), draw(st.integers(1, n))


@given(cases())
def test_both_are_the_share_of_all_subsets_of_k_runs(case):
    n, c, k = case
    subsets = list(combinations([True] * c + [False] * (n - c), k))
    assert success_at_k(n, c, k) == float(Fraction(sum(map(any, subsets)), len(subsets)))
    assert success_hat_k(n, c, k) == float(Fraction(sum(map(all, subsets)), len(subsets)))


@given(cases())
def test_success_at_one_is_success_hat_one_is_the_success_rate(case):
    n, c, _ = case
    assert success_at_k(n, c, 1) == success_hat_k(n, c, 1) == c / n


@given(cases())
def test_more_runs_help_success_at_k_and_hurt_success_hat_k(case):
    n, c, k = case
    if k < n:
        assert success_at_k(n, c, k) <= success_at_k(n, c, k + 1)
        assert success_hat_k(n, c, k) >= success_hat_k(n, c, k + 1)


def test_large_counts_stay_exact():
    assert success_at_k(10_000, 1, 5_000) == 0.5
    assert success_hat_k(10_000, 9_999, 5_000) == 0.5


@pytest.mark.parametrize(("n", "c", "k"), [(4, 5, 1), (4, -1, 1), (4, 2, 0), (4, 2, 5), (0, 0, 1)])
@pytest.mark.parametrize("estimator", [success_at_k, success_hat_k])
def test_impossible_counts_are_refused(estimator, n, c, k):
    with pytest.raises(ValueError, match=f"got n={n}, c={c}, k={k}"):
        estimator(n, c, k)


def test_runs_of_a_scenario_count_only_completed_ones(row):
    rows = [row("b", 0, success=True), row("b", 1), row("b", 2, status="error"), row("a", 0, status="error")]
    assert runs_by_scenario(rows) == {"a": Runs(0, 0), "b": Runs(2, 1)}


def test_a_scenario_with_too_few_runs_is_left_out_and_counted():
    runs = [Runs(4, 2), Runs(4, 4), Runs(2, 0), Runs(0, 0)]
    assert mean_over_scenarios(runs, 1, success_at_k) == ((0.5 + 1 + 0) / 3, 3, 1)
    assert mean_over_scenarios(runs, 3, success_at_k) == (1.0, 2, 2)
    assert mean_over_scenarios(runs, 3, success_hat_k) == (0.5, 2, 2)
    assert mean_over_scenarios(runs, 5, success_at_k) == (None, 0, 4)


def test_the_error_over_runs_of_one_run_at_a_time_is_that_of_the_mean(row):
    """For k = 1 the jackknife is the standard error of the mean over runs."""
    rows = [row(scenario, repeat, success=(scenario, repeat) in {("a", 0), ("a", 1), ("b", 1)})
            for scenario in "ab" for repeat in range(3)]  # fmt: skip
    means = [0.5, 1.0, 0.0]
    expected = statistics.stdev(means) / math.sqrt(3)
    assert math.isclose(jackknife_error(rows, 1, success_at_k), expected)


def test_there_is_no_error_over_runs_where_leaving_one_out_leaves_too_few(row):
    rows = [row("a", repeat) for repeat in range(3)]
    assert jackknife_error(rows, 3, success_hat_k) is None
    assert jackknife_error(rows[:1], 1, success_at_k) is None
