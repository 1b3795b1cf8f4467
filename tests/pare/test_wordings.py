"""How people word offers, orders of the day, quotations and reasons: what is read in each."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from pare.offer import claimed, offered, offering, unclear, unquoted
from pare.offer.acts import acts
from pare.offer.errands import errands, strangers
from pare.offer.excess import bounds, excess
from pare.offer.matter import Facts, active, foreign
from pare.offer.shape import NO_OFFER, ONLY_WORDS, TOO_MANY_OFFERS
from pare.offer.timing import mistimed
from pare.phrases import plain
from pare.phrases.days import day_mentions
from pare.phrases.negation import Negations

TODAY = date(2027, 3, 1)


@pytest.mark.parametrize(
    "text",
    [
        "If you have no objection: a short note to Huw that it is in, and the reminder done.",
        "Unless you'd rather not: your sister gets a message, and the arrival goes to Friday in the calendar.",
        "If you have nothing against it, the chairs go into the calendar for Monday.",
        "If it's all right with you I order her a taxi to your door.",
        "Entry in your calendar: Thursday at eleven. Just say yes.",
        "A cab to the station at nine, a line to Ida. Your word is enough.",
        "With your agreement: a message to Ida, the order to the new address.",
        "Would you like a plain errand in the diary, and a reply to Mirela?",
        "Yes to 18, no to 27, the news to Svea: shall I? Number 5 is left open.",
        "An errand in the diary and a thank-you to Mirela. Do I have your yes?",
        "May I clear the middle of tomorrow? That would mean: the talk goes to Wednesday, and Fatou gets your yes.",
        "A reminder for tonight, and a line to Deirdre: would that be what you want?",
    ],
)
def test_an_offer_is_seen(text: str) -> None:
    assert NO_OFFER not in unclear(unquoted(text), ())
    assert offering(unquoted(text))


@pytest.mark.parametrize("text", ["If you have no objection.", "Just say yes.", "Would you like a hand?"])
def test_asking_for_consent_alone_offers_nothing(text: str) -> None:
    assert NO_OFFER in unclear(plain(text), ())


@pytest.mark.parametrize(
    "text",
    [
        "I'd send a mail to the shop: order 30417, new price 1049, please pay back the 250.",
        "Mail to Jelena: please discard the old one. Agreed?",
        "If you like:\n- order for the trimmer: cancelled\n- a message to Tova",
    ],
)
def test_what_somebody_else_is_asked_to_do_and_a_noun_are_no_doings(text: str) -> None:
    assert offered(text) == ()


def test_a_part_of_a_list_that_stays_is_no_act() -> None:
    parts = acts("My suggestion:\n- message to Ida: the date holds\n- the deposit: not a penny\nGo ahead?")
    assert [part.idle for part in parts if ":" in part.said] == [False, True]
    assert all(part.idle for part in acts("I'd send nobody money."))
    assert all(part.idle for part in acts("The advert I'd leave alone."))


def test_the_points_of_a_list_are_read_each_by_itself() -> None:
    points = "For the class:\n- the club, the hall, the ball: booked for March\n- a message to Saskia about it. OK?"
    assert ONLY_WORDS not in unclear(plain(points), ())
    assert ONLY_WORDS in unclear("Shall I tell boots, skis, gloves, helmet, jacket, poles, goggles?", ())


def test_asking_whether_to_go_ahead_is_not_one_more_offer() -> None:
    seven = "\n".join(f"- I'd tell {name} about it" for name in ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"))
    assert TOO_MANY_OFFERS not in unclear(plain(f"{seven}\nShall I go ahead?"), ())
    assert TOO_MANY_OFFERS in unclear(plain(f"{seven}\n- I'd tell Hal about it\nShall I go ahead?"), ())


def test_a_draft_to_somebody_is_part_of_the_offer() -> None:
    assert "ready on saturday" in unquoted('First a message to Mrs Zając, "Ready on Saturday. Your half is 62."')
    assert "ready" not in unquoted('She wrote, "Ready on Saturday. Your half is 62." Shall I answer?')


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("I'd send it to Jelena, saying that it replaces the old one because Isak was ill.", "isak was ill"),
        ("Shall I tell her now that Saturday is certain?", "saturday is certain"),
        ("Shall I set it to one from Wednesday on, and tell Petra to put two a day in?", "tell petra"),
        ("Shall I say that it replaces the first, and answer Isak with the second by mail?", "answer isak"),
    ],
)
def test_what_is_told_and_what_is_another_act_is_claimed(text: str, kept: str) -> None:
    assert kept in claimed(text)


def test_a_warning_after_the_offer_claims_nothing() -> None:
    assert "tomorrow" not in claimed("Shall I send it today? Tomorrow it would be too late.")


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("One is late, number 31. May I write to them?", 0),
        ("She is there on the 6th? May we fetch her?", 1),
        ("It is on 31 May.", 1),
        ("On 31 May I write to them.", 1),
    ],
)
def test_may_after_a_number_is_a_month_only_where_nobody_asks(text: str, days: int) -> None:
    assert sum(bool(one.pairs or one.day) for one in day_mentions(plain(text))) == days


@pytest.mark.parametrize(
    ("text", "out"),
    [
        ("I'd add 110 and 19, 129 in all.", False),
        ("I'd add 110 and 19, 130 in all.", True),
        ("I'd send her the tickets that you promised on Saturday.", False),
        ("I'd send her the tickets on Saturday.", True),
    ],
)
def test_sums_and_what_is_past_bring_nothing_in(text: str, out: bool) -> None:
    facts = Facts.of(("Add 110 and 19, and send her the tickets.",), (datetime(2027, 3, 5, 18, 0),), (), (), TODAY)
    found = [one for one in foreign(text, active(text), facts, TODAY) if one.kind in ("day", "number")]
    assert bool(found) == out


def test_streets_titles_and_numbers_of_orders_are_read_as_what_they_are() -> None:
    assert strangers("I'd order them to Calle Linares.", errands("I'd order them to Calle Linares."), frozenset()) == ()
    assert len(errands("Shall I ask them to change the name, order JH-4471, today?")) == 1
    assert len(errands("Shall I put the job into calendar and note and tell Ines?")) == 2


@pytest.mark.parametrize(
    ("errand", "texts", "far"),
    [
        ("send tomasz a word about his father's death", "his father has died", False),
        ("send tomasz a word about his father's death", "his father is away", True),
        ("mail service@amber-kitchens.test about it", "", False),
        ("mail service@other.test about it", "", True),
        ("tip off tariq about it", "", False),
        ("tip the driver for it", "", True),
    ],
)
def test_what_goes_too_far(errand: str, texts: str, far: bool) -> None:
    within = bounds(texts, "", frozenset(), frozenset(("service@amberkitchens.test",)), many=False)
    assert bool([*excess([errand], within)]) == far


def test_a_denied_day_and_a_minute_between_quarters_are_on_time() -> None:
    def at(minute: int):
        return lambda kind, when: when.weekday() == 3 and (when.hour, when.minute) == (16, minute)

    told = errands("Shall I enter the talk in your calendar on Thursday instead of Tuesday?")
    assert mistimed(told, ("Event",), at(40), TODAY) == ()
    assert mistimed(told, ("Event",), lambda kind, when: when.weekday() == 1, TODAY) == ("Event",)


def test_what_comes_after_what_is_replaced_is_not_denied() -> None:
    text = plain("I'd send traffic white instead of cream white and tell Milan of Thursday.")
    assert not Negations.of(text).cover((text.index("milan"), text.index("milan") + 5))
    assert Negations.of(text).cover((text.index("cream"), text.index("cream") + 5))


@pytest.mark.parametrize(
    "text",
    [
        "It might be worth having Kwame told before noon that the gate opens with 7310, and the note corrected.",
        "It might be best for the welcome to be shifted to Monday, and for Anjali to be told of it.",
        "It might be as well for his cab to be altered to carry two passengers.",
    ],
)
def test_what_might_be_best_is_an_offer(text: str) -> None:
    assert NO_OFFER not in unclear(plain(text), ())


def test_hours_are_no_old_and_new_time_unless_something_is_moved() -> None:
    assert "from 9" in claimed("Shall I ask Camila to load the van from 9 to 13?")
    assert "from 9" not in claimed("Shall I move the loading from 9 to 13?")


def test_a_day_at_the_end_of_a_line_is_not_joined_with_the_number_of_the_next() -> None:
    assert [one.day for one in day_mentions("here on tuesday\n3. new food")] == [None]
