from datetime import datetime, timedelta

import pytest
from hypothesis import given, strategies as st

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Inner, Waking
from propersim_bridge.day import state
from propersim_bridge.day.kinds import NATURES, natural, speaks_of
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import BigFive
from tests.propersim_bridge.made_up import ZONE, persona

SEVEN = datetime(2027, 3, 1, 7, tzinfo=ZONE)
Kinds = st.sampled_from(sorted(NATURES))


def activity(kind, minutes=30):
    return Activity(
        kind=kind, text="doing it", area="garden", object="lawn", start=SEVEN, end=SEVEN + timedelta(minutes=minutes)
    )


def fresh():
    return Inner([], [], [])


@given(st.lists(st.one_of(Kinds, st.none(), st.integers(0, 4))))
def test_mood_and_energy_stay_in_bounds_whatever_happens(course):
    inner = fresh()
    for step in course:
        if isinstance(step, str):
            state.take_up(inner, activity(step), persona())
        else:
            state.rated(inner, Tick(SEVEN, activity("reading"), "Try this.", step), persona())
        assert -1 <= inner.mood <= 1
        assert 0 <= inner.energy <= 1
        assert state.feeling(inner)


def test_exercise_tires_and_rest_restores():
    inner = Inner([], [], [], energy=0.5)
    state.take_up(inner, activity("exercise"), persona())
    tired = inner.energy
    state.take_up(inner, activity("relaxing"), persona())
    assert tired < 0.5
    assert tired < inner.energy


def test_good_recommendations_cheer_and_bad_ones_annoy_the_touchy_most():
    touchy = persona(traits=BigFive(**{**persona().traits.model_dump(), "neuroticism": "high"}))
    moods = {}
    for name, who in (("steady", persona()), ("touchy", touchy)):
        for score in (0, 2, 4):
            inner = fresh()
            state.rated(inner, Tick(SEVEN, activity("reading"), "Try this.", score), who)
            moods[name, score] = inner.mood
    assert moods["touchy", 0] < moods["steady", 0] < 0 == moods["steady", 2] < moods["steady", 4] < moods["touchy", 4]


@pytest.mark.parametrize(("said", "score"), [(None, 4), ("Try this.", None)])
def test_abstentions_and_missing_ratings_are_remembered_and_move_nothing(said, score):
    inner, tick = fresh(), Tick(SEVEN, activity("reading"), said, score)
    state.rated(inner, tick, persona())
    assert (inner.mood, inner.ticks) == (0.0, [tick])


def test_every_morning_has_a_mood_of_its_own_around_the_usual_one():
    moods = {
        state.morning(persona(), Waking(SEVEN + timedelta(days=day), SEVEN + timedelta(days=day, hours=16), ())).mood
        for day in range(30)
    }
    assert len(moods) == 30
    assert abs(sum(moods) / 30 - state.usual_mood(persona().traits)) < 0.1


def test_what_a_text_speaks_of_is_found_by_whole_words():
    assert speaks_of("A plant for the sill, or two books?") == {"gardening", "reading"}
    assert speaks_of("Get ready for the planet") == frozenset()


def test_naturalness_follows_the_traits():
    quiet = persona().traits
    assert natural("gardening", quiet)
    assert not natural("music", quiet)
