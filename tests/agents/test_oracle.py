"""The oracle: it plays the solution, no sooner and no later than it may, through whatever noise there is."""

from __future__ import annotations

import pytest

from pare import registry
from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.episode import Episode
from pare.loop import Limits
from pare.noise import NO_NOISE, Noise
from pare.registry import Seat, seated
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_bench.corpus import corpus
from pare_bench.gates.base import errors, played, with_calls

EVERY = [*registry.scenarios().values()]
SOME = EVERY[:: max(1, len(EVERY) // 12)]
EXAMPLE = registry.scenario("swim-club-emergency-numbers")


class Rejects(PhoneUser):
    """Rejects everything."""

    def __init__(self, seat: Seat) -> None:
        pass

    async def act(self, sight: Sight) -> Action:
        """No."""
        return WAIT if sight.look.proposal is None else Action("reject_proposal", {"reason": "no"})


class Waits(Rejects):
    """Never answers."""

    async def act(self, sight: Sight) -> Action:
        """Wait."""
        return WAIT


def executed(episode: Episode) -> list[str]:
    return [call["name"] for turn in episode.turns if "executed" in turn for call in turn["executed"]["calls"]]


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
@pytest.mark.parametrize(
    "noise",
    [
        NO_NOISE,
        Noise(tool_failure=0.4, seed=1),
        Noise(reword_tools=True),
        Noise(tool_failure=0.2, events_per_minute=6, reword_tools=True, seed=2, corpus=corpus()),
    ],
    ids=["quiet", "failing tools", "reworded tools", "everything"],
)
def test_it_solves_a_scenario_whatever_goes_on(scenario: Scenario, noise: Noise) -> None:
    episode = played(scenario, noise=noise)
    assert episode.grade.success, episode.grade
    assert episode.grade.violations == 0
    injected = sum("the service did not answer" in error for error in errors(episode))
    assert injected == len(errors(episode))


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_its_rewards_are_those_of_its_proposals(scenario: Scenario) -> None:
    episode = played(scenario)
    assert sum(turn["reward"] for turn in episode.turns) == len(scenario.solution)
    assert [proposal.text for proposal in episode.phone.proposals] == [stage.says for stage in scenario.solution]


def test_it_reads_before_it_proposes_and_writes_what_the_solution_says() -> None:
    episode = played(EXAMPLE)
    turn = next(turn for turn in episode.turns if turn.get("observed", {}).get("proposal"))
    assert [call["name"] for call in turn["observed"]["calls"]] == [
        "email__read_email", "email__search_emails", "messaging__search_messages", "contacts__find_contacts",
    ]  # fmt: skip
    assert executed(episode) == ["email__reply_email", "contacts__change_detail"]
    assert [turn["executed"]["report"] for turn in episode.turns if "executed" in turn] == [EXAMPLE.solution[0].reports]


def test_it_makes_the_calls_that_it_is_given() -> None:
    calls = EXAMPLE.solution[0].calls
    episode = played(EXAMPLE, with_calls((calls[:1],)))
    assert executed(episode) == ["email__reply_email"]
    assert episode.grade.failure == "execution incomplete"


def test_a_rejected_proposal_is_made_again_and_nothing_is_done() -> None:
    episode = played(EXAMPLE, leader=Rejects)
    answered = [proposal.status for proposal in episode.phone.proposals if proposal.status != "pending"]
    assert len(answered) > 1
    assert {*answered} == {"rejected"}
    assert executed(episode) == []
    assert episode.grade.failure == "rejected though right"


def test_it_does_not_press_while_its_proposal_waits() -> None:
    episode = played(EXAMPLE, leader=Waits, limits=Limits(turns=10, expire_after=100))
    assert [proposal.status for proposal in episode.phone.proposals] == ["pending"]


def test_it_never_proposes_after_the_window() -> None:
    phone = EXAMPLE.prepared
    closes = EXAMPLE.closes_at(EXAMPLE.needs[0], phone)
    assert closes is not None
    slow = Limits(turn_seconds=(closes - phone.now).total_seconds() + 1)
    episode = played(EXAMPLE, limits=slow)
    assert len(episode.phone.proposals) == 0
    assert episode.grade.failure == "never proposed"


def test_it_alone_is_shown_the_scenario() -> None:
    seat = Seat(0, scenario=EXAMPLE, phone=EXAMPLE.prepared.fork())
    assert isinstance(seated(Oracle, seat), Oracle)
    assert Oracle.privileged
