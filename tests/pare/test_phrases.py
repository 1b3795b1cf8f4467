"""What a grader counts as a mention, and what it does not."""

from __future__ import annotations

import string
import sys
from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given, settings, strategies as st

from pare.phrases import (
    Phrase,
    address,
    affirms,
    all_of,
    amount,
    amounts_in,
    any_of,
    clock,
    clocks_in,
    code,
    count,
    day,
    days_in,
    none_of,
    not_,
    number,
    person,
    phrase,
    plain,
    words,
)
from pare.phrases.negation import Negations

unhurried = settings(deadline=None)

PLAY = date(2027, 4, 22)
"""A Thursday."""

WORDS_FOUND = [
    ("jetty 3", "Meet us at JETTY 3, please."),
    ("jetty 3", "it's jetty three!"),
    ("jetty 3", "jetty no. 3"),
    ("jetty 3", "Jetty #3"),
    ("jetty 3", "jetty-3"),
    ("jetty 3", "the boat leaves from\n  jetty\u00a03"),
    ("jetty 3", "**Jetty 3**: boat"),
    ("pier three", "pier 3"),
    ("pier three", "_Pier three_"),
    ("cancel*", "I am cancelling it"),
    ("cancel*", "Cancelled."),
    ("cancel*", "please cancel"),
    ("ticket", "two tickets"),
    ("ticket", "the ticket's row"),
    ("Noor's ticket", "Noors ticket"),
    ("Noor's ticket", "Noor’s ticket"),
    ("Noor", "that is Noor's"),
    ("gallery", "two galleries"),
    ("bus", "no buses today"),
    ("café", "at the CAFE"),
    ("cafe", "the Café, then"),
    ("hotel", "devant l'hôtel"),
    ("don't wait", "dont wait for me"),
    ("dont wait", "don’t wait for me"),
    ("O'Brien", "Mr OBrien called"),
    ("OBrien", "Mr O'Brien called"),
    ("e-mail", "an email"),
    ("check-in", "Check in opens at 7"),
    ("Łódź", "a train to Lodz"),
    ("Straße 5", "STRASSE 5"),
    ("St Mary", "at St. Mary's"),
    ("5 kg", "a bag of 5kg"),
    ("5kg", "five kg"),
    ("六時", "今晩六時に会う"),
    ("fenêtre", "la fene\u0302tre"),
    ("two seats", "2 seats in row F"),
    ("row F", "(Row F)"),
    ("ground floor", "ground-floor flat"),
    ("wheelchair", "wheel\u00adchair"),
]
WORDS_MISSED = [
    ("art", "at the party"),
    ("art", "artful"),
    ("jetty 3", "jetty 30"),
    ("jetty 3", "jetty 13"),
    ("jetty 3", "jetty 3.5"),
    ("jetty 3", "the jetty. 3 people"),
    ("jetty 3", "3 jetty"),
    ("jetty 3", "jetty 4"),
    ("jetty 3", "jetty four"),
    ("jetty 3", ""),
    ("ill", "I'll come"),
    ("well", "we'll see"),
    ("of 10", "as often as you like"),
    ("cancel", "cancelling"),
    ("noor", "Noora"),
    ("thursday", "thursdayish"),
    ("a boat", "as boat"),
    ("no lift", "no. Lift the box"),
]


@pytest.mark.parametrize(("wording", "text"), WORDS_FOUND)
def test_words_are_found_in_any_dress(wording: str, text: str) -> None:
    assert words(wording).found_in(text)


@pytest.mark.parametrize(("wording", "text"), WORDS_MISSED)
def test_other_words_are_not_those_words(wording: str, text: str) -> None:
    assert not words(wording).found_in(text)


