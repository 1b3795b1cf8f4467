"""What each need of a scenario is about, read from its declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from decimal import Decimal
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from pare.calls import Do, The, by_stage
from pare.content import strings_in
from pare.expect import Either, Expect, Mentions, texts_in
from pare.inside import inside
from pare.offer.acts import acts, signs, stem
from pare.offer.bystanders import reached_at, untitled
from pare.offer.matter import Facts, Matter, active
from pare.offer.surplus import Unit, hearers_of, tells, way
from pare.phrases import plain
from pare.phrases.clocks import ClockPhrase
from pare.phrases.days import DayPhrase

if TYPE_CHECKING:
    from pare.phone import Phone
    from pare.scenario import Person, Scenario

TELLS: Final = (
    "to", "cc", "conversation_id", "email_id", "email_ids", "message_id", "add", "attendees", "rider", "listing_id",
    "viewing_id", "application_id", "lease_offer_id", "ride_report_id", "members", "by", "order_id", "order_item_id",
)  # fmt: skip
"""Arguments that say who hears of something."""
TOLD: Final = ("conversation_id", "recipients", "attendees", "rider", "shared_with", "listing_id", "members")
"""Fields that do."""
_WAYS: Final = {
    "buy": ("set_cart", "place", "set_wish", "change_item", "change_order"),
    "book": ("book_ride", "request", "apply", "update_ride", "move_viewing", "update_application", "answer_offer"),
    "drop": (
        "complete", "delete", "cancel", "remove", "tick", "answer", "respond", "set_wish", "update_application",
        "snooze", "change_attendees", "change_item", "set_cart", "edit", "write_note", "update_event", "request_return",
    ),
    "move": ("update", "move", "snooze", "change_order", "create_event", "create_reminder", "change_item", "redirect"),
}  # fmt: skip
"""How operations begin that change something in each way (see `pare.offer.surplus`)."""
_SHORT: Final = 60  # characters of a text that can name somebody
_WORDS: Final = re.compile(r"[^\W\d_][\w'-]*")


def matters_of(scenario: Scenario, kind: type[Person]) -> tuple[Matter, ...]:
    """What each need is about, in order.

    Args:
        scenario: the scenario.
        kind: the class of its people.
    """
    return tuple(_matter(scenario, number, kind) for number in range(len(scenario.needs)))


def _matter(scenario: Scenario, number: int, kind: type[Person]) -> Matter:
    need, stage, phone = scenario.needs[number], scenario.solution[number], scenario.prepared
    variants = (tuple(one.calls for one in scenario.solution), *scenario.ways.values())
    calls = [call for variant in variants for call in by_stage(variant)[number]]
    checks = [one for check in (*scenario.must.values(), *scenario.allowed) for one in _options(check)]
    mine = checks if len(scenario.needs) == 1 else []
    arrivals, today = dict(_arrivals(phone)), phone.now.astimezone(phone.zone).date()
    names = {one.name for one in inside([dict(call.arguments) for call in calls], The)} | {
        c.named for c in mine if c.named
    }
    rows = [row for name in sorted(names) if (row := phone.named(name)) is not None]
    people = [*inside((calls, mine, tuple(need.slots.values())), kind)]
    facts = [fact for one in inside([c.fields for c in mine], Mentions) for fact in one.facts]
    own = (stage.says, need.says, *strings_in(dict(need.slots)))
    tests = (test for c in mine for test in c.fields.values() if not isinstance(test, Mentions))
    texts = (
        *own, stage.reports, scenario.user.name, scenario.user.about, *strings_in(facts), *strings_in(list(tests)),
        *strings_in([dict(call.arguments) for call in calls]), *(text for row in rows for text in _texts(row)),
        *(f"{one.name} {one.about}" for one in people), *_cards(phone, strings_in((calls, people))),
    )  # fmt: skip
    told_there = (text for name in need.evidence for text in _told(name, phone, arrivals))
    seen = (*texts, *told_there, *_only_ones(phone, calls))
    phrases = (need.slots, facts, [c.fields for c in mine])
    moments = [at.astimezone(phone.zone) for row in rows for at in row.__dict__.values() if isinstance(at, datetime)]
    parts = active(stage.says)
    told = [text for call in calls for text in _receivers(call, phone, arrivals)]
    told += [one.name for one in inside([c.fields[name] for c in mine for name in TOLD if name in c.fields], kind)]
    called = (*told, *_cards(phone, told), *strings_in(dict(need.slots)))
    return Matter(
        facts=Facts.of(seen, moments, *_times(phrases), today),
        core=Facts.of(
            (*own, *strings_in([dict(one.arguments) for one in stage.calls])), (), *_times(need.slots), today
        ),
        said=frozenset(map(stem, _WORDS.findall(plain(stage.says)))),
        acts=tuple(signs(act.head) for act in parts),
        tells=sum(map(tells, parts)),
        clauses=tuple(act.said for act in acts(stage.says)),
        hearers=frozenset(stem(word) for text in called for word in _WORDS.findall(plain(text)))
        | frozenset(word for act in parts for word in hearers_of(act.head)),
        units=(
            *((way(act.head), signs(act.head)) for act in parts),
            *(unit for call in calls for unit in _units(call, phone)),
        ),
    )


def _times(phrases: Any) -> tuple[list[Any], list[Any]]:
    found = [*inside(phrases, (DayPhrase, ClockPhrase))]  # type: ignore[arg-type]
    days = [one.when for one in found if isinstance(one, DayPhrase)]
    return days, [(one.hour, one.minute) for one in found if isinstance(one, ClockPhrase)]


def _arrivals(phone: Phone) -> Iterator[tuple[str, Any]]:
    """What arrives under a name: the arguments of its happening."""
    queued = (one.happening for one in phone.clock.queue)
    for happening in (*queued, *(one.happening for one in phone.clock.conditionals)):
        if happening.name:
            yield happening.name, dict(getattr(happening.act, "arguments", {}))


def _receivers(call: Do, phone: Phone, arrivals: Mapping[str, Any]) -> Iterator[str]:
    """Whom a call lets know something: names, numbers, addresses, titles."""
    for name, value in call.arguments.items():
        if name not in TELLS:
            continue
        yield from strings_in(value)
        for ref in inside(value, The):
            row = phone.named(ref.name)
            yield from (text for text in _told(ref.name, phone, arrivals) if len(text) <= _SHORT)
            yield from getattr(phone.having(getattr(row, "conversation_id", "")), "members", ())


def _told(name: str, phone: Phone, arrivals: Mapping[str, Any]) -> Iterator[str]:
    """What an entity says, or what arrives under that name."""
    yield from _texts(phone.named(name))
    yield from strings_in(arrivals.get(name, {}))


def _units(call: Do, phone: Phone) -> Iterator[Unit]:
    """What a call gets or drops, with the words of its arguments and of what they name."""
    name = call.operation.__name__
    texts = [*strings_in(dict(call.arguments))]
    for ref in inside(dict(call.arguments), The):
        texts += _texts(phone.named(ref.name))
    about = signs(plain("\n".join(texts)))
    for kind, beginnings in _WAYS.items():
        if name.startswith(beginnings):
            yield kind, about


def _only_ones(phone: Phone, calls: Iterable[Do]) -> Iterator[str]:
    """What the apps of some calls have only one of says: a firm's terms, a saved place."""
    apps = {call.operation.__module__.split(".")[1] for call in calls}
    for table in phone.tables():
        if table.name.partition(".")[0] in apps and len(rows := [*islice(table, 2)]) == 1:
            yield from texts_in(rows[0])


def _texts(row: Any) -> Iterator[str]:
    """The texts and numbers of an entity."""
    if row is None:
        return
    yield from texts_in(row)
    for value in row.__dict__.values():
        if isinstance(value, (int, float, Decimal)) and not isinstance(value, bool):
            yield f"{value:g}" if isinstance(value, float) else f"{value}"


def _cards(phone: Phone, said: Iterable[str]) -> Iterator[str]:
    """What the cards of those say who are named, or reached."""
    named = {form for text in dict.fromkeys(said) if len(text) <= _SHORT for form in (plain(text), _dense(text))}
    for table in phone.tables():
        for row in table:
            if not hasattr(row, "relation"):
                break
            if not named.isdisjoint((plain(row.name), plain(untitled(row.name)[0]), *map(_dense, reached_at(row)))):
                yield f"{row.name} {row.nickname} {row.relation} {row.role} {row.organisation}"


def _dense(text: str) -> str:
    return re.sub(r"[\s()-]", "", plain(text))


def _options(check: Any) -> tuple[Expect, ...]:
    if isinstance(check, Either):
        return tuple(one for option in check.options for one in _options(option))
    return (check,) if isinstance(check, Expect) else ()
