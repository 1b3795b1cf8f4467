"""The person's internal state: how activities and ratings move energy and mood, and what the night leaves of it.

Source: section 3 of the ProPerSim paper (the user's state S). Whom the person is never changes with it: interests,
goals and rubric stay the persona's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Inner, Waking
from propersim_bridge.day.kinds import NATURES, natural
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import BigFive, Persona
from propersim_bridge.seeds import seed_of

HOUR = timedelta(hours=1)
TIRED = 0.25
_AWAKE = 0.025  # the share of energy that an hour takes, whatever is done
_SETTLES = 0.5  # of the way back to the usual mood, an hour
_STEADY, _TOUCHY = 0.02, 0.04  # what a point of a rating above or below 2 does to the mood


def morning(persona: Persona, waking: Waking, yesterday: Sequence[Activity] = ()) -> Inner:
    """The state at waking: the day's plan, energy by how long the night was, and a mood that some days are born with.

    Args:
        persona: who wakes.
        waking: when, and with which plan.
        yesterday: what was done the day before, oldest first; empty on the first day.
    """
    slept = (waking.wakes - yesterday[-1].end) / HOUR if yesterday else 8.0
    hard = sum(a.kind == "exercise" for a in yesterday) * 0.02
    energy = min(1.0, max(0.6, 0.95 - 0.08 * max(0.0, 8.0 - slept) - hard))
    dice = Random(seed_of("mood", persona.number, waking.wakes.isoformat()))
    mood = usual_mood(persona.traits) + dice.gauss(0.0, 0.25 if persona.traits.neuroticism == "high" else 0.12)
    return Inner([], [], list(waking.plan), min(1.0, max(-1.0, mood)), energy)


def usual_mood(traits: BigFive) -> float:
    """The mood to which a person comes back."""
    return (-0.1 if traits.neuroticism == "high" else 0.15) + (0.05 if traits.extraversion == "high" else 0.0)


def take_up(inner: Inner, activity: Activity, persona: Persona) -> None:
    """Let an activity that begins do its work: it tires or restores, and what comes naturally lifts the mood twice."""
    hours, nature = (activity.end - activity.start) / HOUR, NATURES[activity.kind]
    usual = usual_mood(persona.traits)
    lift = nature.lift * (2.0 if natural(activity.kind, persona.traits) else 1.0)
    inner.mood += (usual - inner.mood) * _SETTLES * hours + lift * hours
    inner.mood = min(1.0, max(-1.0, inner.mood))
    inner.energy = min(1.0, max(0.0, inner.energy - (nature.strain + _AWAKE) * hours))
    inner.done.append(activity)


def rated(inner: Inner, tick: Tick, persona: Persona) -> None:
    """Keep a tick in memory; a recommendation that was good cheers the person, a bad one annoys."""
    inner.ticks.append(tick)
    if tick.recommendation is not None and tick.score is not None:
        touch = _TOUCHY if persona.traits.neuroticism == "high" else _STEADY
        inner.mood = min(1.0, max(-1.0, inner.mood + touch * (tick.score - 2)))


def feeling(inner: Inner) -> str:
    """Mood and energy in a word or two."""
    if inner.energy < TIRED:
        return "tired" if inner.mood > -0.3 else "worn out"
    words = ("upset", "low", "a bit flat", "calm", "content", "cheerful", "delighted")
    level = sum(inner.mood >= step for step in (-0.6, -0.3, -0.05, 0.2, 0.45, 0.75))
    return words[level]
