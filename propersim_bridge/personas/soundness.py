"""What makes a persona sound beyond its fields: its day is full, its wishes can be met, its words and numbers agree.

The types refuse what contradicts itself; these checks find a persona whom no assistant could ever please.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from datetime import time
from itertools import pairwise

from pare.errors import BadInput
from propersim_bridge.home.places import check_place
from propersim_bridge.personas.persona import Habit, Life, Persona
from propersim_bridge.rating.reading import passages_in, verbatim
from propersim_bridge.vocabulary import Kind

HABITS = range(12, 19)
FULL = (0.7, 1.1)  # the share of the waking time that the habits take on an average day
USUAL = 0.7  # a habit of this chance or more can be counted on
VAGUE = frozenset(
    "few several many some often sometimes rarely seldom occasionally frequently regularly early late later soon "
    "usually mostly moderate reasonable".split()
)


def faults(persona: Persona) -> list[str]:
    """Everything that is wrong with a persona, each in a line that says what would be right; none for a sound one."""
    return [*life_faults(persona), *_reach(persona), *_words(persona)]


def life_faults(life: Life) -> list[str]:
    """What is wrong with somebody's habits: whether they fill the day, lie within it and can be done at home."""
    return list(_day(life))


def minutes(at: time) -> int:
    """A time of day in minutes after midnight."""
    return at.hour * 60 + at.minute


def _day(life: Life) -> Iterator[str]:
    """Each fault of the habits."""
    wakes, sleeps = minutes(life.wakes), minutes(life.sleeps)
    if len(life.habits) not in HABITS:
        yield f"habits: there are {len(life.habits)}; {HABITS[0]} to {HABITS[-1]} make a day"
    for place, habit in enumerate(life.habits):
        if minutes(habit.earliest) < wakes or minutes(habit.latest) > sleeps - 10:
            yield f"habits.{place}: it begins while {life.first_name} sleeps; keep it within {_span(life)}"
        try:
            check_place(habit.area, habit.object)
        except BadInput as error:
            yield f"habits.{place}.{error}"
        if len(habit.texts) < 3 or len(set(habit.texts)) < len(habit.texts):
            yield f"habits.{place}.texts: give three or more, no two alike, so that days vary"
    share = sum(habit.minutes * habit.chance for habit in life.habits) / (sleeps - wakes)
    if not FULL[0] <= share <= FULL[1]:
        yield f"habits: they take {share:.0%} of the time awake; {FULL[0]:.0%} to {FULL[1]:.0%} fill a day"


def _reach(persona: Persona) -> Iterator[str]:
    """Whether what is wished for can be given, again and again through the day."""
    timing, rubric = persona.rubric.timing, persona.rubric
    welcome = {habit.kind for habit in persona.habits if welcome_minutes(persona, habit)}
    wished = {kind for wish in rubric.personal_preference.wishes for kind in wish.during}
    held = {habit.kind for habit in persona.habits}
    for place, wish in enumerate(rubric.personal_preference.wishes):
        if never := [kind for kind in wish.during if kind not in welcome]:
            yield (f"rubric.personal_preference.wishes.{place}: {', '.join(never)} never comes at a time that timing "
                   f"welcomes; welcome are {', '.join(sorted(welcome)) or 'none'}")  # fmt: skip
    for kind in timing.during:
        if kind not in wished:
            yield f"rubric.timing.during: recommendations are welcome during {kind}, and no wish says which"
    for name, kinds in (("during", timing.during), ("not_during", timing.not_during)):
        if absent := [kind for kind in kinds if kind not in held]:
            yield f"rubric.timing.{name}: no habit is of the kind {', '.join(absent)}"
    if rubric.frequency.least:
        longest = _longest_wait(persona, wished)
        if longest > rubric.frequency.hours * 60:
            yield (f"rubric.frequency: at least {rubric.frequency.least} in {rubric.frequency.hours:g} hours, and for "
                   f"{longest / 60:.1f} hours of a usual day nothing could rightly be recommended")  # fmt: skip


def welcome_minutes(persona: Persona, habit: Habit) -> list[int]:
    """The minutes of a usual day at which a habit is under way and a recommendation is welcome."""
    begins = (minutes(habit.earliest) + minutes(habit.latest)) // 2
    ends = min(begins + habit.minutes, minutes(persona.sleeps))
    timing = persona.rubric.timing
    return [at for at in range(begins, ends) if timing.welcomes(habit.kind, time(at // 60, at % 60))]


def _longest_wait(persona: Persona, wished: Set[Kind]) -> int:
    """The longest stretch of a usual day, in minutes, in which no right recommendation is possible."""
    usual = (habit for habit in persona.habits if habit.chance >= USUAL and habit.kind in wished)
    good = sorted({at for habit in usual for at in welcome_minutes(persona, habit)})
    marks = [minutes(persona.wakes), *good, minutes(persona.sleeps)]
    return max(after - before for before, after in pairwise(marks))


def _words(persona: Persona) -> Iterator[str]:
    """Whether the rubric's texts have numbers in place of vague words, and the numbers of the fields."""
    rubric = persona.rubric
    parts = {
        "personal_preference": rubric.personal_preference.text,
        "timing": rubric.timing.text,
        "frequency": rubric.frequency.text,
        "communication_safety": rubric.communication_safety.text,
    }
    for name, text in parts.items():
        if vague := sorted(VAGUE & set(re.findall(r"[a-z]+", text.lower()))):
            yield f"rubric.{name}.text: {', '.join(vague)} can be read many ways; use numbers"
        if not re.search(r"\b(I|me|my)\b", text):
            yield f"rubric.{name}.text: write it as the person would say it, with I and my"
    asked = rubric.frequency
    numbers = [asked.hours, asked.most, *([asked.least] if asked.least else []), *([asked.gap] if asked.gap else [])]
    said = set(re.findall(r"\d+(?:\.\d+)?", parts["frequency"]))
    if absent := [f"{number:g}" for number in numbers if f"{number:g}" not in said]:
        yield f"rubric.frequency.text: it should say {', '.join(absent)}, as its fields do"
    told = _stems(parts["communication_safety"])
    for place, phrase in enumerate(rubric.communication_safety.boundaries):
        if not _stems(phrase) & told and not passages_in(parts["communication_safety"], verbatim([phrase])):
            yield f"rubric.communication_safety.boundaries.{place}: {phrase!r} is nothing that the text asks for"
    edges = [f"{edge:%H:%M}" for window in rubric.timing.windows for edge in (window.start, window.end)]
    if absent := [edge for edge in edges if edge not in parts["timing"]]:
        yield f"rubric.timing.text: it should say {', '.join(absent)}, as its windows do"


def _stems(text: str) -> set[str]:
    """The beginnings of the words of a text that carry meaning."""
    return {word[:4] for word in re.findall(r"[a-z]{3,}", text.lower())} - {"you", "your", "the"}


def _span(life: Life) -> str:
    return f"{life.wakes:%H:%M} to {life.sleeps:%H:%M}"
