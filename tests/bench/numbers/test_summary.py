import random

import orjson
import pytest
from hypothesis import given, settings, strategies as st

from pare_bench.numbers.row import FAILURE_KINDS
from pare_bench.numbers.summary import Headline, Summary, breakdown, summarise


@pytest.fixture
def rows(row):
    return [
        row("a", 0, success=True, proposals=2, accepted=1, rejected=1, evidence_before_proposal=1.0),
        row("a", 1, outcome="user_alone", failure=None, proposals=1, expired=1, evidence_before_proposal=0.5),
        row("b", 0, failure="too late", proposals=1, rejected=1, violations=2, domain="home", apps=("email", "email")),
        row("b", 1, status="error", domain="home", apps=("email", "email")),
    ]


def test_a_small_run_by_hand(rows):
    summary = summarise(rows)
    assert (summary.episodes, summary.errors, summary.scenarios, summary.runs) == (4, 1, 2, 2)
    assert (summary.success_rate.value, summary.success_rate.n) == (1 / 3, 3)
    assert summary.success_rate.standard_error == pytest.approx(0.25)
    assert {k: found.value for k, found in summary.success_at_k.items()} == {1: 0.25, 2: 1.0}
    assert {k: found.value for k, found in summary.success_hat_k.items()} == {1: 0.25, 2: 0.0}
    assert {k: found.n for k, found in summary.success_at_k.items()} == {1: 2, 2: 1}
    assert summary.left_out == {1: 0, 2: 1}
    assert (summary.proposal_rate.value, summary.proposal_rate.n) == (4 / 12, 12)
    assert (summary.acceptance_rate.value, summary.acceptance_rate.n) == (1 / 3, 3)
    assert (summary.proposals, summary.accepted, summary.rejected, summary.expired) == (4, 1, 2, 1)
    assert summary.violations == 2
    assert summary.outcomes == {"assisted": 1, "user_alone": 1, "failed": 1}
    assert summary.failures == dict.fromkeys(FAILURE_KINDS, 0) | {"error": 1, "too late": 1}
    assert (summary.evidence_before_proposal.value, summary.evidence_before_proposal.n) == (0.75, 2)
    assert (summary.reads.value, summary.writes.value, summary.turns.value) == (3, 1, 5)
    assert summary.in_window.value is None


def test_what_was_used_counts_the_episodes_that_met_an_error_too(rows):
    summary = summarise(rows)
    assert (summary.totals.cost_usd, summary.totals.tokens_in, summary.totals.wall_seconds) == (1.0, 400, 8.0)
    assert (summary.cost_usd.value, summary.cost_usd.n, summary.cost_known) == (0.25, 3, 1.0)


def test_a_cost_that_is_not_known_makes_no_cost_up(row):
    summary = summarise([row("a", cost_usd=1.0), row("b", cost_usd=None), row("c", cost_usd=0.0)])
    assert summary.cost_usd.value is None
    assert summary.totals.cost_usd is None
    assert summary.cost_known == 2 / 3


def test_a_run_of_errors_alone_has_no_rates(row):
    summary = summarise([row("a", 0, status="error"), row("a", 1, status="error")])
    assert summary.success_rate.value is None
    assert summary.success_at_k[2].value is None
    assert summary.left_out == {1: 1, 2: 1}
    assert summary.failures["error"] == 2


def test_no_rows_at_all():
    summary = summarise([])
    assert (summary.episodes, summary.success_at_k, summary.cost_known) == (0, {}, None)
    assert breakdown([], "domain") == {}


def test_errors_change_no_rate_and_no_interval(rows, row):
    def figures(summary):
        means = summary.model_dump(include={"success_rate", "proposal_rate", "acceptance_rate", "turns", "reads"})
        return means, summary.success_at_k[1], summary.success_hat_k[1]

    extra = [row("c", 0, status="error", proposals=9, rejected=9), row("a", 9, status="error")]
    assert figures(summarise([*rows, *extra])) == figures(summarise(rows))


def test_json_has_string_keys_and_reads_back(rows):
    summary = summarise(rows)
    text = summary.model_dump_json()
    assert list(orjson.loads(text)["success_at_k"]) == ["1", "2"]
    assert orjson.loads(orjson.dumps(summary.model_dump(mode="json"))) == orjson.loads(text)
    assert Summary.model_validate_json(text) == summary


@settings(max_examples=10)
@given(order=st.randoms(use_true_random=False))
def test_the_order_of_rows_does_not_matter(row, order):
    dice = random.Random(1)
    rows = [
        row(f"s{n}", k, success=dice.random() < 0.5, wall_seconds=dice.random()) for n in range(6) for k in range(3)
    ]
    shuffled = order.sample(rows, len(rows))
    assert summarise(shuffled, resamples=50).model_dump_json() == summarise(rows, resamples=50).model_dump_json()
    assert breakdown(shuffled, "app", resamples=50) == breakdown(rows, "app", resamples=50)


def test_the_seed_moves_the_intervals_and_nothing_else(row):
    rows = [row(f"s{n}", success=n % 3 == 0, turns=n) for n in range(20)]
    one, other = summarise(rows, seed=1), summarise(rows, seed=2)
    assert one.success_rate.value == other.success_rate.value
    assert one.turns.low != other.turns.low


def test_an_episode_given_twice_is_refused(row):
    for numbers in (summarise, lambda rows: breakdown(rows, "domain")):
        with pytest.raises(ValueError, match="two rows"):
            numbers([row("a"), row("a")])


def test_breakdown_by_domain_and_capability_splits_the_run(rows):
    parts = breakdown(rows, "domain")
    assert {name: part.episodes for name, part in parts.items()} == {"home": 2, "work": 2}
    assert parts["home"].errors == 1
    assert parts["work"].success_rate.value == 0.5
    assert parts["work"].success_at_k[2].value == 1.0
    assert {name: part.episodes for name, part in breakdown(rows, "capability").items()} == {"planning": 4}
    assert {name: part.episodes for name, part in breakdown(rows, "difficulty").items()} == {"easy": 4}


def test_breakdown_by_app_counts_an_episode_once_for_each_of_its_apps(rows):
    assert {name: part.episodes for name, part in breakdown(rows, "app").items()} == {"calendar": 2, "email": 4}


def test_the_only_part_of_a_breakdown_has_the_numbers_of_the_whole(rows):
    whole, part = summarise(rows, seed=4), breakdown(rows, "difficulty", seed=4)["easy"]
    assert {name: getattr(whole, name) for name in Headline.model_fields} == part.__dict__
