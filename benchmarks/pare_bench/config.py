"""What a run is made of: everything needed to repeat it."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pare import registry
from pare.errors import LoadError
from pare.grading import GRADER
from pare.loop import Limits
from pare.noise import Noise
from pare.sources import PlainName
from pare_agents.models import endpoint
from pare_bench import SUITE, agents
from pare_bench.app_code import code_of, engine_code, shared_code_of
from pare_bench.character import Character
from pare_bench.corpus import corpus, digest
from pare_bench.numbers.row import EpisodeRow

Share = Annotated[float, Field(ge=0, le=1)]


class RunConfig(BaseModel):
    """A run's configuration, as `run.json` holds it.

    Attributes:
        scenarios: ids, sorted, each with the hash of its content.
        assistant: the assistant's name.
        user: the user's name.
        character: the character of a persona that the user has; None: what the scenarios say alone.
        patience: turns for which the user waits for help with an open need; None: for ever.
        models: model ids by role (`observe`, `execute`, `user`).
        endpoints: where these are asked, by role; empty: the provider's own address.
        runs: how often each scenario is played.
        seed: everything random in the run follows from it.
        limits: the rules of play, all of them.
        tool_failure, events_per_minute, reword_tools: noise.
        timeout_s: seconds that one episode may take; None: any.
        max_cost_usd, max_tokens: no episode is started once the run has used that much; None: any.
        concurrency: episodes under way at once.
        cache: folder of the reply cache; empty: none.
        versions: of the suite, the graders, the apps' code, the noise corpus (where it is in use), the package and
            Python.
        prompts: hashes of the prompts in use, by file; none where no agent asks a model.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    scenarios: Annotated[dict[str, str], Field(min_length=1)]
    assistant: str
    user: str = "scripted"
    character: Character | None = None
    patience: Annotated[int, Field(ge=0, le=10_000)] | None = None
    models: dict[str, str] = {}
    endpoints: dict[str, str] = {}
    runs: Annotated[int, Field(ge=1, le=1000)] = 1
    seed: Annotated[int, Field(ge=0, lt=2**31)] = 0
    limits: Limits = Limits()
    tool_failure: Share = 0.0
    events_per_minute: Annotated[float, Field(ge=0, le=60)] = 0.0
    reword_tools: bool = False
    timeout_s: Annotated[float, Field(gt=0)] | None = None
    max_cost_usd: Annotated[float, Field(gt=0)] | None = None
    max_tokens: Annotated[int, Field(gt=0)] | None = None
    concurrency: Annotated[int, Field(ge=1, le=10_000)] = 16
    requests_per_minute: Annotated[float, Field(gt=0)] | None = None
    cache: str = ""
    versions: dict[PlainName, str] = {}
    prompts: dict[str, str] = {}

    @classmethod
    def of(cls, ids: list[str], **settings: Any) -> RunConfig:
        """A configuration for these scenarios, with the versions and prompts that are installed.

        Raises:
            LoadError: a setting does not fit, or a scenario or an agent is not installed.
        """
        if not ids:
            raise LoadError("no scenario is chosen")
        config = cls._made({"scenarios": {id: registry.scenario(id).content for id in sorted(set(ids))}, **settings})
        prompts = agents.prompts(config.assistant, config.user)
        endpoints = {role: endpoint(id) for role, id in config.models.items()}
        found = versions(config.events_per_minute > 0, config.scenarios)
        update = {"versions": found, "prompts": prompts, "endpoints": endpoints}
        return config.model_copy(update=update)

    @classmethod
    def load(cls, stored: Mapping[str, Any], where: str) -> RunConfig:
        """The configuration of a run folder.

        Raises:
            LoadError: it is not one.
        """
        return cls._made(stored, f"{where}: ")

    def limited(self, **limits: Any) -> RunConfig:
        """The same run under other limits, which decide no episode's result; those that are None stay.

        Raises:
            LoadError: a limit does not fit.
        """
        given = {name: value for name, value in limits.items() if value is not None}
        return self._made({**self.model_dump(mode="json"), **given})

    @classmethod
    def _made(cls, values: Mapping[str, Any], where: str = "") -> RunConfig:
        try:
            return cls.model_validate(values)
        except ValidationError as error:
            fault = error.errors(include_url=False, include_context=False)[0]
            place = ".".join(map(str, fault["loc"]))[:80].removesuffix("_s").removesuffix("_usd").replace("_", " ")
            raise LoadError(f"{where}{place}: {fault['msg'].removeprefix('Value error, ')}") from None

    def check_world(self, ids: Iterable[str] | None = None) -> None:
        """Make sure that what is installed would play and grade episodes as it did when the run began.

        Args:
            ids: the scenarios that matter; None: all.

        Raises:
            LoadError: a scenario is missing or has changed, or the suite, the graders, the code or the noise have.
        """
        for id in self.scenarios if ids is None else ids:
            if registry.scenario(id).content != self.scenarios[id]:
                raise LoadError(f"scenario {id} has changed since this run began; its results cannot be mixed")
        now = versions(self.events_per_minute > 0, self.scenarios)
        for name in ("suite", "grader", "apps", "scenarios", "engine", "noise"):
            if (began := self.versions.get(name)) != (here := now.get(name)):
                raise LoadError(f"this run began with {name} {began}, and {here} is installed: begin a new run")

    def check_rows(self, rows: Iterable[EpisodeRow]) -> None:
        """Make sure that stored episodes are of this run's scenarios, as those were when it began.

        Raises:
            LoadError: one is not.
        """
        for row in rows:
            if row.scenario not in self.scenarios:
                raise LoadError(f"there is an episode of {row.scenario}, which is no scenario of this run")
            if row.content not in ("", began := self.scenarios[row.scenario]):
                raise LoadError(
                    f"scenario {row.scenario} was {began} when this run began, and {row.content} when run "
                    f"{row.repeat + 1} of it was played: its results cannot be mixed"
                )

    def check_agents(self) -> None:
        """Make sure that the agents, their models and the reply cache can be used here, as they were.

        Raises:
            LoadError: an agent is not installed, a model or the cache cannot be used, or the prompts have changed.
        """
        agents.check_models(agents.roles(self.assistant, self.user), self.models, priced=self.max_cost_usd is not None)
        if self.cache and self.models:
            agents.check_cache(self.cache)
        if self.prompts != agents.prompts(self.assistant, self.user):
            raise LoadError("the prompts have changed since this run began; its results cannot be mixed")

    def episodes(self) -> list[tuple[str, int]]:
        """Every episode of the run, run by run."""
        return [(id, repeat) for repeat in range(self.runs) for id in self.scenarios]

    def episode_seed(self, scenario: str, repeat: int) -> int:
        """The seed of one episode; it depends on nothing but the run's seed, the scenario and the repeat."""
        return int.from_bytes(hashlib.sha256(f"{self.seed}/{scenario}/{repeat}".encode()).digest()[:4], "big")

    def noise(self, scenario: str, repeat: int) -> Noise:
        """The noise of one episode."""
        arriving = corpus() if self.events_per_minute else ()
        seed = self.episode_seed(scenario, repeat)
        return Noise(self.tool_failure, self.events_per_minute, self.reword_tools, seed, arriving)


def versions(noise: bool = False, scenarios: Iterable[str] = ()) -> dict[str, str]:
    """Versions of what decides a run's numbers: with noise, its corpus too; with scenarios, the code behind them."""
    found = {"suite": SUITE, "grader": GRADER, "pare-sim": version("pare-sim"), "python": platform.python_version()}
    played = [registry.scenario(id) for id in scenarios]
    if kinds := frozenset(kind for one in played for kind in one.apps):
        found["apps"] = code_of(kinds)
    if played:
        found |= {"scenarios": shared_code_of(frozenset(map(type, played))), "engine": engine_code()}
    return {**found, "noise": digest()} if noise else found
