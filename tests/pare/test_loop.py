"""The turn loop: who acts when, what each side is told, and what it is worth."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import orjson
import pytest

from pare.agent import WAIT, Action, Decision, Observation, Response
from pare.errors import BadInput
from pare.handles import Handle
from pare.loop import Limits, Loop
from pare.noise import Noise
from pare.phone import Phone, Proposal
from pare.trace import canonical
from tests.pare.play import ACCEPT, BELL, LUNCH, REJECT, SAYS, YES, Follows, Leads, played
from tests.pare.toy import START, Chat, phone

OPEN, LOOK = Action("open_app", {"app": "chat"}), Action("open_talk", {"talk_id": "talk_1"})


def looped(made: Phone, leader: Any, follower: Any, noise: Noise | None = None, **limits: Any) -> Loop:
    loop = Loop(made, leader, follower, Limits(**limits), noise or Noise())
    asyncio.run(loop.play())
    return loop


def rewards(records: list[dict[str, Any]]) -> list[Any]:
    return [record["reward"] for record in records]


# Limits ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["turns", "user_steps", "observe_steps", "execute_steps", "expire_after", "turn_seconds"]
)
@pytest.mark.parametrize("value", [-1, float("nan"), float("inf"), "3", None, True, 10**12])
def test_limits_are_checked_by_name(name: str, value: Any) -> None:
    if (name, value) == ("turns", None):  # as many as the scenario sets
        assert Limits(turns=None).turns is None
        return
    with pytest.raises(BadInput, match=f"^{name.replace('_', ' ')}: must be "):
        Limits(**{name: value})


@pytest.mark.parametrize("name", ["turns", "user_steps", "expire_after", "turn_seconds"])
def test_what_takes_place_at_all_takes_place_at_least_once(name: str) -> None:
    with pytest.raises(BadInput, match="must be from 1 to"):
        Limits(**{name: 0})
    Limits(**{name: 1})


def test_an_assistant_may_have_no_steps() -> None:
    assert Limits(observe_steps=0, execute_steps=0).observe_steps == 0
    with pytest.raises(BadInput, match="turns: must be a number"):
        Limits(turns=2.5)  # type: ignore[arg-type]
    assert Limits(turn_seconds=2.5).turn_seconds == 2.5


# Turns -----------------------------------------------------------------------------------------


def test_a_turn_takes_thirty_seconds_and_is_told_to_both() -> None:
    leader, follower = Leads(OPEN, LOOK), Follows()
    loop = looped(phone(), leader, follower, turns=3)
    assert [record["turn"] for record in loop.records] == [1, 2, 3]
    assert [sight.turn for sight in leader.sights] == [1, 2, 3]
    assert [observation.turn for observation in follower.observations] == [1, 2, 3]
    assert [record["at"] - START for record in loop.records] == [timedelta(seconds=30 * n) for n in range(3)]
    assert follower.observations[1].now == "Tuesday 02 March 2027 09:00 CET"
    assert follower.observations[1].at.isoformat() == "2027-03-02T09:00:30+01:00"


def test_an_episode_ends_after_its_turns_while_anything_goes_on() -> None:
    assert len(looped(phone(), Leads(*[OPEN, Action("go_home")] * 9), Follows(), turns=7).records) == 7


def test_an_episode_ends_once_the_world_is_settled_and_two_turns_were_idle() -> None:
    assert len(looped(phone(), Leads(OPEN), Follows(), turns=9).records) == 3


def test_idle_turns_count_only_one_after_the_other() -> None:
    leader = Leads(WAIT, OPEN, WAIT, Action("go_home"))
    assert len(looped(phone(), leader, Follows(), turns=9).records) == 6


@pytest.mark.parametrize("what", ["queued", "conditional"])
def test_an_episode_goes_on_while_something_may_happen(what: str) -> None:
    made = phone()
    if what == "queued":
        for days in (2, 9):
            made.at(START + timedelta(days=days), lambda p: p.deliver("chat__receive", {"sender": "A", "text": "x"}))
        records = looped(made, Leads(otherwise=WAIT), Follows(), turns=9).records
        assert len(records) == 4  # two waits skip to what happens, two are idle
    else:
        from pare.clock import Happening

        made.clock.when(lambda phone: False, timedelta(0), Happening(lambda phone: None))
        assert len(looped(made, Leads(), Follows(), turns=9).records) == 9


def test_noise_does_not_keep_an_episode_going() -> None:
    made = phone()
    made.at(START + timedelta(hours=5), lambda phone: None, noise=True)
    assert len(looped(made, Leads(), Follows(), turns=9).records) == 2


def test_an_episode_goes_on_while_a_proposal_is_pending() -> None:
    records = looped(phone(), Leads(otherwise=WAIT), Follows({1: "Shall I?"}), turns=20).records
    assert len(records) == 4  # it expires at the end of the third turn, which with the fourth was idle


def test_reading_is_not_idling_but_only_events_and_taps_count() -> None:
    follower = Follows(reads={turn: [("chat__list_talks", {})] for turn in range(1, 9)})
    assert len(looped(phone(), Leads(), follower, turns=9).records) == 2


# The user's side -------------------------------------------------------------------------------


def test_the_user_is_told_what_went_wrong_and_what_the_assistant_reported() -> None:
    leader = Leads(Action("send", {"text": "x"}), OPEN, WAIT)
    looped(phone(), leader, Follows({2: "Shall I?"}, []), turns=5)
    errors = [sight.error for sight in leader.sights]
    assert errors[0] == ""
    assert errors[1].startswith("'send' is not possible here")
    assert errors[2] == ""
    assert [sight.said for sight in leader.sights] == [(), (), (), ("Done.",), ()]


def test_the_user_sees_the_proposal_and_never_how_it_came_about() -> None:
    leader = Leads(otherwise=REJECT)
    looped(phone(), leader, Follows({1: "Shall I?"}, reads={1: [("chat__list_talks", {})]}), turns=3)
    assert leader.sights[1].look.proposal is not None
    assert leader.sights[1].look.proposal.text == "Shall I?"
    assert "chat__list_talks" not in str(leader.sights)


def test_several_steps_a_turn_end_with_waiting_or_an_answer() -> None:
    leader = Leads(OPEN, LOOK, WAIT, Action("go_home"))
    loop = looped(phone(), leader, Follows(), turns=4, user_steps=3)
    assert [[step["action"]["name"] for step in record["user"]] for record in loop.records] == [
        ["open_app", "open_talk", "wait"],
        ["go_home", "wait"],
        ["wait"],
        ["wait"],
    ]
    leader = Leads(OPEN, OPEN, OPEN, Action("go_home"), answers=[ACCEPT])
    loop = looped(phone(), leader, Follows({1: "Shall I?"}, []), turns=2, user_steps=3)
    assert [step["action"]["name"] for step in loop.records[1]["user"]] == ["accept_proposal"]


def test_waiting_skips_time_and_the_turn_takes_its_own() -> None:
    made = phone()
    made.at(START + timedelta(minutes=47), lambda phone: phone.deliver("chat__receive", {"sender": "A", "text": "x"}))
    loop = looped(made, Leads(WAIT, OPEN), Follows(), turns=2)
    assert loop.records[1]["at"] == START + timedelta(minutes=47, seconds=30)


# The assistant's side --------------------------------------------------------------------------


def test_the_assistant_is_told_everything_once_and_in_full() -> None:
    made = phone()
    made.at(START + timedelta(seconds=10), lambda p: p.deliver("chat__receive", {"sender": "Cleo", "text": "x" * 99}))
    follower = Follows()
    looped(made, Leads(OPEN, LOOK), follower, turns=3)
    told = [[entry.text for entry in observation.events] for observation in follower.observations]
    assert told == [
        ['user on home: open_app(app="chat") -> now on chat.Talks'],
        [
            f"Cleo in talk_3:\n{'x' * 99}",
            'user on chat.Talks: open_talk(talk_id="talk_1") -> now on chat.TalkView',
        ],
        ["user on chat.TalkView: wait() -> stays"],
    ]


def test_the_assistant_is_told_of_failed_taps_and_of_answers_but_not_of_its_own_words() -> None:
    follower = Follows({1: "Shall I?"})
    looped(phone(), Leads(Action("back"), answers=[REJECT]), follower, turns=2)
    assert [[entry.kind for entry in observation.events] for observation in follower.observations] == [
        ["tap"],
        ["answer"],
    ]
    assert "-> failed: 'back' is not possible here" in follower.observations[0].events[0].text
    assert 'reject_proposal(reason="No") -> stays' in follower.observations[1].events[0].text


def test_what_happened_during_an_execution_is_told_at_the_next_observation() -> None:
    follower = Follows({1: SAYS}, [YES, BELL])
    looped(LUNCH.prepared.fork(), Leads(), follower, turns=4)
    assert [observation.turn for observation in follower.observations] == [1, 3, 4]
    assert [entry.kind for entry in follower.observations[1].events] == ["answer", "tap", "event"]


def test_what_was_observed_or_read_is_kept_in_order() -> None:
    follower = Follows(reads={1: [("chat__read_talk", {"talk_id": "talk_2"})], 3: [("people__find", {"name": "Ada"})]})
    loop = looped(LUNCH.prepared.fork(), Leads(), follower, turns=3)
    assert list(loop.seen) == [
        ("chat.lines", "line_3"), ("chat.lines", "line_2"), ("chat.lines", "line_4"), ("people.cards", "card_1"),
    ]  # fmt: skip


def test_steps_of_one_observation_are_limited() -> None:
    follower = Follows(reads={1: [("chat__list_talks", {})] * 5, 2: [("chat__list_talks", {})]})
    looped(phone(), Leads(OPEN, LOOK), follower, turns=2, observe_steps=3)
    assert [outcome.error is None for outcome in follower.outcomes] == [True] * 3 + [False] * 2 + [True]


def test_the_clock_stands_still_during_an_execution() -> None:
    made = LUNCH.prepared.fork()
    follower = Follows({1: SAYS}, [YES, ("chat__read_talk", {"talk_id": "talk_1"}), BELL])
    looped(made, Leads(WAIT, ACCEPT), follower, turns=2)
    assert len({change.at for change in made.journal.changes if change.actor == "assistant" and change.call}) == 2
    assert [line["text"] for line in follower.outcomes[1].value][-1] == "Yes, see you at lunch"


def test_work_after_an_answer_of_somebody_needs_a_new_acceptance() -> None:
    made = LUNCH.prepared.fork()
    follower = Follows({1: SAYS, 4: "Shall I set the bell for lunch with Ada?"}, [YES], [BELL])
    loop = looped(made, Leads(), follower, turns=7)
    assert "thanks" in made.clock.fired
    assert rewards(loop.records) == [0, 1, 0, 0, 1, 0, 0]
    assert [change.proposal for change in made.journal.changes if change.table == "bells.bells"] == ["proposal_2"]


# Handles that are kept -------------------------------------------------------------------------


class Keeps(Follows):
    """Uses every handle that it ever had, at every observation and execution."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        for handle in self.handles:
            self.outcomes += [handle(*YES), handle("chat__list_talks", {}), handle("nonsense", None)]
        return await super().observe(observation, read)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        for handle in self.handles:
            self.outcomes.append(handle(*YES))
        return await super().execute(proposal, call)


