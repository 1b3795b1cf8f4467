"""The model-driven user."""

from __future__ import annotations

import pytest

WAIT = ("wait", {})
OPEN = ("open_notification", {"notification_id": "notification_1"})


def actions(episode):
    return [step["action"] for turn in episode.turns for step in turn["user"]]


async def test_it_is_itself_and_sees_its_screen_its_shade_and_its_actions(playing):
    playing.answers(WAIT, OPEN, ("back", {}))
    await playing(leader="llm", follower="silent")
    assert playing.offered("user") == [
        ["open_app", "wait"],
        ["open_app", "open_notification", "wait"],
        ["answer", "back", "go_home", "wait"],
    ]
    assert {body["tool_choice"] for body in playing.bodies} == {"required"}
    first, second, third = playing.heard("user")
    assert "You are Nino Bassi" in first
    assert "A retired organ builder." in first
    assert "I would love to go to tea with Ada." in first
    assert "- post: Letters on paper." in first
    assert "- [notification_1] Letter from Ada: Tea on Sunda" in second
    assert "four" not in second, "a headline is all that a notification tells"
    assert "On the display: post.LetterView (One letter, unfolded.)" in third
    assert "Tea on Sunday at four? Do write back." in third
    assert 'you did open_notification({"notification_id":"notification_1"})' in third


async def test_it_sees_nothing_of_the_scenario_but_persona_and_goal(playing):
    playing.answers(WAIT, OPEN, WAIT)
    await playing(leader="llm", follower="silent")
    assert "SECRET" not in str(playing.bodies)


async def test_it_accepts(playing):
    playing.answers(WAIT, ("accept_proposal", {}), WAIT)
    episode = await playing(leader="llm", follower="oracle")
    assert 'The assistant offers: "Accept Ada\'s tea on Sunday?"' in playing.heard("user")[1]
    assert {"accept_proposal", "reject_proposal"} < set(playing.offered("user")[1])
    assert episode.grade.success
    assert 'The assistant tells you: "Done."' in playing.heard("user")[2]


async def test_it_rejects_with_a_reason_that_the_assistant_is_told_without_its_thoughts(playing):
    reject = ("reject_proposal", {"reason": "<think>I must not say why.</think>Sunday does not suit me."})
    playing.answers(WAIT, reject, WAIT)
    episode = await playing(leader="llm", follower="oracle")
    assert next(iter(episode.phone.proposals)).reason == "Sunday does not suit me."
    assert [turn["reward"] for turn in episode.turns] == [0, -1, 0]
    assert 'you did reject_proposal({"reason":"Sunday does not suit me."})' in playing.heard("user")[2]


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ("I wait.", "You called no tool"),
        (("accept_proposal", {}), "there is no accept_proposal; there are open_app, wait"),
        (("open_app", "{"), "not valid JSON"),
        (("open_app", {}), "app: is required"),
        (("wait", {"until": "noon"}), "until: there is no such argument"),
    ],
)
async def test_a_malformed_answer_is_told_and_tried_once_more(playing, bad, told):
    playing.answers(bad, ("open_app", {"app": "post"}))
    episode = await playing(leader="llm", follower="silent", turns=1)
    assert told in playing.heard("user")[1]
    assert actions(episode)[0] == {"name": "open_app", "arguments": {"app": "post"}}


async def test_after_two_malformed_answers_it_waits(playing):
    playing.answers("Hm.", ("fly", {}))
    episode = await playing(leader="llm", follower="silent", turns=1)
    assert actions(episode) == [{"name": "wait", "arguments": {}}]
    assert len(playing.bodies) == 2


async def test_of_several_calls_the_first_is_its_action(playing):
    playing.answers([("open_app", {"app": "post"}), WAIT])
    episode = await playing(leader="llm", follower="silent", turns=1)
    assert [action["name"] for action in actions(episode)] == ["open_app"]


async def test_the_error_of_its_last_action_is_told(playing):
    playing.answers(("open_app", {"app": "diary"}), WAIT)
    episode = await playing(leader="llm", follower="silent", turns=2)
    assert episode.turns[0]["user"][0]["error"]
    assert "Your last action did not work: app: there is no app 'diary'" in playing.heard("user")[1]


async def test_taps_carry_their_text(playing):
    playing.answers(WAIT, OPEN, ("answer", {"text": "I come on Sunday."}))
    episode = await playing(leader="llm", follower="silent")
    assert episode.grade.outcome == "user_alone"
