"""The resident: the leader of a day at home. It lives, and rates what an assistant does.

One day is one `pare.loop.Loop` on the phone that `begin_day` gives: `Limits(turns=ticks_of(waking, step),
turn_seconds=step.total_seconds())`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from pare.agent import Action, Decision, Response, Sight
from pare.errors import BadInput
from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Case, DaySource, Inner, Judge, Waking
from propersim_bridge.day import state
from propersim_bridge.day.fitting import bedtime, fitted
from propersim_bridge.day.morning import STEP
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import Persona
from propersim_bridge.rating.verdicts import Rating
from propersim_bridge.vocabulary import NO_RECOMMENDATION

Ratings = tuple[Rating, tuple[Rating, ...]]
CARRY_ON = Action("carry_on")


class Recalls(Protocol):
    """Puts the ticks of today into words, as the judge reads them."""

    def __call__(self, ticks: Sequence[Tick], at: datetime) -> Awaitable[str]:
        """The memory at a time, in words."""


async def no_words(ticks: Sequence[Tick], at: datetime) -> str:
    """A memory in no words, for judges that read the ticks themselves."""
    return ""


class Resident:
    """A persona at home, for one day.

    Args:
        persona: who.
        source: what makes the day.
        judge: what rates in the person's place.
        waking: how the day begins, as the source's `wake` gave it.
        yesterday: what was done the day before, oldest first.
        recall: puts memory into words for the judge.
        step: what is between two moments of decision.

    Attributes:
        inner: memory, plan, mood and energy; `inner.ticks` and `inner.done` hold the day so far.
        last: the ratings of the latest tick: of what was delivered, and of the other candidates in their order.
    """

    def __init__(
        self, persona: Persona, source: DaySource, judge: Judge, waking: Waking,
        yesterday: Sequence[Activity] = (), recall: Recalls = no_words, step: timedelta = STEP,
    ) -> None:  # fmt: skip
        self.persona = persona
        self.inner: Inner = state.morning(persona, waking, yesterday)
        self.last: Ratings | None = None
        self._source, self._judge, self._recall, self._step = source, judge, recall, step
        self._until = bedtime(waking, step)
        self._at: datetime = waking.wakes

    @property
    def activity(self) -> Activity:
        """What the person does.

        Raises:
            BadInput: the day has not begun.
        """
        if not self.inner.done:
            raise BadInput("the day has not begun: nothing is being done yet")
        return self.inner.done[-1]

    async def act(self, sight: Sight) -> Action:
        """Take up the next activity when the last one is over; otherwise carry on."""
        if sight.error:
            raise BadInput(f"the home refuses what {self.persona.name} wants to do: {sight.error}")
        inner, now = self.inner, sight.look.at
        self._at = now
        if inner.done and now < inner.done[-1].end:
            return CARRY_ON
        made = await self._source.next(self.persona, inner, now, self._until)
        activity = fitted(made, now, self._until, self._step)
        state.take_up(inner, activity, self.persona)
        minutes = (activity.end - activity.start) / timedelta(minutes=1)
        return Action(
            "take_up",
            {
                "object": activity.object, "activity_kind": activity.kind, "text": activity.text, "minutes": minutes,
                "mood": activity.mood,
            },
        )  # fmt: skip

    async def respond(self, decision: Decision) -> Response:
        """Rate what was delivered, an abstention included, and the other candidates, all at once.

        A text is rated once at a tick, however often it is among the candidates.
        """
        inner, at, activity = self.inner, self._at, self.activity
        texts = [_said(text) for text in (decision.proposal, *decision.candidates)]
        ticks = tuple(inner.ticks)
        memory = await self._recall(ticks, at)
        different = list(dict.fromkeys(texts))
        cases = [Case(self.persona, at, activity, text, ticks, memory) for text in different]
        if len(cases) == 1:
            ratings = [await self._judge.rate(cases[0])]
        else:
            ratings = await asyncio.gather(*map(self._judge.rate, cases))
        found = dict(zip(different, ratings, strict=True))
        mine, *others = (found[text] for text in texts)
        self.last = mine, tuple(others)
        state.rated(inner, Tick(at, activity, texts[0], mine.total), self.persona)
        return Response("rated", mine.total, tuple(other.total for other in others))


def _said(text: str | None) -> str | None:
    """A candidate as a recommendation; None for an abstention."""
    return None if text is None or text.strip() in ("", NO_RECOMMENDATION) else text
