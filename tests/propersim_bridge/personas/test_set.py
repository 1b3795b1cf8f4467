"""The 32 personas of the package: complete, different from each other, and possible to please."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from propersim_bridge.home.places import AREA_OF
from propersim_bridge.personas.analysis.distance import jaccard, tokens
from propersim_bridge.personas.library import personas
from propersim_bridge.personas.persona import TRAITS
from propersim_bridge.personas.soundness import FULL, faults, minutes, welcome_minutes

ALL = list(personas().values())


def rubric_text(persona):
    rubric = persona.rubric
    parts = (rubric.personal_preference, rubric.timing, rubric.frequency, rubric.communication_safety)
    return [part.text for part in parts]


def test_every_combination_of_the_big_five_stands_once():
    there = Counter(tuple(getattr(one.traits, trait) for trait in TRAITS) for one in ALL)
    assert there == Counter(product(("high", "low"), repeat=5))


def test_numbers_go_from_1_to_32_and_nobody_shares_a_name():
    assert list(personas()) == list(range(1, 33)) == [one.number for one in ALL]
    for part in (0, -1):
        assert len({one.name.split()[part] for one in ALL}) == 32


def test_ages_span_a_life():
    ages = sorted(one.age for one in ALL)
    assert (ages[0], ages[-1]) == (19, 79)
    assert len(set(ages)) >= 28


@pytest.mark.parametrize("persona", ALL, ids=lambda one: one.name)
def test_a_persona_is_sound(persona):
    assert faults(persona) == []


@pytest.mark.parametrize("persona", ALL, ids=lambda one: one.name)
def test_every_habit_is_done_at_an_object_of_its_area(persona):
    for habit in persona.habits:
        assert AREA_OF[habit.object] == habit.area


@pytest.mark.parametrize("persona", ALL, ids=lambda one: one.name)
def test_every_wish_can_be_met_in_a_habit_at_a_welcome_time(persona):
    for wish in persona.rubric.personal_preference.wishes:
        met = {habit.kind for habit in persona.habits if welcome_minutes(persona, habit)} & set(wish.during)
        assert met == set(wish.during)


@pytest.mark.parametrize("persona", ALL, ids=lambda one: one.name)
def test_habits_fill_the_day(persona):
    assert 12 <= len(persona.habits) <= 18
    awake = minutes(persona.sleeps) - minutes(persona.wakes)
    assert FULL[0] * awake <= sum(habit.minutes * habit.chance for habit in persona.habits) <= FULL[1] * awake


@pytest.mark.parametrize("persona", ALL, ids=lambda one: one.name)
def test_the_words_of_the_timing_agree_with_the_habits_that_it_welcomes(persona):
    """Hours that the text names hold every activity that is welcome by its kind."""
    import re

    timing = persona.rubric.timing
    if not timing.during:
        return
    said = [60 * int(hour) + int(minute) for hour, minute in re.findall(r"(\d\d):(\d\d)", timing.text)]
    welcome = [habit for habit in persona.habits if habit.kind in timing.during]
    if said:
        assert min(said) <= min(minutes(habit.earliest) for habit in welcome)
        assert max(said) >= max(minutes(habit.latest) + habit.minutes for habit in welcome)


def test_wants_vary():
    frequencies = Counter((f.hours, f.most, f.least, f.gap) for f in (one.rubric.frequency for one in ALL))
    assert len(frequencies) >= 20
    per_hour = sorted(one.rubric.frequency.most / one.rubric.frequency.hours for one in ALL)
    assert (per_hour[0], per_hour[-1]) == (0.25, 1.5)
    assert all(20 <= one.rubric.frequency.gap <= 120 for one in ALL)
    assert sum(one.rubric.frequency.least == 1 for one in ALL) >= 28
    assert all(one.rubric.frequency.hours >= 2 for one in ALL)
    assert sum(bool(one.rubric.timing.windows) for one in ALL) >= 6
    assert all(1 <= len(one.rubric.timing.not_during) <= 5 for one in ALL)
    assert {tone for one in ALL for tone in one.rubric.communication_safety.tones} == {
        "warm", "playful", "formal", "direct", "poetic",
    }  # fmt: skip
    wishes = {(one.rubric.personal_preference.wishes, one.rubric.timing.not_during) for one in ALL}
    assert len(wishes) == 32


def test_no_two_read_alike():
    texts = {one.number: tokens([*rubric_text(one), one.background, *one.interests, one.goals]) for one in ALL}
    nearest = min(jaccard(texts[one], texts[other]) for one, other in combinations(texts, 2))
    assert nearest > 0.7
    said = Counter(text for one in ALL for habit in one.habits for text in habit.texts)
    assert said.most_common(1)[0][1] == 1


def test_names_and_texts_of_the_paper_are_not_used():
    """The names of the paper's personas; its texts are in no file here."""
    last = {one.name.split()[-1] for one in ALL}
    assert not last & {"Lin", "Lopez", "Park"}
