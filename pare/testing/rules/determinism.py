"""The same calls on the same phone lead to the same bytes, in any process and under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

from pare.testing.report import Fault
from pare.testing.script import NOT_HERE, digests, reference
from pare.testing.subject import Subject

_SEEDS = ("1", "2")


def check(subject: Subject) -> Iterator[Fault]:
    """The first call after which two runs of a script differ."""
    once, again = digests(subject), digests(subject)
    if detail := _split(once, again):
        yield subject.fault("determinism", subject.app.name, f"a second run in the same process {detail}")
        return
    if (told := reference(subject)) is None:
        return
    runs = [_started(told, seed) for seed in _SEEDS]
    for seed, run in zip(_SEEDS, runs, strict=True):
        lines = run.communicate()[0].splitlines()
        detail = _split(once, lines) if run.returncode == 0 else "breaks in a process of its own"
        if detail and run.returncode != NOT_HERE:
            yield subject.fault("determinism", subject.app.name, f"under PYTHONHASHSEED={seed} a run {detail}")


def _split(one: list[str], other: list[str]) -> str:
    """Where two runs part; empty if they do not."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            return f"parts after {mine.rpartition(' ')[0]}"
    return "" if len(one) == len(other) else "is of another length"


def _started(told: str, seed: str) -> subprocess.Popen[str]:
    """The script in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "pare.testing.script", told]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
