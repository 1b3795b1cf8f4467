"""The parts that a course is made of, as the configuration names them."""

from __future__ import annotations

from contextlib import AsyncExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, cast

from pare.errors import BadInput, LoadError
from pare_agents.models.errors import ModelError
from pare_agents.models.meter import Meter
from propersim_bridge.assistants.follower import HomeAssistant
from propersim_bridge.assistants.proper import ProPerAssistant
from propersim_bridge.assistants.reference import Oracle, Silent
from propersim_bridge.contracts import DaySource, Judge, Learner, Policy
from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.lacks import SUMMARIES, Lacks, WatchedJudge
from propersim_bridge.experiment.store import Store
from propersim_bridge.experiment.stored import StoredSummaries
from propersim_bridge.memory.day import Recall, Summariser
from propersim_bridge.memory.embedding import Embedder, open_embedder
from propersim_bridge.memory.retrieval import Retrieval
from propersim_bridge.personas.persona import Persona
from propersim_bridge.policies.choice import asks_a_model, open_policy, prepare_policy
from propersim_bridge.rating.by_rule import ByRule
from propersim_bridge.resident import Recalls, no_words
from propersim_bridge.seeds import seed_of

if TYPE_CHECKING:
    from propersim_bridge.memory.summaries import ByModelSummaries

OFFLINE = {"judge": "rule", "life": "seeded", "summaries": "rule"}  # what needs no model, by setting


def prepare(config: Config) -> None:
    """Make sure that everything the configuration names can be used here.

    Args:
        config: the experiment.

    Raises:
        LoadError: a package or a model is missing; one line says which.
        BadInput: what is asked does not go together.
    """
    learns = "proper" in config.assistants
    if learns and asks_a_model(config.policy):
        raise BadInput(f"policy: {config.policy} answers over a network and cannot be trained; leave out proper")
    for name, offline in OFFLINE.items():
        if (id := getattr(config, name)) != offline:
            from pare_agents.models.ids import api_key, check_model

            try:
                api_key(check_model(id))
            except ModelError as error:
                raise LoadError(f"{name}: `{offline}` or a model: {error}") from None
    if {*config.assistants} & {"proper", "ars", "ar"}:
        open_embedder(config.embedder)
    if {*config.assistants} - {"silent", "oracle"}:
        prepare_policy(config.policy, config.bits)


class Parts:
    """Opens the parts of courses; an asynchronous context in which its models are open.

    Args:
        config: the experiment.
        cache: folder of the models' reply cache; None for none.
    """

    def __init__(self, config: Config, cache: str | None = None) -> None:
        self._config, self._cache = config, cache
        self._open: dict[str, Any] = {}
        self._stack = AsyncExitStack()
        self.meter = Meter()
        self._judged = Lacks()
        self._summarisers: list[ByModelSummaries] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    @property
    def lacks(self) -> Lacks:
        """What its models have failed to give so far."""
        found = Lacks()
        for fault in (fault for summariser in self._summarisers for fault in summariser.faults):
            found.add(SUMMARIES, self._config.summaries, fault)
        found.merge(self._judged)
        return found

    def judge(self, course: Course) -> Judge:
        """What rates."""
        if self._config.judge == "rule":
            return ByRule()
        from propersim_bridge.rating.by_model import ByModel

        judge = ByModel(self._model(self._config.judge), seed=_seed(course, "judge"))
        return WatchedJudge(judge, self._config.judge, self._judged)

    def life(self, course: Course) -> DaySource:
        """What makes the days: the same days for every assistant, as far as assistants do not change them."""
        seed = seed_of(course.seed, course.persona, "life")
        if self._config.life == "seeded":
            from propersim_bridge.day.seeded import SeededDays

            return SeededDays(seed, self._config.where)
        from propersim_bridge.day.by_model import ModelDays

        return ModelDays(self._model(self._config.life), seed % 2**31, self._config.where)

    def recall(self, course: Course, store: Store) -> Recalls:
        """The memory of the person who rates, in words; a judge by rule reads the ticks themselves."""
        return no_words if self._config.judge == "rule" else Recall(self._summariser(course, store, "user"))

    def assistant(self, course: Course, persona: Persona, store: Store) -> tuple[HomeAssistant, Learner | None]:
        """The assistant, and what it trains, if it does; the store keeps summaries that a model makes.

        Raises:
            LoadError: the policy cannot be used here.
        """
        seed, config = _seed(course, "assistant"), self._config
        if course.assistant == "silent":
            return HomeAssistant(Silent(), shown="none"), None
        if course.assistant == "oracle":
            from propersim_bridge.policies.catalogue import texts

            return HomeAssistant(Oracle(persona, texts()), shown="ar", seed=seed), None
        summariser = self._summariser(course, store, "assistant")
        policy: Policy = open_policy(config.policy, self._model, config.bits, course.seed)
        if course.assistant == "none":
            return HomeAssistant(policy, shown="none", seed=seed), None
        retrieval = Retrieval(self._embedder())
        if course.assistant == "proper":
            learner = cast(Learner, policy)  # `prepare` refuses policies that cannot learn
            return ProPerAssistant(
                learner, drawn=config.pairs, candidates=config.candidates, content=config.content, seed=seed,
                retrieval=retrieval, summariser=summariser,
            ), learner  # fmt: skip
        shown = course.assistant
        return HomeAssistant(policy, shown=shown, seed=seed, retrieval=retrieval, summariser=summariser), None

    def _summariser(self, course: Course, store: Store, whose: str) -> Summariser | None:
        if self._config.summaries == "rule":
            return None
        from propersim_bridge.memory.summaries import ByModelSummaries

        model, seed = self._model(self._config.summaries), _seed(course, f"summaries of {whose}")
        self._summarisers.append(asked := ByModelSummaries(model, seed))
        return StoredSummaries(asked, store, whose)

    def _embedder(self) -> Embedder:
        found: Embedder | None = self._open.get("embedder")
        if found is None:
            found = self._open["embedder"] = open_embedder(self._config.embedder)
            if hasattr(found, "aclose"):
                self._stack.push_async_callback(found.aclose)
        return found

    def _model(self, id: str) -> Any:
        found = self._open.get(f"model {id}")
        if found is None:
            from pare_agents.models import open_model

            found = self._open[f"model {id}"] = open_model(id, cache=self._cache, meter=self.meter)
            self._stack.push_async_callback(found.aclose)
        return found


def _seed(course: Course, purpose: str) -> int:
    return seed_of(course.seed, course.persona, course.assistant, purpose)
