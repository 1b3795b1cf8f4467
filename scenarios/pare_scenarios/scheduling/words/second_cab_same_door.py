"""The words of `second-cab-same-door`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import following

TOGETHER = any_of(
    clock(18, 45),
    words("with you", "your cab", "your car", "your ride", "yours", "join you", "ride along", "cancel* mine", "share",
          "together", "one car", "one cab", "drop* mine", "called mine off"),
)  # fmt: skip
APART = words("cancel yours", "cancel your*", "take mine", "in mine", "ride with me", "on my own", "separately")

SLOTS = {
    "my own ride": any_of(clock(18, 40), words("your own", "your ride", "your cab", "yours"),
        words("one that you ordered", "one you ordered", "one you booked", "ride you booked",
        "cab you booked", "your booking", "your taxi", "one of your own")),
    "calling it off": words("cancel*", "call off", "drop*", "releas*", "free up", "let ... go",
        "withdraw*", "not needed", "give up"),
    "Anders": person("Anders Lund"),
    "that I ride with him": words("tell*", "let him know", "answer*", "repl*", "messag*", "writ*", "say",
                                  "text", "let Anders know", "confirm*", "thank*"),
}  # fmt: skip
AVOIDS = {
    "which ride": any_of(following("cancel", "airport", within=4), "cancel both", "cancel all"),
    "whose cab": words("cancel his", "his to cancel", "ask him to cancel", "book another", "book a cab"),
}  # fmt: skip
