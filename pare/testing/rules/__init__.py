"""The rules that an app keeps, one a module; each module's docstring is the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pare.testing.report import Fault
from pare.testing.rules import (
    arrivals,
    atomic,
    attribution,
    bad_input,
    by_hand,
    context,
    determinism,
    diffs,
    machine,
    reads,
    schemas,
    snapshots,
    taps,
)
from pare.testing.subject import Subject

Rule = Callable[[Subject], Iterator[Fault]]

MACHINE_RULES: Mapping[str, Rule] = {
    "machine": machine.check,
    "taps": taps.check,
    "by hand": by_hand.check,
    "arrivals": arrivals.check,
}
"""What walking an app's machine shows."""

RULES: Mapping[str, Rule] = {
    "schemas": schemas.check,
    **MACHINE_RULES,
    "context": context.check,
    "attribution": attribution.check,
    "reads": reads.check,
    "snapshots": snapshots.check,
    "diffs": diffs.check,
    "atomic": atomic.check,
    "bad input": bad_input.check,
    "determinism": determinism.check,
}
"""Every rule by name, in the order in which they are checked."""
