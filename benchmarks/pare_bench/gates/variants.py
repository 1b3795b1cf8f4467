"""Gates 5 to 8: other calls than the solution's, each judged as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

import orjson

from pare import registry
from pare.app import App
from pare.effects import Effect, effects
from pare.entity import Entity
from pare.episode import Episode
from pare.errors import LoadError
from pare.expect import Either, Expect
from pare.grading import grade
from pare.phone import Phone
from pare.scenario import Scenario, by_stage
from pare.tool import Tool
from pare_bench.gates.base import Gate, Stages, State, errors, left, played, solved, told, usual, with_calls, writes
from pare_bench.gates.writes import Rows, brings_in, made_up, works_anywhere

LEAST_WRONG, LEAST_WAYS = 3, 2


def extra(scenario: Scenario) -> Gate:
    """The solution and one unneeded write: by each writing operation for which a call can be made up, each fails.

    The operations are those of the scenario's apps and of one app more. What is done to rows that the solution itself
    has made or changed may be another way, so these are left alone, except that nobody else may be brought in. A call
    that does what the scenario allows to a row that it names is none that is unneeded.
    """
    others = (app for app in registry.apps().values() if app not in scenario.apps)
    outside = next((app for app in others if works_anywhere(app)), None)
    wider = scenario if outside is None else _with_app(scenario, outside)
    episode = usual(wider)
    if not episode.grade.success:
        return Gate(False, f"the solution does not succeed: {told(episode)}")
    alone, touched = _rows(episode)
    faults: list[str] = []
    tried = 0
    for app in wider.apps:
        results: list[str] = []
        for tool in app.blueprint().tools.values():
            if tool.kind == "write":
                results += [*_graded(wider, episode, tool, alone)]
                results += [*_graded(wider, episode, tool, touched)] if brings_in(tool) else []
        tried += len(results)
        faults += filter(None, results)
        faults += [] if results or app is outside else [f"{app.name}: found no unneeded write to try"]
    return Gate(not faults, "; ".join(faults) or f"{tried} unneeded writes, each noticed")


def _graded(scenario: Scenario, episode: Episode, tool: Tool, rows: Rows) -> Iterator[str]:
    """For each unneeded call of an operation what is wrong with its grade; empty if it is noticed."""
    for one in made_up(tool, episode.phone, rows):
        if any(_granted(scenario, effect, one.phone) for effect in one.effects):
            continue
        result = grade(scenario, one.phone, episode.facts, (), {"user_actions": 1, "user_errors": 0})
        fault = f"{tool.name} {orjson.dumps(one.arguments).decode()} was not noticed"
        yield "" if result.outcome == "failed" else fault


def _rows(episode: Episode) -> tuple[Rows, Rows]:
    """By kind, rows that the solution leaves alone, and rows that it has made or changed.

    Of the former it is those with a name, and the first and the last of the others.
    """
    phone = episode.phone
    mine = {(effect.table, effect.id) for effect in effects(phone.journal.changes) if effect.by("user", "assistant")}
    named = {*phone.names.values()}
    alone: dict[str, list[Entity]] = {}
    touched: dict[str, list[Entity]] = {}
    for table in phone.tables():
        kind = table.kind.kind
        touched[kind] = [row for row in table if (table.name, row.id) in mine]
        others = [row for row in table if (table.name, row.id) not in mine | named]
        alone[kind] = [row for row in table if (table.name, row.id) in named - mine]
        alone[kind] += [*others[:1], *others[1:][-1:]]
    return alone, touched


def _granted(scenario: Scenario, effect: Effect, phone: Phone) -> bool:
    """Whether an effect is allowed to the very row that it is about."""
    options = [o for check in scenario.allowed for o in (check.options if isinstance(check, Either) else (check,))]
    return any(isinstance(o, Expect) and o.refers and o.matches(effect, phone) for o in options)


def twice(scenario: Scenario) -> Gate:
    """Each writing step repeated, and all of them, fails, unless the repetition changes nothing."""
    expected, faults, tried = left(usual(scenario)), [], 0
    for name, stages in _repeated(solved(scenario), scenario.prepared):
        try:
            episode = played(scenario, with_calls(stages))
        except LoadError:  # what it is about is gone after the first time
            continue
        if left(episode) == expected:
            continue
        tried += 1
        if episode.grade.outcome != "failed":
            faults.append(f"{name} twice was not noticed")
    return Gate(not faults, "; ".join(faults) or f"{tried} repeated steps, each noticed")


def _repeated(stages: Stages, phone: Phone) -> Iterator[tuple[str, Stages]]:
    for number, at, call in writes(stages, phone):
        calls = stages[number]
        yield call.tool(phone), (*stages[:number], (*calls[: at + 1], call, *calls[at + 1 :]), *stages[number + 1 :])
    yield "everything", tuple((*calls, *calls) for calls in stages)


def wrong(scenario: Scenario) -> Gate:
    """At least three mutants, each with a final state that differs from the solution's and the others': each fails."""
    faults = [f"only {len(scenario.wrong)} mutants"] if len(scenario.wrong) < LEAST_WRONG else []
    seen: list[tuple[str, State]] = [("the solution", left(usual(scenario)))]
    for name, calls in scenario.wrong.items():
        episode = played(scenario, with_calls(by_stage(calls)))
        same = next((other for other, state in seen if state == left(episode)), None)
        seen.append((repr(name), left(episode)))
        if same is not None:
            faults.append(f"{name}: ends in the same state as {same}")
        elif errors(episode):
            faults.append(f"{name}: {errors(episode)[0]}")
        elif episode.grade.outcome != "failed":
            faults.append(f"{name}: passes")
    return Gate(not faults, "; ".join(faults) or f"{len(scenario.wrong)} mutants, each failing")


def ways(scenario: Scenario) -> Gate:
    """At least two other ways, each with another set of writing calls than the solution and the others: each passes.

    The same calls in another order, or with more reading, are the same way.
    """
    faults = [f"only {len(scenario.ways)} other ways"] if len(scenario.ways) < LEAST_WAYS else []
    seen: list[tuple[str, Counter[bytes]]] = [("the solution", _made(usual(scenario)))]
    for name, calls in scenario.ways.items():
        episode = played(scenario, with_calls(by_stage(calls)))
        same = next((other for other, theirs in seen if theirs == _made(episode)), None)
        seen.append((repr(name), _made(episode)))
        if same is not None:
            faults.append(f"{name}: makes the same calls as {same}")
        elif not episode.grade.success or errors(episode):
            faults.append(f"{name}: {'; '.join([told(episode), *errors(episode)])}")
    return Gate(not faults, "; ".join(faults) or f"{len(scenario.ways)} other ways, each passing")


def _made(episode: Episode) -> Counter[bytes]:
    """The writing calls of an episode's executions, as a multiset."""
    kinds = episode.phone.kinds
    calls = [call for turn in episode.turns if "executed" in turn for call in turn["executed"]["calls"]]
    return Counter(
        orjson.dumps([call["name"], call["arguments"]], option=orjson.OPT_SORT_KEYS)
        for call in calls
        if kinds[call["name"].partition("__")[0]].blueprint().tools[call["name"]].kind == "write"
    )


def _with_app(scenario: Scenario, app: type[App]) -> Scenario:
    """The same scenario on a phone that has one more app."""
    kind = type(scenario)
    body: dict[str, Any] = {"__doc__": kind.__doc__, "apps": (*scenario.apps, app)}
    return cast(Callable[[], Scenario], type(kind.__name__, (kind,), body))()
