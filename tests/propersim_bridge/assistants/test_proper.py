"""The assistant that is trained, its pairs and its buffer."""

from __future__ import annotations

import orjson
import pytest
from hypothesis import given, strategies as st

from pare.errors import BadInput
from propersim_bridge.assistants.preference import pairs_of
from propersim_bridge.assistants.proper import ProPerAssistant
from propersim_bridge.contracts import Pair
from propersim_bridge.seeds import seed_of
from propersim_bridge.training.buffer import Buffer
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.assistants.acts import Learns, looking, no_handle, observation, rated


def test_pairs_compare_candidates_that_were_rated_differently():
    texts = ("Try tea.", NO_RECOMMENDATION, "Try a nap.")
    assert pairs_of("p", texts, (1, 4, 1), 3) == (
        Pair("p", NO_RECOMMENDATION, "Try tea.", 3, 3),
        Pair("p", NO_RECOMMENDATION, "Try a nap.", 3, 3),
    )


@pytest.mark.parametrize(
    ("texts", "scores"), [(("a", "b"), (2, 2)), (("a", "b"), (2, None)), (("a", "a"), (1, 2)), (("a",), (4,))]
)
def test_ties_missing_scores_and_equal_texts_make_no_pair(texts, scores):
    assert pairs_of("p", texts, scores, 1) == ()


SCORES = st.lists(st.tuples(st.sampled_from("abcd"), st.one_of(st.none(), st.integers(0, 4))), max_size=5)


@given(SCORES)
def test_the_chosen_text_is_always_the_better_rated(drawn):
    texts, scores = [text for text, _ in drawn], [score for _, score in drawn]
    for pair in pairs_of("p", texts, scores, 1):
        assert pair.chosen != pair.rejected
        assert any(
            a == pair.chosen and b == pair.rejected and x is not None and y is not None and x - y == pair.margin > 0
            for a, x in drawn
            for b, y in drawn
        )


async def test_each_tick_makes_a_pair_of_what_was_shown_and_delivered():
    learner = Learns(("Try tea.", '"No recommendation."'), ("Nap now, do.", "Try tea."), ("Try tea.", "Try tea."))
    assistant = ProPerAssistant(learner, seed=5, look=looking())
    await assistant.begin(2)
    await assistant.observe(observation(1), no_handle)
    await assistant.observe(observation(2, rated(1, 4)), no_handle)
    await assistant.observe(observation(3, rated(3, 1)), no_handle)
    await assistant.end(rated(2))
    assert list(assistant.buffer) == [
        Pair("prompt 1", NO_RECOMMENDATION, "Try tea.", 3, 2),
        Pair("prompt 2", "Nap now, do.", "Try tea.", 2, 2),
    ]
    assert learner.situations[0].shown == "ar"
    assert assistant.learn() == {"pairs": 2, "loss": 0.5}
    ((pairs, seed),) = learner.trained
    assert sorted(pairs, key=lambda pair: pair.prompt) == list(assistant.buffer)
    assert seed == seed_of(5, "train", 2)


async def test_nothing_to_learn_trains_nothing():
    learner = Learns("Try tea.")
    assert ProPerAssistant(learner).learn() == {"pairs": 0}
    assert learner.trained == []


async def test_pairs_of_all_days_are_drawn_from_and_the_draw_is_the_same_after_a_stop():
    old = [Pair("p", f"good {n}", f"bad {n}", 1, 1 + n % 3) for n in range(500)]
    drawn = []
    for _ in range(2):
        learner = Learns("Try tea.")
        assistant = ProPerAssistant(learner, seed=5, buffer=Buffer(old), look=looking())
        await assistant.begin(4)
        assistant.learn()
        drawn.append(learner.trained)
    assert drawn[0] == drawn[1]
    pairs = drawn[0][0][0]
    assert len(pairs) == len(set(pairs)) == 200
    assert {pair.day for pair in pairs} == {1, 2, 3}
    assert len(Buffer(old).until(2)) == 167