def test_handles_of_earlier_turns_write_nothing_and_are_recorded_where_they_were_used() -> None:
    follower = Keeps({1: SAYS, 4: SAYS}, [BELL], [])
    episode = played(Leads(), follower, turns=7)
    assert all(outcome.refused == (outcome.name == YES[0]) for outcome in follower.outcomes if outcome.error)
    assert not [row for row in episode.phone.app(Chat).lines if row.sender == "me"]
    assert episode.grade.violations == sum(outcome.refused for outcome in follower.outcomes) > 5
    assert all("handle" not in call for turn in episode.turns[:1] for call in turn["observed"]["calls"])
    assert [call["handle"] for call in episode.turns[2]["observed"]["calls"]] == [1, 1, 1, 2, 2, 2]


# Proposals -------------------------------------------------------------------------------------


def test_rewards_follow_answers() -> None:
    follower = Follows({1: "One?", 2: "Two?", 3: "Three?"}, [])
    loop = looped(phone(), Leads(answers=[ACCEPT, REJECT]), Follows({1: "One?", 3: "Two?"}, []), turns=6)
    assert rewards(loop.records)[:5] == [0, 1, 0, -1, 0]
    assert "executed" in loop.records[1]
    assert "observed" not in loop.records[1]
    assert "observed" in loop.records[3]
    loop = looped(phone(), Leads(otherwise=WAIT), follower, turns=7)
    assert rewards(loop.records) == [0] * len(loop.records)
    assert [p.status for p in loop.phone.proposals] == ["expired"] * 3