CLOCKS_FOUND = [
    ((18, 30), text)
    for text in (
        "18:30",
        "at 18:30.",
        "18.30",
        "18h30",
        "18 h 30",
        "1830 hrs",
        "1830h",
        "6 30 pm",
        "doors 18.30, show later",
        "at 1830",
        "6:30 pm",
        "6.30pm",
        "6:30 P.M.",
        "06:30 pm",
        "half past six",
        "half past 6",
        "Half-past six, then".replace("-", " "),
        "half six",
        "six thirty",
        "six-thirty pm",
        "at 6:30",
        "6:30 tonight",
        "this evening at 6:30",
        "from 17:00-18:30",
        "18:30-19:30",
        "18:30–19:30",
        "１８：３０",
        "٠١ then ١٨:٣٠",
        "2027-04-22T18:30:00+02:00",
        "2027-04-22T18:30Z",
        "18:30:00",
        "18:30 Uhr",
        "Thursday,18:30",
        "**18:30**",
        "(6:30 PM)",
        "Good morning, 6:30 works",
        "30 minutes past six",
        "thirty minutes before seven",
    )
] + [
    ((18, 0), "18:00"),
    ((18, 0), "6 pm"),
    ((18, 0), "6pm sharp"),
    ((18, 0), "6 p.m."),
    ((18, 0), "6 o'clock"),
    ((18, 0), "six o’clock"),
    ((18, 0), "six oclock"),
    ((18, 0), "see you at 6"),
    ((18, 0), "at six, then"),
    ((18, 0), "by 6 tonight"),
    ((18, 0), "6-7 pm"),
    ((18, 0), "between 6 and 7 pm"),
    ((19, 0), "between 6 and 7 pm"),
    ((18, 0), "between 18 and 20"),
    ((18, 0), "from 6 to 8."),
    ((18, 0), "18 Uhr"),
    ((18, 0), "at 6ish"),
    ((18, 0), "doors 18h"),
    ((18, 0), "6 tonight"),
    ((18, 10), "ten after six"),
    ((18, 0), "à 18h"),
    ((18, 0), "six in the evening"),
    ((18, 0), "1800 hours"),
    ((9, 0), "9 in the morning"),
    ((21, 0), "9 at night"),
    ((12, 0), "noon"),
    ((12, 0), "12 noon"),
    ((12, 0), "12 pm"),
    ((12, 0), "at midday"),
    ((12, 0), "at 12"),
    ((0, 0), "midnight"),
    ((0, 0), "12 am"),
    ((0, 0), "24:00"),
    ((0, 30), "12:30 am"),
    ((12, 30), "half past noon"),
    ((6, 30), "6:30"),
    ((6, 30), "06:30"),
    ((6, 30), "6:30 in the morning"),
    ((18, 45), "quarter to seven"),
    ((18, 45), "a quarter to 7"),
    ((18, 15), "quarter past six"),
    ((18, 40), "twenty to seven"),
    ((18, 10), "ten past six"),
    ((18, 25), "twenty-five past six"),
    ((18, 5), "six oh five"),
    ((20, 15), "a quarter after eight"),
    ((22, 4), "at 22.04"),
]
CLOCKS_MISSED = [
    ((18, 30), text)
    for text in (
        "18:31",
        "16:30",
        "6:30 am",
        "6.30 a.m.",
        "06:30",
        "18:300",
        "118:30",
        "6:30 in the morning",
        "tomorrow morning at 6:30",
        "1830",
        "in the year 1830",
        "18.301",
        "118.30",
        "€18.30",
        "18.30 EUR",
        "18.30 euros",
        "18.30 km",
        "half past seven",
        "quarter past six",
        "six thirty-five",
        "18:30:15:20",
        "v1.18.30",
        "+18:30",
        "16:9",
        "",
    )
] + [
    ((18, 0), "6 am"),
    ((18, 0), "18:30"),
    ((18, 0), "at 6:30"),
    ((18, 0), "6 people"),
    ((18, 0), "at 6 euros"),
    ((18, 0), "at 6%"),
    ((18, 0), "at 16"),
    ((18, 0), "at 6.50"),
    ((18, 0), "by 6 May"),
    ((18, 0), "until 6 June"),
    ((18, 0), "before 6 people left"),
    ((18, 0), "6 in the morning"),
    ((1, 0), "at one of the tables"),
    ((12, 0), "this afternoon"),
    ((2, 58), "two to three people"),
    ((2, 0), "+02:00"),
    ((2, 0), "2027-04-22T18:30:00+02:00"),
    ((2, 0), "a 2h walk"),
    ((18, 0), "6 tickets tonight"),
    ((20, 27), "by 2027"),
    ((4, 22), "22.04.2027"),
]


@pytest.mark.parametrize(("time", "text"), CLOCKS_FOUND)
def test_a_time_is_found_in_any_notation(time: tuple[int, int], text: str) -> None:
    assert clock(*time).found_in(text)


@pytest.mark.parametrize(("time", "text"), CLOCKS_MISSED)
def test_another_time_is_not_that_time(time: tuple[int, int], text: str) -> None:
    assert not clock(*time).found_in(text)


DAYS_FOUND = [
    "22 April",
    "April 22nd",
    "Apr 22",
    "Apr. 22",
    "22nd of April",
    "the 22nd of April, 2027",
    "April the 22nd",
    "22. April",
    "22-Apr-2027",
    "22.4.",
    "on 22.4",
    "22.04.",
    "22/04",
    "4/22",
    "04/22/2027",
    "22.04.2027",
    "22/4/27",
    "22-04-2027",
    "2027-04-22",
    "2027/04/22",
    "2027-04-22T20:00:00Z",
    "the 22nd",
    "on the 22nd at 8 pm",
    "on the 22",
    "the twenty-second",
    "twenty-second of April",
    "April twenty-second",
    "Thursday 22 April",
    "Thursday, April 22, 2027 at 20:00",
    "Thursday the 22nd",
    "Thursday 22, 20:00",
    "Thursday (22.4.)",
    "22 April (Thursday)",
    "the 22nd (Thu)",
    "22-24 April",
    "21 and 22 April",
    "April 21 and 22",
    "on Thursday",
    "Thursday's rehearsal",
    "Thu 20:00",
    "next Thursday",
    "THURSDAY!",
    "22 April 2000 hrs",
    "from 18:30 22 April",
]
DAYS_MISSED = [
    "15 April",
    "22 May",
    "122 April",
    "22 April 2026",
    "2026-04-22",
    "April 2027",
    "Friday",
    "Friday 22 April",
    "Thursday 15 April",
    "Thursday 15, 20:00",
    "Thursday the 15th",
    "15 April (Thursday)",
    "2/4",
    "22.5.",
    "22/05/2027",
    "April 22.5",
    "the 21st",
    "the 22nd floor",
    "22nd Street",
    "22",
    "22:04",
    "22.04 EUR",
    "€22.04",
    "at 22.04",
    "22.04.19.3",
    "3.22.04.1",
    "22 people",
    "tomorrow",
    "thurible",
    "April 220",
    "",
]


