import math
import random
from itertools import product

import pytest

from pare_bench.numbers.intervals import Bootstrap, estimate
from pare_bench.numbers.paired import Swaps, compare
from pare_bench.numbers.rates import Parts, mean_of


def each(row, outcomes, **fields):
    """A row for each scenario, by whether it succeeds."""
    return [row(f"s{n}", success=bool(success), **fields) for n, success in enumerate(outcomes)]


def ones(values):
    return [Parts(value, 1) for value in values]


def test_differences_are_second_less_first_and_surer_than_either_side(row):
    first, second = [n % 2 == 0 for n in range(30)], [n % 2 == 0 or n == 1 for n in range(30)]
    found = compare(each(row, first), each(row, second))["success_rate"]
    alone = estimate(each(row, second), mean_of("success"), Bootstrap(30))
    assert (found.first, found.second, found.difference) == (0.5, 16 / 30, pytest.approx(1 / 30))
    assert found.scenarios == 30
    assert 0 <= found.low <= found.difference <= found.high < 0.2
    assert found.high - found.low < (alone.high - alone.low) / 2
    assert found.p == 1.0


def test_only_what_both_completed_is_compared(row):
    first = [*each(row, [1, 1, 0]), row("only here", success=True, reads=99)]
    second = [*each(row, [1, 0]), row("s2", status="error"), row("only there", reads=99)]
    found = compare(first, second)
    assert (found["success_rate"].first, found["success_rate"].second) == (1.0, 0.5)
    assert {one.scenarios for one in found.values()} == {2, 0}
    assert (found["reads"].first, found["reads"].second) == (3, 3)


def test_a_run_compared_with_itself_differs_in_nothing(row):
    rows = each(row, [1, 0, 1, 1], proposals=2, accepted=1, rejected=1)
    for one in compare(rows, rows).values():
        assert (one.difference, one.low, one.high, one.p) == (0, 0, 0, 1)


def test_every_measure_by_hand(row):
    first = [row("a", success=True, proposals=1, accepted=1, tokens_in=10, tokens_out=5, cost_usd=0.5), row("b")]
    second = [row("a", proposals=2, accepted=1, rejected=1, reads=5, writes=0, turns=7, cost_usd=1.5),
              row("b", proposals=1, rejected=1, observed_turns=8)]  # fmt: skip
    found = {name: (one.first, one.second, one.scenarios) for name, one in compare(first, second).items()}
    assert found == {
        "success_rate": (0.5, 0, 2), "acceptance_rate": (1.0, 1 / 3, 2), "proposal_rate": (1 / 8, 3 / 12, 2),
        "reads": (3, 4, 2), "writes": (1, 0.5, 2), "turns": (5, 6, 2), "cost_usd": (0.375, 0.875, 2),
        "tokens": (62.5, 110, 2),
    }  # fmt: skip


def test_success_of_all_runs_is_over_the_scenarios_with_as_many_on_both_sides(row):
    first = [row(id, k, success=k < 3) for id in "abc" for k in range(4)]
    second = [row(id, k, success=True) for id in "ab" for k in range(3)] + [row("c", 0)]
    found = compare(first, second)
    assert "success_hat_4" not in found
    assert (found["success_hat_3"].first, found["success_hat_3"].second) == (0.25, 1.0)
    assert found["success_hat_3"].scenarios == 2
    assert not any(name.startswith("success_hat") for name in compare(first, second[-1:]))


def test_a_cost_that_is_not_known_in_full_is_not_compared(row):
    known = each(row, [1, 1])
    found = compare(known, [known[0], row("s1", cost_usd=None)])["cost_usd"]
    assert (found.first, found.second) == (0.25, None)
    assert (found.difference, found.low, found.high, found.p) == (None, None, None, None)


def test_nothing_answered_is_no_rate_of_zero(row):
    found = compare(each(row, [0, 0]), each(row, [0, 0], proposals=1, accepted=1))["acceptance_rate"]
    assert (found.first, found.second, found.difference, found.p) == (None, 1.0, None, None)


def test_few_scenarios_prove_little():
    assert Swaps(1).p(ones([0]), ones([1])) == 1.0
    assert Swaps(2).p(ones([0, 0]), ones([1, 1])) == 0.5
    assert Swaps(6).p(ones([0] * 6), ones([1] * 6)) == 2 / 64


def test_p_of_few_scenarios_counts_every_way_to_swap():
    dice = random.Random(4)
    first, second = ([dice.random() for _ in range(7)] for _ in range(2))
    gaps = [b - a for a, b in zip(first, second, strict=True)]
    ways = [abs(sum(sign * gap for sign, gap in zip(signs, gaps, strict=True)))
            for signs in product((1, -1), repeat=7)]  # fmt: skip
    expected = sum(way >= abs(sum(gaps)) - 1e-12 for way in ways) / 2**7
    assert Swaps(7).p(ones(first), ones(second)) == expected


def test_drawn_swaps_come_close_to_all_of_them():
    dice = random.Random(5)
    first = [dice.random() for _ in range(11)]
    second = [one + dice.gauss(0.15, 0.3) for one in first]
    every, drawn = (Swaps(11, resamples=n).p(ones(first), ones(second)) for n in (2048, 2047))
    assert every != drawn
    assert drawn == pytest.approx(every, abs=0.03)


def test_p_is_as_often_small_as_it_says_where_there_is_no_difference():
    dice, swaps = random.Random(6), Swaps(40, resamples=400)
    found = [swaps.p(*(ones(dice.gauss(0, 1) for _ in range(40)) for _ in range(2))) for _ in range(200)]
    assert 0.01 <= sum(p <= 0.05 for p in found) / 200 <= 0.1
    assert 0.4 <= sum(p <= 0.5 for p in found) / 200 <= 0.6


def test_p_is_never_zero_and_agrees_with_the_interval_for_many_scenarios(row):
    found = compare(each(row, [0] * 60), each(row, [n % 2 for n in range(60)]))["success_rate"]
    assert found.p == pytest.approx(1 / 2001)
    assert found.low > 0.3


def test_p_is_as_small_where_one_run_has_more_episodes_than_the_other(row):
    lengths = [3, 20, 9, 41, 15, 28, 6, 33, 12]
    short = [row(f"s{n}", turns=turns, observed_turns=turns, proposals=1) for n, turns in enumerate(lengths)]
    long = [row(f"s{n}", k, turns=turns + 1, observed_turns=turns, proposals=2)
            for n, turns in enumerate(lengths) for k in range(4)]  # fmt: skip
    for first, second in ((short, long), (long, short), (short, long[::4])):
        found = compare(first, second)
        assert found["turns"].p == found["proposal_rate"].p == 2 / 2**9


def test_swaps_pool_what_they_swap():
    first, second = [Parts(1, 1), Parts(0, 0)], [Parts(0, 1), Parts(1, 1)]
    values = [1 / 2 - 1, 1 - 1 / 2, 0 - 1, 1 - 0]
    assert Swaps(2).p(first, second) == sum(abs(v) >= 0.5 for v in values) / 4
    assert Swaps(2).p([Parts(1, 1), Parts(0, 0)], [Parts(0, 0), Parts(0, 1)]) == 1.0


def test_the_seed_decides_and_the_order_of_rows_does_not(row):
    dice = random.Random(7)
    first, second = (each(row, [dice.random() < 0.5 for _ in range(30)], turns=3) for _ in range(2))
    one = compare(first, second, seed=1)
    assert one == compare(first[::-1], second[::-1], seed=1)
    other = compare(first, second, seed=2)
    assert one != other
    assert math.isclose(one["success_rate"].difference, other["success_rate"].difference)
