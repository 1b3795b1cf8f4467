"""Published figures of another suite, for orientation: they stand beside ours and are never mixed with them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


class Figure(BaseModel):
    """A published share; ``rounded`` if the source gives it as approximate."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    value: Annotated[float, Field(ge=0, le=1)]
    rounded: bool = False

    def __str__(self) -> str:
        return f"~{self.value:.0%}" if self.rounded else f"{self.value:.1%}"


def _figure(told: object) -> object:
    """A figure from how the file gives it: `42.5%`, or `~42%`."""
    if not isinstance(told, str):
        return told
    number = told.removeprefix("~").removesuffix("%")
    return {"value": round(float(number) / 100, 6), "rounded": told.startswith("~")}


Published = Annotated[Figure | None, BeforeValidator(_figure)]


class Row(BaseModel):
    """What is published of one model; None where the text gives no figure."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    model: str
    success: Published = None
    success_hat_4: Published = None
    proposed: Published = None
    accepted: Published = None


class Reference(BaseModel):
    """Published figures with their source."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    section: str
    suite: str
    runs: int
    notes: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def source(self) -> str:
        """Where the figures are from."""
        return f"“{self.title}”, {self.section}"

    @property
    def warning(self) -> str:
        """What the figures were measured on."""
        return f"Measured on another suite ({self.suite}), {self.runs} runs: not comparable with any number of ours."


@cache
def figures() -> Reference:
    """The figures of the paper that introduced Pare."""
    text = files(__name__).joinpath("paper.toml").read_text(encoding="utf-8")
    return Reference.model_validate(tomllib.loads(text))
