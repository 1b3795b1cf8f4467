"""The planner: the shortest path of taps from where the user is to an operation with given arguments.

It searches breadth first on forks of the phone, for a path of one tap, of two, and so on, on the screens from which, by
what the machines declare, a screen of the operation's app is near enough. What a tap needs is filled in by name: from
the operation's own arguments and from the fields of the rows that these refer to (a message's `conversation_id`). A row
that a tap needs must be on the display. What a tap does not need is filled in only where the operation asks for it; if
that leads nowhere, other values are tried too. Where all this takes too many tries, it goes home and begins anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, islice
from types import MappingProxyType
from typing import Any

from pare.agent import Action
from pare.app import App
from pare.binding import Goal, bindings, goal_of
from pare.effects import same
from pare.errors import BadInput, PareError
from pare.handles import User
from pare.machine import Tap
from pare.phone import Phone
from pare.screen import Screen

MOST_TAPS = 8
MOST_TRIES = 4_000  # taps tried in all; about a second
_MOST_BINDINGS = 64  # of one tap on one screen
_FROM_HOME = 3  # actions at least to the goal, by going home


class NoPath(PareError):
    """No path of taps leads to that operation with those arguments."""


def plan(
    phone: Phone, operation: str, arguments: Mapping[str, Any], most: int = MOST_TAPS, tries: int = MOST_TRIES
) -> tuple[Action, ...]:
    """The shortest sequence of user actions that ends in an operation.

    Args:
        phone: where the user is now; it is not changed.
        operation: the tool name of a writing operation.
        arguments: its arguments in JSON's terms.
        most: how many actions to look ahead.
        tries: how many actions to try from here, and as many from home if that is not enough.

    Raises:
        NoPath: there is no such path within these bounds.
        BadInput: the operation does not exist or its arguments do not fit.
    """
    app = phone.app_named(operation.partition("__")[0])
    tools = app.blueprint().tools
    if operation not in tools:
        raise BadInput(f"there is no operation {operation!r}")
    goal = goal_of(phone, tools[operation], arguments)
    search = _Search(goal, _taps_from(app.name, tuple(phone.kinds.values())), most, tries)
    start = phone.fork()
    start.clock.conditionals, start.clock.queue = (), []
    for liberal in (False, True):
        for length in range(search.away(start), most + 1):
            path = search.run(start, length, liberal)
            if path is not None:
                return path
    if search.tries < 0 and start.screen is not None and most > 1:  # from home there are fewer taps to try
        User(start).do("go_home")
        return (Action("go_home"), *plan(start, operation, arguments, most - 1, tries))
    raise NoPath(f"{operation} with these arguments cannot be reached by taps ({search.reason})")


@dataclass(slots=True)
class _Search:
    """One search: `useful` are the screens that may lead to the goal, each with the fewest taps that it can take."""

    goal: Goal
    useful: Mapping[type[Screen[Any]], int]
    most: int
    tries: int

    @property
    def reason(self) -> str:
        return f"within {self.most} taps" if self.tries > 0 else "too many taps to try"

    def run(self, start: Phone, length: int, liberal: bool) -> tuple[Action, ...] | None:
        """A path of so many actions at most, if there is one."""
        queue: deque[tuple[Phone, tuple[Action, ...]]] = deque([(start, ())])
        visited = {_place(start)}
        while queue:
            here, path = queue.popleft()
            for action in self._choices(here, liberal):
                self.tries -= 1
                if self.tries < 0:
                    return None
                there = here.fork()
                mark = len(there.journal.changes)
                if User(there).do(action.name, action.arguments).error is not None:
                    continue
                if self.goal.reached(there):
                    return (*path, action)
                near = len(path) + 1 + self.away(there) <= length
                if near and _place(there) not in visited and _only_moved(there, mark):
                    visited.add(_place(there))
                    queue.append((there, (*path, action)))
        return None

    def _choices(self, phone: Phone, liberal: bool) -> Iterator[Action]:
        screen = phone.screen
        if screen is None:
            for name, kind in phone.kinds.items():
                if kind.blueprint().root in self.useful or any(
                    type(s) in self.useful for s in phone.tasks.get(name, ())
                ):
                    yield Action("open_app", {"app": name})
            return
        taps = {
            name: tap for name, tap in screen.app.blueprint().taps[type(screen)].items() if self._leads(tap, screen)
        }
        if taps:
            shown: dict[str, list[Any]] = {}
            for item in User(phone).look().view.items:
                for name in (item.kind, f"{item.kind}_id"):
                    shown.setdefault(name, []).append(item.id)
            for name, tap in taps.items():
                for arguments in islice(bindings(tap, self.goal, shown, phone, liberal), _MOST_BINDINGS):
                    yield Action(name, arguments)
        below = phone.tasks[phone.foreground or ""][:-1]
        if self._any_useful(map(type, below)):
            yield Action("back")
        for name, stack in phone.tasks.items():
            if name != phone.foreground and self._any_useful(map(type, stack)):
                yield Action("switch_app", {"app": name})
        yield Action("go_home")

    def away(self, phone: Phone) -> int:
        """How many actions it takes from here at least: on these screens, back, in another app, or from home."""
        if phone.screen is None:
            return 2
        stacks = [stack if name != phone.foreground else stack[:-1] for name, stack in phone.tasks.items()]
        others = [self.useful[type(one)] for stack in stacks for one in stack if type(one) in self.useful]
        return min(self.useful.get(type(phone.screen), _FROM_HOME), 1 + min(others, default=2), _FROM_HOME)

    def _leads(self, tap: Tap, screen: Screen[Any]) -> bool:
        """Whether a tap may be the goal, or lead to a screen from which it can be reached."""
        mine = self.goal.tool.name.startswith(f"{screen.app.name}__")
        return mine or self._any_useful(tap.goes)

    def _any_useful(self, screens: Iterable[type[Screen[Any]]]) -> bool:
        return any(screen in self.useful for screen in screens)


@lru_cache(maxsize=256)
def _taps_from(app: str, kinds: tuple[type[App], ...]) -> Mapping[type[Screen[Any]], int]:
    """How many taps it takes, by what the machines declare, to tap something on one of an app's own screens.

    Screens from which there is no way are left out; on the app's own the first tap may be it.
    """
    taps = {screen: mine for kind in kinds for screen, mine in kind.blueprint().taps.items()}
    found = {screen: 1 for screen in taps if screen.app.name == app}
    for step in count(2):
        leads = [
            s for s, mine in taps.items() if s not in found and any(g in found for t in mine.values() for g in t.goes)
        ]
        if not leads:
            return MappingProxyType(found)
        found |= dict.fromkeys(leads, step)
    raise AssertionError


def _place(phone: Phone) -> tuple[Any, ...]:
    """Where the user is. What lies below on the back stack is left out: a shortest path only goes back at its start."""
    return (phone.foreground, phone.screen)


def _only_moved(phone: Phone, mark: int) -> bool:
    """Navigation neither creates nor removes rows, and of those that there are it changes bookkeeping alone."""
    return all(
        one.table.startswith("phone.")
        or (one.before is not None and one.after is not None and same(one.before, one.after))
        for one in phone.journal.changes[mark:]
    )
