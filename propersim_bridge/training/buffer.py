"""The buffer: every preference pair of all days, from which each day's training draws.

Source: section 5 of the ProPerSim paper (200 pairs drawn at random from all that was gathered). Pairs are only ever
appended; in a file, each is a line of JSON.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

import orjson
from pydantic import TypeAdapter, ValidationError

from pare.errors import BadInput
from pare.tool import explained
from propersim_bridge.contracts import Pair
from propersim_bridge.vocabulary import NO_RECOMMENDATION

DRAWN = 200
_PAIR = TypeAdapter(Pair)
_FIELDS = frozenset(Pair.__dataclass_fields__)


class Buffer:
    """Pairs in the order in which they came."""

    def __init__(self, pairs: Iterable[Pair] = ()) -> None:
        self._pairs = list(pairs)

    def __len__(self) -> int:
        """How many pairs there are."""
        return len(self._pairs)

    def __iter__(self) -> Iterator[Pair]:
        """All pairs, oldest first."""
        return iter(self._pairs)

    def extend(self, pairs: Iterable[Pair]) -> None:
        """Append pairs."""
        self._pairs.extend(pairs)

    def until(self, day: int) -> Buffer:
        """The pairs of the days before one, for going on from the morning of that day."""
        return Buffer(pair for pair in self._pairs if pair.day < day)

    def draw(self, seed: int, most: int = DRAWN, content: float = 0.0) -> tuple[Pair, ...]:
        """Draw pairs without putting any back; all of them if there are no more, in a drawn order.

        Args:
            seed: the same seed draws the same pairs.
            most: how many.
            content: the share, from 0 to 1, that must compare two recommendations; of the rest, one half is to prefer
                a recommendation to silence and one half silence, all as far as there are such pairs, and what is
                missing comes from all that are left. 0 draws from all alike, as the paper does.
        """
        if not 0 <= content <= 1:
            raise BadInput(f"content: must be from 0 to 1, not {content}")
        random = Random(seed)
        left = list(range(len(self._pairs)))
        drawn: list[int] = []
        if content:
            said = round(content * most)
            for compares, share in ((_of_two, said), (_for_speaking, (most - said) // 2), (_for_silence, most - said)):
                fitting = [at for at in left if compares(self._pairs[at])]
                drawn += random.sample(fitting, min(len(fitting), share, most - len(drawn)))
            taken = set(drawn)
            left = [at for at in left if at not in taken]
        drawn += random.sample(left, min(len(left), most - len(drawn)))
        random.shuffle(drawn)
        return tuple(self._pairs[at] for at in drawn)

    def save(self, path: Path) -> None:
        """Write all pairs, whole or not at all."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            for pair in self._pairs:
                file.write(orjson.dumps(asdict(pair)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Buffer:
        """Read pairs that were saved, or that somebody else wrote in the same form.

        Raises:
            BadInput: the file cannot be read, or a line is no pair; the line is named.
        """
        try:
            lines = path.read_bytes().split(b"\n")
        except OSError as error:
            raise BadInput(f"{path}: cannot be read: {error.strerror or error}") from None
        return cls(read_pair(line, f"{path}, line {number}") for number, line in enumerate(lines, 1) if line.strip())


def _of_two(pair: Pair) -> bool:
    """Whether a pair compares two recommendations."""
    return NO_RECOMMENDATION not in (pair.chosen, pair.rejected)


def _for_speaking(pair: Pair) -> bool:
    """Whether a recommendation was better than silence."""
    return pair.rejected == NO_RECOMMENDATION


def _for_silence(pair: Pair) -> bool:
    """Whether silence was better than a recommendation."""
    return pair.chosen == NO_RECOMMENDATION


def read_pair(line: bytes, where: str) -> Pair:
    """Read a pair from a line of JSON.

    Args:
        line: what stands there.
        where: what an error names.

    Raises:
        BadInput: it is no pair.
    """
    try:
        read = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise BadInput(f"{where}: is not JSON: {error}") from None
    if not isinstance(read, dict):
        raise BadInput(f"{where}: must be an object with {', '.join(sorted(_FIELDS))}")
    if unknown := sorted(read.keys() - _FIELDS):
        raise BadInput(f"{where}: there is no field {unknown[0]!r}; there are {', '.join(sorted(_FIELDS))}")
    try:
        pair = _PAIR.validate_json(line, strict=True)
    except ValidationError as error:
        raise BadInput(f"{where}: {explained(error)}") from None
    for name in ("chosen", "rejected"):
        if not getattr(pair, name).strip():
            raise BadInput(f"{where}: {name}: must not be blank")
    if pair.chosen == pair.rejected:
        raise BadInput(f"{where}: chosen and rejected are the same text")
    if not pair.margin > 0 or pair.day < 1:
        raise BadInput(f"{where}: margin must be above 0 and day at least 1, not {pair.margin} and {pair.day}")
    return pair