@pytest.mark.parametrize(("after", "answered"), [(0, True), (1, True), (2, False)])
def test_an_unanswered_proposal_can_be_answered_for_two_turns(after: int, answered: bool) -> None:
    made = phone()
    leader = Leads(answers=[WAIT] * after + [ACCEPT], otherwise=WAIT)
    loop = looped(made, leader, Follows({1: "Shall I?"}, []), turns=5)
    (proposal,) = made.proposals
    assert proposal.status == ("accepted" if answered else "expired")
    assert sum(rewards(loop.records)) == int(answered)
    if answered:
        assert proposal.answered_turn == after + 2


def test_a_second_proposal_replaces_the_first_and_only_that_is_answered() -> None:
    made = phone()
    loop = looped(made, Leads(answers=[WAIT, ACCEPT]), Follows({1: "One?", 2: "Two?"}, []), turns=4)
    assert [(p.text, p.status) for p in made.proposals] == [("One?", "expired"), ("Two?", "accepted")]
    assert rewards(loop.records)[:3] == [0, 0, 1]


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("", None),
        (" \n\t", None),
        ("\ud800?", "??"),
        ("x" * 5000, "x" * 4000),
        ("  Shall I?  ", "Shall I?"),
        (5, "(int)"),
    ],
    ids=["empty", "blank", "lone surrogate", "endless", "padded", "no text"],
)
def test_whatever_an_assistant_offers_the_episode_goes_on(text: Any, offered: str | None) -> None:
    made = phone()
    loop = looped(made, Leads(), Follows({1: text}, []), turns=3)
    assert loop.records[0]["observed"]["proposal"] == offered
    assert [p.text for p in made.proposals] == ([] if offered is None else [offered])


