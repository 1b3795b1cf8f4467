"""What one episode comes to: the row that every number of a report is computed from."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from pare.grading import FailureKind, Outcome
from pare_bench.numbers.offered import Offered

FAILURE_KINDS: tuple[FailureKind, ...] = get_args(FailureKind)
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)

EpisodeKey = tuple[str, int]
"""An episode's place in a run: scenario id and repeat."""

Count = Annotated[int, Field(ge=0, lt=2**63)]
Share = Annotated[float, Field(ge=0, le=1)]
Amount = Annotated[float, Field(ge=0, le=1e18)]


class ModelCall(BaseModel):
    """One answered call of a model."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    model: str
    tokens_in: Count
    tokens_out: Count
    cached_tokens: Count
    cost_usd: Amount | None
    """None where the price is not known."""
    seconds: Amount
    cached: bool
    """It was answered by the reply cache."""


class EpisodeRow(BaseModel):
    """One episode in figures.

    An episode of status ``error`` met an infrastructure error: it has no outcome and enters no rate. Counts are
    those of the whole episode; ``None`` stands for what does not apply or is not known.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    scenario: Annotated[str, Field(min_length=1)]
    repeat: Count
    seed: Annotated[int, Field(ge=-(2**63), lt=2**64)]
    domain: str
    capabilities: tuple[str, ...]
    """The primary one first."""
    difficulty: str
    apps: tuple[str, ...]
    content: str = ""
    """The hash of the scenario's content when it was played; empty in a folder that is older than this field."""

    status: Literal["ok", "error"]
    error: str | None
    outcome: Outcome | None
    success: bool
    failure: FailureKind | None
    checks: dict[str, bool]
    progress: Share
    """Share of the must checks that were reached."""

    turns: Count
    observed_turns: Count
    proposals: Count
    accepted: Count
    rejected: Count
    expired: Count
    violations: Count
    user_actions: Count
    user_reads: Count
    """Actions by which the user looked at something: all that worked and were no write, no wait and no answer."""
    user_writes: Count
    """Actions by which the user changed something."""
    taps_saved: int | None = None
    """How many taps fewer than by hand a success took; looking and answering count as taps."""
    reads: Count
    """Reads by the assistant."""
    writes: Count
    """Writes by the assistant that succeeded."""
    failed_calls: Count

    evidence_seen: Share | None
    evidence_before_proposal: Share | None
    in_window: bool | None
    named_need: bool | None

    offers: tuple[Offered, ...] = ()
    """Each proposal, in order."""

    tokens_in: Count
    tokens_out: Count
    cached_tokens: Count
    model_calls: Count
    calls: tuple[ModelCall, ...] = ()
    """Each answered call, in order."""
    cost_usd: Amount | None
    model_seconds: Amount
    wall_seconds: Amount
    trace_sha256: str = ""
    """SHA-256 of the canonical trace, in hexadecimal; the run folder fills it in."""

    @model_validator(mode="after")
    def _agrees_with_itself(self) -> Self:
        if self.status == "error":
            if self.error is None or self.outcome is not None or self.failure not in (None, "error"):
                raise ValueError("an episode of status 'error' says its error, has no outcome and no other failure")
        elif self.error is not None or self.outcome is None or self.failure == "error":
            raise ValueError("an episode of status 'ok' has an outcome and no error")
        if self.success != (self.outcome == "assisted"):
            raise ValueError("success means the outcome 'assisted', and only that")
        if self.success and self.failure is not None:
            raise ValueError("a successful episode has no failure kind")
        if self.outcome == "failed" and self.failure is None:
            raise ValueError("a failed episode has exactly one failure kind")
        return self

    @property
    def key(self) -> EpisodeKey:
        """The episode's place in its run."""
        return self.scenario, self.repeat


def in_order(rows: Iterable[EpisodeRow]) -> list[EpisodeRow]:
    """Rows in episode order: by scenario id, then by repeat.

    Raises:
        ValueError: Two rows describe the same episode.
    """
    ordered = sorted(rows, key=lambda row: row.key)
    for before, after in pairwise(ordered):
        if before.key == after.key:
            raise ValueError(f"two rows for scenario {after.scenario!r}, repeat {after.repeat}: give each episode once")
    return ordered


def completed(rows: Iterable[EpisodeRow]) -> list[EpisodeRow]:
    """The rows that enter rates: those without an infrastructure error."""
    return [row for row in rows if row.status == "ok"]
