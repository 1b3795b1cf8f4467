"""Every arrival tells the user a headline and the assistant all of it, and its notification opens."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from pare.handles import User
from pare.testing.report import Fault, called, raised
from pare.testing.subject import Attempt, Subject
from pare.tool import Tool

LONGEST_HEADLINE = 240
"""Characters that a row of the notification shade can show at most."""

_TRIES, _ENOUGH = 5_000, 6


def check(subject: Subject) -> Iterator[Fault]:
    """Arrivals without a text, that break, or whose notification does not open."""
    rung, faults = _rings(subject)
    yield from faults
    for tool in subject.of_kind("incoming"):
        for template, whose in zip(subject.app.blueprint().texts[tool.name], ("headline", "full"), strict=True):
            if not template.strip():
                yield subject.fault("arrivals", tool.name, f"its template `{whose}` is empty")
        yield from _arrive(subject, tool, rung)


def _arrive(subject: Subject, tool: Tool, rung: set[str]) -> Iterator[Fault]:
    random, worked, refusal, told = subject.random("arrivals", tool.name), 0, "", set[str]()
    later = [place.phone for places in subject.exploration.places.values() for place in places]
    for one in subject.attempts(tool, (*subject.phones * 20, *later), random, _TRIES):
        if one.error is not None:
            refusal = one.error
            continue
        worked += one.worked
        for detail in _texts(one):
            if detail not in told:
                told.add(detail)
                yield subject.fault("arrivals", tool.name, detail, called(tool.name, one.arguments))
        if worked >= _ENOUGH:
            return
    if not worked and not told and tool.name not in rung and not subject.excused(tool.name):
        yield subject.fault("arrivals", tool.name, f"never worked with made-up arguments; the last time: {refusal}")


def _texts(one: Attempt) -> Iterator[str]:
    """What is wrong with an arrival, its texts and its notification."""
    if one.crash is not None:
        yield f"breaks: {raised(one.crash)}"
        return
    phone, notes = one.fork, len(one.phone.notifications)
    full = phone.log[-1].text
    if not full.strip():
        yield "what the assistant is told of it is empty"
    if len(phone.notifications) == notes:
        return
    note = phone.notifications.where(newest=True, limit=1)[0]
    if not note.headline.strip():
        yield "its headline is empty"
    if len(note.headline) > LONGEST_HEADLINE:
        yield f"its headline has {len(note.headline)} characters; cut long fields short, as {{text:.40}}"
    user = User(phone)
    try:
        outcome = user.do("open_notification", {"notification_id": note.id})
        if outcome.error is not None:
            yield f"its notification does not open: {outcome.error}"
        user.look()
    except Exception as error:
        yield f"its notification does not open: {raised(error)}"


def _rings(subject: Subject) -> tuple[set[str], list[Fault]]:
    """What falls due by itself in two months: which arrivals that brings, and what goes wrong."""
    rung, faults = set[str](), []
    for phone in subject.phones[:2]:
        fork = phone.fork()
        try:
            fork.advance(fork.now + timedelta(days=60))
            due = fork.app_named(subject.app.name).next_alarm()
        except Exception as error:
            faults.append(subject.fault("arrivals", "ring", f"breaks: {raised(error)}"))
            continue
        rung |= {ran.operation for call in fork.journal.calls for ran in call.ran}
        if due is not None and due <= fork.now:
            faults.append(subject.fault("arrivals", "ring", f"what was due at {due} has not happened"))
        if any(entry.app == subject.app.name and not entry.text.strip() for entry in fork.log):
            faults.append(subject.fault("arrivals", "ring", "what the assistant is told of it is empty"))
    return rung, faults
