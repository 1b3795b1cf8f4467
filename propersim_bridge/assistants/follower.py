"""The assistant at home: it sees what the person does, and recommends something or stays silent.

What it knows of the past is set by `shown`, as in section 6.1 of the ProPerSim paper: nothing, actions with
recommendations, or the same with scores. Its policy may sample several candidates. **The first one is delivered**, for
every assistant alike: choosing among them would be a skill of its own. The others are rated beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pare.agent import NO_RESPONSE, Decision, Observation, Response
from pare.errors import BadInput
from pare.handles import Handle
from pare.phone import Proposal
from propersim_bridge.activity import Activity
from propersim_bridge.assistants.texts import as_written, recommendation_in
from propersim_bridge.contracts import Policy, Shown, Situation
from propersim_bridge.home.reading import activity_now
from propersim_bridge.memory.day import DayMemory, Summariser
from propersim_bridge.memory.retrieval import Retrieval
from propersim_bridge.memory.tick import Tick
from propersim_bridge.seeds import seed_of


@dataclass(frozen=True, slots=True)
class Delivered:
    """What was decided at a tick and is not rated yet: the prompt, and the candidates with the delivered one first."""

    tick: Tick
    prompt: str
    texts: tuple[str, ...]


class HomeAssistant:
    """See the module. It is a follower of `pare.loop.Loop`; one lives through all days of a person.

    Args:
        policy: what it thinks with.
        shown: how much memory it has.
        seed: what its samples are drawn from, together with day and turn.
        candidates: how many are sampled at a tick.
        retrieval: finds similar past ticks; without one, none are found. It must not be shared.
        summariser: puts hours that are over into words; without one, a rule does.
        look: reads what the person does.

    Attributes:
        day: the day that it lives in, from 1.
        waiting: what it delivered last, until the rating comes.
    """

    def __init__(
        self, policy: Policy, *, shown: Shown = "none", seed: int = 0, candidates: int = 1,
        retrieval: Retrieval | None = None, summariser: Summariser | None = None,
        look: Callable[[Handle], Activity] = activity_now,
    ) -> None:  # fmt: skip
        if candidates < 1:
            raise BadInput(f"candidates: must be at least 1, not {candidates}")
        self.policy, self.shown, self.seed, self.candidates = policy, shown, seed, candidates
        self.day, self.waiting = 1, None
        self._retrieval = None if shown == "none" else retrieval
        self._summariser, self._look = summariser, look
        self._memory = self._morning()

    day: int
    waiting: Delivered | None

    async def recall(self, ticks: Iterable[Tick]) -> None:
        """Remember ticks of days that are over, oldest first: for going on after a stop."""
        if self._retrieval is not None:
            await self._retrieval.extend(map(self._seen, ticks))

    async def begin(self, day: int, ticks: Iterable[Tick] = ()) -> None:
        """Begin a day, or go on in the middle of one after the ticks that are rated already."""
        await self.end()
        self.day, self._memory = day, self._morning()
        for tick in ticks:
            await self._remember(tick)

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Take in how the last delivery was rated, look at the person, and recommend something or not.

        Raises:
            BadInput: the person's activity cannot be read, or the policy gives nothing.
            ModelError: a model gives no answer.
        """
        await self.end(observation.response)
        activity = self._look(read)
        situation = await self._situation(observation, activity)
        prompt = self.policy.prompt(situation)
        seed = seed_of(self.seed, self.day, observation.turn)
        written = await self.policy.candidates(prompt, self.candidates, seed)
        if not written:
            raise BadInput("the policy gave no candidate")
        read_as = tuple(map(recommendation_in, written))
        texts = tuple(dict.fromkeys(map(as_written, read_as)))
        self.waiting = Delivered(Tick(observation.at, activity, read_as[0]), prompt, texts)
        return Decision(read_as[0], texts[1:])

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Nothing: a recommendation is followed by the person, or not."""
        return ""

    async def end(self, response: Response = NO_RESPONSE) -> None:
        """Take in how the last delivery was rated; at the end of a day, call it with the loop's last response.

        Raises:
            BadInput: there are not as many ratings as candidates.
        """
        waiting, self.waiting = self.waiting, None
        if waiting is None:
            return
        rated = response.status == "rated"
        scores = (response.rating, *response.candidate_ratings) if rated else (None,) * len(waiting.texts)
        if len(scores) != len(waiting.texts):
            raise BadInput(f"{len(waiting.texts)} candidates need as many ratings, not {len(scores)}")
        await self._remember(replace(waiting.tick, score=None if scores[0] is None else round(scores[0])))
        self._rated(waiting, scores)

    def learn(self) -> dict[str, Any]:
        """Learn from the day that is over; gives what was measured. An assistant that is not trained does nothing."""
        return {}

    def _rated(self, waiting: Delivered, scores: Sequence[float | None]) -> None:
        """What to make of the candidates' ratings."""

    async def _situation(self, observation: Observation, activity: Activity) -> Situation:
        if self.shown == "none":
            return Situation(observation.at, activity, "none")
        await self._memory.settle(observation.at)
        similar = () if self._retrieval is None else await self._retrieval.similar(activity.text)
        today, told = tuple(self._memory.ticks), self._memory.render(observation.at)
        return Situation(observation.at, activity, self.shown, today, similar, told)

    async def _remember(self, tick: Tick) -> None:
        if self.shown == "none":
            return
        tick = self._seen(tick)
        self._memory.add(tick)
        if self._retrieval is not None:
            await self._retrieval.add(tick)

    def _seen(self, tick: Tick) -> Tick:
        """A tick as this assistant knows it: without its score, unless scores are shown."""
        return tick if self.shown == "ars" or tick.score is None else replace(tick, score=None)

    def _morning(self) -> DayMemory:
        return DayMemory(self.shown == "ars", self._summariser)
