"""What an assistant reads of the home, as the bridge's own activity."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache

from pare.errors import BadInput
from pare.handles import Handle
from propersim_bridge.activity import Activity


def activity_now(read: Handle) -> Activity:
    """What the person does now, read through an assistant's handle.

    Raises:
        BadInput: nothing can be read, or the person does nothing.
    """
    outcome = read("home__doing_now", {})
    if outcome.value is None:
        raise BadInput(f"home__doing_now: {outcome.error or 'the person does nothing'}")
    return _activity(*(outcome.value[name] for name in _FIELDS))


_FIELDS = ("activity_kind", "text", "area", "object", "start", "end", "mood")


@lru_cache(maxsize=64)
def _activity(kind: str, text: str, area: str, object: str, start: str, end: str, mood: str) -> Activity:
    """The activity of a row; one activity is read at many ticks."""
    return Activity.model_validate(
        {
            "kind": kind, "text": text, "area": area, "object": object, "start": datetime.fromisoformat(start),
            "end": datetime.fromisoformat(end), "mood": mood,
        }
    )  # fmt: skip
