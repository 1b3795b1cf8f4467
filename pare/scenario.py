"""Scenarios: a starting world, what happens, who the user is, what is needed, and what success means.

Declare one as a subclass of `Scenario` in a file of its own. The starting world is built and validated once per class
and forked for every episode.
"""

from __future__ import annotations

import hashlib
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import datetime
from functools import cached_property, partial
from typing import Any, ClassVar, Literal, get_args

import orjson
from pydantic import BaseModel

from pare.app import App
from pare.clock import Condition, Happening
from pare.entity import Entity
from pare.errors import BadInput, DefinitionError, LoadError, PareError, Unknown, listed, shortened
from pare.expect import Check, Either, Expect
from pare.need import Need
from pare.phone import Owner, Phone
from pare.times import moment, span, zone

Domain = Literal["communication", "productivity", "scheduling", "lifestyle"]
Capability = Literal["context observation", "goal inference", "intervention timing", "multi-app orchestration"]
Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of a scenario; as a field test it fits any identifier of that person.

    Attributes:
        name: the full name.
        number: the telephone number.
        email: the mail address.
        about: age, work, home, habits; for the user of the scenario.
        goal: what the user privately wants; never shown to the assistant.
    """

    name: str
    number: str = ""
    email: str = ""
    about: str = ""
    goal: str = ""

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether a value is this person: a name, number, address or contact id, or something that holds one."""
        if isinstance(value, BaseModel):
            return any(self.fits(part, phone) for part in value.__dict__.values() if isinstance(part, str))
        if not isinstance(value, str) or not value:
            return False
        if value.casefold() in (self.name.casefold(), self.email.casefold()):
            return True
        if self.number and re.sub(r"[^\d+]", "", value) == re.sub(r"[^\d+]", "", self.number):
            return True
        for table in phone.tables():
            row = table.get(value)
            if row is not None:
                return str(getattr(row, "name", "")).casefold() == self.name.casefold()
        return False


@dataclass(frozen=True, slots=True)
class The:
    """The id (or another field) of a named entity, filled in when a call is made."""

    name: str
    field: str = "id"
    suffix: str = ""


def the(name: str, field: str = "id", suffix: str = "") -> The:
    """In a call's arguments: a field of the entity of that name, and what follows it (`/ticket.pdf`)."""
    return The(name, field, suffix)


@dataclass(frozen=True)
class Do:
    """One call of an operation."""

    operation: Callable[..., Any]
    arguments: Mapping[str, Any]

    def tool(self, phone: Phone) -> str:
        """The tool's name."""
        return tool_name(self.operation, tuple(phone.kinds.values()))

    def filled(self, phone: Phone) -> dict[str, Any]:
        """The arguments, with named entities filled in.

        Raises:
            LoadError: an entity of that name is not there.
        """
        return {name: _filled(value, phone) for name, value in self.arguments.items()}


def do(operation: Callable[..., Any], /, **arguments: Any) -> Do:
    """A call of an operation: `do(Messaging.send_message, to="Noor", text="…")`."""
    return Do(operation, arguments)


def _filled(value: Any, phone: Phone) -> Any:
    if isinstance(value, The):
        entity = phone.named(value.name)
        if entity is None:
            raise LoadError(f"nothing is named {value.name!r} yet; named are {listed(phone.names, 40)}")
        found = getattr(entity, value.field)
        return f"{found}{value.suffix}" if value.suffix else found
    if isinstance(value, (tuple, list)):
        return [_filled(part, phone) for part in value]
    if isinstance(value, Mapping):
        return {key: _filled(part, phone) for key, part in value.items()}
    return value


def _references(value: Any) -> Iterator[str]:
    """The names that arguments refer to."""
    if isinstance(value, The):
        yield value.name
    elif isinstance(value, (tuple, list, Mapping)):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _references(part)


def tool_name(operation: Callable[..., Any], kinds: tuple[type[App], ...]) -> str:
    """The tool name of an operation of one of these apps.

    Raises:
        DefinitionError: it is no operation of theirs.
    """
    for kind in kinds:
        name = getattr(operation, "__name__", "")
        if getattr(kind, name, None) is operation and hasattr(operation, "__operation__"):
            return f"{kind.name}__{name}"
    raise DefinitionError(f"{operation!r} is no operation of the scenario's apps ({listed(k.name for k in kinds)})")


