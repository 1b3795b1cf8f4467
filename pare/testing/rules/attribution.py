"""A tap changes data through operations alone, and every change stands in the journal, by the user."""

from __future__ import annotations

from collections.abc import Iterator

from pare.testing.explore import Take
from pare.testing.report import Fault
from pare.testing.state import differences, state_of
from pare.testing.subject import Subject


def check(subject: Subject) -> Iterator[Fault]:
    """Changes that taps made in another way."""
    operations = {
        tool.name for kind in subject.kinds for tool in kind.blueprint().tools.values() if tool.kind != "read"
    }
    told = set()
    for take in subject.exploration.all_takes:
        what = f"{type(take.screen).__name__}.{take.tap.tool.name}"
        for detail in _faults(take, operations):
            if (what, detail) not in told:
                told.add((what, detail))
                yield subject.fault("attribution", what, detail, take.example)


def _faults(take: Take, operations: set[str]) -> Iterator[str]:
    new = take.after.journal.changes[len(take.before.journal.changes) :]
    mine = [change for change in new if not change.table.startswith("phone.")]
    for change in mine:
        if change.actor != "user":
            yield f"its change of {change.table} is attributed to the {change.actor}"
        if change.operation not in operations:
            yield f"changes {change.table} itself; call an operation of the app that does it"
    known = {(change.table, change.id) for change in mine}
    tables = {table.name for table in take.after.tables() if not table.name.startswith("phone.")}
    for table, id, _ in differences(state_of(take.before), state_of(take.after)):
        if table in tables and (table, id) not in known:
            yield f"changes {table} past the journal"
