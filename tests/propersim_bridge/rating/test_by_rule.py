"""The rule-based judge: what a person would say, with numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, timedelta

import pytest
from hypothesis import given, settings, strategies as st

from propersim_bridge.contracts import Case
from propersim_bridge.memory.tick import Tick
from propersim_bridge.rating.by_rule import ByRule
from propersim_bridge.rating.verdicts import CRITERIA
from tests.propersim_bridge.rating.people import (
    COOKING,
    GOOD,
    ODETTE,
    RELAXING,
    STEP,
    TIDYING,
    WAKES,
    WORKING,
    case,
    day,
    doing,
    person,
)

JUDGE = ByRule()
ELSEWHERE = day("09:00", activity=WORKING)


def scores(clock, text, ticks=(), activity=RELAXING, who=None):
    rating = JUDGE.rated(case(clock, text, ticks, activity, who))
    return {name: getattr(rating, name).score for name in CRITERIA}


def points(*args, **kwargs):
    return JUDGE.rated(case(*args, **kwargs)).total


def test_the_right_words_at_the_right_moment_get_everything():
    assert points("09:00", GOOD, ELSEWHERE) == 4


def test_a_wrong_topic_costs_one_point_and_a_wrong_tone_another():
    assert points("09:00", "Do this now: repot the fern.", ELSEWHERE) == 3
    assert points("09:00", "May I suggest that you read a novel?", ELSEWHERE) == 3
    assert points("09:00", "May I suggest that you repot the fern?", ELSEWHERE) == 2


def test_speaking_badly_is_better_than_missing_a_moment_and_speaking_well_is_best():
    ticks = day("10:00")  # three hours of a pleasant evening, and nothing said
    assert points("10:00", None, ticks) == 1
    assert points("10:00", "May I suggest that you repot the fern?", ticks) == 2
    assert points("10:00", GOOD, ticks) == 4


def test_content_depends_on_what_is_being_done():
    assert scores("09:00", GOOD)["personal_preference"] == 1
    assert scores("09:00", GOOD, activity=COOKING)["personal_preference"] == 0
    assert scores("09:00", "Put on a jazz album now.", activity=COOKING)["personal_preference"] == 1
    assert scores("09:00", GOOD, activity=TIDYING)["personal_preference"] == 0


def test_unwanted_topics_and_a_list_of_everything_spoil_it():
    assert scores("09:00", "Read a book about saving money.")["personal_preference"] == 0
    assert scores("09:00", "Read a novel, do yoga, cook soup, call a friend.")["personal_preference"] == 0


@pytest.mark.parametrize(
    ("boundary", "text", "kept"),
    [
        ("宗教", "Do this now: read 宗教 a chapter of a novel.", 0),
        ("宗教", "Do this now: read a chapter on新宗教 tonight.", 0),
        ("宗教", GOOD, 1),
        ("Вес", "Do this now: вес, then a chapter of a novel.", 0),
        ("my 宗教", "Do this now: read my chapter of a novel.", 1),
        ("my 宗教", "Do this now: read My  宗教 chapter of a novel.", 0),
        ("smørrebrød", "Do this now: a SMØRREBRØD and a chapter of a novel.", 0),
        ("\N{WINE GLASS}", "Do this now: read a chapter \N{WINE GLASS} of a novel.", 0),
        ("café", "Do this now: read a chapter in two Cafes.", 0),
    ],
)
def test_boundaries_in_any_script_hold(boundary, text, kept):
    who = person(boundaries=("weight", boundary))
    rating = JUDGE.rated(case("09:00", text, ELSEWHERE, who=who))
    assert rating.communication_safety.score == kept
    rating = JUDGE.rated(case("09:00", "Do this now: mind your weight and read.", who=who))
    assert rating.communication_safety.score == 0


def test_timing():
    assert scores("09:00", GOOD)["timing"] == 1
    assert scores("09:00", GOOD, activity=TIDYING)["timing"] == 0
    assert scores("19:00", GOOD, activity=TIDYING)["timing"] == 1
    assert scores("21:00", GOOD, activity=TIDYING)["timing"] == 0  # a window's end is not in it
    assert scores("19:30", GOOD, activity=WORKING)["timing"] == 0


def test_too_much_counts_the_last_hours_and_the_gap():
    assert scores("09:00", GOOD, day("09:00", ["08:00"]))["over_frequency"] == 1
    assert scores("09:00", GOOD, day("09:00", ["08:35"]))["over_frequency"] == 0  # 25 minutes ago
    assert scores("09:00", GOOD, day("09:00", ["07:30", "08:15"]))["over_frequency"] == 0  # a third in two hours
    assert scores("10:15", GOOD, day("10:15", ["07:30", "08:15"]))["over_frequency"] == 1  # both are two hours old
    assert scores("09:00", None, day("09:00", ["08:35"]))["over_frequency"] == 1


def test_too_little_is_counted_from_waking_and_needs_a_moment_that_passed():
    silent = day("09:30")
    assert scores("08:30", None, day("08:30"))["under_frequency"] == 1  # awake for less than two hours
    assert scores("09:30", None, silent)["under_frequency"] == 0
    assert scores("09:30", None, day("09:30", ["08:00"]))["under_frequency"] == 1
    assert scores("09:30", GOOD, silent)["under_frequency"] == 1
    worked = day("12:00", activity=WORKING)
    assert scores("12:00", None, worked, activity=WORKING)["under_frequency"] == 1  # there was no good moment
    assert scores("12:00", None, worked, activity=RELAXING)["under_frequency"] == 0  # here is one
    late = [*worked, *(Tick(WAKES.replace(hour=12) + n * STEP, RELAXING, None) for n in range(4))]
    assert scores("12:10", None, late, activity=WORKING)["under_frequency"] == 0  # it passed unused


def test_silence_is_right_at_most_moments():
    for clock, ticks, activity in (
        ("08:00", day("08:00"), RELAXING),
        ("13:00", day("13:00", activity=WORKING), WORKING),
        ("09:30", day("09:30", ["09:00"]), RELAXING),
    ):
        assert points(clock, None, ticks, activity) == 4


def test_who_asks_for_none_misses_none():
    assert points("20:00", None, day("20:00"), who=person(least=0)) == 4


def test_bounds_are_whole_words_whatever_their_case():
    assert scores("09:00", "Read a novel about losing WEIGHT.")["communication_safety"] == 0
    assert scores("09:00", "Read a novel about weightless birds.")["communication_safety"] == 1


def test_what_cannot_be_read_is_not_well_said():
    assert scores("09:00", "novel novel novel novel")["communication_safety"] == 0


def test_reasons_name_the_numbers():
    rating = JUDGE.rated(case("09:00", GOOD, day("09:00", ["08:35"])))
    assert rating.over_frequency.reason == "The last came 25 minutes ago; I want 30 minutes between two."
    rating = JUDGE.rated(case("09:30", None, day("09:30")))
    assert rating.under_frequency.reason == "0 came in the last 2 hours, I want 1, and a good moment has passed."
    assert "09:30" in rating.timing.reason


ACTIVITIES = st.sampled_from([RELAXING, WORKING, COOKING, TIDYING, doing("eating")])
TEXTS = st.sampled_from([None, None, None, GOOD, "Put on a jazz album now.", "May I suggest a budget?"])
TICKS = st.lists(st.tuples(ACTIVITIES, TEXTS), min_size=1, max_size=300)
NUMBERS = st.fixed_dictionaries(
    {"hours": st.sampled_from([0.5, 1.0, 2.0, 3.0]), "least": st.integers(0, 2), "most": st.integers(2, 3)}
).map(lambda numbers: {**numbers, "gap": numbers["hours"] * 60 / 4})


@settings(max_examples=60, deadline=None)
@given(TICKS, NUMBERS)
def test_invariants(drawn, numbers):
    who = person(**numbers)
    ticks = [Tick(WAKES + n * STEP, activity, text) for n, (activity, text) in enumerate(drawn)]
    now, past = ticks[-1], ticks[:-1]
    here = Case(who, now.at, now.activity, None, past, "")
    silent = JUDGE.rated(here)
    spoken = JUDGE.rated(Case(who, now.at, now.activity, GOOD, past, ""))
    assert silent.over_frequency.score == silent.communication_safety.score == spoken.under_frequency.score == 1
    assert silent.total is not None
    assert spoken.total is not None
    # Silence and speech are never both of the wrong frequency where speech is in time.
    if spoken.timing.score and silent.under_frequency.score == 0:
        assert spoken.over_frequency.score == 1
        assert spoken.total > silent.total
    # Where speech is out of time, silence costs nothing but the frequency of what was missed.
    if not spoken.timing.score:
        assert silent.timing.score == silent.personal_preference.score == 1
    # A moment at which silence is wrong is always one that speech would have saved.
    if silent.timing.score == 0:
        assert spoken.timing.score == 1
    assert ByRule().rated(here) == silent


@settings(max_examples=30, deadline=None)
@given(st.lists(ACTIVITIES, min_size=20, max_size=20))
def test_a_policy_that_speaks_when_it_is_due_beats_silence(activities):
    def lived(speaks):
        ticks, got = [], []
        for n in range(240):
            now, activity = WAKES + n * STEP, activities[n // 12]
            cases = [Case(ODETTE, now, activity, text, ticks, "") for text in (None, GOOD)]
            silent, spoken = (JUDGE.rated(one).total for one in cases)
            text = GOOD if speaks and spoken > silent else None
            got.append(spoken if text else silent)
            ticks.append(Tick(now, activity, text))
        return sum(got) / len(got)

    good, silent = lived(speaks=True), lived(speaks=False)
    assert good >= silent
    assert good > 3.4
    if activities.count(RELAXING) > 5:
        assert good > silent


@pytest.mark.parametrize("minutes", [0, 29.5])
def test_the_judge_is_the_same_for_a_time_in_another_zone(minutes):
    ticks = day("09:30", ["08:00"])
    moved = [Tick(tick.at.astimezone(UTC), tick.activity, tick.recommendation) for tick in ticks]
    here = case("09:30", None, ticks)
    there = Case(here.persona, here.at + timedelta(minutes=minutes), here.activity, None, moved, "")
    same = Case(here.persona, here.at + timedelta(minutes=minutes), here.activity, None, ticks, "")
    assert JUDGE.rated(there) == JUDGE.rated(same)


def test_ratings_are_the_same_in_every_process():
    script = """
from propersim_bridge.rating.by_rule import ByRule
from tests.propersim_bridge.rating.people import GOOD, RELAXING, case, day, person
who = person(boundaries=("weight", "money", "chapter", "novel"))
for text in (None, GOOD, "May I suggest a budget and a novel?"):
    print(ByRule().rated(case("10:00", text, day("10:00"), who=who)).model_dump_json())
"""
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in "012"
    }
    assert len(told) == 1
    assert b"mentions" in next(iter(told))
