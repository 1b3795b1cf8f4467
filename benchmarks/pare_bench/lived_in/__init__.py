"""A lived-in phone: something of every kind in every state, and lists of several pages; apps are checked on it.

Times are counted from the phone's own, so that it fits any phone.
"""

from __future__ import annotations

from random import Random

from pare.phone import Phone
from pare.testing.rows import fill
from pare_bench.lived_in import daily, shops
from pare_bench.lived_in.people import PEOPLE

__all__ = ["FILLS", "PEOPLE", "populate"]

FILLS = {**daily.FILLS, **shops.FILLS}
"""By app, what fills it."""


def populate(phone: Phone) -> None:
    """Fill the apps that are on a phone, inside a step of the world; rows of apps unknown here are made up."""
    for name, filled in FILLS.items():
        if name in phone.kinds:
            filled(phone)
    fill(phone, Random("lived in"))
