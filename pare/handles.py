"""The handles through which agents act on a phone: one for the user, and one for each mode of the assistant.

Consent is a capability: an observing assistant's handle reaches no writing operation, an executor is revoked when its
execution ends, and the journal refuses a write outside an execution as a second wall. What is refused is recorded as a
violation. (Python lets code in the same process reach through closures; that is out of scope.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

import orjson

from pare.actions import PHONE_TOOLS
from pare.app import App
from pare.errors import ActionError, BadInput, Refused, listed, shortened
from pare.journal import Actor, Call
from pare.noise import NO_NOISE, Noise
from pare.phone import Notification, Phone, Proposal, Ref
from pare.screen import Screen, View
from pare.times import plain
from pare.tool import Tool, ToolSpec, entities_in

SHADE = 8  # notifications that the user sees at once


@dataclass(frozen=True, slots=True)
class Outcome:
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


@dataclass(frozen=True, slots=True)
class Look:
    """What the user sees: one screen, its actions, the shade, and what the assistant has said."""

    now: str
    screen: str
    view: View
    actions: Mapping[str, Tool]
    notifications: tuple[Notification, ...]
    proposal: Proposal | None


class User:
    """What the user can see and do: the open screen's taps, and the phone's own actions."""

    def __init__(self, phone: Phone, noise: Noise = NO_NOISE) -> None:
        self._phone, self._noise = phone, noise

    def look(self) -> Look:
        """What is on the display now."""
        phone, screen = self._phone, self._phone.screen
        if screen is None:
            name, view = "home", View("Home screen", items=())
        else:
            name = f"{screen.app.name}.{type(screen).__name__}"
            with phone.step("user", may_write=False):
                view = screen.show(phone.app_named(screen.app.name))
        notes = tuple(phone.notifications.where(newest=True, limit=SHADE))
        when = phone.now.astimezone(phone.zone).strftime("%A %d %B %Y %H:%M")
        return Look(when, name, view, self.actions(), notes, phone.pending)

    def actions(self) -> Mapping[str, Tool]:
        """All that the user can do now, by name."""
        phone, screen = self._phone, self._phone.screen
        kind: Any = None if screen is None else type(screen)
        return _actions(
            kind,
            any(name != phone.foreground for name in phone.tasks) and phone.foreground is not None,
            len(phone.notifications) > 0,
            phone.pending is not None,
        )

    def do(self, name: str, arguments: Mapping[str, Any] | None = None) -> Outcome:
        """Do something; an impossible action is an outcome with an error and changes nothing."""
        phone, given = self._phone, arguments or {}

        def body() -> None:
            actions = self.actions()
            if name not in actions:
                raise Refused(f"{shortened(name)} is not possible here; possible are {listed(actions, 40)}")
            tool = actions[name]
            if tool.kind == "phone":
                tool.call(phone, **tool.parse(given, phone.zone))
            elif phone.screen is not None:
                phone.tap(phone.screen, name, given)

        screen = phone.screen
        outcome = _act(phone, "user", name, given, body)
        if name == "wait" and outcome.error is None:
            until = phone.skip_to()
            self._noise.schedule(phone, until)
            phone.advance(until)
        kind: Any = "answer" if name in ("accept_proposal", "reject_proposal") else "tap"
        phone.note(kind, "user", "" if screen is None else screen.app.name, _told(phone, outcome, screen))
        return outcome


def _told(phone: Phone, outcome: Outcome, screen: Screen[Any] | None) -> str:
    """A user's action as the assistant sees it."""
    told = ", ".join(f"{name}={orjson.dumps(value).decode()}" for name, value in (outcome.arguments or {}).items())
    where = "home" if screen is None else f"{screen.app.name}.{type(screen).__name__}"
    new = phone.screen
    to = "home" if new is None else f"{new.app.name}.{type(new).__name__}"
    ended = f"failed: {outcome.error}" if outcome.error else ("stays" if to == where else f"now on {to}")
    return f"user on {where}: {outcome.name}({told}) -> {ended}"


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
    return {**found, **{name: PHONE_TOOLS[name] for name in names}}


