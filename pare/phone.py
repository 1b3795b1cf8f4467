"""The phone: apps, clock, foreground, back stacks, notification shade, event log and proposals.

A pure, synchronous world. A fork costs microseconds: tables are shared until one side writes. Agents never hold a
phone; they hold the handles of `pare.handles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import Any, TypeVar, cast
from zoneinfo import ZoneInfo

from pare.app import App, Arrived, fill
from pare.clock import Clock, Happening
from pare.effects import Effect, Net
from pare.entity import Entity
from pare.errors import ActionError, BadInput, DefinitionError, Unknown, listed, shortened
from pare.journal import Actor, Call, Journal, Ran, Step
from pare.machine import run_tap
from pare.records import Entry, Notification, Owner, Proposal, Ref, Status
from pare.screen import Screen
from pare.table import Table
from pare.table_state import EMPTY
from pare.times import zone
from pare.tool import Tool

__all__ = ["Doing", "Entry", "Notification", "Owner", "Phone", "Proposal", "Ref", "Status"]

A = TypeVar("A", bound=App)
E = TypeVar("E", bound=Entity)
MOST_RINGS = 10_000  # in one stretch of time, before an app is taken to be stuck


class Doing:
    """One action of one actor on a phone, as a context."""

    __slots__ = ("_before", "_kept", "_phone", "_step")

    def __init__(self, phone: Phone, step: Step) -> None:
        self._phone, self._step = phone, step

    def __enter__(self) -> None:
        phone = self._phone
        self._kept = phone.journal.begin(self._step)
        clock = phone.clock.saved() if self._step.may_write else None
        self._before = (len(phone.log), phone.tasks, phone.foreground, phone.names, clock)
        if clock is not None:
            phone.tasks, phone.names = phone.tasks.copy(), phone.names.copy()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: Any) -> None:
        phone, journal, failed = self._phone, self._phone.journal, kind is not None
        logged, tasks, foreground, names, clock = self._before
        try:
            if clock is not None and not failed and (len(journal.changes) != self._kept or phone.tasks != tasks):
                failed = True
                phone.drop_dead_screens()
                failed = False
        finally:
            journal.end(self._kept, undo=failed)
            if failed:
                phone.tasks, phone.foreground, phone.names = tasks, foreground, names
                del phone.log[logged:]
                if clock is not None:
                    phone.clock.restore(clock)
        if clock is not None and not failed and phone.clock.conditionals:
            phone.settle()


class Phone:
    """One phone.

    Args:
        apps: the app classes on it.
        starts: the time at which it begins (aware).
        where: its IANA time zone.
        owner: whose it is.
    """

    def __init__(
        self, apps: Iterable[type[App]], starts: datetime, where: str = "UTC", owner: Owner | None = None
    ) -> None:
        if starts.tzinfo is None:
            raise BadInput("starts: a point in time needs a time zone")
        self.journal = Journal(starts.astimezone(UTC))
        self.zone: ZoneInfo = zone(where)
        self.owner = owner or Owner()
        self.kinds: dict[str, type[App]] = {}
        for kind in apps:
            if kind.name in self.kinds:
                raise DefinitionError(f"two apps are called {kind.name!r}")
            self.kinds[kind.name] = kind
        self._here = (starts, starts.astimezone(self.zone))
        self.clock = Clock()
        self.turn = 0
        self.tasks: dict[str, tuple[Screen[Any], ...]] = {}
        self.foreground: str | None = None
        self.log: list[Entry] = []
        self.names: dict[str, Ref] = {}
        self._slots: dict[str, int] = {}
        self._tables: dict[str, type[Entity]] = {}
        self.homes: dict[type[Entity], str] = {}  # the one table of each kind of entity
        for name, table in self._layout():
            if (other := self.homes.setdefault(table, name)) != name:
                raise DefinitionError(f"{other} and {name} both hold {table.__name__}; an entity has one table")
            self._slots[name] = len(self._slots)
            self._tables[name] = table
            self.journal.states.append(EMPTY)
        self._apps: dict[str, App] = {}
        self._made: dict[str, Table[Any]] = {}
        self._net = Net()
        self._alarms: dict[str, datetime | None] = {}
        self._rings: tuple[datetime, str] | None = None
        self.notifications = self.table("phone.notifications", Notification)
        self.proposals = self.table("phone.proposals", Proposal)

    def fork(self) -> Phone:
        """A phone that goes its own way from here."""
        twin = object.__new__(Phone)
        twin.journal = self.journal.fork()
        twin.zone, twin.owner, twin.kinds, twin.turn = self.zone, self.owner, self.kinds, self.turn
        twin._here = self._here
        twin.clock = self.clock.fork()
        twin.tasks, twin.foreground = self.tasks.copy(), self.foreground
        twin.log, twin.names = self.log.copy(), self.names.copy()
        twin._slots, twin._tables, twin.homes = self._slots, self._tables, self.homes
        self._alarm()
        twin._apps, twin._made, twin._net = {}, {}, self._net
        twin._alarms, twin._rings = self._alarms.copy(), self._rings
        twin.notifications = twin.table("phone.notifications", Notification)
        twin.proposals = twin.table("phone.proposals", Proposal)
        return twin

    def _layout(self) -> Iterator[tuple[str, type[Entity]]]:
        yield "phone.notifications", Notification
        yield "phone.proposals", Proposal
        for app in self.kinds.values():
            for attribute, table in app.blueprint().tables.items():
                yield f"{app.name}.{attribute}", table

    # What is on it -----------------------------------------------------------------------------

    @property
    def now(self) -> datetime:
        """The simulated time, as UTC."""
        return self.journal.now

    @property
    def here(self) -> datetime:
        """The simulated time, local."""
        now = self.journal.now
        if self._here[0] is not now:
            self._here = (now, now.astimezone(self.zone))
        return self._here[1]

    def app(self, kind: type[A]) -> A:
        """The phone's instance of an app class."""
        return cast(A, self.app_named(kind.name))

    def app_named(self, name: str) -> App:
        """The phone's instance of the app of that name.

        Raises:
            BadInput: there is none.
        """
        found = self._apps.get(name)
        if found is None:
            if name not in self.kinds:
                raise BadInput(f"app: there is no app {shortened(name)}; there are {listed(self.kinds)}")
            found = self._apps[name] = self.kinds[name](self)
        return found

    def rest(self) -> None:
        """Let go of the apps until they are asked for again: a phone that nobody needs any more is freed at once."""
        self._apps.clear()

    def table(self, name: str, kind: type[E]) -> Table[E]:
        """The phone's table of that name (`messaging.messages`)."""
        found = self._made.get(name)
        if found is None:
            found = self._made[name] = Table(name, kind, self.journal, self._slots[name])
        return found

    def tables(self) -> Iterator[Table[Any]]:
        """Every table, the phone's own included, in a fixed order."""
        return (self.table(name, kind) for name, kind in self._tables.items())

    def entity(self, ref: Ref) -> Entity | None:
        """The entity behind a reference, as it is now; None if it is gone."""
        slot = self._slots.get(ref[0])
        found: Entity | None = None if slot is None else self.journal.states[slot].row(ref[1])
        return found

    def having(self, id: str) -> Entity | None:
        """The first entity, in the order of the tables, that has that id; None if there is none."""
        for state in self.journal.states:
            if id in state.rows and (found := state.row(id)) is not None:
                row: Entity = found
                return row
        return None

    def ref(self, entity: Entity) -> Ref:
        """The table and id of an entity on this phone.

        Raises:
            Unknown: no table of the phone holds such entities.
        """
        home = self.homes.get(type(entity))
        if home is None:
            raise Unknown(f"no app of this phone holds a {type(entity).__name__}")
        return home, entity.id

    def name(self, name: str, entity: E) -> E:
        """Give an entity a name for scenarios to refer to it; agents never see it."""
        if self.names.setdefault(name, ref := self.ref(entity)) != ref:
            raise BadInput(f"two entities are named {name!r}")
        return entity

    def named(self, name: str) -> Entity | None:
        """The entity of that name as it is now; None if it is gone or has not come yet."""
        return self.entity(self.names[name]) if name in self.names else None

    @cached_property
    def _ringing(self) -> tuple[str, ...]:
        """The apps in which things fall due by themselves."""
        return tuple(name for name, kind in self.kinds.items() if kind.next_alarm is not App.next_alarm)

    # Steps -------------------------------------------------------------------------------------

    def step(self, actor: Actor, *, may_write: bool = True, proposal: str | None = None) -> Doing:
        """One action of one actor, as a context. An exception undoes it; afterwards conditions are looked at.

        Raises:
            DefinitionError: a condition, or a screen's `alive`, cannot be answered.
        """
        return Doing(self, Step(actor, self.turn, may_write, proposal))

    def settle(self) -> None:
        """Queue what has become due by condition; conditions only read."""
        if self.clock.conditionals:
            with self.journal.acting(Step("world", self.turn, False)):
                self.clock.settle(self)

    def _world(self, name: str, act: Callable[[], Any]) -> str | None:
        """Let the world do something; what has become impossible (its ride is cancelled already) does not happen."""
        error: str | None = None
        ran: tuple[Ran, ...] = ()
        try:
            with self.step("world"):
                about = act()
                if name and about is not None:
                    self.name(name, about)
                if name:
                    self.clock.fired[name] = self.now
                ran = self.journal.ran
        except ActionError as fault:
            error = str(fault)
        calls = self.journal.calls
        calls.append(Call(len(calls), "world", self.turn, self.now, name, None, error, ran))
        return error

    # The world ---------------------------------------------------------------------------------

    def deliver(self, operation: str, arguments: Mapping[str, Any]) -> Entity | None:
        """Let an incoming method happen, inside a step of the world: data, log and the user's notification.

        Args:
            operation: the tool name of an `@incoming` method, such as `messaging__receive_message`.
            arguments: its arguments, validated; naive times are local.

        Raises:
            BadInput: there is no such incoming method, or an argument does not fit.
        """
        app = self.app_named(operation.partition("__")[0])
        blueprint = app.blueprint()
        if operation not in blueprint.texts:
            raise BadInput(f"{app.name} has no incoming {shortened(operation)}; it has {listed(blueprint.texts)}")
        tool = blueprint.tools[operation]
        values = tool.parse(arguments, self.zone)
        result: Entity | Arrived[Entity] | None = tool.call(app, **values)
        about, words = (result.about, result.words) if isinstance(result, Arrived) else (result, None)
        fields = {**values, **(about.__dict__ if about is not None else {}), "words": words}
        headline, full = [fill(template, fields, self.zone) for template in blueprint.texts[operation]]
        ref = None if about is None else self.ref(about)
        if about is None or not app.mutes(about):
            self.notifications.add(Notification(app=app.name, headline=headline, at=self.now, about=ref))
        self.note("event", "world", app.name, full, () if ref is None else (ref,))
        return about

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The net effects that user and assistant have had so far; worked out once for each state of the journal."""
        changes = self.journal.changes
        last = changes[-1] if changes else None
        if self._net.last is not last:
            self._net = self._net.after(changes)
        return self._net.effects

    def note(self, kind: Any, actor: Actor, app: str, text: str, about: tuple[Ref, ...] = ()) -> None:
        """Write a line of the event log."""
        self.log.append(Entry(kind, actor, self.turn, self.now, app, text, about))

    def advance(self, until: datetime) -> None:
        """Let time pass; whatever falls due on the way happens at its time, in order."""
        rung = 0
        while True:
            alarm, due = self._alarm(), self.clock.next()
            if alarm is not None and alarm[0] <= until and (due is None or alarm[0] < due):
                at, app = alarm[0], self.app_named(alarm[1])
                self.journal.now = max(self.journal.now, at)
                changes = len(self.journal.changes)
                error = self._world("", app.ring)
                self._alarms.clear()
                rung += 1
                stuck = len(self.journal.changes) == changes or rung > MOST_RINGS
                if stuck and app.next_alarm() == at:
                    raise DefinitionError(f"{type(app).__name__}.ring left its alarm where it was ({error})")
            elif due is not None and due <= until:
                self._happen()
            else:
                break
        self.journal.now = max(self.journal.now, until)
        self.settle()

    def _alarm(self) -> tuple[datetime, str] | None:
        """What falls due next by itself, and in which app; asked for anew once one rings or a row is written there."""
        alarms, written = self._alarms, self.journal.written
        if written or not alarms:
            first: tuple[datetime, str] | None = None
            for name in self._ringing:
                if name in written or name not in alarms:
                    alarms[name] = self.app_named(name).next_alarm()
                at = alarms[name]
                if at is not None and (first is None or at < first[0]):
                    first = at, name
            written.clear()
            self._rings = first
        return self._rings

    def _happen(self) -> None:
        due = self.clock.pop()
        self.journal.now = max(self.journal.now, due.at)
        self._world(due.happening.name, lambda: due.happening.act(self))

    def skip_to(self) -> datetime:
        """Where the user's `wait` leads: to the next happening of the scenario, or five minutes on."""
        due = self.clock.next_of_scenario()
        return self.now + timedelta(minutes=5) if due is None else max(due, self.now)

    def tool(self, name: str) -> Tool:
        """The operation or arrival of a tool name, such as `email__reply_email`."""
        return self.app_named(name.partition("__")[0]).blueprint().tools[name]

    def at(self, when: datetime, act: Callable[[Phone], Entity | None], name: str = "", *, noise: bool = False) -> None:
        """Queue a happening."""
        self.clock.at(when, Happening(act, name, noise))

    # Screens -----------------------------------------------------------------------------------

    @property
    def screen(self) -> Screen[Any] | None:
        """The screen in the foreground; None on the home screen."""
        return self.tasks[self.foreground][-1] if self.foreground else None

    def open(self, app: str, screen: Screen[Any] | None = None) -> None:
        """Bring an app to the foreground as it was left, or new; then lead to one of its screens."""
        root = self.app_named(app).blueprint().root
        stack = self.tasks.pop(app, None) or (root(),)
        self.tasks[app] = stack
        self.foreground = app
        if screen is not None:
            self.lead(screen)

    def lead(self, screen: Screen[Any]) -> None:
        """Go to a screen from the one in the foreground; one that is on the back stack already is returned to."""
        assert self.foreground is not None
        if screen.app.name not in self.kinds:
            raise BadInput(f"the app {screen.app.name} is not on this phone")
        stack = self.tasks[self.foreground]
        self.tasks[self.foreground] = stack[: stack.index(screen) + 1] if screen in stack else (*stack, screen)

    def tap(self, screen: Screen[Any], name: str, arguments: Mapping[str, Any]) -> None:
        """Tap something on the foreground's screen, inside the user's step."""
        app = self.app_named(screen.app.name)
        tap = app.blueprint().taps[type(screen)][name]
        goes = run_tap(app, screen, tap, tap.tool.parse(arguments, self.zone))
        if goes is not None:
            self.lead(goes)

    def back(self) -> None:
        """Leave the screen in the foreground for the one before it; from an app's last one, for the home screen."""
        assert self.foreground is not None
        stack = self.tasks[self.foreground][:-1]
        if stack:
            self.tasks[self.foreground] = stack
        else:
            self.foreground = None

    def drop_dead_screens(self) -> None:
        """Leave the screens whose content is gone."""
        for name, stack in self.tasks.items():
            if not all(map(self._alive, stack)):
                self.tasks[name] = tuple(filter(self._alive, stack)) or (self.kinds[name].blueprint().root(),)

    def _alive(self, screen: Screen[Any]) -> bool:
        try:
            app = screen.app
            return app.root is type(screen) or screen.alive(self.app_named(app.name))
        except Unknown:
            return False
        except ActionError as error:
            raise DefinitionError(f"{type(screen).__name__}.alive: {error}") from error

    # Proposals ---------------------------------------------------------------------------------

    @property
    def pending(self) -> Proposal | None:
        """The proposal that waits for an answer; there is at most one."""
        return self.proposals.first("status", "pending")
