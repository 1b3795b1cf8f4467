"""The noise corpus: it arrives on any phone, and has nothing to do with any scenario."""

import asyncio
import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import orjson
import pytest

from pare import registry
from pare.content import repr_of
from pare.episode import play
from pare.noise import Noise
from pare.phone import Phone
from pare.registry import Seat
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ScriptedUser
from pare_bench.corpus import corpus, digest
from pare_scenarios.names import known

ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+")
NUMBER = re.compile(r"\+\d[\d ]{6,}\d")
APPS = ("calendar", "contacts", "email", "messaging", "reminders")


def handles(text):
    return set(ADDRESS.findall(text.lower())) | {re.sub(r"\D", "", number) for number in NUMBER.findall(text)}


def arriving(app):
    return [dict(event.arguments) for event in corpus() if event.operation.startswith(f"{app}__")]


def test_there_is_much_and_something_of_each_app():
    assert len(corpus()) >= 60
    assert {event.operation.partition("__")[0] for event in corpus()} == set(APPS)
    assert len(set(corpus())) == len(corpus())
    assert len(digest()) == 16


@pytest.mark.parametrize("where", ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
def test_everything_arrives_on_a_phone_with_all_apps(where):
    phone = Phone(registry.apps().values(), datetime(2027, 4, 15, 18, tzinfo=ZoneInfo(where)), where)
    for event in corpus():
        with phone.step("world"):
            assert phone.deliver(event.operation, dict(event.arguments)) is not None
    assert len(phone.log) == len(corpus())
    spam = sum(arguments.get("folder") == "spam" for arguments in arriving("email"))
    assert len(phone.notifications) == len(corpus()) - spam


def test_everything_arrives_wherever_its_app_is_installed():
    for kind in registry.apps().values():
        phone = Phone([kind], datetime(2027, 4, 15, 18, tzinfo=UTC))
        for event in corpus():
            if event.operation.startswith(f"{kind.name}__"):
                with phone.step("world"):
                    phone.deliver(event.operation, dict(event.arguments))


def test_nobody_in_it_is_known_to_a_scenario():
    noise = handles(orjson.dumps([dict(event.arguments) for event in corpus()]).decode())
    senders = {one.get("sender", "") for one in arriving("messaging")}
    assert len(noise) > 30
    for scenario in registry.scenarios().values():
        phone = scenario.prepared
        rows = orjson.dumps([row.model_dump(mode="json") for table in phone.tables() for row in table]).decode()
        plan = repr_of([phone.clock.queue, phone.clock.conditionals])
        assert not noise & handles(rows + plan), scenario.id
        assert not [name for name in senders if len(name) > 3 and name in rows + plan], scenario.id


def test_domains_and_names_are_nobodys():
    for address in (handle for event in corpus() for handle in ADDRESS.findall(str(event.arguments))):
        assert address.endswith((".example", ".test", "@example.org", "@example.com", "@example.net")), address
    people = [one["name"] for one in arriving("contacts") if "organisation" in one]
    assert people
    assert all(known(name) for name in people)


def test_nothing_in_it_asks_for_anything_or_falls_due():
    for event in corpus():
        arguments = dict(event.arguments)
        assert "due" not in arguments
        assert arguments.get("starts", "2033") >= "2033"
        asked = ("please", "could you", "can you", "would you", "reply to", "deadline", "urgent", "confirm", "?")
        text = orjson.dumps(arguments).decode().lower()
        assert not [word for word in asked if word in text], text


def test_the_oracle_succeeds_in_the_midst_of_it_and_the_noise_is_that_of_its_seed(pare):
    scenario = registry.scenario("errand-b")

    def played(seed):
        noise = Noise(events_per_minute=20, seed=seed, corpus=corpus())

        def seat(phone):
            return Seat(0, scenario=scenario, phone=phone)

        return asyncio.run(play(scenario, lambda p: ScriptedUser(seat(p)), lambda p: Oracle(seat(p)), noise=noise))

    one, again, other = played(1), played(1), played(2)
    assert one.grade.success
    assert one.trace == again.trace
    assert one.trace != other.trace
    arrived = [call for call in one.phone.journal.calls if call.actor == "world" and not call.name]
    assert len(arrived) > 20
    assert [call.error for call in arrived if call.error] == []
