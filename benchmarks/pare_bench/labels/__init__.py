"""Labelled proposals: what a sensible user says to each, whatever a simulated one decides.

One JSON line for each in `<domain>.jsonl`, and in `held_out*.jsonl`. A simulated user is measured against the labels
(`pare bench-user`); the scripted one was tuned while looking at the former, and its agreement is told for the latter,
which were written without looking at what it decides, decided again by a second annotator who saw neither (those on
which the two were not of one mind were left out), and not read before they were measured.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pare.errors import LoadError

Kind = Literal[
    "good", "in other words", "vague", "wrong person", "wrong time", "wrong thing", "already done", "too early",
    "too late", "over-reaching",
]  # fmt: skip
When = Literal["open", "before", "closed", "done"]
Half = Literal["tuning", "held-out"]

FOLDER = Path(__file__).parent


class Label(BaseModel):
    """One proposal and what a sensible user says to it.

    Attributes:
        scenario: the scenario's id.
        need: which of its needs the proposal is about, from 0; those before it are met by then.
        when: at which moment it is made: while the need is open, before its evidence is there, after its window has
            closed, or when everything is done already.
        kind: what is good or bad about it.
        accept: whether a sensible user accepts it.
        text: the proposal.
        half: whether users were tuned while looking at it; its file decides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: str
    need: Annotated[int, Field(ge=0)] = 0
    when: When = "open"
    kind: Kind
    accept: bool
    text: Annotated[str, Field(min_length=1)]
    half: Half = "tuning"


def labels(folder: Path = FOLDER) -> tuple[Label, ...]:
    """All labelled proposals, in order.

    Raises:
        LoadError: a line is no labelled proposal.
    """
    return tuple(label for path in sorted(folder.glob("*.jsonl")) for label in _read(path))


def _read(path: Path) -> Iterable[Label]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            label = Label.model_validate_json(line)
        except ValidationError as error:
            fault = error.errors(include_url=False)[0]
            where = ".".join(map(str, fault["loc"])) or "the line"
            raise LoadError(f"{path.name}, line {number}: {where}: {fault['msg']}") from None
        yield label.model_copy(update={"half": "held-out"}) if path.stem.startswith("held_out") else label
