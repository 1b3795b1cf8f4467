"""Accepted against rejected proposals, as preference pairs.

A rejected proposal that came outside every window loses against waiting, in its own context. One that came inside a
window loses against the accepted proposal of the same scenario that is nearest by turn, in the context of that one:
what is to be learned must follow from what was seen. Where none was accepted, there is no pair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from pare_bench.export.context import WAIT, before_proposing, call_text
from pare_bench.numbers.offered import Offered
from pare_bench.numbers.row import EpisodeRow


class Preference(NamedTuple):
    """One pair, in the columns that preference trainers take.

    Attributes:
        prompt: what the assistant had before it.
        chosen: the better decision, as a call of `propose` or `wait`.
        rejected: the decision that the user rejected.
        scenario: where it happened.
        repeat: in which run, from 0.
        turn: in which turn the rejected proposal was made, from 1.
        because: what was wrong: the time, or what was proposed.
    """

    prompt: str
    chosen: str
    rejected: str
    scenario: str
    repeat: int
    turn: int
    because: Literal["timing", "content"]


class Played(NamedTuple):
    """An episode with its decoded turns."""

    row: EpisodeRow
    turns: list[dict[str, Any]]


def preferences(episodes: Iterable[Played]) -> Iterator[Preference]:
    """Every pair, in episode order."""
    played = list(episodes)
    accepted: dict[str, list[tuple[Offered, Played]]] = {}
    for episode in played:
        for offer in episode.row.offers:
            if offer.status == "accepted":
                accepted.setdefault(episode.row.scenario, []).append((offer, episode))
    seen = set()
    for episode in played:
        for offer in episode.row.offers:
            pair = _pair(episode, offer, accepted.get(episode.row.scenario, [])) if offer.status == "rejected" else None
            if pair is not None and pair.chosen != pair.rejected and pair[:3] not in seen:
                seen.add(pair[:3])
                yield pair


def _pair(episode: Played, offer: Offered, accepted: Sequence[tuple[Offered, Played]]) -> Preference | None:
    rejected, where = _proposing(episode, offer), (episode.row.scenario, episode.row.repeat, offer.turn)
    if offer.timing != "in time":
        return Preference(before_proposing(episode.turns, offer.turn), WAIT, rejected, *where, "timing")
    if not accepted:
        return None
    right, other = min(accepted, key=lambda one: abs(one[0].turn - offer.turn))
    return Preference(before_proposing(other.turns, right.turn), _proposing(other, right), rejected, *where, "content")


def _proposing(episode: Played, offer: Offered) -> str:
    observed = episode.turns[offer.turn - 1]["observed"]
    return call_text({"name": "propose", "arguments": {"text": observed["proposal"]}})
