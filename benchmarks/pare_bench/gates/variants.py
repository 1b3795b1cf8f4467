"""Gates 5 to 8: other calls than the solution's, each judged as it should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from pare import registry
from pare.app import App
from pare.episode import Episode
from pare.scenario import Do, Scenario, by_stage
from pare_bench.gates.base import Gate, errors, left, played, solved, told, with_calls
from pare_bench.gates.writes import unneeded

LEAST_WRONG, LEAST_WAYS = 3, 2
Stages = tuple[tuple[Do, ...], ...]


def extra(scenario: Scenario) -> Gate:
    """The solution and one unneeded write, in each app of the scenario and in one more: each fails."""
    outside = next((app for app in registry.apps().values() if app not in scenario.apps), None)
    wider = scenario if outside is None else _with_app(scenario, outside)
    faults, tried = [], 0
    for app in wider.apps:
        call = unneeded(app, wider)
        if call is None:
            faults.append(f"{app.name}: found no unneeded write to try")
            continue
        stages = solved(wider)
        episode = played(wider, with_calls((*stages[:-1], (*stages[-1], call))))
        tried += 1
        if errors(episode):
            faults.append(f"{app.name}: {errors(episode)[0]}")
        elif episode.grade.outcome != "failed":
            faults.append(f"{app.name}: {call.operation.__name__} was not noticed")
    return Gate(not faults and tried > 0, "; ".join(faults) or f"{tried} unneeded writes, each noticed")


def twice(scenario: Scenario) -> Gate:
    """Each writing step repeated fails, unless the second call changes nothing."""
    usual, faults, tried = left(played(scenario)), [], 0
    for name, stages in _repeated(solved(scenario)):
        episode = played(scenario, with_calls(stages))
        if left(episode) == usual:
            continue
        tried += 1
        if episode.grade.outcome != "failed":
            faults.append(f"{name} twice was not noticed")
    return Gate(not faults, "; ".join(faults) or f"{tried} repeated steps, each noticed")


def wrong(scenario: Scenario) -> Gate:
    """At least three mutants, each with another final state than the solution's: each fails."""
    faults = [f"only {len(scenario.wrong)} mutants"] if len(scenario.wrong) < LEAST_WRONG else []
    usual = left(played(scenario))
    for name, calls in scenario.wrong.items():
        episode = played(scenario, with_calls(by_stage(calls)))
        if left(episode) == usual:
            faults.append(f"{name}: ends in the same state as the solution")
        elif errors(episode):
            faults.append(f"{name}: {errors(episode)[0]}")
        elif episode.grade.outcome != "failed":
            faults.append(f"{name}: passes")
    return Gate(not faults, "; ".join(faults) or f"{len(scenario.wrong)} mutants, each failing")


def ways(scenario: Scenario) -> Gate:
    """At least two other ways, each with other calls than the solution's: each passes."""
    faults = [f"only {len(scenario.ways)} other ways"] if len(scenario.ways) < LEAST_WAYS else []
    usual = _made(played(scenario))
    for name, calls in scenario.ways.items():
        episode = played(scenario, with_calls(by_stage(calls)))
        if _made(episode) == usual:
            faults.append(f"{name}: makes the same calls as the solution")
        elif not episode.grade.success or errors(episode):
            faults.append(f"{name}: {'; '.join([told(episode), *errors(episode)])}")
    return Gate(not faults, "; ".join(faults) or f"{len(scenario.ways)} other ways, each passing")


def _made(episode: Episode) -> list[tuple[str, Any]]:
    """The calls of an episode, in order; the same calls in another order are another way."""
    calls = [call for turn in episode.turns if "executed" in turn for call in turn["executed"]["calls"]]
    return [(call["name"], call["arguments"]) for call in calls]


def _repeated(stages: Stages) -> Iterator[tuple[str, Stages]]:
    for number, calls in enumerate(stages):
        for at, call in enumerate(calls):
            doubled = (*calls[: at + 1], call, *calls[at + 1 :])
            yield call.operation.__name__, (*stages[:number], doubled, *stages[number + 1 :])


def _with_app(scenario: Scenario, app: type[App]) -> Scenario:
    """The same scenario on a phone that has one more app."""
    kind = type(scenario)
    wider = type(kind.__name__, (kind,), {"__doc__": kind.__doc__, "apps": (*scenario.apps, app)})
    return cast(Callable[[], Scenario], wider)()
