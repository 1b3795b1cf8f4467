"""What the small policy sees of a moment: a fixed number of words, whatever happened before.

The prompt is these words joined by spaces. What was recommended stands there as the body of its sentence, which is a
single token, and how it was rated as its topic with a number; what an assistant is not shown stands there as `·`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import get_args

from propersim_bridge.contracts import Shown, Situation
from propersim_bridge.memory.tick import Tick
from propersim_bridge.policies.catalogue import catalogue
from propersim_bridge.vocabulary import Kind, Topic

SINCE = (5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 105, 120, 150, 180, 240)  # minutes; a bucket begins at each
COUNTS = (0, 1, 2, 3, 4, 5, 7, 10, 15, 20)  # each bucket begins here
HOURS = (1, 2, 3, 4)  # how far back recommendations are counted
LAST, SIMILAR = 2, 2  # remembered pairs shown: the last recommendations, the most similar ticks
HIDDEN, QUIET, OTHER, ASK, YOU = "·", "quiet", "other", "say:", "you"


@dataclass(frozen=True, slots=True)
class Glance:
    """A moment in numbers.

    Attributes:
        minute: of the day.
        kind: of the activity.
        shown: how much memory is shown.
        since: minutes since the last recommendation of today, or since the day began if there was none.
        counts: recommendations within the last `HOURS`.
        last: the last recommendations of today, newest first: body and score.
        similar: the most similar past ticks: body (None for an abstention) and score.
        user: which user of the pre-training this is; `YOU` for everybody else.
    """

    minute: int
    kind: Kind
    shown: Shown
    since: float = 0.0
    counts: Sequence[int] = (0,) * len(HOURS)
    last: Sequence[tuple[str | None, int | None]] = ()
    similar: Sequence[tuple[str | None, int | None]] = field(default=())
    user: str = YOU

    def words(self) -> list[str]:
        """The prompt, word by word; always `LENGTH` of them."""
        head = [self.user, f"{self.minute // 60:02}:{self.minute % 60 // 30 * 30:02}", self.kind]
        if self.shown == "none":
            return [*head, *[HIDDEN] * (LENGTH - len(head) - 1), ASK]
        since = f"since:{bisect_right(SINCE, self.since)}"
        counts = [f"{hours}h:{bisect_right(COUNTS, n) - 1}" for hours, n in zip(HOURS, self.counts, strict=True)]
        pairs = [*self._pairs(self.last, LAST), *self._pairs(self.similar, SIMILAR)]
        return [*head, since, *counts, *pairs, ASK]

    def _pairs(self, pairs: Sequence[tuple[str | None, int | None]], n: int) -> list[str]:
        said = []
        for body, score in pairs[:n]:
            said += [body or QUIET, HIDDEN if score is None or self.shown != "ars" else _rating(body, score)]
        return said + [HIDDEN] * (2 * n - len(said))


LENGTH = 3 + 1 + len(HOURS) + 2 * (LAST + SIMILAR) + 1


def prompt_words() -> list[str]:
    """Every word that a prompt may hold beside the bodies of the catalogue and the users of the pre-training."""
    return [
        YOU, HIDDEN, QUIET, OTHER, ASK,
        *[f"{half // 2:02}:{half % 2 * 30:02}" for half in range(48)],
        *get_args(Kind),
        *[f"since:{n}" for n in range(len(SINCE) + 1)],
        *[f"{hours}h:{n}" for hours in HOURS for n in range(len(COUNTS))],
        *[f"{about}:{n}" for about in (QUIET, OTHER, *get_args(Topic)) for n in range(5)],
    ]  # fmt: skip


def _rating(body: str | None, score: int) -> str:
    """A rating as a word of its own, which says of which topic it is: the policy is too small to look that up."""
    return f"{QUIET if body is None else catalogue().topic_of.get(body, OTHER)}:{score}"


def glance(situation: Situation) -> Glance:
    """Look at a situation."""
    at, today = situation.at, situation.today
    said = [tick for tick in today if tick.recommendation is not None]
    since = said[-1].at if said else today[0].at if today else at
    return Glance(
        minute=at.hour * 60 + at.minute,
        kind=situation.activity.kind,
        shown=situation.shown,
        since=(at - since) / timedelta(minutes=1),
        counts=[len(said) - bisect_right(said, at - timedelta(hours=hours), key=_when) for hours in HOURS],
        last=[_pair(tick) for tick in said[: -LAST - 1 : -1]],
        similar=[_pair(tick) for tick in situation.similar[:SIMILAR]],
    )


def _when(tick: Tick) -> datetime:
    return tick.at


def _pair(tick: Tick) -> tuple[str | None, int | None]:
    if tick.recommendation is None:
        return None, tick.score
    parts = catalogue().split(tick.recommendation)
    return (OTHER if parts is None else parts[1]), tick.score
