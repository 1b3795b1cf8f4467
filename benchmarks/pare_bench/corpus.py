"""The noise corpus: unrelated but plausible arrivals, one JSON object a line in `noise/*.jsonl`.

None makes or removes a need: nobody asks for anything, and every event lies years away. Senders are unknown to every
scenario.
"""

from __future__ import annotations

import hashlib
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


@cache
def digest() -> str:
    """A hash of the corpus; runs with different ones are not comparable."""
    told = orjson.dumps([[event.operation, dict(event.arguments)] for event in corpus()], option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(told).hexdigest()[:16]
