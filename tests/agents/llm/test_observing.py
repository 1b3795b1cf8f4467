"""The assistant while it observes."""

from __future__ import annotations

import re

import pytest

OFFER = "Shall I write to Ada that you come to tea on Sunday?"
PROPOSE = ("propose", {"text": OFFER})
LIST = ("post__list_letters", {})
WAIT = ("wait", {})


def calls(episode, turn=0):
    return episode.turns[turn]["observed"]["calls"]


async def test_it_is_offered_what_reads_and_nothing_that_writes(playing):
    playing.answers(WAIT)
    await playing(turns=1)
    assert playing.offered("observe") == [["post__list_letters", "post__read_letter", "propose", "wait"]]
    assert re.search(r"- post \(.+\): list_letters, read_letter", playing.heard("observe")[0])
    assert "Letter from Ada (letter_1):\n  Tea on Sunday at four? Do write back." in playing.heard("observe")[0]


@pytest.mark.parametrize("broken", ["{broken", "[1]", '"post"', "null"])
async def test_arguments_that_are_no_object_are_refused_recorded_and_counted(playing, broken):
    playing.answers(("post__list_letters", broken), ("propose", broken), WAIT)
    episode = await playing(turns=1, observe_steps=2)
    assert [(call["name"], call["arguments"]) for call in calls(episode)] == [
        ("post__list_letters", None),
        ("propose", None),
    ]
    assert "Error: " in playing.heard("observe")[1]
    assert "JSON" in playing.heard("observe")[1]
    assert playing.offered("observe")[2] == ["propose", "wait"], "two steps are used up"
    assert episode.grade.violations == 0


async def test_an_unknown_tool_is_refused_with_the_known_ones_named(playing):
    playing.answers(("post__read_mind", {"of": "Ada"}), WAIT)
    episode = await playing(turns=1)
    assert "there is no tool" in calls(episode)[0]["error"]
    assert "post__list_letters, post__read_letter" in playing.heard("observe")[1]


async def test_a_name_that_no_provider_takes_back_is_made_fit(playing):
    playing.answers(("functions.read: letter", {}), ("", {}), WAIT)
    episode = await playing(turns=1)
    assert [call["name"] for call in calls(episode)] == ["functions_read__letter", "_"]


async def test_trying_to_write_is_a_violation_and_changes_nothing(playing):
    playing.answers(("post__burn_letter", {"letter_id": "letter_1"}), WAIT)
    episode = await playing(turns=1)
    assert calls(episode)[0]["refused"]
    assert episode.grade.violations == 1
    assert "accepted a proposal" in playing.heard("observe")[1]
    assert len(episode.phone.app_named("post").letters) == 1


async def test_several_calls_in_one_answer_are_made_in_order_until_the_turn_ends(playing):
    playing.answers([LIST, ("post__read_letter", {"letter_id": "letter_1"}), PROPOSE, LIST])
    episode = await playing(turns=1)
    assert [call["name"] for call in calls(episode)] == ["post__list_letters", "post__read_letter"]
    assert episode.turns[0]["observed"]["proposal"] == OFFER
    assert len(playing.bodies) == 1


async def test_results_are_answered_to_the_call_they_belong_to(playing):
    playing.answers([LIST, ("post__read_letter", {"letter_id": "letter_9"})], WAIT)
    await playing(turns=1)
    results = playing.wire.sent[1].results
    assert results["id_0_0"].startswith('[{"id":"letter_1"')
    assert results["id_0_1"].startswith("Error: ")


async def test_without_steps_left_it_may_only_propose_or_wait(playing):
    playing.answers([LIST] * 4, PROPOSE)
    episode = await playing(turns=1, observe_steps=2)
    assert len(calls(episode)) == 2, "calls beyond the limit are not made"
    assert playing.offered("observe")[1] == ["propose", "wait"]
    assert playing.bodies[1]["tool_choice"] == "required"
    assert playing.heard("observe")[1].count("no calls are left") == 2
    assert episode.turns[0]["observed"]["proposal"] == OFFER


