"""The assistant while it carries out what was accepted."""

from __future__ import annotations

import pytest

PROPOSE = ("propose", {"text": "Shall I write to Ada that you come to tea on Sunday?"})
SEND = ("post__send_letter", {"to": "Ada", "text": "I come on Sunday."})
LIST = ("post__list_letters", {})
REPORT = ("report", {"text": "Ada knows."})
SILENCE = "I have stopped working on this and have nothing to report."


def executed(episode):
    return episode.turns[1]["executed"]


async def test_it_is_offered_everything_and_knows_what_was_seen_before(playing):
    playing.answers(LIST, PROPOSE, SEND, REPORT)
    await playing(turns=2)
    names = ["post__burn_letter", "post__list_letters", "post__read_letter", "post__send_letter", "report"]
    assert playing.offered("execute") == [names, names]
    heard = playing.heard("execute")[0]
    assert PROPOSE[1]["text"] in heard.split("# Now")[1]
    assert 'You called post__list_letters({}) -> [{"id":"letter_1"' in heard


async def test_several_calls_in_one_answer_are_made_in_order(playing):
    playing.answers(PROPOSE, [LIST, SEND, REPORT])
    episode = await playing(turns=2)
    assert [call["name"] for call in executed(episode)["calls"]] == ["post__list_letters", "post__send_letter"]
    assert executed(episode)["report"] == "Ada knows."
    assert episode.grade.success


async def test_a_failed_call_comes_back_and_can_be_corrected(playing):
    playing.answers(PROPOSE, ("post__send_letter", {"whom": "Ada"}), SEND, REPORT)
    episode = await playing(turns=2)
    assert "whom: there is no such argument" in playing.heard("execute")[1]
    assert episode.grade.success


async def test_without_steps_left_it_may_only_report(playing):
    playing.answers(PROPOSE, [LIST, SEND, SEND], REPORT)
    episode = await playing(turns=2, execute_steps=2)
    assert playing.offered("execute")[1] == ["report"]
    assert len(executed(episode)["calls"]) == 2
    assert executed(episode)["report"] == "Ada knows."
    assert episode.grade.success
    assert episode.grade.violations == 0


@pytest.mark.parametrize("ending", [("All done.", "Really."), (("report", "{"), "All done.", "Really.")])
async def test_a_missing_report_is_made_up_for(playing, ending):
    playing.answers(PROPOSE, SEND, *ending)
    episode = await playing(turns=2)
    assert executed(episode)["report"] == SILENCE
    assert episode.grade.success


async def test_a_last_chance_not_taken_has_nothing_to_report(playing):
    playing.answers(PROPOSE, SEND, SEND)
    assert executed(await playing(turns=2, execute_steps=1))["report"] == SILENCE


async def test_reasoning_never_reaches_the_user(playing):
    report = "The user is easy to please.</think>Ada knows.<scratchpad>done"
    playing.answers(
        PROPOSE, SEND, ("report", {"text": "<thinking>All thought</thinking>"}), ("report", {"text": report})
    )
    episode = await playing(turns=2)
    assert executed(episode)["report"] == "Ada knows."
    assert [(call["name"], call["arguments"]) for call in executed(episode)["calls"][1:]] == [("report", None)]


async def test_what_was_done_is_remembered(playing):
    playing.answers(PROPOSE, SEND, REPORT, ("wait", {}))
    await playing(turns=3)
    before, now = playing.heard("observe")[1].split("# Now")
    done = next(line for line in before.splitlines() if "You called post__send_letter" in line)
    assert '"text":"I come on Sunday."' in done.split(" -> ")[0]
    assert '"id":"letter_2"' in done.split(" -> ")[1]
    assert 'You reported: "Ada knows."' in before
    assert "was answered" not in now, "the acceptance is known already"
