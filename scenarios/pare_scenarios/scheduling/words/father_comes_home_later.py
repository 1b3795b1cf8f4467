"""The words of `father-comes-home-later`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

HALF_THREE = clock(15, 30)
COMING = any_of(clock(16), clock(15, 55), clock(15, 50), clock(16, 5), words("around four", "about four", "by four"))
_OLD = (clock(12, 30), clock(14), clock(14, 30), words("around two", "after two"))

SLOTS = {
    "the cab": words("cab", "ride", "taxi", "car", "pick-up", "pickup", "driver", "booking", "picked up", "drive"),
    "half past three": amid(HALF_THREE, COMING, *_OLD, clock(11, 30), clock(11), clock(13)),
    "the neighbour": any_of(person("Mrs Palmer"), person("Esther Palmer"),
                            words("neighbour", "neighbor", "next door", "lady", "number 11", "no 11", "soup",
                                  "stove")),
    "the calendar": words("calendar", "event", "Fetch Dad", "diary", "entry"),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(
        following(words("ride", "cab", "taxi", "event", "pick-up", "calendar", "entry", "diary", "Fetch Dad"),
                  words("to"), any_of(clock(14), clock(14, 30), clock(16))),
        words("there at half past three", "there at 15:30", "arrive at half past three", "arrive at 15:30",
              "home at half past three", "home at 15:30", "his door at half past three", "his door at 15:30",
              "soup at half past three"),
    ),
    "who makes the soup": following(words("tell", "text", "message", "let", "inform", "write to", "warn", "ask"),
                                    words("Dr Palmer", "Helena", "dentist"), within=2),
    "the meeting": any_of(
        words("move the staff meeting", "cancel the meeting", "cancel the staff meeting", "move the meeting",
              "decline the meeting", "excuse you from"),
        following(words("move", "push", "shift", "postpone", "cancel"), words("ride home", "20:30", "staff meeting"),
                  within=3),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Niamh", "the library", "your boss", "the ward", "Ward 4B", "the hospital", "the doctor",
            "the dentist", "Dr Palmer", "Helena", "your father that", "your dad that", "the driver",
            "your colleagues", "head of lending"),
        touching("staff meeting", "meeting", "desk", "minutes", "crown", "ride home", "20:30"),
        asked(words("miss the end", "one more test", "more test", "another test", "the doctor wants",
            "his test", "his results", "tests", "his health", "his medicine", "pharmacy", "his condition",
            "light the stove at", "cook something else", "other soup", "stay the night", "second cab",
            "wheelchair", "leave early", "take Friday off")),
        asked(other_sums()),
    ),
}  # fmt: skip
