"""What people do with time for which nothing is planned."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import get_args

from propersim_bridge.home.places import AREA_OF, Object
from propersim_bridge.vocabulary import Area, Kind


@dataclass(frozen=True, slots=True)
class Filler:
    """A way to pass the time."""

    kind: Kind
    text: str
    area: Area
    object: Object


@cache
def fillers() -> Mapping[Kind, tuple[Filler, ...]]:
    """Every filler, by kind; cooking and work are never done to pass the time."""
    told = tomllib.loads(files("propersim_bridge.day").joinpath("fillers.toml").read_text("utf-8"))
    objects: Mapping[str, Object] = {name: name for name in AREA_OF}
    return {
        kind: tuple(
            Filler(kind, text, AREA_OF[objects[name]], objects[name])
            for name, texts in told[kind].items()
            for text in texts
        )
        for kind in get_args(Kind)
        if kind in told
    }
