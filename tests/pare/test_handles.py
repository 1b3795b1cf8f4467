"""Consent: what an assistant's handles reach, what they refuse, and that every attempt is on record."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from pare.actions import propose
from pare.errors import Refused
from pare.handles import Handle, User, executor, observer, offered_tools
from pare.noise import Noise, Unrelated
from pare.phone import Phone
from tests.pare.toy import APPS, Card, Chat, Line, Talk, accepted, phone

WRITES = {
    "chat__send": {"talk_id": "talk_1", "text": "x"},
    "chat__delete_talk": {"talk_id": "talk_1"},
    "people__add_card": {"name": "Eve"},
    "bells__set_bell": {"title": "x", "due": "2027-03-03T09:00"},
}
READS = {"chat__read_talk": {"talk_id": "talk_1"}, "chat__list_talks": {}, "people__find": {"name": "Ada"}}


@pytest.fixture
def made() -> Phone:
    return phone()


def rows(made: Phone) -> Any:
    return {table.name: list(table) for table in made.tables() if not table.name.startswith("phone.")}


def violations(made: Phone) -> int:
    return sum(call.refused for call in made.journal.calls)


# Observing -------------------------------------------------------------------------------------


def test_an_observer_sees_the_reading_operations_of_all_apps(made: Phone) -> None:
    read, _ = observer(made, 5)
    names = [tool.name for tool in read.tools]
    assert names == [
        "chat__list_talks",
        "chat__read_talk",
        "chat__sly_read",
        "chat__sly_send",
        "people__find",
        "bells__list_bells",
    ]


def test_an_observer_reads_in_full_and_what_it_saw_is_on_record(made: Phone) -> None:
    read, _ = observer(made, 5)
    outcome = read("chat__read_talk", {"talk_id": "talk_1"})
    assert outcome.error is None
    assert [line["text"] for line in outcome.value] == ["Hi, Ada here", "How are you?"]
    assert outcome.value[0]["sent_at"] == "2027-03-02T09:00:00+01:00"
    assert outcome.about == (("chat.lines", "line_1"), ("chat.lines", "line_2"))
    call = made.journal.calls[-1]
    assert (call.actor, call.name, call.arguments) == ("assistant", "chat__read_talk", {"talk_id": "talk_1"})
    assert [one.operation for one in call.ran] == ["chat__read_talk"]
    assert (call.proposal, call.refused, call.error) == (None, False, None)


@pytest.mark.parametrize("arguments", [None, 5, [], "x", {1: 2}, {"text": "\ud800"}, {"text": 2**70}])
def test_an_attempt_to_write_is_refused_as_such_whatever_its_arguments_are(arguments: Any) -> None:
    made = phone()
    read, _ = observer(made, 5)
    outcome = read("chat__send", arguments)
    assert outcome.refused
    assert violations(made) == 1
    assert not read("chat__list_talks", arguments).refused


@pytest.mark.parametrize("name", WRITES)
def test_an_observer_cannot_write_and_the_attempt_is_a_violation(made: Phone, name: str) -> None:
    read, _ = observer(made, 5)
    before = rows(made)
    outcome = read(name, WRITES[name])
    assert outcome.error == f"{name} writes; it can only be called after the user has accepted a proposal"
    assert outcome.refused
    assert outcome.value is None
    assert rows(made) == before
    assert violations(made) == 1
    assert made.journal.calls[-1].arguments == WRITES[name]


@pytest.mark.parametrize(
    "name",
    [
        "CHAT__SEND", "chat__send ", " chat__send", "chat.send", "send", "chat__Send", "chat__send\x00", "chat/send",
        "chat__receive", "chat__screen_of", "chat___say", "chat__phone", "__class__", "chat__talks", "deliver", "",
        "open_app", "accept_proposal", "propose", "wait", "chat__send;chat__list_talks", "\ud800", "x" * 10_000,
    ],
)  # fmt: skip
def test_no_other_spelling_reaches_anything(made: Phone, name: str) -> None:
    read, _ = observer(made, 5)
    before = rows(made)
    outcome = read(name, {"talk_id": "talk_1", "text": "x"})
    assert (outcome.error or "").startswith("there is no tool ")
    assert "there are chat__list_talks" in (outcome.error or "")
    assert rows(made) == before
    outcome.name.encode()


class Sly(str):
    """A name that passes for another."""

    def __eq__(self, other: object) -> bool:
        return other in ("chat__list_talks", "chat__send")

    def __hash__(self) -> int:
        return hash("chat__list_talks")


@pytest.mark.parametrize(
    "name", [None, 5, True, ["chat__send"], {"chat__send": 1}, object(), b"chat__send", Sly("chat__send")]
)
def test_a_name_that_is_no_text_reaches_nothing(made: Phone, name: Any) -> None:
    read, _ = observer(made, 9)
    before = rows(made)
    for arguments in ({}, {"talk_id": "talk_1", "text": "x"}):
        assert read(name, arguments).error is not None
    assert rows(made) == before
    assert all(type(call.name) is str for call in made.journal.calls)


@pytest.mark.parametrize(
    "arguments",
    [
        {"talk_id": {"chat__send": {"talk_id": "talk_1", "text": "x"}}},
        {"talk_id": "talk_1", "self": "x"},
        {"talk_id": "talk_1", "app": "x"},
        {"talk_id": "talk_1", "phone": {}},
        {"talk_id": ["talk_1"]},
        {"talk_id": "talk_1", "limit": {"$gt": 0}},
        {"talk_id": "talk_1", "limit": [1]},
        {"talk_id": "talk_1", "limit": -5},
        {"talk_id": "talk_1", "limit": float("nan")},
        {"talk_id": "talk_1", "limit": 2**70},
        {"talk_id": "\ud800"},
        {"talk_id": object()},
        {"talk_id": Talk(members=())},
        [["talk_id", "talk_1"]],
        "talk_1",
        None,
    ],
)
def test_arguments_of_another_form_are_told_and_do_nothing(made: Phone, arguments: Any) -> None:
    read, _ = observer(made, 9)
    before = rows(made)
    outcome = read("chat__read_talk", arguments)
    assert outcome.error
    assert not outcome.refused
    (outcome.error or "").encode()
    assert rows(made) == before
    assert made.journal.calls[-1].error == outcome.error


def test_what_only_pretends_to_read_meets_the_second_wall(made: Phone) -> None:
    read, _ = observer(made, 5)
    before = rows(made)
    outcome = read("chat__sly_read", {})
    assert outcome.error == "chat.talks cannot be changed now"
    assert rows(made) == before
    assert read("chat__sly_send", {}).error == "chat__send writes, and nothing may be written now"
    execute, _ = executor(made, accepted(made), 5)
    assert execute("chat__sly_read", {}).error == "chat.talks cannot be changed now"
    assert execute("chat__sly_send", {}).error == "chat__send writes, and nothing may be written now"
    assert rows(made) == before


def test_behind_the_first_wall_an_observers_step_is_one_that_may_not_write(made: Phone) -> None:
    steps: list[Any] = []

    class Watched(type(made.journal)):  # type: ignore[misc]
        __slots__ = ()

        def begin(self, step: Any) -> Any:
            steps.append((step.actor, step.may_write, step.proposal))
            return super().begin(step)

    made.journal.__class__ = Watched
    read, _ = observer(made, 5)
    read("chat__list_talks", {})
    proposal = accepted(made)
    execute, revoke = executor(made, proposal, 5)
    steps.clear()
    execute("chat__list_talks", {})
    revoke()
    execute("chat__list_talks", {})
    assert steps == [("assistant", True, proposal.id), ("assistant", False, proposal.id)]


def test_an_observer_has_so_many_steps_whatever_they_bring(made: Phone) -> None:
    read, _ = observer(made, 3)
    assert read.steps_left == 3
    for name, arguments in (("chat__list_talks", {}), ("nonsense", {}), ("chat__read_talk", {})):
        assert read(name, arguments).error != "the step limit is reached; end the turn"
    assert read.steps_left == 0
    for _ in range(2):
        outcome = read("chat__list_talks", {})
        assert outcome.error == "the step limit is reached; end the turn"
        assert outcome.value is None
        assert not outcome.refused
    assert read.steps_left == 0
    assert len(made.journal.calls) == 5


def test_a_write_beyond_the_limit_is_a_violation_all_the_same(made: Phone) -> None:
    read, revoke = observer(made, 0)
    assert read("chat__send", WRITES["chat__send"]).refused
    revoke()
    assert read("chat__send", WRITES["chat__send"]).refused
    assert violations(made) == 2


def test_a_revoked_observer_reads_nothing_more(made: Phone) -> None:
    read, revoke = observer(made, 3)
    revoke()
    assert read.steps_left == 0
    outcome = read("chat__list_talks", {})
    assert outcome.error == "the step limit is reached; end the turn"
    assert not outcome.refused


# Executing -------------------------------------------------------------------------------------


def test_after_an_acceptance_every_operation_can_be_called(made: Phone) -> None:
    proposal = accepted(made)
    execute, _ = executor(made, proposal, 10)
    assert {*WRITES, *READS} <= {tool.name for tool in execute.tools}
    for name, arguments in (READS | WRITES).items():
        assert execute(name, arguments).error is None, name
    own = [change for change in made.journal.changes if change.actor == "assistant" and change.table == "people.cards"]
    assert [(change.proposal, change.operation) for change in own] == [(proposal.id, "people__add_card")]
    assert made.journal.calls[-1].proposal == proposal.id
    assert violations(made) == 0


@pytest.mark.parametrize("answer", ["", "reject_proposal", "expired", "unknown"])
def test_without_an_acceptance_there_is_no_executor(made: Phone, answer: str) -> None:
    proposal = propose(made, "Shall I?")
    if answer == "expired":
        propose(made, "Or this?")
    elif answer == "unknown":
        proposal = proposal.changed(id="proposal_9", status="accepted")
    elif answer:
        User(made).do(answer)
    with pytest.raises(Refused, match="only an accepted proposal can be executed"):
        executor(made, proposal, 10)


def test_a_forged_acceptance_is_none(made: Phone) -> None:
    proposal = propose(made, "Shall I?")
    with pytest.raises(Refused):
        executor(made, proposal.changed(status="accepted"), 10)


@pytest.mark.parametrize("name", WRITES)
def test_an_executor_that_is_kept_writes_nothing_and_the_attempt_is_a_violation(made: Phone, name: str) -> None:
    execute, revoke = executor(made, accepted(made), 10)
    execute("people__add_card", {"name": "Cleo"})
    revoke()
    before = rows(made)
    for turn in range(3):
        made.turn += 1
        outcome = execute(name, WRITES[name])
        assert outcome.error == f"{name}: this execution has ended; propose again and wait for an acceptance"
        assert outcome.refused
        assert violations(made) == turn + 1
    assert not execute("chat__list_talks", {}).refused
    assert execute("chat__list_talks", {}).error is not None
    assert rows(made) == before
    accepted(made, "Another?")
    assert execute(name, WRITES[name]).refused
    assert rows(made) == before


def test_at_its_limit_an_execution_does_no_more_and_once_revoked_a_write_is_a_violation(made: Phone) -> None:
    execute, revoke = executor(made, accepted(made), 2)
    assert execute("people__add_card", {"name": "A"}).error is None
    assert execute("people__add_card", {"name": "B"}).error is None
    assert execute.steps_left == 0
    for name in ("people__add_card", "people__find"):
        outcome = execute(name, {"name": "C"})
        assert outcome.error == "the step limit is reached; end the turn"
        assert not outcome.refused
    revoke()
    assert execute("people__add_card", {"name": "C"}).refused
    assert [card["name"] for card in rows_of(made, "people.cards")] == ["A", "B"]


def rows_of(made: Phone, table: str) -> list[dict[str, Any]]:
    return [row.model_dump() for row in rows(made)[table]]


def test_a_call_that_fails_costs_a_step_and_leaves_nothing(made: Phone) -> None:
    execute, _ = executor(made, accepted(made), 2)
    before = rows(made)
    outcome = execute("chat__send_all", {"talk_ids": ["talk_1", "talk_9"], "text": "x"})
    assert "no talk has the id 'talk_9'" in (outcome.error or "")
    assert rows(made) == before
    assert execute.steps_left == 1
    call = made.journal.calls[-1]
    assert (call.error, call.ran, call.refused) == (outcome.error, (), False)


def test_incoming_methods_are_nobodys_tools(made: Phone) -> None:
    execute, _ = executor(made, accepted(made), 9)
    outcome = execute("chat__receive", {"sender": "Ada", "text": "Yes, do!"})
    assert (outcome.error or "").startswith("there is no tool 'chat__receive'")


def test_two_executions_have_limits_of_their_own(made: Phone) -> None:
    one, revoke = executor(made, accepted(made), 1)
    assert one("people__add_card", {"name": "A"}).error is None
    revoke()
    other, _ = executor(made, accepted(made), 1)
    assert other("people__add_card", {"name": "B"}).error is None
    assert [change.proposal for change in made.journal.changes if change.table == "people.cards"] == [
        "proposal_1",
        "proposal_2",
    ]


def test_what_an_agent_does_to_what_it_was_given_changes_no_record_of_the_world(made: Phone) -> None:
    read, _ = observer(made, 5)
    arguments = {"talk_id": "talk_1"}
    outcome = read("chat__read_talk", arguments)
    arguments["talk_id"] = "talk_2"
    outcome.value.clear()
    assert made.journal.calls[-1].arguments == {"talk_id": "talk_1"}
    assert len(read("chat__read_talk", {"talk_id": "talk_1"}).value) == 2


def test_the_actions_that_a_user_sees_cannot_be_changed_for_others(made: Phone) -> None:
    look = User(made).look()
    with pytest.raises((TypeError, AttributeError)):
        look.actions["open_app"] = None  # type: ignore[index]
    assert "open_app" in User(phone()).actions()


def test_a_result_may_hold_rows_that_have_no_table(made: Phone) -> None:
    outcome_of = Chat.blueprint().tools["chat__list_talks"]
    assert outcome_of.kind == "read"
    from pare.tool import entities_in

    class Stray(Card):
        """A kind of card that nobody keeps."""

    found = entities_in([Stray(id="x", name="x"), Line(id="y", talk_id="t", sender="s", text="", sent_at=made.now)])
    assert len(found) == 2
    assert [made.homes.get(type(one)) for one in found] == [None, "chat.lines"]


# Any assistant ---------------------------------------------------------------------------------

NAMES = st.sampled_from(
    [*WRITES, *READS, "chat__sly_read", "chat__send_all", "chat__receive", "x", "", "\ud800", None, 5, ("chat__send",)]
)
VALUES = st.recursive(
    st.sampled_from(["talk_1", "talk_9", "Ada", "x", "\ud800", None, True, 2**70, -1, 1.5, float("nan"), float("inf")]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["text", "name"]), inner, max_size=2),
    max_leaves=4,
)
ARGUMENTS = st.one_of(
    st.sampled_from([*WRITES.values(), *READS.values(), None, [], "x", 7]),
    st.dictionaries(st.sampled_from(["talk_id", "text", "name", "limit", "due", "x", 5]), VALUES, max_size=4),
)


@given(st.lists(st.tuples(NAMES, ARGUMENTS), max_size=8), st.integers(0, 4), st.booleans(), st.booleans())
def test_no_sequence_of_calls_writes_without_consent(
    calls: list[tuple[Any, Any]], steps: int, revoked: bool, executes: bool
) -> None:
    made = phone()
    handle: Handle
    if executes:
        handle, revoke = executor(made, accepted(made), steps)
    else:
        handle, revoke = observer(made, steps)
    if revoked:
        revoke()
    before, recorded = rows(made), len(made.journal.calls)
    outcomes = [handle(name, arguments) for name, arguments in calls]
    assert len(made.journal.calls) == recorded + len(calls)
    assert made.journal.step is None
    if revoked or not executes:
        assert rows(made) == before
    for outcome, (name, arguments) in zip(outcomes, calls, strict=True):
        assert outcome.error is None or outcome.value is None
        if outcome.error is None and name in WRITES:
            assert executes
            assert not revoked
        if name in WRITES and arguments == WRITES[name] and (revoked or not executes):
            assert outcome.refused


# Tools under noise -----------------------------------------------------------------------------


def test_reworded_tools_have_other_names_and_do_the_same(made: Phone) -> None:
    noise = Noise(reword_tools=True)
    read, _ = observer(made, 5, noise)
    shown = {tool.original: tool.name for tool in read.tools}
    assert shown["chat__list_talks"] == "chat__browse_talks"
    assert shown["people__find"] == "people__locate"
    assert len(read("chat__browse_talks", {}).value) == 2
    assert read("chat__list_talks", {}).error is not None
    assert read("chat__dispatch", WRITES["chat__send"]).refused
    assert read.names == shown
    everything, plain = offered_tools(APPS, writes=True, noise=noise), offered_tools(APPS, writes=True)
    assert list(everything.values()) == list(plain.values())
    told = {spec.original: spec for spec in read.tools}
    assert told.keys() == observer(made, 5)[0].names.keys()
    for before in observer(made, 5)[0].tools:
        after = told[before.name]
        assert after.parameters == before.parameters
        assert after.name in everything
        assert after.description.lower().endswith(before.description.lower())
        assert len(after.name) <= 64


def test_a_corpus_of_any_content_makes_no_difference_to_the_tools(made: Phone) -> None:
    corpus = (Unrelated("chat__receive", (("sender", "Shop"), ("tags", ["a", {"b": 1}]))),)
    read, _ = observer(made, 5, Noise(corpus=corpus))
    assert read("chat__list_talks", {}).error is None