@pytest.mark.parametrize("text", DAYS_FOUND)
def test_a_day_is_found_in_any_notation(text: str) -> None:
    assert day(PLAY).found_in(text)


@pytest.mark.parametrize("text", DAYS_MISSED)
def test_another_day_is_not_that_day(text: str) -> None:
    assert not day(PLAY).found_in(text)


@pytest.mark.parametrize("text", ["on Thursday", "Thu 20:00", "next Thursday", "THURSDAY!"])
def test_a_weekday_alone_may_be_too_little(text: str) -> None:
    assert not day(PLAY, weekday=False).found_in(text)


@pytest.mark.parametrize("text", ["4/5", "04/05/2027", "5 April", "April 5"])
def test_an_ambiguous_date_stands_for_both(text: str) -> None:
    assert day(date(2027, 4, 5)).found_in(text)
    assert day(date(2027, 5, 4)).found_in(text) == ("/" in text)


@pytest.mark.parametrize(
    ("today", "text", "found"),
    [
        (PLAY, "today", True),
        (PLAY, "tonight at 8", True),
        (PLAY, "this evening", True),
        (PLAY, "tomorrow", False),
        (date(2027, 4, 21), "tomorrow!", True),
        (date(2027, 4, 21), "tonight", False),
        (date(2027, 4, 21), "the day after tomorrow", False),
        (date(2027, 4, 20), "the day after tomorrow", True),
        (date(2027, 4, 20), "in two days", True),
        (date(2027, 4, 20), "in 2 days' time", True),
        (date(2027, 4, 20), "two days from now", True),
        (date(2027, 4, 20), "for two days", False),
        (date(2027, 4, 15), "in a week", True),
        (date(2027, 4, 15), "next Thursday", True),
        (date(2027, 4, 12), "next Thursday", True),
        (date(2027, 4, 12), "Thursday next week", True),
        (date(2027, 4, 12), "this Thursday", False),
        (date(2027, 4, 12), "Thursday", False),
        (date(2027, 4, 12), "Thursday week", True),
        (date(2027, 4, 19), "this Thursday", True),
        (date(2027, 4, 19), "Thursday", True),
        (date(2027, 4, 19), "last Thursday", False),
        (date(2027, 4, 26), "last Thursday", True),
        (date(2027, 4, 23), "yesterday", True),
        (date(2027, 4, 25), "three days ago", True),
    ],
)
def test_relative_words_need_to_know_today(today: date, text: str, found: bool) -> None:
    assert day(PLAY, today=today).found_in(text) is found


@pytest.mark.parametrize(
    ("when", "text", "found"),
    [
        (date(2027, 6, 12), "I sat down in the sun", False),
        (date(2027, 6, 12), "SAT", True),
        (date(2027, 6, 12), "on Sat morning", True),
        (date(2027, 6, 12), "please deliver Sat 9:00", True),
        (date(2027, 6, 13), "the sun is out", False),
        (date(2027, 6, 9), "they wed in Rome", False),
        (date(2027, 7, 24), "open 24/7", False),
        (date(2027, 7, 24), "open on 24/07", True),
        (date(2027, 5, 2), "you may 2 times", False),
        (date(2027, 5, 2), "on May 2", True),
    ],
)
def test_short_weekdays_are_not_ordinary_words(when: date, text: str, found: bool) -> None:
    assert day(when).found_in(text) is found


