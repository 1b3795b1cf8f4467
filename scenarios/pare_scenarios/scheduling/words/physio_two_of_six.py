"""The words of `physio-two-of-six`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words
from pare_scenarios.sayings import DECLINES

SUNDAY, FIRST, SECOND = date(2027, 4, 18), date(2027, 4, 20), date(2027, 4, 27)
BOTH = words("next two Tuesdays", "next two sessions", "two coming Tuesdays", "coming two Tuesdays")
OFF = any_of(DECLINES, words("cancel*", "call off", "called off", "away", "take out", "strike", "drop", "skip"))
ALL = words("whole series", "entire series", "all sessions", "all my sessions", "all six", "all remaining",
             "all appointments", "every session", "all the sessions")  # fmt: skip

SLOTS = {
    "the practice": words("practice", "physio*", "Bega", "session*", "clinic"),
    "20 April": any_of(day(FIRST, today=SUNDAY), BOTH),
    "27 April": any_of(day(SECOND, today=SUNDAY), BOTH),
    "calling off": words("cancel*", "call* off", "call* them off", "call* both off", "let them know",
                         "tell the practice", "tell Bega", "write to the practice", "skip*", "excuse you",
                             "won't make", "not coming", "can't come", "cannot come"),
    "the calendar": words("calendar", "diary", "series", "take out", "remove*", "delete*", "take* them out",
                          "occurrence*", "schedule"),
}  # fmt: skip
AVOIDS = {
    "that the others stay": ALL,
    "the trip": words("cancel the trip", "shorten the trip", "come back from Sibiu"),
}  # fmt: skip
