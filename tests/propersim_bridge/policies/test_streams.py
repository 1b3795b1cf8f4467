from dataclasses import replace
from itertools import islice
from math import log2
from random import Random

import pytest

from propersim_bridge.policies.catalogue import catalogue
from propersim_bridge.policies.glance import YOU, Glance
from propersim_bridge.policies.streams import (
    HUNGRY,
    KINDS,
    SILENCE_OF_THE_TALKER,
    TONES,
    TOPICS,
    Day,
    _talk,
    streams,
    user,
)


def drawn(n=3_000, talker=0.4):
    dice = Random(5)
    users = [user(dice, f"user{number}") for number in range(6)]
    return {one.token: one for one in users}, list(islice(streams(dice, users, talker), n))


def test_a_user_hears_only_what_is_wished_for():
    users, moments = drawn()
    said = [(users[seen.user], seen, meant.said) for seen, meant in moments if seen.user != YOU and meant.said]
    assert said
    for one, seen, (opener, body) in said:
        assert catalogue().tone_of[opener] in one.tones
        assert catalogue().topic_of[body] in one.topics[seen.kind]
        assert one.open_to(seen.minute, seen.kind)
        assert sum(seen.counts) == 0 or seen.since >= one.half_life * log2(one.filling / HUNGRY)


def test_an_appetite_is_stilled_and_comes_back():
    one = replace(user(Random(1), "user1"), moods={"cooking": 9.0}, filling=1.0, half_life=30)
    day = Day(one, 480.0)
    assert day.due(480.0, "cooking")
    for minute in (500.0, 510.0):
        day.add(minute, "cooking", ("Why not", "bake bread"), 3)
    full = 1 + 0.5 ** (10 / 30)
    assert day.fullness_at(510.0) == pytest.approx(full)
    hungry = 510 + 30 * log2(full / HUNGRY)
    assert not day.due(hungry - 1, "cooking")
    assert day.due(hungry + 1, "cooking")


def test_users_are_open_by_activity_and_time_of_day():
    users = [user(Random(number), "user1") for number in range(200)]
    shares = [
        sum(one.open_to(minute, kind) for minute in range(360, 1380, 30) for kind in one.moods) / 34 / len(one.moods)
        for one in users
    ]
    assert 0.4 < sum(shares) / len(shares) < 0.75
    by_hour = sum(
        len({one.open_to(minute, kind) for minute in range(360, 1380, 30)}) == 2 for one in users for kind in one.moods
    )
    assert by_hour / sum(len(one.moods) for one in users) > 0.2


def test_the_talker_nearly_always_speaks_of_anything_in_any_tone():
    _, moments = drawn(talker=0.999)
    said = [meant.said for _, meant in moments if meant.said]
    assert 0.85 < len(said) / len(moments) < 0.97
    assert {catalogue().tone_of[opener] for opener, _ in said} == {*TONES}
    assert {catalogue().topic_of[body] for _, body in said} == {*TOPICS}


def test_who_is_not_known_is_spoken_to_by_the_talker_alone():
    _, moments = drawn()
    unknown = [meant for seen, meant in moments if seen.user == YOU]
    assert {meant.silence for meant in unknown} == {SILENCE_OF_THE_TALKER}
    assert {meant.silence for seen, meant in moments if seen.user != YOU} == {0.0, 1.0}


def test_the_talker_takes_up_what_was_rated_well_where_it_is_shown_that():
    dice, texts = Random(1), catalogue()
    topic, other = texts.fitting["cooking"][:2]
    pairs = [(texts.bodies[topic][0], 4), (None, 4), (texts.bodies[other][0], 1)]

    def chances(shown):
        meant = _talk(dice, texts, Glance(600, "cooking", shown, similar=pairs))
        return meant.silence, meant.topics[TOPICS.index(topic)] / meant.topics[TOPICS.index(other)]

    (silence, before), (still, after) = chances("ar"), chances("ars")
    assert silence == still == SILENCE_OF_THE_TALKER
    assert after == pytest.approx(before * 2**3)


def test_chances_add_up_and_cover_what_was_said():
    for _, meant in drawn(500)[1]:
        assert sum(meant.tones) == pytest.approx(1)
        assert sum(meant.topics) == pytest.approx(1)
        if meant.said is None:
            assert meant.silence > 0
        else:
            assert meant.topics[TOPICS.index(catalogue().topic_of[meant.said[1]])] > 0


def test_all_kinds_occur_and_the_same_seed_gives_the_same_stream():
    assert {seen.kind for seen, _ in drawn()[1]} == {*KINDS}
    assert drawn(200)[1] == drawn(200)[1]
