"""Every tap works somewhere and leads where it says and nowhere else; every screen can be shown, and left again."""

from __future__ import annotations

from collections.abc import Iterator

from pare.errors import DefinitionError
from pare.testing.explore import declared
from pare.testing.report import Fault
from pare.testing.subject import Subject, screens_shown


def check(subject: Subject) -> Iterator[Fault]:
    """Dead taps, destinations that are never taken, and whatever broke when taps were tried."""
    found = subject.exploration
    for (what, detail), example in found.crashes.items():
        told = "breaks" if DefinitionError.__name__ not in detail else "does not lead where it says"
        yield subject.fault("taps", what, f"{told}: {detail}", example)
    for screen, taps in subject.app.blueprint().taps.items():
        if screen not in found.places:
            if not subject.excused(screen.__name__):
                yield subject.fault(
                    "taps", screen.__name__, "was never reached by taps with made-up data; see `populate`"
                )
            continue
        for name, tap in taps.items():
            what, seen = f"{screen.__name__}.{name}", found.outcomes.get((screen, name), set())
            if not seen:
                if not subject.excused(what):
                    refusal = found.refusals.get((screen, name), "it broke each time")
                    yield subject.fault("taps", what, f"never worked; the last time: {refusal}")
                continue
            for goes in declared(tap):
                where = f"{what} -> {goes.__name__ if goes is not type(None) else None}"
                if goes not in seen and not subject.excused(where):
                    yield subject.fault("taps", where, "is declared and was never taken")
    shown = set()
    for screen, places in found.places.items():
        for place in places:
            for detail in screens_shown(place.phone.fork()):
                if (screen, detail) not in shown:
                    shown.add((screen, detail))
                    example = repr(place.phone.screen)
                    yield subject.fault("taps", screen.__name__, f"going back from it: {detail}", example)
