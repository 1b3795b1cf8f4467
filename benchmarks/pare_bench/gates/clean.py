"""Gate 12: the starting world and what arrives are consistent in themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from pare.entity import Entity
from pare.expect import texts_in
from pare.phone import Phone
from pare.scenario import Scenario
from pare_bench.gates.base import Gate, played

LEAST_ENTITIES = 12
_MONTHS = "January February March April May June July August September October November December".split()
_DATED = re.compile(
    rf"\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?(\d{{1,2}})(?:st|nd|rd|th)? (?:of )?({'|'.join(_MONTHS)})"
    r"(?: (\d{4}))?\b"
)
_ADDRESS = re.compile(r"[\w.+-]+@([\w-]+(?:\.[\w-]+)+)")
_EXAMPLES = re.compile(r"(.*\.)?(example\.(com|org|net)|[\w-]+\.test)$")


def clean(scenario: Scenario) -> Gate:
    """Dates fall on their weekdays, references resolve, domains are examples, names are from the list of names."""
    phone = played(scenario).phone
    faults = [*_dates(scenario, phone), *_references(phone), *_domains(phone), *_names(scenario)]
    entities = sum(len(table) for table in scenario.prepared.tables() if not table.name.startswith("phone."))
    if entities < LEAST_ENTITIES:
        faults.append(f"only {entities} entities to start with; a lived-in phone has at least {LEAST_ENTITIES}")
    return Gate(not faults, "; ".join(faults) or f"{entities} entities")


def _rows(phone: Phone) -> Iterator[tuple[str, Entity]]:
    for table in phone.tables():
        if not table.name.startswith("phone."):
            for row in table:
                yield table.name, row


def _texts(phone: Phone) -> Iterator[tuple[str, str]]:
    for table, row in _rows(phone):
        for text in texts_in(row):
            yield f"{table}/{row.id}", text


def _dates(scenario: Scenario, phone: Phone) -> Iterator[str]:
    year = int(scenario.starts[:4])
    for where, text in _texts(phone):
        for weekday, day, month, stated in _DATED.findall(text):
            years = [int(stated)] if stated else [year - 1, year, year + 1]
            if not any(_weekday(y, _MONTHS.index(month) + 1, int(day)) == f"{weekday}day" for y in years):
                yield f"{where}: {weekday}day {day} {month} does not exist near {year}"


def _weekday(year: int, month: int, day: int) -> str:
    try:
        return date(year, month, day).strftime("%A")
    except ValueError:
        return ""


def _references(phone: Phone) -> Iterator[str]:
    kinds: dict[str, Any] = {table.kind.kind: table for table in phone.tables()}
    for where, row in _rows(phone):
        for name, value in row.__dict__.items():
            for suffix, ids in (("_id", (value,)), ("_ids", value)):
                table = kinds.get(name.removesuffix(suffix)) if name.endswith(suffix) else None
                if table is None:
                    continue
                for id in ids or ():
                    if id and id not in table:
                        yield f"{where}/{row.id}: {name} {id!r} does not exist"


def _domains(phone: Phone) -> Iterator[str]:
    for where, text in _texts(phone):
        for domain in _ADDRESS.findall(text):
            if not _EXAMPLES.match(domain.lower().rstrip(".")):
                yield f"{where}: {domain} is no example domain"


def _names(scenario: Scenario) -> Iterator[str]:
    from pare_scenarios.names import known

    people = [scenario.user, *(v for v in vars(type(scenario)).values() if isinstance(v, type(scenario.user)))]
    people += [row for _, row in _rows(scenario.prepared) if row.kind == "contact" and row.organisation != row.name]  # type: ignore
    for one in people:
        if not known(one.name):
            yield f"{one.name!r} is not made of the project's own names"