@dataclass(frozen=True)
class Stage:
    """One proposal of a solution and what follows its acceptance.

    Attributes:
        reads: what a careful assistant reads before it proposes.
        says: the proposal.
        calls: the writing calls.
        reports: what is said at the end.
    """

    says: str
    calls: tuple[Do, ...]
    reads: tuple[Do, ...] = ()
    reports: str = "Done."


Calls = tuple[Do, ...] | tuple[tuple[Do, ...], ...]


def by_stage(calls: Calls) -> tuple[tuple[Do, ...], ...]:
    """Calls as one tuple for each stage."""
    return (calls,) if all(isinstance(call, Do) for call in calls) else calls  # type: ignore[return-value]


class Story:
    """What happens in a scenario; filled by `Scenario.happens`."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._arrivals: dict[str, _Arrival] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that has a name at the start, or gets one by arriving."""
        return (*self._phone.names, *self._arrivals)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What arrivals wait for."""
        return tuple(conditional.condition for conditional in self._phone.clock.conditionals)

    def check(self) -> None:
        """Check what arrivals refer to.

        Raises:
            BadInput: nothing will ever have that name.
        """
        for name, arrival in self._arrivals.items():
            for other in _references(arrival.arguments):
                if other not in self.names:
                    raise BadInput(f"{name} refers to {other!r}; named are {listed(self.names, 40)}")

    def at(self, when: str, name: str, what: Callable[..., Any], /, **arguments: Any) -> None:
        """Something arrives at a local time (`18:02`, `2027-04-15 18:02`) or after a while (`+5m`).

        Args:
            when: the time.
            name: what the scenario calls it; unique.
            what: an incoming method of an app, such as `Messaging.receive_message`.
            **arguments: its arguments; `the(name)` refers to named entities.
        """
        phone = self._phone
        due = phone.now + span(when[1:]) if when.startswith("+") else self.moment(when)
        if due < phone.now:
            raise BadInput(f"{name}: {when} is before the scenario starts")
        phone.at(due, self._arrival(name, what, arguments), name)

    def when(self, condition: Condition, after: str, name: str, what: Callable[..., Any], /, **arguments: Any) -> None:
        """Something arrives once a condition on the world has become true, after a delay (`2m`).

        The condition is any pattern over effects (`message_to(NOOR)`), so it does not matter who had the effect, in
        which words and by which operation.
        """
        arrival = Happening(self._arrival(name, what, arguments), name)
        self._phone.clock.when(condition, span(after), arrival)

    def moment(self, when: str) -> datetime:
        """A local time as UTC; without a date it is on the day on which the scenario starts."""
        return moment(when, self._phone.zone, self._phone.now.astimezone(self._phone.zone).date())

    def _arrival(self, name: str, what: Callable[..., Any], arguments: Mapping[str, Any]) -> _Arrival:
        if name in self.names:
            raise BadInput(f"two things are named {name!r}")
        operation = tool_name(what, tuple(self._phone.kinds.values()))
        tool = self._phone.kinds[operation.partition("__")[0]].blueprint().tools[operation]
        if tool.kind != "incoming":
            raise BadInput(f"{name}: {operation} is no incoming method, so it cannot arrive")
        required = [p.name for p in tool.parameters if p.default is p.empty]
        if not {*required} <= {*arguments} <= {*tool.names}:
            raise BadInput(f"{name}: {operation} takes {listed(tool.names, 20)}, not {listed(arguments, 20)}")
        if not any(_references(arguments)):
            tool.parse(_filled(arguments, self._phone), self._phone.zone)
        self._arrivals[name] = _Arrival(operation, arguments)
        return self._arrivals[name]


@dataclass(frozen=True)
class _Arrival:
    operation: str
    arguments: Mapping[str, Any]

    def __call__(self, phone: Phone) -> Entity | None:
        try:
            arguments = {name: _filled(value, phone) for name, value in self.arguments.items()}
        except LoadError as error:  # it is gone, or never came
            raise Unknown(str(error)) from error
        return phone.deliver(self.operation, arguments)


class Scenario:
    """One scenario; subclasses are declarations, checked when they are defined. The docstring is its title.

    Attributes:
        id: kebab-case name.
        domain: one of the suite's four domains.
        capabilities: what it measures, the primary one first.
        difficulty: easy, medium or hard.
        apps: the apps on the phone.
        starts: local time at which it begins (`2027-04-15 17:55`).
        zone: the phone's IANA time zone.
        user: whose phone it is, with `about` and `goal`.
        needs: what the user would be glad of; usually one.
        solution: how a good assistant meets it, a stage for each need.
        must: effects that success needs, by name.
        must_not: effects of the assistant that fail it, by name (everything not allowed is forbidden anyway).
        allowed: effects of the assistant that are neither needed nor harmful.
        wrong: plausible mistakes by name, each as the calls of a flawed solution (by stage where there are several);
            each must fail.
        ways: other good solutions by name, in the same form; each must pass.
        turns: a turn limit of its own; None for the run's.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    domain: ClassVar[Domain]
    capabilities: ClassVar[tuple[Capability, ...]]
    difficulty: ClassVar[Difficulty]
    apps: ClassVar[tuple[type[App], ...]]
    starts: ClassVar[str]
    zone: ClassVar[str] = "UTC"
    user: ClassVar[Person]
    needs: ClassVar[tuple[Need, ...]]
    solution: ClassVar[tuple[Stage, ...]]
    must: ClassVar[Mapping[str, Check]]
    must_not: ClassVar[Mapping[str, Check]] = {}
    allowed: ClassVar[tuple[Check, ...]] = ()
    wrong: ClassVar[Mapping[str, Calls]] = {}
    ways: ClassVar[Mapping[str, Calls]] = {}
    turns: ClassVar[int | None] = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _check_declaration(cls)

    def world(self, phone: Phone) -> None:
        """Put the starting world on the phone; `phone.name("ticket", entity)` names what the scenario refers to."""

    def happens(self, story: Story) -> None:
        """Declare what arrives, and when."""

    def verify(self, phone: Phone) -> None:
        """Raise if the starting world is not as the scenario needs it; for authors."""

    @cached_property
    def prepared(self) -> Phone:
        """The phone at the start; fork it, never act on it.

        Raises:
            DefinitionError: the world or the happenings break a rule.
        """
        owner = Owner(name=self.user.name, email=self.user.email or "me@example.com",
                      number=self.user.number or "+1 555 0100")  # fmt: skip
        start = moment(self.starts, zone(self.zone))
        phone = Phone(self.apps, start, self.zone, owner)
        try:
            with phone.step("world"):
                self.world(phone)
            phone.journal.changes.clear()
            story = Story(phone)
            self.happens(story)
            story.check()
            self._check_names(story)
            self.verify(phone)
        except PareError as error:
            raise DefinitionError(f"{type(self).__name__}: {error}") from error
        return phone

    @cached_property
    def content(self) -> str:
        """A hash of the starting world, the happenings and the checks; scenarios that differ are never mixed."""
        phone = self.prepared
        rows = [[t.name, [row.model_dump(mode="json") for row in t]] for t in phone.tables()]
        plan = [
            phone.clock.queue,
            phone.clock.conditionals,
            self.needs,
            self.must,
            self.must_not,
            self.allowed,
            self.turns,
        ]
        text = repr_of(plan)
        names = sorted(phone.names.items())
        data = orjson.dumps([self.id, self.zone, phone.now, rows, names, text], option=orjson.OPT_UTC_Z)
        return hashlib.sha256(data).hexdigest()[:16]

    def _check_names(self, story: Story) -> None:
        """Refuse names that nothing has: in evidence, windows, patterns and calls."""
        used: list[tuple[str, str]] = []
        for need in self.needs:
            used += [("evidence", name) for name in need.evidence]
            for mark in (need.window.opens, need.window.closes):
                if _is_time(mark):
                    story.moment(mark)
                elif mark:
                    used.append(("a window", mark))
        checks = [("a check", check) for check in (*self.must.values(), *self.must_not.values(), *self.allowed)]
        for where, check in (*checks, *(("a condition", condition) for condition in story.conditions)):
            options = check.options if isinstance(check, Either) else (check,)
            used += [(where, one.named) for one in options if isinstance(one, Expect) and one.named]
        variants = (tuple(s.calls for s in self.solution), *self.wrong.values(), *self.ways.values())
        calls = [call for variant in variants for stage in by_stage(variant) for call in stage]
        calls += [call for stage in self.solution for call in stage.reads]
        used += [("a call", name) for call in calls for name in _references(call.arguments)]
        for where, name in used:
            if name not in story.names:
                raise BadInput(f"{where} refers to {name!r}; named are {listed(story.names, 40)}")

    def opened(self, need: Need, phone: Phone) -> bool:
        """Whether a need's evidence has occurred and its window has opened."""
        opens = need.window.opens
        if opens and not self._passed(opens, phone):
            return False
        return all(name in phone.names or name in phone.clock.fired for name in need.evidence)

    def closed(self, need: Need, phone: Phone) -> bool:
        """Whether a need's window is over."""
        return bool(need.window.closes) and self._passed(need.window.closes, phone)

    def closes_at(self, need: Need, phone: Phone) -> datetime | None:
        """When a need's window closes; None if that is open or has not been decided."""
        closes = need.window.closes
        if not closes:
            return None
        return self._moment(closes, phone) if _is_time(closes) else phone.clock.fired.get(closes)

    def _passed(self, mark: str, phone: Phone) -> bool:
        return phone.now >= self._moment(mark, phone) if _is_time(mark) else mark in phone.clock.fired

    def _moment(self, mark: str, phone: Phone) -> datetime:
        return moment(mark, phone.zone, self.prepared.now.astimezone(phone.zone).date())


