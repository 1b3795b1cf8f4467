"""A judge that is a model: it rates as the person, with the rubric in the person's own words.

Source: section 4.2 and Appendix C.2 of the ProPerSim paper: one question for each of the five criteria, each seeing the
persona, the memory, the activity and what was recommended. The five are asked at the same time. Where an answer cannot
be used, the question is put once more; then the score is missing, with the reason, and never 0.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from pare.errors import shortened
from pare_agents.models.errors import ModelError
from pare_agents.models.model import Model
from pare_agents.models.types import JsonObject, Message
from propersim_bridge.contracts import Case
from propersim_bridge.prompting import render
from propersim_bridge.rating.verdicts import CRITERIA, Criterion, Rating, Verdict
from propersim_bridge.seeds import seed_of

TRIES = 2
_NOT_OURS = (401, 403, 404)  # refused whatever is asked: the run is set up wrongly
_SCORES = {0: 0, 1: 1, "0": 0, "1": 1}
_VERDICT: JsonObject = {
    "type": "object",
    "properties": {"reason": {"type": "string"}, "score": {"type": "integer", "enum": [0, 1]}},
    "required": ["reason", "score"],
    "additionalProperties": False,
}
_ALL: JsonObject = {
    "type": "object",
    "properties": dict.fromkeys(CRITERIA, _VERDICT),
    "required": list(CRITERIA),
    "additionalProperties": False,
}


class ByModel:
    """See the module.

    Args:
        model: answers.
        seed: goes into the seed of every question, for the providers that have one.
        together: ask one question with five answers instead of five questions; cheaper, and less independent.
    """

    def __init__(self, model: Model, *, seed: int = 0, together: bool = False) -> None:
        self._model, self._seed, self._together = model, seed, together

    async def rate(self, case: Case) -> Rating:
        """Give the five verdicts; what the model does not answer is a missing score.

        Raises:
            ModelError: the model refuses every question, because of a wrong key or name.
        """
        if self._together:
            return Rating(**await self._answers(case, "all", _ALL, CRITERIA))
        asked = (self._answers(case, name, _VERDICT, (name,)) for name in CRITERIA)
        found: dict[Criterion, Verdict] = {}
        for answers in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answers, BaseException):
                raise answers
            found |= answers
        return Rating(**found)

    async def _answers(
        self, case: Case, template: str, schema: JsonObject, names: tuple[Criterion, ...]
    ) -> dict[Criterion, Verdict]:
        """The verdicts that one question asks for."""
        prompt = render(
            f"rate_{template}", person=case.persona, rubric=case.persona.rubric, memory=case.memory,
            activity=case.activity, now=f"{case.at:%A %H:%M}", recommendation=case.recommendation,
        )  # fmt: skip
        seed = seed_of(self._seed, case.persona.number, case.at.isoformat(), template) % 2**31
        found: dict[Criterion, Verdict] = {}
        for attempt in range(TRIES):
            try:
                reply = await self._model.complete(
                    [Message("user", prompt)], seed=(seed + attempt) % 2**31, repeat=attempt, json_schema=schema
                )
            except ModelError as error:
                if error.status in _NOT_OURS:
                    raise
                missing = Verdict(score=None, reason=str(error))
                return {name: found.get(name, missing) for name in names}
            answer = _object(reply.text)
            for name in names:
                known = found.get(name)
                if known is None or known.score is None:
                    found[name] = _read(answer if len(names) == 1 else _part(answer, name), reply.text)
            if all(verdict.score is not None for verdict in found.values()):
                break
        return found


def _object(text: str) -> Any:
    """The JSON object in an answer, whatever stands around it."""
    start, end = text.find("{"), text.rfind("}")
    try:
        return json.loads(text[start : end + 1]) if start >= 0 else None
    except (ValueError, RecursionError):
        return None


def _part(answer: Any, name: str) -> Any:
    return answer.get(name) if isinstance(answer, dict) else None


def _read(answer: Any, text: str) -> Verdict:
    """A verdict; `0`, `1` and the same in quotes or as true and false are scores, and nothing else is."""
    given = answer.get("score") if isinstance(answer, dict) else None
    score = _SCORES.get(given) if isinstance(given, int | float | str) else None
    if score is None:
        return Verdict(score=None, reason=f"the answer cannot be used: {shortened(text.strip() or '(nothing)')}")
    reason = " ".join(str(answer.get("reason") or "").split())
    return Verdict(score=1 if score else 0, reason=reason or "(no reason given)")
