"""The handles through which agents act on a phone: one for the user, and one for each mode of the assistant.

Consent is a capability: an observing assistant's handle reaches no writing operation, an executor is revoked when its
execution ends, and the journal refuses a write outside an execution as a second wall. What is refused is recorded as a
violation. (Python lets code in the same process reach through closures; that is out of scope.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Protocol

import orjson
from msgspec import Struct
from pydantic import ValidationError

from pare.actions import PHONE_TOOLS
from pare.app import App
from pare.errors import ActionError, BadInput, Refused, listed, shortened
from pare.given import in_json
from pare.journal import Actor, Call, Ran, Step
from pare.noise import NO_NOISE, Noise, new_name
from pare.phone import Notification, Phone, Proposal, Ref
from pare.screen import Screen, View
from pare.tool import Tool, ToolSpec, entities_in, explained

SHADE = 8  # notifications that the user sees at once
NO_ARGUMENTS: Mapping[str, Any] = MappingProxyType({})


class Outcome(Struct, frozen=True, gc=False):
    """What one action gave: a value in JSON's terms, or an error from which an agent can recover.

    Attributes:
        arguments: as they were given; None if they were no JSON object.
        about: references to the entities that a read returned, for evidence.
        injected: the error is noise, not the agent's fault.
        refused: the attempt was a violation of consent.
    """

    name: str
    arguments: Mapping[str, Any] | None
    value: Any = None
    error: str | None = None
    about: tuple[Ref, ...] = ()
    injected: bool = False
    refused: bool = False


class Look(Struct, frozen=True, gc=False):
    """What the user sees: one screen, its actions, the shade, and what the assistant has said."""

    at: datetime
    screen: str
    view: View
    actions: Mapping[str, Tool]
    notifications: tuple[Notification, ...]
    proposal: Proposal | None

    @property
    def now(self) -> str:
        """The time, local, as people read it."""
        return f"{self.at:%A %d %B %Y %H:%M}"


class User:
    """What the user can see and do: the open screen's taps, and the phone's own actions."""

    def __init__(self, phone: Phone, noise: Noise = NO_NOISE) -> None:
        self._phone, self._noise = phone, noise

    def look(self) -> Look:
        """What is on the display now."""
        phone, screen = self._phone, self._phone.screen
        if screen is None:
            view = View("Home screen", (f"Apps: {', '.join(phone.kinds)}",))
        else:
            with phone.journal.acting(Step("user", phone.turn, False)):
                view = screen.show(phone.app_named(screen.app.name))
        notes = tuple(phone.notifications.where(newest=True, limit=SHADE))
        pending = phone.pending
        return Look(phone.here, _place(screen), view, self._actions(pending), notes, pending)

    def actions(self) -> Mapping[str, Tool]:
        """All that the user can do now, by name."""
        return self._actions(self._phone.pending)

    def _actions(self, pending: Proposal | None) -> Mapping[str, Tool]:
        phone, screen = self._phone, self._phone.screen
        kind: Any = None if screen is None else type(screen)
        other = screen is not None and len(phone.tasks) > 1
        return _actions(kind, other, len(phone.notifications) > 0, pending is not None)

    def do(self, name: str, arguments: Mapping[str, Any] | None = NO_ARGUMENTS) -> Outcome:
        """Do something; an impossible action is an outcome with an error and changes nothing."""
        phone, name = self._phone, recordable(name)

        def body(given: Mapping[str, Any]) -> None:
            actions = self.actions()
            if name not in actions:
                raise Refused(f"{shortened(name)} is not possible here; possible are {listed(actions, 40)}")
            tool = actions[name]
            if tool.kind == "phone":
                tool.call(phone, **tool.parse(given, phone.zone, name))
            elif phone.screen is not None:
                phone.tap(phone.screen, name, given)

        screen = phone.screen
        outcome = _act(phone, "user", name, arguments, body)
        kind: Any = "answer" if name in ("accept_proposal", "reject_proposal") else "tap"
        phone.note(kind, "user", "" if screen is None else screen.app.name, _told(phone, outcome, screen))
        if name == "wait" and outcome.error is None:
            until = phone.skip_to()
            self._noise.schedule(phone, until)
            phone.advance(until)
        return outcome


def _told(phone: Phone, outcome: Outcome, screen: Screen[Any] | None) -> str:
    """A user's action as the assistant sees it."""
    given = outcome.arguments or {}
    told = ", ".join([f"{name}={orjson.dumps(value).decode()}" for name, value in given.items()])
    where, to = _place(screen), _place(phone.screen)
    ended = f"failed: {outcome.error}" if outcome.error else ("stays" if to == where else f"now on {to}")
    return f"user on {where}: {outcome.name}({told}) -> {ended}"


