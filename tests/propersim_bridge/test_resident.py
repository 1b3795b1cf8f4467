"""Whole days over the one turn loop: the resident lives and rates, an assistant decides at every tick."""

import asyncio
import hashlib
import os
import subprocess
import sys
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from pare.agent import ABSTAIN, Decision
from pare.errors import BadInput
from pare.loop import Limits, Loop
from pare.trace import canonical, final_rows
from propersim_bridge.day import STEP, SeededDays, bedtime, begin_day, ticks_of
from propersim_bridge.home import AREA_OF, Home
from propersim_bridge.resident import Resident
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.made_up import MONDAY, ROME, FakeJudge, NowAndThen, lived, persona


async def played(follower=None, judge=None, seed=0, step=STEP, turns=None, recall=None):
    """A day, played by the loop."""
    who, source = persona(), SeededDays(seed, ROME)
    waking = await source.wake(who, MONDAY, 1, ())
    phone = begin_day(who, waking, ROME, step)
    more = {} if recall is None else {"recall": recall}
    resident = Resident(who, source, judge or FakeJudge(), waking, step=step, **more)
    limits = Limits(turns=turns or ticks_of(waking, step), turn_seconds=step.total_seconds())
    loop = Loop(phone, resident, follower or NowAndThen(), limits)
    await loop.play()
    return loop, resident, waking


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((1.0, 2.5, 5.0, 7.0, 30.0)))
async def test_a_day_is_lived_without_gaps_where_its_objects_stand(seed, minutes):
    step = timedelta(minutes=minutes)
    loop, resident, waking = await played(seed=seed, step=step)
    home = loop.phone.app(Home)
    did, rows = resident.inner.done, home.activities.where()
    assert len(loop.records) == ticks_of(waking, step)
    assert did[0].start == waking.wakes
    assert did[-1].end == bedtime(waking, step) == loop.phone.now
    assert all(one.end == other.start for one, other in pairwise(did))
    told = [(one.text, one.area, one.object, one.start, one.end, one.mood) for one in did]
    assert told == [(row.text, row.area, row.object, row.start, row.end, row.mood) for row in rows]
    assert not [record for record in loop.records for act in record["user"] if act["error"]]


async def test_moves_take_time_and_lead_from_where_the_person_was_to_where_they_go():
    loop, resident, _ = await played()
    home = loop.phone.app(Home)
    moves, did = home.moves.where(), resident.inner.done
    places = ["bed", *(one.object for one in did)]
    assert [(move.from_object, move.to_object) for move in moves] == [
        pair for pair in pairwise(places) if pair[0] != pair[1]
    ]
    assert all(move.seconds > 0 and AREA_OF[move.to_object] == move.to_area for move in moves)
    arrivals = [entry.at for entry in loop.phone.log if entry.text.startswith("The person is ")]
    assert arrivals == [move.arrives_at for move in moves]


async def test_the_day_ends_asleep_and_never_settles_before():
    loop, _, _ = await played(follower=NowAndThen(every=10**6))
    assert loop.phone.app(Home).me.asleep
    assert loop.phone.log[-1].text == "The person has gone to bed"
    taps = [act["action"]["name"] for record in loop.records for act in record["user"]]
    assert set(taps) == {"take_up", "carry_on"}


async def test_the_assistant_reads_at_every_tick_what_the_person_does():
    follower = NowAndThen()
    _, resident, waking = await played(follower)
    assert [at for at, _ in follower.seen] == [waking.wakes + n * STEP for n in range(len(follower.seen))]
    for (at, read), tick in zip(follower.seen, resident.inner.ticks, strict=True):
        assert read == tick.activity
        assert read.start <= at < read.end


async def test_every_tick_is_rated_abstentions_included_and_remembered():
    judge = FakeJudge({None: 3}, otherwise=1)
    loop, resident, _ = await played(judge=judge, turns=40)
    scores = [record["rating"] for record in loop.records]
    assert scores == [1 if turn % 10 == 0 else 3 for turn in range(1, 41)]
    assert [record["reward"] for record in loop.records] == scores
    ticks = resident.inner.ticks
    assert [tick.score for tick in ticks] == scores
    assert [tick.recommendation is None for tick in ticks] == [score == 3 for score in scores]
    assert [len(case.ticks) for case in judge.cases] == list(range(40))
    assert {proposal.status for proposal in loop.phone.proposals} == {"rated"}


