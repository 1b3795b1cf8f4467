"""Retrieval of similar moments."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from pare.errors import LoadError
from propersim_bridge.memory import embedding
from propersim_bridge.memory.embedding import WordEmbedder, open_embedder, unit
from propersim_bridge.memory.retrieval import MOST_SIMILAR, Retrieval
from propersim_bridge.memory.tick import Tick
from tests.propersim_bridge.rating.people import STEP, WAKES, doing


class Letters:
    """Texts by how often each letter stands in them."""

    id = "letters"

    def __init__(self):
        self.asked = []

    async def vectors(self, texts):
        self.asked += texts
        return unit([[text.count(letter) for letter in "abcde"] for text in texts])


def ticks_of(*pairs):
    return [Tick(WAKES + n * STEP, doing(text=text), said) for n, (text, said) in enumerate(pairs)]


async def filled(*pairs, embedder=None):
    retrieval = Retrieval(embedder or Letters())
    await retrieval.extend(ticks_of(*pairs))
    return retrieval


async def found(retrieval, text):
    return [(tick.activity.text, tick.recommendation) for tick in await retrieval.similar(text)]


async def test_nothing_is_similar_to_the_first_moment():
    assert await Retrieval(Letters()).similar("abc") == ()


async def test_the_most_similar_come_first_and_of_equals_the_later():
    retrieval = await filled(("aab", "1"), ("bbb", "2"), ("aab", "3"), ("aabb", "4"), ("aba", "5"))
    assert await found(retrieval, "aab") == [("aba", "5"), ("aab", "3"), ("aab", "1"), ("aabb", "4"), ("bbb", "2")]


async def test_a_pair_counts_once_as_of_its_latest_tick():
    retrieval = await filled(*[("aaa", None)] * 9, ("aaa", "say"), *[("aaa", None)] * 9, ("ccc", "far"))
    assert await found(retrieval, "aaa") == [("aaa", None), ("aaa", "say"), ("ccc", "far")]
    assert (await retrieval.similar("aaa"))[0].at == WAKES + 18 * STEP
    assert len(retrieval) == 3


async def test_five_at_most():
    assert len(await found(await filled(*[("abc", str(n)) for n in range(30)]), "abc")) == MOST_SIMILAR


async def test_each_text_is_embedded_once():
    embedder = Letters()
    retrieval = await filled(("aaa", "1"), ("bbb", "2"), ("aaa", "3"), embedder=embedder)
    for _ in range(3):
        await retrieval.similar("aaa")
        await retrieval.similar("ccc")
    assert embedder.asked == ["aaa", "bbb", "ccc"]


WORDS = st.text("abcde", min_size=3, max_size=6)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(WORDS, st.sampled_from([None, "1", "2"])), min_size=1, max_size=90), WORDS)
async def test_it_finds_what_looking_at_every_tick_finds(pairs, text):
    retrieval, ticks = Retrieval(Letters()), ticks_of(*pairs)
    for tick in ticks:
        await retrieval.similar(text)
        await retrieval.add(tick)
    vectors = await Letters().vectors([text, *(tick.activity.text for tick in ticks)])
    latest = {(tick.activity.text, tick.recommendation): n for n, tick in enumerate(ticks)}
    ranked = sorted(latest.values(), key=lambda n: (-round(float(vectors[0] @ vectors[n + 1]), 4), -n))
    expected = [ticks[n] for n in ranked]
    got = await retrieval.similar(text)
    assert len(got) == min(MOST_SIMILAR, len(expected))
    alike = [float(vectors[0] @ vectors[ticks.index(tick) + 1]) for tick in got]
    wanted = [float(vectors[0] @ vectors[ticks.index(tick) + 1]) for tick in expected[:MOST_SIMILAR]]
    assert np.allclose(alike, wanted, atol=2e-5)


async def test_words_that_come_with_a_package_know_what_is_alike():
    retrieval = await filled(
        ("tuning a reed organ", "organ"), ("kneading dough for flat bread", "bread"), ("paying bills", "bills"),
        embedder=WordEmbedder(),
    )  # fmt: skip
    assert (await found(retrieval, "baking a loaf of rye"))[0] == ("kneading dough for flat bread", "bread")
    vectors = await WordEmbedder().vectors(["baking", ""])
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors[0]), 1, atol=1e-3)
    assert np.isfinite(vectors).all()


def test_without_the_package_one_line_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(embedding, "find_spec", lambda name: None)
    with pytest.raises(LoadError, match=r"pip install 'pare-sim\[home\]'"):
        open_embedder()


def test_nothing_heavy_is_imported_before_it_is_used():
    heavy = ("wordllama", "litellm", "torch")
    script = f"import sys, propersim_bridge.memory.retrieval; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