def _place(screen: Screen[Any] | None) -> str:
    """What a screen is called."""
    return "home" if screen is None else f"{screen.app.name}.{type(screen).__name__}"


@lru_cache(maxsize=4096)
def _actions(screen: type[Screen[Any]] | None, other: bool, notified: bool, asked: bool) -> Mapping[str, Tool]:
    names = ["accept_proposal", "reject_proposal"] if asked else []
    found: dict[str, Tool] = {}
    if screen is None:
        names += ["open_app"]
    else:
        found = {name: tap.tool for name, tap in screen.app.blueprint().taps[screen].items()}
        names += ["back", "go_home"]
    names += (["switch_app"] if other else []) + (["open_notification"] if notified else []) + ["wait"]
    return MappingProxyType({**found, **{name: PHONE_TOOLS[name] for name in names}})


def _act(
    phone: Phone, actor: Actor, name: str, arguments: Any, body: Callable[[Mapping[str, Any]], _Result | None], *,
    may_write: bool = True, proposal: str | None = None, allowed: Callable[[], None] = lambda: None,
) -> Outcome:  # fmt: skip
    """The one door: opens a step, runs it, and records the call whether it worked or not.

    What is carried out is what is recorded: arguments in JSON's terms, sorted by name.
    """
    result: _Result | None = None
    error: str | None = None
    refused = False
    given: dict[str, Any] | None = None
    ran: tuple[Ran, ...] = ()
    try:
        try:
            given = _json(name, arguments)
        finally:  # what needs consent is refused as such, whatever its arguments are
            allowed()
        with phone.step(actor, may_write=may_write, proposal=proposal):
            result = body(given)
            ran = phone.journal.ran
    except ActionError as fault:
        error, refused = str(fault), isinstance(fault, Violation)
    except ValidationError as fault:  # an entity refused what the arguments made of it
        error = f"{name}: {explained(fault)}"
    journal = phone.journal
    journal.calls.append(
        Call(len(journal.calls), actor, phone.turn, phone.now, name, given, error, ran, proposal, refused)
    )
    if error is not None or result is None:
        return Outcome(name, given, error=error, refused=refused)
    return Outcome(name, given, result.value, about=result.about)


class NotJson(BadInput):
    """Arguments that are no JSON object."""


class Violation(Refused):
    """An assistant tried to write without consent."""


class _Result(Struct, frozen=True, gc=False):
    value: Any
    about: tuple[Ref, ...]


def recordable(text: object) -> str:
    """A text as it may stand in a record; a lone surrogate, which no encoding takes, becomes `?`."""
    if not isinstance(text, str):
        return f"({type(text).__name__})"
    return text if text.isascii() and type(text) is str else str.encode(text, "utf-8", "replace").decode()


def _json(name: str, arguments: Any) -> dict[str, Any]:
    if arguments is NO_ARGUMENTS or (type(arguments) is dict and not arguments):
        return {}
    try:
        given = in_json(arguments)
    except (TypeError, ValueError):
        given = {}
        arguments = None
    if type(arguments) is not dict and not isinstance(arguments, Mapping):  # told alike: no record holds them
        raise NotJson(f"{shortened(name)}: arguments must be a JSON object, of UTF-8 texts and numbers of 64 bits")
    return given


class Handle(Protocol):
    """What an assistant holds: tools to see, and one call to use them."""

    @property
    def tools(self) -> tuple[ToolSpec, ...]:
        """The tools that can be called now."""

    @property
    def names(self) -> Mapping[str, str]:
        """Under which name each of these is called, by its own name (noise may have renamed it)."""

    @property
    def steps_left(self) -> int:
        """How many more calls are answered."""

    def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """Call a tool; whatever is wrong is an outcome with an error."""


class _Lease(Struct):
    """How long a handle lives; revoking it is final."""

    steps: int
    open: bool
    faults: dict[tuple[str, bytes], int]


def observer(phone: Phone, steps: int, noise: Noise = NO_NOISE) -> tuple[Handle, Callable[[], None]]:
    """A handle that reads, and what revokes it."""
    return _handle(phone, steps, noise, None)


