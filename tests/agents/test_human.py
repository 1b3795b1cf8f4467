"""People as agents: what they are asked, and that their answers are played like any other's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pare import registry
from pare.agent import ABSTAIN, WAIT, Action, Decision
from pare.episode import Episode, play
from pare.errors import LoadError
from pare.registry import Ask, Seat
from pare.trace import replay
from pare_agents.assistants.human import HumanAssistant, Watch, Work
from pare_agents.assistants.silent import Silent
from pare_agents.users.human import HumanUser, Turn
from pare_agents.users.scripted import ScriptedUser

EXAMPLE = registry.scenario("swim-club-emergency-numbers")


def episode(user: Ask | None = None, assistant: Ask | None = None) -> Episode:
    def seat(phone: Any, ask: Ask | None) -> Seat:
        return Seat.at(EXAMPLE, phone, ask=ask)

    return asyncio.run(
        play(
            EXAMPLE,
            lambda phone: HumanUser(seat(phone, user)) if user else ScriptedUser(seat(phone, None)),
            lambda phone: HumanAssistant(seat(phone, assistant)) if assistant else Silent(seat(phone, None)),
        )
    )


def person(*actions: Action) -> tuple[Ask, list[Turn]]:
    """Somebody who does these things, one a turn, and then waits; and what that person was shown."""
    seen: list[Turn] = []

    async def ask(turn: Turn) -> Action:
        seen.append(turn)
        return actions[len(seen) - 1] if len(seen) <= len(actions) else WAIT

    return ask, seen


def test_a_person_sees_the_phone_and_what_is_open_on_it() -> None:
    ask, seen = person(
        Action("open_app", {"app": "email"}),
        Action("open_folder", {"folder": "inbox"}),
        Action("go_home"),
        Action("open_app", {"app": "contacts"}),
    )
    episode(ask)
    assert [*seen[0].apps] == ["email", "messaging", "contacts"]
    assert seen[0].apps["contacts"].startswith("The address book")
    assert [(turn.open, turn.stack) for turn in seen[:5]] == [
        ((), ()),
        (("email",), ("email.Mailboxes",)),
        (("email",), ("email.Mailboxes", "email.FolderView")),
        (("email",), ()),
        (("email", "contacts"), ("contacts.ContactList",)),
    ]


def test_a_person_is_told_what_does_not_fit_before_doing_it() -> None:
    ask, seen = person(Action("open_app", {"app": "email"}))
    episode(ask)
    assert seen[1].fault("open_folder", {"folder": "inbox"}) == ""
    assert "folder: is required" in seen[1].fault("open_folder", {})


def test_what_people_do_is_recorded_and_replayed_to_the_byte() -> None:
    user, _ = person(Action("open_app", {"app": "email"}), Action("fly"), Action("wait"))
    asked: list[Watch | Work] = []

    async def assistant(question: Watch | Work) -> Decision | str:
        asked.append(question)
        if isinstance(question, Watch):
            question.read("email__list_folders", {})
            return Decision("Shall I look?") if question.observation.turn == 3 else ABSTAIN
        return "unused"

    first = episode(user, assistant)
    assert [step["action"]["name"] for turn in first.turns[:3] for step in turn["user"]] == ["open_app", "fly", "wait"]
    assert first.turns[1]["user"][0]["error"].startswith("'fly' is not possible here")
    assert first.turns[2]["observed"]["proposal"] == "Shall I look?"
    assert [call["name"] for call in first.turns[2]["observed"]["calls"]] == ["email__list_folders"]
    assert asyncio.run(replay(first.trace, EXAMPLE)).trace.data == first.trace.data


def test_after_an_acceptance_a_person_holds_what_writes_and_reports() -> None:
    stage = EXAMPLE.solution[0]
    worked: list[Work] = []

    async def assistant(question: Watch | Work) -> Decision | str:
        if isinstance(question, Watch):
            return Decision(stage.says) if EXAMPLE.opened(EXAMPLE.needs[0], seats[0].phone) else ABSTAIN
        worked.append(question)
        for call in stage.calls:
            assert question.call(call.tool(seats[0].phone), call.filled(seats[0].phone)).error is None
        return "Both are done."

    seats: list[Any] = []

    def follower(phone: Any) -> HumanAssistant:
        seats.append(Seat.at(EXAMPLE, phone, ask=assistant))
        return HumanAssistant(seats[0])

    played = asyncio.run(play(EXAMPLE, lambda phone: ScriptedUser(Seat.at(EXAMPLE, phone)), follower))
    assert played.grade.outcome == "assisted"
    assert [work.proposal.text for work in worked] == [stage.says]
    assert [turn["executed"]["report"] for turn in played.turns if "executed" in turn] == ["Both are done."]


@pytest.mark.parametrize(("factory", "told"), [(HumanUser, "`pare play`"), (HumanAssistant, "--as assistant")])
def test_without_a_front_end_there_is_nobody_to_ask(factory: Any, told: str) -> None:
    with pytest.raises(LoadError, match=told):
        factory(Seat.at(EXAMPLE, EXAMPLE.prepared.fork()))


def test_both_are_installed_and_the_assistant_is_not_shown_the_world() -> None:
    assert registry.user("human") is HumanUser
    ask, _ = person()
    seats: list[Seat] = []
    registry.seated(lambda seat: seats.append(seat), Seat.at(EXAMPLE, EXAMPLE.prepared.fork(), ask=ask))  # type: ignore[arg-type,func-returns-value]
    assert (seats[0].ask, seats[0].phone, seats[0].scenario) == (ask, None, None)
    assert registry.assistant("human") is HumanAssistant
