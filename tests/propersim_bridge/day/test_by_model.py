"""Days by a model: what it is told, what it answers, and what happens to nonsense."""

import json
from datetime import datetime, timedelta

import pytest

from pare_agents.models import Message, Model, Reply
from propersim_bridge.contracts import Hour, Inner
from propersim_bridge.day import STEP
from propersim_bridge.day.by_model import ModelDays, NoDay
from propersim_bridge.day.replayed import Replayed
from propersim_bridge.memory.tick import Tick
from tests.propersim_bridge.made_up import MONDAY, ROME, ZONE, lived, persona

MORNING = {
    "wakes": "07:10",
    "sleeps": "22:50",
    "plan": [
        {"start": "07:10", "intent": "wash and eat"},
        {"start": "09:00", "intent": "proofread"},
        {"start": "12:30", "intent": "cook and eat"},
        {"start": "20:00", "intent": "watch the quiz"},
    ],
}
TEA = {
    "kind": "eating", "text": "is drinking black tea.", "area": "kitchen", "object": "kitchen table", "minutes": 15,
    "mood": "sleepy", "plan": [],
}  # fmt: skip
TEN = datetime(2027, 3, 1, 10, tzinfo=ZONE)


class Scripted(Model):
    id = "made/up"

    def __init__(self, *answers):
        self.answers, self.requests = list(answers), []

    async def send(self, request):
        self.requests.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return Reply(answer if isinstance(answer, str) else json.dumps(answer))


def inner(*ticks):
    plan = [Hour(TEN - timedelta(hours=1), "proofread"), Hour(TEN + timedelta(hours=2), "cook")]
    return Inner(list(ticks), [], plan)


async def test_a_morning_is_asked_for_with_person_home_and_yesterday():
    model = Scripted(MORNING)
    yesterday = (await lived(persona()))[1].done
    waking = await ModelDays(model, zone=ROME).wake(persona(), MONDAY, 2, yesterday)
    assert (waking.wakes.hour, waking.wakes.minute, waking.sleeps.hour) == (7, 10, 22)
    assert waking.wakes.utcoffset() == timedelta(hours=1)
    assert [line.intent for line in waking.plan] == ["wash and eat", "proofread", "cook and eat", "watch the quiz"]
    prompt = model.requests[0].messages[0].content
    for told in (
        "Testa Probe, 40",
        "low in openness",
        "quiz shows",
        "kitchen: counter, stove",
        yesterday[3].text,
        "day 2",
    ):
        assert told in prompt
    assert yesterday[3].text in prompt
    assert model.requests[0].json_schema["properties"].keys() == {"wakes", "sleeps", "plan"}


async def test_the_next_activity_is_asked_for_with_state_plan_and_rated_advice():
    model = Scripted(TEA)
    did = (await lived(persona()))[1].done[0]
    state = inner(
        Tick(TEN - timedelta(minutes=10), did, "Try mint.", 3),
        Tick(TEN - timedelta(minutes=5), did, None, 2),
        Tick(TEN - timedelta(hours=3), did, "Too old.", 1),
    )
    activity = await ModelDays(model, zone=ROME).next(persona(), state, TEN, TEN.replace(hour=23))
    assert (activity.text, activity.start, activity.end) == ("drinking black tea", TEN, TEN + timedelta(minutes=15))
    prompt = model.requests[0].messages[0].content
    for told in ("It is 10:00", "09:50 “Try mint.”: 3", "09:00 proofread", "12:00 cook", "winding_down"):
        assert told in prompt
    assert "Too old" not in prompt
    assert [line.intent for line in state.plan] == ["proofread", "cook"]


async def test_the_rest_of_the_plan_changes_where_the_answer_changes_it():
    model = Scripted(
        {**TEA, "plan": [{"start": "10:15", "intent": "garden"}, {"start": "13:00", "intent": "eat late"}]}
    )
    state = inner()
    await ModelDays(model, zone=ROME).next(persona(), state, TEN, TEN.replace(hour=23))
    assert [(line.start.hour, line.intent) for line in state.plan] == [(10, "garden"), (13, "eat late")]


@pytest.mark.parametrize(
    ("nonsense", "told"),
    [
        ("I would rather not.", "JSON"),
        ({**TEA, "minutes": 5}, "minutes: "),
        ({**TEA, "object": "sofa"}, "no 'sofa' in the kitchen; there are counter"),
        ({**TEA, "kind": "flying"}, "kind: "),
        ({**TEA, "plan": [{"start": "25:00", "intent": "never"}]}, "plan.0.start"),
        ({**TEA, "text": "x"}, "text: "),
    ],
)
async def test_nonsense_is_asked_for_again_with_what_was_wrong(nonsense, told):
    model = Scripted(nonsense, "<think>hm</think>```json\n" + json.dumps(TEA) + "\n```")
    activity = await ModelDays(model, zone=ROME).next(persona(), inner(), TEN, TEN.replace(hour=23))
    assert activity.text == "drinking black tea"
    again = model.requests[1].messages
    assert [message.role for message in again] == ["user", "assistant", "user"]
    assert isinstance(again[2], Message)
    assert told in again[2].content


@pytest.mark.parametrize(
    "wrong",
    [
        {**MORNING, "sleeps": "01:00"},
        {**MORNING, "plan": MORNING["plan"][:2]},
        {**MORNING, "plan": MORNING["plan"][::-1]},
        {**MORNING, "wakes": "08:00"},
    ],
)
async def test_a_morning_that_cannot_be_lived_is_a_clear_error_after_three_tries(wrong):
    model = Scripted(wrong)
    with pytest.raises(NoDay, match="made/up gave no usable answer for the morning of Testa Probe's day 1 in 3 tries"):
        await ModelDays(model, zone=ROME).wake(persona(), MONDAY, 1, ())
    assert len(model.requests) == 3


async def test_a_failure_loses_nothing_of_the_day_so_far():
    state, before = inner(), inner()
    with pytest.raises(NoDay):
        await ModelDays(Scripted("no"), zone=ROME).next(persona(), state, TEN, TEN.replace(hour=23))
    assert state == before


async def test_questions_have_seeds_of_their_own_that_are_the_same_in_every_run():
    seeds = []
    for _ in range(2):
        model = Scripted(TEA)
        days = ModelDays(model, seed=3, zone=ROME)
        for minutes in (0, 15):
            await days.next(persona(), inner(), TEN + timedelta(minutes=minutes), TEN.replace(hour=23))
        seeds.append([request.seed for request in model.requests])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 2


async def test_a_model_can_fill_a_whole_day():
    class Lives(Scripted):
        async def send(self, request):
            self.requests.append(request)
            asks_for_morning = "wakes" in request.json_schema["properties"]
            return Reply(json.dumps(MORNING if asks_for_morning else TEA))

    waking, inner = await lived(persona(), source=ModelDays(Lives(""), zone=ROME))
    assert inner.done[-1].end == waking.sleeps
    assert len(inner.plan) == 1


async def test_a_stored_beginning_is_lived_again_without_asking():
    model = Scripted(TEA)
    waking, before = await lived(persona())
    source = Replayed(ModelDays(model, zone=ROME), waking, before.done[:20])
    again, after = await lived(persona(), source=source)
    assert again == waking
    assert after.done[:20] == before.done[:20]
    assert after.done[20].text == "drinking black tea"
    assert after.done[20].start == before.done[20].start
    assert after.done[-1].end >= waking.sleeps - STEP
