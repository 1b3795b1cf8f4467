"""The noise corpus: it arrives on any phone, and has nothing to do with any scenario."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import combinations
from typing import Any
from zoneinfo import ZoneInfo

import orjson
import pytest

from pare import registry
from pare.app import App
from pare.content import repr_of
from pare.noise import NO_NOISE, Noise, Unrelated
from pare.phone import Phone
from pare.scenario import Scenario
from pare_agents.assistants.silent import Silent
from pare_apps.apartments.model import Criteria, Listing
from pare_apps.apartments.store import Store
from pare_bench.corpus import corpus, digest
from pare_bench.gates.base import as_anybodys, played
from pare_bench.gates.twins import people
from pare_scenarios.names import FAMILY, GIVEN

ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+")
NUMBER = re.compile(r"\+\d[\d ]{6,}\d")
LEAST = {
    "apartments": 50, "cab": 50, "calendar": 50, "contacts": 50, "email": 100, "messaging": 150, "notes": 60,
    "reminders": 50, "shopping": 50,
}  # fmt: skip
ASKS = (
    "?", "please", "could you", "can you", "would you", "will you", "reply to", "get back to", "let me know", "rsvp",
    "confirm", "deadline", "urgent", "asap", "as soon as", "last chance", "expire", "overdue", "you must", "you need",
    "you have to", "remember to", "forget to", "bring your", "sign up", "tomorrow", "at the latest",
)  # fmt: skip
SCENARIOS = [*registry.scenarios().values()]
SOME = SCENARIOS[:: max(1, len(SCENARIOS) // 12)]
SEEDS = range(5)
EPISODES = [
    pytest.param(scenario, seed, id=f"{scenario.id}-{seed}")
    for at, scenario in enumerate(SCENARIOS)
    for seed in (SEEDS if scenario in SOME else [at % len(SEEDS)])
]
"""Every scenario with one seed or, of about twelve, with all."""

NEAR = 0.6
BUSY = {seed: Noise(events_per_minute=6, seed=seed, corpus=corpus()) for seed in SEEDS}
FAILING = {seed: Noise(tool_failure=0.2, seed=seed) for seed in SEEDS}


def app_of(event: Unrelated) -> str:
    return event.operation.partition("__")[0]


def arriving(app: str) -> list[dict[str, Any]]:
    return [dict(event.arguments) for event in corpus() if app_of(event) == app]


def handles(text: str) -> set[str]:
    return set(ADDRESS.findall(text.lower())) | {re.sub(r"\D", "", number) for number in NUMBER.findall(text)}


def texts(value: Any) -> Iterator[str]:
    """Every text inside an arrival's arguments."""
    if isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, str):
        yield value


def said(event: Unrelated) -> str:
    """What an arrival says, without who says it and when."""
    arguments = dict(event.arguments)
    told = arguments.get("listing", arguments)
    kept = ("title", "subject", "text", "body", "note", "name", "notes", "address", "description")
    return " ".join(told[key] for key in kept if key in told)


def strange_names() -> set[str]:
    """Who and what the corpus calls by name: senders, services, groups, sellers, codes, agents and places."""
    named = ("sender", "sender_name", "source", "name", "organiser_name", "seller", "code", "address", "by", "title")
    rows = [dict(event.arguments) for event in corpus()]
    found = {row[key] for row in rows for key in named if key in row}
    found |= {row["listing"][key] for row in rows if "listing" in row for key in ("address", "city", "agent")}
    return found


@cache
def known_of(scenario: Scenario) -> str:
    """All that a scenario's phone holds and all that will happen on it."""
    phone = scenario.prepared
    rows = orjson.dumps([row.model_dump(mode="json") for table in phone.tables() for row in table]).decode()
    declared = [(person.name, person.number, person.email) for person in people(scenario)]
    return rows + repr_of([phone.clock.queue, phone.clock.conditionals]) + repr_of(declared)


def phone_with(*kinds: type[App], where: str = "UTC") -> Phone:
    return Phone(kinds, datetime(2027, 4, 15, 18, tzinfo=ZoneInfo(where)), where)


def deliver(phone: Phone, events: tuple[Unrelated, ...]) -> None:
    for event in events:
        with phone.step("world"):
            assert phone.deliver(event.operation, dict(event.arguments)) is not None


# What there is ---------------------------------------------------------------------------------


def test_there_is_much_for_each_app_that_exists() -> None:
    counts = Counter(map(app_of, corpus()))
    assert {*counts} == {*registry.apps()}
    assert {app: count for app, count in counts.items() if count < LEAST[app]} == {}
    assert counts.total() >= 600
    assert len(digest()) == 16


def test_no_two_say_the_same_or_nearly_the_same() -> None:
    everything = [said(event).casefold() for event in corpus()]
    assert [text for text, times in Counter(everything).items() if times > 1] == []
    for app in registry.apps():
        words = [{*re.findall(r"\w+", said(event).casefold())} for event in corpus() if app_of(event) == app]
        near = [(a, b) for a, b in combinations(words, 2) if len(a & b) > NEAR * len(a | b)]
        assert near == [], app


# Arriving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
def test_everything_arrives_on_an_empty_phone_with_all_apps(where: str) -> None:
    phone = phone_with(*registry.apps().values(), where=where)
    deliver(phone, corpus())
    assert len(phone.log) == len(corpus())
    told = Counter(notification.app for notification in phone.notifications)
    spam = sum(arguments.get("folder") == "spam" for arguments in arriving("email"))
    assert told == {app: len(arriving(app)) - (spam if app == "email" else 0) for app in {*LEAST} - {"apartments"}}


