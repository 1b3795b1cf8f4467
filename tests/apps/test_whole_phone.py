"""Anything that anybody may do on a whole phone, in any order: clear errors, no illegal screen, invariants that hold.

`PARE_LONG=1` goes on for a hundred thousand steps.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import cache
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pare.actions import PROPOSAL_LENGTH, propose
from pare.errors import ActionError
from pare.handles import User, executor, observer
from pare.phone import Phone
from pare.testing.state import State, difference, rows_in_bytes, state_of
from pare.testing.values import NOTHING, Shown, Values
from pare.testing.wrong import odd, unfit
from pare.tool import Tool
from tests.apps.invariants import INVARIANTS, references_resolve, states_move_along
from tests.apps.linked import link
from tests.apps.populated import APPS, lived_in

LONG = bool(os.environ.get("PARE_LONG"))
TOOLS = [tool for app in APPS.values() for tool in app.blueprint().tools.values()]
OPERATIONS = {tool.name: tool for tool in TOOLS if tool.kind in ("read", "write")}
ARRIVALS = {tool.name: tool for tool in TOOLS if tool.kind == "incoming"}
FOCUS = 0.75  # how often a step is about the app that a run is about
NEW = 0.7  # how often it does what it has not done yet
TRIES = 8  # of one call

Seed = st.integers(0, 2**32 - 1)
"""What everything that one step chooses follows from; a step shrinks to a smaller seed, and a run to fewer steps."""


@cache
def start() -> Phone:
    """The lived-in phone, much of it bound together; fork it."""
    phone = lived_in().fork()
    with phone.step("world"):
        link(phone)
    phone.journal.changes.clear()
    return phone


class WholePhone(RuleBasedStateMachine):
    """Mostly about one app, so that much happens to the same rows; the others come in between."""

    def __init__(self) -> None:
        super().__init__()
        self.phone, self.focus, self.step, self.picked = start().fork(), "", 0, set[str]()
        self.values = Values(self.phone)
        self.looked_at = self.kept_at = len(self.phone.journal.changes)
        self.kept: list[tuple[Phone, State, Mapping[tuple[str, str], bytes]]] = []

    @initialize(app=st.sampled_from(list(APPS)))
    def begin(self, app: str) -> None:
        self.focus = app

    def pick(self, names: Sequence[str], dice: Random) -> str:
        """One of some names, mostly one that was not picked yet."""
        new = [name for name in names if name not in self.picked]
        name = dice.choice(new if new and dice.random() < NEW else names)
        self.picked.add(name)
        return name

    def chosen(self, tools: Mapping[str, Tool], dice: Random) -> Tool:
        """One of some operations or arrivals, mostly of the app that this is about."""
        mine = [name for name in tools if name.startswith(f"{self.focus}__")]
        return tools[self.pick(mine if dice.random() < FOCUS else list(tools), dice)]

    def arguments(self, tool: Tool, dice: Random, shown: Shown) -> dict[str, Any]:
        """Arguments that mostly fit; one time in five one of them is odd or wrong."""
        given = self.values.arguments(tool, self.phone, dice, shown)
        if tool.names and dice.random() < 0.2:
            name = dice.choice(tool.names)
            node = tool.schema["properties"][name]
            given[name] = dice.choice([*unfit(node, tool.schema), *odd(node, tool.schema), None])
        return given

    def attempt(
        self, tool: Tool, act: Callable[[dict[str, Any]], str | None], dice: Random, shown: Shown = NOTHING
    ) -> None:
        """Do something; what is refused changes nothing, and is tried again with something else for what was wrong."""
        before, given = state_of(self.phone), self.arguments(tool, dice, shown)
        for _ in range(TRIES):
            error = act(given)
            if error is None:
                return
            assert difference(before, state_of(self.phone)) == ""
            given = self.values.instead(error, given, tool, self.phone, dice, shown)

    @rule(seed=Seed)
    def use(self, seed: int) -> None:
        self.some(self.tap, 8, seed)

    @rule(seed=Seed)
    def assist(self, seed: int) -> None:
        self.some(self.operate, 4, seed)

    @rule(seed=Seed)
    def happen(self, seed: int) -> None:
        self.some(self.arrive, 4, seed)

    def some(self, act: Callable[[Random], None], most: int, seed: int) -> None:
        """Act a few times; no two steps of a run choose alike."""
        self.step += 1
        dice = Random(f"{seed}/{self.step}")
        for _ in range(dice.randint(1, most)):
            act(dice)

    def tap(self, dice: Random) -> None:
        user = User(self.phone)
        look, changes = user.look(), len(self.phone.journal.changes)
        dull = ("go_home", "back", "wait", "switch_app")
        names = [f"{look.screen}.{name}" for name in look.actions if name not in dull or dice.random() < 0.3]
        name = self.pick(names or [".go_home"], dice).rpartition(".")[2]
        shown: dict[str, list[Any]] = {"app": [self.focus]} if dice.random() < FOCUS else {"app": list(APPS)}
        for item in look.view.items:
            for kind in (item.kind, f"{item.kind}_id"):
                shown.setdefault(kind, []).append(item.id)
        self.attempt(look.actions[name], lambda given: user.do(name, given).error, dice, shown)
        assert all(change.actor in ("user", "world") for change in self.phone.journal.changes[changes:])

    def operate(self, dice: Random) -> None:
        tool, before = self.chosen(OPERATIONS, dice), state_of(self.phone)
        accepted = self.phone.proposals.where(status="accepted")[-1]

        def call(given: dict[str, Any]) -> str | None:
            handle, revoke = executor(self.phone, accepted, 1)
            outcome = handle(tool.name, given)
            revoke()
            return outcome.error

        if tool.kind == "write" and dice.random() < 0.9:
            self.attempt(tool, call, dice)
            return
        given = self.arguments(tool, dice, NOTHING)
        outcome = observer(self.phone, 1)[0](tool.name, given)
        assert difference(before, state_of(self.phone)) == ""
        if outcome.arguments is not None:  # what is no JSON is told first
            assert outcome.refused == (tool.kind == "write")

    def arrive(self, dice: Random) -> None:
        tool = self.chosen(ARRIVALS, dice)

        def deliver(given: dict[str, Any]) -> str | None:
            try:
                with self.phone.step("world"):
                    self.phone.deliver(tool.name, given)
            except ActionError as error:
                return str(error)
            return None

        self.attempt(tool, deliver, dice)

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
    @rule(which=st.integers(0, 2))
    def restore_a_snapshot(self, which: int) -> None:
        kept, state, rows = self.kept.pop(which % len(self.kept))
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
            states_move_along(self.phone, changes)
            references_resolve(self.phone, changes)


def test_any_use() -> None:
    examples, steps = (1_000, 100) if LONG else (120, 60)
    run_state_machine_as_test(
        WholePhone,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck),
            database=None, print_blob=True,
        ),
    )  # fmt: skip
