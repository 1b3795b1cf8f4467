"""The words of `a-flat-that-takes-the-cat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.pairing import amid, unless

MONDAY, TUESDAY = date(2027, 8, 2), date(2027, 8, 3)
IN_ALL = any_of(amount(815), all_of(amount(790), amount(25)))
LIMIT = all_of(day(TUESDAY, today=MONDAY), any_of(clock(20), words("evening", "tomorrow night")))
THE_OTHER = unless(words("Mäkitie"), "no lift", "without a lift", "not for", "doesn't suit", "stairs", "too high")
OLD_ONES = words("Satakunnankatu", "Peltolammi")

SLOTS = {
    "Reza": person("Reza Rostami"),
    "which flat": amid(words("Koivukatu"), IN_ALL, words("lift", "elevator", "pet*", "cat*", "September")),
    "the deadline": any_of(day(TUESDAY, today=MONDAY), clock(20), words("sign* up", "deadline", "closes")),
}  # fmt: skip
AVOIDS = {
    "which flat": words("and Mäkitie", "Mäkitie as well", "Mäkitie too", "Mäkitie and", "both flats",
                        "both new", "both listings", "both of them", "both places", *OLD_ONES.phrasings),
    "who signs up": words("sign you up", "sign him up", "sign Reza up", "request a viewing", "request the "
                          "viewing", "book a viewing", "book the viewing", "contact the agent"),
    "in his name": words("reserve Thursday*", "reserve the viewing", "book the viewing", "sign him up",
    "Thursday's viewing"), "the price": words("790 euros a month with", "790 all in", "790 in all",
    "790 with everything")}  # fmt: skip