AMOUNTS = [
    (amount(815), "815", True),
    (amount(815), "€815", True),
    (amount(815), "815€", True),
    (amount(815), "815 EUR", True),
    (amount(815), "EUR815", True),
    (amount(815), "815 euros", True),
    (amount(815), "815.00", True),
    (amount(815), "815,00 €", True),
    (amount(815), "815,- €", True),
    (amount(815), "rent: 815.", True),
    (amount(815), "815, water included", True),
    (amount(815), "eight hundred and fifteen", True),
    (amount(815), "815/month", True),
    (amount(815), "790-815 euro", True),
    (amount(815), "8150", False),
    (amount(815), "1815", False),
    (amount(815), "1,815", False),
    (amount(815), "815.5", False),
    (amount(815), "815,50", False),
    (amount(815), "815k", False),
    (amount(815), "815 million", False),
    (amount(815), "order AB-815", False),
    (amount(815), "order #815", False),
    (amount(815), "815b", False),
    (amount(815), "8 15", False),
    (amount(815), "0.815", False),
    (amount(1250), "1,250", True),
    (amount(1250), "1.250", True),
    (amount(1250), "1 250", True),
    (amount(1250), "1\u202f250 €", True),
    (amount(1250), "1'250.00", True),
    (amount(1250), "1,250.00", True),
    (amount(1250), "1.250,00 EUR", True),
    (amount(1250), "1.25k", True),
    (amount(1250), "1,251", False),
    (amount(1250), "1,250,000", False),
    (amount(1250), "1.25", False),
    (amount(100000), "₹1,00,000", True),
    (amount("24.50", currency="EUR"), "24.50", True),
    (amount("24.50", currency="EUR"), "24,50 euro", True),
    (amount("24.50", currency="EUR"), "€24.5", True),
    (amount("24.50", currency="EUR"), "24€50", True),
    (amount("24.50", currency="EUR"), "24 euros and 50 cents", True),
    (amount("24.50", currency="EUR"), "$24.50", False),
    (amount("24.50", currency="EUR"), "24.50 pounds", False),
    (amount("24.50", currency="EUR"), "24.50%", False),
    (amount("24.50", currency="EUR"), "24.05", False),
    (amount(90, currency="NOK"), "90 kr", True),
    (amount(90, currency="NOK"), "kr. 90", True),
    (amount(90, currency="NOK"), "90 zł", False),
    (amount(15, currency="EUR"), "fifteen euros", True),
    (amount(15, currency="EUR"), "fifteen dollars", False),
    (amount(2), "two tickets", True),
    (amount(1), "the one", False),
    (amount(22), "on 22 April", False),
    (amount(18), "at 18:30", False),
    (amount(6), "half past six", False),
    (amount(10), "10%", True),
]


@pytest.mark.parametrize(("wanted", "text", "found"), AMOUNTS)
def test_amounts(wanted: Phrase, text: str, found: bool) -> None:
    assert wanted.found_in(text) is found


IDENTIFIERS = [
    (number("+33 6 12 34 56 78"), "call +33 6 12 34 56 78", True),
    (number("+33 6 12 34 56 78"), "+33612345678", True),
    (number("+33 6 12 34 56 78"), "0033 6 12 34 56 78", True),
    (number("+33 6 12 34 56 78"), "06 12 34 56 78", True),
    (number("+33 6 12 34 56 78"), "06.12.34.56.78.", True),
    (number("+33 6 12 34 56 78"), "+33 (0)6-12-34-56-78", True),
    (number("+33 6 12 34 56 78"), "(06) 12345678", True),
    (number("+33 6 12 34 56 78"), "6 12 34 56 78", True),
    (number("+33 6 12 34 56 78"), "at 18:30 06 12 34 56 78", True),
    (number("+33 6 12 34 56 78"), "06 12 34 56 79", False),
    (number("+33 6 12 34 56 78"), "06 12 34 56 789", False),
    (number("+33 6 12 34 56 78"), "106 12 34 56 78", False),
    (number("+33 6 12 34 56 78"), "+34 6 12 34 56 78", False),
    (number("+33 6 12 34 56 78"), "0044 612345678", False),
    (number("06 12 34 56 78"), "+33 6 12 34 56 78", True),
    (number("06 12 34 56 78"), "0612345678", True),
    (number("+1 555 010 0199"), "(555) 010-0199", True),
    (number("+1 555 010 0199"), "1-555-010-0199", True),
    (number("+1 555 010 0199"), "555 010 0198", False),
    (number("112"), "ring 112!", True),
    (number("112"), "1120", False),
    (code("AB-1234"), "ref ab1234", True),
    (code("AB-1234"), "AB 1234.", True),
    (code("AB-1234"), "Code: AB–12-34", True),
    (code("AB1234"), "AB-1234", True),
    (code("AB-1234"), "AB-1234.pdf", True),
    (code("AB-1234"), "https://shop.test/AB-1234", True),
    (code("AB-1234"), "AB-12345", False),
    (code("AB-1234"), "CAB-1234", False),
    (code("AB-1234"), "AB-1235", False),
    (code("AB-1234"), "AB-1234-5", False),
    (code("AB-1234"), "X-AB-1234", False),
    (address("a@example.com"), "write to A@Example.com.", True),
    (address("a@example.com"), "<a@example.com>", True),
    (address("a@example.com"), "mailto:a@example.com", True),
    (address("a@example.com"), "**a@example.com**,", True),
    (address("a@example.com"), "ba@example.com", False),
    (address("a@example.com"), "b.a@example.com", False),
    (address("a@example.com"), "á@example.com", False),
    (address("a@example.com"), "a@example.com.test", False),
    (address("a@example.com"), "a@example.community", False),
    (address("a@example.com"), "a@example", False),
    (address("a.b@example.com"), "axb@example.com", False),
]


