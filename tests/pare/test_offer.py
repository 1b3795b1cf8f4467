"""What proposals offer, refuse and only explain, and which verdict a need gives on them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from pare.need import Need
from pare.offer import DOINGS, claimed, meant, offered, unclear
from pare.offer.shape import ONLY_WORDS
from pare.phrases import clock, day, number, person, words

TODAY = date(2027, 4, 15)
SWIM = Need(
    "Give the swim club Shalini's new number and Mrs Whitcombe's mobile.",
    slots={
        "the club": words("swim club", "otters", "the club"),
        "Shalini": person("Shalini Menon"),
        "Mrs Whitcombe": person("Edith Whitcombe"),
    },
    avoids={
        "Shalini's number": number("+44 7700 900111"),
        "Mrs Whitcombe's number": number("+44 116 496 0142"),
        "who can come": person("Vikram Menon"),
    },
)
DENTIST = Need(
    "Move the dentist from Tuesday at ten to Thursday at half past three, and tell Noor.",
    slots={
        "the dentist": words("dentist"),
        "the day": day(date(2027, 4, 22), today=TODAY),
        "the time": clock(15, 30),
        "Noor": words("Noor"),
    },
    avoids={"the day": day(date(2027, 4, 20), today=TODAY), "the time": clock(10)},
)
KETTLE = Need(
    "Order the blue kettle for Petra.",
    slots={"the kettle": words("kettle"), "blue": words("blue"), "Petra": words("Petra")},
    avoids={"the colour": words("red", "green"), "for whom": words("Paula")},
    doings=("pay",),
)

NEEDS = {"swim": SWIM, "dentist": DENTIST, "kettle": KETTLE}
PROPOSALS = [
    line.split("\t") for line in Path(__file__).with_name("proposals.tsv").read_text(encoding="utf-8").splitlines()
]
"""Name of a need, verdict, proposal."""


@pytest.mark.parametrize(("need", "wanted", "text"), PROPOSALS)
def test_a_need_gives_the_verdict_that_a_person_would_give(need: str, wanted: str, text: str) -> None:
    verdict = NEEDS[need].judge(text)
    assert verdict.fits == (wanted == "fits"), verdict
    assert verdict.fits or getattr(verdict, wanted), verdict


OFFERED = [
    ("Shall I cancel it?", ("cancel",)),
    ("Do you want me to call the viewing off?", ("cancel",)),
    ("How about deleting the three old mails and paying the bill?", ("delete", "pay")),
    ("I could place an order for two sacks.", ("pay",)),
    ("Plan: 1. Reply to Ida 2. Delete her mail", ("delete",)),
    ("- Answer Ida\n- Invite Noor", ("invite",)),
    ("Shall I send Noor an invitation?", ("invite",)),
    ("Pay the plumber?", ("pay",)),
    ("Happy to buy it, if you like.", ("pay",)),
    ("Shall I tell her that you come, and then throw away the list?", ("delete",)),
    ("Shall I get rid of it?", ("delete",)),
    ("The club has cancelled, deleted and paid.", ()),
    ("Noor wants to cancel. Shall I tell Ida?", ()),
    ("Shall I tell Karim to pay on Friday?", ()),
    ("Shall I remind you to pay the bill?", ()),
    ("Shall I ask whether the order has arrived?", ()),
    ("The lift is out of order; shall I write to the landlord in order to have it mended?", ()),
    ("Shall I send Ida the invoice and order number 4471?", ()),
    ("Shall I tell Ida that you will come and pay on Monday?", ()),
    ("Shall I tell Ida? I will not delete or cancel anything.", ()),
    ("Shall I move the meeting rather than cancel it?", ()),
    ("Shall I move the meeting without inviting anybody else?", ()),
    ("Shall I remove the old number from her card?", ()),
    ("Esther's invitation is for Thursday. Shall I decline it?", ()),
    ("You could cancel the lesson.", ()),
    ("Shall I pay attention to the oven?", ()),
]


@pytest.mark.parametrize(("text", "doings"), OFFERED)
def test_a_change_is_offered_or_only_told_of(text: str, doings: tuple[str, ...]) -> None:
    assert offered(text) == doings


@pytest.mark.parametrize(
    ("text", "kept", "left_out"),
    [
        ("I won't answer Ida. Shall I write to Noor?", "noor", "ida"),
        ("Don't tell Ida, but tell Noor.", "noor", "ida"),
        ("Shall I ignore Ida and ask Noor?", "noor", "ida"),
        ("Shall I ask Noor instead of Ida?", "noor", "ida"),
        ("It is not in your calendar. Shall I tell Noor?", "calendar", "won't"),
    ],
)
def test_what_is_refused_is_not_meant(text: str, kept: str, left_out: str) -> None:
    assert kept in meant(text)
    assert left_out not in meant(text)


@pytest.mark.parametrize(
    ("text", "kept", "left_out"),
    [
        ("Since Vikram is away, shall I name Noor?", "noor", "vikram"),
        ("Vikram is away, so shall I name Noor?", "noor", "vikram"),
        ("Shall I name Noor, as Vikram has moved?", "noor", "vikram"),
        ("Shall I move it from Tuesday to Thursday?", "thursday", "tuesday"),
        ("Shall I replace Vikram with Noor?", "noor", "vikram"),
        ("Tuesday was cancelled. Shall I take Thursday?", "thursday", "tuesday"),
        ("Shall I name Noor as well as Vikram?", "vikram", "since"),
        ("Shall I name Vikram, so that they can ring him?", "vikram", "since"),
    ],
)
def test_what_only_explains_is_not_claimed(text: str, kept: str, left_out: str) -> None:
    assert kept in claimed(text)
    assert left_out not in claimed(text)


@pytest.mark.parametrize(
    "text", ["", " ", "\x00", "\ud800", "pay and " * 5_000, "don't " * 5_000, "1. " * 9_000, "(" * 9_000]
)
def test_any_text_can_be_read(text: str) -> None:
    assert set(offered(text)) <= set(DOINGS)
    assert isinstance(meant(text), str)
    assert isinstance(claimed(text), str)


def test_brackets_and_addresses_do_not_make_a_bag_of_words() -> None:
    words = "Shall I mail s.bakker@green.hoek.example.com mechanic job notes (trial day fixed) kindly worded today?"
    assert ONLY_WORDS not in unclear(words, ())
    assert ONLY_WORDS in unclear(words.replace("(", "").replace(")", ""), ())


def test_an_address_is_one_word() -> None:
    for address, listed in (("s.bakker@green.hoek.example.com", False), ("s bakker green hoek example com", True)):
        assert (ONLY_WORDS in unclear(f"Shall I mail {address} kindly worded notes?", ())) == listed


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Shall I tell Ida that it is off because you are ill?", "because you are ill"),
        ("Because you are ill, shall I tell Ida that it is off?", "because you are ill"),
        ("Shall I book a cab from Mill Road to the station?", "from mill road"),
        ("Shall I move the lunch from Monday to Friday?", "from monday"),
    ],
)
def test_a_reason_that_is_told_and_the_way_of_a_ride_are_claimed(text: str, kept: str) -> None:
    assert (kept in claimed(text)) == text.startswith(("Shall I tell", "Shall I book"))


@pytest.mark.parametrize(
    "text",
    [
        "Let me ask for the difference on order 30417, please.",
        "Shall I snooze the brown-bin reminder?",
        "Shall I confirm it, and send nobody money?",
        "I'd give W7, order and serial number to the shop.",
    ],
)
def test_a_noun_or_nobody_is_no_doing(text: str) -> None:
    assert offered(text) == ()