@pytest.mark.parametrize("app", LEAST)
def test_each_arrives_where_nothing_else_is(app: str) -> None:
    phone = phone_with(registry.apps()[app])
    for event in corpus():
        if app_of(event) == app:
            deliver(phone.fork(), (event,))


@pytest.mark.parametrize("app", LEAST)
def test_only_what_an_installed_app_can_receive_is_drawn(app: str) -> None:
    phone = phone_with(registry.apps()[app])
    until = phone.now + timedelta(minutes=5)
    BUSY[0].schedule(phone, until)
    phone.advance(until)
    assert len(phone.log) > 10
    assert {entry.app for entry in phone.log} == {app}
    assert [call.error for call in phone.journal.calls if call.error] == []


def test_nothing_comes_again_before_all_the_rest_has_come() -> None:
    phone, until = phone_with(*registry.apps().values()), datetime(2027, 4, 15, 18, tzinfo=UTC)
    arrived: list[str] = []
    while len(arrived) <= len(corpus()):
        until += timedelta(minutes=5)
        BUSY[0].schedule(phone, until)
        arrived += [repr(due.happening.act) for due in sorted(phone.clock.queue)]
        phone.advance(until)
    assert len({*arrived[: len(corpus())]}) == len(corpus())
    assert arrived[len(corpus())] == arrived[0]


# Nothing to do with any scenario ---------------------------------------------------------------


def test_nobody_in_it_has_the_name_of_a_person() -> None:
    for event in corpus():
        words = {word for text in texts(dict(event.arguments)) for word in re.findall(r"\w+", text)}
        assert not words & (GIVEN | FAMILY), event


def test_domains_are_nobodys() -> None:
    for text in (text for event in corpus() for text in texts(dict(event.arguments))):
        assert "http" not in text
        assert "www." not in text
        assert all(address.endswith(".example") for address in ADDRESS.findall(text)), text
        assert not re.search(r"\w\.(com|net|org|eu|io|[a-z]{2})\b", text), text


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_no_scenario_knows_anybody_or_anything_of_it(scenario: Scenario) -> None:
    known = known_of(scenario)
    mine = handles(orjson.dumps([dict(event.arguments) for event in corpus()]).decode())
    assert len(mine) > 100
    assert not mine & handles(known)
    assert [name for name in strange_names() if name in known] == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_no_saved_search_of_a_scenario_finds_what_is_to_let(scenario: Scenario) -> None:
    phone = scenario.prepared
    if "apartments" not in phone.kinds:
        return
    store = phone.app_named("apartments")
    assert isinstance(store, Store)
    for arguments in arriving("apartments"):
        listing = Listing.model_validate(arguments["listing"])
        assert [search for search in store.saved_searches if search.admits(listing)] == [], listing.address


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_sender_arrives_on_the_phone_of_a_scenario(scenario: Scenario) -> None:
    phone = scenario.prepared.fork()
    one_each = {dict(event.arguments).get("sender", event): event for event in corpus() if app_of(event) == "messaging"}
    deliver(phone, tuple(one_each.values()) if "messaging" in phone.kinds else ())


def test_nothing_in_it_asks_for_anything_or_falls_due() -> None:
    for event in corpus():
        arguments = dict(event.arguments)
        assert not {"due", "until", "expires_at", "answer_by", "alerts", "recurrence"} & {*arguments}
        assert not "2000" <= arguments.get("starts", "2033") < "2033"
        told = " ".join(texts(arguments)).casefold()
        assert [words for words in ASKS if words in told] == [], told
    assert all(arguments["seller"] for arguments in arriving("shopping"))
    listed = [arguments["listing"] for arguments in arriving("apartments")]
    assert not [row for row in listed if {"viewing_slots", "sign_up_by", "apply_by", "available_from"} & {*row}]
    assert not [row for row in listed if Criteria(min_rooms=1.5, max_total=10_000).admits(Listing.model_validate(row))]


# In an episode ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seed"), EPISODES)
def test_the_oracle_succeeds_in_the_midst_of_it(scenario: Scenario, seed: int) -> None:
    episode = played(as_anybodys(scenario), noise=BUSY[seed])
    assert episode.grade.success, episode.grade
    arrived = [call for call in episode.phone.journal.calls if call.actor == "world" and not call.name]
    assert len(arrived) > 3
    assert [call.error for call in arrived if call.error] == []


@pytest.mark.parametrize(("scenario", "seed"), EPISODES)
def test_the_oracle_succeeds_although_every_fifth_call_fails(scenario: Scenario, seed: int) -> None:
    episode = played(as_anybodys(scenario), noise=FAILING[seed])
    assert episode.grade.success, episode.grade


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_what_the_scenario_does_happens_at_the_same_times(scenario: Scenario) -> None:
    quiet, noisy = (played(scenario, Silent, noise=noise) for noise in (NO_NOISE, BUSY[3]))
    assert len(noisy.phone.log) > len(quiet.phone.log)
    answers = {one.happening.name for one in scenario.prepared.clock.conditionals}  # these depend on what is done
    fired = [{name: at for name, at in e.phone.clock.fired.items() if name not in answers} for e in (quiet, noisy)]
    assert fired[0] == fired[1]


def test_a_seed_gives_the_same_bytes_and_another_gives_others() -> None:
    scenario = SOME[0]
    one, again, other = (played(scenario, noise=BUSY[seed]).trace for seed in (1, 1, 2))
    assert one == again
    assert one != other
