"""Proposals in figures: what each named, when it came, and how it was answered."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Offered(BaseModel):
    """One proposal.

    Attributes:
        turn: the turn in which it was made, from 1.
        status: how it was answered; `pending` if the episode ended before.
        named: whether it names a need of the scenario: says all that this is about, and nothing wrong.
        timing: where it lay in the window of the need that it names, or else of the one whose window was nearest.
        minutes_off: minutes before that window opened (negative) or after it closed; 0 inside it. None if the window
            never opened, or if it cannot be said when.
        repeated: whether it says again, in the same words or nearly so, what was rejected before.
        evidence: share of the evidence of the needs that had opened which had been seen by then.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    turn: Annotated[int, Field(ge=1)]
    status: Literal["pending", "accepted", "rejected", "expired"]
    named: bool
    timing: Literal["early", "in time", "late"]
    minutes_off: float | None
    repeated: bool
    evidence: Annotated[float, Field(ge=0, le=1)]