def executor(
    phone: Phone, proposal: Proposal, steps: int, noise: Noise = NO_NOISE
) -> tuple[Handle, Callable[[], None]]:
    """A handle that reads and writes under an accepted proposal, and what revokes it.

    Raises:
        Refused: the proposal is not accepted.
    """
    stored = phone.proposals.get(proposal.id)
    if stored is None or stored.status != "accepted":
        raise Refused("only an accepted proposal can be executed")
    return _handle(phone, steps, noise, stored.id)


def _handle(phone: Phone, steps: int, noise: Noise, proposal: str | None) -> tuple[Handle, Callable[[], None]]:
    lease, kinds = _Lease(steps, True, {}), tuple(phone.kinds.values())
    offer = (kinds, proposal is not None, noise.reword_tools)
    offered = _offered(*offer)

    def call(name: str, arguments: Mapping[str, Any]) -> Outcome:
        name = recordable(name)

        found = offered.get(name)

        def allowed() -> None:
            if found is None and name in offered_tools(kinds, writes=True, noise=noise):
                raise Violation(f"{name} writes; it can only be called after the user has accepted a proposal")
            if found is not None and found[1].kind == "write" and not lease.open:
                raise Violation(f"{name}: this execution has ended; propose again and wait for an acceptance")

        def body(given: Mapping[str, Any]) -> _Result:
            if not lease.open or lease.steps < 0:
                raise Refused("the step limit is reached; end the turn")
            if found is None:
                raise BadInput(f"there is no tool {shortened(name)}; there are {listed(offered, 130)}")
            kind, tool = found
            app = phone.app_named(kind.name)
            result = tool.call(app, **tool.parse(given, phone.zone, name))
            seen = entities_in(result)
            about = tuple((phone.homes[type(e)], e.id) for e in seen if e.id and type(e) in phone.homes)
            return _Result(tool.dump(result, phone.zone), about)

        if lease.open and lease.steps > 0 and name in offered and noise.strikes(phone, lease.faults, name, arguments):
            return noise.fault(phone, name, arguments)
        lease.steps -= 1
        return _act(phone, "assistant", name, arguments, body, may_write=proposal is not None and lease.open,
                    proposal=proposal, allowed=allowed)  # fmt: skip

    def revoke() -> None:
        lease.open = False

    def left() -> int:
        return max(lease.steps, 0) if lease.open else 0

    return _Assistant(offer, left, call), revoke


class _Assistant:
    """What an assistant holds: closures, so that it reaches no phone."""

    __slots__ = ("_call", "_left", "_offer")

    def __init__(
        self, offer: _Offer, left: Callable[[], int], call: Callable[[str, Mapping[str, Any]], Outcome]
    ) -> None:
        self._offer, self._left, self._call = offer, left, call

    @property
    def tools(self) -> tuple[ToolSpec, ...]:
        return _specs(*self._offer)

    @property
    def names(self) -> Mapping[str, str]:
        return _names(*self._offer)

    @property
    def steps_left(self) -> int:
        return self._left()

    def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        return self._call(name, arguments)


Offered = tuple[type[App], Tool]
"""An operation and the app that has it."""

_Offer = tuple[tuple[type[App], ...], bool, bool]
"""The apps whose operations are offered, whether writing ones are too, and whether they are reworded."""


def offered_tools(kinds: tuple[type[App], ...], *, writes: bool, noise: Noise = NO_NOISE) -> Mapping[str, Offered]:
    """The operations that an assistant is offered, by the name under which it sees them."""
    return _offered(kinds, writes, noise.reword_tools)


@lru_cache(maxsize=256)
def _offered(kinds: tuple[type[App], ...], writes: bool, reworded: bool) -> Mapping[str, Offered]:
    kept = ("read", "write") if writes else ("read",)
    found = ((kind, tool) for kind in kinds for tool in kind.blueprint().tools.values() if tool.kind in kept)
    return {new_name(tool.name) if reworded else tool.name: (kind, tool) for kind, tool in found}


@lru_cache(maxsize=256)
def _names(kinds: tuple[type[App], ...], writes: bool, reworded: bool) -> Mapping[str, str]:
    return {tool.name: name for name, (_, tool) in _offered(kinds, writes, reworded).items()}


@lru_cache(maxsize=256)
def _specs(kinds: tuple[type[App], ...], writes: bool, reworded: bool) -> tuple[ToolSpec, ...]:
    """What an assistant is told of the operations; made when it asks."""
    specs = [tool.spec for _, tool in _offered(kinds, writes, reworded).values()]
    every = frozenset(name.partition("__")[2] for kind in kinds for name in kind.blueprint().tools)
    return tuple(Noise(reword_tools=reworded).reworded(spec, every) for spec in specs)
