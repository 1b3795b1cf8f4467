"""Training by itself, outside of any experiment: from pairs in a file to an adapter in a folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from pare.errors import BadInput, LoadError, PareError
from propersim_bridge.training.dpo import OnStep
from propersim_bridge.training.extras import require_training
from propersim_bridge.training.rows import Row
from propersim_bridge.training.settings import SMALL, DpoSettings

ADAPTER, UNDER_WAY, JOB = "adapter", "checkpoints", "job.json"


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be trained.

    Attributes:
        policy: the name of the policy.
        rows: the pairs.
        settings: how.
        seed: of the order of the pairs.
        out: where the adapter goes, and the state of a training under way.
        start: an adapter to go on from.
        base: the seed of the small policy's pre-training; None for that of `start`, or 0.
    """

    policy: str
    rows: Sequence[Row]
    settings: DpoSettings
    seed: int
    out: Path
    start: Path | None = None
    base: int | None = None

    @property
    def digest(self) -> str:
        """Tells one job from another."""
        told = [self.policy, self.settings.model_dump(mode="json"), self.seed, str(self.start), *self.rows]
        told += [] if self.base is None else [self.base]
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def changed(policy: str, **asked: Any) -> DpoSettings:
    """The settings of a policy with what was asked for besides.

    Raises:
        BadInput: a setting does not fit; the message names it.
    """
    from propersim_bridge.policies.causal import settings_for

    given = {name: value for name, value in asked.items() if value is not None}
    if policy == "small" and given.get("bits") == 4:
        raise BadInput("bits: the small policy is never quantised; leave it at 16")
    own = (SMALL if policy == "small" else settings_for(policy)).model_dump()
    if (micro := own["micro_batch"]) is not None and (batch := given.get("batch")) is not None and batch % micro:
        given["micro_batch"] = 1
    try:
        return DpoSettings.model_validate(own | given)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise BadInput(f"{where or 'settings'}: {first['msg'].removeprefix('Value error, ')}") from None


def train_on(job: Job, on_step: OnStep | None = None) -> dict[str, Any]:
    """Train and write the adapter; a job that was cut short goes on after its last whole epoch.

    Raises:
        LoadError: a package or the model is missing, the folder belongs to another job, or training diverged.
        BadInput: a pair does not suit the policy, or what `start` names is no adapter of it.
    """
    _prepare(job)
    _check_free(job)
    policy = _ready(job)
    with _under_way(job) as checkpoints:
        measures = policy.train_rows(job.rows, job.seed, on_step, checkpoints)
        policy.save(job.out / ADAPTER)
    return {"policy": job.policy, "seed": job.seed, **job.settings.model_dump(mode="json"), **measures}


def _prepare(job: Job) -> None:
    if job.policy == "small":
        require_training("the small policy")
    else:
        from propersim_bridge.policies.causal import prepare

        prepare(job.policy, job.settings.bits)


def _check_free(job: Job) -> None:
    """Make sure that no other training is under way in the folder."""
    note = job.out / JOB
    try:
        if note.is_file() and note.read_text(encoding="utf-8") != job.digest:
            raise LoadError(f"{job.out} holds another training under way: ask for the same, or give a new folder")
    except OSError as error:
        raise LoadError(f"{note} cannot be read: {error.strerror or error}") from None


@contextmanager
def _under_way(job: Job) -> Iterator[Path]:
    """The folder of a training's checkpoints, and a note whose they are.

    Neither stays once the training is done or refused, or where there is no checkpoint to go on from.
    """
    missing = [part for part in (job.out, *job.out.parents) if not part.exists()]
    checkpoints = _begin(job)
    try:
        yield checkpoints
    except BaseException as error:
        if isinstance(error, PareError) or not any(checkpoints.glob("*")):
            _clear(job)
            with suppress(OSError):
                for part in missing:
                    part.rmdir()
        raise
    _clear(job)


def _begin(job: Job) -> Path:
    checkpoints = job.out / UNDER_WAY
    try:
        checkpoints.mkdir(parents=True, exist_ok=True)
        if not (job.out / JOB).is_file():
            (job.out / JOB).write_text(job.digest, encoding="utf-8")
    except OSError as error:
        raise LoadError(f"{job.out} cannot be written: {error.strerror or error}") from None
    return checkpoints


def _clear(job: Job) -> None:
    shutil.rmtree(job.out / UNDER_WAY)
    (job.out / JOB).unlink()


def _ready(job: Job) -> Any:
    """The policy, with the adapter to go on from."""
    start = job.start if job.start is None or not (job.start / ADAPTER).is_dir() else job.start / ADAPTER
    policy = _opened(job, start)
    if start is not None:
        policy.load(start)
    return policy


def _opened(job: Job, start: Path | None) -> Any:
    if job.policy == "small":
        from propersim_bridge.policies.small import SmallPolicy, seed_of
        from propersim_bridge.training.adapter import owner_of

        of_start = 0 if start is None else seed_of(owner_of(start)[0])
        return SmallPolicy.open(job.settings, of_start if job.base is None else job.base)
    from propersim_bridge.policies.causal import CausalPolicy

    return CausalPolicy.open(job.policy, job.settings)
