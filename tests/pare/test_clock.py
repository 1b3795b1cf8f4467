"""Simulated time: what happens, when, in which order, and on which of two forks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from pare.clock import Happening
from pare.errors import BadInput, DefinitionError
from pare.expect import created
from pare.handles import User
from pare.noise import Noise, Unrelated
from pare.phone import Phone
from tests.pare.toy import START, Bells, Chat, Line, People, phone, undone


@pytest.fixture
def made() -> Phone:
    return phone()


def minutes(number: float) -> datetime:
    return START + timedelta(minutes=number)


def says(text: str, sender: str = "Cleo") -> Any:
    def act(made: Phone) -> Any:
        return made.deliver("chat__receive", {"sender": sender, "text": text})

    return act


def told(made: Phone) -> list[tuple[float, str]]:
    """When what was heard of."""
    events = [entry for entry in made.log if entry.kind == "event"]
    return [((entry.at - START).total_seconds() / 60, entry.text.split("\n")[-1]) for entry in events]


def test_what_is_due_happens_at_its_time_and_in_order(made: Phone) -> None:
    for minute, text in ((3, "third"), (1, "first"), (2, "second"), (2, "second too"), (9, "late")):
        made.at(minutes(minute), says(text), text)
    made.advance(minutes(5))
    assert told(made) == [(1, "first"), (2, "second"), (2, "second too"), (3, "third")]
    assert made.now == minutes(5)
    assert list(made.clock.fired.items()) == [
        ("first", minutes(1)), ("second", minutes(2)), ("second too", minutes(2)), ("third", minutes(3)),
    ]  # fmt: skip
    assert made.named("first") == made.app(Chat).lines["line_5"]
    assert [line.sent_at for line in made.app(Chat).lines.where(sender="Cleo")] == [minutes(m) for m in (1, 2, 2, 3)]


def test_what_is_due_exactly_at_the_end_happens(made: Phone) -> None:
    made.at(minutes(5), says("now"))
    made.advance(minutes(5))
    assert told(made) == [(5, "now")]


def test_what_was_due_in_the_past_happens_at_once_and_time_never_goes_back(made: Phone) -> None:
    made.at(minutes(-5), says("late"))
    made.advance(minutes(1))
    made.advance(minutes(-1))
    assert told(made) == [(0, "late")]
    assert made.now == minutes(1)


def test_a_happening_may_queue_another(made: Phone) -> None:
    def first(phone: Phone) -> None:
        phone.at(phone.now + timedelta(minutes=1), says("second"))

    made.at(minutes(1), first)
    made.advance(minutes(5))
    assert told(made) == [(2, "second")]


def test_forks_have_queues_of_their_own(made: Phone) -> None:
    made.at(minutes(1), says("both"))
    twin = made.fork()
    twin.at(minutes(2), says("twin"))
    made.at(minutes(3), says("made"))
    twin.advance(minutes(5))
    assert told(twin) == [(1, "both"), (2, "twin")]
    assert told(made) == []
    made.advance(minutes(5))
    assert told(made) == [(1, "both"), (3, "made")]


def test_a_happening_that_has_become_impossible_does_not_happen_and_ends_nothing(made: Phone) -> None:
    with made.step("world"):
        made.app(Bells).set_bell("Tea", minutes(90))
    made.at(minutes(1), lambda phone: phone.deliver("bells__cancelled", {"bell_id": "bell_1"}), "cancelled")
    made.at(minutes(2), says("goes on"), "after")
    with made.step("assistant", proposal="proposal_1"):
        made.app(Bells).remove_bell("bell_1")
    made.advance(minutes(5))
    assert told(made) == [(2, "goes on")]
    assert list(made.clock.fired) == ["after"]
    assert made.named("cancelled") is None
    assert made.clock.idle
    call = made.journal.calls[0]
    assert (call.actor, call.name, call.error) == (
        "world", "cancelled", "bell_id: no bell has the id 'bell_1' (ids are for example none)",
    )  # fmt: skip


def test_changes_of_the_world_are_told_apart_from_those_of_the_next_call(made: Phone) -> None:
    made.at(minutes(1), says("hello"), "hello")
    made.advance(minutes(2))
    User(made).do("open_app", {"app": "people"})
    world = [change for change in made.journal.changes if change.actor == "world"]
    assert {made.journal.calls[change.call].actor for change in world} == {"world"}
    assert made.journal.calls[world[0].call].ran[0].operation == "chat__receive"


# Conditions ------------------------------------------------------------------------------------


def when(made: Phone, condition: Any, after: float, text: str) -> None:
    made.clock.when(condition, timedelta(minutes=after), Happening(says(text), text))


TOLD_ADA = created(Line, sender="me", talk_id="talk_1")


def test_what_waits_for_a_condition_happens_after_its_delay(made: Phone) -> None:
    when(made, TOLD_ADA, 2, "answer")
    made.advance(minutes(10))
    assert told(made) == []
    assert not made.clock.idle
    with made.step("assistant", proposal="proposal_1"):
        made.app(Chat).send("talk_1", "x")
    made.advance(minutes(11))
    assert told(made) == []
    made.advance(minutes(20))
    assert told(made) == [(12, "answer")]
    assert made.clock.idle
    with made.step("user"):
        made.app(Chat).send("talk_1", "y")
    made.advance(minutes(30))
    assert len(told(made)) == 1


@pytest.mark.parametrize("way", ["send", "send_to", "send_all"])
def test_it_does_not_matter_which_operation_brought_it_about(made: Phone, way: str) -> None:
    when(made, TOLD_ADA, 1, "answer")
    with made.step("user"):
        chat = made.app(Chat)
        {"send": lambda: chat.send("talk_1", "x"), "send_to": lambda: chat.send_to("Ada", "y"),
         "send_all": lambda: chat.send_all(("talk_2", "talk_1"), "z")}[way]()  # fmt: skip
    made.advance(minutes(2))
    assert told(made) == [(1, "answer")]


def test_a_condition_on_agents_is_not_met_by_the_world(made: Phone) -> None:
    when(made, created(Line, talk_id="talk_1"), 0, "answer")
    with made.step("world"):
        made.deliver("chat__receive", {"sender": "Ada", "text": "x"})
    made.advance(minutes(5))
    assert [text for _, text in told(made)] == ["x"]


def test_a_condition_that_was_undone_is_not_met(made: Phone) -> None:
    when(made, TOLD_ADA, 0, "answer")
    user = User(made)
    user.do("open_app", {"app": "chat"})
    user.do("open_talk", {"talk_id": "talk_1"})
    assert user.do("send_twice", {"text": "x", "fails": True}).error is not None
    made.advance(minutes(5))
    assert told(made) == []


def test_conditions_are_met_in_the_order_of_their_declaration(made: Phone) -> None:
    for number in range(4):
        when(made, TOLD_ADA, 1, f"{number}")
    with made.step("user"):
        made.app(Chat).send("talk_1", "x")
    made.advance(minutes(2))
    assert [text for _, text in told(made)] == ["0", "1", "2", "3"]


def test_a_condition_may_look_at_the_time_and_at_what_has_happened(made: Phone) -> None:
    when(made, lambda phone: phone.now >= minutes(4), 1, "by time")
    when(made, lambda phone: "by time" in phone.clock.fired, 1, "by chain")
    made.advance(minutes(4))
    made.advance(minutes(9))
    assert told(made) == [(5, "by time"), (6, "by chain")]


def test_a_condition_may_read_as_an_assistant_does_and_never_write(made: Phone) -> None:
    when(made, lambda phone: len(phone.app(Chat).read_talk("talk_1")) == 3, 0, "heard")
    with made.step("user"):
        made.app(Chat).send("talk_1", "x")
    made.advance(minutes(1))
    assert told(made) == [(0, "heard")]
    when(made, lambda phone: bool(phone.app(People).add_card("Eve")), 0, "wrong")
    with pytest.raises(DefinitionError, match="the condition of 'wrong': people__add_card writes"):
        made.advance(minutes(2))


def test_conditions_are_met_on_each_fork_alone(made: Phone) -> None:
    when(made, TOLD_ADA, 1, "answer")
    twin = made.fork()
    with twin.step("user"):
        twin.app(Chat).send("talk_1", "x")
    again = twin.fork()
    for one in (made, twin, again):
        one.advance(minutes(3))
    assert [told(one) for one in (made, twin, again)] == [[], [(1, "answer")], [(1, "answer")]]
    assert [len(one.clock.conditionals) for one in (made, twin, again)] == [1, 0, 0]


# Alarms ----------------------------------------------------------------------------------------


def bell(made: Phone, minute: float, title: str = "Tea") -> None:
    with made.step("user"):
        made.app(Bells).set_bell(title, minutes(minute))


def test_what_falls_due_in_an_app_rings_at_its_time_among_what_happens(made: Phone) -> None:
    bell(made, 3)
    bell(made, 2, "Bread")
    made.at(minutes(1), says("early"))
    made.at(minutes(3), says("together"))
    made.at(minutes(4), says("late"))
    made.advance(minutes(10))
    assert [(entry.at, entry.text.split("\n")[-1]) for entry in made.log] == [
        (minutes(1), "early"),
        (minutes(2), "Bread rang, due 09:02"),
        (minutes(3), "together"),
        (minutes(3), "Tea rang, due 09:03"),
        (minutes(4), "late"),
    ]
    assert made.app(Bells).next_alarm() is None
    assert [change.actor for change in made.journal.changes if change.table == "bells.bells"][-1] == "world"


def test_a_bell_rings_as_it_stands_after_every_change_undo_and_fork(made: Phone) -> None:
    bell(made, 5)
    made.advance(minutes(1))
    twin = made.fork()
    with made.step("user"):
        made.app(Bells).move_bell("bell_1", minutes(3))
    made.advance(minutes(2))
    with undone(made):
        made.app(Bells).remove_bell("bell_1")
    with twin.step("user"):
        twin.app(Bells).remove_bell("bell_1")
    for one in (made, twin):
        one.advance(minutes(9))
    assert [(entry.at, entry.text) for entry in made.log] == [(minutes(3), "Tea rang, due 09:03")]
    assert twin.log == []


def test_an_app_is_not_asked_again_for_its_alarm_while_no_row_changes(
    made: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[datetime] = []
    next_alarm = Bells.next_alarm
    monkeypatch.setattr(Bells, "next_alarm", lambda app: asked.append(app.now) or next_alarm(app))
    bell(made, 9)
    for minute in (1, 2, 3):
        made.advance(minutes(minute))
    assert asked == [minutes(0)]


def test_an_app_is_asked_again_only_if_one_of_its_own_rows_was_written(
    made: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell(made, 9)
    made.advance(minutes(1))
    asked: list[datetime] = []
    next_alarm = Bells.next_alarm
    monkeypatch.setattr(Bells, "next_alarm", lambda app: asked.append(app.now) or next_alarm(app))
    with made.step("user"):
        made.app(Chat).send("talk_1", "Hello")
    twin = made.fork()
    for one in (made, twin):
        one.advance(minutes(2))
    assert asked == []
    bell(twin, 8)
    twin.advance(minutes(3))
    assert asked == [minutes(2)]


def test_a_bell_that_is_taken_back_within_a_step_does_not_ring(made: Phone) -> None:
    bell(made, 9)
    made.advance(minutes(1))
    with undone(made):
        made.app(Bells).set_bell("Early", minutes(2))
    made.advance(minutes(5))
    assert made.log == []


def test_several_bells_at_one_time_all_ring_once(made: Phone) -> None:
    for title in "abc":
        bell(made, 2, title)
    made.advance(minutes(5))
    made.advance(minutes(9))
    assert [entry.text for entry in made.log] == [f"{title} rang, due 09:02" for title in "abc"]


def test_a_bell_that_was_moved_by_something_on_the_way_rings_when_it_is_due_then(made: Phone) -> None:
    bell(made, 3)
    made.at(minutes(2), lambda phone: phone.app(Bells).move_bell("bell_1", minutes(7)))
    made.advance(minutes(5))
    assert made.log == []
    made.advance(minutes(8))
    assert [entry.at for entry in made.log] == [minutes(7)]


def test_a_bell_on_a_fork_rings_there(made: Phone) -> None:
    twin = made.fork()
    bell(twin, 1)
    for one in (made, twin):
        one.advance(minutes(2))
    assert [len(one.log) for one in (made, twin)] == [0, 1]


def test_an_alarm_that_stays_where_it_is_is_a_fault_of_the_app(made: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    bell(made, 1)
    monkeypatch.setattr(Bells, "ring", lambda app: None)
    with pytest.raises(DefinitionError, match=r"Bells\.ring left its alarm where it was"):
        made.advance(minutes(5))

    def fails(app: Bells) -> None:
        raise BadInput("no bell today")

    monkeypatch.setattr(Bells, "ring", fails)
    with pytest.raises(DefinitionError, match=r"left its alarm where it was \(no bell today\)"):
        made.advance(minutes(5))


def test_an_alarm_that_never_stops_is_told_and_does_not_hang(made: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def rings(app: Bells) -> None:
        app.bells.update(app.bells["bell_1"].changed(title=app.bells["bell_1"].title[::-1]))

    bell(made, 1)
    monkeypatch.setattr(Bells, "ring", rings)
    monkeypatch.setattr("pare.phone.MOST_RINGS", 50)
    with pytest.raises(DefinitionError, match=r"Bells\.ring left its alarm where it was"):
        made.advance(minutes(5))


# Waiting ---------------------------------------------------------------------------------------


def test_waiting_skips_to_what_happens_next(made: Phone) -> None:
    made.at(minutes(47), says("next"))
    made.at(minutes(90), says("later"))
    user = User(made)
    assert user.do("wait").error is None
    assert made.now == minutes(47)
    assert told(made) == [(47, "next")]
    assert [(entry.kind, entry.at) for entry in made.log] == [("tap", START), ("event", minutes(47))]
    user.do("wait")
    assert made.now == minutes(90)


def test_waiting_takes_five_minutes_where_nothing_is_due(made: Phone) -> None:
    when(made, TOLD_ADA, 1, "answer")
    User(made).do("wait")
    assert made.now == minutes(5)


def test_waiting_passes_noise_and_bells_on_the_way(made: Phone) -> None:
    bell(made, 3)
    made.at(minutes(2), says("noise"), noise=True)
    made.at(minutes(30), says("story"))
    User(made).do("wait")
    assert made.now == minutes(30)
    assert [entry.at for entry in made.log if entry.kind == "event"] == [minutes(2), minutes(3), minutes(30)]


def test_waiting_does_not_skip_to_noise(made: Phone) -> None:
    made.at(minutes(2), says("noise"), noise=True)
    made.at(minutes(90), says("late noise"), noise=True)
    assert made.clock.idle
    User(made).do("wait")
    assert made.now == minutes(5)
    assert told(made) == [(2, "noise")]


def test_waiting_for_what_is_overdue_takes_no_time(made: Phone) -> None:
    made.at(minutes(-3), says("overdue"))
    User(made).do("wait")
    assert made.now == START
    assert told(made) == [(0, "overdue")]


def test_while_waiting_noise_arrives_at_its_rate(made: Phone) -> None:
    noise = Noise(
        events_per_minute=6, seed=3, corpus=(Unrelated("chat__receive", (("sender", "Shop"), ("text", "%"))),)
    )
    made.at(minutes(5), says("story"))
    User(made, noise).do("wait")
    texts = [text for _, text in told(made)]
    assert texts[-1] == "story"
    assert 15 <= texts.count("%") <= 45
