"""Anything that anybody may do on a whole phone, in any order: clear errors, no illegal screen, invariants that hold.

`PARE_LONG=1` goes on for a hundred thousand steps.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import timedelta
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from pare.actions import PROPOSAL_LENGTH, propose
from pare.errors import ActionError
from pare.handles import Look, User, executor, observer
from pare.phone import Phone
from pare.testing.state import State, difference, rows_in_bytes, state_of
from pare.testing.values import Values
from pare.testing.wrong import odd, unfit
from pare.tool import Tool
from tests.apps.invariants import INVARIANTS, references_resolve
from tests.apps.populated import APPS, lived_in

LONG = bool(os.environ.get("PARE_LONG"))
TOOLS = [tool for app in APPS.values() for tool in app.blueprint().tools.values()]
OPERATIONS = [tool for tool in TOOLS if tool.kind in ("read", "write")]
ARRIVALS = [tool for tool in TOOLS if tool.kind == "incoming"]
VALUES = Values(lived_in())

Dice = st.integers(0, 2**32 - 1).map(Random)
"""Everything that one step chooses; a step shrinks to a smaller seed, and a run to fewer steps."""


class WholePhone(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.phone = lived_in().fork()
        self.looked_at = self.kept_at = len(self.phone.journal.changes)
        self.kept: list[tuple[Phone, State, Mapping[tuple[str, str], bytes]]] = []

    def arguments(self, tool: Tool, dice: Random, look: Look | None = None) -> dict[str, Any]:
        """Arguments that mostly fit; one time in five one of them is odd or wrong."""
        shown: dict[str, list[Any]] = {}
        for item in look.view.items if look else ():
            for name in (item.kind, f"{item.kind}_id"):
                shown.setdefault(name, []).append(item.id)
        given = VALUES.arguments(tool, self.phone, dice, shown)
        if tool.names and dice.random() < 0.2:
            name = dice.choice(tool.names)
            node = tool.schema["properties"][name]
            given[name] = dice.choice([*unfit(node, tool.schema), *odd(node, tool.schema), None])
        return given

    @rule(dice=Dice)
    def tap(self, dice: Random) -> None:
        user = User(self.phone)
        look = user.look()
        dull = ("go_home", "back", "wait", "switch_app")
        name = dice.choice([name for name in look.actions if name not in dull or dice.random() < 0.1] or ["go_home"])
        given = self.arguments(look.actions[name], dice, look) if name in look.actions else {}
        if name in ("open_app", "switch_app"):
            given = {"app": dice.choice(list(APPS))}
        before, changes = state_of(self.phone), len(self.phone.journal.changes)
        outcome = user.do(name, given)
        if outcome.error is not None:
            assert difference(before, state_of(self.phone)) == ""
        assert all(change.actor in ("user", "world") for change in self.phone.journal.changes[changes:])

    @rule(dice=Dice)
    def operate(self, dice: Random) -> None:
        tool, before = dice.choice(OPERATIONS), state_of(self.phone)
        accepted = self.phone.proposals.where(status="accepted")[-1]
        may_write = tool.kind == "write" and dice.random() < 0.9
        handle, revoke = executor(self.phone, accepted, 1) if may_write else observer(self.phone, 1)
        outcome = handle(tool.name, self.arguments(tool, dice))
        revoke()
        if outcome.error is not None or not may_write:
            assert difference(before, state_of(self.phone)) == ""
        if outcome.arguments is not None:  # what is no JSON is told first
            assert outcome.refused == (tool.kind == "write" and not may_write)

    @rule(dice=Dice)
    def arrive(self, dice: Random) -> None:
        tool, before = dice.choice(ARRIVALS), state_of(self.phone)
        try:
            with self.phone.step("world"):
                self.phone.deliver(tool.name, self.arguments(tool, dice))
        except ActionError:
            assert difference(before, state_of(self.phone)) == ""

    @rule(minutes=st.sampled_from((1, 30, 60, 60 * 24)))
    def pass_time(self, minutes: int) -> None:
        then = self.phone.now + timedelta(minutes=minutes)
        self.phone.advance(then)
        assert self.phone.now == then
        alarms = (self.phone.app(app).next_alarm() for app in APPS.values())
        assert all(alarm is None or alarm > then for alarm in alarms)

    @precondition(lambda self: self.phone.pending is None)
    @rule(length=st.sampled_from((0, 10, PROPOSAL_LENGTH + 1)))
    def propose(self, length: int) -> None:
        try:
            propose(self.phone, "x" * length)
        except ActionError:
            assert length in (0, PROPOSAL_LENGTH + 1)
        assert len(self.phone.proposals.where(status="pending")) == (0 < length <= PROPOSAL_LENGTH)

    @precondition(lambda self: len(self.phone.journal.changes) > self.kept_at + 4)
    @rule()
    def keep_a_snapshot(self) -> None:
        fork, self.kept_at = self.phone.fork(), len(self.phone.journal.changes)
        self.kept = [*self.kept[-2:], (fork, state_of(fork), rows_in_bytes(fork))]

    @precondition(lambda self: self.kept)
    @rule(dice=Dice)
    def restore_a_snapshot(self, dice: Random) -> None:
        kept, state, rows = self.kept.pop(dice.randrange(len(self.kept)))
        assert difference(state, state_of(kept)) == ""
        assert rows_in_bytes(kept) == rows
        self.phone = kept.fork()
        self.looked_at = self.kept_at = len(kept.journal.changes)

    @invariant()
    def the_screen_is_legal(self) -> None:
        phone = self.phone
        User(phone).look()
        for name, stack in phone.tasks.items():
            assert stack[0].app.name in phone.kinds
            assert name in phone.kinds
            for screen in stack:
                assert type(screen).__name__ in screen.app.blueprint().machine.states
        assert phone.foreground is None or phone.foreground in phone.tasks

    @invariant()
    def data_fits_together(self) -> None:
        changes = self.phone.journal.changes[self.looked_at :]
        self.looked_at = len(self.phone.journal.changes)
        for app in dict.fromkeys(change.table.partition(".")[0] for change in changes):
            if app in INVARIANTS:
                INVARIANTS[app](self.phone, changes)
        if changes:
            references_resolve(self.phone, changes)


def test_any_use() -> None:
    examples, steps = (1_000, 100) if LONG else (60, 60)
    run_state_machine_as_test(
        WholePhone,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck),
            database=None, print_blob=True,
        ),
    )  # fmt: skip
