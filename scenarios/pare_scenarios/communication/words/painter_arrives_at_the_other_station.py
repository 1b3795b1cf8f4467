"""The words of `painter-arrives-at-the-other-station`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import following

AT_SOUTH = words("South Station", "South", "Zuid")
CAB = words("cab", "taxi", "car", "driver")
TIMES = (clock(13, 50), clock(13, 55), clock(14), clock(14, 5), clock(14, 10))
NOT_THEN = any_of(clock(14, 35), clock(14, 20), clock(14, 40), clock(14, 45))

SLOTS = {
    "the place": AT_SOUTH,
    "the hour": any_of(*TIMES),
    "the cab": words("cab", "taxi", "ride", "car"),
    "a text to Emeka": words("text", "texting", "message", "messaging", "SMS"),
    "the calendar": words("calendar", "event", "entry", "diary", "agenda"),
}  # fmt: skip
AVOIDS = {
    "the hour": following(any_of(CAB, words("ride", "pick*", "event")), clock(14, 35), within=10),
    "how to reach him": words("mail Emeka", "email Emeka", "his mail", "his email", "mail him"),
    "what stays": words("move lunch", "lunch to", "move the opening", "leave lunch", "shorten"),
}  # fmt: skip
