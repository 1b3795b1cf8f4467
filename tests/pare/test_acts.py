"""The acts of a proposal: what is done, without reasons, asides and what stays as it is."""

from __future__ import annotations

import pytest

from pare.offer.acts import acts, stem
from pare.offer.matter import active


@pytest.mark.parametrize(
    ("text", "heads"),
    [
        ("Shall I tell Ida that it is off, and move the lunch?", ["tell ida that it is off", "move the lunch"]),
        ("You are away, so I'd ask Ida to come.", ["ask ida to come"]),
        ("I'd e-mail Ida and put in a second-hand copy.", ["e-mail ida", "put in a second-hand copy"]),
        ("I'd order the kettle (40 euros, in blue).", ["order the kettle"]),
        ("I'd tell Ida before she leaves.", ["tell ida"]),
    ],
)
def test_each_clause_of_an_offer_is_an_act(text: str, heads: list[str]) -> None:
    assert [act.head.strip(" .?") for act in acts(text)] == heads


@pytest.mark.parametrize(
    "text",
    [
        "I'd tell Ida, and leave the lunch alone.",
        "I'd tell Ida and keep the lunch.",
        "I'd tell Ida. Shall I go ahead?",
        "I'd tell Ida, and let you pay tonight.",
        "Ida is ill. I'd tell Ida; the lunch stays.",
    ],
)
def test_what_changes_nothing_is_no_act(text: str) -> None:
    assert [act.head.strip(" .,") for act in active(text)] == ["tell ida"]


def test_an_act_knows_its_reason_and_whether_it_is_put_to_the_rest() -> None:
    first, second = acts("I'd tell Ida, and also move the lunch, so that she has time.")
    assert (first.added, first.tail) == (False, "")
    assert second.added
    assert "so that she has time" in second.tail


def test_what_leads_in_a_later_sentence_is_its_reason() -> None:
    assert acts("I'd tell Ida. To cheer her up I'd send flowers.")[-1].tail.startswith("to cheer her up")


def test_words_are_known_by_how_they_begin() -> None:
    assert stem("kettle's") == stem("kettles") == "kettl"