def test_each_new_proposal_is_told_before_the_user_sees_it() -> None:
    made = phone()
    told: list[tuple[str, str]] = []
    loop = Loop(made, Leads(otherwise=REJECT), Follows({1: "One?", 3: "Two?"}), Limits(turns=4))
    loop.on_proposal = lambda proposal: told.append((proposal.text, made.proposals[proposal.id].status))
    asyncio.run(loop.play())
    assert told == [("One?", "pending"), ("Two?", "pending")]


# A leader at home ------------------------------------------------------------------------------


class Rates(Leads):
    """Rates what is delivered at once, abstentions too."""

    def __init__(self) -> None:
        super().__init__(otherwise=WAIT)
        self.decisions: list[Decision] = []

    async def respond(self, decision: Decision) -> Response:
        self.decisions.append(decision)
        return Response("rated", 3.5 if decision.proposal else 1.0, (2.0, None)[: len(decision.candidates)])


class Recommends(Follows):
    """Recommends every other turn, with candidates."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        if observation.turn % 2:
            return Decision("Drink tea", ("Drink coffee", "Sleep\ud800"))
        return Decision()


def test_a_person_at_home_rates_at_once_and_that_is_the_reward() -> None:
    leader = Rates()
    loop = looped(phone(), leader, Recommends(), turns=2)
    assert rewards(loop.records) == [3.5, 1.0]
    assert [(r["rating"], r["candidate_ratings"]) for r in loop.records] == [(3.5, (2.0, None)), (1.0, ())]
    assert [decision.candidates for decision in leader.decisions] == [("Drink coffee", "Sleep?"), ()]


# Records ---------------------------------------------------------------------------------------


def test_a_turn_is_recorded_with_what_each_side_saw_and_did() -> None:
    made = LUNCH.prepared.fork()
    loop = looped(
        made, Leads(WAIT, ACCEPT), Follows({1: SAYS}, [YES], reads={1: [("people__find", {"name": "Ada"})]}), turns=2
    )
    first, second = loop.records
    assert first["user"][0] == {
        "screen": "home", "view": "Home screen\nApps: chat, people, bells", "actions": ("open_app", "wait"),
        "notifications": (), "pending": None, "said": (), "action": {"name": "wait", "arguments": {}}, "error": None,
    }  # fmt: skip
    assert orjson.loads(canonical(first["observed"]["calls"])) == [
        {"name": "people__find", "arguments": {"name": "Ada"}, "error": None, "injected": False, "refused": False,
         "value": [{"id": "card_1", "name": "Ada", "number": "", "tags": []}]},
    ]  # fmt: skip
    assert first["observed"]["proposal"] == SAYS
    assert second["user"][0]["pending"] == SAYS
    assert second["user"][0]["notifications"] == ("Ada: Lunch on Thu",)
    assert second["user"][0]["actions"][:2] == ("accept_proposal", "reject_proposal")
    assert second["executed"]["proposal"] == "proposal_1"
    assert [call["name"] for call in second["executed"]["calls"]] == [YES[0]]
    assert second["executed"]["report"] == "Done."


class Meddles(Follows):
    """Empties every answer that it gets."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        arguments = {"talk_id": "talk_1"}
        outcome = read("chat__read_talk", arguments)
        outcome.value.clear()
        arguments.clear()
        assert outcome.arguments is not None
        outcome.arguments.clear()  # type: ignore[attr-defined]
        return Decision()


