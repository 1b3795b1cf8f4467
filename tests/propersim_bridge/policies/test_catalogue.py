import tomllib
from typing import get_args

import pytest

from pare.errors import LoadError
from propersim_bridge.assistants.texts import recommendation_in
from propersim_bridge.policies import catalogue as module
from propersim_bridge.policies.catalogue import catalogue, sentence, texts
from propersim_bridge.rating.reading import reading
from propersim_bridge.vocabulary import Kind, Tone, Topic


def test_every_tone_and_topic_has_several_texts():
    known = catalogue()
    assert [*known.openers] == [*get_args(Tone)]
    assert [*known.bodies] == [*get_args(Topic)]
    assert [*known.fitting] == [*get_args(Kind)]
    assert all(len(group) >= 3 for group in (*known.openers.values(), *known.bodies.values()))
    assert len(texts()) == len(known) == len(set(texts()))


def test_a_reader_without_labels_finds_the_topic_and_the_tone_of_every_text():
    known = catalogue()
    for opener, tone in known.tone_of.items():
        for body, topic in known.topic_of.items():
            read = reading(sentence(opener, body))
            assert (read.topics, read.tone, read.fault) == ((topic,), tone, ""), sentence(opener, body)


def test_what_is_sampled_is_what_is_delivered():
    assert all(recommendation_in(text) == text for text in texts())


def test_a_sentence_comes_apart_again():
    known = catalogue()
    opener, body = known.openers["warm"][0], known.bodies["plants"][-1]
    assert known.split(sentence(opener, body)) == (opener, body)
    assert known.split(body) is None


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda read: read["bodies"].pop("plants"), "every tone and topic needs texts of its own"),
        (lambda read: read["openers"].update(warm=read["openers"]["direct"]), "every tone and topic needs texts"),
        (lambda read: read["fitting"].update(cooking=["stews"]), "every kind of activity needs topics"),
    ],
)
def test_an_incomplete_catalogue_is_refused(monkeypatch, change, told):
    complete = tomllib.loads

    def broken(text):
        read = complete(text)
        change(read)
        return read

    monkeypatch.setattr(module.tomllib, "loads", broken)
    with pytest.raises(LoadError, match=told):
        catalogue.__wrapped__()
