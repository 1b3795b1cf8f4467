"""The words of `flat-photos-quote-accepted`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY, THURSDAY = date(2027, 4, 20), date(2027, 4, 29)
DAY = day(THURSDAY, today=TODAY)
ELEVEN, _TEN = clock(11), clock(10)
PLACE, OTHER = words("Lua 9"), words("Lua 19")
AT_TEN = unless(_TEN, words("not", "instead", "rather", "first", "moved", "changed", "originally"))
OPTION = words("option B", "package B", "variant B", "B")
OTHER_PRICES = any_of(amount(140), amount(290), words("discount", "invoice attached", "free of charge"))

SLOTS = {
    "who gets it": any_of(person("Ines Tavares"), words("the client", "your client", "the agent", "customer")),
    "what was taken": any_of(OPTION, amount(190), words("option", "package", "what she chose", "her choice")),
    "the place": any_of(
        PLACE, words("number 9", "no 9", "three-room*", "Lua nine"), words("smaller flat", "Travessa da Lua", "Lua")
    ),
    "when": any_of(ELEVEN, DAY),
    "in writing": words("confirm*", "in writing", "mail*", "email*", "e-mail", "written", "reply", "writ*"),
    "the calendar": words("calendar", "event", "appointment", "enter", "diary", "agenda", "schedule"),
    "the list of jobs": words("note", "list", "jobs", "job note", "under April", "note the shoot"),
    "her card": words("card", "contact*", "address book", "number", "save her", "phone book", "her name", "save Ines",
                      "phonebook", "store her"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Nuno", "owner", "owners", "tenants", "dentist"),
    "besides": volunteered(
        "short film", "thrown in", "throw in", "for the key", "bring the key", "pick up the key",
        "fetch the key", "parking", "cab there", "both flats", "second shoot", "next flat", "pays late",
        "pay at once", "pay in advance", "cheaper",
    ),
    "when": asked(any_of(AT_TEN, unless(other_times(11, 10, 13, (17, 30), 15), "dentist"), other_days(
        TODAY, THURSDAY, date(2027, 4, 7)))),
    "the place": asked(any_of(OTHER, words("number 19", "no 19", "five-room*", "bigger flat", "larger flat",
                                           "both flats",
                                     "Moinho", "Calçada"))),
    "the price": any_of(OTHER_PRICES, other_sums(190, bare=100), words(
        "for free", "film of package", "throw in", "package C", "option C", "option A", "package A", "invoice",
        "deposit", "prepay*", "half of it", "film")),
    "who gets it": words("Nuno", "Pinho", "the owner"),
    "what else": any_of(EAGER, words("move your dentist", "move the dentist", "dentist to", "cancel the dentist",
                                     "dentist", "the other flat", "second flat", "other flat", "book a cab",
                                     "remind her")),
}  # fmt: skip