@pytest.mark.parametrize(("wanted", "text", "found"), IDENTIFIERS)
def test_numbers_codes_and_addresses(wanted: Phrase, text: str, found: bool) -> None:
    assert wanted.found_in(text) is found
    assert bool(wanted.spans(text)) is found


PEOPLE = [
    (person("Noor Haddad"), "Noor Haddad", True),
    (person("Noor Haddad"), "tell NOOR", True),
    (person("Noor Haddad"), "Noor's ticket", True),
    (person("Noor Haddad"), "Ms Haddad", True),
    (person("Noor Haddad"), "Dr. Haddad", True),
    (person("Noor Haddad"), "Haddad, Noor", True),
    (person("Noor Haddad"), "N. Haddad", True),
    (person("Noor Haddad"), "@Noor", True),
    (person("Noor Haddad"), "Noora", False),
    (person("Noor Haddad"), "Noor-Anne", False),
    (person("Noor Haddad"), "Haddad", False),
    (person("Noor Haddad"), "Ms Haddadi", False),
    (person("Noor Haddad"), "noor@example.com", False),
    (person("Noor Haddad", first_alone=False), "Noor", False),
    (person("Noor Haddad", first_alone=False), "Noor Haddad", True),
    (person("Sékou Diallo"), "Sekou comes", True),
    (person("Sekou Diallo"), "Sékou", True),
    (person("Noor Haddad", aliases=("Nono",)), "ask Nono", True),
    (person("Mrs Whitcombe"), "Mrs Whitcombe", True),
    (person("Mrs Whitcombe"), "Whitcombe", True),
    (person("Dr Lin Osei"), "Dr Osei", True),
    (person("Jan van der Berg"), "Mr van der Berg", True),
    (person("Jan van der Berg"), "Jan Berg", True),
    (person("Marco Rossi"), "Marcos", False),
    (person("Maria del Carmen Ruiz"), "Maria", True),
    (person("Siobhan O'Neil"), "Ms O’Neil", True),
    (person("Siobhan O'Neil"), "Siobhan ONeil", True),
]


@pytest.mark.parametrize(("wanted", "text", "found"), PEOPLE)
def test_people(wanted: Phrase, text: str, found: bool) -> None:
    assert wanted.found_in(text) is found


AFFIRMED = [
    (words("Friday"), "Friday it is", True),
    (words("Friday"), "not Friday", False),
    (words("Friday"), "Thursday instead of Friday", False),
    (words("Thursday"), "Thursday instead of Friday", True),
    (words("Thursday"), "instead of Friday we meet on Thursday", True),
    (words("Friday"), "Thursday rather than Friday", False),
    (words("Friday"), "Friday does not work", False),
    (words("Friday"), "Friday doesn’t work, Thursday does", False),
    (words("Thursday"), "Friday doesn’t work, Thursday does", True),
    (words("Thursday"), "not on Friday but on Thursday", True),
    (words("Thursday"), "I can't do Friday so let's take Thursday", True),
    (words("cancel*"), "do not cancel the ride", False),
    (words("cancel*"), "please don't cancel", False),
    (words("cancel*"), "I won't be cancelling it", False),
    (words("cancel*"), "you no longer need to cancel", False),
    (words("cancel*"), "I will cancel it.", True),
    (words("cancel*"), "Do not worry. I will cancel it", True),
    (words("cancel*"), "Don't forget to cancel it", True),
    (words("cancel*"), "not only cancel but rebook", True),
    (words("Friday"), "I said not Friday. Well, Friday then", True),
    (words("not coming"), "I am not coming", True),
    (words("can't come"), "sorry, I can't come", True),
    (clock(18, 30), "at 18:30, not 19:30", True),
    (clock(19, 30), "at 18:30, not 19:30", False),
    (clock(19, 30), "at 18:30 not 19:30", False),
    (clock(18, 0), "we don't meet at 6 p.m. today", False),
    (person("Noor Haddad"), "without Noor", False),
    (person("Mr Haddad"), "do not ask Mr. Haddad", False),
]


@pytest.mark.parametrize(("wanted", "text", "found"), AFFIRMED)
def test_what_is_taken_back_is_not_affirmed(wanted: Phrase, text: str, found: bool) -> None:
    assert wanted.found_in(text)
    assert affirms(wanted).found_in(text) is found


def test_combinations() -> None:
    told = all_of(day(PLAY), clock(20), any_of("theatre", "play"))
    assert told.found_in("The play is next week: Thursday 22 April, 8 pm!")
    assert not told.found_in("The play is next week: Thursday 22 April!")
    assert none_of("boat", "jetty").found_in("I fetch you at 18:45")
    assert not none_of("boat", "jetty").found_in("the jetty at 18:45")
    assert not_("boat").found_in("")
    assert not_("boat").spans("boat") == ()
    assert count("lift", "cat", "815", at_least=2).found_in("with a lift, 815 in all")
    assert not count("lift", "cat", "815", at_least=2).found_in("with a lift, a lift and a lift")
    assert not count("lift", "cat", at_least=1, at_most=1).found_in("lift, cat")
    assert count("lift", "cat", at_least=0, at_most=1).found_in("")
    assert all_of("cat", "lift").spans("lift for the cat") == ((0, 4), (13, 16))
    assert affirms(all_of("cat", any_of("lift", "ground floor"))).found_in("lift, and the cat is fine")
    assert not affirms(all_of("cat", "lift")).found_in("there is no lift, but the cat is fine")
    assert affirms(affirms("cat")) == affirms("cat")


