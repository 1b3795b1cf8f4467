"""A model as judge."""

from __future__ import annotations

import asyncio
import json

import pytest

from pare_agents.models.errors import AttemptsExhausted, RequestRejected
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.rating.by_model import ByModel
from propersim_bridge.rating.verdicts import CRITERIA
from tests.propersim_bridge.rating.people import GOOD, case

SIGNS = {
    "personal_preference": "does the content suit you",
    "timing": "was this the moment",
    "over_frequency": "is it too much",
    "under_frequency": "is it too little",
    "communication_safety": "how it is said",
}
OWN = {name: f"{name.partition('_')[0].upper()}-TEXT" for name in CRITERIA if "frequency" not in name}
OWN["personal_preference"] = "PREFERENCE-TEXT"
OWN |= dict.fromkeys(("over_frequency", "under_frequency"), "FREQUENCY-TEXT")


class Judging(Model):
    """Answers each criterion as a test says: a text, a list of texts for one try after the other, or an error."""

    id = "fake/judge"

    def __init__(self, **answers):
        self.answers = {name: answers.get(name, '{"reason": "so it is", "score": 1}') for name in (*CRITERIA, "all")}
        self.requests, self.tries, self.under_way, self.most = [], dict.fromkeys(self.answers, 0), 0, 0

    async def send(self, request):
        prompt = request.messages[0].content
        self.requests.append(request)
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await asyncio.sleep(0)
        self.under_way -= 1
        name = next((name for name, sign in SIGNS.items() if "point to judge: " + sign in prompt), "all")
        answer = self.answers[name]
        if isinstance(answer, list):
            answer = answer[min(self.tries[name], len(answer) - 1)]
        self.tries[name] += 1
        if isinstance(answer, Exception):
            raise answer
        return Reply(answer)


async def test_five_questions_are_asked_at_the_same_time():
    model = Judging(timing='{"reason": "I was busy", "score": 0}')
    rating = await ByModel(model).rate(case("09:00", GOOD))
    assert rating.total == 3
    assert (rating.timing.score, rating.timing.reason) == (0, "I was busy")
    assert len(model.requests) == model.most == 5
    assert all(request.json_schema["required"] == ["reason", "score"] for request in model.requests)
    assert len({request.seed for request in model.requests}) == 5


async def test_each_question_shows_the_person_the_day_the_moment_and_its_own_part_of_the_rubric():
    model = Judging()
    await ByModel(model).rate(case("09:00", GOOD))
    for name, sign in SIGNS.items():
        (prompt,) = (r.messages[0].content for r in model.requests if "judge: " + sign in r.messages[0].content)
        for shown in ("Odette Marchetti", "MEMORY-TEXT", "busy with relaxing", "Monday 09:00", GOOD, "reed organs"):
            assert shown in prompt, (name, shown)
        assert [own for own in sorted(set(OWN.values())) if own in prompt] == [OWN[name]]


async def test_silence_is_shown_as_such():
    model = Judging()
    await ByModel(model).rate(case("09:00", None))
    assert all("stayed silent (No Recommendation)" in r.messages[0].content for r in model.requests)


@pytest.mark.parametrize(
    "nonsense", ["", "I like it", '{"score": 3, "reason": "x"}', '{"score": null}', "[1]", '{"score": "yes"}']
)
async def test_an_answer_that_cannot_be_used_is_asked_for_again_and_then_missing_never_0(nonsense):
    model = Judging(over_frequency=[nonsense, nonsense], timing=[nonsense, '{"reason": "late", "score": 0}'])
    rating = await ByModel(model).rate(case("09:00", GOOD))
    assert rating.over_frequency.score is None
    assert rating.over_frequency.reason.startswith("the answer cannot be used")
    assert (rating.frequency, rating.total) == (None, None)
    assert rating.timing.score == 0
    assert rating.personal_preference.score == 1
    asked_again = [request for request in model.requests if request.repeat == 1]
    assert 1 <= len(asked_again) <= 2


@pytest.mark.parametrize(
    "form", ['```json\n{"reason": "r", "score": "1"}\n```', '{"score": true}', 'Sure: {"score": 1.0}']
)
async def test_what_stands_around_a_score_does_not_matter(form):
    rating = await ByModel(Judging(timing=form)).rate(case("09:00", GOOD))
    assert rating.timing.score == 1


async def test_a_model_that_gives_no_answer_leaves_a_missing_score_with_the_reason():
    model = Judging(timing=AttemptsExhausted("fake/judge: timed out (after 6 attempts)"))
    rating = await ByModel(model).rate(case("09:00", GOOD))
    assert (rating.timing.score, rating.timing.reason) == (None, "fake/judge: timed out (after 6 attempts)")
    assert rating.personal_preference.score == 1


async def test_a_wrong_key_stops_the_run():
    model = Judging(timing=RequestRejected("fake/judge: HTTP 401: wrong key", status=401))
    with pytest.raises(RequestRejected):
        await ByModel(model).rate(case("09:00", GOOD))


async def test_one_question_for_all_five():
    given = {name: {"reason": name, "score": int(name != "timing")} for name in CRITERIA}
    model = Judging(all=json.dumps(given))
    rating = await ByModel(model, together=True).rate(case("09:00", GOOD))
    assert len(model.requests) == 1
    assert rating.total == 3
    assert rating.timing.reason == "timing"
    prompt = model.requests[0].messages[0].content
    assert all(text in prompt for text in OWN.values())


async def test_one_answer_for_all_five_may_miss_some():
    given = {name: {"reason": name, "score": 1} for name in CRITERIA} | {"timing": {"reason": "?", "score": 7}}
    rating = await ByModel(Judging(all=json.dumps(given)), together=True).rate(case("09:00", GOOD))
    assert rating.timing.score is None
    assert rating.personal_preference.score == 1
    rating = await ByModel(Judging(all="no"), together=True).rate(case("09:00", GOOD))
    assert {getattr(rating, name).score for name in CRITERIA} == {None}


async def test_the_same_case_is_asked_with_the_same_seed_and_another_seed_differs():
    def seeds(model):
        return [request.seed for request in model.requests]

    one, same, other = Judging(), Judging(), Judging()
    await ByModel(one).rate(case("09:00", GOOD))
    await ByModel(same).rate(case("09:00", GOOD))
    await ByModel(other, seed=1).rate(case("09:00", GOOD))
    assert seeds(one) == seeds(same) != seeds(other)
