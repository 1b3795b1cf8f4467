"""The conformance suite's front door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pare.app import App
from pare.errors import BadInput, listed
from pare.testing.report import AppFaults, Fault, raised
from pare.testing.rules import RULES
from pare.testing.subject import Populate, Subject


def app_test(
    app: type[App],
    *,
    populate: Populate | None = None,
    others: Iterable[type[App]] = (),
    unreachable: Mapping[str, str] | None = None,
    rules: Iterable[str] = RULES,
    seed: int = 0,
) -> None:
    """Check that an app keeps every rule of Pare; it takes a few seconds.

        from pare.testing import app_test

        app_test(MyApp)

    The app is tried on a phone of its own: every screen, tap, operation and arrival, with made-up arguments. What
    they can be made up from is on the phone, so the more `populate` puts there, the more is tried.

    Args:
        app: the app.
        populate: puts rows on the phone, inside a step of the world; without it rows are made up from the entities.
        others: other apps that belong on the phone; those to whose screens the app leads are there anyway.
        unreachable: what cannot be reached by hand or does not occur, with the reason: an operation
            (`notes__import`), a screen (`Trash`), a tap (`Trash.restore`) or a destination (`Trash.restore -> Note`).
            The app itself may list such in an attribute of that name, which `pare check --apps` heeds, too.
        rules: the rules to check; all of `RULES` by default.
        seed: everything random follows from it.

    Raises:
        AppFaults: the app breaks a rule; the message tells which, how, and an example.
    """
    faults = check_app(app, populate=populate, others=others, unreachable=unreachable, rules=rules, seed=seed)
    if faults:
        raise AppFaults(app.name, faults)


def check_app(
    app: type[App],
    *,
    populate: Populate | None = None,
    others: Iterable[type[App]] = (),
    unreachable: Mapping[str, str] | None = None,
    rules: Iterable[str] = RULES,
    seed: int = 0,
) -> tuple[Fault, ...]:
    """Every fault that `app_test` would raise.

    Raises:
        BadInput: there is no rule of that name.
    """
    chosen = tuple(rules)
    for rule in chosen:
        if rule not in RULES:
            raise BadInput(f"there is no rule {rule!r}; there are {listed(RULES, 20)}")
    reasons = {**getattr(app, "unreachable", {}), **(unreachable or {})}
    subject = Subject(app, tuple(others), populate, reasons, seed)
    found = [fault for rule in chosen for fault in _checked(rule, subject)]
    if {*chosen} >= {*RULES}:
        found += [
            subject.fault("unreachable", what, "is listed as unreachable, and was reached or does not exist; drop it")
            for what in subject.unreachable
            if what not in subject.used
        ]
    return tuple(found)


def _checked(rule: str, subject: Subject) -> Iterator[Fault]:
    """The faults of one rule; an app that breaks the check itself has one more."""
    try:
        yield from RULES[rule](subject)
    except Exception as error:
        yield subject.fault(rule, subject.app.name, f"cannot be checked: {raised(error)}")
