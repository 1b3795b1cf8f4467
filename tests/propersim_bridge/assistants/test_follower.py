"""The assistant at home."""

from __future__ import annotations

from datetime import date
from statistics import mean

import pytest

from pare.agent import Decision
from pare.errors import BadInput
from pare.loop import Limits, Loop
from propersim_bridge.assistants.follower import HomeAssistant
from propersim_bridge.assistants.reference import Oracle, Silent
from propersim_bridge.day.fitting import ticks_of
from propersim_bridge.day.morning import STEP as MINUTES, begin_day
from propersim_bridge.day.seeded import SeededDays
from propersim_bridge.memory.day import Recall
from propersim_bridge.memory.embedding import WordEmbedder
from propersim_bridge.memory.retrieval import Retrieval
from propersim_bridge.policies.catalogue import catalogue, sentence
from propersim_bridge.rating.by_rule import ByRule
from propersim_bridge.resident import Resident
from propersim_bridge.seeds import seed_of
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.assistants.acts import Says, looking, no_handle, observation, rated
from tests.propersim_bridge.rating.people import COOKING, GOOD, ODETTE, RELAXING, tick


def assistant(policy, **settings):
    return HomeAssistant(policy, **{"look": looking(), **settings})


async def lived(follower, *responses):
    """The decisions of some ticks, each answered by a response."""
    decisions = [await follower.observe(observation(1), no_handle)]
    for turn, response in enumerate(responses, 2):
        decisions.append(await follower.observe(observation(turn, response), no_handle))
    return decisions


async def test_the_first_candidate_is_delivered_and_the_others_stand_beside_it():
    policy = Says(("Try tea.", "No recommendation.", '"Try a stretch."'), ("No recommendation", "Try tea."))
    first, second = await lived(assistant(policy, candidates=3), rated(3, 2, 1))
    assert first == Decision("Try tea.", (NO_RECOMMENDATION, "Try a stretch."))
    assert second == Decision(None, ("Try tea.",))


async def test_a_candidate_that_comes_twice_is_one():
    (only,) = await lived(assistant(Says(("Try tea.", "Recommendation: Try tea."), ("x",)), candidates=2))
    assert only == Decision("Try tea.")


async def test_seeds_come_from_the_run_the_day_and_the_turn():
    policy = Says("Try tea.")
    follower = assistant(policy, seed=7, candidates=2)
    await follower.begin(3)
    await lived(follower, rated(1))
    assert policy.asked == [("prompt 1", 2, seed_of(7, 3, 1)), ("prompt 2", 2, seed_of(7, 3, 2))]


async def test_what_it_is_shown():
    script = ("Try tea.", "No recommendation", "Try tea.")
    responses = (rated(3), rated(4))
    seen = {}
    for shown in ("none", "ar", "ars"):
        policy = Says(*script)
        look = looking(RELAXING, COOKING, RELAXING)
        await lived(assistant(policy, shown=shown, look=look, retrieval=Retrieval(WordEmbedder())), *responses)
        seen[shown] = policy.situations[-1]
    assert [s.shown for s in seen.values()] == ["none", "ar", "ars"]
    assert (seen["none"].today, seen["none"].similar, seen["none"].memory) == ((), (), "")
    expected = [("Try tea.", RELAXING, None), (None, COOKING, None)]
    assert [(t.recommendation, t.activity, t.score) for t in seen["ar"].today] == expected
    assert [(t.recommendation, t.score) for t in seen["ars"].today] == [("Try tea.", 3), (None, 4)]
    assert [t.recommendation for t in seen["ar"].similar] == ["Try tea.", None]
    assert [t.score for t in seen["ar"].similar] == [None, None]
    assert [t.score for t in seen["ars"].similar] == [3, 4]
    assert "rated" not in seen["ar"].memory
    assert "rated 3 of 4" in seen["ars"].memory
    assert all(s.activity == RELAXING and s.at == observation(3).at for s in seen.values())


async def test_a_rating_that_is_missing_stays_missing():
    policy = Says("Try tea.")
    await lived(assistant(policy, shown="ars"), rated(None), rated(2))
    assert [t.score for t in policy.situations[-1].today] == [None, 2]


