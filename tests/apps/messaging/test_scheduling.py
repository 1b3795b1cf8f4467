"""Messages that are sent later."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare.effects import effects

LATER = "2027-03-02T18:00"  # in Rome, where it is ten o'clock


def passes(world: Any, hours: float) -> None:
    world.phone.advance(world.phone.now + timedelta(hours=hours))


def test_it_stands_in_the_conversation_once_it_is_sent(world: Any) -> None:
    sent = world.does("send_message", conversation_id="conversation_2", text="Good night", send_at=LATER)
    with world.phone.step("world", may_write=False):
        page = world.app.read_conversation("conversation_2")
    assert [row.text for row in page.messages] == ["Can you send me the rota?", "Later today"]
    assert [row.text for row in page.scheduled] == ["Good night"]
    assert (sent["conversation_id"], sent["scheduled_in"], sent["sent_at"]) == (
        "", "conversation_2", "2027-03-02T18:00:00+01:00"
    )  # fmt: skip
    passes(world, 9)
    row = world.app.messages[sent["id"]]
    assert (row.conversation_id, row.scheduled_in) == ("conversation_2", "")
    assert world.app.last(world.app.conversations["conversation_2"]) == row
    assert world.phone.log[-1].text == f"Scheduled message {row.id} sent into conversation_2:\nGood night"
    assert not world.phone.notifications.where(app="messaging")


def test_what_the_assistant_scheduled_is_its_doing_once_it_is_sent(world: Any) -> None:
    world.does("send_message", to=["Marta"], text="Good night", send_at=LATER)
    assert [getattr(one.entity, "conversation_id", None) for one in effects(world.phone.journal.changes)] == [""]
    passes(world, 9)
    (effect,) = effects(world.phone.journal.changes)
    assert effect.entity == world.app.messages.where(conversation_id="conversation_2")[-1]
    assert (effect.kind, effect.assisted) == ("created", True)


def test_nothing_is_told_of_it_before(world: Any) -> None:
    before = world.app.latest(5)
    world.does("send_message", to=["Marta"], text="Good night", send_at=LATER)
    assert world.app.latest(5) == before
    assert world.app.last(world.app.conversations["conversation_2"]).text == "Later today"


def test_it_is_changed_and_dropped_until_then(world: Any) -> None:
    first = world.does("send_message", to=["Marta"], text="Good night", send_at=LATER)["id"]
    second = world.does("send_message", to=["Marta"], text="Sleep well", send_at=LATER)["id"]
    world.does("edit_message", message_id=first, text="Good evening")
    assert not world.app.messages[first].edited
    world.does("delete_message", message_id=second)
    assert not [effect.id for effect in effects(world.phone.journal.changes) if effect.id == second]
    passes(world, 9)
    assert world.app.messages.where(conversation_id="conversation_2")[-1].text == "Good evening"


@pytest.mark.parametrize("operation", ["leave_group", "delete_conversation"])
def test_a_conversation_that_is_left_drops_what_would_go_there(world: Any, operation: str) -> None:
    id = world.does("send_message", conversation_id="conversation_1", text="Bye", send_at=LATER)["id"]
    world.does(operation, conversation_id="conversation_1")
    assert id not in world.app.messages


def test_a_quote_in_it_outlives_the_message(world: Any) -> None:
    quote = {"conversation_id": "conversation_2", "text": "Yes", "reply_to": "message_2", "send_at": LATER}
    id = world.does("send_message", **quote)["id"]
    world.does("delete_message", message_id="message_2")
    assert world.app.messages[id].reply_to == ""


@pytest.mark.parametrize(("operation", "arguments"), [("forward_message", {"to": ["Ben"]}), ("react", {"emoji": "👍"})])
def test_what_is_not_sent_is_not_passed_on(world: Any, operation: str, arguments: dict[str, Any]) -> None:
    id = world.does("send_message", to=["Marta"], text="Good night", send_at=LATER)["id"]
    told = f"message_id: {id} goes on Tue 02 Mar 2027 18:00, and is not sent yet"
    assert world.fails(operation, message_id=id, **arguments).endswith(told)


@pytest.mark.parametrize("at", ["2027-03-02T10:00", "2027-03-02T09:59", "2200-06-01T00:00"])
def test_it_goes_in_the_future(world: Any, at: str) -> None:
    told = world.fails("send_message", to=["Marta"], text="x", send_at=at)
    assert "send_at: must be in the future, before 2200; it is Tue 02 Mar 2027 10:00 now" in told


def test_it_is_scheduled_seen_and_dropped_by_hand(world: Any) -> None:
    world.taps(("open_app", {"app": "messaging"}), ("new_message", {}))
    seen = world.taps(("send", {"to": ["Marta"], "text": "Good night", "send_at": LATER}))
    assert "Tue 02 Mar 18:00 me: Good night [scheduled]" in seen
    assert "goes Tue 02 Mar 2027 18:00" in world.taps(("open_message", {"message_id": "message_7"}))
    seen = world.taps(("open_conversation", {}), ("send", {"text": "Sleep well", "send_at": LATER}))
    assert "Sleep well [scheduled]" in seen
    assert "Good night" not in world.taps(("delete", {"message_id": "message_7"}))
