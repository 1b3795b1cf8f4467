"""How a figure is measured and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Literal

Unit = Literal["s", "x", "bytes"]


@dataclass(frozen=True)
class Figure:
    """One measured value; less is better. Without a target it is there for information.

    Attributes:
        what: what was measured.
        value: in the unit.
        target: what it has to stay below.
        unit: seconds, bytes, or times as much as something else.
        recorded: the same of the reference implementation.
    """

    what: str
    value: float
    target: float | None = None
    unit: Unit = "s"
    recorded: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times better than the reference implementation."""
        return None if self.recorded is None else self.recorded / self.value

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "met" if self.value < self.target else "MISSED"

    def told(self, value: float) -> str:
        if self.unit == "x":
            return f"{value:.2f} times"
        if self.unit == "bytes":
            return f"{value / 1e6:.3g} MB" if value >= 1e6 else f"{value:,.0f} bytes"
        for scale, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
            if value >= scale:
                return f"{value / scale:.3g} {name}"
        return f"{value / 1e-9:.3g} ns"


Measure = Callable[[], list[Figure]]


def best(
    action: Callable[[], object], *, repeat: int = 5, number: int = 1, clock: Callable[[], float] = perf_counter
) -> float:
    """Seconds that one call takes, at best."""
    action()
    found = float("inf")
    for _ in range(repeat):
        began = clock()
        for _ in range(number):
            action()
        found = min(found, (clock() - began) / number)
    return found


def peak_memory() -> int:
    """Peak memory of this process so far, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():  # what a child reports of itself elsewhere may still be its parent's
        return int(next(line for line in status.read_text().splitlines() if line.startswith("VmHWM")).split()[1]) * 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
