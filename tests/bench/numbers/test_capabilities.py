"""The four capabilities and restraint, from hand-made rows."""

import pytest

from pare_bench.numbers.capabilities import all_offers, capabilities
from pare_bench.numbers.offered import Offered
from tests.bench.numbers.conftest import build


def offer(**fields):
    usual = {"turn": 1, "status": "rejected", "named": False, "timing": "in time", "minutes_off": 0.0,
             "repeated": False, "evidence": 1.0}  # fmt: skip
    return Offered(**usual | fields)


def row(scenario, *offers, **fields):
    counts = {"proposals": len(offers), "accepted": sum(o.status == "accepted" for o in offers)}
    return build(scenario, offers=offers, **counts | fields)


ROWS = [
    row("a", offer(timing="early", minutes_off=-4.0), offer(repeated=True), offer(status="accepted", named=True),
        progress=1.0, success=True, evidence_before_proposal=0.5, named_need=False),
    row("b", offer(status="accepted", named=True), progress=0.5, evidence_before_proposal=1.0, named_need=True),
    row("c"),
]  # fmt: skip


def test_each_capability_is_measured_over_what_it_is_about():
    found = capabilities(ROWS, resamples=50)
    assert found.context_observation.value == pytest.approx(0.75)
    assert found.goal_inference.value == pytest.approx(0.5)
    assert found.timing.value == pytest.approx(3 / 4)
    assert found.minutes_early.value == pytest.approx(4)
    assert found.minutes_late.value is None
    assert found.orchestration.value == pytest.approx(0.75)
    assert (found.orchestration.n, found.context_observation.n) == (2, 2)


def test_restraint_is_measured_over_proposals_and_episodes():
    found = capabilities(ROWS, resamples=50)
    assert found.repeated.value == pytest.approx(1 / 4)
    assert found.idle.value == pytest.approx(2 / 4)
    assert found.interruptions.value == pytest.approx(4 / 3)
    assert found.acting.value == pytest.approx(2 / 3)


def test_the_product_stands_beside_success_and_the_weakest_is_named():
    found = capabilities(ROWS, resamples=50)
    assert found.product.value == pytest.approx(0.75 * 0.5 * 0.75 * 0.75)
    assert found.product.low <= found.product.value <= found.product.high
    assert found.success.value == pytest.approx(1 / 3)
    assert found.weakest == "goal_inference"


def test_without_a_proposal_there_is_no_product():
    found = capabilities([row("a"), row("b")], resamples=50)
    assert (found.product.value, found.weakest, found.timing.value) == (None, None, None)


def test_an_episode_with_an_error_counts_nowhere():
    broken = build("d", status="error", failure="error")
    assert capabilities([*ROWS, broken], resamples=50) == capabilities(ROWS, resamples=50)
    assert len(all_offers([*ROWS, broken])) == 4


def test_an_assistant_that_is_right_but_seldom_speaks_is_held_back_by_that():
    right = row("a", offer(status="accepted", named=True), progress=1.0, success=True,
                evidence_before_proposal=1.0, named_need=True)  # fmt: skip
    assert capabilities([right], resamples=50).weakest is None
    found = capabilities([right, row("b"), row("c")], resamples=50)
    assert (found.product.value, found.weakest) == (1.0, "acting")
