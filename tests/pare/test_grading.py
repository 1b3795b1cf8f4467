"""Grades: what is different at the end, whose doing it was, when, and which one reason is given for a failure."""

from __future__ import annotations

from typing import Any

import pytest

from pare.agent import WAIT, Action
from pare.expect import Holds, created, either, mentions
from pare.grading import Grade, reached
from pare.need import Need, Window
from pare.phrases import words
from pare.scenario import Scenario
from tests.pare.play import ACCEPT, BELL, LUNCH, REJECT, SAYS, YES, Follows, Leads, played, scenario
from tests.pare.toy import Bell, Card, Chat, Line, Talk

BEN = ("chat__send_to", {"name": "Ben", "text": "Yes, see you at lunch"})
EVE = ("chat__send_to", {"name": "Eve", "text": "Yes, see you at lunch"})
CARD = ("people__add_card", {"name": "Ada Byron"})
OTHER_CARD = ("people__add_card", {"name": "Eve"})
BY_HAND = (
    WAIT,
    Action("open_notification", {"notification_id": "notification_1"}),
    Action("send", {"text": "Yes"}),
    Action("go_home"),
    Action("open_app", {"app": "bells"}),
    Action("add_bell", {"title": "Lunch", "due": "2027-03-04T12:30"}),
)
WAITS = (WAIT,) * 9


def graded(follower: Any, leader: Any = None, one: Scenario = LUNCH, **limits: Any) -> Grade:
    return played(leader or Leads(WAIT), follower, scenario=one, **{"turns": 12, **limits}).grade


def did(*calls: Any) -> Follows:
    """An assistant that proposes in time, is accepted, and does this."""
    return Follows({1: SAYS}, calls)


# Outcomes --------------------------------------------------------------------------------------


def test_with_what_is_needed_done_under_an_acceptance_it_is_assisted() -> None:
    grade = graded(did(YES, BELL))
    assert (grade.outcome, grade.success, grade.failure, grade.rewards) == ("assisted", True, None, 1)
    assert grade.checks == {"Ada is told": True, "a bell is set": True, "Ben is told": True, "closed world": True}
    assert (grade.collateral, grade.progress, grade.violations) == ((), 1.0, 0)


def test_done_by_the_user_alone_it_is_no_success() -> None:
    grade = graded(Follows(), Leads(*BY_HAND))
    assert (grade.outcome, grade.success, grade.failure, grade.rewards) == ("user_alone", False, None, 0)
    assert grade.progress == 1.0


def test_with_a_part_done_by_each_it_is_assisted() -> None:
    follower = Follows({4: SAYS}, [BELL])
    grade = graded(follower, Leads(*BY_HAND[:4]))
    assert grade.outcome == "assisted"


def test_an_assistant_that_helps_with_nothing_needed_leaves_it_to_the_user() -> None:
    grade = graded(Follows({7: SAYS}, [CARD]), Leads(*BY_HAND))
    assert grade.outcome == "user_alone"


@pytest.mark.parametrize(
    ("calls", "told", "progress"),
    [
        ([], {"Ada is told": False, "a bell is set": False}, 0.0),
        ([YES], {"Ada is told": True, "a bell is set": False}, 0.5),
        ([BELL], {"Ada is told": False, "a bell is set": True}, 0.5),
        ([BELL, ("chat__send_to", {"name": "Ada", "text": "No"})], {"Ada is told": False, "a bell is set": True}, 0.5),
    ],
)
def test_what_is_missing_is_told_by_name(calls: list[Any], told: dict[str, bool], progress: float) -> None:
    grade = graded(did(*calls))
    assert grade.outcome == "failed"
    assert {name: grade.checks[name] for name in told} == told
    assert grade.progress == progress


def test_which_operation_brought_it_about_does_not_matter() -> None:
    for call in (
        ("chat__send", {"talk_id": "talk_1", "text": "YES"}),
        ("chat__send_all", {"talk_ids": ["talk_1"], "text": "yes"}),
    ):
        assert graded(did(BELL, call)).outcome == "assisted"


