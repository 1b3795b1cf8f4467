"""Word families: which slots are widened, and which wordings they take then."""

from __future__ import annotations

import pytest

from pare.need import Need
from pare.offer.families import widened
from pare.phrases import Phrase, affirms, all_of, any_of, none_of, person, words


@pytest.mark.parametrize(
    ("wording", "taken"),
    [
        ("remind*", "an alarm at six"),
        ("calendar", "block the afternoon"),
        ("cancel*", "call it off"),
        ("tell*", "drop her a line"),
        ("ask*", "check with Ida"),
        ("note", "write it down"),
        ("move*", "push it to Friday"),
        ("order", "buy the blue one"),
        ("calendar", "pencil it in"),
        ("tell*", "let Dr. Ida Falk and Noor know"),
        ("cancel*", "calling all of it off"),
        ("collect*", "pick the parcel up"),
        ("rent", "it says 890 euros"),
        ("present", "her gift"),
    ],
)
def test_a_wording_for_an_act_takes_its_family(wording: str, taken: str) -> None:
    assert not words(wording).found_in(taken)
    assert widened(words(wording)).found_in(taken)
    assert widened(affirms(words(wording))).found_in(taken)
    assert widened(any_of("kettle", wording)).found_in(taken)


@pytest.mark.parametrize(
    ("wording", "other"),
    [
        ("ask*", "tell her that it is off"),
        ("cancel*", "move it to Friday"),
        ("move*", "cancel it"),
        ("tulips", "roses"),
        ("rent", "it says 890"),
    ],
)
def test_other_acts_and_the_matter_itself_stay_apart(wording: str, other: str) -> None:
    assert not widened(words(wording)).found_in(other)


@pytest.mark.parametrize("phrase", [person("Ida Falk"), words("kettle"), none_of("cancel")])
def test_what_has_no_family_stays_as_it_is(phrase: Phrase) -> None:
    assert widened(phrase) == phrase


def test_a_wording_that_is_one_of_many_brings_no_family() -> None:
    mixed = words("earlier", "sooner", "ahead", "before five", "in the morning", "forward")
    assert not widened(mixed).found_in("send it on")


def test_all_parts_are_still_needed() -> None:
    both = widened(all_of("cancel", "kettle"))
    assert both.found_in("call off the kettle")
    assert not both.found_in("call off the cab")


def test_a_slot_is_named_past_brackets_and_with_an_ampersand() -> None:
    need = Need("x", slots={"what": words("take the kettle off", "beans and rice")})
    assert need.judge("Shall I take the kettle (not the cup) off the list?").fits
    assert need.judge("Shall I put beans & rice on the list?").fits
    assert not need.judge("Shall I take the kettle to Ida (not off the list)?").fits