@pytest.mark.parametrize("last", ["Well…", LIST, ("propose", {"text": ""}), ("propose", "{")])
async def test_a_last_chance_not_taken_is_a_wait(playing, last):
    playing.answers(LIST, last)
    episode = await playing(turns=1, observe_steps=1)
    assert episode.turns[0]["observed"]["proposal"] is None
    assert len(calls(episode)) == 1


async def test_without_any_steps_it_can_still_propose(playing):
    playing.answers(PROPOSE)
    episode = await playing(turns=1, observe_steps=0)
    assert playing.offered("observe") == [["propose", "wait"]]
    assert episode.turns[0]["observed"]["proposal"] == OFFER


async def test_a_text_without_a_call_is_reminded_once_and_then_a_wait(playing):
    playing.answers("I shall propose tea.", "As I said.")
    episode = await playing(turns=1)
    assert "You called no tool" in playing.heard("observe")[1]
    assert "I shall propose tea." in playing.heard("observe")[1]
    assert episode.turns[0]["observed"]["proposal"] is None
    assert calls(episode) == []


async def test_a_reminder_counts_as_a_step(playing):
    playing.answers("Hm.", LIST, WAIT)
    await playing(turns=1, observe_steps=2)
    assert playing.offered("observe")[2] == ["propose", "wait"]


async def test_reasoning_never_reaches_the_user(playing):
    playing.answers(("propose", {"text": f"<think>She is gullible.</think>{OFFER}"}))
    episode = await playing(turns=1)
    assert episode.turns[0]["observed"]["proposal"] == OFFER


@pytest.mark.parametrize("text", ["", "  ", "<think>Only thoughts</think>", "x" * 4001, 5, None])
async def test_a_proposal_without_a_fitting_text_is_malformed(playing, text):
    playing.answers(("propose", {"text": text}), PROPOSE)
    episode = await playing(turns=1)
    assert [(call["name"], call["arguments"]) for call in calls(episode)] == [("propose", None)]
    assert "propose: give `text`, a string of 1 to 4,000 characters" in playing.heard("observe")[1]
    assert episode.turns[0]["observed"]["proposal"] == OFFER


async def test_half_a_character_does_no_harm(playing):
    playing.answers(
        ("post__list_letters", '{"sender": "\\ud83d"}'), ("propose", f'{{"text": "{OFFER} \\ud83d"}}'), WAIT
    )
    episode = await playing(turns=1)
    assert calls(episode)[0]["arguments"] == {"sender": "?"}
    assert episode.turns[0]["observed"]["proposal"] == f"{OFFER} ?"


async def test_long_results_are_cut_and_say_so(playing, busy):
    playing.answers(*[WAIT] * 4, LIST, *[WAIT] * 200)
    await playing(busy)
    result = playing.wire.sent[5].results["id_4_0"]
    assert len(result) < 8_100
    assert "more characters; ask for less]" in result


async def test_a_rejection_and_its_reason_are_shown_and_remembered(playing):
    playing.answers(("propose", {"text": "Shall I tell Ada that you are ill?"}), WAIT, WAIT)
    episode = await playing()
    assert [turn["reward"] for turn in episode.turns] == [0, -1, 0]
    for heard in playing.heard("observe")[1:]:
        assert 'You offered: "Shall I tell Ada that you are ill?"' in heard
        assert 'Your offer "Shall I tell Ada that you are ill?" was answered.' in heard
        assert 'reject_proposal(reason="it does not say day")' in heard


async def test_an_offer_that_lapses_is_told_to_have_lapsed(playing):
    playing.answers(WAIT, PROPOSE, *[WAIT] * 6)
    await playing(leader="llm", turns=4)
    second, third, fourth = playing.heard("observe")[1:]
    assert f'Your offer still waits for an answer: "{OFFER}"' in second
    assert f'Your offer still waits for an answer: "{OFFER}"' not in fourth
    assert f'Your offer "{OFFER}" was not answered and has lapsed.' in fourth
    assert "lapsed" not in third.split("# Now")[0]


async def test_it_is_not_told_who_the_user_is(playing):
    playing.answers(WAIT)
    await playing(turns=1)
    assert "love to go" not in str(playing.bodies)
    assert "SECRET" not in str(playing.bodies)
