"""Seeded noise: the same seed gives the same noise, and no noise changes what a scenario asks for."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare.errors import BadInput
from pare.handles import executor, observer
from pare.noise import FREE_RETRIES, NO_NOISE, Noise, Unrelated
from pare.phone import Phone
from pare.tool import ToolSpec
from tests.pare.toy import START, Chat, accepted, phone

CORPUS = tuple(Unrelated("chat__receive", (("sender", f"Shop {n}"), ("text", f"Offer {n}"))) for n in range(9))


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"tool_failure": -0.1}, "tool failure: a probability from 0 to 1, not -0.1"),
        ({"tool_failure": 1.1}, "tool failure: a probability from 0 to 1"),
        ({"tool_failure": float("nan")}, "tool failure: a probability from 0 to 1, not nan"),
        ({"events_per_minute": -1}, "events per minute: a number from 0 to 60, not -1"),
        ({"events_per_minute": 61}, "events per minute: a number from 0 to 60"),
        ({"events_per_minute": float("nan")}, "events per minute"),
        ({"events_per_minute": float("inf")}, "events per minute"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        Noise(**settings)


def test_without_noise_nothing_is_noisy() -> None:
    made = phone()
    NO_NOISE.schedule(made, START + timedelta(hours=9))
    assert made.clock.queue == []
    assert not NO_NOISE.strikes(made, {}, "chat__list_talks", {})


def outcomes(noise: Noise, calls: int = 30) -> list[bool]:
    made = phone()
    execute, _ = executor(made, accepted(made), calls, noise)
    return [execute("chat__send", {"talk_id": "talk_1", "text": f"{n}"}).injected for n in range(calls)]


def test_tools_fail_as_often_as_is_set_and_the_same_under_the_same_seed() -> None:
    one = outcomes(Noise(tool_failure=0.4, seed=1))
    assert one == outcomes(Noise(tool_failure=0.4, seed=1))
    assert one != outcomes(Noise(tool_failure=0.4, seed=2))
    assert 5 <= sum(one) <= 20
    assert not any(outcomes(Noise(tool_failure=0.0, seed=1)))


def test_an_injected_fault_says_that_it_may_be_tried_again_and_does_nothing() -> None:
    made = phone()
    execute, _ = executor(made, accepted(made), 5, Noise(tool_failure=1.0))
    lines = list(made.app(Chat).lines)
    outcome = execute("chat__send", {"talk_id": "talk_1", "text": "x"})
    assert outcome.error == "chat__send: the service did not answer; nothing was done. Try again."
    assert outcome.injected
    assert not outcome.refused
    assert list(made.app(Chat).lines) == lines
    call = made.journal.calls[-1]
    assert (call.name, call.arguments, call.error) == ("chat__send", {"talk_id": "talk_1", "text": "x"}, outcome.error)


def test_the_same_call_fails_at_most_three_times_and_for_free() -> None:
    made = phone()
    execute, _ = executor(made, accepted(made), 2, Noise(tool_failure=1.0))
    for text in ("x", "y"):
        call = {"text": text, "talk_id": "talk_1"}
        for attempt in range(FREE_RETRIES):
            left = execute.steps_left
            assert execute("chat__send", dict(sorted(call.items(), reverse=bool(attempt % 2)))).injected
            assert execute.steps_left == left
        assert execute("chat__send", call).error is None
        assert execute.steps_left == left - 1
    assert [line.text for line in made.app(Chat).lines.where(sender="me")] == ["x", "y"]
    assert not execute("chat__send", {"talk_id": "talk_1", "text": "z"}).injected


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("nonsense", {}), ("chat__list_talks", None), ("chat__list_talks", [1]), ("chat__list_talks", {"x": {1}}),
     ("chat__list_talks", {"x": "\ud800"}), (None, {}), (["chat__send"], {}), ("chat__send", {})],

)  # fmt: skip
def test_what_would_fail_anyway_fails_for_its_own_reason(name: Any, arguments: Any) -> None:
    made = phone()
    read, _ = observer(made, 5, Noise(tool_failure=1.0))
    outcome = read(name, arguments)
    assert outcome.error
    assert not outcome.injected
    assert read.steps_left == 4


def test_beyond_its_limit_or_revoked_no_call_is_made_to_fail() -> None:
    made = phone()
    read, revoke = observer(made, 0, Noise(tool_failure=1.0))
    assert read("chat__list_talks", {}).error == "the step limit is reached; end the turn"
    read, revoke = observer(made, 5, Noise(tool_failure=1.0))
    revoke()
    assert not read("chat__list_talks", {}).injected


def arrivals(noise: Noise, minutes: int = 10, made: Phone | None = None) -> list[Any]:
    made = made or phone()
    until = made.now + timedelta(minutes=minutes)
    noise.schedule(made, until)
    made.advance(until)
    return [(entry.at, entry.text) for entry in made.log]


def test_unrelated_arrivals_come_at_their_rate_and_the_same_under_the_same_seed() -> None:
    one = arrivals(Noise(events_per_minute=3, seed=1, corpus=CORPUS))
    assert one == arrivals(Noise(events_per_minute=3, seed=1, corpus=CORPUS))
    assert one != arrivals(Noise(events_per_minute=3, seed=2, corpus=CORPUS))
    assert 15 <= len(one) <= 45
    assert len({text for _, text in one}) > 5


def test_of_a_long_stretch_only_the_end_is_noisy() -> None:
    one = arrivals(Noise(events_per_minute=3, seed=1, corpus=CORPUS), minutes=600)
    assert 15 <= len(one) <= 45
    assert min(at for at, _ in one) >= START + timedelta(minutes=590)


def test_what_arrives_for_an_app_that_is_not_there_is_left_out() -> None:
    other = (Unrelated("mail__receive", (("sender", "Shop"),)),)
    assert arrivals(Noise(events_per_minute=9, seed=1, corpus=other)) == []
    mixed = arrivals(Noise(events_per_minute=9, seed=1, corpus=other + CORPUS))
    assert len(mixed) > 40


def test_what_cannot_arrive_ends_nothing() -> None:
    corpus = (Unrelated("bells__rings", (("bell_id", "bell_7"),)), *CORPUS)
    one = arrivals(Noise(events_per_minute=9, seed=1, corpus=corpus))
    assert len(one) > 40


def test_arrivals_are_no_happenings_of_the_scenario() -> None:
    made = phone()
    Noise(events_per_minute=9, seed=1, corpus=CORPUS).schedule(made, START + timedelta(minutes=5))
    assert made.clock.queue
    assert made.clock.idle
    assert made.clock.next_of_scenario() is None


def test_settings_are_what_is_recorded() -> None:
    noise = Noise(tool_failure=0.5, events_per_minute=1, reword_tools=True, seed=7, corpus=CORPUS)
    assert noise.settings == {"tool_failure": 0.5, "events_per_minute": 1, "reword_tools": True, "seed": 7}
    assert Noise(**noise.settings, corpus=CORPUS) == noise


def test_random_of_one_purpose_does_not_depend_on_another() -> None:
    noise = Noise(seed=4)
    assert noise.random("a", 1).random() == noise.random("a", 1).random()
    assert len({noise.random("a", 1).random(), noise.random("a", 2).random(), noise.random("b", 1).random()}) == 3


@pytest.mark.parametrize(
    ("name", "other"),
    [("chat__send_to", "chat__dispatch_to"), ("chat__send", "chat__dispatch"), ("chat__sing", "chat__do_sing"),
     ("chat__" + "y" * 58, "chat__do_" + "y" * 55)],
)  # fmt: skip
def test_reworded_names(name: str, other: str) -> None:
    spec = ToolSpec(name, "Say it.", {"type": "object"}, name)
    assert NO_NOISE.reworded(spec) is spec
    assert Noise(reword_tools=True).reworded(spec) == ToolSpec(
        other, "In the chat app: say it.", {"type": "object"}, name
    )


def test_what_arrives_does_not_depend_on_what_the_agents_do() -> None:
    noise, quiet, busy = Noise(events_per_minute=6, seed=1, corpus=CORPUS), phone(), phone()
    for made in (quiet, busy):
        for turn in range(1, 21):
            made.turn = turn
            if made is busy:
                made.note("report", "assistant", "", "Done.")
                made.at(made.now + timedelta(seconds=5), lambda _: None)
            until = made.now + timedelta(seconds=30)
            noise.schedule(made, until)
            made.advance(until)
    told = [[(one.at, one.text) for one in made.log if one.kind == "event"] for made in (quiet, busy)]
    assert told[0] == told[1]
    assert len(told[0]) > 30


def test_reworded_tools_speak_of_each_other_by_their_new_names() -> None:
    spec = ToolSpec("mail__list_mails", "Mails; read_mail gives one whole.", {"properties": {"id": {
        "description": "As in search_mails."}}}, "mail__list_mails")  # fmt: skip
    told = Noise(reword_tools=True).reworded(spec, {"read_mail", "search_mails", "list_mails"})
    assert told.description == "In the mail app: mails; fetch_mail gives one whole."
    assert told.parameters["properties"]["id"]["description"] == "As in lookup_mails."


def test_an_error_names_a_tool_as_it_was_called() -> None:
    made = phone()
    read, _ = observer(made, 5, Noise(reword_tools=True))
    name = next(spec.name for spec in read.tools if spec.original == "chat__list_talks")
    assert name != "chat__list_talks"
    assert (read(name, {"odd": 1}).error or "").startswith(f"{name}: odd: ")