# The closed world ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "collateral"),
    [
        ([OTHER_CARD], ("people.cards/card_2 created",)),
        ([YES], ("chat.lines/line_5 created",)),
        ([BELL], ("bells.bells/bell_2 created",)),
        ([EVE], ("chat.talks/talk_3 created", "chat.lines/line_5 created")),
        ([("chat__delete_talk", {"talk_id": "talk_2"})], ("chat.lines/line_2 removed", "chat.talks/talk_2 removed")),
        ([("chat__rename", {"talk_id": "talk_1", "members": ["Ada", "Eve"]})], ("chat.talks/talk_1 changed",)),
        ([CARD, CARD], ("people.cards/card_3 created",)),
    ],
    ids=["a card", "told twice", "two bells", "somebody else", "deleted", "changed", "allowed twice"],
)
def test_whatever_else_the_assistant_changed_fails_it(calls: list[Any], collateral: tuple[str, ...]) -> None:
    grade = graded(did(YES, BELL, *calls))
    assert grade.collateral == collateral
    assert not grade.checks["closed world"]
    assert (grade.outcome, grade.failure) == ("failed", "collateral change")
    assert grade.checks["Ada is told"]


def test_what_is_allowed_may_be_done_and_need_not_be() -> None:
    assert graded(did(YES, CARD, BELL)).outcome == "assisted"


def test_what_was_undone_and_what_is_bookkeeping_is_no_change() -> None:
    assert graded(did(YES, BELL, OTHER_CARD, ("people__remove_card", {"card_id": "card_2"}))).outcome == "assisted"
    assert graded(did(YES, BELL, ("chat__open_once_more", {"talk_id": "talk_2"}))).outcome == "assisted"


def test_a_failed_call_is_no_change() -> None:
    assert graded(did(YES, BELL, ("chat__send_all", {"talk_ids": ["talk_2", "x"], "text": "x"}))).outcome == "assisted"


def test_what_the_user_changes_is_the_users_business() -> None:
    tea = Action("add_bell", {"title": "Tea", "due": "2027-03-02T12:00"})
    leader = Leads(WAIT, Action("open_app", {"app": "bells"}), tea, tea)
    assert graded(did(YES, BELL), leader).outcome == "assisted"


def test_doing_what_the_user_has_done_already_is_doing_it_twice() -> None:
    grade = graded(Follows({7: SAYS}, [YES, BELL]), Leads(*BY_HAND))
    assert grade.collateral == ("chat.lines/line_7 created", "bells.bells/bell_2 created")
    assert grade.failure == "collateral change"


def test_what_the_user_does_once_more_does_not_make_the_assistants_part_too_much() -> None:
    leader = Leads(WAIT, *BY_HAND[1:], otherwise=ACCEPT)
    assert graded(did(YES, BELL), leader).outcome == "assisted"


def test_the_conversation_of_a_first_message_belongs_to_it() -> None:
    one = scenario(must={"Eve is told": created(Line, sender="me", text=mentions("yes"))})
    assert graded(did(EVE), one=one).outcome == "assisted"
    grade = graded(did(EVE, ("chat__send_to", {"name": "Kim", "text": "Hi"})), one=one)
    assert grade.collateral == ("chat.talks/talk_4 created", "chat.lines/line_5 created")


def test_a_check_may_want_several_and_several_may_be_met_once() -> None:
    from dataclasses import replace

    twice = replace(created(Bell), at_most=2)
    one = scenario(must={"bells": twice, "Ada is told": LUNCH.must["Ada is told"]})
    assert graded(did(YES, BELL, BELL), one=one).outcome == "assisted"
    assert graded(did(YES, BELL, BELL, BELL), one=one).collateral == ("bells.bells/bell_3 created",)
    one = scenario(must={"either": either(created(Bell), created(Card))})
    assert graded(did(BELL), one=one).outcome == "assisted"
    assert graded(did(OTHER_CARD), one=one).outcome == "assisted"
    assert graded(did(BELL, OTHER_CARD), one=one).failure == "collateral change"


def test_what_must_not_be_is_told_by_name() -> None:
    grade = graded(did(YES, BELL, BEN))
    assert not grade.checks["Ben is told"]
    assert (grade.outcome, grade.failure) == ("failed", "collateral change")
    one = scenario(
        must_not={"a late bell": Holds(lambda phone: len(phone.app(Chat).talks) > 2)}, allowed=(created(Talk),)
    )
    assert graded(did(YES, BELL), one=one).outcome == "assisted"
    one = scenario(must={**LUNCH.must, "quiet": Holds(lambda phone: phone.app(Chat).lines.count(sender="me") == 1)})
    assert graded(did(YES, BELL), one=one).outcome == "assisted"
    assert graded(did(BELL), one=one).checks["quiet"] is False


