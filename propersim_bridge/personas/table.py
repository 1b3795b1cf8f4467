"""Personas as they are shown on a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich import box
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from pare.terminal import Terminal
from propersim_bridge.personas.persona import TRAITS, Persona
from propersim_bridge.personas.rubric import Frequency

_SIGNS = {"high": "+", "low": "-"}


def print_all(personas: Iterable[Persona]) -> None:
    """A line for each persona."""
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("no.", "name", "age", "E A C O N", "background", "how often"):
        table.add_column(heading, no_wrap=heading != "background")
    for one in personas:
        traits = " ".join(_SIGNS[getattr(one.traits, trait)] for trait in TRAITS)
        table.add_row(
            str(one.number), escape(one.name), str(one.age), traits, escape(_occupation(one.background)),
            often(one.rubric.frequency).partition(",")[0],
        )  # fmt: skip
    console = Terminal()
    console.print(table)
    initials = ", ".join(f"{trait[0].upper()} {trait}" for trait in TRAITS)
    console.print(f"{initials}: + high, - low.")
    console.print("`pare home personas NUMBER` shows one with its rubric.")


def print_one(persona: Persona) -> None:
    """A persona, its habits and its rubric."""
    console = Terminal()
    facts = Table.grid(padding=(0, 2))
    for what, text in (
        ("age", str(persona.age)),
        ("traits", persona.traits.told),
        ("background", persona.background),
        ("interests", "\n".join(persona.interests)),
        ("lifestyle", "\n".join(persona.lifestyle)),
        ("every day", "\n".join(persona.daily_plan)),
        ("goals", persona.goals),
        ("awake", f"{persona.wakes:%H:%M} to {persona.sleeps:%H:%M}"),
    ):
        facts.add_row(f"[bold]{what}[/]", escape(text))
    console.print(Panel(facts, title=escape(f"{persona.number}. {persona.name}"), title_align="left", box=box.ROUNDED))
    habits = Table(title="Habits", title_justify="left", box=box.SIMPLE_HEAD)
    for heading in ("begins", "min", "days", "kind", "where", "for example"):
        habits.add_column(heading, no_wrap=heading not in ("where", "for example"))
    for habit in persona.habits:
        habits.add_row(
            f"{habit.earliest:%H:%M} - {habit.latest:%H:%M}", str(habit.minutes), f"{habit.chance:.0%}",
            habit.kind.replace("_", " "), escape(f"{habit.object}, {habit.area}"), escape(habit.texts[0]),
        )  # fmt: skip
    console.print(habits)
    for part, (text, fields) in _rubric(persona).items():
        console.print(f"[bold]{part}[/]\n{escape(text)}")
        for name, value in fields.items():
            if value:
                console.print(f"  [dim]{name}:[/] {escape(value)}")
        console.print()


def often(frequency: Frequency) -> str:
    """How often, in a few words."""
    range_ = f"{frequency.least} to {frequency.most}" if frequency.least != frequency.most else str(frequency.most)
    return f"{range_} in {frequency.hours:g} h, {frequency.gap:g} min apart"


def _rubric(persona: Persona) -> dict[str, tuple[str, dict[str, str]]]:
    """The parts of a rubric: the text, and its fields in words."""
    rubric = persona.rubric
    content, timing, saying = rubric.personal_preference, rubric.timing, rubric.communication_safety
    wishes = "; ".join(f"{_joined(wish.topics)} during {_joined(wish.during)}" for wish in content.wishes)
    windows = ", ".join(f"{window.start:%H:%M} to {window.end:%H:%M}" for window in timing.windows)
    return {
        "Personal preference": (content.text, {"wishes": wishes, "unwanted": _joined(content.unwanted)}),
        "Timing": (
            timing.text,
            {"windows": windows, "welcome during": _joined(timing.during), "never during": _joined(timing.not_during)},
        ),
        "Frequency": (rubric.frequency.text, {"fields": often(rubric.frequency)}),
        "Communication and safety": (
            saying.text,
            {"tones": _joined(saying.tones), "oversteps": ", ".join(map(repr, saying.boundaries))},
        ),
    }


def _joined(words: Iterable[str]) -> str:
    return ", ".join(words).replace("_", " ")


def _occupation(text: str) -> str:
    """A background up to where it tells more than the occupation."""
    return re.split(r" who | with |, |\. ", text, maxsplit=1)[0].rstrip(".")