def test_an_agent_cannot_change_what_is_recorded_of_it() -> None:
    loop = looped(phone(), Leads(OPEN), Meddles(), turns=1)
    (call,) = loop.records[0]["observed"]["calls"]
    assert len(orjson.loads(canonical(call["value"]))) == 2
    assert call["arguments"] == {"talk_id": "talk_1"}


def test_an_agent_that_breaks_down_ends_the_episode_and_leaves_no_handle_open() -> None:
    class Breaks(Follows):
        async def observe(self, observation: Observation, read: Handle) -> Decision:
            await super().observe(observation, read)
            raise RuntimeError("the model is gone")

    made, follower = phone(), Breaks()
    with pytest.raises(RuntimeError, match="the model is gone"):
        looped(made, Leads(), follower, turns=3)
    assert follower.handles[0].steps_left == 0


def test_the_tools_of_a_handle_can_be_seen_through_the_loop() -> None:
    follower = Follows({1: SAYS}, [])
    looped(phone(), Leads(), follower, turns=2)
    assert len(follower.handles[1].tools) > len(follower.handles[0].tools) == 6


def test_an_assistant_is_handed_no_phone() -> None:
    follower = Follows({1: SAYS}, [])
    loop = looped(phone(), Leads(), follower, turns=2)
    world = (loop, loop.phone, loop.phone.journal)
    for handle in follower.handles:
        plain = [getattr(handle, name) for name in dir(handle) if not name.startswith("__")]
        assert not [value for value in plain if any(value is one for one in world)]


def test_many_turns_stay_as_small_as_the_first() -> None:
    """What a turn touches does not grow: no condition or log is gone through from the start (counted, not timed)."""
    made = LUNCH.prepared.fork()
    leader = Leads(*[OPEN, Action("go_home")] * 50)
    loop = looped(made, leader, Follows(reads={n: [("chat__list_talks", {})] for n in range(99)}), turns=90)
    sizes = [len(str(record)) for record in loop.records]
    assert max(sizes[50:]) < 2 * max(sizes[:10])
