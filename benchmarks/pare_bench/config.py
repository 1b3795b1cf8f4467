"""What a run is made of: everything needed to repeat it."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Mapping
from importlib.metadata import version
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pare import registry
from pare.errors import LoadError
from pare.grading import GRADER
from pare.loop import Limits
from pare.noise import Noise
from pare_bench import SUITE
from pare_bench.corpus import corpus

Share = Annotated[float, Field(ge=0, le=1)]


class RunConfig(BaseModel):
    """A run's configuration, as `run.json` holds it.

    Attributes:
        scenarios: ids, sorted, each with the hash of its content.
        assistant: the assistant's name.
        user: the user's name.
        models: model ids by role (`observe`, `execute`, `user`).
        runs: how often each scenario is played.
        seed: everything random in the run follows from it.
        limits: the rules of play.
        tool_failure, events_per_minute, reword_tools: noise.
        timeout_s: seconds that one episode may take; None: any.
        max_cost_usd, max_tokens: no episode is started once the run has used that much; None: any.
        concurrency: episodes under way at once.
        cache: folder of the reply cache; empty: none.
        versions: of the suite, the graders, the packages and Python.
        prompts: hashes of the prompts in use, by file.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenarios: dict[str, str]
    assistant: str
    user: str = "scripted"
    models: dict[str, str] = {}
    runs: Annotated[int, Field(ge=1, le=1000)] = 1
    seed: Annotated[int, Field(ge=0, lt=2**31)] = 0
    limits: dict[str, float] = {}
    tool_failure: Share = 0.0
    events_per_minute: Annotated[float, Field(ge=0, le=60)] = 0.0
    reword_tools: bool = False
    timeout_s: Annotated[float, Field(gt=0)] | None = None
    max_cost_usd: Annotated[float, Field(gt=0)] | None = None
    max_tokens: Annotated[int, Field(gt=0)] | None = None
    concurrency: Annotated[int, Field(ge=1, le=10_000)] = 1
    cache: str = ""
    versions: dict[str, str] = {}
    prompts: dict[str, str] = {}

    @classmethod
    def of(cls, ids: list[str], **settings: Any) -> RunConfig:
        """A configuration for these scenarios, with the versions that are installed.

        Raises:
            LoadError: a setting does not fit, or a scenario is not installed.
        """
        contents = {id: registry.scenario(id).content for id in sorted(set(ids))}
        if not contents:
            raise LoadError("no scenario is chosen")
        try:
            return cls(scenarios=contents, versions=versions(), **settings)
        except ValidationError as error:
            fault = error.errors(include_url=False)[0]
            raise LoadError(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}") from None

    @classmethod
    def load(cls, stored: Mapping[str, Any], where: str) -> RunConfig:
        """The configuration of a run folder.

        Raises:
            LoadError: it is not one.
        """
        try:
            return cls.model_validate(stored)
        except ValidationError as error:
            fault = error.errors(include_url=False)[0]
            raise LoadError(f"{where}: {'.'.join(map(str, fault['loc']))}: {fault['msg']}") from None

    def check_installed(self) -> None:
        """Make sure that the installed scenarios are those of the run.

        Raises:
            LoadError: a scenario is missing or has changed, or the graders have.
        """
        for id, content in self.scenarios.items():
            if registry.scenario(id).content != content:
                raise LoadError(f"scenario {id} has changed since this run began; its results cannot be mixed")
        if self.versions.get("grader") != GRADER:
            raise LoadError(f"the run was graded by graders {self.versions.get('grader')}; installed are {GRADER}")

    @property
    def rules(self) -> Limits:
        """The rules of play."""
        whole = {name: value if name == "turn_seconds" else int(value) for name, value in self.limits.items()}
        return Limits(**whole)  # type: ignore[arg-type]

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


def versions() -> dict[str, str]:
    """Versions of what decides a run's numbers."""
    return {"suite": SUITE, "grader": GRADER, "pare-sim": version("pare-sim"), "python": platform.python_version()}
