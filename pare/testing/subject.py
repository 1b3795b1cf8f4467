"""An app under test: the phones on which it is tried, and the ways to act on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cached_property
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from pare.actions import propose
from pare.app import App
from pare.errors import ActionError
from pare.handles import Outcome, User, executor
from pare.phone import Phone
from pare.testing import rows
from pare.testing.report import Fault, raised
from pare.testing.values import Values
from pare.tool import Tool

if TYPE_CHECKING:
    from pare.testing.explore import Exploration
    from pare.testing.fuzz import Mishap

Populate = Callable[[Phone], None]
START = datetime(2027, 3, 15, 8, 0, tzinfo=UTC)
ZONE = "Europe/Berlin"
_GROWTH = 12  # calls tried of each operation to let a phone grow
_ROUNDS = 2
_ALARMS = 8  # moments of one phone at which something falls due
_MOMENT = timedelta(microseconds=1)
_PATIENCE = 20  # times that a refused call is changed before another one is made up


@dataclass(frozen=True, slots=True)
class Attempt:
    """A call: where it was made, the fork that it left behind, and why it was refused or what it let out, if it did."""

    phone: Phone
    fork: Phone
    arguments: dict[str, Any]
    error: str | None = None
    crash: Exception | None = None

    @property
    def worked(self) -> bool:
        """Whether it did what it should."""
        return self.error is None and self.crash is None


@dataclass(eq=False)
class Subject:
    """An app under test.

    Args:
        app: the app.
        others: further apps on its phone; those to whose screens it leads are there anyway.
        populate: fills the phone, inside a step of the world; None: rows are made up.
        unreachable: what cannot be reached or does not happen, each with the reason.
        seed: everything random follows from it.
    """

    app: type[App]
    others: tuple[type[App], ...] = ()
    populate: Populate | None = None
    unreachable: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    used: set[str] = field(default_factory=set)

    @cached_property
    def kinds(self) -> tuple[type[App], ...]:
        """The apps on the phone."""
        portals = (
            goes.app for taps in self.app.blueprint().taps.values() for tap in taps.values() for goes in tap.goes
        )
        return tuple(dict.fromkeys((self.app, *self.others, *portals)))

    @property
    def tools(self) -> tuple[Tool, ...]:
        """The app's operations and incoming methods."""
        return tuple(self.app.blueprint().tools.values())

    def of_kind(self, *kinds: str) -> tuple[Tool, ...]:
        """The app's operations of these kinds (`read`, `write`, `incoming`)."""
        return tuple(tool for tool in self.tools if tool.kind in kinds)

    def random(self, *purpose: object) -> Random:
        """A random generator for one purpose; the same in every process."""
        return Random("/".join(map(str, (self.seed, self.app.name, *purpose))))

    # Phones ------------------------------------------------------------------------------------

    def made(self, number: int = 0) -> Phone:
        """A phone made anew, with an accepted proposal; where rows are made up, other ones for another number."""
        phone = Phone(self.kinds, START, ZONE)
        with phone.step("world"):
            if self.populate is None:
                rows.fill(phone, self.random("rows", number))
            else:
                self.populate(phone)
        phone.journal.changes.clear()
        propose(phone, "Shall I?")
        User(phone).do("accept_proposal")
        return phone

    @cached_property
    def phone(self) -> Phone:
        """The populated phone at its start; fork it."""
        return self.made()

    @cached_property
    def values(self) -> Values:
        """Values for arguments."""
        return Values(self.phones[-1])

    @cached_property
    def phones(self) -> tuple[Phone, ...]:
        """The populated phone; the same after much has happened; and after a day."""
        return self.aged(self.phone)

    def aged(self, phone: Phone) -> tuple[Phone, ...]:
        """A phone; the same after much has happened; and after a day."""
        grown = self._grown(phone.fork())
        later = grown.fork()
        later.advance(later.now + timedelta(days=1))
        return phone, grown, self._grown(later)

    @cached_property
    def due(self) -> tuple[Phone, ...]:
        """The phones at moments when something of the app falls due by itself, each before it has happened."""
        return tuple(one for phone in self.phones for one in islice(self._due(phone), _ALARMS))

    def _due(self, phone: Phone) -> Iterator[Phone]:
        fork = phone.fork()
        with suppress(Exception):  # the rule for arrivals tells of it
            while (at := fork.app_named(self.app.name).next_alarm()) is not None and at > fork.now:
                fork.advance(at - _MOMENT)  # what else falls due happens
                fork.journal.now = at
                yield fork.fork()
                fork.advance(at)

    def _grown(self, phone: Phone) -> Phone:
        """Let every operation and arrival that works happen a few times, unless it removes something."""
        random = self.random("growth", len(phone.journal.changes))
        for _ in range(_ROUNDS):
            values = Values(phone)
            for tool in self.of_kind("incoming", "write"):
                for one in self.attempts(tool, (phone,), random, _GROWTH, values):
                    new = one.fork.journal.changes[len(phone.journal.changes) :]
                    if one.worked and new and all(change.after is not None for change in new):
                        phone = one.fork
                        break
        return phone

    # Acting ------------------------------------------------------------------------------------

    def call(self, phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> Outcome:
        """Call an operation as the assistant, or let something arrive as the world does."""
        if tool.kind == "incoming":
            return self.arrive(phone, tool, arguments)
        handle, revoke = executor(phone, phone.proposals.where(status="accepted")[-1], 1)
        outcome = handle(tool.name, arguments)
        revoke()
        return outcome

    def attempts(
        self, tool: Tool, phones: Sequence[Phone], random: Random, most: int, values: Values | None = None
    ) -> Iterator[Attempt]:
        """Calls with made-up arguments, each on a fork of one of some phones.

        A call that is refused is made again with another value for the argument that the error names, a few times.
        """
        values, refusals, phone = values or self.values, 0, random.choice(phones)
        arguments = values.arguments(tool, phone, random)
        for _ in range(most):
            fork, error, crash = phone.fork(), None, None
            try:
                error = self.call(fork, tool, arguments).error
            except Exception as fault:
                crash = fault
            yield Attempt(phone, fork, arguments, error, crash)
            refusals += error is not None
            if error and refusals % _PATIENCE:
                arguments = values.instead(error, arguments, tool, phone, random)
            else:
                phone = random.choice(phones)
                arguments = values.arguments(tool, phone, random)

    def arrive(self, phone: Phone, tool: Tool, arguments: Mapping[str, Any]) -> Outcome:
        """Let something arrive; what is impossible is an outcome with an error."""
        try:
            with phone.step("world"):
                phone.deliver(tool.name, arguments)
        except ActionError as error:
            return Outcome(tool.name, arguments, error=str(error))
        return Outcome(tool.name, arguments)

    @cached_property
    def exploration(self) -> Exploration:
        """What the app's screens and taps did when they were tried."""
        from pare.testing.explore import explore

        return explore(self)

    @cached_property
    def mishaps(self) -> tuple[Mishap, ...]:
        """What went wrong with wrong calls."""
        from pare.testing.fuzz import mishaps

        return tuple(mishaps(self))

    # Telling -----------------------------------------------------------------------------------

    def excused(self, what: str) -> bool:
        """Whether the author lists something as unreachable."""
        if what in self.unreachable:
            self.used.add(what)
        return what in self.unreachable

    def fault(self, rule: str, what: str, detail: str, example: str = "") -> Fault:
        """A fault of this app."""
        return Fault(self.app.name, rule, what, detail, example)


def screens_shown(phone: Phone) -> Iterable[str]:
    """Leave the screen in the foreground one by one until home; what cannot be shown on the way is told."""
    user = User(phone)
    while phone.screen is not None:
        try:
            user.look()
        except Exception as error:
            yield f"{type(phone.screen).__name__} cannot be shown: {raised(error)}"
        user.do("back")