def test_phrases_are_values() -> None:
    made = [
        words("jetty 3", "pier three"),
        clock(18, 30),
        day(PLAY, weekday=False, today=date(2027, 4, 15)),
        amount("24.50", currency="EUR"),
        number("+33 6 12 34 56 78"),
        code("AB-1234"),
        address("a@example.com"),
        person("Noor Haddad", aliases=("Nono",), first_alone=False),
        any_of("a", clock(6)),
        all_of("a", "b"),
        none_of("a"),
        count("a", "b", "c", at_least=2),
        count("a", "b", at_least=0, at_most=1),
        affirms(any_of("a", day(PLAY))),
        affirms("a"),
    ]
    for value in made:
        again = eval(repr(value))
        assert again == value
        assert hash(again) == hash(value)
        assert value.describe() == str(value) != ""
    assert amount("24.5").describe() == "the amount 24.50"
    assert amount(1250) == amount("1250.00") == amount(Decimal(1250))
    assert day(PLAY).describe() == "the day Thursday 22 April 2027"
    assert any_of("cat", all_of("lift", clock(6))).describe() == '"cat" or ("lift" and the time 06:00)'
    assert phrase("cat") == words("cat")


@pytest.mark.parametrize(
    "make",
    [
        lambda: words(),
        lambda: words("..."),
        lambda: clock(24, 0),
        lambda: clock(18, 60),
        lambda: amount("many"),
        lambda: amount(-1),
        lambda: amount("NaN"),
        lambda: number("12"),
        lambda: code("--"),
        lambda: address("example.com"),
        lambda: person("?"),
        lambda: any_of(),
        lambda: count("a", at_least=2),
        lambda: affirms(not_("a")),
    ],
)
def test_senseless_phrases_are_refused(make: object) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=r"\S"):
        make()


@pytest.mark.parametrize(
    ("text", "expected", "values"),
    [
        ("at 19:30, or 6 pm", (), ((18, 0), (19, 30))),
        ("guests at 6:30, boat at 7:15 pm", ((18, 30),), ((18, 30), (19, 15))),
        ("guests at 6:30", (), ((6, 30),)),
        ("half past six in the evening", (), ((18, 30),)),
        ("dinner at 7.", ((19, 0),), ((19, 0),)),
        ("look at 3 flats", (), ()),
        ("it costs 18.30", (), ()),
        ("it costs 18.30", ((18, 30),), ((18, 30),)),
        ("on 22.04. at 20:00", (), ((20, 0),)),
        ("noon or midnight", (), ((0, 0), (12, 0))),
        ("nothing", (), ()),
    ],
)
def test_the_times_of_a_text(
    text: str, expected: tuple[tuple[int, int], ...], values: tuple[tuple[int, int], ...]
) -> None:
    assert clocks_in(text, expected=expected) == values


def _decimals(*values: str | int | Decimal) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, values))


def test_negated_mentions_can_be_left_out() -> None:
    text = "It is Thursday 22 April at 18:30, not Friday 23 April at 19:30. You pay 815 euros, not 850 euros."
    assert clocks_in(text) == ((18, 30), (19, 30))
    assert clocks_in(text, affirmed=True) == ((18, 30),)
    assert days_in(text, 2027, affirmed=True) == (PLAY,)
    assert amounts_in(text, affirmed=True) == _decimals(815)


@pytest.mark.parametrize(
    ("text", "said", "denied"),
    [
        ("Warn Ida that you won't come on Friday.", "warn ida", False),
        ("I won't warn Ida that you come on Friday.", "warn ida", True),
        ("One tablet instead of two from Friday.", "friday", False),
        ("Not on Friday, on Saturday.", "friday", True),
        ("Give Ida a friendly no and cancel the lunch.", "cancel", False),
        ("With no lunch and no coffee.", "coffee", True),
    ],
)
def test_a_negation_reaches_no_further_than_what_it_denies(text: str, said: str, denied: bool) -> None:
    written = plain(text)
    start = written.index(said)
    assert Negations.of(written).cover((start, start + len(said))) == denied


