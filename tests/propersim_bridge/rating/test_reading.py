"""What a person makes of a text."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, strategies as st

from propersim_bridge.policies.catalogue import catalogue, sentence
from propersim_bridge.rating.reading import inflected, reading, words_of


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        ("How about a slow-roasted aubergine dish for supper?", ("recipes",)),
        ("You might like the new episode of that history podcast.", ("podcasts",)),
        ("Try a quick Sudoku to keep your mind sharp.", ("games",)),
        ("Could you call your sister while the bread rises?", ("friends", "recipes")),
        ("Take three deep breaths before you go on.", ("breathing",)),
        ("Repot the fern, it has outgrown its corner.", ("plants",)),
        ("What would Epictetus say about a day like this?", ("philosophy",)),
        ("Set a timer and give the report one more hour.", ("scheduling",)),
        ("Put some of this month's income into a rainy-day fund.", ("money",)),
        ("Look for Jupiter above the roofs tonight.", ("science",)),
        ("Learn how to ask for directions in Portuguese.", ("languages",)),
        ("Sew a patch onto the elbow of your jacket.", ("crafts",)),
        ("Open the window for a while.", ()),
    ],
)
def test_free_text_is_about_what_it_names(text, topics):
    assert reading(text).topics == topics


@pytest.mark.parametrize(
    "text",
    [
        "Book a table for two.",
        "Plant your feet on the floor.",
        "A plot twist: do nothing today.",
        "It is retail, not ai.",
    ],
)
def test_a_word_that_means_something_else_names_no_topic(text):
    assert reading(text).topics == ()


def test_only_whole_words_count():
    assert reading("The filmy curtainless bookish bakerloo line.").topics == ()


def test_case_accents_and_plurals_do_not_matter():
    assert reading("SAUTÉED PODCASTS").topics == reading("podcast").topics == ("podcasts",)
    assert reading("two recipes, two stories for the diaries").topics == ("recipes", "writing_prompts")


@pytest.mark.parametrize(
    ("text", "tone"),
    [
        ("How about a cup of cocoa and your favourite chapter?", "warm"),
        ("You might enjoy a quiet quarter of an hour with your novel.", "warm"),
        ("Psst! Bet you can't name ten rivers before the kettle boils!", "playful"),
        ("Why not put on some jazz while you chop the onions?", "playful"),
        ("May I suggest reviewing the chapter before noon?", "formal"),
        ("It would be advisable to take a short pause.", "formal"),
        ("Read one chapter.", "direct"),
        ("Take ten minutes and sort the desk, then move on.", "direct"),
        ("The kettle is on.", "direct"),
        ("Let the last light linger on a page of verse.", "poetic"),
        ("Beneath the hush of rain, a letter waits to be written.", "poetic"),
    ],
)
def test_free_text_has_a_tone(text, tone):
    assert reading(text).tone == tone


def test_every_text_of_the_catalogue_says_what_it_was_written_to_say():
    known = catalogue()
    for opener, tone in known.tone_of.items():
        for body, topic in known.topic_of.items():
            text = sentence(opener, body)
            assert (reading(text).tone, reading(text).topics, reading(text).fault) == (tone, (topic,), ""), text


@pytest.mark.parametrize(
    "text",
    [
        "Tea?",
        "word " * 80,
        'Here you go: {"recommendation": "tea"}',
        "Read read read read a book tonight.",
        "tea and tea and tea and tea and tea and tea",
        "READ A BOOK TONIGHT",
        "Try **tea** with a book.",
    ],
)
def test_what_cannot_be_taken_in_at_a_glance_has_a_fault(text):
    assert reading(text).fault


@given(st.text(max_size=200))
def test_any_text_can_be_read_and_reads_the_same_in_capitals(text):
    one = reading(text)
    assert len(set(one.topics)) == len(one.topics)
    if text.isascii():
        assert reading(text.upper()).topics == one.topics


def test_no_phrase_names_two_topics():
    read = tomllib.loads(files("propersim_bridge.rating").joinpath("words.toml").read_text())
    found = {}
    for topic, phrases in read["topics"].items():
        assert len(phrases) >= 25, topic
        for phrase in phrases:
            assert found.setdefault(words_of(phrase), topic) == topic, phrase


def test_plurals():
    assert inflected("fairy tale") == (("fairy", "tale"), ("fairy", "tales"))
    assert ("library",) in inflected("library")
    assert ("libraries",) in inflected("library")
    assert inflected("sing!") == (("sing",),)
    assert inflected("宗教") == inflected("?!") == ()
