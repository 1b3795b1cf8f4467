"""A script of made-up calls, and a digest of the phone after each; run as a module, it prints them for one app.

Two runs agree if the app depends on nothing but its tables and its arguments.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from collections.abc import Iterator
from datetime import timedelta
from random import Random
from typing import Any

from pare.handles import User, observer
from pare.phone import Phone
from pare.testing.state import rows_in_bytes
from pare.testing.subject import Subject
from pare.testing.values import Values
from pare.trace import canonical

NOT_HERE = 3
"""The exit code where an app cannot be imported in a process of its own."""

_STEPS = 80


def digests(subject: Subject) -> list[str]:
    """A line for each step: what was done, and a digest of state, log and answer after it."""
    phone = subject.made()
    values, random = Values(phone), subject.random("script")
    User(phone).do("open_app", {"app": subject.app.name})
    name = subject.app.name
    lines = [f"the start {_digest(phone, '', None)}"]
    for _ in range(_STEPS):
        lines += [f"{told} {_digest(phone, name, answer)}" for told, answer in _step(subject, phone, values, random)]
    return [*lines, f"the end {_digest(phone, '', None)}"]


def _step(subject: Subject, phone: Phone, values: Values, random: Random) -> Iterator[tuple[str, Any]]:
    """One thing that somebody does; what lets out an error is told by other rules."""
    what = random.random()
    if what < 0.1:
        phone.advance(phone.now + timedelta(hours=random.choice((1, 24))))
        yield "time", None
        return
    user = User(phone)
    try:
        if what < 0.4:
            look = user.look()
            shown: dict[str, list[Any]] = {}
            for item in look.view.items:
                shown.setdefault(f"{item.kind}_id", []).append(item.id)
            name, tool = random.choice(list(look.actions.items()))
            given = {"app": subject.app.name} if "app" in tool.names else {}
            arguments = values.arguments(tool, phone, random, shown, given)
            yield f"the tap {name}({json.dumps(arguments)})", [user.do(name, arguments).error, look.view.render()]
        else:
            tool = random.choice(subject.tools)
            arguments = values.arguments(tool, phone, random)
            calls = observer(phone, 1)[0] if tool.kind == "read" else None
            done = calls(tool.name, arguments) if calls else subject.call(phone, tool, arguments)
            yield f"{tool.name}({json.dumps(arguments)})", [done.value, done.error]
    except Exception:
        return


def _digest(phone: Phone, app: str, answer: Any) -> str:
    rows = [[*ref, row.decode()] for ref, row in rows_in_bytes(phone, app).items()]
    screens = [phone.foreground, [[name, [*map(repr, stack)]] for name, stack in phone.tasks.items()]]
    told = [rows, screens, [entry.text for entry in phone.log[-3:]], phone.now, answer]
    return hashlib.sha256(canonical(told)).hexdigest()[:16]


def reference(subject: Subject) -> str | None:
    """A subject in words from which another process can make it again; None if its parts cannot be imported."""
    parts = [subject.app, subject.populate, *subject.kinds]
    told = [_named(part) for part in parts]
    return None if None in told else json.dumps([*told, subject.seed])


def _named(part: Any) -> list[str] | None:
    if part is None:
        return []
    module, name = getattr(part, "__module__", ""), getattr(part, "__qualname__", "")
    found: Any = sys.modules.get(module)
    for step in name.split("."):
        found = getattr(found, step, None)
    return [module, name] if found is part and module != "__main__" else None


def _imported(told: list[str]) -> Any:
    if not told:
        return None
    found: Any = importlib.import_module(told[0])
    for step in told[1].split("."):
        found = getattr(found, step)
    return found


def main(told: str) -> None:
    """Print the digests for a subject that `reference` told of; exit with `NOT_HERE` if it cannot be imported."""
    app, populate, *kinds, seed = json.loads(told)
    try:
        subject = Subject(_imported(app), tuple(map(_imported, kinds)), _imported(populate), seed=seed)
    except (ImportError, AttributeError):
        sys.exit(NOT_HERE)
    for line in digests(subject):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1])
