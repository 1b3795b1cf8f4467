"""Days without a model: what a person does from waking to bedtime, and what changes it."""

from collections import Counter
from copy import deepcopy
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from pare.errors import BadInput
from propersim_bridge.day import STEP, SeededDays, bedtime, fitted, state
from propersim_bridge.day.layout import FREE
from propersim_bridge.home import AREA_OF
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import BigFive
from tests.propersim_bridge.made_up import HABITS, MONDAY, ROME, lived, persona

SAID = {text: habit for habit in HABITS for text in habit.texts}
MINUTE = timedelta(minutes=1)


def minutes_of(inner, kind):
    return sum((did.end - did.start) / MINUTE for did in inner.done if did.kind == kind)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 30))
async def test_activities_cover_every_day_from_waking_to_bedtime(seed, number):
    waking, inner = await lived(persona(), number, seed)
    done = inner.done
    assert done[0].start == waking.wakes
    assert done[-1].end == bedtime(waking, STEP)
    assert all(one.end == other.start for one, other in pairwise(done))
    assert all(AREA_OF[did.object] == did.area for did in done)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
async def test_what_the_daily_plan_requires_is_done_every_day_and_never_too_early(seed):
    _, inner = await lived(persona(), seed=seed)
    begun = {}
    for did in inner.done:
        if did.text in SAID:
            begun.setdefault(SAID[did.text].texts, did.start.time())
    for habit in HABITS:
        if habit.chance == 1:
            assert habit.texts in begun
        if habit.texts in begun:
            assert begun[habit.texts] >= habit.earliest


async def test_the_same_seed_person_and_day_give_the_same_day():
    assert (await lived(persona(), 3, 5))[1].done == (await lived(persona(), 3, 5))[1].done


@pytest.mark.parametrize("other", [{"number": 4}, {"seed": 6}, {"who": persona(number=2)}])
async def test_another_seed_person_or_day_gives_another_day(other):
    usual = {"who": persona(), "number": 3, "seed": 5}
    one, two = [(await lived(**chosen))[1].done for chosen in (usual, {**usual, **other})]
    assert [did.text for did in one] != [did.text for did in two]


async def test_days_differ_in_order_time_and_text():
    days, yesterday = [], ()
    for number in range(1, 8):
        _, inner = await lived(persona(), number, yesterday=yesterday)
        yesterday = inner.done
        days.append(inner.done)
    orders = {tuple(did.kind for did in done) for done in days}
    dinners = {next(did.text for did in done if did.kind == "cooking" and did.start.hour >= 18) for done in days}
    lunches = {next(did.start.time() for did in done if did.kind == "cooking") for done in days}
    assert len(orders) == 7
    assert len(dinners) == 2
    assert len(lunches) > 2


async def test_a_long_habit_makes_room_for_short_ones_and_goes_on():
    _, inner = await lived(persona())
    kinds = [did.kind for did in inner.done]
    assert minutes_of(inner, "focused_work") > 120
    assert kinds.count("focused_work") > 5


async def test_what_was_left_out_yesterday_is_likelier_today():
    walked = {did.text: did for did in (await lived(persona()))[1].done}
    left_out = [did for text, did in walked.items() if text != "doing squats"]
    done_it = [*left_out, next(iter(walked.values())).model_copy(update={"text": "doing squats"})]
    counts = Counter()
    for seed in range(120):
        for name, yesterday in (("left out", left_out), ("done", done_it)):
            waking = await SeededDays(seed, ROME).wake(persona(), MONDAY, 2, yesterday)
            counts[name] += any(line.intent == "doing squats" for line in waking.plan)
    assert counts["left out"] > counts["done"] + 5


async def test_a_late_night_makes_for_a_later_morning_and_less_energy():
    done = (await lived(persona()))[1].done
    late = [*done[:-1], done[-1].model_copy(update={"end": done[-1].end.replace(hour=23, minute=55)})]
    source = SeededDays(0, ROME)
    usual, after = [await source.wake(persona(), MONDAY + timedelta(1), 2, each) for each in (done, late)]
    assert after.wakes > usual.wakes
    assert state.morning(persona(), usual, late).energy < state.morning(persona(), usual, done).energy


async def test_who_is_worn_out_rests_more_and_works_less():
    def drained(inner, now):
        inner.energy = min(inner.energy, 0.1)

    fresh, worn = (await lived(persona()))[1], (await lived(persona(), meddle=drained))[1]
    assert minutes_of(worn, "relaxing") > minutes_of(fresh, "relaxing") + 30
    assert minutes_of(worn, "focused_work") < minutes_of(fresh, "focused_work")
    assert {did.mood for did in worn.done} == {"tired"}


