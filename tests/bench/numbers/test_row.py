import pytest
from pydantic import ValidationError

from pare_bench.numbers.row import FAILURE_KINDS, completed, in_order


def test_failure_kinds_stand_in_the_order_in_which_they_are_tried():
    assert FAILURE_KINDS[0] == "error"
    assert FAILURE_KINDS[-1] == "execution incomplete"
    assert len(set(FAILURE_KINDS)) == 10


def test_survives_json(row):
    episode = row(success=True, checks={"sent": True}, in_window=False)
    assert type(episode).model_validate_json(episode.model_dump_json()) == episode


@pytest.mark.parametrize(
    "fields",
    [
        {"status": "error", "error": None},
        {"status": "error", "outcome": "failed"},
        {"status": "error", "failure": "too late"},
        {"error": "but it finished"},
        {"outcome": None},
        {"failure": "error"},
        {"failure": None},
        {"failure": "bad luck"},
        {"success": True, "outcome": "user_alone", "failure": None},
        {"success": True, "failure": "too late"},
        {"outcome": "assisted", "failure": None},
        {"progress": 1.5},
        {"progress": float("nan")},
        {"cost_usd": float("inf")},
        {"reads": -1},
        {"repeat": -1},
        {"scenario": ""},
        {"surprise": 1},
    ],
)
def test_contradictory_or_impossible_rows_are_refused(row, fields):
    with pytest.raises(ValidationError):
        row(**fields)


def test_a_goal_that_the_user_reached_alone_is_no_success_and_may_have_a_failure_kind(row):
    assert not row(outcome="user_alone", failure=None).success
    assert row(outcome="user_alone", failure="never proposed").failure == "never proposed"


def test_episode_order_is_scenario_then_repeat(row):
    rows = [row("b", 0), row("a", 10), row("a", 2)]
    assert [episode.key for episode in in_order(rows)] == [("a", 2), ("a", 10), ("b", 0)]


def test_an_episode_given_twice_is_refused(row):
    with pytest.raises(ValueError, match="two rows for scenario 'a', repeat 1"):
        in_order([row("a", 1), row("b", 1), row("a", 1, success=True)])


def test_episodes_with_an_infrastructure_error_are_not_completed(row):
    assert [episode.key for episode in completed([row("a"), row("b", status="error")])] == [("a", 0)]
