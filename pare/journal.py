"""The journal: the state of every table, everything that changed it, and who did so.

A *step* is one action of one actor; only the handles of user, assistant and world open one. Inside it operations run as
savepoints: one that raises leaves no trace in any table. A write outside a step that may write raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from pare.entity import Entity
from pare.errors import PareError, Refused

if TYPE_CHECKING:
    from pare.table import State, Table

Actor = Literal["user", "assistant", "world"]


class Step(Struct, frozen=True, gc=False):
    """Who acts now, in which turn, whether writing is allowed, and under which accepted proposal."""

    actor: Actor
    turn: int
    may_write: bool
    proposal: str | None = None


class Change(Struct, frozen=True, gc=False):
    """One row before and after (None: it did not exist), with its cause."""

    actor: Actor
    turn: int
    at: datetime
    call: int
    operation: str
    proposal: str | None
    table: str
    id: str
    before: Entity | None
    after: Entity | None


class Ran(Struct, frozen=True, gc=False):
    """An operation that ran inside a step, as it was called."""

    operation: str
    arguments: tuple[Any, ...]
    named: Mapping[str, Any]


class Call(Struct, frozen=True, gc=False):
    """One attempted action of one actor; `error` is None where it worked, `refused` marks a violation of consent."""

    number: int
    actor: Actor
    turn: int
    at: datetime
    name: str
    arguments: Mapping[str, Any] | None
    error: str | None
    ran: tuple[Ran, ...] = ()
    proposal: str | None = None
    refused: bool = False


class Acting:
    """A step of a journal, as a context."""

    __slots__ = ("_journal", "_kept", "_step")

    def __init__(self, journal: Journal, step: Step) -> None:
        self._journal, self._step = journal, step

    def __enter__(self) -> None:
        self._kept = self._journal.begin(self._step)

    def __exit__(self, kind: type[BaseException] | None, error: object, traceback: object) -> None:
        self._journal.end(self._kept, undo=kind is not None)


class Journal:
    """Table states, the changes made to them and the calls that made them."""

    __slots__ = (
        "_operation", "_ran", "_reading", "_undo", "calls", "changes", "now", "owner", "states", "step", "undoing",
        "written",
    )  # fmt: skip

    def __init__(self, now: datetime) -> None:
        self.now = now
        self.changes: list[Change] = []
        self.calls: list[Call] = []
        self.states: list[State] = []
        self.owner: object = object()
        self.step: Step | None = None
        self.undoing = False
        self.written: set[str] = set()  # apps in which rows were written, by undoing too, until the phone looks
        self._undo: list[tuple[Table[Any], str, Entity | None, Entity | None]] = []
        self._operation = ""
        self._reading = False
        self._ran: list[Ran] = []

    def fork(self) -> Journal:
        """A journal that goes its own way: states are shared until either side writes to one."""
        if self.step is not None:
            raise PareError("a phone cannot be forked inside a step")
        twin = Journal(self.now)
        twin.changes, twin.calls, twin.states = self.changes.copy(), self.calls.copy(), self.states.copy()
        self.owner = object()
        return twin

    def acting(self, step: Step) -> Acting:
        """Everything inside is attributed to the step's actor; an exception undoes it all."""
        return Acting(self, step)

    def begin(self, step: Step) -> int:
        """Open a step; what is returned tells `end` where it began.

        Raises:
            PareError: another step is open.
        """
        if self.step is not None:
            raise PareError("a step is already open")
        self.step, self._ran = step, []
        return len(self.changes)

    def end(self, kept: int, *, undo: bool) -> None:
        """Close the step; undo all that it changed, or keep it."""
        try:
            if undo:
                self._roll_back(0, kept)
        finally:
            self.step = None
            self._undo.clear()

    @property
    def ran(self) -> tuple[Ran, ...]:
        """The operations that ran in the latest step and were not undone, in order of their beginning."""
        return tuple(self._ran)

    def run(
        self, operation: str, body: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], *, writes: bool
    ) -> Any:
        """Run one operation as a savepoint: an exception undoes its changes and no others.

        Raises:
            Refused: nobody acts now, or the operation writes where only reading is allowed.
        """
        step, outer, reading, ran = self.step, self._operation, self._reading, len(self._ran)
        if step is None:
            raise Refused(f"{operation}: nobody acts now, so nothing can be called")
        if writes and (reading or not step.may_write):
            raise Refused(f"{operation} writes, and nothing may be written now")
        mark, kept = len(self._undo), len(self.changes)
        self._operation, self._reading = operation, not writes
        self._ran.append(Ran(operation, args[1:], kwargs))
        try:
            return body(*args, **kwargs)
        except BaseException:
            self._roll_back(mark, kept)
            del self._ran[ran:]
            raise
        finally:
            self._operation, self._reading = outer, reading

    def allow(self, table: str) -> None:
        """Let a table be changed now.

        Raises:
            Refused: nobody acts now, or what acts may only read.
        """
        step = self.step
        if step is None or self._reading or not step.may_write:
            raise Refused(f"{table} cannot be changed now")

    def record(self, table: Table[Any], id: str, before: Entity | None, after: Entity | None) -> None:
        """Note a change that a table was allowed to make, and has made."""
        step = self.step
        assert step is not None
        self._undo.append((table, id, before, after))
        self.changes.append(
            Change(step.actor, step.turn, self.now, len(self.calls), self._operation, step.proposal, table.name, id,
                   before, after)
        )  # fmt: skip

    def _roll_back(self, mark: int, kept: int) -> None:
        self.undoing = True
        try:
            for table, id, before, after in reversed(self._undo[mark:]):
                table.place(id, after, before)
        finally:
            self.undoing = False
        del self._undo[mark:], self.changes[kept:]