async def test_a_low_mood_changes_what_is_done_with_free_time_and_what_may_be_skipped():
    def upset(inner, now):
        inner.mood = -0.8

    changed = 0
    for seed in range(10):
        one, two = (await lived(persona(), seed=seed))[1], (await lived(persona(), seed=seed, meddle=upset))[1]
        changed += [did.text for did in one.done] != [did.text for did in two.done]
    assert changed >= 8


async def test_good_advice_pulls_a_planned_activity_forward():
    def advised(text, score):
        def meddle(inner, now):
            if now.hour == 15 and inner.done:
                inner.ticks.append(Tick(inner.done[-1].start, inner.done[-1], text, score))

        return meddle

    who = persona(habits=tuple(
        habit.model_copy(update={"earliest": habit.earliest.replace(hour=14)}) if habit.kind == "gardening" else habit
        for habit in HABITS
    ))  # fmt: skip
    begins = {"good": [], "bad": [], "off": []}
    for seed in range(30):
        for name, text, score in (
            ("good", "Why not thin a seedling or two?", 4),
            ("bad", "Why not thin a seedling or two?", 1),
            ("off", "Why not count the stars?", 4),
        ):
            _, inner = await lived(who, seed=seed, meddle=advised(text, score))
            planned = [did.start.hour * 60 + did.start.minute for did in inner.done if did.text == "watering the beans"]
            begins[name] += planned[:1]
    assert begins["bad"] == begins["off"]
    assert sum(begins["good"]) / len(begins["good"]) < sum(begins["off"]) / len(begins["off"]) - 5


async def test_the_plan_gives_way_when_the_day_goes_otherwise():
    source, who = SeededDays(0, ROME), persona()
    waking = await source.wake(who, MONDAY, 1, ())
    inner = state.morning(who, waking)
    until = bedtime(waking, STEP)
    late = waking.wakes + timedelta(hours=3)
    first = await source.next(who, inner, late, until)
    state.take_up(inner, fitted(first, late, until, STEP), who)
    assert first.text in SAID
    assert inner.plan[0].start <= late
    assert len(inner.plan) < len(waking.plan)
    done = [first.text]
    while (now := inner.done[-1].end) < until:
        state.take_up(inner, fitted(await source.next(who, inner, now, until), now, until, STEP), who)
        done.append(inner.done[-1].text)
    required = [habit.texts for habit in HABITS if habit.chance == 1]
    assert all(any(text in done for text in texts) for texts in required[2:])


async def test_a_day_goes_on_after_an_interruption_as_it_would_have_gone():
    source, who = SeededDays(7, ROME), persona()
    waking = await source.wake(who, MONDAY, 1, ())
    inner, now, until = state.morning(who, waking), waking.wakes, bedtime(waking, STEP)
    while now < waking.wakes + timedelta(hours=5):
        state.take_up(inner, fitted(await source.next(who, inner, now, until), now, until, STEP), who)
        now = inner.done[-1].end
    kept = deepcopy(inner)
    for at, days in ((inner, source), (kept, SeededDays(7, ROME))):
        while (now := at.done[-1].end) < until:
            state.take_up(at, fitted(await days.next(who, at, now, until), now, until, STEP), who)
    assert kept == inner


async def test_free_time_suits_the_person():
    def of(**levels):
        low = dict.fromkeys(BigFive.model_fields, "low")
        return persona(traits=BigFive.model_validate({**low, **levels}))

    async def pastimes(who):
        counts = Counter()
        for seed in range(15):
            counts.update(did.kind for did in (await lived(who, seed=seed))[1].done if did.text not in SAID)
        return counts

    outgoing, curious = await pastimes(of(extraversion="high")), await pastimes(of(openness="high"))
    assert outgoing["socialising"] > curious["socialising"]
    assert curious["reading"] + curious["writing"] > outgoing["reading"] + outgoing["writing"]


async def test_the_plan_tells_where_nothing_is_planned():
    waking, _ = await lived(persona())
    assert waking.plan[0].start == waking.wakes
    assert any(line.intent == FREE for line in waking.plan)
    assert all(line.intent == FREE or line.intent in SAID for line in waking.plan)


async def test_an_object_in_the_wrong_area_is_told_in_the_morning():
    wrong = HABITS[0].model_copy(update={"object": "sofa"})
    with pytest.raises(BadInput, match="no 'sofa' in the bathroom"):
        await SeededDays(0, ROME).wake(persona(habits=(wrong, *HABITS[1:])), MONDAY, 1, ())
