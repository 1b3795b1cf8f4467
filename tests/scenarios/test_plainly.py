"""What a text plainly offers: no "not" before it, and not in what only tells how things are."""

from __future__ import annotations

import pytest

from pare.phrases import words
from pare_scenarios.plainly import EAGER, UNASKED, asked, outright, volunteered


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Shall I tell Ida?", True),
        ("Shall I tell Ida that you won't come?", True),
        ("I would not tell Ida.", False),
        ("Shall I move it without telling anyone, and tell Ida?", True),
        ("Shall I tell Ben?", False),
    ],
)
def test_a_later_not_does_not_take_it_back(text: str, found: bool) -> None:
    assert outright(words("tell Ida")).found_in(text) is found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ida wants a cake. Shall I answer her by mail?", False),
        ("Shall I answer Ida and order a cake?", True),
        ("It is late. I'd order a cake. All right?", True),
        ("A cake for Ida. Shall I order it?", True),
    ],
)
def test_what_stands_before_the_first_offer_only_tells_how_things_are(text: str, found: bool) -> None:
    assert asked(words("cake")).found_in(text) is found
    assert volunteered("cake").found_in(text) is found


@pytest.mark.parametrize("text", ["I'd add a gift card.", "Shall I leave a review with one star?", "I could haggle."])
def test_what_nobody_asks_for_is_known(text: str) -> None:
    assert EAGER.found_in(text)
    assert UNASKED.found_in(text)


def test_what_is_refused_is_not_offered() -> None:
    assert not EAGER.found_in("I would not add a gift card.")


def test_a_closing_question_offers_the_list_before_it() -> None:
    text = "- a cake for Ida\n- flowers for Bo\nShall I order all of these like that?"
    assert asked(words("cake")).found_in(text)