def repr_of(value: Any) -> str:
    """A declaration as text that is the same in every process: values by type and content, functions by their code."""
    if isinstance(value, type):
        return value.__qualname__
    if is_dataclass(value):
        inside = ",".join(f"{f.name}={repr_of(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{repr_of(k)}:{repr_of(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (tuple, list)):
        return "[" + ",".join(map(repr_of, value)) + "]"
    if isinstance(value, (set, frozenset)):
        return "[" + ",".join(sorted(map(repr_of, value))) + "]"
    if isinstance(value, partial):
        return f"partial{repr_of((value.func, value.args, value.keywords))}"
    if hasattr(value, "__code__"):
        captured = repr_of([cell.cell_contents for cell in value.__closure__ or ()])
        return f"{value.__qualname__}:{inspect.getsource(value)}{captured}"
    if getattr(type(value), "__repr__", None) is object.__repr__:  # it would tell an address
        return f"{type(value).__qualname__}{repr_of(getattr(value, '__dict__', {}))}"
    return repr(value)


_REQUIRED = (
    "id", "domain", "capabilities", "difficulty", "apps", "starts", "user", "needs", "solution", "must",
)  # fmt: skip


def _is_time(mark: str) -> bool:
    return mark[:1].isdigit()


def _check_declaration(cls: type[Scenario]) -> None:
    def refuse(rule: str) -> None:
        raise DefinitionError(f"scenario {cls.__name__}: {rule}")

    missing = [name for name in _REQUIRED if not hasattr(cls, name)]
    if missing:
        refuse(f"declare {', '.join(missing)}")
    if not (cls.__doc__ or "").strip():
        refuse("give it a docstring: its first line is the title")
    cls.title = (cls.__doc__ or "").strip().splitlines()[0].rstrip(".")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", cls.id) or len(cls.id) > 60:
        refuse(f"id {shortened(cls.id)} must be kebab-case, at most 60 characters")
    for name, kind, value in (("domain", Domain, cls.domain), ("difficulty", Difficulty, cls.difficulty)):
        if value not in get_args(kind):
            refuse(f"{name} {value!r} must be one of {listed(get_args(kind))}")
    if not cls.capabilities or any(c not in get_args(Capability) for c in cls.capabilities):
        refuse(f"capabilities must be some of {listed(get_args(Capability))}, the primary one first")
    if len(set(cls.capabilities)) < len(cls.capabilities):
        refuse("a capability is listed twice")
    if not cls.apps or any(not (isinstance(app, type) and issubclass(app, App)) for app in cls.apps):
        refuse("apps must be app classes")
    try:
        moment(cls.starts, zone(cls.zone))
    except BadInput as error:
        refuse(f"starts or zone: {error}")
    if not cls.needs or len(cls.needs) != len(cls.solution):
        refuse("needs and solution must have a stage for each other, at least one")
    if not cls.must:
        refuse("must names at least one effect that success needs")
    if not cls.user.about or not cls.user.goal:
        refuse("the user needs `about` and `goal`")
    twice = [name for name in cls.must if name in cls.must_not]
    if twice:
        refuse(f"the check {twice[0]!r} stands in must and in must_not")
    for variant in (tuple(stage.calls for stage in cls.solution), *cls.wrong.values(), *cls.ways.values()):
        stages = by_stage(variant)
        if len(stages) != len(cls.solution):
            refuse(f"each of wrong and ways gives the calls of {len(cls.solution)} stages")
        for call in (call for calls in stages for call in calls):
            tool_name(call.operation, cls.apps)
    for call in (call for stage in cls.solution for call in stage.reads):
        tool_name(call.operation, cls.apps)
