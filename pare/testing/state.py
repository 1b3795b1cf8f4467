"""The whole state of a phone as comparable data, and how two states differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pare.errors import shortened
from pare.phone import Phone
from pare.trace import canonical

State = Mapping[str, bytes]
"""Each row, each back stack and each counter by its name, in canonical bytes."""


def state_of(phone: Phone) -> State:
    """Everything that a phone holds but its records of the past: rows, counters of ids, screens, names, the queue."""
    found: dict[str, bytes] = {}
    for table in phone.tables():
        rows = list(table)
        found |= {f"{table.name} {row.id}": canonical(row.model_dump(mode="json")) for row in rows}
        found[f"order of {table.name}"] = canonical([row.id for row in rows])
    found["ids given"] = canonical([len(state.rows) for state in phone.journal.states])
    found["screens"] = canonical([phone.foreground, [[name, [*map(repr, stack)]] for name, stack in phone.tasks.items()]])
    found["names"] = canonical(phone.names)
    found["queue"] = canonical([[due.at, due.number] for due in sorted(phone.clock.queue)])
    return found


def touched(before: Phone, fork: Phone) -> bool:
    """Whether a fork holds other rows, screens or names than the phone that it was forked from; quick, without bytes."""
    return (
        [state.rows for state in before.journal.states] != [state.rows for state in fork.journal.states]
        or len(before.journal.changes) != len(fork.journal.changes)
        or (before.tasks, before.foreground, before.names) != (fork.tasks, fork.foreground, fork.names)
    )


def differences(before: State, after: State) -> Iterator[str]:
    """What is different, a line each."""
    for name in {**before, **after}:
        old, new = before.get(name), after.get(name)
        if old != new:
            yield f"{name}: {_told(old)} -> {_told(new)}"


def difference(before: State, after: State) -> str:
    """The first differences in one line; empty if there are none."""
    found = list(differences(before, after))
    return "; ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else "")


def _told(value: bytes | None) -> str:
    return "nothing" if value is None else shortened(value.decode(), 240)
