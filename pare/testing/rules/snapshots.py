"""A fork goes its own way, does the same as its original, and what is undone never was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from pare.journal import Actor
from pare.machine import run_tap
from pare.phone import Phone
from pare.testing.explore import Take
from pare.testing.report import Fault, called
from pare.testing.state import difference, state_of
from pare.testing.subject import Subject
from pare.tool import Tool

_CALLS = 6  # of each operation
Act = Callable[[Phone], object]


class _Undone(Exception):
    """Ends a step that is to be undone."""


def check(subject: Subject) -> Iterator[Fault]:
    """Forks that are not apart or not alike, and undone steps that leave something."""
    for takes in subject.exploration.takes.values():
        for take in takes[:2]:
            for detail in _faults(take.before, "user", partial(_tap, take)):
                what = f"{type(take.screen).__name__}.{take.tap.tool.name}"
                yield subject.fault("snapshots", what, detail, take.example)
    for tool in subject.of_kind("write", "incoming"):
        random = subject.random("snapshots", tool.name)
        for _ in range(_CALLS):
            arguments = subject.values.arguments(tool, subject.phones[1], random)
            actor: Actor = "world" if tool.kind == "incoming" else "assistant"
            for detail in _faults(subject.phones[1], actor, partial(_call, tool, arguments)):
                yield subject.fault("snapshots", tool.name, detail, called(tool.name, arguments))


def _tap(take: Take, phone: Phone) -> None:
    app = phone.app_named(take.screen.app.name)
    run_tap(app, take.screen, take.tap, take.tap.tool.parse(take.arguments, phone.zone))


def _call(tool: Tool, arguments: Mapping[str, Any], phone: Phone) -> None:
    if tool.kind == "incoming":
        phone.deliver(tool.name, arguments)
    else:
        tool.call(phone.app_named(tool.name.partition("__")[0]), **tool.parse(arguments, phone.zone))


def _faults(start: Phone, actor: Actor, act: Act) -> Iterator[str]:
    """What is wrong with forks and undoing around one action; nothing if it does not work at all."""
    phone, before = start.fork(), state_of(start)
    twin, undone = phone.fork(), phone.fork()
    if not _done(phone, actor, act):
        return
    after = state_of(phone)
    if changed := difference(before, state_of(twin)):
        yield f"changes a fork that was made before: {changed}"
    with suppress(_Undone), undone.step(actor):
        act(undone)
        raise _Undone
    if changed := difference(before, state_of(undone)):
        yield f"leaves something when it is undone: {changed}"
    for other, told in ((twin, "a fork"), (undone, "after it was undone, it")):
        _done(other, actor, act)
        if changed := difference(after, state_of(other)):
            yield f"{told} doing the same ends elsewhere: {changed}"
    restored = phone.fork()
    worked = [_done(one, actor, act) for one in (phone, restored)]
    if worked[0] != worked[1] or (changed := difference(state_of(phone), state_of(restored))):
        yield "goes on otherwise from a snapshot; keep everything in tables"


def _done(phone: Phone, actor: Actor, act: Act) -> bool:
    """Whether an action worked."""
    try:
        with phone.step(actor):
            act(phone)
    except Exception:  # other rules tell of it
        return False
    return True
