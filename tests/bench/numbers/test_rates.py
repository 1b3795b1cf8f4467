import pytest

from pare_bench.numbers.rates import acceptance_rate, mean, mean_of, proposal_rate, success_rate


def test_rates_are_pooled_over_episodes_not_averaged(row):
    rows = [
        row("a", proposals=3, observed_turns=4, accepted=1, rejected=1, expired=1),
        row("b", proposals=1, observed_turns=12, accepted=1, rejected=0, success=True),
    ]
    assert proposal_rate(rows) == 4 / 16
    assert acceptance_rate(rows) == 2 / 3
    assert success_rate(rows) == 1 / 2


def test_expired_proposals_are_in_neither_part_of_the_acceptance_rate(row):
    assert acceptance_rate([row(proposals=5, accepted=1, expired=4)]) == 1.0


def test_an_infrastructure_error_is_in_no_rate(row):
    rows = [row("a", proposals=1, accepted=1, success=True, reads=2)]
    failing = row("b", status="error", proposals=4, rejected=4, reads=50)
    for rate in (proposal_rate, acceptance_rate, success_rate, lambda given: mean(given, "reads")):
        assert rate([*rows, failing]) == rate(rows)


def test_a_rate_of_nothing_is_none(row):
    silent = row(observed_turns=0)
    assert proposal_rate([silent]) is None
    assert acceptance_rate([silent]) is None
    assert mean([silent], "evidence_seen") is None
    assert success_rate([]) is None
    assert success_rate([row(status="error")]) is None


def test_a_rate_of_zero_is_zero(row):
    assert proposal_rate([row(observed_turns=3)]) == 0.0
    assert acceptance_rate([row(proposals=1, rejected=1)]) == 0.0


def test_a_mean_is_over_the_episodes_in_which_the_value_is_known(row):
    rows = [row("a", evidence_seen=0.5), row("b", evidence_seen=1.0), row("c", evidence_seen=None)]
    assert mean(rows, "evidence_seen") == 0.75
    rows = [row("a", in_window=True), row("b", in_window=False), row("c"), row("d", in_window=True)]
    assert mean(rows, "in_window") == 2 / 3


def test_a_mean_does_not_depend_on_the_order(row):
    rows = [row(str(n), wall_seconds=value) for n, value in enumerate([1e16, 1.0, 1.0])]
    assert mean(rows, "wall_seconds") == mean(rows[::-1], "wall_seconds")


def test_a_field_that_does_not_exist_is_named():
    with pytest.raises(ValueError, match="no field 'red'"):
        mean_of("red")
