"""Net effects: what is different at the end, by whom, from the journal alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Literal, NamedTuple

from msgspec import Struct

from pare.entity import Entity
from pare.journal import Actor, Change

EffectKind = Literal["created", "changed", "removed"]


class Effect(Struct, frozen=True, gc=False):
    """One row that is not as it was, with everything that led there.

    Attributes:
        table: the table's name.
        id: the row's id.
        before: the row at the start, or as an agent found it; None if it was created.
        after: the row at the end; None if it was removed.
        changes: the changes that led there, in order, without those of bookkeeping alone.
    """

    table: str
    id: str
    before: Entity | None
    after: Entity | None
    changes: tuple[Change, ...]

    @property
    def kind(self) -> EffectKind:
        """Whether the row was created, changed or removed."""
        return "created" if self.before is None else "removed" if self.after is None else "changed"

    @property
    def entity(self) -> Entity:
        """The row as it is, or as it was before it was removed."""
        row = self.after or self.before
        assert row is not None
        return row

    @property
    def at(self) -> datetime:
        """When an agent last had a part in it."""
        own = [change.at for change in self.changes if change.actor != "world"]
        return (own or [change.at for change in self.changes])[-1]

    @property
    def calls(self) -> tuple[int, ...]:
        """Numbers of the calls that made it."""
        return tuple(dict.fromkeys(change.call for change in self.changes))

    def by(self, *actors: Actor) -> bool:
        """Whether one of these actors had a part in it."""
        return any(change.actor in actors for change in self.changes)

    def touched(self, name: str) -> bool:
        """Whether an agent changed that field of a row that is still there."""
        return any(
            change.before is not None and change.after is not None
            and getattr(change.before, name) != getattr(change.after, name)
            for change in self.changes if change.actor != "world"
        )  # fmt: skip

    @property
    def assisted(self) -> bool:
        """Whether the assistant had a part in it, under an acceptance."""
        return any(change.actor == "assistant" and change.proposal is not None for change in self.changes)


def effects(changes: Iterable[Change]) -> tuple[Effect, ...]:
    """Net effects of a stretch of the journal, in the order in which each row was first touched.

    What an agent did to a row is told from where the agent found it: a row that the world made and an agent changed
    then is changed, not created. What went out (`Entity.lasting`) stays an effect when its row is removed. The phone's
    own tables (notifications, proposals) and changes of bookkeeping alone are left out.
    """
    rows: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        if not change.table.startswith("phone."):
            rows.setdefault((change.table, change.id), []).append(change)
    found = []
    for (table, id), mine in rows.items():
        weighty = [c for c in mine if c.before is None or c.after is None or not same(c.before, c.after)]
        own = next((at for at, change in enumerate(weighty) if change.actor != "world"), 0)
        weighty = weighty[own:]
        if not weighty:
            continue
        before, after = weighty[0].before, mine[-1].after
        if after is None:  # what went out into the world is not undone by removing its row
            after = next((c.after for c in reversed(weighty) if c.after is not None and c.after.lasting), None)
        if before is None and after is None:
            continue
        if before is not None and after is not None and same(before, after):
            continue
        found.append(Effect(table, id, before, after, tuple(weighty)))
    return tuple(found)


class Net(NamedTuple):
    """The net effects in which the user or the assistant had a part, as of one state of a journal.

    Attributes:
        effects: they, in the order in which each row was first touched.
        touched: table and id of every row that an agent has touched.
        last: the last change that was looked at; None if there was none.
        number: how many changes were looked at.
    """

    effects: tuple[Effect, ...] = ()
    touched: frozenset[tuple[str, str]] = frozenset()
    last: Change | None = None
    number: int = 0

    def after(self, changes: Sequence[Change]) -> Net:
        """As of a later (or any other) state; where no row of an agent's was touched since, nothing is worked out."""
        known = self.number
        if known and (len(changes) < known or changes[known - 1] is not self.last):
            return Net().after(changes)
        last = changes[-1] if changes else None
        new = changes[known:]
        own = {(c.table, c.id) for c in new if c.actor != "world" and not c.table.startswith("phone.")}
        touched = self.touched | own if own else self.touched
        if not touched or not any((change.table, change.id) in touched for change in new):
            return Net(self.effects, touched, last, len(changes))
        found = effects(change for change in changes if (change.table, change.id) in touched)
        return Net(tuple(one for one in found if one.by("user", "assistant")), touched, last, len(changes))


def differing(one: Entity, other: Entity) -> list[str]:
    """The fields in which two states of a row differ."""
    theirs = other.__dict__
    return [name for name, value in one.__dict__.items() if value != theirs[name]]


def same(one: Entity, other: Entity) -> bool:
    """Whether two states of a row differ in nothing but bookkeeping fields."""
    theirs, quiet = other.__dict__, one.quiet
    for name, value in one.__dict__.items():  # noqa: SIM110  # a generator takes twice as long
        if name not in quiet and value != theirs[name]:
            return False
    return True
