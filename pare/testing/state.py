"""The state of a phone, and how two states differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pare.entity import Entity
from pare.errors import shortened
from pare.phone import Phone
from pare.trace import canonical


@dataclass(frozen=True, slots=True)
class State:
    """All that a phone holds but its records of the past; taken in microseconds, since rows are shared.

    Attributes:
        rows: by table, every id ever given with its number and its row (None: removed).
        others: screens, names and the queue.
    """

    rows: Mapping[str, Mapping[str, tuple[int, Entity | None]]]
    others: Mapping[str, Any]


def state_of(phone: Phone) -> State:
    """The state of a phone now."""
    rows = {table.name: state.ever() for table, state in zip(phone.tables(), phone.journal.states, strict=True)}
    queue = [(due.at, due.number) for due in sorted(phone.clock.queue)]
    others = {"screens": (phone.foreground, phone.tasks.copy()), "names": phone.names.copy(), "queue": queue}
    return State(rows, others)


def differences(before: State, after: State) -> Iterator[tuple[str, str, str]]:
    """What is different: the table, the row's id, and how; of anything but a row its name, and no id."""
    for table, old in before.rows.items():
        new = after.rows[table]
        if old != new:
            for id in {**old, **new}:
                if old.get(id) != new.get(id):
                    yield table, id, f"{_told(old, id)} -> {_told(new, id)}"
    for name, value in before.others.items():
        if value != after.others[name]:
            yield name, "", f"{shortened(value, 200)} -> {shortened(after.others[name], 200)}"


def difference(before: State, after: State) -> str:
    """The first differences in one line; empty if there are none."""
    found = [f"{name} {id}: {told}".replace(" :", ":") for name, id, told in differences(before, after)]
    return "; ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else "")


def rows_in_bytes(phone: Phone, app: str = "") -> dict[tuple[str, str], bytes]:
    """The rows of an app, or of the whole phone, in canonical bytes; these show what was changed in place."""
    return {
        (table.name, row.id): canonical(row.model_dump(mode="json"))
        for table in phone.tables()
        if table.name.startswith(f"{app}." if app else "")
        for row in table
    }


def _told(rows: Mapping[str, tuple[int, Entity | None]], id: str) -> str:
    row = rows.get(id, (0, None))[1]
    return "nothing" if row is None else shortened(row, 200)
