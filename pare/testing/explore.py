"""Exploration: tap everything on every screen with made-up arguments, from many phones, and remember what happened."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from types import NoneType
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from pare.errors import ActionError, PareError
from pare.handles import User
from pare.journal import Ran
from pare.machine import Tap, run_tap
from pare.phone import Phone
from pare.screen import Screen
from pare.testing.nodes import ids_of, kind_of
from pare.testing.report import called, raised

if TYPE_CHECKING:
    from pare.testing.subject import Subject

ENOUGH = 3  # successes after which a tap is known well enough
MOST = 400  # times that one tap is tried in a round
_ROUNDS, _FEW_ROUNDS = 10, 4  # with rows made up each time anew, and with the author's
_WANDERS = 0.5  # how often any other tap is tried in between
_PLACES = 14  # phones kept with one screen in the foreground
_PATIENCE = 3  # times that something refused is tried
_TAKES = 8  # successes kept of one tap

Kind = type[Screen[Any]]
Pair = tuple[Kind, str]


@dataclass(frozen=True)
class Take:
    """One tap that worked."""

    screen: Screen[Any]
    tap: Tap
    arguments: Mapping[str, Any]
    before: Phone
    after: Phone
    goes: type[Any]
    ran: tuple[Ran, ...]

    @property
    def example(self) -> str:
        """The tap as it stands in an example."""
        return f"{called(self.tap.tool.name, self.arguments)} on {self.screen!r}"


@dataclass(frozen=True)
class Place:
    """A phone with a screen of the app in the foreground, and what its display offers for arguments."""

    phone: Phone
    shown: Mapping[str, list[Any]]

    @property
    def offers(self) -> tuple[str, ...]:
        """The arguments for which the display offers something."""
        return tuple(self.shown)


@dataclass
class Exploration:
    """What happened.

    Attributes:
        places: phones by the screen in their foreground.
        takes: taps that worked.
        outcomes: the destinations that each tap has led to; NoneType for staying.
        refusals: by tap that never worked, why it did not the last time.
        crashes: what broke (a screen or tap), how, and an example.
    """

    places: dict[Kind, list[Place]] = field(default_factory=dict)
    takes: dict[Pair, list[Take]] = field(default_factory=dict)
    outcomes: dict[Pair, set[type[Any]]] = field(default_factory=dict)
    refusals: dict[Pair, str] = field(default_factory=dict)
    crashes: dict[tuple[str, str], str] = field(default_factory=dict)

    @property
    def all_takes(self) -> list[Take]:
        """Every tap that worked and was kept."""
        return [take for takes in self.takes.values() for take in takes]


def declared(tap: Tap) -> tuple[type[Any], ...]:
    """The destinations that a tap declares; NoneType for staying."""
    return (*tap.goes, *((NoneType,) if tap.stays else ()))


def explore(subject: Subject) -> Exploration:
    """Try every tap until each declared destination was taken, or often enough."""
    return _Explorer(subject).run()


class _Explorer:
    def __init__(self, subject: Subject) -> None:
        self.subject, self.random = subject, subject.random("exploration")
        self.found, self.tries = Exploration(), Counter[Pair]()

    def run(self) -> Exploration:
        self._round(self.subject.phones)
        for number in range(1, _ROUNDS if self.subject.populate is None else _FEW_ROUNDS):
            if all(self._known(screen, name) for screen, name in self._pairs()):
                break
            self._round(self.subject.aged(self.subject.made(number)))
        return self.found

    def _round(self, phones: tuple[Phone, ...]) -> None:
        """Begin on these phones, and go on until every tap is known or was tried often."""
        self.tries.clear()
        self.phones = phones
        self.places: dict[Kind, list[Place]] = {}
        for phone in phones:
            self._enter(phone)
        while (pair := self._next()) is not None:
            self._try(*pair)
            if self.random.random() < _WANDERS:
                self._approach(pair[0])
            if self.random.random() < _WANDERS:
                self._wander()
        for screen, places in self.places.items():
            self.found.places.setdefault(screen, []).extend(places)

    def _pairs(self) -> list[Pair]:
        return [(screen, name) for screen, taps in self.subject.app.blueprint().taps.items() for name in taps]

    def _enter(self, phone: Phone) -> None:
        """Open the app in every way that leads into it."""
        name = self.subject.app.name
        notes = [note.id for note in phone.notifications.where(newest=True) if note.app == name]
        ways = [("open_app", {"app": name}), *(("open_notification", {"notification_id": id}) for id in notes[:40])]
        for action, arguments in ways:
            fork = phone.fork()
            try:
                if User(fork).do(action, arguments).error is None:
                    self._visit(fork)
            except Exception as error:
                self.found.crashes.setdefault((action, raised(error)), called(action, arguments))

    def _next(self) -> Pair | None:
        """The tap about which least is known."""
        pairs = [
            (screen, name)
            for screen, name in self._pairs()
            if screen in self.places and self.tries[screen, name] < (ENOUGH if self._known(screen, name) else MOST)
        ]
        return min(pairs, key=lambda pair: self.tries[pair], default=None)

    def _approach(self, screen: Kind) -> None:
        """Come to a screen once more, perhaps to one that shows something else."""
        ways = [pair for pair, seen in self.found.outcomes.items() if screen in seen and pair[0] in self.places]
        if ways and self.random.random() < 0.5:
            self._try(*self.random.choice(ways))
        else:
            self._open(screen)

    def _open(self, screen: Kind) -> None:
        """Open a screen that taps lead to on any row that it may be about, as a notification would."""
        fork = self.random.choice(self.phones).fork()
        context = {}
        for name, parameter in inspect.signature(screen).parameters.items():
            if parameter.default is parameter.empty:
                ids = ids_of(kind_of(name, fork), fork)
                if not ids:
                    return
                context[name] = self.random.choice(ids)
        try:
            with fork.step("user"):
                fork.open(self.subject.app.name, screen(**context))
        except PareError:
            return
        if type(fork.screen) is screen:
            self._visit(fork)

    def _wander(self) -> None:
        """Do anything anywhere: it may lead to a place from which another tap works."""
        screen = self.random.choice(list(self.places))
        taps = list(self.subject.app.blueprint().taps[screen])
        if taps and self.random.random() < 0.5:
            self._try(screen, self.random.choice(taps))
        else:
            self._happen(self.random.choice(self.places[screen]))

    def _happen(self, place: Place) -> None:
        """Let something happen that the open screen may be about, or let time pass."""
        fork, tools = place.phone.fork(), self.subject.of_kind("incoming", "write")
        near = [tool for tool in tools if {*vars(fork.screen)} & {*tool.names}]
        tool = self.random.choice((None, *(near if near and self.random.random() < 0.7 else tools)))
        try:
            if tool is None:
                fork.advance(fork.now + timedelta(hours=self.random.choice((1, 24, 24 * 8))))
            else:
                context = {name: value for name, value in vars(fork.screen).items() if name in tool.names}
                given = context if self.random.random() < 0.8 else {}
                values = self.subject.values
                arguments = values.arguments(tool, fork, self.random, place.shown, given)
                for _ in range(_PATIENCE):
                    error = self.subject.call(fork, tool, arguments).error
                    if error is None:
                        break
                    arguments = values.instead(error, arguments, tool, fork, self.random, place.shown)
        except Exception:  # the rules for arrivals and for bad input tell of it
            return
        self._visit(fork)

    def _known(self, screen: Kind, name: str) -> bool:
        seen, tap = self.found.outcomes.get((screen, name), set()), self.subject.app.blueprint().taps[screen][name]
        return seen >= {*declared(tap)} and len(self.found.takes[screen, name]) >= ENOUGH

    def _try(self, kind: Kind, name: str) -> None:
        """Tap something; what is refused is tried once more with another value for what the error names."""
        tap, place = self.subject.app.blueprint().taps[kind][name], self.random.choice(self.places[kind])
        arguments = self.subject.values.arguments(tap.tool, place.phone, self.random, place.shown)
        for _ in range(_PATIENCE):
            self.tries[kind, name] += 1
            refusal = self._take(kind, name, place, arguments)
            if not refusal:
                break
            self.found.refusals[kind, name] = refusal
            arguments = self.subject.values.instead(refusal, arguments, tap.tool, place.phone, self.random, place.shown)

    def _take(self, kind: Kind, name: str, place: Place, arguments: Mapping[str, Any]) -> str:
        """Tap something and remember what came of it; why it was refused, if it was."""
        tap = self.subject.app.blueprint().taps[kind][name]
        try:
            take = taken(place.phone, tap, arguments)
        except ActionError as error:
            return str(error)
        except ValidationError as error:
            return raised(error)
        except Exception as error:
            example = f"{called(name, arguments)} on {place.phone.screen!r}"
            self.found.crashes.setdefault((f"{kind.__name__}.{name}", raised(error)), example)
            return ""
        self.found.outcomes.setdefault((kind, name), set()).add(take.goes)
        kept = self.found.takes.setdefault((kind, name), [])
        if len(kept) < _TAKES:
            kept.append(take)
        self._visit(take.after)
        return ""

    def _visit(self, phone: Phone) -> None:
        """Keep a phone as one more place where taps can be tried."""
        screen = phone.screen
        if screen is None or screen.app is not self.subject.app:
            return
        shown: dict[str, list[Any]] = {}
        try:
            for item in User(phone).look().view.items:
                for name in (item.kind, f"{item.kind}_id"):
                    shown.setdefault(name, []).append(item.id)
        except Exception as error:
            self.found.crashes.setdefault((type(screen).__name__, f"cannot be shown: {raised(error)}"), repr(screen))
            return
        _keep(self.places.setdefault(type(screen), []), Place(phone, shown), self.random)


def _keep(places: list[Place], place: Place, random: Random) -> None:
    """Keep a place; of many, those whose displays offer something else than the others'."""
    if len(places) < _PLACES:
        places.append(place)
        return
    offers = Counter(one.offers for one in places)
    most = max(offers.values())
    common = [at for at, one in enumerate(places) if offers[one.offers] == most]
    if offers[place.offers] < most or random.random() < 0.5:
        places[random.choice(common)] = place


def taken(phone: Phone, tap: Tap, arguments: Mapping[str, Any]) -> Take:
    """Tap something on a fork of a phone, as the user does.

    Raises:
        ActionError: it is not possible.
        Exception: whatever the tap lets out.
    """
    fork, screen = phone.fork(), phone.screen
    assert screen is not None
    app = fork.app_named(screen.app.name)
    with fork.step("user"):
        goes = run_tap(app, screen, tap, tap.tool.parse(arguments, fork.zone))
        if goes is not None:
            fork.lead(goes)
        ran = fork.journal.ran
    return Take(screen, tap, arguments, phone, fork, type(goes), ran)
