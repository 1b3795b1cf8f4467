"""The words of `patient-needs-ride-driver-ill`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY = date(2027, 11, 9)
CAB, OSEI = words("cab", "taxi", "car"), words("Osei", "Kofi")
PICKUP = any_of(*(clock(9, minute) for minute in range(35, 51)))
FARE = amount("17.60")
HEALTH = words("diabet*", "cataract*", "surgery", "blind*", "diagnosis", "illness")

_TELL = words("tell*", "ask*", "messag*", "text*", "writ*", "inform*", "let")
SLOTS_1 = {
    "Mr Osei": any_of(person("Kofi Osei"), words("Mr Osei", "your passenger", "the patient")),
    "the cab": words("cab", "taxi", "ride", "accessible car", "car with a ramp", "car"),
    "that it takes the wheelchair": words("accessible", "wheelchair", "electric chair", "ramp", "step-free", "adapted",
                                          "his chair", "takes his"),
    "when": any_of(PICKUP, clock(10, 15), words("fifteen minutes before", "15 minutes before",
                                                "a quarter of an hour before", "quarter of an hour early",
                                                "fifteen minutes early")),
    "that he is told": words("tell*", "let him know", "messag*", "text*", "inform*", "writ*", "notif*",
                             "let Mr Osei know", "hear*", "line", "know", "send him", "drop him"),
}  # fmt: skip
_LATE = any_of(clock(10, 15), clock(10, 30))
AVOIDS_1 = {
    "who else": reaching("Efua", "Freya", "Mohan", "clinic", "daughter", "doctor", "neighbour"),
    "besides": volunteered("his share", "pay for himself", "cheaper", "wait outside"),
    "the way home": unless(words("way home", "ride back", "trip home", "trip back", "home again", "take him home",
                                "bring him home", "pick him up again", "fetch him afterwards", "after the appointment"),
                           "ring*", "calls", "himself", "not", "no"),
    "who rides": any_of(words("Efua", "Heron Street", "Ms Osei", "Mrs Osei", "hairdresser")),
    "who drives": words("ask Mohan", "ask Freya again", "find another driver", "tell Mohan to", "drive him yourself",
                        "another volunteer"),
    "only the way there": words("return ride", "return trip", "both ways", "and back home", "second one back",
                                "one back", "back at", "way back", "fetch him again", "ride home", "cab home",
                                "there and back", "second cab", "wait for him"),
    "what kind of cab": words("ordinary", "comfort cab", "standard cab", "normal cab", "folded", "fold his", "boot"),
    "when": asked(any_of(
        other_times(*((9, minute) for minute in range(35, 51)), *((10, minute) for minute in range(10, 16)), (10, 30),
                    9, (9, 12), 10),
        following(words("fetch*", "pick* up", "collect*", "leav*", "start*", "picks"), words("at"), _LATE, within=3),
        following(words("pickup", "pick-up"), _LATE, within=2),
    )),
    "what he need not know": any_of(EAGER, HEALTH, words(
        "fever", "Freya is ill", "move the appointment", "postpone", "call the clinic", "tell the clinic",
        "ask the clinic", "write to the clinic", "get well", "pay half", "pay for it", "daughter's",
    )),
}  # fmt: skip
SLOTS_2 = {
    "the cab": words("cab", "taxi", "ride", "car"),
    "two seats": words("two", "second seat", "seat for his daughter", "seat for the daughter", "daughter",
                       "room for both", "both of them", "another seat", "one more seat", "extra seat",
                       "second passenger"),
    "the list": words("list", "note", "log", "Cabs", "record", "rules", "write down", "what you spend"),
    "what is written": any_of(FARE, words("fare", "price", "cost", "expense", "£17.60", "what it costs")),
}  # fmt: skip
AVOIDS_2 = {
    "who else": reaching("Efua", "Freya", "Mohan", "clinic", "daughter", "doctor"),
    "besides": volunteered(
        "pay her", "pay half", "fare from", "his share", "share of the", "second ride", "for next week",
        "from Leeds", "more often",
    ),
    "how many": words("three seats", "second cab", "another cab", "three people", "three passengers", "for three",
                      "four", "three of them", "a cab of her own", "two cabs"),
    "the way back": words("ride home for", "cab home for", "book the ride home", "home for both", "way back",
                          "return ride", "back home"),
    "the day": other_days(TODAY, date(2027, 11, 2), date(2027, 10, 19)),
    "the fare": any_of(other_sums("17.60", 17)),
    "what else": any_of(EAGER, HEALTH, words(
        "pay half", "to pay", "his share", "her share", "pay the extra", "charge him", "charge her", "Efua",
        "hairdresser", "Mohan", "tell Freya", "move the appointment", "ask the clinic", "tell the clinic",
    )),
}  # fmt: skip
