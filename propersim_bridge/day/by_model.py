"""Days by a model: the morning and every next activity are asked for, and checked before they are lived.

Source: section 4.2 of the ProPerSim paper (action generation). The persona is told anew each time from its own file, so
that what happens never overwrites who the person is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import TypeVar, get_args

from pydantic import ValidationError

from pare.errors import BadInput, PareError
from pare.times import zone as zone_of
from pare.tool import explained
from pare_agents.models.model import Model
from pare_agents.models.reasoning import strip_reasoning
from pare_agents.models.types import Message, Request
from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Inner, Waking
from propersim_bridge.day import state
from propersim_bridge.day.answers import Morning, Next, at, lines
from propersim_bridge.home.places import ROOMS
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import Persona
from propersim_bridge.prompting import render
from propersim_bridge.seeds import seed_of
from propersim_bridge.vocabulary import Kind

_HEARD = timedelta(hours=1)  # how far back recommendations are told
_DONE = 12  # activities that are told
_MINUTE = timedelta(minutes=1)
A = TypeVar("A", Morning, Next)


class NoDay(PareError):
    """A model did not give a part of a day that can be lived; everything before it stands."""


class ModelDays:
    """A source of days that asks a model.

    Args:
        model: answers.
        seed: is sent along, with a number for each question, to the providers that have one.
        zone: the IANA time zone of the home.
        tries: how often each question is asked, each time with what was wrong with the answer before.
    """

    def __init__(self, model: Model, seed: int = 0, zone: str = "UTC", tries: int = 3) -> None:
        if tries < 1:
            raise BadInput(f"tries: must be at least 1, not {tries}")
        self._model, self._seed, self._zone, self._tries = model, seed, zone_of(zone), tries

    async def wake(self, persona: Persona, day: date, number: int, yesterday: Sequence[Activity]) -> Waking:
        """Ask when the person gets up and for the plan of the day.

        Raises:
            NoDay: the model gave nothing that can be lived, however often it was asked.
            ModelError: the model gave no answer.
        """
        prompt = render(
            "day_wake", person=persona, home=_home(), today=f"{day:%A %d %B}", number=number,
            yesterday=[_told(activity) for activity in yesterday], wakes=f"{persona.wakes:%H:%M}",
            sleeps=f"{persona.sleeps:%H:%M}",
        )  # fmt: skip
        seed = seed_of("wake", self._seed, persona.number, number)
        answer = await self._ask(Morning, prompt, seed, f"the morning of {persona.name}'s day {number}")
        start, end = (at(day, clock, self._zone) for clock in (answer.wakes, answer.sleeps))
        return Waking(start, end, tuple(lines(answer.plan, day, self._zone)))

    async def next(self, persona: Persona, inner: Inner, now: datetime, until: datetime) -> Activity:
        """Ask for the activity that begins now; the plan changes where the answer changes it.

        Raises:
            NoDay: the model gave nothing that can be lived, however often it was asked.
            ModelError: the model gave no answer.
        """
        prompt = render(
            "day_next", person=persona, home=_home(), now=f"{now:%H:%M}", until=f"{until:%H:%M}",
            feeling=state.feeling(inner), energy=round(100 * inner.energy), kinds=get_args(Kind),
            done=[_told(activity) for activity in inner.done[-_DONE:]],
            heard=[_heard(tick) for tick in inner.ticks if tick.recommendation and tick.at >= now - _HEARD],
            plan=[f"{line.start:%H:%M} {line.intent}" for line in inner.plan],
        )  # fmt: skip
        seed = seed_of("next", self._seed, persona.number, now.isoformat())
        answer = await self._ask(Next, prompt, seed, f"what {persona.name} does at {now:%d %b %H:%M}")
        if answer.plan:
            inner.plan[:] = lines(answer.plan, now.date(), self._zone)
        while len(inner.plan) > 1 and inner.plan[1].start <= now:
            del inner.plan[0]
        return Activity.model_validate(
            {**answer.model_dump(include={"kind", "text", "area", "object", "mood"}), "start": now,
             "end": now + answer.minutes * _MINUTE}
        )  # fmt: skip

    async def _ask(self, form: type[A], prompt: str, seed: int, about: str) -> A:
        """One question, asked again with what was wrong until the answer can be used."""
        messages, fault = [Message("user", prompt)], ""
        for _ in range(self._tries):
            request = Request(tuple(messages), seed=seed % 2**31, json_schema=form.model_json_schema())
            text = strip_reasoning((await self._model.send(request)).text)
            try:
                return form.model_validate_json(text[text.find("{") : text.rfind("}") + 1])
            except ValidationError as error:
                fault = explained(error)
            messages += [
                Message("assistant", text or "(nothing)"),
                Message("user", f"That cannot be used: {fault}. Answer again with the whole JSON object, put right."),
            ]
        raise NoDay(f"{self._model.id} gave no usable answer for {about} in {self._tries} tries; the last: {fault}")


@cache
def _home() -> Mapping[str, tuple[str, ...]]:
    return {area: tuple(room.spots) for area, room in ROOMS.items()}


def _told(activity: Activity) -> str:
    """An activity in a line."""
    did = activity
    return f"{did.start:%H:%M}-{did.end:%H:%M} {did.text} ({did.kind}; {did.object}, {did.area}; {did.mood})"


def _heard(tick: Tick) -> str:
    """A recommendation in a line, with its rating."""
    return f"{tick.at:%H:%M} “{tick.recommendation}”: {'not rated' if tick.score is None else tick.score}"
