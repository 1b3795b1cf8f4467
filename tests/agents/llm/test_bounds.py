"""However long an episode is, what is sent stays bounded, and requests begin alike."""

from __future__ import annotations

import json
import os
from itertools import pairwise

import pytest

from pare.trace import replay

LENGTH = 200


def sizes(bodies):
    return [len(json.dumps(body["messages"])) for body in bodies]


def flat(bodies):
    """The largest request of the last half is no larger than that of the second quarter, give or take an entry."""
    measured = sizes(bodies)
    quarter = len(measured) // 4
    early, late = max(measured[quarter : 2 * quarter]), max(measured[2 * quarter :])
    return late <= early * 1.1


def shared(bodies):
    """How many leading characters each two successive requests share."""
    texts = [json.dumps(body["messages"]) for body in bodies]
    return [len(os.path.commonprefix(pair)) for pair in pairwise(texts)]  # noqa: RUF071


@pytest.fixture
async def watched(playing, busy):
    """A busy episode in which the assistant reads and waits, and sometimes proposes what is rejected."""
    for turn in range(LENGTH):
        read = ("post__read_letter", {"letter_id": "letter_1"})
        playing.answers(read, ("wait", {}) if turn % 7 else ("propose", {"text": f"Shall I answer Bo ({turn})?"}))
    return await playing(busy, turns=LENGTH)


async def test_what_the_assistant_is_sent_stays_bounded(watched, playing):
    assert len(watched.turns) == LENGTH
    bodies = playing.asked("observe")
    assert len(bodies) >= 2 * LENGTH - 30
    assert flat(bodies)
    assert max(sizes(bodies)) < 60_000
    assert "entries are left out" in playing.heard("observe")[-1]
    digest = playing.heard("observe")[-1].split("# What happened before")[1].split("\n\n")[1]
    assert "You offered: " in digest, "offers and their answers are remembered when their turns are gone"
    assert "reject_proposal" in digest
    assert len(digest) < 6_000


async def test_the_assistants_requests_begin_alike_and_its_episode_replays(watched, playing, busy):
    bodies = playing.asked("observe")
    rules = len(json.dumps(bodies[0]["messages"][:1])) - 2
    assert min(shared(bodies)) >= rules
    assert len({json.dumps(body["tools"]) for body in bodies}) == 1
    longer = [common > rules + 2_000 for common in shared(bodies)]
    assert sum(longer) > 0.75 * len(longer), "between two trims, the memory only grows at its end"
    assert (await replay(watched.trace, busy())).trace.data == watched.trace.data


@pytest.fixture
async def lived(playing, busy):
    """A busy episode for a user who opens a notification every other turn."""
    for turn in range(LENGTH):
        playing.answers(
            ("open_notification", {"notification_id": f"notification_{turn}"}) if turn % 2 else ("wait", {})
        )
    for _ in range(LENGTH):
        playing.answers(("wait", {}))
    return await playing(busy, leader="llm", follower="silent", turns=LENGTH)


async def test_what_the_user_is_sent_stays_bounded_and_begins_alike(lived, playing):
    assert len(lived.turns) == LENGTH
    assert flat(playing.bodies)
    assert max(sizes(playing.bodies)) < 30_000
    rules = len(json.dumps(playing.bodies[0]["messages"][:1])) - 2
    assert min(shared(playing.bodies)) >= rules


async def test_a_flood_of_events_in_one_turn_is_bounded(playing, tea):
    class Flood(tea):
        """Nine hundred letters at once."""

        def happens(self, story):
            super().happens(story)
            for number in range(900):
                story.at("+1m", f"n{number}", self.apps[0].receive_letter, sender=f"Bo {number}", text="Blah. " * 500)

    playing.answers(("wait", {}))
    await playing(Flood, turns=1)
    heard = playing.heard("observe")[0]
    assert len(heard) < 25_000
    assert "older events of this turn are not shown" in heard
    assert "Bo 899" in heard


async def test_short_events_are_not_cut_for_a_long_one(playing, tea):
    class Long(tea):
        """A long letter."""

        def happens(self, story):
            super().happens(story)
            story.at("+1m", "long", self.apps[0].receive_letter, sender="Bo", text="Blah. " * 3_000)

    playing.answers(("wait", {}))
    await playing(Long, turns=1)
    heard = playing.heard("observe")[0]
    assert "Tea on Sunday at four? Do write back." in heard
    assert 15_000 < len(heard.split("# Now")[1]) < 17_000
