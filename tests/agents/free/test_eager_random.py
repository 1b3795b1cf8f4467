"""The two baselines that know nothing, and what all free assistants endure."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from pare.agent import Follower
from pare.noise import Noise
from pare.registry import Seat, assistant
from pare_agents.assistants.eager import Eager
from pare_agents.assistants.random import RandomAssistant
from pare_agents.assistants.rules import Rules
from tests.agents.free.world import MINA, TOBI, World, local

FREE: list[Callable[[Seat], Follower]] = [Eager, RandomAssistant, Rules]


def busy(world: World) -> None:
    """A little of everything arrives."""
    world.event("Choir rehearsal", "2027-06-10 19:00", who=(MINA,))
    world.reminder("Water the plants", "2027-06-07 09:05")
    lost = world.mail_there("me", "Garden plan", "Dear Tobi", to="tobi@example.com")
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.mail(
        "Please send the lease back by Friday.", sender="office@lets.test", sender_name="Lets Ltd", subject="Lease"
    )
    world.arrives("calendar__receive_invitation", organiser=TOBI, title="Picnic", starts="2027-06-12T10:00")
    world.arrives("contacts__share_card", source="Mina Holm", name="Ilse Brook", number="+39 333 5550177")
    world.arrives("email__report_delivery", email_id=lost.id, recipient="tobi@example.com")
    world.arrives("messaging__added_to_group", by=MINA, title="Garden", members=[TOBI])
    world.message("Hello all", title="Garden")
    world.arrives("calendar__attendee_answers", event_id="event_1", attendee=MINA, answer="declined")
    world.arrives("reminders__share_reminder", by="Mina Holm", title="Fetch the cake on Thursday")


def told(world: World) -> list[Any]:
    """What an assistant did, call by call."""
    return [(call.name, call.arguments, call.error) for call in world.phone.journal.calls if call.actor == "assistant"]


def test_they_are_found_by_name() -> None:
    assert (assistant("eager"), assistant("random")) == (Eager, RandomAssistant)


def test_the_eager_one_offers_something_for_every_arrival(world: World) -> None:
    busy(world)
    proposals = world.play(make=Eager, turns=50, accept=False)
    arrivals = [entry for entry in world.phone.log if entry.kind == "event"]
    assert len(proposals) == len(arrivals) == 10
    assert told(world) == []


def test_the_eager_one_does_what_its_sentence_says(world: World) -> None:
    busy(world)
    texts = [proposal.text for proposal in world.play(make=Eager, turns=50)]
    assert texts[0] == "Shall I answer Mina Holm that you saw the message?"
    assert "Shall I answer Lets Ltd that you read the mail?" in texts
    assert "Shall I accept the invitation from Tobi Adeyo?" in texts
    assert world.to(world.sent[0]) == ("+393335550101",)
    assert world.mailed[0].to == ("office@lets.test",)
    assert next(event for event in world.events if event.title == "Picnic").my_status == "accepted"
    assert next(one for one in world.reminders if one.title == "Water the plants").done
    assert world.contact("Ilse Brook")
    assert not world.failed


def test_the_eager_one_reads_nothing(world: World) -> None:
    busy(world)
    world.play(make=Eager, turns=50)
    assert world.loop is not None
    assert not any(record["observed"]["calls"] for record in world.loop.records if "observed" in record)


def played(seed: int, make: Callable[[Seat], Follower] = RandomAssistant) -> list[Any]:
    world = World()
    busy(world)
    texts = [proposal.text for proposal in world.play(make=make, turns=40, seed=seed)]
    return [texts, told(world)]


def test_the_random_one_reads_proposes_and_writes() -> None:
    world = World()
    busy(world)
    proposals = world.play(make=RandomAssistant, turns=50, seed=5)
    assert proposals
    assert world.changed
    calls = told(world)
    assert any(error is None for _, _, error in calls)
    assert any("does_not" not in name and arguments for name, arguments, _ in calls)


def test_the_random_one_is_the_same_for_a_seed_and_another_for_another() -> None:
    assert played(1) == played(1)
    assert played(1) != played(2)


def test_they_are_the_same_in_every_process() -> None:
    script = "from tests.agents.free.test_eager_random import FREE, played; print([played(3, make) for make in FREE])"
    said = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed, "PATH": ""}, capture_output=True, check=True,
            cwd=str(__file__).rsplit("/tests/", 1)[0],
        ).stdout
        for seed in ("0", "1")
    }  # fmt: skip
    assert len(said) == 1
    assert len(said.pop()) > 1000


@pytest.mark.parametrize("make", FREE)
@pytest.mark.parametrize("seed", [0, 1])
def test_noise_and_many_turns_are_endured(make: Callable[[Seat], Follower], seed: int) -> None:
    world = World()
    busy(world)
    asked = {"sender": TOBI, "text": "Are you free on Thursday? Or Friday at 10:00?"}
    for minute in range(10, 60):
        world.phone.at(
            local(f"2027-06-07 09:{minute}"), lambda phone: phone.deliver("messaging__receive_message", asked)
        )
    world.play(make=make, turns=50, noise=Noise(tool_failure=0.3, reword_tools=True, seed=seed), seed=seed)
    assert world.phone.turn == 50
    assert not any(call.refused for call in world.phone.journal.calls if call.actor == "assistant")


@pytest.mark.parametrize("make", FREE)
def test_a_phone_without_apps_of_theirs_is_endured(make: Callable[[Seat], Follower]) -> None:
    world = World()
    world.message("Could we have coffee on Wednesday at 15:30? And please call me on Friday at 10:00")
    assert len(world.play(make=make, turns=3)) <= 3


def test_renamed_tools_change_nothing_for_the_rules(world: World) -> None:
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.play(noise=Noise(reword_tools=True))
    assert len(world.events) == 1
    assert len(world.sent) == 1
