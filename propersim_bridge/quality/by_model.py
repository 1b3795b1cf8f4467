"""The same questions put to a model, which fills in sheets as an annotator of its own name."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pare.errors import LoadError
from pare_agents.models.errors import ModelError
from pare_agents.models.model import Model
from pare_agents.models.types import Message
from propersim_bridge.personas.persona import Persona
from propersim_bridge.prompting import render
from propersim_bridge.quality.sampling import SampledDay, SampledRating
from propersim_bridge.quality.sheets import Filled, numbered
from propersim_bridge.rating.verdicts import CRITERIA

TRIES = 3
_Scale = Annotated[float, Field(ge=0, le=10)]
_A = TypeVar("_A", bound=BaseModel)


class _Day(BaseModel):
    model_config = ConfigDict(extra="forbid")

    naturalness: _Scale
    alignment: _Scale
    misgenerated: list[Annotated[int, Field(strict=True)]]


class _Rating(BaseModel):
    model_config = ConfigDict(extra="forbid")

    reasonable: Literal[0, 1]


class Asking:
    """Puts questions to a model.

    Args:
        model: answers.
        personas: by number.
        done: called after each question.

    Attributes:
        filled: the answers so far.
        faults: why there is no answer, for every question without one.
    """

    def __init__(self, model: Model, personas: Mapping[int, Persona], done: Callable[[], None] = lambda: None) -> None:
        self.filled, self.faults = Filled(model.id.replace("/", "-")), list[str]()
        self._model, self._personas, self._done = model, personas, done

    async def ask(self, days: Sequence[SampledDay], ratings: Sequence[SampledRating]) -> None:
        """Ask about every day and every rating, all at once; what is not answered stays empty, as with people.

        Raises:
            LoadError: there is no answer at all; the message is the first fault.
        """
        await asyncio.gather(*map(self._day, days), *map(self._rating, ratings))
        if self.faults and len(self.faults) == len(days) + len(ratings):
            raise LoadError(f"{self._model.id} answers nothing: {self.faults[0]}")

    async def _day(self, day: SampledDay) -> None:
        lines = [
            f"{number}. {did.start:%H:%M}-{did.end:%H:%M} ({did.area}, {did.object}): {did.text}"
            for number, did in enumerate(day.activities, 1)
        ]
        answer = await self._answer("quality_day", day.persona, "\n".join(lines), _Day, len(lines))
        if answer is not None:
            self.filled.naturalness[day.id] = answer.naturalness
            self.filled.alignment[day.id] = answer.alignment
            for number, (id, _) in enumerate(numbered(day), 1):
                self.filled.misgenerated[id] = float(number in answer.misgenerated)

    async def _rating(self, one: SampledRating) -> None:
        moment, rating = one.moment, one.moment.ratings[0]
        hour, today = one.before
        verdicts = [
            f"- {name.replace('_', ' ')}: {getattr(rating, name).score} ({getattr(rating, name).reason})"
            for name in CRITERIA
        ]
        told = [
            f"Time: {moment.at:%H:%M}", f"Doing: {moment.activity.text} ({moment.activity.area})",
            f"Recommendations before this: {hour} in the last hour, {today} today",
            f"The assistant: {moment.offered[0] or 'no recommendation'}", "The rating:", *verdicts,
        ]  # fmt: skip
        answer = await self._answer("quality_rating", one.persona, "\n".join(told), _Rating)
        if answer is not None:
            self.filled.reasonable[one.id] = float(answer.reasonable)

    async def _answer(self, prompt: str, number: int, what: str, kind: type[_A], items: int = 0) -> _A | None:
        """An answer of the right form, asked for a few times; None if there is none."""
        persona = self._personas[number]
        rubric = {name: getattr(persona.rubric, name).text for name in type(persona.rubric).model_fields}
        who = persona.model_dump(mode="json", exclude={"rubric", "habits"})
        about = json.dumps({**who, "rubric": rubric}, ensure_ascii=False, indent=1)
        messages = (
            Message("system", render(prompt)),
            Message("user", f"The person:\n{about}\n\n{what}"),
        )
        fault = ""
        for attempt in range(TRIES):
            try:
                reply = await self._model.complete(messages, temperature=0.0, json_schema=_schema(kind), repeat=attempt)
                answer = kind.model_validate_json(_object(reply.text))
                if isinstance(answer, _Day) and not all(1 <= number <= items for number in answer.misgenerated):
                    raise ValueError(f"misgenerated: numbers from 1 to {items}, not {answer.misgenerated}")
            except ModelError as error:
                fault = str(error)
                break
            except ValidationError as error:
                first = error.errors(include_url=False)[0]
                fault = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
            except ValueError as error:
                fault = str(error)
            else:
                self._done()
                return answer
        self.faults.append(fault)
        self._done()
        return None


def _object(text: str) -> str:
    """The JSON object in an answer, whatever stands around it."""
    return text[text.find("{") : text.rfind("}") + 1]


def _schema(kind: type[BaseModel]) -> dict[str, Any]:
    return kind.model_json_schema()