@pytest.mark.parametrize(
    ("text", "today", "expected", "values"),
    [
        ("22 April, then 2027-05-01", None, (), (PLAY, date(2027, 5, 1))),
        ("Thursday 22 April 2027", None, (), (PLAY,)),
        ("on Thursday", None, (), ()),
        ("on Thursday", None, (PLAY,), (PLAY,)),
        ("on Thursday", date(2027, 4, 19), (), (PLAY,)),
        ("on Friday", date(2027, 4, 19), (PLAY,), (date(2027, 4, 23),)),
        ("tomorrow", date(2027, 4, 21), (), (PLAY,)),
        ("the party is on the 22nd", date(2027, 4, 1), (), (PLAY,)),
        ("04/05/2027", None, (), (date(2027, 5, 4),)),
        ("04/05/2027", None, (date(2027, 4, 5),), (date(2027, 4, 5),)),
        ("31 February", None, (), ()),
        ("22-24 April", None, (), (PLAY, date(2027, 4, 24))),
        ("nothing", None, (), ()),
    ],
)
def test_the_days_of_a_text(
    text: str, today: date | None, expected: tuple[date, ...], values: tuple[date, ...]
) -> None:
    assert days_in(text, 2027, today, expected=expected) == values


def test_the_amounts_of_a_text() -> None:
    text = "On 22 April at 18:30 you pay 790 euros plus €25.50, room 12, and $5"
    assert amounts_in(text) == _decimals(5, Decimal("25.5"), 790)
    assert amounts_in(text, currency="EUR") == _decimals(Decimal("25.5"), 790)
    assert amounts_in(text, bare=True) == _decimals(5, 12, Decimal("25.5"), 790)
    assert amounts_in(text, expected=(12,)) == _decimals(5, 12, Decimal("25.5"), 790)
    assert amounts_in("nothing") == ()


def test_plain_text() -> None:
    assert plain("  Café\u00a0— “Noor’s”\r\n\r\n １８：３０ ") == 'cafe - "noor\'s"\n18:30'
    assert plain("\u202eאב\u202c 🎉\x00\u200bx") == "אב 🎉 x"
    assert plain("3\ufe0f\u20e3 ½ Łódź Ǆ ﬁ ™ İ ẞ") == "3 1/2 lodz dz fi tm i ss"
    assert plain("\ud800 a") == "a"


def test_plain_is_idempotent_for_every_character() -> None:
    for block in range(0, sys.maxunicode + 1, 0x1000):
        text = "x".join(map(chr, range(block, block + 0x1000)))
        assert plain(plain(text)) == plain(text)


@unhurried
@given(st.text())
def test_plain_is_idempotent(text: str) -> None:
    once = plain(text)
    assert plain(once) == once
    assert plain(text.replace(" ", "\u00a0\t ")) == once


ALL: list[Phrase] = [
    words("jetty 3", "cancel*", "o'brien and sons", "e-mail"),
    clock(18, 30),
    day(PLAY, today=date(2027, 4, 15)),
    amount(815),
    number("+33 6 12 34 56 78"),
    number("06 12 34 56 78"),
    code("AB-1234"),
    address("a@example.com"),
    person("Jan van der Berg"),
    affirms("friday"),
]
MOTIFS = [
    " ", "\n", "1", "12 ", "18:", "18:3", "1,", "1 ", "1.", "22/", "22-", "22 and ", "6 ", "at ", "at 6 ", "half ",
    "(", "(0)", "+33", "not ", "do not ", "friday ", "not friday ", "instead of ", ",", ". ", "a@", "a", "a.", "A-",
    "april ", "april 2-", "twenty ", "one hundred and ", "thursday ", "next ", "in a ", "e\u0301", "\u0301\u0323",
    "'", "jan ", "jan van ", "mr ", "6-", "06 12 34 56 ", "€", "18.", "quarter to ",
]  # fmt: skip


