"""The words of `painter-arrives-at-the-other-station`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import following, unless

AT_SOUTH = words("South Station", "South", "Zuid")
CAB = words("cab", "taxi", "car", "driver")
TIMES = (clock(13, 50), clock(13, 55), clock(14), clock(14, 5), clock(14, 10))
NOT_THEN = any_of(clock(14, 35), clock(14, 20), clock(14, 40), clock(14, 45))

SLOTS = {
    "the place": AT_SOUTH,
    "the hour": any_of(*TIMES, words("fourteen hundred", "1400")),
    "the cab": words("cab", "taxi", "ride", "car", "driver", "pick-up", "pickup"),
    "a text to Emeka": words("text", "texting", "message", "messaging", "SMS", "short line", "on his phone"),
    "the calendar": words("calendar", "event", "entry", "diary", "agenda", "appointment", "arrival"),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(
        following(any_of(CAB, words("ride", "pick*", "event")), clock(14, 35), within=10),
        unless(any_of(clock(14, 30), clock(14, 45), clock(15)), "not", "instead", "no longer", "first",
               "from"),
    ),
    "the place": unless(
        following(words("move", "send", "book*", "have", "keep", "order", "leave", "text*"), words("Central"),
                  within=6),
        "South", "Zuid", "instead", "not", "from", "no longer", "is booked", "still", "was booked", "waits",
    ),
    "how to reach him": words("mail Emeka", "email Emeka", "his mail", "his email", "mail him", "call Emeka",
                              "ring Emeka"),
    "what stays": any_of(
        words("move lunch", "lunch to", "move the opening", "leave lunch", "shorten", "cut lunch", "lunch short",
              "ride tonight", "tonight's cab to"),
        following(words("cancel*", "drop*", "move*", "change*"), any_of(clock(21, 30), words("evening ride",
                "night ride", "ride tonight")),
                  within=4),
    ),
    "who else": unless(words("text Tova", "message Tova", "write to Tova", "ask Tova", "tell Tova", "Tova to",
                             "send Tova", "let Tova", "tell the insurer", "your insurer that", "ask the insurer",
                             "your assistant to", "second cab", "another cab"), "not", "stays"),
}  # fmt: skip
