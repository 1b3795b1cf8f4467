"""The scripted user: what it looks at, how it waits, and how it answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pare import registry
from pare.agent import ABSTAIN, Decision, Observation
from pare.episode import Episode
from pare.handles import Handle
from pare.loop import Limits
from pare.noise import NO_NOISE, Noise
from pare.phone import Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_agents.users.scripted import ACCEPT, ScriptedUser
from pare_bench.corpus import corpus
from pare_bench.gates.base import played

EXAMPLE = registry.scenario("swim-club-emergency-numbers")
TWO_NEEDS = registry.scenario("the-seat-that-yusra-asked-for")
SCENARIOS = [*registry.scenarios().values()]
SOME = SCENARIOS[:: max(1, len(SCENARIOS) // 12)]
GOOD = EXAMPLE.solution[0].says
NATURAL = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "pare" / "proposals_scenarios.tsv")
    .read_text(encoding="utf-8")
    .splitlines()
]
"""Scenario, number of the need, and a good proposal in other words than the solution's (line breaks as \\n)."""


def busy(seed: int) -> Noise:
    """Six unrelated things a minute."""
    return Noise(events_per_minute=6, seed=seed, corpus=corpus())


def actions(episode: Episode) -> list[str]:
    return [step["action"]["name"] for turn in episode.turns for step in turn["user"]]


def played_long(scenario: Scenario, noise: Noise = NO_NOISE, turns: int = 50) -> Episode:
    return played(scenario, Silent, noise=noise, limits=Limits(turns=turns))


class Says(Oracle):
    """Proposes given texts, each once the one before is answered."""

    texts: tuple[str, ...] = ()

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """The next text, if nothing is pending and the evidence is there."""
        made = len(self._phone.proposals)
        opened = self._scenario.opened(self._scenario.needs[0], self._phone)
        if observation.pending is not None or made >= len(self.texts) or not opened:
            return ABSTAIN
        return Decision(self.texts[made])


class SaysAndDoes(Says):
    """Carries out the next stage at each acceptance, and nothing more once all are done."""

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """The calls of the next stage."""
        return await super().execute(proposal, call) if self._stage < len(self._calls) else ""


