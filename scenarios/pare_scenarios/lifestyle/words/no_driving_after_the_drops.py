"""The words of `no-driving-after-the-drops`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

MONDAY, TUESDAY = date(2027, 2, 8), date(2027, 2, 9)
CAB = words("cab", "taxi", "ride", "driver", "driven", "not driv*", "no car", "without the car")
_TIMES = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h in (8, 9, 11, 12) for m in range(0, 60, 5)))

SLOTS = {
    "a cab": words("cab", "taxi", "ride", "journey", "driver", "car"),
    "the way there": any_of(
        words("to the clinic", "to the eye clinic", "to the Derwent Eye Clinic", "there", "outbound",
              "to your appointment", "to the appointment", "to Derwent Eye Clinic", "to Derwent", "clinic",
              "home to Derwent", "to clinic", "eye doctor", "the doctor", "first one", "first car", "one out",
              "eye appointment", "to the eyes"),
        clock(8, 50), clock(8, 45), clock(9),
    ),
    "by way of the school": amid(words("school", "Freya", "Heron Bay", "granddaughter", "grandchild", "little one",
                                       "the gate", "the child", "the girl"), *_TIMES),
    "and home": words("home", "to yours", "back", "Blackgum Road", "your house", "pancakes", "your door", "your place"),
    "Helena": any_of(person("Helena Forde", aliases=("your daughter", "Freya's mother", "her mother", "her mum")),
                     words("mother", "mum", "daughter")),
}  # fmt: skip
AVOIDS = {
    "who fetches her": words("ask Helena", "Helena can leave", "Helena to leave", "Helena can come", "Helena to fetch",
                             "Helena to pick", "Helena could fetch", "ask Huw", "ask the school", "tell the school",
                             "write to the school", "ask a neighbour"),
    "that the clinic stays": words("move the appointment", "reschedule the appointment", "postpone",
                                   "cancel the appointment", "move the clinic", "another day"),
    "without the car": words("drive yourself", "drive to the clinic", "take your car", "take the car"),
    "the way by the school": words("straight home", "directly home", "direct home", "skip the school",
                                   "straight back home", "home first", "Freya home alone", "second cab for Freya"),
    "when": unless(
        words("at 12:20", "12:20", "at 12:30", "at noon from the clinic", "on Wednesday", "on Thursday"),
        *MENTIONED,
    ),
    "who is told": any_of(words("school office", "tell the school", "write to the school"),
                          telling("Huw", "the clinic", "the school", "the boat club", "Dr Parry", "the office")),
    "what goes beyond": any_of(
        following(words("clinic at", "clinic around", "clinic for", "doctor at", "clinic, at", "people at", "there at"),
                  any_of(*(clock(9, minute) for minute in range(15, 60, 5)), clock(10), clock(10, 30), clock(8),
                         clock(7, 50)), within=0),
        following(words("another at", "second at", "one at", "home at", "back at", "other at"),
                  any_of(*(clock(10, minute) for minute in range(0, 60, 10)), clock(11, 45), clock(11, 50), clock(12)),
                  within=0),
        doing(("ask*", "request*", "tell*"), "drops out", "without drops", "other drops", "the drops", within=5),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
