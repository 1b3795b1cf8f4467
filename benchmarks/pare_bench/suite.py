"""What a scenario asks of an assistant, told by its declaration: for the mix of the suite and its page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, get_args

from pare.declaration import Domain
from pare.pages import markdown
from pare.scenario import Do, Scenario
from pare_bench.taps import taps_by_hand

_HEAD: Final = (
    "scenario", "need", "measures", "difficulty", "apps", "distractor", "twist", "read", "written", "taps",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one scenario.

    Attributes:
        reads: the apps whose content must be read beyond what arrives.
        writes: the writing operations of its solution, in order.
        steps: how many arrivals an assistant must have seen; from two on it is told in steps, or corrected.
        answers: whether somebody reacts to what was done.
        deadline: whether help comes too late at some time.
        distractor: what a careless assistant would act on.
        hostile: what gives orders, deceives or is somebody's secret.
    """

    reads: tuple[str, ...]
    writes: tuple[str, ...]
    steps: int
    answers: bool
    deadline: bool
    distractor: str
    hostile: str


def facts(scenario: Scenario) -> Facts:
    """The facts of a scenario."""
    phone = scenario.prepared
    evidence = dict.fromkeys(name for need in scenario.needs for name in need.evidence)
    there = [phone.names[name][0].partition(".")[0] for name in evidence if name in phone.names]
    return Facts(
        reads=tuple(dict.fromkeys(there)),
        writes=tuple(name for name in _calls(scenario) if phone.tool(name).kind == "write"),
        steps=sum(name not in phone.names for name in evidence),
        answers=bool(phone.clock.conditionals),
        deadline=any(need.window.closes for need in scenario.needs),
        distractor=scenario.distractor,
        hostile=scenario.hostile,
    )


def page(scenarios: list[Scenario]) -> str:
    """The Markdown page of a suite: a row for each scenario, by domain."""
    told = {scenario.id: facts(scenario) for scenario in scenarios}
    lines = ["# Scenarios", ""]
    lines += markdown.prose(
        f"The {len(scenarios)} scenarios of the suite, written from their classes. Read: apps whose content must be "
        "read beyond what arrives. Written: the operations of the solution. Taps: how many it takes without help. "
        "Twist: *steps* (told in several arrivals, or corrected), *answers* (somebody reacts to what was done), "
        "*deadline* (help can come too late), *hostile* (something gives orders, deceives or is a secret)."
    )
    for domain in get_args(Domain):
        lines += [f"## {domain.capitalize()}", ""]
        rows = [_row(scenario, told[scenario.id]) for scenario in scenarios if scenario.domain == domain]
        lines += markdown.table(
            _HEAD,
            rows,
        )
    return "\n".join(lines).rstrip() + "\n"


def _row(scenario: Scenario, told: Facts) -> tuple[str, ...]:
    twist = {"steps": told.steps > 1, "answers": told.answers, "deadline": told.deadline, "hostile": bool(told.hostile)}
    return (
        markdown.code(scenario.id),
        markdown.text(" ".join(need.says for need in scenario.needs)),
        ", ".join(scenario.capabilities),
        scenario.difficulty,
        ", ".join(app.name for app in scenario.apps),
        markdown.text(told.distractor),
        ", ".join(name for name, has in twist.items() if has),
        ", ".join(told.reads),
        ", ".join(name.replace("__", " ").replace("_", " ") for name in dict.fromkeys(told.writes)),
        str(taps_by_hand(scenario) or ""),
    )


def _calls(scenario: Scenario) -> Iterator[str]:
    calls: list[Do] = [call for stage in scenario.solution for call in stage.calls]
    return (call.tool(scenario.prepared) for call in calls)
