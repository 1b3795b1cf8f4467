"""A lived-in phone with every installed app; an app that cannot be loaded now is in `MISSING`, and tests say so."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from pare import registry
from pare.actions import propose
from pare.app import App
from pare.errors import LoadError
from pare.handles import User
from pare.phone import Phone
from pare_bench.lived_in import FILLS, populate

START = datetime(2027, 3, 15, 8, 0, tzinfo=UTC)
ZONE = "Europe/Berlin"


def _installed() -> tuple[dict[str, type[App]], dict[str, str]]:
    found, missing = {}, {}
    for name in dict.fromkeys((*registry.entries("pare.apps"), *FILLS)):
        try:
            found[name] = registry.load("pare.apps", name)
        except LoadError as error:
            missing[name] = str(error)
    return found, missing


APPS, MISSING = _installed()


@cache
def lived_in() -> Phone:
    """A phone with all apps, populated, and with an accepted proposal; fork it."""
    phone = Phone(APPS.values(), START, ZONE)
    with phone.step("world"):
        populate(phone)
    phone.journal.changes.clear()
    propose(phone, "Shall I?")
    User(phone).do("accept_proposal")
    return phone