@pytest.mark.parametrize("motif", MOTIFS)
def test_long_texts_are_read_in_linear_time(motif: str) -> None:
    text = motif * (30_000 // len(motif))
    for wanted in ALL:
        wanted.found_in(text)
    clocks_in(text)
    days_in(text, 2027)
    amounts_in(text, affirmed=True)


def test_a_megabyte_is_read() -> None:
    text = "Lorem ipsum dolor sit amet, 12 consectetur; " * 24_000 + "at half past six on the 22nd for 815 euros"
    assert all_of(clock(18, 30), day(PLAY), amount(815), affirms("half past six")).found_in(text)
    assert not address("a@example.com").found_in("\u0301\u0323" * 500_000)
    assert len(plain("\u0301\u0323" * 500_000 + "é" * 500_000)) == 500_000


@unhurried
@given(st.text(max_size=300))
def test_any_text_can_be_read(text: str) -> None:
    for wanted in ALL:
        assert wanted.found_in(text) == bool(wanted.spans(text))
        written = plain(text)
        assert all(0 <= start < end <= len(written) for start, end in wanted.spans(text))
    clocks_in(text)
    days_in(text, 2027, PLAY)
    amounts_in(text, bare=True)


SOUP = st.text(alphabet="0123456789 .,:/-€$()ahpmnot", max_size=80)


@unhurried
@given(SOUP, st.dates(date(2000, 1, 1), date(2099, 12, 31)))
def test_extractors_are_sorted_and_agree_with_the_phrases(text: str, today: date) -> None:
    times, days, sums = clocks_in(text), days_in(text, 2027, today), amounts_in(text, bare=True)
    assert list(times) == sorted(set(times))
    assert list(days) == sorted(set(days))
    assert list(sums) == sorted(set(sums))
    assert all(clock(*time).found_in(text) for time in times)
    assert all(day(when, today=today).found_in(text) for when in days)
    assert all(amount(value).found_in(text) for value in sums)


NEUTRAL = [
    "please",
    "tell",
    "her",
    "that",
    "they",
    "leave",
    "the",
    "house",
    "and",
    "bring",
    "some",
    "cake",
    "Łukasz",
    "🎉",
    "إلى",
]
AROUND = st.lists(st.sampled_from(NEUTRAL), max_size=6).map(" ".join)
CLOCK_FORMS = [
    "{h:02}:{m:02}",
    "{h:02}.{m:02}",
    "{h}h{m:02}",
    "{h:02}{m:02} hrs",
    "{t}:{m:02} {x}m",
    "{t}.{m:02}{x}.m.",
]
DAY_FORMS = [
    "{0.day} {0:%B}",
    "{0:%B} {0.day}",
    "{0:%A} {0.day} {0:%b} {0.year}",
    "{0:%Y-%m-%d}",
    "{0:%d.%m.%Y}",
    "{0:%d/%m}",
]
AMOUNT_FORMS = ["{0}", "€{0}", "{0} EUR", "{0},00 euro", "{0}.00", "{0:,}", "{0:,}.00 dollars"]


def _clock_text(form: str, minutes: int) -> str:
    hour, minute = divmod(minutes, 60)
    return form.format(h=hour, m=minute, t=hour % 12 or 12, x="ap"[hour >= 12])


@unhurried
@given(AROUND, AROUND, st.sampled_from(CLOCK_FORMS), st.integers(0, 1439), st.integers(0, 1439))
def test_a_written_time_is_found_and_no_other(before: str, after: str, form: str, minutes: int, other: int) -> None:
    text = f"{before} {_clock_text(form, minutes)} {after}"
    assert clock(*divmod(minutes, 60)).found_in(text)
    if (minutes - other) % 720:
        assert not clock(*divmod(other, 60)).found_in(text)


@unhurried
@given(AROUND, AROUND, st.sampled_from(DAY_FORMS), st.dates(date(2020, 1, 1), date(2030, 12, 31)), st.integers(1, 400))
def test_a_written_day_is_found_and_no_other(before: str, after: str, form: str, when: date, shift: int) -> None:
    text = f"{before} {form.format(when)} {after}"
    assert day(when).found_in(text)
    other = when + timedelta(days=shift)
    if other.replace(year=2000) != when.replace(year=2000) and (other.month, other.day) != (when.day, when.month):
        assert not day(other).found_in(text)


@unhurried
@given(AROUND, AROUND, st.sampled_from(AMOUNT_FORMS), st.integers(3000, 10**9), st.integers(0, 10**9))
def test_a_written_amount_is_found_and_no_other(before: str, after: str, form: str, value: int, other: int) -> None:
    text = f"{before} {form.format(value)} {after}"
    assert amount(value).found_in(text)
    if other != value:
        assert not amount(other).found_in(text)
    assert not amount(value).found_in(text.replace(form.format(value), "9" + form.format(value).lstrip("€")))


@unhurried
@given(st.text(alphabet=string.digits, min_size=9, max_size=9), st.sampled_from([" ", "-", ".", ""]), AROUND)
def test_a_telephone_number_is_found_in_both_forms(digits: str, sep: str, around: str) -> None:
    local = "6" + digits[1:]
    grouped = sep.join([local[:3], local[3:6], local[6:]])
    wanted = number(f"+33 {local}")
    assert wanted.found_in(f"{around} 0{grouped} {around}")
    assert wanted.found_in(f"{around} +33 {grouped}, {around}")
    changed = local[:-1] + str((int(local[-1]) + 1) % 10)
    assert not wanted.found_in(f"{around} 0{changed} {around}")


WORDY = st.text(alphabet="abdenotuy's-12 *.", min_size=1, max_size=14).filter(lambda text: any(map(str.isalnum, text)))


@given(st.lists(WORDY, min_size=1, max_size=6), st.text(alphabet="abdenotuy's-12 .,", max_size=40))
def test_what_is_left_out_beforehand_could_not_be_found(phrasings: list[str], text: str) -> None:
    wanted, written = words(*phrasings), plain(text)
    whole = wanted.pattern()
    assert wanted.found_in(text) == (whole.search(written) is not None)
    assert wanted.spans(text) == tuple(found.span() for found in whole.finditer(written))


@pytest.mark.parametrize(
    "text", ["o'donnell didn't", "the cities' owners", "oh dear, 7 of seven", "odd duties", "dont"]
)
@pytest.mark.parametrize("phrasing", ["odonnell", "didnt", "city", "seven", "duty", "odd*", "don't", "dont", "owner"])
def test_words_that_can_be_written_otherwise_are_not_left_out(phrasing: str, text: str) -> None:
    assert words(phrasing).found_in(text) == (words(phrasing).pattern().search(plain(text)) is not None)
