"""What a policy wrote, as what is delivered."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from propersim_bridge.assistants.texts import LENGTH, as_written, recommendation_in
from propersim_bridge.policies.catalogue import catalogue, sentence
from propersim_bridge.vocabulary import NO_RECOMMENDATION


@pytest.mark.parametrize(
    "text",
    [
        "No Recommendation",
        "no recommendation.",
        "NO RECOMMENDATIONS!",
        '"No recommendation"',
        "**No Recommendation**",
        "(No recommendation)",
        "**No Recommendation** (she is busy)",
        "NO_RECOMMENDATION",
        "Recommendation: No recommendation",
        "Recommendation: None",
        "No recommendation at this time.",
        "No recommendations needed right now",
        "No recommendation. She is at work and should not be disturbed.",
        "No recommendation – they are asleep.",
        "No recommendation, because the gap is too short.",
        "No recommendation is necessary while he works.",
        "No suggestion for now",
        "I have no recommendation.",
        "There is no recommendation for this moment.",
        "I don't recommend anything now.",
        "I would rather not suggest anything.",
        "I won’t interrupt while she reads.",
        "No recommendation No recommendation No recommendation",
        "No new recommendation.",
        "No further recommendations",
        "No specific recommendation at this time.",
        "No-Recommendation",
        "No recommendation Reason: she is busy",
        "No recommendation given.",
        "I am not going to recommend anything.",
        "I'm not going to interrupt her nap.",
        "I'll stay silent.",
        "I will remain quiet while she works.",
        "I abstain.",
        "The assistant stays silent.",
        "I will refrain from recommending anything now.",
        "There's no need for a recommendation right now.",
        "I won't make any suggestions for now.",
        "Not making any recommendation.",
        "None",
        "n/a",
        "Stay silent.",
        "Nothing to recommend right now.",
        "<think>Should I?</think>No recommendation",
        '{"recommendation": null}',
        '{"recommendation": "No Recommendation", "reason": "busy"}',
        "```\nNo recommendation\n```",
        "",
        " \n ",
        "...",
    ],
)
def test_an_abstention_in_any_form_is_one(text):
    assert recommendation_in(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "I recommend you note three things that went well.",
        "I would suggest a short walk.",
        "Note down the name of the song.",
        "No need to cook tonight: warm up the soup.",
        "No screens after ten; read a novel instead.",
        "Nothing beats a walk along the river now.",
        "None of the plants has been watered, have a look.",
        "Wait for the kettle and stretch your back.",
        "Now is a good time for the crossword.",
        "Notice your breath for a minute.",
        "Do not recommend yourself to fate: plan the evening.",
        "Skip the news and put on a record.",
        "Silence suits this hour: read a poem.",
        "I can't recommend this novel enough: read a chapter.",
        "I wouldn't suggest coffee now; try herbal tea instead.",
        "I don't recommend more screen time tonight; take a short walk.",
        "Not recommending sugar again: have an apple.",
        "I abstain from coffee after four, and so should you: try herbal tea.",
        "Pass the evening with a novel.",
        "'Tis a good hour for a walk, isn't it?",
        '"The Old Man and the Sea" would suit tonight.',
    ],
)
def test_a_recommendation_stays_as_it_is(text):
    assert recommendation_in(text) == text


@pytest.mark.parametrize(
    ("written", "delivered"),
    [
        ("Recommendation: Try a stretch.", "Try a stretch."),
        ("**Recommendation:** Try a stretch.", "Try a stretch."),
        ("My suggestion: “Try a stretch.”", "Try a stretch."),
        ("Assistant: 'Try a stretch.'", "Try a stretch."),
        ('"Try a stretch." This helps the back.', "Try a stretch."),
        ("Try a stretch.\n\nIt helps the back, because she sat for long.", "Try a stretch."),
        ("Try a stretch.\nReason: she sat for long.", "Try a stretch."),
        ("Try a stretch. (Reason: she sat for long.)", "Try a stretch."),
        ("Try a\n stretch.  Now.", "Try a stretch. Now."),
        ('{"recommendation": "Try a stretch.", "reason": "back"}', "Try a stretch."),
        ('```json\n{"Suggestion": "Try a stretch."}\n```', "Try a stretch."),
        ('["Try a stretch.", "Try tea."]', "Try a stretch."),
        ("<think>No recommendation?</think>\nTry a stretch.", "Try a stretch."),
        ("Try a stretch.\ud800", "Try a stretch.?"),
    ],
)
def test_what_stands_around_a_recommendation_is_left_out(written, delivered):
    assert recommendation_in(written) == delivered


def test_what_is_too_long_ends_with_a_sentence():
    text = recommendation_in("Try a stretch now. " * 60)
    assert len(text) <= LENGTH
    assert text.endswith("Try a stretch now.")


@pytest.mark.parametrize("mark", ["```", "*", "**", "`"])
def test_what_is_cut_is_clean_again(mark):
    delivered = recommendation_in(f"{'x' * 300} {'x' * 285} {mark} {'x' * 300}")
    assert recommendation_in(delivered) == delivered == f"{'x' * 300} {'x' * 285}"


PIECES = st.sampled_from(
    ["No recommendation", "Recommendation:", "Try tea.", '"', "'", "\n", "\n\n", "Reason: x", "{", "}", ":", "*", "(",
     ")", "```", "I", "note", "Suggestion", "<think>", "</think>", '{"text": "Try tea."}', "none", ".", "x" * 300, " "]
)  # fmt: skip


@given(
    st.one_of(
        st.text(max_size=300), st.lists(PIECES, max_size=8).map(" ".join), st.lists(PIECES, max_size=8).map("".join)
    )
)
def test_the_text_that_is_delivered_is_the_text_that_is_remembered(written):
    delivered = recommendation_in(written)
    assert recommendation_in(as_written(delivered)) == delivered
    if delivered is not None:
        assert delivered == delivered.strip() != ""
        assert "\n" not in delivered
        assert len(delivered) <= LENGTH


@pytest.mark.parametrize("filler", [" ", "\n", " \n", '"', "(", "{", "*", "recommendation: ", "no "])
def test_nonsense_of_any_length_is_read_at_once(filler):
    recommendation_in("x" + filler * 20_000 + "y")


def test_every_text_of_the_catalogue_is_delivered_as_it_stands():
    known = catalogue()
    for opener in known.tone_of:
        for body in known.topic_of:
            assert recommendation_in(sentence(opener, body)) == sentence(opener, body)
    assert as_written(None) == NO_RECOMMENDATION