async def test_candidates_are_rated_beside_what_is_delivered_each_text_once():
    class Offers(NowAndThen):
        async def observe(self, observation, read):
            return Decision("A herb?", ("A song?", NO_RECOMMENDATION, "A herb?", " "))

    judge = FakeJudge({"A herb?": 4, "A song?": 1, None: 2})
    loop, resident, _ = await played(Offers(), judge, turns=1)
    assert loop.records[0]["rating"] == 4
    assert loop.records[0]["candidate_ratings"] == (1, 2, 4, 2)
    assert [case.recommendation for case in judge.cases] == ["A herb?", "A song?", None]
    mine, others = resident.last
    assert (mine.total, [one.total for one in others]) == (4, [1, 2, 4, 2])
    assert resident.inner.ticks[0].recommendation == "A herb?"


async def test_candidates_are_rated_at_the_same_time():
    class Slow(FakeJudge):
        running = most = 0

        async def rate(self, case):
            Slow.running += 1
            Slow.most = max(Slow.most, Slow.running)
            await asyncio.sleep(0)
            Slow.running -= 1
            return await super().rate(case)

    await played(NowAndThen(candidates=("A herb?", "A song?")), Slow(), turns=1)
    assert Slow.most == 3


async def test_a_missing_rating_is_none_and_never_a_zero():
    loop, resident, _ = await played(judge=FakeJudge(otherwise=None), turns=12)
    assert [record["rating"] for record in loop.records] == [None] * 12
    assert [tick.score for tick in resident.inner.ticks] == [None] * 12


async def test_the_judge_reads_the_memory_in_words_from_the_first_tick_on():
    async def recall(ticks, at):
        return f"{len(ticks)} ticks before {at:%H:%M:%S}"

    judge = FakeJudge()
    _, _, waking = await played(judge=judge, turns=3, recall=recall)
    assert judge.cases[0].memory == f"0 ticks before {waking.wakes:%H:%M:%S}"
    assert judge.cases[2].memory == f"2 ticks before {waking.wakes + 2 * STEP:%H:%M:%S}"


async def test_the_day_by_the_loop_is_the_day_of_its_source():
    _, resident, _ = await played(judge=FakeJudge(otherwise=2))
    assert [one.text for one in resident.inner.done] == [one.text for one in (await lived(persona()))[1].done]


async def test_a_persona_is_the_same_person_in_the_evening():
    who = persona()
    before = who.model_dump_json()
    source = SeededDays(0, ROME)
    waking = await source.wake(who, MONDAY, 1, ())
    resident = Resident(who, source, FakeJudge(), waking)
    await Loop(begin_day(who, waking, ROME), resident, NowAndThen(), Limits(turns=50, turn_seconds=150)).play()
    assert resident.persona.model_dump_json() == before


async def test_an_answer_before_the_first_act_is_refused():
    who, source = persona(), SeededDays(0, ROME)
    waking = await source.wake(who, MONDAY, 1, ())
    with pytest.raises(BadInput, match="the day has not begun"):
        await Resident(who, source, FakeJudge(), waking).respond(ABSTAIN)


def test_a_day_has_the_same_bytes_under_every_hash_seed():
    script = "import asyncio, tests.propersim_bridge.test_resident as t; print(asyncio.run(t.digest()))"
    told = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(told) == 1


async def digest():
    """A digest of all that a day leaves behind."""
    loop, resident, _ = await played(NowAndThen(candidates=("A song?",)), FakeJudge({"A song?": 4}))
    kept = [did.model_dump(mode="json") for did in resident.inner.done]
    felt = [resident.inner.mood, resident.inner.energy]
    return hashlib.sha256(canonical([loop.records, final_rows(loop.phone), kept, felt])).hexdigest()
