"""The noise corpus: unrelated but plausible arrivals, one JSON object a line in `noise/*.jsonl`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import orjson

from pare.noise import Unrelated


@cache
def corpus() -> tuple[Unrelated, ...]:
    """Every unrelated arrival, in a fixed order."""
    found = []
    for file in sorted(files("pare_bench").joinpath("noise").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".jsonl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                event = orjson.loads(line)
                found.append(Unrelated(event["operation"], tuple(sorted(event["arguments"].items()))))
    return tuple(found)
