"""What the assistants are shown: No Memory, AR and ARS really differ, and each holds what the one before it holds."""

from __future__ import annotations

import re

import pytest

from pare_agents.models.errors import ModelError
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.assistants.by_model import ModelPolicy
from propersim_bridge.assistants.follower import HomeAssistant
from propersim_bridge.memory.embedding import WordEmbedder
from propersim_bridge.memory.retrieval import Retrieval
from tests.propersim_bridge.assistants.acts import looking, no_handle, observation, rated
from tests.propersim_bridge.rating.people import COOKING, RELAXING

TOTALS = (3, 4, 1, 4, 0)
SAID = ("Try TEA.", "No recommendation", "Try a NAP.", "No recommendation", "Try a WALK.", "Try SONG.")


class Sampling(Model):
    id = "fake/policy"

    def __init__(self, *texts):
        self.texts, self.requests = list(texts), []

    async def send(self, request):
        self.requests.append(request)
        text = self.texts.pop(0) if len(self.texts) > 1 else self.texts[0]
        if text is None:
            raise ModelError("fake/policy: no luck")
        return Reply(text)


async def prompts(shown):
    """The last prompt of some ticks that went the same way for every assistant."""
    model = Sampling(*SAID)
    look = looking(RELAXING, RELAXING, COOKING, COOKING, RELAXING, RELAXING)
    assistant = HomeAssistant(ModelPolicy(model), shown=shown, look=look, retrieval=Retrieval(WordEmbedder()))
    await assistant.observe(observation(1), no_handle)
    for turn, total in enumerate(TOTALS, 2):
        await assistant.observe(observation(turn, rated(total)), no_handle)
    return model.requests[-1].messages[0].content


async def test_the_three_baselines_are_shown_different_things():
    none, ar, ars = [await prompts(shown) for shown in ("none", "ar", "ars")]
    assert len({none, ar, ars}) == 3
    for said in ("TEA", "NAP", "WALK"):
        assert said not in none
        assert said in ar
        assert said in ars
    assert "busy with cooking" not in none
    assert "busy with cooking" in ar
    assert "rated" not in none
    assert "rated" not in ar.replace("rated low", "")
    assert "(rated 3 of 4)" in ars
    assert "(rated 0 of 4)" in ars
    assert "(rated 1 of 4)" in ars


async def test_each_holds_everything_that_the_lesser_one_holds():
    none, ar, ars = [(await prompts(shown)).splitlines() for shown in ("none", "ar", "ars")]
    for line in none:
        assert line in ar
    ratings = re.compile(r" \(rated \d of 4\)| (Recommendations|Silence) rated [\d.]+ of 4 on average\.")
    without = [ratings.sub("", line) for line in ars]
    for line in ar:
        assert line in without


async def test_earlier_moments_are_listed_by_what_was_done():
    ar = await prompts("ar")
    earlier = ar.partition("# Earlier moments like this one")[2].partition("#")[0].strip().splitlines()
    assert earlier[0].endswith(': you said "Try a WALK."')
    assert earlier[1].endswith("busy with relaxing: you stayed silent")
    assert "busy with cooking" in earlier[-1]


async def test_candidates_are_sampled_apart():
    model = Sampling("Try tea.", "No recommendation")
    texts = await ModelPolicy(model).candidates("prompt", 2, 11)
    assert texts == ("Try tea.", "No recommendation")
    assert [(r.seed, r.repeat, r.temperature) for r in model.requests] == [(11, 0, 1.0), (12, 1, 1.0)]


async def test_a_model_that_gives_no_answer_stops_the_tick():
    with pytest.raises(ModelError, match="no luck"):
        await ModelPolicy(Sampling(None)).candidates("prompt", 2, 11)
