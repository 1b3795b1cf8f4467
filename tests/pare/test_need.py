"""The need: which proposals name it, and what is wrong with the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from pare.need import DOINGS, Need, Setting, Verdict, Window
from pare.offer import LENGTH, own_words, tells, unquoted
from pare.phrases import all_of, person, words
from tests.pare.test_offer import NEEDS

NEED = Need(
    "Tell Ada yes, and pay.",
    slots={"whom": words("Ada"), "what": words("lunch", "meal")},
    avoids={"the day": words("Friday")},
    doings=("pay",),
)
OFFERS = [
    line.split("\t")
    for line in Path(__file__).with_name("proposals_offers.tsv").read_text(encoding="utf-8").splitlines()
]
"""Name of a need, verdict, proposal (its line breaks as \\n)."""


@pytest.mark.parametrize(("need", "wanted", "text"), OFFERS)
def test_an_offer_is_told_from_what_is_none(need: str, wanted: str, text: str) -> None:
    verdict = NEEDS[need].judge(text.replace("\\n", "\n"))
    assert verdict.fits == (wanted == "fits"), verdict
    assert verdict.fits or getattr(verdict, wanted), verdict


@pytest.mark.parametrize(
    ("text", "missing", "contradicted", "unrequested"),
    [
        ("Shall I tell Ada that lunch is fine?", (), (), ()),
        ("Shall I buy Ada a meal?", (), (), ()),
        ("Shall I tell Ben that lunch is fine?", ("whom",), (), ()),
        ("Shall I help?", ("whom", "what"), (), ()),
        ("Ada; lunch", ("whom", "what"), (), ()),
        ("Shall I tell Ada yes to lunch on Friday?", (), ("the day",), ()),
        ("Shall I tell Ada yes to lunch and delete her mail?", (), (), ("delete",)),
        ("Shall I cancel lunch with Ada and invite Ben?", (), (), ("cancel", "invite")),
        ("Shall I cancel Friday?", ("whom", "what"), ("the day",), ("cancel",)),
    ],
)
def test_a_proposal_fits_or_has_its_faults_told(
    text: str, missing: tuple[str, ...], contradicted: tuple[str, ...], unrequested: tuple[str, ...]
) -> None:
    verdict = NEED.judge(text)
    assert (verdict.missing, verdict.contradicted, verdict.unrequested) == (missing, contradicted, unrequested)
    assert verdict.fits == (not (missing or contradicted or unrequested)) == (verdict.fault == "")
    for name in (*missing, *contradicted, *unrequested):
        assert name in verdict.fault


def test_the_faults_are_a_sentence() -> None:
    verdict = Verdict(False, ("whom",), ("the day", "the place"), ("cancel",))
    assert verdict.fault == ("it does not say whom; it gets wrong the day, the place; I did not want it to cancel")


@pytest.mark.parametrize("text", ["", "\x00", "x" * 100_000, "\ud800"])
def test_any_text_is_judged(text: str) -> None:
    assert not NEED.judge(text).fits


def test_what_a_need_asks_for_is_not_unrequested() -> None:
    for doing in DOINGS:
        assert Need("x", slots={}, doings=tuple(DOINGS)).judge("Shall I delete it, cancel it, pay and invite Ben?").fits
        assert (
            not Need("x", slots={}, doings=tuple(d for d in DOINGS if d != doing))
            .judge("Shall I delete it, cancel it, pay and invite Ben?")
            .fits
        )


def test_a_window_is_open_where_nothing_else_is_said() -> None:
    assert Window() == Window(opens="", closes="")


GOOD = "Shall I tell Ada that lunch is fine?"


def test_a_proposal_is_no_longer_than_a_screen() -> None:
    fitting = f"{GOOD} {'It is near, and so it is. ' * 60}"[:LENGTH]
    assert NEED.judge(fitting).fits
    assert NEED.judge(f"{fitting} {'It is so. ' * 10}").unclear == ("it is too long",)
    assert NEED.judge(GOOD.replace(" ", " " * LENGTH)).fits


def test_the_offers_of_a_long_text_name_something_of_the_need() -> None:
    reasons = "Ada asks about lunch, and you have not answered her. " + "She is in town, and he is not. " * 15
    assert NEED.judge(f"{reasons}Shall I reply to Ada?").fits
    assert not NEED.judge(f"{reasons}Shall I reply?").fits
    assert NEED.judge("Ada asks about lunch, and you have not answered her. Shall I reply?").fits


@pytest.mark.parametrize("many", range(5, 13))
def test_offers_are_few(many: int) -> None:
    text = "\n".join(["- Tell Ada that lunch is fine", *(f"- Move the {at}. chair to him" for at in range(1, many))])
    assert NEED.judge(text).fits == (many <= 7)


def test_what_is_taken_over_word_for_word_names_little() -> None:
    heard = "Hello, this is Ada, and I wonder whether you and I could have lunch in the garden one day."
    here = Setting(known=(heard,))
    copy = f"{heard} Shall I reply and put it into your diary?"
    assert NEED.judge(copy).fits
    assert NEED.judge(copy, here).missing == ("whom", "what")
    fewer = " ".join(word for at, word in enumerate(heard.split()) if at % 4 != 3)
    assert not NEED.judge(f"{fewer} Ada, lunch. Shall I reply?", here).fits
    assert NEED.judge(GOOD, here).fits


def test_a_word_to_an_outsider_is_not_wanted() -> None:
    here = Setting(outsiders=(("Ben Berg", "Ben"), ("Cleo Crane", "Cleo"), ("Dan Dorn", "Dan"), ("Eva Ehm", "Eva")))
    assert NEED.judge(f"Ben is away. {GOOD}", here).fits
    verdict = NEED.judge(f"{GOOD[:-1]}, and also forward it to Ben?", here)
    assert verdict.unrequested == ("tell Ben Berg",)
    assert "tell Ben Berg" in verdict.fault
    assert not NEED.judge("Shall I tell Ada, for Cleo and Dan, that lunch is fine?", here).fits
    assert NEED.judge("Shall I tell Ada, rather than Ben, that lunch is fine?", here).fits
    assert not NEED.judge(f"Ben, Cleo, Dan and Eva are away. {GOOD}", here).fits


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Shall I tell Ben?", True),
        ("Shall I tell Ada and Ben?", True),
        ("Shall I answer Ada, and let Ben know?", True),
        ("I can send Ada the list. And forward it to Ben?", True),
        ("Shall I send Ben the list?", True),
        ("Ben was told. Shall I answer Ada?", False),
        ("Shall I answer Ada without telling Ben?", False),
        ("Shall I tell Ada that you have asked Ben?", False),
        ("I will not tell Ben.", False),
        ("Shall I tell Benedikt?", False),
    ],
)
def test_who_is_told_something(text: str, told: bool) -> None:
    assert tells(text, ("Ben Berg", "Ben")) == told


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ('Ada writes: "Lunch?" Shall I reply?', "ada writes: | shall i reply?"),
        ('Shall I reply "Lunch is fine. See you!" and note it?', "shall i reply lunch is fine; see you; and note it?"),
        ('Draft: "Yes." Send it?', "draft: yes;. send it?"),
        ('Shall I decline "Team quiz"?', "shall i decline team quiz?"),
        ("> Lunch?\nShall I reply?", "\nshall i reply?"),
        ('An open " mark', 'an open " mark'),
    ],
)
def test_what_is_cited_is_left_out(text: str, kept: str) -> None:
    assert unquoted(text) == kept


def test_own_words_are_kept_in_their_places() -> None:
    assert (
        own_words("So: one two three four five six seven, so.", ["One two three four five six seven"]) == "so: |, so."
    )
    assert own_words("One two three", ["one two three"]) == "one two three"


@pytest.mark.parametrize(
    ("text", "offers"),
    [
        ("To Ada: lunch is fine. Shall I?", True),
        ("Ada, and then lunch. Plus two reminders. OK?", True),
        ("Left to do: a word to Ada about lunch. Do it?", True),
        ("I tell Ada that lunch is fine.", True),
        ("Id tell Ada that lunch is fine", True),
        ("What I would send now: (a) Ada: lunch is fine. Good?", True),
        ("Ada has lunch. Nice, is it not?", False),
        ("To Ada: lunch is fine.", False),
    ],
)
def test_a_text_that_asks_for_consent_offers_what_it_lists(text: str, offers: bool) -> None:
    assert NEED.judge(text).fits == offers


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (f"{GOOD} Friday stays as it is.", True),
        (f"{GOOD} What you do on Friday is up to you.", True),
        (f"{GOOD} It is on Friday.", False),
        ("Shall I tell Ada that lunch stays on Friday?", False),
        ("I'd text Ada: don't wait, lunch is fine.", True),
        ("Don't wait for Ada or lunch. Shall I reply to her?", False),
    ],
)
def test_what_stays_is_not_claimed_and_a_draft_refuses_nothing(text: str, fits: bool) -> None:
    assert NEED.judge(text).fits == fits


def test_the_number_of_an_order_is_no_purchase() -> None:
    need = Need("x", slots={"whom": words("Ada")})
    assert need.judge("Shall I write to Ada: order MA-77120, which has not come?").fits
    assert need.judge("Shall I write to Ada, and order MA?").unrequested == ("pay",)


def test_what_must_not_be_said_is_seen_the_other_way_round() -> None:
    need = Need("x", slots={"whom": words("Ada")}, avoids={"the code": words("cellar code")})
    assert need.judge("Shall I give Ada the code of the cellar?").contradicted == ("the code",)


def test_a_title_of_the_phone_is_understood_where_it_stands() -> None:
    need = Need("x", slots={"whom": words("Ada"), "where": words("note")})
    here = Setting(titles=(("Roof", "note"),))
    assert need.judge("Shall I change Ada's sums in 'Roof'?", here).fits
    assert not need.judge("Shall I change Ada's sums in 'Roof'?").fits
    assert not need.judge("Shall I change Ada's sums on the roof?", here).fits


def test_somebody_is_understood_by_a_family_name_and_by_a_role() -> None:
    need = Need("x", slots={"whom": person("Ada Falk"), "what": words("sums")})
    here = Setting(roles=(("boss", "Ada Falk"), ("aunt", "Ida Berg"), ("tutor", "Ada Falk"), ("tutor", "Ida Berg")))
    assert need.judge("Falk waits. Shall I send the sums?", here).fits
    assert need.judge("Shall I send your manager the sums?", here).fits
    assert not need.judge("Noor Falk waits. Shall I send the sums?", here).fits
    assert not need.judge("Shall I send your boss Ida the sums?", here).fits
    assert not need.judge("Shall I send your aunt the sums?", here).fits
    assert not need.judge("Shall I send your tutor the sums?", here).fits


def test_him_is_who_was_named_last() -> None:
    following = all_of(person("Ada Falk"), words("tell Ada"))
    need = Need("x", slots={"whom": following})
    assert need.judge("Ada is late. Shall I let her know?").fits
    assert not need.judge("Noor is late. Shall I let her know?").fits


def test_what_stays_as_it_is_is_not_claimed() -> None:
    need = Need("x", slots={"whom": words("Ada")}, avoids={"the home": words("and the home policy")})
    assert need.judge("Shall I tell Ada that it is done and the home policy stays?").fits
    assert need.judge("Shall I tell Ada to end the car and the home policy?").contradicted == ("the home",)


@pytest.mark.parametrize(
    "text",
    [
        "Two small things. 1) To Ada: 'It is off.' 2) The sums go into the note. Yes?",
        "Suggested change:\n- a line to Ada\n- the sums, right this time\nOK to proceed?",
        "Ada waits.\n1. Ada: the sums, by mail\nAll of it?",
    ],
)
def test_points_of_a_list_are_offers_where_the_text_asks_for_consent(text: str) -> None:
    need = Need("x", slots={"whom": words("Ada"), "what": words("sums", "off")})
    assert need.judge(text).fits
