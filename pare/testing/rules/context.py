"""Context belongs to the screen: a tap acts on what is open, and does not ask which one that is."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from pare.testing.explore import Take
from pare.testing.report import Fault
from pare.testing.subject import Subject
from pare.tool import Tool


def check(subject: Subject) -> Iterator[Fault]:
    """Taps that ask for the screen's own context, or act on something else."""
    for screen, taps in subject.app.blueprint().taps.items():
        context = {name for name in inspect.signature(screen).parameters if name.endswith("_id")}
        for name, tap in taps.items():
            for asked in sorted(context & {*tap.tool.names}) if tap.stays and not tap.goes else ():
                detail = f"asks for {asked}, which the screen knows; use self.{asked}"
                yield subject.fault("context", f"{screen.__name__}.{name}", detail)
    tools = {tool.name: tool for kind in subject.kinds for tool in kind.blueprint().tools.values()}
    told = set()
    for take in subject.exploration.all_takes:
        for what, detail in _astray(take, tools):
            if what not in told:
                told.add(what)
                yield subject.fault("context", what, detail, take.example)


def _astray(take: Take, tools: dict[str, Tool]) -> Iterator[tuple[str, str]]:
    """Context of the screen that the operations of a tap should have been called with, and were not."""
    for name, value in vars(take.screen).items():
        if not name.endswith("_id") or name in take.tap.tool.names:
            continue
        given = []
        for ran in take.ran:
            tool = tools.get(ran.operation)
            if tool is not None and tool.kind == "write":
                named = dict(zip(tool.names, ran.arguments, strict=False)) | dict(ran.named)
                given += [named[name]] if name in named else []
        if given and value not in given:
            what = f"{type(take.screen).__name__}.{take.tap.tool.name}"
            yield what, f"acts on {name} {given[0]!r}, and the open screen is about {value!r}"
