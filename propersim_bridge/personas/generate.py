"""New personas by a model: first a life that fits five traits, then a rubric that fits the life.

Source: section 4.2 and Appendix B of the ProPerSim paper (attributes that follow the traits, rubrics made from the
profile). An answer that cannot be used is asked for again with all that is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Collection
from itertools import cycle, islice, product
from random import Random
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from pare.errors import BadInput, PareError
from pare_agents.models.model import Model
from pare_agents.models.reasoning import strip_reasoning
from pare_agents.models.types import JsonObject, Message, Request
from propersim_bridge.home.places import ROOMS
from propersim_bridge.personas import soundness
from propersim_bridge.personas.persona import TRAITS, BigFive, Level, Life, Persona
from propersim_bridge.personas.rubric import Rubric
from propersim_bridge.prompting import render
from propersim_bridge.seeds import seed_of
from propersim_bridge.vocabulary import Kind, Tone, Topic

TRIES = 4
TOLD = 12  # faults that a model is told at once
GIVEN = ("number", "traits")  # fields of a life that are set, not asked for
T = TypeVar("T", bound=BaseModel)


class NoPersona(PareError):
    """A model did not give a persona that can be used, however often it was asked; those before it stand."""


async def generated(
    model: Model,
    count: int,
    *,
    first: int = 1,
    taken: Collection[str] = (),
    seed: int = 0,
    skip: int = 0,
    tries: int = TRIES,
) -> AsyncIterator[Persona]:
    """Make personas, one after the other; 32 in a row have every combination of the traits once.

    Args:
        model: invents them.
        count: how many.
        first: the number of the first one.
        taken: names that are in use.
        seed: decides the order of the traits, and is sent to the providers that have one.
        skip: how many of that order there are already.
        tries: how often each answer is asked for.

    Raises:
        BadInput: a number does not fit.
        NoPersona: the model gives nothing that can be used.
        ModelError: the model gives no answer.
    """
    for name, value in (("count", count), ("first", first), ("tries", tries)):
        if value < 1:
            raise BadInput(f"{name}: must be at least 1, not {value}")
    names = list(taken)
    for number, traits in enumerate(_traits(seed, skip + count)[skip:], first):
        asker = _Asker(model, seed_of("persona", seed, number), tries, f"persona {number}")
        life = await _life(asker, number, traits, names)
        persona = await _rubric(asker, life)
        names.append(persona.name)
        yield persona


def _traits(seed: int, count: int) -> list[BigFive]:
    """The traits of each new persona: every combination once in a seeded order, and again from the start."""
    levels: tuple[Level, Level] = ("high", "low")
    combinations = [BigFive(**dict(zip(TRAITS, chosen, strict=True))) for chosen in product(levels, repeat=len(TRAITS))]
    Random(seed_of("traits", seed)).shuffle(combinations)
    return list(islice(cycle(combinations), count))


async def _life(asker: _Asker, number: int, traits: BigFive, names: Collection[str]) -> Life:
    low, high = (round(100 * share) for share in soundness.FULL)
    prompt = render(
        "persona_life", traits=traits, home={area: list(room.spots) for area, room in ROOMS.items()}, taken=names,
        kinds=get_args(Kind), least=soundness.HABITS[0], most=soundness.HABITS[-1], low=low, high=high,
    )  # fmt: skip
    known = {name.casefold() for name in names}

    def read(answer: JsonObject) -> Life:
        return Life.model_validate({**answer, "number": number, "traits": traits})

    def wrong(life: Life) -> list[str]:
        used = [f"name: {life.name} is taken; invent another"] if life.name.casefold() in known else []
        return used + soundness.life_faults(life)

    return await asker.ask(prompt, _schema(Life, without=GIVEN), read, wrong)


async def _rubric(asker: _Asker, life: Life) -> Persona:
    told = {
        "Name": life.name, "Age": life.age, "Personality": life.traits.told, "Background": life.background,
        "Interests": "; ".join(life.interests), "Lifestyle": "; ".join(life.lifestyle),
        "Every day": "; ".join(life.daily_plan), "Goals": life.goals,
        "Awake": f"{life.wakes:%H:%M} to {life.sleeps:%H:%M}",
    }  # fmt: skip
    prompt = render(
        "persona_rubric", told="\n".join(f"{what}: {text}" for what, text in told.items()), life=life,
        topics=get_args(Topic), tones=get_args(Tone),
    )  # fmt: skip

    def read(answer: JsonObject) -> Persona:
        return Persona(**dict(life), rubric=Rubric.model_validate(answer))

    return await asker.ask(prompt, _schema(Rubric), read, soundness.faults)


class _Asker:
    """Asks for one persona's parts."""

    def __init__(self, model: Model, seed: int, tries: int, about: str) -> None:
        self._model, self._seed, self._tries, self._about = model, seed % 2**31, tries, about

    async def ask(
        self, prompt: str, schema: JsonObject, read: Callable[[JsonObject], T], wrong: Callable[[T], list[str]]
    ) -> T:
        """An answer in which nothing is wrong.

        Raises:
            NoPersona: there is none after all tries.
            ModelError: there is no answer.
        """
        messages, faults = [Message("user", prompt)], [""]
        for _ in range(self._tries):
            request = Request(tuple(messages), seed=self._seed, json_schema=schema)
            text = strip_reasoning((await self._model.send(request)).text)
            try:
                answer = json.loads(text[text.find("{") : text.rfind("}") + 1])
                found = read(answer)
                faults = wrong(found)
            except ValidationError as error:
                faults = [_fault(one) for one in error.errors(include_url=False, include_context=False)]
            except (ValueError, RecursionError):
                faults = ["the answer holds no JSON object"]
            else:
                if not faults:
                    return found
            messages = [
                messages[0],
                Message("assistant", text or "(nothing)"),
                Message("user", render("persona_again", faults=faults[:TOLD])),
            ]
        raise NoPersona(
            f"{self._model.id} gave no usable {self._about} in {self._tries} tries; the last had: {faults[0]}"
        )


def _schema(form: type[BaseModel], without: Collection[str] = ()) -> JsonObject:
    """A model's JSON schema without some of its fields."""
    schema: dict[str, Any] = form.model_json_schema()
    schema["properties"] = {name: part for name, part in schema["properties"].items() if name not in without}
    schema["required"] = [name for name in schema.get("required", ()) if name not in without]
    unused = [name for name in schema.get("$defs", {}) if not re.search(rf"#/\$defs/{name}\b", json.dumps(schema))]
    for name in unused:
        del schema["$defs"][name]
    return schema


def _fault(error: Any) -> str:
    place = ".".join(map(str, error["loc"])) or "the answer"
    return f"{place}: {error['msg'].removeprefix('Value error, ')}"
