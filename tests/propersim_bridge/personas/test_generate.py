"""New personas by a model: asked for a life and a rubric, told what is wrong, and never kept half."""

from __future__ import annotations

import json

import pytest

from pare.errors import BadInput
from pare_agents.models import Message, ModelError, Reply
from pare_agents.models.model import Model
from propersim_bridge.personas.generate import NoPersona, generated
from propersim_bridge.personas.library import personas
from tests.propersim_bridge.personas.changing import plain

ONE, TWO = personas()[1], personas()[2]


class Scripted(Model):
    """A model that gives prepared answers, and keeps what it was asked."""

    id = "test/scripted"

    def __init__(self, *answers):
        self.answers, self.requests = list(answers), []

    async def send(self, request):
        self.requests.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return Reply(answer)


def life(persona, **changes):
    told = {name: part for name, part in plain(persona).items() if name not in ("number", "traits", "rubric")}
    return json.dumps({**told, **changes})


def rubric(persona, **changes):
    return json.dumps({**plain(persona)["rubric"], **changes})


async def made(model, count=1, **options):
    return [one async for one in generated(model, count, **options)]


async def test_a_persona_is_made_in_two_questions():
    model = Scripted(f"<think>Who?</think>Here: {life(ONE)}", f"```json\n{rubric(ONE)}\n```")
    (new,) = await made(model, first=33)
    assert (new.number, new.name, new.habits, new.rubric) == (33, ONE.name, ONE.habits, ONE.rubric)
    asked = [request.messages[0].content for request in model.requests]
    assert new.traits.told in asked[0]
    assert "kitchen: counter, stove, oven" in asked[0]
    assert ONE.background in asked[1]
    assert "07:30, 60 minutes, gardening: thinning carrot seedlings" in asked[1]
    schemas = [request.json_schema for request in model.requests]
    assert not {"number", "traits"} & set(schemas[0]["properties"])
    assert set(schemas[0]["required"]) == set(schemas[0]["properties"])
    assert "BigFive" not in schemas[0]["$defs"]
    assert {"personal_preference", "timing", "frequency", "communication_safety"} == set(schemas[1]["properties"])


async def test_what_is_wrong_is_told_and_asked_for_again():
    gap = {**plain(ONE)["rubric"]["frequency"], "gap": 50}
    model = Scripted(
        "Once upon a time", life(ONE, age="old"), life(ONE, habits=plain(ONE)["habits"][:11]), life(ONE),
        rubric(ONE, frequency=gap), rubric(ONE),
    )  # fmt: skip
    (new,) = await made(model)
    assert new.rubric == ONE.rubric
    told = [request.messages[-1].content for request in model.requests]
    assert "the answer holds no JSON object" in told[1]
    assert "age: Input should be a valid integer" in told[2]
    assert "habits: there are 11; 12 to 18 make a day" in told[3]
    assert "rubric.frequency.text: it should say 50" in told[5]
    assert model.requests[1].messages[1] == Message("assistant", "Once upon a time")
    assert all(len(request.messages) <= 3 for request in model.requests)


async def test_a_name_that_is_taken_is_refused():
    model = Scripted(life(ONE, name="marisol quispe"), life(ONE, name="Ottilie Brenner"), rubric(ONE))
    (new,) = await made(model, taken=["Marisol Quispe"])
    assert new.name == "Ottilie Brenner"
    assert "none of: Marisol Quispe" in model.requests[0].messages[0].content
    assert "name: marisol quispe is taken" in model.requests[1].messages[-1].content


async def test_two_personas_follow_each_other_with_other_traits_and_names():
    model = Scripted(life(ONE), rubric(ONE), life(ONE), life(TWO), rubric(TWO))
    first, second = await made(model, 2, first=33)
    assert (first.number, second.number) == (33, 34)
    assert first.traits != second.traits
    assert second.name == TWO.name


async def test_traits_are_every_combination_once_and_follow_on():
    async def traits(count, skip=0):
        answers = [text for n in range(count) for text in (life(ONE, name=f"Number {n}"), rubric(ONE))]
        return [one.traits for one in await made(Scripted(*answers), count, seed=3, skip=skip)]

    whole = await traits(32)
    assert len({one.told for one in whole}) == 32
    assert await traits(2, skip=5) == whole[5:7]


async def test_a_model_that_never_gives_one_is_told_with_the_last_fault():
    with pytest.raises(NoPersona, match="test/scripted gave no usable persona 33 in 2 tries; the last had: the answer"):
        await made(Scripted("Hm.", "Hm."), first=33, tries=2)


async def test_those_made_before_a_failure_stand():
    coming = generated(Scripted(life(ONE), rubric(ONE), ModelError("the line is dead")), 2)
    assert (await anext(coming)).name == ONE.name
    with pytest.raises(ModelError):
        await anext(coming)


@pytest.mark.parametrize("name", ["count", "first", "tries"])
async def test_numbers_that_do_not_fit_are_told(name):
    with pytest.raises(BadInput, match=f"{name}: must be at least 1, not 0"):
        await made(Scripted(), **{"count": 1, name: 0})