async def test_the_last_tick_of_a_day_gets_its_rating_and_a_new_day_begins_empty():
    policy = Says("Try tea.")
    follower = assistant(policy, shown="ars", retrieval=Retrieval(WordEmbedder()))
    await lived(follower, rated(3))
    await follower.end(rated(1))
    assert follower.waiting is None
    await follower.begin(2)
    await lived(follower)
    assert policy.situations[-1].today == ()
    assert [t.score for t in policy.situations[-1].similar] == [1]


async def test_it_goes_on_in_the_middle_of_a_day_as_if_it_had_lived_it():
    ticks = [tick("07:00", "Try tea.", RELAXING, 3), tick("07:02", None, COOKING, 4)]
    yesterday = [tick("06:00", "Call a friend.", COOKING, 2)]
    policy = Says("Try tea.")
    follower = assistant(policy, shown="ars", retrieval=Retrieval(WordEmbedder()))
    await follower.recall(yesterday)
    await follower.begin(5, ticks)
    await follower.observe(observation(3), no_handle)
    (situation,) = policy.situations
    assert list(situation.today) == ticks
    assert set(situation.similar) == {*ticks, *yesterday}


async def test_as_many_ratings_as_candidates():
    follower = assistant(Says(("Try tea.", "Try a nap.")), candidates=2)
    await follower.observe(observation(1), no_handle)
    with pytest.raises(BadInput, match="2 candidates need as many ratings, not 1"):
        await follower.observe(observation(2, rated(3)), no_handle)


async def test_a_policy_that_gives_nothing_is_an_error():
    with pytest.raises(BadInput, match="gave no candidate"):
        await assistant(Says(())).observe(observation(1), no_handle)
    with pytest.raises(BadInput, match="at least 1"):
        assistant(Says("x"), candidates=0)


async def played(policy, turns=None, **settings):
    """A day at home, in the turn loop."""
    source = SeededDays(1)
    waking = await source.wake(ODETTE, date(2027, 3, 1), 1, ())
    resident = Resident(ODETTE, source, ByRule(), waking, recall=Recall())
    follower = HomeAssistant(policy, **settings)
    limits = Limits(turns=turns or ticks_of(waking, MINUTES), turn_seconds=MINUTES.total_seconds())
    loop = Loop(begin_day(ODETTE, waking), resident, follower, limits)
    await loop.play()
    await follower.end(loop.response)
    return loop, resident


async def test_a_day_in_the_turn_loop():
    policy = Says(("No recommendation", GOOD), (GOOD, "No recommendation"), ("No recommendation", GOOD))
    loop, resident = await played(policy, 60, shown="ars", candidates=2, retrieval=Retrieval(WordEmbedder()))
    ticks = resident.inner.ticks
    assert len(ticks) == 60
    assert [t.recommendation for t in ticks[:3]] == [None, GOOD, None]
    shown = policy.situations[-1].today
    assert [(t.at, t.activity.text, t.recommendation, t.score) for t in shown] == [
        (t.at, t.activity.text, t.recommendation, t.score) for t in ticks[:-1]
    ]
    assert loop.records[1]["observed"]["proposal"] == GOOD
    assert loop.records[0]["observed"]["candidates"] == (GOOD,)
    assert all(len(record["candidate_ratings"]) == 1 for record in loop.records)


async def test_silence_is_rated_all_day_and_clearly_below_what_can_be_reached():
    known = catalogue()
    texts = [sentence(opener, body) for opener in known.openers["direct"] for body in known.topic_of]
    loop, resident = await played(Silent())
    assert len(resident.inner.ticks) == len(loop.records) > 300
    silent = [t.score for t in resident.inner.ticks]
    assert set(silent) <= {1, 2, 3, 4}
    _, resident = await played(Oracle(ODETTE, texts), shown="ar")
    best = [t.score for t in resident.inner.ticks]
    spoken = [t for t in resident.inner.ticks if t.recommendation is not None]
    assert mean(best) > 3.9
    assert mean(silent) < mean(best) - 1
    assert 3 <= len(spoken) <= 10
    assert mean(t.score for t in spoken) > 3.5


def test_an_assistant_that_is_not_trained_learns_nothing():
    assert assistant(Says("x")).learn() == {}
