"""The words of `flat-photos-quote-accepted`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, day, person, words
from pare_scenarios.pairing import unless

TODAY, THURSDAY = date(2027, 4, 20), date(2027, 4, 29)
DAY = day(THURSDAY, today=TODAY)
ELEVEN, _TEN = clock(11), clock(10)
PLACE, OTHER = words("Lua 9"), words("Lua 19")
AT_TEN = unless(_TEN, words("not", "instead", "rather", "first", "moved", "changed", "originally"))
OPTION = words("option B", "package B", "variant B", "B")
OTHER_PRICES = any_of(amount(140), amount(290), words("discount", "invoice attached", "free of charge"))

SLOTS = {
    "who gets it": person("Ines Tavares"),
    "what was taken": OPTION,
    "the place": any_of(
        PLACE, words("number 9", "no 9", "three-room*"), words("smaller flat", "Travessa da Lua", "Lua")
    ),
    "when": any_of(ELEVEN, DAY),
    "in writing": words("confirm*", "in writing"),
    "the calendar": words("calendar", "event", "appointment", "enter"),
    "the list of jobs": words("note", "list", "jobs"),
    "her card": words("card", "contact*", "address book", "number", "save her", "phone book"),
}  # fmt: skip
AVOIDS = {
    "when": AT_TEN,
    "the place": OTHER,
    "the price": any_of(OTHER_PRICES, words("for free", "film of package", "throw in", "package C")),
}  # fmt: skip
