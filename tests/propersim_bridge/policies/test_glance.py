import pytest

from propersim_bridge.contracts import Situation
from propersim_bridge.policies.glance import HIDDEN, LENGTH, glance, prompt_words
from propersim_bridge.policies.tokens import tokenizer, vocabulary
from tests.propersim_bridge.policies.moments import NOON, PLANT, cooking, tick

TODAY = [tick(200, kind="reading"), tick(100, PLANT, 1), tick(40, PLANT, 3), tick(10)]
SIMILAR = [tick(3_000, PLANT, 4), tick(4_000, None, 2)]


def words(shown, today=TODAY, similar=SIMILAR):
    return glance(Situation(NOON, cooking(), shown, today, similar)).words()


def test_without_memory_only_the_moment_is_told():
    told = words("none", (), ())
    assert told[:3] == ["you", "12:00", "cooking"]
    assert set(told[3:-1]) == {HIDDEN}


def test_memory_tells_when_and_what_and_scores_only_where_they_are_shown():
    plain, scored = words("ar"), words("ars")
    assert plain[3:8] == scored[3:8] == ["since:7", "1h:1", "2h:2", "3h:2", "4h:2"]
    assert PLANT.endswith(plain[8])
    assert plain[9::2] == ["·"] * 4
    assert scored[9::2] == ["plants:3", "plants:1", "plants:4", "quiet:2"]
    assert scored[8::2] == plain[8::2]


def test_before_the_first_recommendation_the_day_is_counted_from_its_beginning():
    assert words("ar", [tick(95)], ())[3] == words("ar", [tick(200), tick(95, PLANT)], ())[3]
    assert words("ar", [tick(200)], ())[3] != words("ar", [], ())[3]


@pytest.mark.parametrize("shown", ["none", "ar", "ars"])
@pytest.mark.parametrize("n", [0, 1, 7])
def test_a_prompt_always_has_the_same_number_of_words_and_tokens(shown, n):
    told = words(shown, [tick(minutes, PLANT, 2) for minutes in range(2 * n, 0, -2)], [tick(9_000, PLANT)] * n)
    ids = tokenizer(3).encode(" ".join(told), add_special_tokens=False)
    assert len(told) == len(ids) == LENGTH
    assert tokenizer(3).unk_token_id not in ids


def test_what_another_policy_said_is_told_as_something_else():
    foreign = [tick(10, "Have some soup, you earned it.", 3)]
    assert words("ar", foreign, ())[8:10] == ["other", "·"]
    assert words("ars", foreign, ())[8:10] == ["other", "other:3"]


def test_all_words_are_tokens_and_a_text_comes_back_as_it_was():
    known, made = vocabulary(2), tokenizer(2)
    assert len(known.tokens) == len(set(known.tokens)) == len(made)
    assert {*prompt_words()} < {*known.ids}
    ids = made.encode(f"{' '.join(words('ar'))}{PLANT}<end>", add_special_tokens=False)
    assert [ids[-3] in known.openers, ids[-2] in known.bodies, ids[-1] == known.end] == [True] * 3
