"""Checking many scenarios: order, processes, hash seeds and twins."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Any

import pytest

from pare.phone import Phone
from pare.scenario import Scenario
from pare_bench import gates
from pare_bench.gates import GATES, Gate, check, meaning
from pare_bench.gates.base import reference, referred
from pare_bench.gates.consent import rejected
from pare_bench.gates.replay import replayed
from pare_bench.gates.twins import people, twins
from tests.bench.gates import sabotage as s


def test_two_hash_seeds_tell_what_depends_on_them_and_name_it() -> None:
    found = replayed([s.EXAMPLE(), _named(s.HashOrder, "hash-order")])
    assert found[s.EXAMPLE.id].passed
    assert found[s.EXAMPLE.id].detail.startswith("sha256 ")
    assert not found["hash-order"].passed
    assert found["hash-order"].detail == "two processes wrote different traces"


def test_a_scenario_that_breaks_does_not_take_the_others_along() -> None:
    found = replayed([s.EXAMPLE(), _named(s.NoWorld, "no-world")])
    assert found[s.EXAMPLE.id].passed
    assert "evidence refers to 'nobody knows'" in found["no-world"].detail


def test_a_class_that_no_other_process_finds_cannot_be_compared() -> None:
    class Local(s.EXAMPLE):
        """The swim club wants two people to ring for Anjali."""

        id = "local"

    assert reference(Local()) is None
    found = check([Local(), s.EXAMPLE()])
    assert {id: [name for name, gate in gates.items() if not gate.passed] for id, gates in found.items()} == {
        "local": ["clean", "replay"],
        s.EXAMPLE.id: ["clean"],
    }
    assert found["local"]["replay"].detail == "its class cannot be imported in another process"
    assert found["local"]["clean"].detail == f"near twin of {s.EXAMPLE.id} (1.00)"


def test_a_process_that_breaks_down_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    (gate,) = replayed([s.EXAMPLE()]).values()
    assert gate == Gate(False, "a process that plays all scenarios broke down: exit code 1")


def test_a_reference_leads_back_to_the_class() -> None:
    text = reference(s.EXAMPLE())
    assert text == "pare_scenarios.communication.swim_club_emergency_numbers:SwimClubEmergencyNumbers"
    assert type(referred(text)) is s.EXAMPLE


def test_a_need_told_again_with_other_names_is_a_twin() -> None:
    found = twins([s.EXAMPLE(), s.Renamed()])
    assert found[s.EXAMPLE.id].startswith("near twin of rowing-club-emergency-numbers (0.")
    assert found["rowing-club-emergency-numbers"].startswith(f"near twin of {s.EXAMPLE.id} (0.")
    assert twins([s.EXAMPLE()]) == {s.EXAMPLE.id: ""}


def test_a_need_told_again_in_other_words_is_a_twin_in_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    close, far = [[1.0, 0.75], [0.75, 1.0]], [[1.0, 0.65], [0.65, 1.0]]
    pair = [s.EXAMPLE(), referred("pare_scenarios.lifestyle.bins_after_ascension_day:BinsAfterAscensionDay")]
    assert {*twins(pair).values()} == {""}
    monkeypatch.setattr(meaning, "likenesses", lambda texts: close)
    assert twins(pair)[s.EXAMPLE.id] == "near twin of bins-after-ascension-day (0.75 in meaning)"
    monkeypatch.setattr(meaning, "likenesses", lambda texts: far)
    assert {*twins(pair).values()} == {""}


def test_meaning_is_not_a_matter_of_words() -> None:
    ride = "Your father's plane leaves earlier. Shall I book a ride to the airport for him?"
    cab = "Dad's flight departs sooner, so should I order him a cab to the terminal?"
    soup = "Lentils are missing for the soup. Shall I put them on the shopping list for him?"
    near, far = meaning.likenesses([ride, cab, soup])[0][1:]
    assert near > far + 0.2
    assert meaning.likenesses([]) == []


def test_everybody_is_found_whom_a_scenario_declares() -> None:
    names = [person.name for person in people(s.EXAMPLE())]
    assert names[0] == "Deepak Menon"
    assert {"Shalini Menon", "Edith Whitcombe", "Vikram Menon"} <= {*names}


def test_every_scenario_has_every_gate_in_the_given_order(monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[str] = []
    monkeypatch.setattr(gates, "FEW", 1)
    scenarios = [s.FewMutants(), _named(s.EXAMPLE, "a-copy")]
    found = check(scenarios, lambda scenario: watched.append(scenario.id))
    assert list(found) == [scenario.id for scenario in scenarios]
    assert sorted(watched) == sorted(found)
    for results in found.values():
        assert list(results) == [*GATES, "replay"]
    here = check(scenarios, workers=1)
    assert {id: {n: g.passed for n, g in of.items()} for id, of in here.items()} == {
        id: {n: g.passed for n, g in of.items()} for id, of in found.items()
    }


def test_checking_nothing_finds_nothing() -> None:
    assert check([]) == {}


def test_an_engine_that_lets_observers_write_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def lax(phone: Phone, steps: int, noise: Any) -> Any:
        from pare.handles import _handle

        return _handle(phone, steps, noise, "proposal_1")

    assert rejected(s.EXAMPLE()).passed
    monkeypatch.setattr("pare.loop.observer", lax)
    gate = rejected(s.EXAMPLE())
    assert not gate.passed
    assert "email__reply_email was not refused" in gate.detail
    assert "contacts__change_detail changed contacts.contacts/" in gate.detail
    assert "without consent" in gate.detail


def _named(kind: type[Scenario], id: str) -> Scenario:
    """The scenario under another id; its class can still be imported."""
    scenario = kind()
    scenario.__dict__["id"] = id
    return scenario


def test_hash_seeds_are_set_whatever_this_process_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PYTHONHASHSEED", "0")
    assert not replayed([s.HashOrder()])[s.EXAMPLE.id].passed
