"""Whether the numbers of two runs may be compared, and what speaks against it.

What is compared may differ: the assistant with its models and prompts, the seed, how often each scenario is played, and
which scenarios there are. All else that decides a number must be the same.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import NamedTuple

from pare_bench.config import RunConfig


class Unlike(NamedTuple):
    """Something that must be the same in both runs, and is not."""

    what: str
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.what} ({self.first}, {self.second})"


def unlike(first: RunConfig, second: RunConfig) -> list[Unlike]:
    """Everything that makes the numbers of two runs incomparable."""
    ours, theirs = _settings(first), _settings(second)
    pairs = [(what, ours.get(what, "none"), theirs.get(what, "none")) for what in dict.fromkeys([*ours, *theirs])]
    common = sorted(first.scenarios.keys() & second.scenarios.keys())
    pairs += [(f"scenario {id}", first.scenarios[id], second.scenarios[id]) for id in common]
    return [Unlike(what, one, other) for what, one, other in pairs if one != other]


def _settings(config: RunConfig) -> dict[str, str]:
    versions = {"suite": "suite", "grader": "grader", "apps": "apps' code", "scenarios": "scenarios' shared code",
                "engine": "code of engine and users", "noise": "noise corpus"}  # fmt: skip
    found = {told: config.versions[name] for name, told in versions.items() if name in config.versions}
    found["user"] = config.user
    if character := config.character:
        found["persona"], found["character"] = f"{character.persona} {character.name}", character.hash
    if config.patience is not None:
        found["patience"] = f"{config.patience} turns"
    if model := config.models.get("user"):
        found["user model"] = model
        found["user model's address"] = config.endpoints.get("user") or "the provider's own"
        ours = {name: hash for name, hash in config.prompts.items() if not name.startswith(("observe", "execute"))}
        found |= {f"prompt {name}": hash for name, hash in ours.items()}
    limits = {name: "as the scenario sets" if value is None else f"{value:g}"
              for name, value in asdict(config.limits).items()}  # fmt: skip
    found |= {name.replace("_", " "): told for name, told in limits.items()}
    noise = {"tool failure": f"{config.tool_failure:g}", "events per minute": f"{config.events_per_minute:g}"}
    return {**found, **noise, "reworded tools": "yes" if config.reword_tools else "no"}
