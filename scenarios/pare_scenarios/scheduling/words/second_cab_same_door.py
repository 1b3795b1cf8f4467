"""The words of `second-cab-same-door`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

TOGETHER = any_of(
    clock(18, 45),
    words("with you", "your cab", "your car", "your ride", "yours", "join you", "ride along", "cancel* mine", "share",
          "together", "one car", "one cab", "drop* mine", "called mine off"),
)  # fmt: skip
APART = words("cancel yours", "cancel your*", "take mine", "in mine", "ride with me", "on my own", "separately")

SLOTS = {
    "my own ride": any_of(clock(18, 40), words("your own", "your ride", "your cab", "yours"),
        words("one that you ordered", "one you ordered", "one you booked", "ride you booked", "cab you booked",
              "your booking", "your taxi", "one of your own", "you had ordered", "you had booked", "you'd ordered",
              "you'd booked", "you ordered", "you booked", "your order", "your car", "your separate", "separate cab",
              "separate ride", "second cab", "second car", "second ride", "second taxi", "extra cab", "superfluous",
              "redundant", "other cab", "the other one", "the second one", "surplus")),
    "calling it off": words("cancel*", "call off", "drop*", "releas*", "free up", "let ... go", "withdraw*",
                            "not needed", "give up", "scrap*", "called off", "undo"),
    "Anders": person("Anders Lund", aliases=("your friend",)),
    "that I ride with him": words("tell*", "let him know", "answer*", "repl*", "messag*", "writ*", "say", "text",
                                  "let Anders know", "confirm*", "thank*", "accept", "hears", "a yes"),
}  # fmt: skip
AVOIDS = {
    "which ride": any_of(
        following("cancel", "airport", within=4), "cancel both", "cancel all",
        following(words("cancel", "call off", "drop", "scrap", "withdraw"), any_of(clock(6, 20), words(
            "early one", "early ride", "dawn ride", "tomorrow's ride", "tomorrow's cab", "ride tomorrow")), within=3),
    ),
    "whose cab": words("cancel his", "his to cancel", "ask him to cancel", "book another", "book a cab", "keep yours",
                       "take yours instead", "cancel Anders*", "ride separately", "he rides with you"),
    "when it comes": following(words("ride", "cab", "car", "him", "his"), any_of(clock(19), clock(19, 15), clock(
        18, 30), clock(19, 30)), within=2),
    "that I ride along": words("walk", "tram", "bus", "on foot", "own way", "drive yourself", "can't come",
                               "not coming", "cannot come", "meet him there", "meet at the hall", "stay home",
                               "cancel the concert"),
    "what I promise": words("pay your share", "pay half", "pay him back", "pay for", "share the fare", "dinner",
                            "drinks on you", "reimburse"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Sigrid", "Nils", "the band", "the cab firm", "Seven Hills", "the driver", "the hall",
            "the airline", "the festival"),
        touching("airport ride", "ride to the airport", "dawn ride", "flight", "microphones"),
        asked(words("pay him", "pay back", "his half", "your half", "half the fare", "half of it", "split",
            "settle up", "cover the tip", "drinks", "van can", "van to", "to the airport", "early cab",
            "cab home", "ride home", "taxi home", "taxi back", "cab back", "way back",
            "earlier pick-up", "come at six", "share the way home", "owe")),
        asked(other_sums()),
    ),
}  # fmt: skip
