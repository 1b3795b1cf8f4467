"""Bad input: every operation and tap is called with every argument made wrong, one at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from pare.handles import Outcome, User
from pare.phone import Phone
from pare.testing.fitting import fits
from pare.testing.nodes import kind_of
from pare.testing.report import called, raised
from pare.testing.state import State, difference, rows_in_bytes, state_of
from pare.testing.subject import Subject
from pare.testing.wrong import UNKNOWN, can_be_sent, controls, odd, unfit
from pare.tool import Tool

Sort = Literal["crash", "accepted", "unclear", "changed"]
_TRIES = 80  # to find one that works
_MORE_TRIES = 2_000  # where that takes what taps have led to
_AGAIN = 60  # refused calls that are made one after the other on one phone
_LONGEST = 2_000
_INTERNAL = re.compile(r"Traceback|object at 0x|<class '|NoneType|<pare|Errno")


@dataclass(frozen=True, slots=True)
class Mishap:
    """A wrong call that did not end as it should."""

    sort: Sort
    what: str
    detail: str
    example: str


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong call: which argument is wrong, and whether it must be refused."""

    argument: str
    arguments: Mapping[str, Any]
    refused: bool


def mishaps(subject: Subject) -> Iterator[Mishap]:
    """Everything that went wrong with wrong calls."""
    for tool in subject.tools:
        phone, arguments, works = working(subject, tool)
        trial = _Trial(tool.name, subject.app.name, tool, phone, partial(subject.call, tool=tool))
        yield from trial.run(arguments, works)
    for (kind, name), takes in subject.exploration.takes.items():
        tap = kind.app.blueprint().taps[kind][name]
        what, first = f"{kind.__name__}.{name}", takes[0]
        trial = _Trial(what, subject.app.name, tap.tool, first.before, partial(_tapped, name))
        yield from trial.run(first.arguments, works=True)


def _tapped(name: str, phone: Phone, arguments: Mapping[str, Any]) -> Outcome:
    return User(phone).do(name, arguments)


def working(subject: Subject, tool: Tool) -> tuple[Phone, Mapping[str, Any], bool]:
    """A phone, arguments with which an operation works there, if any are found, and whether they do."""
    phone, random, arguments = subject.phones[1], subject.random("working", tool.name), {}
    for one in subject.attempts(tool, (phone,), random, _TRIES):
        arguments = one.arguments
        if one.worked:
            return phone, arguments, True
    tapped = tuple(take.before for take in subject.exploration.all_takes)
    due = subject.due if tool.kind == "incoming" else ()
    for others, most in ((due, _TRIES), (tapped, _MORE_TRIES)):
        for one in subject.attempts(tool, others, random, most) if others else ():
            if one.worked:
                return one.phone, one.arguments, True
    return phone, arguments, False


def wrong_calls(tool: Tool, given: Mapping[str, Any], phone: Phone) -> list[Wrong]:
    """Every wrong call that is made of an operation or tap: other arguments than these, one at a time."""
    found = [Wrong("", {**given, "no_such_argument": 1}, True)]
    schema = tool.schema
    for name, node in schema.get("properties", {}).items():
        if name in schema.get("required", ()):
            found.append(Wrong(name, {key: value for key, value in given.items() if key != name}, True))
        found += [Wrong(name, {**given, name: value}, True) for value in unfit(node, schema)]
        if kind_of(name, phone):
            unknown = [UNKNOWN] if node.get("type") == "array" else UNKNOWN
            found.append(Wrong(name, {**given, name: unknown}, True))
        for value in odd(node, schema):
            argument = name if can_be_sent(value) else ""  # else no call begins, which could name it
            found.append(Wrong(argument, {**given, name: value}, controls(value) or not fits(value, node, schema)))
    if tool.kind in ("read", "incoming"):
        return found
    names = schema.get("properties", {})
    return found + [Wrong(name, {**given, name: one}, True) for name in names for one in _expired(phone, name)]


