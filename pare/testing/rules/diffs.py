"""The net effects that the journal tells are the differences between the states before and after."""

from __future__ import annotations

from collections.abc import Iterator

from pare.effects import Effect, effects, same
from pare.entity import Entity
from pare.phone import Phone
from pare.testing.report import Fault, called
from pare.testing.state import differences, state_of
from pare.testing.subject import Subject

_CALLS = 6  # of each operation
_LONG = 40  # calls of a longer stretch


def check(subject: Subject) -> Iterator[Fault]:
    """Effects that are not differences, and differences that are no effects."""
    for take in subject.exploration.all_takes:
        for detail in _faults(take.before, take.after):
            what = f"{type(take.screen).__name__}.{take.tap.tool.name}"
            yield subject.fault("diffs", what, detail, take.example)
    start, random = subject.phones[1], subject.random("diffs")
    for tool in subject.of_kind("write", "incoming"):
        for _ in range(_CALLS):
            phone, arguments = start.fork(), subject.values.arguments(tool, start, random)
            if _worked(subject, phone, tool.name, arguments):
                for detail in _faults(start, phone):
                    yield subject.fault("diffs", tool.name, detail, called(tool.name, arguments))
    phone, writes = start.fork(), subject.of_kind("write")
    made = []
    for _ in range(_LONG if writes else 0):
        tool = random.choice(writes)
        arguments = subject.values.arguments(tool, phone, random)
        made += [tool.name] if _worked(subject, phone, tool.name, arguments) else []
    for detail in _faults(start, phone):
        yield subject.fault("diffs", subject.app.name, detail, f"after {', '.join(made)}")


def _worked(subject: Subject, phone: Phone, name: str, arguments: dict[str, object]) -> bool:
    tool = subject.app.blueprint().tools[name]
    try:
        return subject.call(phone, tool, arguments).error is None
    except Exception:  # other rules tell of it
        return False


def _faults(before: Phone, after: Phone) -> Iterator[str]:
    """Where effects and states disagree, over one actor's stretch."""
    told = {(e.table, e.id): e for e in effects(after.journal.changes[len(before.journal.changes) :])}
    changed = [(table, id) for table, id, _ in differences(state_of(before), state_of(after)) if _of_app(table)]
    for ref in changed:
        if ref not in told and not _alike(before.entity(ref), after.entity(ref)):
            yield f"{ref[0]} {ref[1]} is different, and no effect tells of it"
    for ref, effect in told.items():
        if not _true(effect, before.entity(ref), after.entity(ref)):
            yield f"the effect on {ref[0]} {ref[1]} ({effect.kind}) is not the difference between the states"


def _of_app(table: str) -> bool:
    return "." in table and not table.startswith("phone.")


def _true(effect: Effect, was: Entity | None, now: Entity | None) -> bool:
    if not _alike(effect.before, was):
        return False
    if _alike(effect.after, now):
        return not _alike(was, now)
    return now is None and effect.after is not None and effect.after.lasting


def _alike(one: Entity | None, other: Entity | None) -> bool:
    return one is other if one is None or other is None else same(one, other)
