"""How a figure is measured and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

Unit = Literal["s", "x", "bytes"]


@dataclass(frozen=True)
class Figure:
    """One measured value; less is better. Without a target it is there for information."""

    what: str
    value: float
    target: float | None = None
    unit: Unit = "s"

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "met" if self.value < self.target else "MISSED"

    def told(self, value: float) -> str:
        if self.unit == "x":
            return f"{value:.2f} times"
        if self.unit == "bytes":
            return f"{value:,.0f} bytes"
        for scale, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
            if value >= scale:
                return f"{value / scale:.3g} {name}"
        return f"{value / 1e-9:.3g} ns"


Measure = Callable[[], list[Figure]]


def best(action: Callable[[], object], *, repeat: int = 5, number: int = 1) -> float:
    """Seconds that one call takes, at best."""
    action()
    found = float("inf")
    for _ in range(repeat):
        began = perf_counter()
        for _ in range(number):
            action()
        found = min(found, (perf_counter() - began) / number)
    return found
