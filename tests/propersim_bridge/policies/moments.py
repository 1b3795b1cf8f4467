"""Moments for tests of policies."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from propersim_bridge.activity import Activity
from propersim_bridge.memory.tick import Tick

NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)
PLANT = "Next step: sow a tray of seedlings for the balcony."


def cooking(kind="cooking"):
    return Activity(
        kind=kind, text="stirring a soup", area="kitchen", object="stove", start=NOON, end=NOON + timedelta(minutes=20)
    )


def tick(minutes, text=None, score=None, kind="cooking"):
    return Tick(NOON - timedelta(minutes=minutes), cooking(kind), text, score)
