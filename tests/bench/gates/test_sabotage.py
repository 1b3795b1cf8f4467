"""Each spoilt scenario fails the gate that is there to see it, no other, and is told why."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pare.scenario import Scenario
from pare_bench.gates import GATES, Gate, gates_of
from tests.bench.gates import sabotage as s

ONE_FAULT: list[tuple[type[Scenario], str, str]] = [
    (s.AnyMail, "wrong", "numbers from the cards: passes; the brother, as in May: passes"),
    (s.AnyReminder, "extra", 'reminders__create_reminder {"title":"Something that nobody asked for"} was not noticed'),
    (s.AnyGuest, "extra", 'calendar__change_attendees {"event_id":"event_'),
    (s.TwoMails, "twice", "email__reply_email twice was not noticed; everything twice was not noticed"),
    (s.HoldsAnyway, "nothing", "'the landline is dead' holds although nothing was done"),
    (s.NeedlessCall, "failing", "contacts__change_detail alone fails: assisted"),
    (s.NoMutant, "wrong", "all right: ends in the same state as the solution"),
    (s.SameMutant, "wrong", "once more: ends in the same state as 'the card is forgotten'"),
    (s.FewMutants, "wrong", "only 1 mutants"),
    (s.BrokenMutant, "wrong", "nobody: assistant contacts__delete_contact: contact_id: no contact has the id"),
    (s.OtherOrder, "ways", "the other way round: makes the same calls as the solution"),
    (s.MoreReading, "ways", "reads more: makes the same calls as the solution"),
    (s.OneWay, "ways", "only 1 other ways"),
    (s.WrongWay, "ways", "no card: failed; execution incomplete; not holding: Shalini's card has her new number"),
    (s.NeverCloses, "window", "the window does not close within the episode"),
    (s.BlindSolution, "solution", "the evidence was not all seen before the first proposal"),
    (s.CopiedProposal, "solution", "was not accepted: it mostly repeats what I can read myself"),
    (s.NoSuchDay, "clean", "'friday, 11 september' does not exist"),
    (s.TwoCurrencies, "clean", "the shop has prices in GBP and USD"),
    (s.NoSuchRow, "clean", "contact_ids 'contact_77' does not exist"),
    (s.RealDomain, "clean", "otters-swim.co.uk is no example domain"),
    (s.RealName, "clean", "'John Smith' is not made of the package's own names"),
    (s.EmptyPhone, "clean", "entities without a part in it to start with; a lived-in phone has 12"),
    (s.OutOfReach, "by hand", "radio__tune with these arguments cannot be reached by taps"),
]

SEVERAL_FAULTS: list[tuple[type[Scenario], Mapping[str, str]]] = [
    (
        s.ChecksNothing,
        {
            "solution": "user_alone",
            "nothing": "the outcome is user_alone; 'something' holds although nothing was done",
            "rejected": "the outcome is user_alone",
            "failing": "all calls fail: user_alone",
            "wrong": "numbers from the cards: ends in the same state as the solution",
            "window": "after the window, accepted: user_alone",
        },
    ),
    (
        s.ClosesFirst,
        {"solution": "never proposed", "window": "the first window closes before its evidence has occurred"},
    ),
    (s.NeverOpens, {"solution": "never proposed", "window": "never opens by itself: thanks does not occur"}),
    (s.OpenFromTheStart, {"window": "is accepted before anything has happened"}),
    (s.VagueProposal, {"solution": "the first proposal does not name the need"}),
    (s.FailingCall, {"solution": "assistant email__read_email: email_id: no email has the id"}),
]


def failed(kind: type[Scenario]) -> dict[str, Gate]:
    """The gates that a scenario fails."""
    return {name: gate for name, gate in gates_of(kind()).items() if not gate.passed}


def test_the_example_itself_passes() -> None:
    assert failed(s.EXAMPLE) == {}


@pytest.mark.parametrize(("kind", "gate", "told"), ONE_FAULT, ids=lambda value: getattr(value, "__name__", None))
def test_exactly_one_gate_sees_it(kind: type[Scenario], gate: str, told: str) -> None:
    found = failed(kind)
    assert list(found) == [gate], found
    assert told in found[gate].detail


@pytest.mark.parametrize(("kind", "told"), SEVERAL_FAULTS, ids=lambda value: getattr(value, "__name__", None))
def test_the_gates_that_it_concerns_see_it(kind: type[Scenario], told: Mapping[str, str]) -> None:
    found = failed(kind)
    for gate, detail in told.items():
        assert detail in found[gate].detail, found[gate]


def test_a_world_that_cannot_be_built_fails_every_gate_and_says_so() -> None:
    found = failed(s.NoWorld)
    assert list(found) == list(GATES)
    assert {gate.detail for gate in found.values()} == {found["solution"].detail}
    assert "evidence refers to 'nobody knows'" in found["solution"].detail