def _act(
    phone: Phone, actor: Actor, name: str, arguments: Mapping[str, Any], body: Callable[[], Any], *,
    may_write: bool = True, proposal: str | None = None,
) -> Outcome:  # fmt: skip
    """The one door: opens a step, runs it, and records the call whether it worked or not."""
    value, error, refused = None, None, False
    about: tuple[Ref, ...] = ()
    given: dict[str, Any] | None = None
    try:
        given = _json(name, arguments)
        with phone.step(actor, may_write=may_write, proposal=proposal):
            result = body()
            if isinstance(result, _Result):
                value, about = result.value, result.about
    except ActionError as fault:
        error, refused = str(fault), isinstance(fault, Violation)
        given = None if isinstance(fault, NotJson) else given
    ran = phone.journal.ran if error is None else ()
    journal = phone.journal
    journal.calls.append(
        Call(len(journal.calls), actor, phone.turn, phone.now, name, given, error, ran, proposal, refused)
    )
    return Outcome(name, given, value, error, about, refused=refused)


class NotJson(BadInput):
    """Arguments that are no JSON object."""


class Violation(Refused):
    """An assistant tried to write without consent."""


@dataclass(frozen=True, slots=True)
class _Result:
    value: Any
    about: tuple[Ref, ...]


def _json(name: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    if not isinstance(arguments, Mapping):
        raise NotJson(f"{shortened(name)}: arguments must be a JSON object")
    try:
        given: dict[str, Any] = orjson.loads(orjson.dumps(dict(arguments), default=plain))
    except (TypeError, ValueError):
        raise NotJson(f"{shortened(name)}: arguments must be a JSON object") from None
    return given


class Handle(Protocol):
    """What an assistant holds: tools to see, and one call to use them."""

    @property
    def tools(self) -> tuple[ToolSpec, ...]:
        """The tools that can be called now."""

    @property
    def steps_left(self) -> int:
        """How many more calls are answered."""

    def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """Call a tool; whatever is wrong is an outcome with an error."""


@dataclass(slots=True)
class _Lease:
    """How long a handle lives; revoking it is final."""

    steps: int
    open: bool = True
    faults: dict[tuple[str, bytes], int] = field(default_factory=dict)


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
    lease = _Lease(steps)
    offered = offered_tools(tuple(phone.kinds.values()), writes=proposal is not None, noise=noise)
    everything = offered_tools(tuple(phone.kinds.values()), writes=True, noise=noise)

    def call(name: str, arguments: Mapping[str, Any]) -> Outcome:
        def body() -> _Result:
            if not lease.open and (name not in everything or everything[name][1].kind == "write"):
                raise Violation(
                    f"{shortened(name)}: this execution has ended; propose again and wait for an acceptance"
                )
            if lease.steps < 0 or not lease.open:
                raise Refused("the step limit is reached; end the turn")
            if name not in offered:
                if name in everything:
                    raise Violation(f"{name} writes; it can only be called after the user has accepted a proposal")
                raise BadInput(f"there is no tool {shortened(name)}; there are {listed(offered, 130)}")
            kind, tool, _ = offered[name]
            app = phone.app_named(kind.name)
            result = tool.call(app, **tool.parse(arguments, phone.zone))
            about = tuple(phone.ref(entity) for entity in entities_in(result) if entity.id)
            return _Result(tool.dump(result, phone.zone), about)

        if lease.open and lease.steps > 0 and name in offered and noise.strikes(phone, lease.faults, name, arguments):
            return noise.fault(phone, name, arguments)
        lease.steps -= 1
        return _act(phone, "assistant", name, arguments, body, may_write=proposal is not None and lease.open,
                    proposal=proposal)  # fmt: skip

    class Assistant:
        __slots__ = ()

        @property
        def tools(self) -> tuple[ToolSpec, ...]:
            return tuple(spec for _, _, spec in offered.values())

        @property
        def steps_left(self) -> int:
            return max(lease.steps, 0) if lease.open else 0

        def __call__(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
            return call(name, arguments)

    def revoke() -> None:
        lease.open = False

    return Assistant(), revoke


@lru_cache(maxsize=256)
def offered_tools(
    kinds: tuple[type[App], ...], *, writes: bool, noise: Noise = NO_NOISE
) -> Mapping[str, tuple[type[App], Tool, ToolSpec]]:
    """The operations that an assistant is offered, by the name under which it sees them."""
    found = {}
    for kind in kinds:
        for tool in kind.blueprint().tools.values():
            if tool.kind == "read" or (writes and tool.kind == "write"):
                spec = noise.reworded(tool.spec)
                found[spec.name] = (kind, tool, spec)
    return found
