"""Run the validity gates on scenarios, or the machine rules on apps; the exit code is 1 if any fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated

import typer

from pare import registry
from pare.app import App
from pare.errors import LoadError, listed, shortened
from pare.showing import visible, visible_json
from pare.testing import MACHINE_RULES, Fault, check_app
from pare_bench.gates import GATES, check
from pare_bench.lived_in import populate


def main(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="IDS", help="Scenario ids, or names of apps; none: all.")
    ] = None,
    apps: Annotated[
        bool, typer.Option("--apps", help="Check apps: walk their machines, tap everything, let everything arrive.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Run the validity gates on scenarios, or the machine rules on apps; the exit code is 1 if any fails."""
    raise typer.Exit(int((_check_apps if apps else _check_scenarios)(ids, as_json)))


def _check_scenarios(ids: list[str] | None, as_json: bool) -> bool:
    """Check scenarios and tell the results; whether any gate failed."""
    chosen = [registry.scenario(id) for id in ids or registry.scenarios()]
    with _watching(len(chosen)) as watch:
        results = check(chosen, lambda scenario: watch(scenario.id))
    failed = sum(not gate.passed for gates in results.values() for gate in gates.values())
    if as_json:
        told = [
            {"id": id, "gates": {name: {"passed": g.passed, "detail": g.detail} for name, g in gates.items()}}
            for id, gates in results.items()
        ]
        print(visible_json(told))
    else:
        for id, gates in results.items():
            bad = {name: gate for name, gate in gates.items() if not gate.passed}
            print(visible(f"{'FAIL' if bad else 'ok  '} {id}" + ("" if bad else f" ({gates['by hand'].detail})")))
            for name, gate in bad.items():
                print(visible(f"       {name}: {gate.detail}"))
        played = "1 scenario" if len(results) == 1 else f"{len(results)} scenarios"
        print(f"{played}, {len(GATES) + 1} gates each, {failed} failed")
    return failed > 0


def _check_apps(names: list[str] | None, as_json: bool) -> bool:
    """Check apps on a phone with all of them and tell the results; whether any rule is broken."""
    known = registry.apps()
    for name in names or ():
        if name not in known:
            raise LoadError(f"there is no app {shortened(name)}; there are {listed(known)}")
    found: dict[str, tuple[Fault, ...]] = {}
    with _watching(len(names or known)) as watch:
        for name in names or known:
            watch(name)
            found[name] = check_app(known[name], populate=populate, others=known.values(), rules=MACHINE_RULES)
    if as_json:
        told = [{"app": name, "faults": [asdict(fault) for fault in faults]} for name, faults in found.items()]
        print(visible_json(told))
    else:
        for name, faults in found.items():
            print(f"{'FAIL' if faults else 'ok  '} {name} ({_size(known[name])})")
            for fault in faults:
                print(visible(f"       {fault.rule}: {fault}"))
        checked = "1 app" if len(found) == 1 else f"{len(found)} apps"
        print(f"{checked}, {len(MACHINE_RULES)} rules each, {sum(map(len, found.values()))} faults")
    return any(found.values())


def _size(app: type[App]) -> str:
    """How much of an app there is to check."""
    blueprint = app.blueprint()
    kinds = [tool.kind for tool in blueprint.tools.values()]
    taps = sum(map(len, blueprint.taps.values()))
    counts = ((len(blueprint.taps), "screens"), (taps, "taps"), (kinds.count("write"), "writes"))
    return ", ".join(f"{count} {what}" for count, what in (*counts, (kinds.count("incoming"), "arrivals")))


@contextmanager
def _watching(total: int) -> Iterator[Callable[[str], None]]:
    """A function that shows, on a terminal, what is checked and how much is done."""
    if not sys.stderr.isatty():
        yield lambda what: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("check"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda what: bar.update(task, advance=1, description=what)
