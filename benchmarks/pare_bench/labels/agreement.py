"""How far a user agrees with the labels: in all, and by what is good or bad about the proposals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict

from pare_bench.labels import Kind, Label
from pare_bench.labels.asking import Answer

_Z = 1.959964  # of a two-sided 95 % interval
_NONE = ("not asked", "error")


class Agreement(BaseModel):
    """Agreement over some labelled proposals.

    Attributes:
        proposals: how many were answered, or ran out.
        agreed: on how many the user agrees; a proposal that runs out counts as not accepted.
        false_accepts: accepted, though a sensible user does not.
        false_rejects: not accepted, though a sensible user does.
        unanswered: ran out without an answer.
        not_asked: the moment for them never came; in no other count.
        errors: the user's model could not be asked; in no other count.
    """

    model_config = ConfigDict(frozen=True)

    proposals: int
    agreed: int
    false_accepts: int
    false_rejects: int
    unanswered: int
    not_asked: int
    errors: int

    @property
    def rate(self) -> float | None:
        """Share of agreement, 0 to 1; None of nothing."""
        return self.agreed / self.proposals if self.proposals else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Wilson's 95 % interval of the rate."""
        if not self.proposals:
            return None
        n, p = self.proposals, self.agreed / self.proposals
        middle, half = p + _Z**2 / (2 * n), _Z * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n * n))
        return max(0.0, (middle - half) / (1 + _Z**2 / n)), min(1.0, (middle + half) / (1 + _Z**2 / n))


Answered = tuple[Label, Answer]


def agreement(answered: Iterable[Answered]) -> Agreement:
    """The agreement of some answers with their labels."""
    told = list(answered)
    asked = [(label.accept, answer == "accepted") for label, answer in told if answer not in _NONE]
    return Agreement(
        proposals=len(asked),
        agreed=sum(wanted == given for wanted, given in asked),
        false_accepts=sum(given and not wanted for wanted, given in asked),
        false_rejects=sum(wanted and not given for wanted, given in asked),
        unanswered=sum(answer == "expired" for _, answer in told),
        not_asked=sum(answer == "not asked" for _, answer in told),
        errors=sum(answer == "error" for _, answer in told),
    )


def by_kind(answered: Sequence[Answered]) -> dict[Kind, Agreement]:
    """The same for every kind of proposal that occurs, in the order of their first."""
    kinds = dict.fromkeys(label.kind for label, _ in answered)
    return {kind: agreement(one for one in answered if one[0].kind == kind) for kind in kinds}


def differs(label: Label, answer: Answer) -> bool:
    """Whether an answer disagrees with its label."""
    return answer not in _NONE and label.accept != (answer == "accepted")
