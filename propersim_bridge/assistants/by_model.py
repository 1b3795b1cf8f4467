"""A policy that is a model, asked in words: `openai/…`, `anthropic/…`, `embedded/…` and any other."""

from __future__ import annotations

import asyncio

from pare_agents.models.model import Model
from pare_agents.models.types import Message
from propersim_bridge.contracts import Situation
from propersim_bridge.memory.segment import rating
from propersim_bridge.memory.tick import Tick
from propersim_bridge.prompting import render
from propersim_bridge.vocabulary import NO_RECOMMENDATION

TEMPERATURE = 1.0
LENGTH = 1_000  # tokens of an answer, reasoning included


class ModelPolicy:
    """Thinks with a model.

    Args:
        model: answers.
        temperature: of the sampling; two candidates of a tick differ by chance alone.
        max_tokens: of an answer.
    """

    def __init__(self, model: Model, *, temperature: float = TEMPERATURE, max_tokens: int | None = LENGTH) -> None:
        self._model, self._temperature, self._max_tokens = model, temperature, max_tokens

    def prompt(self, situation: Situation) -> str:
        """The situation in words, as `told` has it."""
        return told(situation)

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """Sample n answers at the same time.

        Raises:
            ModelError: there is no answer.
        """
        replies = await asyncio.gather(
            *(
                self._model.complete(
                    [Message("user", prompt)], temperature=self._temperature, max_tokens=self._max_tokens,
                    seed=(seed + at) % 2**31, repeat=at,
                )
                for at in range(n)
            )
        )  # fmt: skip
        return tuple(reply.text for reply in replies)


def told(situation: Situation) -> str:
    """A situation in words: what an assistant does, what it remembers as far as it is shown that, and the moment."""
    scores = situation.shown == "ars"
    return render(
        "assist_main", shown=situation.shown, memory=situation.memory, now=f"{situation.at:%A %H:%M}",
        similar=[_earlier(tick, scores) for tick in situation.similar], activity=situation.activity,
        silence=NO_RECOMMENDATION,
    )  # fmt: skip


def _earlier(tick: Tick, scores: bool) -> str:
    given = "you stayed silent" if tick.recommendation is None else f'you said "{tick.recommendation}"'
    return f"{tick.at:%A %H:%M}, {tick.activity.text}: {given}{rating(tick) if scores else ''}"