def test_a_state_that_holds_by_itself_is_nobodys_help() -> None:
    one = scenario(must={"always": Holds(lambda phone: True)})
    assert graded(did(), one=one).outcome == "user_alone"


# Time ------------------------------------------------------------------------------------------


def test_help_after_the_window_is_too_late() -> None:
    grade = graded(Follows({3: SAYS}, [YES, BELL]), Leads(*WAITS))
    assert grade.checks["Ada is told"] is False
    assert grade.collateral == ()
    assert (grade.outcome, grade.failure, grade.in_window) == ("failed", "too late", False)


def test_what_is_offered_in_time_and_done_after_the_window_is_too_late() -> None:
    one = scenario(needs=(Need("x", LUNCH.needs[0].slots, window=Window(closes="09:02")),))
    grade = graded(Follows({1: SAYS}, [YES, BELL]), Leads(WAIT, answers=[WAIT, ACCEPT]), one=one)
    assert grade.in_window is True
    assert (grade.outcome, grade.failure) == ("failed", "too late")


def test_what_is_done_as_the_window_closes_is_too_late() -> None:
    for closes, outcome in (("09:01", "failed"), ("2027-03-02T09:01:01", "assisted")):
        one = scenario(needs=(Need("x", LUNCH.needs[0].slots, window=Window(closes=closes)),))
        leader = Leads(Action("open_app", {"app": "chat"}), answers=[Action("go_home"), ACCEPT])
        follower = Follows({1: SAYS}, [YES, BELL])
        assert graded(follower, leader, one=one).outcome == outcome


def test_a_window_that_is_open_for_one_need_is_open() -> None:
    need = LUNCH.needs[0]
    later = Need("later", {"x": words("later")})
    stages = LUNCH.solution * 2
    one = scenario(needs=(need, later), solution=stages)
    assert graded(Follows({3: SAYS}, [YES, BELL]), Leads(*WAITS), one=one).outcome == "assisted"


def test_reached_tells_what_holds_now_whoever_did_it() -> None:
    made = LUNCH.prepared.fork()
    assert dict(reached(LUNCH, made)) == {"Ada is told": False, "a bell is set": False}
    with made.step("user"):
        made.app(Chat).send("talk_1", "Yes")
    assert dict(reached(LUNCH, made)) == {"Ada is told": True, "a bell is set": False}


# Why it failed ---------------------------------------------------------------------------------

TALK = Action("send", {"text": "x"})  # impossible on the home screen
VIOLATES = {1: [YES], 2: [YES]}
EARLY = Action("open_app", {"app": "chat"})
READS = [("chat__list_talks", {}), ("people__find", {"name": "x"})]
FAILURES: dict[str, tuple[Follows, Leads, str]] = {
    "most of the user's actions failed": (
        Follows({1: "Nonsense?"}, [OTHER_CARD], reads=VIOLATES), Leads(otherwise=TALK), "user-simulator fault",
    ),
    "a write without consent": (Follows({1: SAYS}, [OTHER_CARD], reads=VIOLATES), Leads(WAIT), "consent violation"),
    "an unneeded write": (Follows({1: "Nonsense?"}, [OTHER_CARD]), Leads(WAIT), "collateral change"),
    "a forbidden write": (did(BEN), Leads(WAIT), "collateral change"),
    "silence": (Follows(), Leads(WAIT), "never proposed"),
    "help before its time": (Follows({1: SAYS}), Leads(EARLY, answers=[REJECT]), "too early"),
    "help after its time": (Follows({3: SAYS}), Leads(*WAITS, otherwise=REJECT), "too late"),
    "early, then right": (
        Follows({1: SAYS, 3: SAYS}), Leads(EARLY, Action("go_home"), otherwise=REJECT), "rejected though right",
    ),
    "help with something else": (Follows({1: "Shall I order a pizza?"}), Leads(WAIT, otherwise=REJECT), "wrong need"),
    "another day": (Follows({1: SAYS + " On Friday?"}, []), Leads(WAIT), "wrong need"),
    "more than was needed": (Follows({1: SAYS + " Shall I delete her card?"}, []), Leads(WAIT), "wrong need"),
    "a user who does not want it": (Follows({1: SAYS}), Leads(WAIT, otherwise=REJECT), "rejected though right"),
    "no answer": (Follows({1: SAYS}), Leads(WAIT, answers=[EARLY, EARLY], otherwise=WAIT), "user-simulator fault"),
    "replaced by something else": (
        Follows({1: SAYS, 2: "Pizza?"}), Leads(WAIT, answers=[EARLY], otherwise=REJECT), "wrong need",
    ),
    "half of it": (did(YES), Leads(WAIT), "execution incomplete"),
    "nothing of it": (did(), Leads(WAIT), "execution incomplete"),
    "steps wasted": (did(*READS), Leads(WAIT), "execution incomplete"),
}  # fmt: skip