SIDES = {"said": ("better", "x"), "spoken": ("better", NO_RECOMMENDATION), "silent": (NO_RECOMMENDATION, "x")}
PAIRS = st.lists(
    st.builds(
        lambda prompt, sides, margin, day: Pair(prompt, *SIDES[sides], margin, day),
        prompt=st.text(max_size=20), sides=st.sampled_from([*SIDES]), margin=st.sampled_from([1.0, 2.0, 4.0]),
        day=st.integers(1, 14),
    ),
    max_size=40,
)  # fmt: skip


def counts(pairs):
    return {name: sum((pair.chosen, pair.rejected) == sides for pair in pairs) for name, sides in SIDES.items()}


@given(PAIRS, st.integers(0, 50), st.integers(0, 9), st.sampled_from([0.0, 0.5, 1.0]))
def test_a_draw_takes_each_pair_once_at_most(pairs, most, seed, content):
    buffer = Buffer(pairs)
    drawn = buffer.draw(seed, most, content)
    assert len(drawn) == min(most, len(pairs))
    assert drawn == buffer.draw(seed, most, content)
    left = list(pairs)
    for pair in drawn:
        left.remove(pair)
    if content:
        there, taken, said = counts(pairs), counts(drawn), round(content * most)
        assert taken["said"] >= min(said, there["said"])
        assert taken["spoken"] >= min((most - said) // 2, there["spoken"])


def test_what_is_scarce_is_drawn_as_often_as_what_is_not():
    pairs = [Pair(str(n), *SIDES["silent"], 1.0, 1) for n in range(900)]
    pairs += [Pair(str(n), *SIDES[sides], 1.0, 2) for n in range(60) for sides in ("said", "spoken")]
    assert counts(Buffer(pairs).draw(3, 90, 1 / 3)) == {"said": 30, "spoken": 30, "silent": 30}
    assert counts(Buffer(pairs[:930]).draw(3, 90, 1 / 3)) == {"said": 15, "spoken": 15, "silent": 60}
    assert counts(Buffer(pairs).draw(3, 90))["silent"] > 60


@given(PAIRS)
def test_what_is_saved_is_what_is_loaded(tmp_path_factory, pairs):
    path = tmp_path_factory.mktemp("buffer") / "pairs.jsonl"
    Buffer(pairs).save(path)
    assert list(Buffer.load(path)) == pairs
    assert [p.name for p in path.parent.iterdir()] == ["pairs.jsonl"]


GIVEN = {"prompt": "p", "chosen": "a", "rejected": "b", "margin": 1.0, "day": 1}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"prompt": "p", "chosen"', "is not JSON"),
        (b"[1]", "must be an object"),
        (orjson.dumps({"prompt": "p", "chosen": "a"}), "rejected: is required"),
        (orjson.dumps(GIVEN | {"extra": 1}), "no field 'extra'"),
        (orjson.dumps(GIVEN | {"chosen": 3}), "chosen"),
        (orjson.dumps(GIVEN | {"chosen": "b"}), "the same text"),
        (orjson.dumps(GIVEN | {"chosen": " "}), "must not be blank"),
        (orjson.dumps(GIVEN | {"margin": 0.0}), "margin must be above 0"),
        (orjson.dumps(GIVEN | {"day": 0}), "day at least 1"),
    ],
)
def test_a_malformed_line_is_named(tmp_path, line, told):
    path = tmp_path / "pairs.jsonl"
    path.write_bytes(orjson.dumps(GIVEN) + b"\n\n" + line + b"\n")
    with pytest.raises(BadInput, match="line 3") as raised:
        Buffer.load(path)
    assert told in str(raised.value)


def test_pairs_without_margin_and_day_can_be_read(tmp_path):
    path = tmp_path / "pairs.jsonl"
    path.write_bytes(b'{"prompt": "p", "chosen": "a", "rejected": "b"}')
    assert list(Buffer.load(path)) == [Pair("p", "a", "b")]


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadInput, match=r"none\.jsonl: cannot be read"):
        Buffer.load(tmp_path / "none.jsonl")
