"""Summaries by a model: a closed segment of a day in two or three sentences."""

from __future__ import annotations

from pare_agents.models.errors import ModelError
from pare_agents.models.model import Model
from pare_agents.models.types import Message
from propersim_bridge.memory.segment import Segment, rating
from propersim_bridge.prompting import render
from propersim_bridge.seeds import seed_of

LONGEST = 900  # characters of a summary
_NOT_OURS = (401, 403, 404)  # refused whatever is asked: the run is set up wrongly


class ByModelSummaries:
    """Asks a model; where it gives nothing, the summary by rule stands, and `faults` says why.

    Args:
        model: answers.
        seed: goes into the seed of every question, for the providers that have one.

    Attributes:
        faults: what went wrong so far.
    """

    def __init__(self, model: Model, seed: int = 0) -> None:
        self._model, self._seed = model, seed
        self.faults: list[str] = []

    async def summarise(self, segment: Segment, scores: bool) -> str:
        """A summary in a few sentences; empty if the model gives none.

        Raises:
            ModelError: the model refuses every question, because of a wrong key or name.
        """
        prompt = render(
            "summary_segment", start=f"{segment.start:%H:%M}", end=f"{segment.end:%H:%M}", scores=scores,
            log=log_of(segment, scores),
        )  # fmt: skip
        seed = seed_of(self._seed, segment.start.isoformat(), segment.end.isoformat(), scores) % 2**31
        try:
            reply = await self._model.complete([Message("user", prompt)], seed=seed)
        except ModelError as error:
            if error.status in _NOT_OURS:
                raise
            return self._none(segment, str(error))
        text = " ".join(reply.text.split())
        if not text:
            return self._none(segment, "the answer is empty")
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

    def _none(self, segment: Segment, why: str) -> str:
        self.faults.append(f"{segment.start:%d %b %H:%M} to {segment.end:%H:%M}: {why}")
        return ""


def log_of(segment: Segment, scores: bool) -> list[str]:
    """A segment tick by tick; ticks of silence in a row, with the same activity and rating, are one line."""
    lines: list[str] = []
    run: list[str] = []
    kind: tuple[object, ...] = ()
    for tick in segment.ticks:
        told = rating(tick) if scores else ""
        same = (tick.activity.text, told)
        if tick.recommendation is not None or same != kind:
            lines += _silence(run, kind)
            run, kind = [], same
        if tick.recommendation is not None:
            lines.append(f'{tick.at:%H:%M} {tick.activity.text}: recommended "{tick.recommendation}"{told}')
        else:
            run.append(f"{tick.at:%H:%M}")
    return lines + _silence(run, kind)


def _silence(run: list[str], kind: tuple[object, ...]) -> list[str]:
    if not run:
        return []
    times = run[0] if len(run) == 1 else f"{run[0]} to {run[-1]}"
    return [f"{times} {kind[0]}: silence{kind[1]}"]
