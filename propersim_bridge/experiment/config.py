"""What an experiment is: everything needed to repeat it, kept as `experiment.json` in its folder."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Literal, NamedTuple, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator, model_validator

from pare.errors import BadInput, LoadError, listed
from pare.files import write_into
from pare.own_files import check_regular, read_regular
from pare.sources import PlainName
from pare.times import zone
from propersim_bridge.experiment.versions import installed
from propersim_bridge.policies.choice import has_weights, own_bits, own_candidates, own_content

FILE, LOCK = "experiment.json", "experiment.lock"
_NOTHING = {LOCK, f".{FILE}.part"}  # what a run that was killed at once leaves in a folder
Assistant = Literal["proper", "ars", "ar", "none", "silent", "oracle"]
ASSISTANTS: tuple[Assistant, ...] = get_args(Assistant)


class Course(NamedTuple):
    """One persona with one assistant under one seed, over all days."""

    persona: int
    assistant: Assistant
    seed: int

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"persona-{self.persona:02}.{self.assistant}.seed-{self.seed}"


class Config(BaseModel):
    """The settings of an experiment.

    Attributes:
        personas: their numbers.
        assistants: which assistants live with each of them.
        seeds: one course for each persona, assistant and seed.
        days: simulated days of a course.
        step: simulated minutes between two decisions.
        pairs: how many preference pairs are drawn for a day's training.
        policy: what the assistants think with: `small`, `embedded/smollm2`, a model id, or a Hugging Face id.
        candidates: how many recommendations the trained assistant samples at each decision; the policy's own number if
            none is given.
        content: the share of the pairs, from 0 to 1, that compares two recommendations, as far as there are such, and
            then as many for as against silence; 0 for all alike. The policy's own if none is given.
        bits: of the policy's weights: 4 if they are quantised; what is usual for it on this machine if not given.
        judge: `rule`, or the model that rates.
        life: `seeded`, or the model that makes the days.
        summaries: `rule`, or the model that sums up memories.
        embedder: `wordllama`, or the model that embeds.
        starts: the date of day 1.
        where: the time zone of the home.
        personas_digest: digest of the personas as they were.
        versions: what it is made with: our code, data and prompts as a hash, and the libraries that decide numbers.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    version: Literal[1] = 1
    personas: tuple[int, ...] = Field(min_length=1)
    assistants: tuple[Assistant, ...] = Field(min_length=1)
    seeds: tuple[int, ...] = Field(default=(0,), min_length=1)
    days: int = Field(default=14, ge=1, le=366)
    step: float = Field(default=2.5, ge=0.5, le=10)
    pairs: int = Field(default=200, ge=1, le=100_000)
    policy: str = "small"
    candidates: int = Field(default_factory=lambda given: own_candidates(given["policy"]), ge=2, le=16)
    content: float = Field(default_factory=lambda given: own_content(given["policy"]), ge=0, le=1)
    bits: Literal[4, 16] = Field(default_factory=lambda given: own_bits(given["policy"]))
    judge: str = "rule"
    life: str = "seeded"
    summaries: str = "rule"
    embedder: str = "wordllama"
    starts: date = date(2026, 3, 2)
    where: str = "UTC"
    personas_digest: str = ""
    versions: dict[PlainName, str] = Field(default_factory=dict)

    @field_validator("personas", "assistants", "seeds")
    @classmethod
    def _once(cls, values: tuple[object, ...]) -> tuple[object, ...]:
        if len(set(values)) < len(values):
            raise ValueError(f"each once, not {listed(values)}")
        return values

    @field_validator("bits")
    @classmethod
    def _quantised(cls, bits: int, info: ValidationInfo) -> int:
        if bits == 4 and not has_weights(policy := info.data.get("policy", "small")):
            raise ValueError(f"must be 16 with the policy {policy}, which is never quantised")
        return bits

    @model_validator(mode="after")
    def _somewhere(self) -> Self:
        zone(self.where)
        return self

    @property
    def courses(self) -> Iterator[Course]:
        """Every course, seed by seed, so that an early look shows every persona and assistant."""
        for seed in self.seeds:
            for persona in self.personas:
                for assistant in self.assistants:
                    yield Course(persona, assistant, seed)

    def differences(self, other: Config) -> tuple[str, ...]:
        """The settings that differ, `name: ours, not theirs`."""
        fields = [name for name in type(self).model_fields if getattr(self, name) != getattr(other, name)]
        return tuple(f"{name.replace('_', ' ')}: {_told(self, name)}, not {_told(other, name)}" for name in fields)


def _told(config: Config, name: str) -> str:
    value = getattr(config, name)
    if isinstance(value, dict):
        return listed((f"{key} {one}" for key, one in value.items()), 40)
    return listed(value, 40) if isinstance(value, tuple) else str(value)


def made(**settings: object) -> Config:
    """A configuration from settings as they are given by hand, with the versions that are installed.

    Args:
        **settings: those of `Config`; None is as good as not given.

    Raises:
        BadInput: one does not fit; the message names it and what would be right.
    """
    try:
        asked = {name: value for name, value in settings.items() if value is not None}
        return Config.model_validate({"versions": installed(), **asked})
    except ValidationError as error:
        first = error.errors()[0]
        what, given = ".".join(map(str, first["loc"])), first["input"]
        shown = f", not {given}" if what and isinstance(given, int | float | str) else ""
        raise BadInput(f"{what}: {first['msg'].removeprefix('Value error, ')}{shown}") from None


def kept(folder: Path) -> Config | None:
    """The configuration that an experiment's folder was begun with; None for a new or empty folder.

    Raises:
        LoadError: the folder is something else, or its file is broken.
    """
    path = folder / FILE
    try:
        check_regular(folder, (FILE, *_NOTHING))
        if not path.exists():
            if folder.exists() and any(path.name not in _NOTHING for path in folder.iterdir()):
                raise LoadError(f"{folder} holds no {FILE}: use a new or empty folder, or one of `pare home run`")
            return None
        return Config.model_validate_json(read_regular(path))
    except OSError as error:
        raise LoadError(f"{folder} cannot be used: {error.strerror}") from None
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))[:80] or "the file"
        raise LoadError(f"{path}: {where}: {first['msg']}; restore it or use another folder") from None


def check(folder: Path, config: Config) -> bool:
    """Make sure that a folder is new, or that of an experiment with these settings; gives whether it is one.

    Raises:
        LoadError: the folder belongs to an experiment with other settings, or is something else.
    """
    found = kept(folder)
    if found is not None and (told := config.differences(found)):
        raise LoadError(f"{folder} was begun with other settings ({'; '.join(told)}): give the same, or another folder")
    return found is not None


def begin(folder: Path, config: Config) -> None:
    """Keep the configuration in the folder, unless it is kept there.

    Raises:
        LoadError: as `check`, or it cannot be written.
    """
    if not check(folder, config):
        write_into(folder, {FILE: config.model_dump_json(indent=2) + "\n"})
