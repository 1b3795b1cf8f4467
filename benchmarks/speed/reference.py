"""Side by side with the reference implementation: figures that were recorded of it, and the same measured here.

The reference ran on a comparable machine of two cores. Memory and start-up are measured in processes of their own.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from benchmarks.speed import startup, suite, world
from benchmarks.speed.measure import Figure, Unit, best
from benchmarks.speed.rows import filled
from pare.phone import Phone
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp

BETTER = 15  # times, where there is no target of its own
EMAILS, EARLY, LATE = 10_000, 10, 200


class Recorded(NamedTuple):
    """A figure of the reference implementation; what is measured here has to stay below the target."""

    value: float
    target: float | None = None
    unit: Unit = "s"

    def beside(self, what: str, value: float) -> Figure:
        """What is measured here, beside it."""
        target = self.value / BETTER if self.target is None else self.target
        return Figure(what, value, target, self.unit, recorded=self.value)


SUITE = Recorded(15.8, target=0.5)
MEMORY = Recorded(383e6, target=120e6, unit="bytes")
START = Recorded(8.4)
SNAPSHOT = Recorded(598e-3)
TURN_EARLY, TURN_LATE = Recorded(1.3e-3), Recorded(12e-3)
TRACE = Recorded(29.9e6, unit="bytes")


def measure_reference() -> list[Figure]:
    processor, wall = suite.seconds(repeat=5)
    whole = SUITE.beside("as a command, start-up included: processor", min(_command() for _ in range(2)))
    early, late = _turns()
    return [
        SUITE.beside("143 oracle episodes, stored, worlds and wordings ready: processor", processor),
        replace(SUITE.beside("the same on the clock", wall), target=SUITE.value / BETTER),
        replace(SUITE.beside("a first run in a process, start-up excluded: processor", _first()), target=1.0),
        replace(whole, target=None),
        MEMORY.beside("peak memory, in a process of its own", _peak()),
        START.beside("start: pare --help", startup.help_seconds()),
        *_snapshots(),
        TURN_EARLY.beside(f"framework time of a turn at {EARLY} turns", early),
        TURN_LATE.beside(f"framework time of a turn at {LATE} turns", late),
        TRACE.beside(f"trace of {LATE} turns", asyncio.run(world.trace_bytes(LATE))),
    ]


def _snapshots() -> list[Figure]:
    phone = filled(EMAILS, [EmailApp, Calendar])
    forked = best(phone.fork, number=200, clock=process_time)
    written = best(partial(_written, phone), clock=process_time)
    return [
        SNAPSHOT.beside(f"snapshot, {EMAILS:,} emails: a fork", forked),
        SNAPSHOT.beside("the mails written out, as JSON", written),
    ]


def _written(phone: Phone) -> bytes:
    return b",".join([row.__pydantic_serializer__.to_json(row) for row in phone.app(EmailApp).emails])


def _turns() -> tuple[float, float]:
    times = world.turn_seconds(LATE)
    return median(times[EARLY - 5 : EARLY + 5]), median(times[LATE - 10 : LATE])


def _first() -> float:
    return min(float(_alone("first")) for _ in range(3))


def _peak() -> int:
    return min(int(_alone("peak")) for _ in range(2))


def _alone(what: str) -> str:
    """What a function of `suite` gives in a process of its own."""
    code = f"from benchmarks.speed.suite import {what}; print({what}())"
    return subprocess.check_output([sys.executable, "-c", code], text=True)


def _command() -> float:
    """Seconds of processor time of a first run in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with TemporaryDirectory() as place:
        command = [sys.executable, "-m", "pare.cli", "run", "--assistant", "oracle", "--out", str(Path(place) / "run")]
        subprocess.run([*command, "--format", "json"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
