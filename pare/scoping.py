"""How far a scenario goes, read from its declarations."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from datetime import datetime
from functools import partial
from sys import intern
from typing import TYPE_CHECKING, Any, Final

from pare.calls import Do, The, by_stage
from pare.content import strings_in
from pare.expect import Either, Expect, Mentions, fits, texts_in
from pare.inside import inside
from pare.matters import matters_of
from pare.offer.bystanders import reached_at, untitled
from pare.offer.errands import errands
from pare.offer.excess import bounds
from pare.offer.scope import Scope, Unsaid, things
from pare.phrases import Phrase, plain
from pare.phrases.people import PersonPhrase
from pare.phrases.wording import Words

if TYPE_CHECKING:
    from pare.phone import Phone
    from pare.scenario import Person, Scenario

_PROSE: Final = frozenset(
    ("text", "body", "subject", "title", "notes", "note", "message", "comment", "location", "pickup", "destination",
     "stops", "name")
)  # fmt: skip
"""Arguments that hold prose or places; the others may name people."""
_WHERE: Final = ("conversation_id", "recipients")
"""Fields that say who gets a message or a mail."""
_ANY_GROUP: Final = ("group", "chat", "everyone", "everybody", "all")
_OF_APP: Final = {
    "calendar": "Event", "reminders": "Reminder", "notes": "Note", "cab": "Ride", "contacts": "Contact",
    "shopping": "Order", "apartments": "Viewing",
}  # fmt: skip
_TIMED: Final = ("starts", "due", "at", "snoozed_until", "pickup_at")
_NO_NAMES: Final = (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september october november december mum mom mama mam maman mummy dad daddy papa grandma granny nana nonna nonno "
    "grandpa oma opa senhora senhor senora senor sra sr hajja haj monsieur madame mevrouw meneer pani pan auntie aunt "
    "uncle tante onkel don dona donna dona sir madam"
).split()  # fmt: skip
_CREATES: Final = ("create", "book", "request", "apply", "save", "place")
_REMOVES: Final = ("delete", "remove", "cancel")
_TOLD: Final = ("conversation_id", "recipients", "attendees", "rider", "shared_with", "listing_id", "members")
"""Fields that say who hears of something."""
_TELLS: Final = (
    "to", "cc", "conversation_id", "email_id", "email_ids", "message_id", "add", "attendees", "rider", "listing_id",
    "viewing_id", "application_id", "lease_offer_id", "ride_report_id", "members", "by",
)  # fmt: skip
"""Arguments that do."""
_SHORT: Final = 60  # characters of an argument that can name somebody
_GAPS: Final = re.compile(r"[\s()-]")


def dense(text: str) -> str:
    """A name or a number in plain form, without blanks."""
    return _GAPS.sub("", plain(text))


def scope_of(scenario: Scenario, kind: type[Person]) -> Scope:
    """How far a scenario goes: who is reached and what changes in its patterns, its solution and its other ways."""
    patterns = [one for check in (*scenario.must.values(), *scenario.allowed) for one in _options(check)]
    people = [*inside(patterns, kind)]
    variants = (tuple(stage.calls for stage in scenario.solution), *scenario.ways.values())
    calls = [call for variant in variants for stage in by_stage(variant) for call in stage]
    given = {text for call in calls for text in _given(call, scenario)}
    slots = [phrase for need in scenario.needs for phrase in need.slots.values()]
    titles = (strings_in(one.fields.get("conversation_id")) for one in patterns)
    called = {plain(one) for one in (*given, *_wordings(slots), *(title for each in titles for title in each)) if one}
    members = frozenset(_members(scenario.prepared, called))
    tests, says = _times(patterns), [stage.says for stage in scenario.solution]
    cards = [row for table in scenario.prepared.tables() for row in table if hasattr(row, "relation")]
    said = (*called, *(plain(f"{p.name} {p.about}") for p in people), *_cards(cards, people, members))
    ids = (*given, *(one for p in people for one in (p.name, p.number, p.email) if one))
    heard = {text for call in calls for text in _given(call, scenario, _TELLS)}
    hearers = [*inside([one.fields[name] for one in patterns for name in _TOLD if name in one.fields], kind)]
    told = (*heard, *(one for p in hearers for one in (p.name, p.number, p.email) if one))
    texts = tuple(map(plain, (*says, *_said(calls), *_words_of(slots))))
    told_ids = members | frozenset(map(dense, told))
    reached = _single(map(plain, (*told, *_wordings(slots), *_cards(cards, hearers, told_ids))))
    return Scope(
        known=True,
        people=members | frozenset(map(dense, ids)),
        told=told_ids,
        called=frozenset(called),
        words=_single(said),
        reached=reached,
        hearers=tuple(dict.fromkeys(_called(hearers))),
        bounds=bounds(
            "\n".join(dict.fromkeys(texts)),
            plain("\n".join(need.says for need in scenario.needs)),
            reached,
            frozenset(map(dense, ids)),
            _many(scenario.prepared, called, calls),
        ),
        changes=frozenset((one.entity.__name__, one.change) for one in patterns) | frozenset(map(_made, calls)),
        offered=frozenset(thing for one in says for thing in things(errands(one))),
        unsaid=tuple(_unsaid(patterns, kind, says)),
        timed=tuple(tests),
        timely=partial(_timely, scenario.prepared, tests),
        matters={need.says: one for need, one in zip(scenario.needs, matters_of(scenario, kind), strict=True)},
    )


def _called(people: Iterable[Person]) -> Iterator[str]:
    for one in people:
        yield from (plain(one.name), plain(untitled(one.name)[0]), plain(untitled(one.name)[-1]))


def _many(phone: Phone, called: Container[str], calls: Iterable[Do]) -> bool:
    """Whether a group is written to, or a mail goes to all."""
    if any(word in called for word in _ANY_GROUP) or any("reply_all" in call.arguments for call in calls):
        return True
    rows = (row for table in phone.tables() for row in table if hasattr(row, "members"))
    titles = (getattr(row, "title", "") for row in rows)
    return any(title and plain(title) in called for title in titles)


def _single(texts: Iterable[str]) -> frozenset[str]:
    return frozenset({intern(word) for one in (*texts, *_NO_NAMES) for word in re.findall(r"\w+", one)})


def _said(calls: Iterable[Do]) -> Iterator[str]:
    """The prose in some calls."""
    for call in calls:
        yield from (text for name, value in call.arguments.items() if name in _PROSE for text in strings_in(value))


def _words_of(slots: Iterable[Phrase]) -> Iterator[str]:
    for phrase in inside(tuple(slots), Words):
        yield from phrase.phrasings


def _members(phone: Phone, called: Container[str]) -> Iterator[str]:
    """Who belongs to the groups that are written to."""
    for table in phone.tables():
        for row in table:
            if (title := getattr(row, "title", "")) and plain(title) in called:
                yield from map(dense, getattr(row, "members", ()))


def _cards(rows: Iterable[Any], people: Iterable[Person], ids: Container[str]) -> Iterator[str]:
    """What the cards of some people say of them: names, relation, role, firm."""
    named = {plain(one) for person in people for one in (person.name, person.email, dense(person.number)) if one}
    for row in rows:
        reached = {dense(one) for one in reached_at(row)}
        if plain(row.name) in named or not named.isdisjoint(reached) or any(one in ids for one in reached):
            yield plain(f"{row.name} {row.nickname} {row.relation} {row.role} {row.organisation}")


def _times(patterns: Iterable[Expect]) -> dict[str, tuple[Any, ...]]:
    """By kind of entity, the tests of when it is; none of a kind of which some pattern takes any time."""
    found: dict[str, list[Any]] = {}
    for one in patterns:
        tests = [one.fields[name] for name in _TIMED if name in one.fields]
        if tests or one.change == "created":
            found.setdefault(one.entity.__name__, []).extend(tests or [None])
    return {kind: tuple(tests) for kind, tests in found.items() if None not in tests}


def _timely(phone: Phone, tests: Mapping[str, tuple[Any, ...]], kind: str, when: datetime) -> bool:
    return any(fits(test, when.replace(tzinfo=phone.zone), phone) for test in tests[kind])


def _made(call: Do) -> tuple[str, str]:
    """What kind of entity an operation changes above all, by its app, and how."""
    app, name = call.operation.__module__.split(".")[1], call.operation.__name__
    how = "created" if name.startswith(_CREATES) else "removed" if name.startswith(_REMOVES) else "changed"
    return _OF_APP.get(app, app), how


def _options(check: Any) -> tuple[Expect, ...]:
    if isinstance(check, Either):
        return tuple(one for option in check.options for one in _options(option))
    return (check,) if isinstance(check, Expect) else ()


def _given(call: Do, scenario: Scenario, only: Container[str] = ()) -> Iterator[str]:
    """Short arguments of a call, or only some of them, and what the entities that it names say of people."""
    for name, value in call.arguments.items():
        if name in _PROSE or (only and name not in only):
            continue
        for ref in inside(value, The):
            entity = scenario.prepared.named(ref.name)
            if entity is not None:
                yield from (text for text in texts_in(entity) if 0 < len(text) <= _SHORT)
        yield from (text for text in strings_in(value) if 0 < len(text) <= _SHORT)


def _wordings(slots: Iterable[Phrase]) -> Iterator[str]:
    for phrase in inside(tuple(slots), (Words, PersonPhrase)):  # type: ignore[arg-type]
        if isinstance(phrase, PersonPhrase):
            yield from (phrase.name, untitled(phrase.name)[0], *phrase.aliases)
        else:
            yield from (one for wording in phrase.phrasings for one in (wording, *wording.split()))


def _unsaid(patterns: Iterable[Expect], kind: type[Person], says: list[str]) -> Iterator[Unsaid]:
    """What every pattern of words to somebody avoids."""
    avoided: dict[tuple[str, ...], list[tuple[Phrase, ...]]] = {}
    for pattern in patterns:
        where = [pattern.fields[name] for name in _WHERE if name in pattern.fields]
        said = list(inside(pattern.fields, Mentions))
        facts = tuple(fact for one in said for fact in one.avoids)
        for names in _receivers(where, kind):
            avoided.setdefault(names, []).append(facts)
    groups = [names for names in avoided if len(names) == 2]
    if len(groups) == 1:
        avoided[(*groups[0], *_ANY_GROUP)] = avoided.pop(groups[0])
    offers = [errands(one) for one in says]
    for receiver, several in avoided.items():
        whom, called = receiver[0], receiver[1:]
        common = (fact for fact in several[0] if all(fact in others for others in several[1:]))
        facts = tuple(fact for fact in common if not any(Unsaid(whom, called, (fact,)).said(one) for one in offers))
        if facts:
            yield Unsaid(whom, called, facts)


def _receivers(where: list[Any], kind: type[Person]) -> Iterator[tuple[str, ...]]:
    people = [*inside(where, kind)]
    for one in people:
        known = untitled(one.name)
        yield (one.name, *filter(None, map(plain, (one.name, known[0], known[-1], one.number, one.email))))
    if not people:
        for title in strings_in(where):
            yield (title, plain(title))
