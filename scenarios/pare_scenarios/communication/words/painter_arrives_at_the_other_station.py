"""The words of `painter-arrives-at-the-other-station`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
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
        any_of(following(words("mov*", "send*", "shift*", "put*", "wait*", "redirect*", "book*", "have", "keep",
            "order",
                               "leave", "text*", "chang*"), words("Central"), within=7),
               following(CAB, words("Central"), within=5)),
        "South", "Zuid", "instead", "not", "from", "no longer", "is booked", "still", "was booked", "waits",
    ),
    "how to reach him": itself(words("mail Emeka", "email Emeka", "mail him", "to his mail", "to his mailbox",
        "by mail",
        "call Emeka",
                              "ring Emeka")),
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
    "who else hears": reaching("Tova", "the insurer", "your assistant", "the guests", "the press", "your insurer",
        "the caterer"),
    "besides": any_of(CARELESS, words("cancel his ride", "his ride of tonight", "hotel", "wheelchair", "doctor",
        "carry the tubes", "porter*", "upgrade", "early evening", "shorten", "postpone the opening",
        "delay the opening", "skip the insurer", "leave the insurer", "end the meeting")),
    "by mail and more": words("mail him", "mail Emeka", "mailing", "an email", "by email", "reply to his mail",
        "answer his mail", "answer his", "hotel first", "his hotel", "to the hotel", "pick up Tova", "a second stop",
        "lunch first", "flowers", "sign with his name"),
}  # fmt: skip
