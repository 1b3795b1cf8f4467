"""The two reference policies."""

from __future__ import annotations

import pytest

from pare.errors import BadInput
from propersim_bridge.assistants.reference import Oracle, Silent
from propersim_bridge.contracts import Situation
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.rating.people import COOKING, GOOD, ODETTE, RELAXING, WORKING, at, day

TEXTS = ("May I suggest that you repot the fern?", GOOD, "Put on a jazz album now.", "Watch a documentary film.")


async def given(policy, clock, activity, ticks, n=2, seed=1):
    return await policy.candidates(policy.prompt(Situation(at(clock), activity, "ar", ticks)), n, seed)


async def test_silence():
    assert await given(Silent(), "10:00", RELAXING, day("10:00")) == (NO_RECOMMENDATION,) * 2


async def test_the_oracle_speaks_only_where_that_is_rated_higher():
    oracle = Oracle(ODETTE, TEXTS)
    assert set(await given(oracle, "10:00", RELAXING, day("10:00"), n=20)) == {GOOD, "Watch a documentary film."}
    assert await given(oracle, "10:00", COOKING, day("10:00")) == ("Put on a jazz album now.",) * 2
    assert await given(oracle, "10:00", RELAXING, day("10:00", ["09:30"])) == (NO_RECOMMENDATION,) * 2
    assert await given(oracle, "10:00", WORKING, day("10:00")) == (NO_RECOMMENDATION,) * 2


async def test_the_oracle_says_the_same_for_the_same_seed():
    first, second = [await given(Oracle(ODETTE, TEXTS), "10:00", RELAXING, day("10:00"), n=9, seed=4) for _ in "ab"]
    assert first == second


async def test_an_oracle_needs_texts_and_a_situation():
    with pytest.raises(BadInput, match="something to recommend"):
        Oracle(ODETTE, ())
    with pytest.raises(BadInput, match="before it was shown"):
        await Oracle(ODETTE, TEXTS).candidates("", 1, 0)
