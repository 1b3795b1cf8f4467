"""Proposals that leave out an act: who does just what was agreed would not do all that the user needs.

Each of the suite's own proposals is put without one of its acts, as it is and with a word to the user in its place.
Where a slot is then missing it is refused, but for a few in which its act is not a clause, or what it shares is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from pare import registry
from pare.need import Need
from pare.offer.errands import split
from pare.phone import Phone
from pare.scenario import Scenario

FEWEST, MOST = 200, 4
_OFFER = re.compile(r"\b([Ss]hall I )([^?]*)\?")


def shorter(says: str) -> Iterator[str]:
    """A proposal without each of its acts in turn."""
    offer = _OFFER.search(says)
    clauses = [one.strip(" ,") for one in split(offer[2])] if offer else []
    for left_out in range(len(clauses) if len(clauses) > 1 else 0):
        *more, last = clauses[:left_out] + clauses[left_out + 1 :]
        assert offer is not None
        yield f"{says[: offer.start(2)]}{', '.join(more)}{' and ' if more else ''}{last}{says[offer.end(2) :]}"


def padded(says: str) -> Iterator[str]:
    """The same, with a word to the user in place of the act."""
    for text in shorter(says):
        yield text.replace("?", ", and let you know when it is done?", 1)


def needs(scenario: Scenario) -> Iterator[tuple[int, Need, Phone]]:
    """The needs of a scenario, each with a phone on which it has come up."""
    phone = scenario.prepared.fork()
    for stage, need in enumerate(scenario.needs):
        while not scenario.opened(need, phone) and (due := phone.clock.next_of_scenario()) is not None:
            phone.advance(due)
        yield stage, need, phone


@pytest.mark.parametrize("less", [shorter, padded])
def test_a_proposal_without_a_needed_act_is_refused(less: Callable[[str], Iterator[str]]) -> None:
    tried, accepted = 0, list[tuple[str, str]]()
    for scenario in registry.scenarios().values():
        for stage, need, phone in needs(scenario):
            for text in less(scenario.solution[stage].says):
                if need.judge(text).missing:
                    tried += 1
                    accepted += [(scenario.id, text)] if scenario.verdict(need, text, phone).fits else []
    assert tried >= FEWEST
    assert len(accepted) <= MOST, accepted


def test_each_act_is_left_out_in_turn() -> None:
    assert [*shorter("It is off. Shall I tell Ida, move the lunch and cancel the cab? Nora knows.")] == [
        "It is off. Shall I move the lunch and cancel the cab? Nora knows.",
        "It is off. Shall I tell Ida and cancel the cab? Nora knows.",
        "It is off. Shall I tell Ida and move the lunch? Nora knows.",
    ]
    assert not [*shorter("Shall I tell Ida?")]
