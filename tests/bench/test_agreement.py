"""The scripted user against the labelled proposals: what the README says of it holds."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from pare import registry
from pare.declaration import Domain
from pare.phone import Phone
from pare.registry import Seat
from pare_agents.users.scripted import ScriptedUser
from pare_bench.labels import Half, Kind, Label, labels
from pare_bench.labels.agreement import Answered, agreement
from pare_bench.labels.asking import Answer, ask

HELD_OUT = 0.97
"""The share of the held-out labels with which the scripted user is to agree; it was that when they were first read."""
TUNING = 0.97
EVERY = 3  # of the labels for which it was tuned, one in so many is asked about here
LEAST, LEAST_OF_A_HALF = 300, 120


async def answers(half: Half, domain: Domain | None = None) -> list[Answered]:
    """What the scripted user says to every proposal of a half, or of a domain's."""
    asked = [
        label
        for label in labels()
        if label.half == half and (domain is None or registry.scenario(label.scenario).domain == domain)
    ]
    return [(label, await answer(label)) for label in asked[:: EVERY if half == "tuning" else 1]]


async def answer(label: Label) -> Answer:
    """What it says to one."""
    scenario = registry.scenario(label.scenario)

    def leader(phone: Phone) -> ScriptedUser:
        return ScriptedUser(Seat.at(scenario, phone))

    return await ask(scenario, label, leader)


def test_the_scripted_user_agrees_with_labels_for_which_it_was_not_tuned() -> None:
    found = agreement(asyncio.run(answers("held-out")))
    assert found.rate is not None
    assert round(found.rate, 3) >= HELD_OUT
    assert found.not_asked == found.errors == found.unanswered == 0


@pytest.mark.parametrize("domain", get_args(Domain))
def test_it_agrees_with_those_for_which_it_was(domain: Domain) -> None:
    assert (agreement(asyncio.run(answers("tuning", domain))).rate or 0.0) >= TUNING


def test_the_labels_are_many_and_of_every_kind() -> None:
    every = labels()
    assert len(every) >= LEAST
    assert {label.kind for label in every} == {*get_args(Kind)}
    assert sum(label.half == "tuning" for label in every) >= LEAST_OF_A_HALF


def test_the_held_out_ones_are_many_too() -> None:
    assert sum(label.half == "held-out" for label in labels()) >= LEAST_OF_A_HALF
