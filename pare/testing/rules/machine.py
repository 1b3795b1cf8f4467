"""The machine that runs is the one declared, and every screen can be reached from the root by taps."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType
from typing import Any

from pare.screen import Screen
from pare.testing.explore import declared
from pare.testing.report import Fault
from pare.testing.subject import Subject

Arrow = tuple[str, str, str]  # a trigger, where it fires, where it leads ("" for staying or another app)


def check(subject: Subject) -> Iterator[Fault]:
    """Where machine and declaration differ, and what cannot be reached."""
    blueprint, name = subject.app.blueprint(), subject.app.name
    for state in sorted({*blueprint.machine.states} ^ {*subject.app.screens}):
        where = "the machine" if state in blueprint.machine.states else "the declaration"
        yield subject.fault("machine", state, f"is a screen in {where} alone")
    if blueprint.machine.initial != blueprint.root.__name__:
        yield subject.fault("machine", name, f"its machine begins at {blueprint.machine.initial}, not at the root")
    running, said = sorted(_running(subject)), sorted(_said(subject))
    for arrow in sorted({*running} ^ {*said}):
        where = "machine" if arrow in running else "declaration"
        yield subject.fault("machine", arrow[0], f"leads to {arrow[2] or 'the same screen'} in the {where} alone")
    reached = _reached(subject)
    for screen in blueprint.taps:
        if screen not in reached and not subject.excused(screen.__name__):
            yield subject.fault("machine", screen.__name__, "no path of taps leads to this screen from the root")


def _running(subject: Subject) -> Iterator[Arrow]:
    """The transitions that the machine has."""
    for trigger, event in subject.app.blueprint().machine.events.items():
        for source, transitions in event.transitions.items():
            for transition in transitions:
                yield trigger, source, transition.dest or ""


def _said(subject: Subject) -> Iterator[Arrow]:
    """The transitions that the taps' annotations declare."""
    for screen, taps in subject.app.blueprint().taps.items():
        for tap in taps.values():
            for goes in declared(tap):
                inside = goes is not NoneType and goes.app is subject.app
                yield f"{screen.__name__}.{tap.tool.name}", screen.__name__, goes.__name__ if inside else ""


def _reached(subject: Subject) -> set[type[Screen[Any]]]:
    """The screens that taps lead to from the root, through other apps' screens as well."""
    blueprint = subject.app.blueprint()
    found, new = {blueprint.root}, [blueprint.root]
    while new:
        screen = new.pop()
        for tap in screen.app.blueprint().taps[screen].values():
            new += [goes for goes in tap.goes if goes not in found]
            found |= {*tap.goes}
    return found
