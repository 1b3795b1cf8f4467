"""Gate 12: the starting world and what arrives are consistent in themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime
from importlib import import_module
from typing import Any

from pydantic import BaseModel

from pare.entity import Entity
from pare.expect import texts_in
from pare.phone import Phone
from pare.phrases import plain
from pare.scenario import Scenario
from pare_bench.gates.base import Gate, usual
from pare_bench.gates.twins import people

LEAST_ENTITIES = 12
_MONTHS = "january february march april may june july august september october november december".split()
_DAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_WEEKDAY = r"(?P<weekday>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?\b"
_MONTH = rf"(?P<month>{'|'.join(m[:3] for m in _MONTHS)})(?:{'|'.join(m[3:] for m in _MONTHS if m[3:])}|t)?\b"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?\b"
_YEAR = r"(?:,?\s(?P<year>(?:19|20)\d\d)\b)?"
_GAP = r"[\s,.]{1,3}"
_DATED = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b{_WEEKDAY}{_GAP}(?:the )?{_DAY} (?:of )?{_MONTH}{_YEAR}",
        rf"\b{_WEEKDAY}{_GAP}{_MONTH} (?:the )?{_DAY}(?![:.]\d){_YEAR}",
        rf"\b{_DAY} (?:of )?{_MONTH}{_YEAR} ?\({_WEEKDAY}\)",
        rf"\b{_WEEKDAY}{_GAP}(?P<year>(?:19|20)\d\d)-(?P<number>\d\d)-(?P<day>\d\d)\b",
    )
)
_PAST, _AHEAD = 183, 300  # days that a date without a year may lie before or after what speaks of it
_DOMAIN = re.compile(r"(?:[\w.+-]+@|https?://|www\.)([\w-]+(?:\.[\w-]+)+)")
_EXAMPLES = re.compile(r"(?:.*\.)?(?:example\.(?:com|org|net)|[\w-]+\.test)")

Text = tuple[str, str, date]  # where it stands, what it says, and when that is


def clean(scenario: Scenario) -> Gate:
    """Dates fall on their weekdays, references resolve, domains are examples, names are our own, prices compare."""
    phone = usual(scenario).phone
    texts = [*_told(scenario), *_texts(scenario, phone)]
    lived = _unrelated(scenario.prepared)
    faults = [*_dates(texts), *_references(phone), *_domains(texts), *_names(scenario, phone, texts), *_prices(phone)]
    if lived < LEAST_ENTITIES:
        faults.append(
            f"only {lived} entities without a part in it to start with; a lived-in phone has {LEAST_ENTITIES}"
        )
    return Gate(not faults, "; ".join(dict.fromkeys(faults)) or f"{lived} entities besides those with a part in it")


def _unrelated(phone: Phone) -> int:
    """How many rows are on the phone that the scenario never refers to."""
    return sum(len(table) for table in phone.tables() if not table.name.startswith("phone.")) - len(phone.names)


def _rows(phone: Phone) -> Iterator[tuple[str, Entity]]:
    for table in phone.tables():
        if not table.name.startswith("phone."):
            for row in table:
                yield f"{table.name}/{row.id}", row


def _told(scenario: Scenario) -> Iterator[Text]:
    """The texts of the declaration itself."""
    starts = scenario.prepared.now.astimezone(scenario.prepared.zone).date()
    for person in people(scenario):
        yield person.name, f"{person.email} {person.about} {person.goal}", starts
    for need in scenario.needs:
        yield "a need", need.says, starts
    for stage in scenario.solution:
        yield "the solution", f"{stage.says}\n{stage.reports}", starts


def _texts(scenario: Scenario, phone: Phone) -> Iterator[Text]:
    """The texts of every row at the end of the solution, and of what arrives only otherwise."""
    for where, row in _rows(phone):
        times = [value for value in row.__dict__.values() if isinstance(value, datetime)]
        written = (min(times) if times else phone.now).astimezone(phone.zone).date()
        for text in texts_in(row):
            yield where, text, written
    waiting = [due.happening for due in phone.clock.queue] + [due.happening for due in phone.clock.conditionals]
    for happening in waiting:
        for value in getattr(happening.act, "arguments", {}).values():
            if isinstance(value, str):
                yield happening.name, value, phone.now.date()


def _dates(texts: list[Text]) -> Iterator[str]:
    for where, text, written in texts:
        for pattern in _DATED:
            for match in pattern.finditer(plain(text)):
                if not _exists(match.groupdict(), written):
                    yield f"{where}: {match[0]!r} does not exist"


def _exists(parts: dict[str, str | None], written: date) -> bool:
    """Whether a date has that weekday: in the stated year, or in a year in which one would speak of it so."""
    weekday = next(at for at, name in enumerate(_DAYS) if name.startswith(parts["weekday"] or "?"))
    month = int(parts["number"] or 0) if "number" in parts else _month(parts["month"] or "")
    years = [int(parts["year"])] if parts["year"] else [written.year - 1, written.year, written.year + 1]
    for year in years:
        try:
            meant = date(year, month, int(parts["day"] or 0))
        except ValueError:
            continue
        if meant.weekday() == weekday and (parts["year"] or -_PAST <= (meant - written).days <= _AHEAD):
            return True
    return False


def _month(name: str) -> int:
    return next(at for at, month in enumerate(_MONTHS, 1) if month.startswith(name[:3]))


def _references(phone: Phone) -> Iterator[str]:
    """Fields `<kind>_id` and whatever looks like an id name rows that exist."""
    tables: dict[str, Any] = {table.kind.kind: table for table in phone.tables()}
    looks = re.compile(rf"({'|'.join(map(re.escape, tables))})_\d+")
    for where, row in _rows(phone):
        for name, value in row.__dict__.items():
            kind = name.removesuffix("s").removesuffix("_id") if name.endswith(("_id", "_ids")) else ""
            for id in _ids(value):
                like = looks.fullmatch(id.partition("@")[0])
                table = tables.get(kind) or (tables.get(like[1]) if like else None)
                given = id == type(row).model_fields[name].default  # such as the inbox, which needs no row
                if id and not given and table is not None and id not in table and id.partition("@")[0] not in table:
                    yield f"{where}: {name} {id!r} does not exist"


def _prices(phone: Phone) -> Iterator[str]:
    """A shop compares and sorts prices, so all are in one currency."""
    found = {row.price.currency for where, row in _rows(phone) if where.startswith("shopping.variants/")}  # type: ignore[attr-defined]
    if len(found) > 1:
        yield f"the shop has prices in {' and '.join(sorted(found))}"


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _ids(part)
    elif isinstance(value, BaseModel):
        yield from _ids(tuple(value.__dict__.values()))


def _domains(texts: list[Text]) -> Iterator[str]:
    for where, text, _ in texts:
        for domain in _DOMAIN.findall(text):
            if not _EXAMPLES.fullmatch(domain.lower()):
                yield f"{where}: {domain} is no example domain"


def _known(scenario: Scenario) -> Callable[[str], bool] | None:
    """Tells the names of which a package makes its people: `known` in the module `names` of the scenario's package.

    A scenario that derives from another package's has the names of that one, unless its own package has some. None: no
    package has any, and people may be called as they like.
    """
    for kind in type(scenario).__mro__:
        place = f"{kind.__module__.partition('.')[0]}.names"
        try:
            known: Callable[[str], bool] | None = getattr(import_module(place), "known", None)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{place}.".startswith(f"{error.name}."):
                raise
            continue
        if known is not None:
            return known
    return None


def _names(scenario: Scenario, phone: Phone, texts: list[Text]) -> Iterator[str]:
    """People whom one hears of have their package's own names; firms and offices may be called as they like."""
    known = _known(scenario)
    if known is None:
        return
    said = "\n".join(text for _, text, _ in texts)
    named = [(one.name, one.email) for one in people(scenario) if one is scenario.user or one.name in said]
    firms = {str(v) for _, row in _rows(phone) for name, v in row.__dict__.items() if name == "organisation"}
    for _, row in _rows(phone):
        fields = row.__dict__
        named += [(fields["name"], _address(fields))] if row.kind == "contact" else []
        named += [(fields["sender_name"], str(fields.get("sender", "")))] if fields.get("sender_name") else []
    for name, address in dict.fromkeys(named):
        if not known(name) and name not in firms and not (name != scenario.user.name and _is_firm(name, address)):
            yield f"{name!r} is not made of the package's own names"


def _address(fields: dict[str, Any]) -> str:
    return next((str(entry.value) for entry in fields.get("emails", ())), "")


def _is_firm(name: str, address: str) -> bool:
    """Whether a mail address is a firm's or an office's: its domain is called like it, or its box like nobody."""
    words = re.findall(r"[a-z]{3,}", plain(name))
    box, _, domain = plain(address).partition("@")
    if any(word in domain for word in words):
        return True
    return "@" in address and set(words).isdisjoint(re.findall(r"[a-z]+", box))