def _expired(phone: Phone, name: str) -> list[str]:
    """Codes and the like that have expired: the `code` of a `discount_code` whose `expires_at` is past."""
    rows = [row for table in phone.tables() for row in table if row.kind.rpartition("_")[2] == name]
    over = (row for row in rows if (ends := getattr(row, "expires_at", None)) is not None and ends <= phone.now)
    return sorted({value for row in over if isinstance(value := getattr(row, name, None), str)})


@dataclass
class _Trial:
    """The wrong calls of one operation or tap on one phone."""

    what: str
    app: str
    tool: Tool
    phone: Phone
    act: Callable[..., Outcome]

    def run(self, given: Mapping[str, Any], works: bool) -> Iterator[Mishap]:
        refused: list[Mapping[str, Any]] = []
        before, rows = state_of(self.phone), rows_in_bytes(self.phone, self.app)
        for wrong in wrong_calls(self.tool, given, self.phone):
            fork = self.phone.fork()
            try:
                outcome = self.act(fork, arguments=wrong.arguments)
            except Exception as error:
                yield self._told("crash", f"lets out {raised(error)}; raise BadInput and name the argument", wrong)
                continue
            if outcome.error is not None:
                refused.append(wrong.arguments)
                if fault := unclear(outcome.error, wrong if works else None):
                    yield self._told("unclear", f"{fault}: {outcome.error[:200]!r}", wrong)
                if changed := difference(before, state_of(fork)):
                    yield self._told("changed", f"failed and left a change: {changed}", wrong)
            elif wrong.refused:
                yield self._told("accepted", f"accepts what cannot be right for {wrong.argument or 'it'}", wrong)
        yield from self._left(refused, given, before)
        if rows_in_bytes(self.phone, self.app) != rows:
            yield Mishap("changed", self.what, "changes rows in place, which forks share", "")

    def _left(self, refused: list[Mapping[str, Any]], given: Mapping[str, Any], before: State) -> Iterator[Mishap]:
        """What failed calls left behind where tables do not show it: in rows themselves, or outside of the tables."""
        spent, clean = self.phone.fork(), self.phone.fork()
        for arguments in refused[:_AGAIN]:
            self._answer(spent, arguments)
        if found := difference(before, state_of(spent)):
            yield Mishap("changed", self.what, f"failed calls leave a change: {found}", "")
        answers = [self._answer(fork, given) for fork in (spent, clean)]
        found = difference(state_of(clean), state_of(spent))
        if found or answers[0] != answers[1]:
            detail = "after failed calls the same call gives something else"
            yield Mishap("changed", self.what, f"{detail}: {found or answers[0]}", called(self.what, given))

    def _answer(self, phone: Phone, arguments: Mapping[str, Any]) -> Any:
        """What a call gives, be it an error."""
        try:
            outcome = self.act(phone, arguments=arguments)
        except Exception as error:  # told where it was made alone
            return raised(error)
        return outcome.value if outcome.error is None else outcome.error

    def _told(self, sort: Sort, detail: str, wrong: Wrong) -> Mishap:
        return Mishap(sort, self.what, detail, called(self.what, wrong.arguments))


def unclear(message: str, wrong: Wrong | None) -> str:
    """Why an agent could not recover from an error message; empty if it can.

    Args:
        message: the error.
        wrong: the call, where nothing else was wrong with it.
    """
    if not message.strip():
        return "its error says nothing"
    if len(message) > _LONGEST:
        return f"its error has {len(message):,} characters"
    if _INTERNAL.search(message):
        return "its error speaks of Python, not of the argument"
    if any(ord(character) < 32 and character not in "\n\t" for character in message):
        return "its error holds control characters"
    if wrong is not None and wrong.refused and wrong.argument:
        names = [wrong.argument, *wrong.argument.split("_")[-2:-1]]
        if not any(name in message for name in names):
            return f"its error does not name {wrong.argument}"
    return ""
