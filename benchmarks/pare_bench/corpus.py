"""The noise corpus: unrelated but plausible arrivals for every app, one JSON object a line in `noise/*.jsonl`.

None makes or removes a need. Nobody asks for anything, nothing falls due, and every event lies years away or is long
over; discount codes are for sellers that no shop has, and what is to let are garages, halls and the like in towns that
do not exist. Nobody in it has a person's name, and senders, places and domains are unknown to every scenario.

What changes something that is there already (an event, a ride, an order, a listing, a shared note) is left out: on a
phone that would be the user's own. Prices and stock are told only of what the user wishes for, and cab firms write only
about the user's rides, so of those two apps advertisements and codes remain. New listings that no saved search finds
come without a notification; the assistant's log has them.
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
