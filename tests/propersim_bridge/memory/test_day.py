"""The memory of a day: what both sides are told of it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given, settings, strategies as st

from pare_agents.models.errors import ModelError, RequestRejected
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.memory.day import BLOCK, BLOCKS, DETAIL, HOUR, NOTHING, DayMemory, Recall
from propersim_bridge.memory.summaries import ByModelSummaries
from propersim_bridge.memory.tick import Tick
from tests.propersim_bridge.rating.people import COOKING, GOOD, RELAXING, STEP, WAKES, at, day, doing, tick


def filled(ticks, **settings):
    memory = DayMemory(**settings)
    for one in ticks:
        memory.add(one)
    return memory


GAPS = st.lists(st.sampled_from([1, 1, 1, 1, 2, 3, 10, 30, 70, 200]), min_size=1, max_size=400)


@settings(max_examples=60, deadline=None)
@given(GAPS, st.integers(1, 40), st.data())
def test_segments_and_the_last_ten_minutes_hold_every_tick_once(gaps, every, data):
    memory, ticks, now = DayMemory(), [], WAKES
    for n, gap in enumerate(gaps):
        if n % every == 0:  # asked now and then, or never: what is filed does not depend on it
            memory.render(now)
        ticks.append(Tick(now, RELAXING, GOOD if n % 3 == 0 else None))
        memory.add(ticks[-1])
        now += gap * STEP
    segments = memory.segments(now)
    assert [t for s in segments for t in s.ticks] + list(memory.recent(now)) == ticks
    assert all(t.at >= now - DETAIL for t in memory.recent(now))
    assert all(t.at < now - DETAIL for s in segments for t in s.ticks)
    assert all(s.recommendations == sum(t.recommendation is not None for t in s.ticks) for s in segments)
    hours = [s for s in segments if s.hours == 1 and (s.end - WAKES) // HOUR == s.number]
    assert len(segments) <= BLOCKS + BLOCK
    for s in hours:
        assert (s.start - WAKES) // HOUR == s.number
    asked_once = filled(ticks)
    assert asked_once.render(now) == memory.render(now)


def test_a_whole_day_is_three_blocks_and_four_hours():
    ticks = [Tick(WAKES + n * STEP, RELAXING, None) for n in range(384)]
    now = WAKES + 384 * STEP
    segments = filled(ticks).segments(now)
    assert [s.hours for s in segments] == [4, 4, 4, 1, 1, 1, 1]
    assert [(s.start, s.end) for s in segments[:3]] == [
        (WAKES + timedelta(hours=4 * n), WAKES + timedelta(hours=4 * n + 4) - STEP) for n in range(3)
    ]


def test_a_longer_day_keeps_its_morning():
    ticks = [Tick(WAKES + n * STEP, RELAXING, None) for n in range(420)]
    segments = filled(ticks).segments(ticks[-1].at + STEP)
    assert segments[0].start == WAKES
    assert [s.hours for s in segments] == [8, 4, 4, 1, 1]


def test_it_is_told_like_this():
    ticks = day("09:10", ["07:30", "09:05"])
    ticks[-2] = tick(ticks[-2].at, GOOD, COOKING, score=2)
    assert filled(ticks, scores=True).render(at("09:10")).splitlines() == [
        '07:00 to 07:57. Recommendations: 1. Done: busy with relaxing. Given: 07:30 "Do this now: read a chapter of a '
        'novel." (rated 3 of 4). Recommendations rated 3.0 of 4 on average. Silence rated 3.0 of 4 on average.',
        "08:00 to 08:57, so far. Recommendations: 0. Done: busy with relaxing. Silence rated 3.0 of 4 on average.",
        "The last ten minutes:",
        "09:00:00 busy with relaxing: no recommendation (rated 3 of 4)",
        "09:02:30 busy with relaxing: no recommendation (rated 3 of 4)",
        '09:05:00 busy with cooking: recommended: "Do this now: read a chapter of a novel." (rated 2 of 4)',
        "09:07:30 busy with relaxing: no recommendation (rated 3 of 4)",
        "The last recommendation came 5 minutes ago.",
    ]


def test_without_scores_no_rating_is_told():
    told = filled(day("12:00", ["07:30", "09:05"])).render(at("12:00"))
    assert "rated" not in told
    assert "of 4" not in told


def test_silence_is_told_from_the_first_tick_on():
    memory = DayMemory()
    assert memory.render(WAKES) == NOTHING
    memory.add(tick("07:00"))
    told = memory.render(at("07:02"))
    assert "07:00:00 busy with relaxing: no recommendation" in told
    assert "There has been no recommendation yet today, 2 minutes after the day began." in told
    assert "10 h 30 min after" in filled(day("17:30")).render(at("17:30"))
    assert "The last recommendation came 1 h 30 min ago." in filled(day("17:30", ["16:00"])).render(at("17:30"))


def test_a_busy_hour_is_told_by_its_number_and_its_latest():
    ticks = [Tick(WAKES + n * STEP, doing(text=f"doing thing {n}"), f"Say {n}.") for n in range(30)]
    told = filled(ticks).render(ticks[-1].at + STEP).splitlines()[0]
    assert "Recommendations: 24." in told
    assert "Say 23." in told
    assert "Say 19." not in told
    assert "doing thing 7 and 16 more" in told


def test_ticks_come_in_order():
    memory = filled([tick("08:00")])
    with pytest.raises(ValueError, match="does not follow"):
        memory.add(tick("08:00"))


class Teller(Model):
    id = "fake/teller"

    def __init__(self, text="TOLD BY A MODEL"):
        self.text, self.asked = text, []

    async def send(self, request):
        self.asked.append(request.messages[0].content)
        if self.text is None:
            raise ModelError("no luck")
        return Reply(self.text)


async def test_a_model_sums_up_each_closed_segment_once():
    model = Teller()
    memory = DayMemory(summariser=ByModelSummaries(model))
    for one in day("12:30", ["07:30", "11:05"]):
        await memory.settle(one.at)
        memory.render(one.at)
        memory.add(one)
    await memory.settle(at("12:30"))
    told = memory.render(at("12:30")).splitlines()
    assert len(model.asked) == 5  # the hours from 7, 8 and 9; from 7 to 11 together; the hour from 11
    assert told[0] == "07:00 to 10:57. Recommendations: 1. TOLD BY A MODEL"
    assert "so far. Recommendations: 0. Done:" in told[2]
    assert GOOD in model.asked[0]
    assert "07:00 to 07:27 busy with relaxing: silence" in model.asked[0]
    assert not any("rated" in asked for asked in model.asked)


async def test_a_model_sees_ratings_only_where_they_are_shown():
    model = Teller()
    memory = filled(day("08:30", ["07:30"]), scores=True, summariser=ByModelSummaries(model))
    await memory.settle(at("08:30"))
    assert "(rated 3 of 4)" in model.asked[0]


async def test_without_an_answer_the_rule_stands_and_the_fault_is_kept():
    summaries = ByModelSummaries(Teller(text=None))
    memory = filled(day("08:30", ["07:30"]), summariser=summaries)
    plain = filled(day("08:30", ["07:30"])).render(at("08:30"))
    await memory.settle(at("08:30"))
    await memory.settle(at("08:30"))
    assert memory.render(at("08:30")) == plain
    assert summaries.faults == ["01 Mar 07:00 to 07:57: no luck"]


async def test_an_empty_answer_is_a_fault_like_none():
    summaries = ByModelSummaries(Teller(text=" \n"))
    await filled(day("08:30", ["07:30"]), summariser=summaries).settle(at("08:30"))
    assert summaries.faults == ["01 Mar 07:00 to 07:57: the answer is empty"]


async def test_a_wrong_key_stops_the_run():
    class Refused(Teller):
        async def send(self, request):
            raise RequestRejected("fake/teller: 401 no such key", status=401)

    memory = filled(day("08:30", ["07:30"]), summariser=ByModelSummaries(Refused()))
    with pytest.raises(RequestRejected):
        await memory.settle(at("08:30"))


async def test_the_person_who_rates_recalls_the_same_and_begins_anew_each_day():
    recall, ticks = Recall(), day("12:00", ["08:00"])
    for n in range(0, len(ticks), 7):
        assert await recall(ticks[:n], ticks[n].at) == filled(ticks[:n]).render(ticks[n].at)
    other = [Tick(t.at + timedelta(days=1), t.activity, t.recommendation) for t in ticks[:5]]
    assert await recall((), other[0].at) == NOTHING
    assert await recall(other, other[-1].at + STEP) == filled(other).render(other[-1].at + STEP)
