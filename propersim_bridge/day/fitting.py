"""Fitting activities into a day that is looked at every few minutes."""

from __future__ import annotations

from datetime import datetime, timedelta

from pare.errors import BadInput
from propersim_bridge.activity import LONGEST, SHORTEST, Activity
from propersim_bridge.contracts import Waking
from propersim_bridge.home.places import check_place


def ticks_of(waking: Waking, step: timedelta) -> int:
    """How many moments of decision a day has, one every `step` from waking on, the last a step before bedtime.

    Raises:
        BadInput: the step is not from a second to 30 minutes, or the day is shorter than one activity.
    """
    if not timedelta(seconds=1) <= step <= LONGEST:
        raise BadInput(f"step: must be from a second to 30 minutes, not {step.total_seconds():g} s")
    if waking.sleeps - waking.wakes < max(step, SHORTEST):
        raise BadInput(f"a day from {waking.wakes:%H:%M} to {waking.sleeps:%H:%M} is too short")
    return (waking.sleeps - waking.wakes) // step


def bedtime(waking: Waking, step: timedelta) -> datetime:
    """When the day ends: the last whole step at or before the planned bedtime."""
    return waking.wakes + ticks_of(waking, step) * step


def fitted(activity: Activity, now: datetime, until: datetime, step: timedelta) -> Activity:
    """An activity that begins now, ends at a moment of decision, and leaves room for another one or none before bed.

    Args:
        activity: what a source of days gave.
        now: when it begins.
        until: bedtime, a whole number of steps later.
        step: what is between two moments of decision.

    Raises:
        BadInput: its object does not stand in its area.
    """
    check_place(activity.area, activity.object)
    left = (until - now) // step
    least, most = -(-SHORTEST // step), LONGEST // step
    steps = min(max(round((activity.end - activity.start) / step), least), most, left)
    if 0 < left - steps < least:
        steps = left if left <= most else left - least
    return activity.model_copy(update={"start": now, "end": now + steps * step})
