"""Whole episodes: what a run would score, and what its trace holds."""

from __future__ import annotations

import pytest

from pare.noise import Noise
from pare.trace import replay
from pare_agents.models import AttemptsExhausted, RequestRejected

OFFER = "Shall I write to Ada that you come to tea on Sunday at 16:00?"
ANSWER = {"to": "Ada", "text": "I come on Sunday at four."}
READ = ("post__read_letter", {"letter_id": "letter_1"})
WAIT = ("wait", {})
GOOD = (READ, ("propose", {"text": OFFER}), ("post__send_letter", ANSWER), ("report", {"text": "Ada knows."}))


async def test_reading_proposing_and_executing_succeeds(playing):
    playing.answers(*GOOD, WAIT)
    episode = await playing()
    assert episode.grade.success
    assert episode.grade.evidence_before == 1.0
    assert [turn.get("reward") for turn in episode.turns] == [0, 1, 0]
    assert episode.turns[1]["executed"]["report"] == "Ada knows."
    assert episode.turns[2]["user"][0]["said"] == ("Ada knows.",)
    assert [body["model"] for body in playing.bodies] == ["observe", "observe", "execute", "execute", "observe"]


async def test_the_same_with_another_provider(playing_anthropic):
    playing_anthropic.answers(*GOOD, WAIT)
    episode = await playing_anthropic()
    assert episode.grade.success
    assert playing_anthropic.bodies[1]["tools"][-1]["name"] == "wait"


async def test_the_same_in_plain_text_for_models_without_tool_calling(playing):
    playing.settings = {"tool_protocol": "json"}
    for name, given in (*GOOD, WAIT):
        playing.answers(f'Well then. {{"tool": "{name}", "arguments": {str(given).replace(chr(39), chr(34))}}}')
    assert (await playing()).grade.success


async def test_two_models_play_together(playing):
    tap = ("open_notification", {"notification_id": "notification_1"})
    offer, send, report = GOOD[1:]
    playing.answers(WAIT, WAIT, tap, offer, ("accept_proposal", {}), send, report, WAIT, WAIT)
    episode = await playing(leader="llm", turns=4)
    assert episode.grade.success
    roles = ["user", "observe", "user", "observe", "user", "execute", "execute", "user", "observe"]
    assert [body["model"] for body in playing.bodies] == roles
    assert 'The assistant tells you: "Ada knows."' in playing.heard("user")[3]


async def test_waiting_every_turn_never_proposes(playing):
    playing.answers(*[WAIT] * 3)
    episode = await playing()
    assert (episode.grade.outcome, episode.grade.failure) == ("failed", "never proposed")
    assert len(playing.bodies) == 3


async def test_the_same_answers_give_the_same_trace_and_it_replays(playing, tea):
    playing.answers(*GOOD, WAIT)
    first = await playing()
    playing.answers(*GOOD, WAIT)
    second = await playing()
    assert first.trace.data == second.trace.data
    assert playing.bodies[:5] == playing.bodies[5:]
    assert (await replay(first.trace, tea())).trace.data == first.trace.data


async def test_what_went_wrong_replays_too(playing, tea):
    wrong = ("post__burn_letter", {"letter_id": "letter_1"})
    playing.answers([("nonsense", {}), ("post__read_letter", "{broken"), wrong], "I think so.", "Hm.", WAIT, WAIT)
    episode = await playing()
    assert (await replay(episode.trace, tea())).trace.data == episode.trace.data


async def test_seed_and_repeat_reach_the_model(playing, tmp_path):
    playing.settings = {"cache": tmp_path}
    playing.answers(*[WAIT] * 6)
    await playing(seed=2**31 + 5, repeat=0)
    assert {body["seed"] for body in playing.bodies} == {5}
    await playing(seed=2**31 + 5, repeat=0)
    assert len(playing.bodies) == 3, "the same run is answered from the cache"
    await playing(seed=2**31 + 5, repeat=1)
    assert len(playing.bodies) == 6, "another repeat is asked anew"


async def test_passing_errors_are_waited_out(playing, naps):
    playing.wire.fail(429)
    playing.wire.fail(500)
    playing.answers(*GOOD, WAIT)
    assert (await playing()).grade.success
    assert len(naps) == 2


@pytest.mark.parametrize("leader", ["scripted", "llm"])
async def test_a_lasting_error_ends_the_episode_as_an_error(playing, leader):
    playing.wire.fail(401)
    with pytest.raises(RequestRejected):
        await playing(leader=leader)


async def test_an_error_that_does_not_pass_ends_it_too(playing):
    playing.answers(*GOOD[:2])
    for _ in range(6):
        playing.wire.fail(503)
    with pytest.raises(AttemptsExhausted):
        await playing()


async def test_failing_tools_cannot_keep_a_turn_going_forever(playing):
    for number in range(60):
        playing.answers(("post__list_letters", {"sender": f"nobody {number}"}))
    episode = await playing(noise=Noise(tool_failure=1.0), turns=1, observe_steps=3)
    assert len(playing.bodies) == 4 * 3 + 1 + 1
    assert all(call["injected"] for call in episode.turns[0]["observed"]["calls"])