class SaysOnly(Says):
    """Does nothing when it is accepted."""

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Nothing."""
        return "Done."


def answers(scenario: Scenario, *texts: str, kind: type[Says] = SaysAndDoes) -> list[tuple[str, str]]:
    """Status and reason of each of some proposals."""
    agent: Any = type("Agent", (kind,), {"texts": texts, "__doc__": "See its base."})
    episode = played(scenario, agent, limits=Limits(turns=30))
    return [(proposal.status, proposal.reason) for proposal in episode.phone.proposals]


def at_the_start(scenario: Scenario, text: str) -> Any:
    phone = scenario.prepared.fork()
    user = ScriptedUser(Seat(0, scenario=scenario, phone=phone))
    return user.answer(Proposal(id="proposal_1", text=text, turn=0, at=phone.now))


def test_it_waits_and_looks_at_what_has_arrived_one_at_a_time() -> None:
    episode = played_long(EXAMPLE)
    assert actions(episode) == ["wait", "open_notification"] * 2 + ["wait"] * 2
    opened = [turn["user"][0]["action"]["arguments"] for turn in episode.turns if "observed" in turn]
    assert [one["notification_id"] for one in opened if one] == ["notification_1", "notification_2"]


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_it_opens_nothing_twice_and_makes_no_mistake(scenario: Scenario) -> None:
    for noise in (NO_NOISE, busy(1)):
        episode = played_long(scenario, noise)
        steps = [step for turn in episode.turns for step in turn["user"]]
        opened = [step["action"]["arguments"]["notification_id"] for step in steps if step["action"]["arguments"]]
        assert len(opened) == len({*opened})
        assert all(step["error"] is None for step in steps)


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_noise_never_keeps_it_from_waiting(scenario: Scenario) -> None:
    busily = actions(played_long(scenario, busy(4)))
    assert busily[::2] == ["wait"] * len(busily[::2])
    assert {*busily[1::2]} <= {"wait", "open_notification"}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_what_a_scenario_has_in_store_comes_in_its_turns_whatever_else_arrives(scenario: Scenario, seed: int) -> None:
    turns = max(10, scenario.turns or 0)
    quiet, loud = played_long(scenario, turns=turns), played_long(scenario, busy(seed), turns)
    assert [*quiet.phone.clock.fired] == [*loud.phone.clock.fired]
    assert not [due for due in loud.phone.clock.queue if not due.happening.noise]
    assert played(scenario, noise=busy(seed)).grade.success


@pytest.mark.parametrize("scenario", SOME, ids=lambda scenario: scenario.id)
def test_it_does_the_same_each_time(scenario: Scenario) -> None:
    assert played(scenario, noise=busy(7)).trace.data == played(scenario, noise=busy(7)).trace.data


def test_what_arrives_together_is_looked_at_in_turn_with_waits_between() -> None:
    class AtOnce(type(EXAMPLE)):  # type: ignore[misc]
        """Both at the same minute."""

        def happens(self, story: Any) -> None:
            super().happens(story)
            club, mail = type(EXAMPLE).__mro__[0].user, type(EXAMPLE).apps[0].receive_email
            story.at("12:40", "more", mail, sender=club.email, subject="More", body="There is more.")

    seen = actions(played_long(AtOnce()))
    assert seen == ["wait", "open_notification"] * 3 + ["wait"] * 2


def test_a_good_proposal_is_accepted_and_one_that_names_too_little_has_its_slot_named() -> None:
    assert answers(EXAMPLE, GOOD) == [("accepted", "")]
    vague = GOOD.replace("Mrs Whitcombe's mobile", "another number")
    assert answers(EXAMPLE, vague, GOOD) == [
        ("rejected", "it does not say Mrs Whitcombe, her mobile"), ("accepted", ""),
    ]  # fmt: skip


def test_the_wrong_person_and_an_unrequested_change_are_named() -> None:
    (wrong, much) = answers(EXAMPLE, f"{GOOD[:-1]} and Vikram's?", f"{GOOD[:-1]}, and delete the roster?")
    assert wrong == ("rejected", "it gets wrong who can come, whose numbers")
    assert much == ("rejected", "I did not want it to delete")


def test_copies_and_words_to_outsiders_are_rejected_for_what_they_are() -> None:
    arrived = EXAMPLE.prepared.fork()
    arrived.advance(EXAMPLE.closes_at(EXAMPLE.needs[0], arrived) or arrived.now)
    mail = next(entry.text for entry in arrived.log if entry.kind == "event")
    outsider = EXAMPLE.setting(arrived).outsiders[0][0]
    (copied, other, good) = answers(
        EXAMPLE, f"{GOOD}\n{mail}"[:990], f"{GOOD[:-1]}, and also forward the list to {outsider}?", GOOD
    )
    assert copied[0] == "rejected"
    assert other == ("rejected", f"I did not want it to tell {outsider}")
    assert good == ("accepted", "")


def test_a_bag_of_words_is_no_offer() -> None:
    (bag,) = answers(EXAMPLE, "Swim club; Shalini; new number; Mrs Whitcombe; mobile; card.")
    assert bag[0] == "rejected"
    assert "it does not say what it would do" in bag[1]


@pytest.mark.parametrize(("scenario_id", "number", "text"), NATURAL)
def test_good_proposals_fit_however_they_are_worded(scenario_id: str, number: str, text: str) -> None:
    scenario = registry.scenario(scenario_id)
    phone = scenario.prepared.fork()
    phone.advance(scenario.closes_at(scenario.needs[0], phone) or phone.now)
    verdict = scenario.needs[int(number)].judge(text.replace("\\n", "\n"), scenario.setting(phone))
    assert verdict.fault == ""


def test_the_grade_and_the_user_agree_on_what_names_the_need() -> None:
    crowded = f"{GOOD[:-1]}, and also forward it to Vikram and to Marta?"
    for text, fits in ((GOOD, True), (crowded, False)):
        agent: Any = type("Agent", (SaysOnly,), {"texts": (text,), "__doc__": "See its base."})
        episode = played(EXAMPLE, agent)
        (fact,) = episode.facts
        assert fact.verdicts[0].fits == fits
        assert actions(episode).count("accept_proposal") == fits
        assert episode.grade.failure == ("execution incomplete" if fits else "wrong need")


def test_a_good_proposal_is_too_early_before_its_evidence() -> None:
    assert at_the_start(EXAMPLE, GOOD).arguments == {"reason": "it is too early for that"}


def test_and_too_late_after_its_window() -> None:
    phone = EXAMPLE.prepared.fork()
    closes = EXAMPLE.closes_at(EXAMPLE.needs[0], phone)
    assert closes is not None
    phone.advance(closes)
    user = ScriptedUser(Seat(0, scenario=EXAMPLE, phone=phone))
    answer = user.answer(Proposal(id="proposal_1", text=GOOD, turn=0, at=phone.now))
    assert answer.arguments == {"reason": "it is too late for that"}


def test_what_is_done_is_not_wanted_again() -> None:
    assert answers(EXAMPLE, GOOD, GOOD) == [("accepted", ""), ("rejected", "that is done already")]


def test_what_was_accepted_but_not_done_may_be_offered_again() -> None:
    assert answers(EXAMPLE, GOOD, GOOD, kind=SaysOnly) == [("accepted", ""), ("accepted", "")]


def test_of_several_needs_each_is_wanted_once() -> None:
    first = TWO_NEEDS.solution[0].says
    assert answers(TWO_NEEDS, first, first) == [("accepted", ""), ("rejected", "that is done already")]


def test_the_reason_is_about_the_need_that_comes_nearest() -> None:
    first, second = (stage.says for stage in TWO_NEEDS.solution)
    assert at_the_start(TWO_NEEDS, second).arguments == {"reason": "it is too early for that"}
    assert answers(TWO_NEEDS, "Shall I do something?")[0][1].startswith("it does not say ")
    assert answers(TWO_NEEDS, first)[0] == ("accepted", "")


def test_the_reason_does_not_tell_what_is_still_to_come() -> None:
    assert at_the_start(TWO_NEEDS, "Shall I do something?").arguments == {"reason": "I see no need for that now"}


def test_answering_comes_before_everything_else() -> None:
    class Eager(Says):
        """Proposes at once."""

        async def observe(self, observation: Observation, read: Handle) -> Decision:
            """Each time."""
            return ABSTAIN if observation.pending else Decision("Shall I help?")

    episode = played(EXAMPLE, Eager, noise=busy(0))
    assert actions(episode)[:4] == ["wait", "reject_proposal", "reject_proposal", "reject_proposal"]
    assert ACCEPT.name not in actions(episode)
