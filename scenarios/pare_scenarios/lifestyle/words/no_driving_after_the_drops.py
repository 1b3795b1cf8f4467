"""The words of `no-driving-after-the-drops`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY = date(2027, 2, 8), date(2027, 2, 9)
CAB = words("cab", "taxi", "ride", "driver", "driven", "not driv*", "no car", "without the car")
_TIMES = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h in (8, 9, 11, 12) for m in range(0, 60, 5)))
_TOO_LATE = (clock(11, 50), clock(11, 55), *(clock(12, m) for m in range(10, 60, 5)), clock(13), clock(13, 30))

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
    "who fetches Freya": words("that she picks", "that she fetches", "that she collects", "she picks Freya",
                               "she fetches Freya", "she should fetch", "she should pick"),
    "what Helena hears": following(
        telling("Helena", "her", "your daughter"),
        as_is(words("you don't fetch", "you can't fetch", "you cannot fetch", "you won't fetch", "you won't come",
                    "you can't come", "you won't be there", "you are late", "you'll be late", "you drive",
                    "Freya must wait", "Freya has to wait", "that Freya stays")), within=2,
    ),
    "that the clinic stays": words("move the appointment", "reschedule the appointment", "postpone",
                                   "cancel the appointment", "move the clinic", "another day"),
    "without the car": words("drive yourself", "drive to the clinic", "take your car", "take the car",
                                 "drive to the school", "drive to Freya", "drive home", "in the Subaru",
                                 "with the Subaru", "by Subaru", "in your car", "drive from the clinic",
                                 "take the Subaru", "in your Subaru"),
    "home by the school": unless(
        words("from there home", "from the clinic home", "from there back home", "clinic to home", "back from there",
              "from there to your house", "from the clinic to your house", "clinic back home"),
        "school", "Heron Bay", "way of", "via", "gate", "Freya",
    ),
    "the way by the school": words("straight home", "directly home", "direct home", "skip the school",
                                   "straight back home", "home first", "Freya home alone", "second cab for Freya",
                                   "Freya alone", "second for Freya",
                                   "another for Freya", "third for Freya", "second cab for her",
                                    "way of the clinic", "via the clinic", "past the clinic",
                                    "way of the eye clinic", "via the eye clinic", "way of Derwent", "via Derwent",
                                    "from home to the school", "from home to Heron Bay", "from the school to the eye",
                                    "school to Derwent", "cab to the school at 8",
                                    "Freya to the clinic", "school to the clinic", "Freya to you at the clinic",
                                    "Freya by herself", "Freya on her own", "without Freya", "fetch Freya later"),
    "which day": unless(
        following(words("cab", "taxi", "ride", "rides"), words("today", "tonight", "this evening"), within=1),
        "tomorrow", "Tuesday",
    ),
    "when": unless(
        words("at 12:20", "12:20", "at 12:30", "at noon from the clinic", "on Wednesday", "on Thursday"),
        *MENTIONED,
    ),
    "who is told": any_of(words("school office", "tell the school", "write to the school"),
                          words("Freya's class", "her teacher", "the teacher", "Huw knows", "Huw hears", "Huw gets",
                                "Huw is told", "Huw reads"),
                          telling("Huw", "the clinic", "the school", "the boat club", "Dr Parry", "the office")),
    "what goes beyond": any_of(
        following(words("clinic at", "clinic around", "clinic for", "doctor at", "clinic, at", "people at", "there at"),
                  any_of(*(clock(9, minute) for minute in range(15, 60, 5)), clock(10), clock(10, 30), clock(8),
                         clock(7, 50)), within=0),
        following(words("another at", "second at", "one at", "home at", "back at", "other at"),
                  any_of(*(clock(10, minute) for minute in range(0, 60, 10)), clock(11, 45), clock(11, 50), clock(12)),
                  within=0),
        following(words("another at", "another one at", "second at", "second one at", "the other at", "another for",
                        "next at", "a second at"), any_of(*_TOO_LATE), within=0),
        following(any_of(*_TOO_LATE), words("from there", "from the clinic", "by way of", "via the school",
                                            "past the school", "via Freya's", "via Heron Bay"), within=4),
        doing(("ask*", "request*", "tell*"), "drops out", "without drops", "other drops", "the drops", within=5),
    ),
    "the hours": other_times(
        *((8, minute) for minute in range(30, 60)), *((9, minute) for minute in range(11)), (9, 30), 15, 3,
        *((11, minute) for minute in range(60)), *((12, minute) for minute in range(31)),
    ),
    "where it ends": following(words("Freya", "both", "you two", "school"),
                               words("to Helena's", "to the ward", "to her mother's ward", "to the hospital",
                                     "to Huw's", "to the boat club"), within=5),
    "that it is done now": POSTPONED,
    "by which way": any_of(
        following(any_of(*(clock(hour, minute) for hour in (11, 12) for minute in range(0, 60, 5))),
                  words("home eye clinic", "home to the clinic", "home to the eye clinic", "home to Derwent",
                        "home Derwent", "home clinic"), within=1),
        following(words("way of", "via", "past", "stop at", "over"),
                  words("boat club", "Huw's", "the ward", "hospital", "pharmacy", "Dr Parry", "shops"), within=1),
        words("Freya can wait", "Freya waits", "Freya has to wait", "Freya should wait", "let Freya wait"),
    ),
    "the Subaru": following(
        words("have", "get", "book", "take", "bring"), words("Subaru", "car"),
        words("serviced", "washed", "towed", "fetched", "repaired", "to the garage", "in the yard", "to the yard"),
        within=2,
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}