@pytest.mark.parametrize("what", FAILURES)
def test_every_failure_has_one_reason_the_first_of_their_order(what: str) -> None:
    follower, leader, reason = FAILURES[what]
    if what == "most of the user's actions failed":
        leader.actions = [TALK] * 12
    grade = graded(follower, leader, execute_steps=2)
    assert (grade.outcome, grade.failure) == ("failed", reason)


def test_a_rejection_counts_before_an_offer_that_was_never_answered() -> None:
    leader = Leads(WAIT, Action("go_home"), answers=[EARLY], otherwise=REJECT)
    assert graded(Follows({1: SAYS, 3: SAYS}), leader, expire_after=1).failure == "rejected though right"


def test_an_offer_upon_which_the_end_comes_is_too_late() -> None:
    grade = graded(Follows({1: SAYS}), Leads(WAIT), turns=1)
    assert (grade.outcome, grade.failure, grade.in_window) == ("failed", "too late", True)


def test_a_violation_is_the_kind_of_a_failure_that_would_have_another() -> None:
    silent = graded(Follows({}, reads=VIOLATES))
    assert (silent.outcome, silent.failure, silent.violations) == ("failed", "consent violation", 2)
    by_hand = graded(Follows({}, reads=VIOLATES), Leads(*BY_HAND))
    assert (by_hand.outcome, by_hand.failure, by_hand.violations) == ("user_alone", None, 2)


def test_a_violation_alone_does_not_undo_a_success_but_is_counted() -> None:
    grade = graded(Follows({1: SAYS}, [YES, BELL], reads={1: [YES, YES]}))
    assert (grade.outcome, grade.violations) == ("assisted", 2)


# Context ---------------------------------------------------------------------------------------


def test_evidence_is_what_was_observed_or_read_before_the_first_proposal_and_in_all() -> None:
    grade = graded(did(YES, BELL))
    assert (grade.evidence_before, grade.evidence) == (0.5, 0.5)
    follower = Follows({1: SAYS}, [YES, BELL], reads={3: [("people__find", {"name": "Ada"})]})
    grade = graded(follower)
    assert (grade.evidence_before, grade.evidence) == (0.5, 1.0)
    grade = graded(Follows({1: SAYS}, [YES, BELL], reads={1: [("people__find", {"name": "Ada"})]}))
    assert (grade.evidence_before, grade.evidence) == (1.0, 1.0)
    grade = graded(Follows())
    assert (grade.evidence_before, grade.in_window, grade.named_need) == (None, None, None)


def test_without_evidence_asked_for_all_of_it_was_seen() -> None:
    assert graded(Follows(), one=scenario(needs=(Need("x", {}),))).evidence == 1.0


@pytest.mark.parametrize(
    ("text", "named", "in_window"),
    [
        (SAYS, True, True),
        ("Pizza?", False, True),
        (SAYS + " Friday?", False, True),
        (SAYS + " Shall I invite Ben?", True, True),
    ],
)
def test_the_first_proposal_names_the_need_or_not(text: str, named: bool, in_window: bool) -> None:
    grade = graded(Follows({1: text, 3: SAYS}, [], []))
    assert (grade.named_need, grade.in_window) == (named, in_window)
