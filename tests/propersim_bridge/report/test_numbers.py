from math import sqrt

import pytest

from propersim_bridge.personas.library import installed
from propersim_bridge.report import numbers as n
from propersim_bridge.report.told import incomplete, told
from tests.propersim_bridge.report.made import made, twins

COURSES = {
    (1, "proper", 0): [
        [("A.", 0), (None, 2), (None, None), ("A.", 1)],
        [("A.", 4), (None, 3), (None, 3), (None, 2)],
        [(None, 4), (None, 4), ("A.", None), (None, 4)],
    ],
    (2, "proper", 0): [[(None, 1), (None, 1)], [("B.", 3), (None, 1)], [(None, 2), (None, 4)]],
    (1, "silent", 0): [[(None, 2)] * 4, [(None, 2), (None, 3)] * 2, [(None, 1)] * 4],
    (2, "silent", 0): [[(None, None)] * 2] * 3,
}


@pytest.fixture
def played(tmp_path):
    return n.read(tmp_path, made(tmp_path, COURSES))


def test_a_day_by_hand(played):
    first, second, third = played[0].days
    assert (first.ticks, first.recommended, first.missing) == (4, 2, 1)
    assert first.hours == pytest.approx(4 * 10 / 60)
    assert first.per_hour == pytest.approx(3.0)
    assert first.score == pytest.approx((0 + 2 + 1) / 3)
    assert (first.recommended_score, first.abstained_score) == (0.5, 2.0)
    assert (second.score, second.recommended_score, second.abstained_score) == (3.0, 4.0, pytest.approx(8 / 3))
    assert (third.score, third.recommended_score, third.abstained_score, third.missing) == (4.0, None, 4.0, 1)
    # of totals 0, 2 and 1, two reach the first point, one the second; the missing one lacks just the first
    assert first.points == {
        "personal_preference": pytest.approx(2 / 3), "timing": 0.5, "frequency": 0.25, "communication_safety": 0.25,
    }  # fmt: skip


def test_a_judge_that_failed_is_missing_everywhere_and_never_zero(played):
    silent = n.by_assistant(played)["silent"]
    assert [day.score for day in silent[1].days] == [None] * 3
    assert [day.missing for day in silent[1].days] == [2] * 3
    assert n.daily(silent)[0] == (1, n.Mean(2.0, None, 1))
    first, last, end = n.ends(silent)
    assert (first.value, last.value, end.value) == (2.0, 1.0, pytest.approx((2 + 2.5 + 1) / 3))
    assert n.gain(silent[1]) is None
    assert n.best_and_worst(silent) is None  # one persona is known
    assert n.points(silent, True)["personal_preference"].count == 1


def test_means_over_courses_with_their_standard_errors_by_hand(played):
    proper = n.by_assistant(played)["proper"]
    assert n.daily(proper) == [
        (1, n.Mean(1.0, 0.0, 2)),
        (2, n.Mean(2.5, 0.5, 2)),
        (3, n.Mean(3.5, 0.5, 2)),
    ]
    _, last, end = n.ends(proper)
    assert last == n.Mean(3.5, 0.5, 2)
    ends = [(1 + 3 + 4) / 3, (1 + 2 + 3) / 3]
    assert end.value == pytest.approx(sum(ends) / 2)
    assert end.error == pytest.approx(abs(ends[0] - ends[1]) / sqrt(2) / sqrt(2))
    assert [n.gain(course) for course in proper] == [(3 + 4) / 2 - 1, (2 + 3) / 2 - 1]
    assert n.best_and_worst(proper) == (1, 2)
    assert n.mean([1.0, None, 2.0, 6.0]) == n.Mean(3.0, pytest.approx(sqrt(7) / sqrt(3)), 3)


def test_gaps_are_paired_by_persona_and_seed(played):
    both = n.by_assistant(played)
    gap = n.gap(both["proper"], both["silent"])
    assert gap == n.Mean(pytest.approx(8 / 3 - 5.5 / 3), None, 1)  # the other silent course has no rating at all
    assert n.gap(both["silent"], both["proper"]).value == pytest.approx(-gap.value)


def test_gains_by_trait_split_the_courses_by_level(played):
    people, proper = installed(), n.by_assistant(played)["proper"]
    found = n.gains_by_trait(proper, people)
    for trait, levels in found.items():
        for level in ("high", "low"):
            own = [c for c in proper if getattr(people[c.course.persona].traits, trait) == level]
            assert levels[level] == n.mean([n.gain(c) for c in own])
    assert all(levels["high"].count + levels["low"].count == 2 for levels in found.values())
    assert n.gains_by_trait(proper, {})["openness"] == {"high": n.Mean(None, None, 0), "low": n.Mean(None, None, 0)}


def test_days_that_are_not_over_are_in_no_number(tmp_path):
    config = made(tmp_path, COURSES, days=5)
    played = n.read(tmp_path, config)
    assert incomplete(config, played) == 4
    assert [course.last for course in played] == [3] * 4


def test_the_json_holds_every_number_of_the_tables_and_figures(tmp_path):
    config = made(tmp_path, twins())
    found = told(config, n.read(tmp_path, config), installed(), published=True)
    assert list(found["assistants"]) == ["proper", "ars", "ar", "none", "silent", "oracle"]
    proper = found["assistants"]["proper"]
    assert [day["day"] for day in proper["daily"]["score"]] == [1, 2, 3, 4]
    assert {*proper["daily"]} == {"score", "per_hour", "recommended_score", "abstained_score"}
    assert {*proper["gain_by_trait"]["openness"]} == {"high", "low"}
    assert {*proper["points"]["timing"]} == {"day_1", "end"}
    assert proper["best_persona"] in (1, 2)
    for name, others in found["gaps"].items():
        assert {*others} == {*found["assistants"]} - {name}
        assert all(gap["count"] == 4 for gap in others.values())
    assert found["gaps"]["ars"]["ar"]["value"] == 0.0
    assert found["published"]["table_1"][1] == {
        "persona": 2, "proper": (2.59, 3.64), "ars": (2.61, 2.53), "ar": (2.36, 2.61), "none": (2.32, 2.35),
    }  # fmt: skip
    assert "published" not in told(config, n.read(tmp_path, config), installed(), published=False)
