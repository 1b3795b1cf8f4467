"""The words of `second-cab-same-door`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, none_of, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

TOGETHER = any_of(
    clock(18, 45),
    words("with you", "your cab", "your car", "your ride", "yours", "join you", "ride along", "cancel* mine", "share",
          "together", "one car", "one cab", "drop* mine", "called mine off"),
)  # fmt: skip
APART = words("cancel yours", "cancel your*", "take mine", "in mine", "ride with me", "on my own", "separately")

_CARELESS = outright(all_of(CARELESS, none_of("at no charge")))  # to call it off is free
_RIDE = words("cab", "taxi", "ride", "car", "yours")

SLOTS = {
    "my own ride": amid(any_of(clock(18, 40), words("your own", "your ride", "your cab", "yours"),
        words("one that you ordered", "one you ordered", "one you booked", "ride you booked", "cab you booked",
              "your booking", "your taxi", "one of your own", "you had ordered", "you had booked", "you'd ordered",
              "you'd booked", "you ordered", "you booked", "your order", "your car", "your separate", "separate cab",
              "separate ride", "second cab", "second car", "second ride", "second taxi", "extra cab", "superfluous",
              "redundant", "other cab", "the other one", "in your name", "the one ordered", "spare cab",
              "ride of your own", "cab of your own", "car of your own", "duplicate", "the second one", "surplus")),
        words("Flesland", "airport", "dawn"), clock(18)),
    "calling it off": words("cancel*", "call off", "drop*", "releas*", "free up", "let ... go", "withdraw*",
                            "not needed", "give up", "scrap*", "called off", "undo"),
    "Anders": person("Anders Lund", aliases=("your friend",)),
    "that I ride with him": words("tell*", "let him know", "answer*", "repl*", "messag*", "writ*", "say", "text",
                                  "let Anders know", "confirm*", "thank*", "accept", "hears", "a yes", "short yes",
                                  "yes to", "line to", "word to", "a line", "a word"),
}  # fmt: skip
AVOIDS = {
    "which ride": any_of(
        following("cancel", "airport", within=4), "cancel both", "cancel all",
        following(words("cancel", "call off", "drop", "scrap", "withdraw"), any_of(clock(6, 20), words(
            "early one", "early ride", "dawn ride", "tomorrow's ride", "tomorrow's cab", "ride tomorrow")), within=3),
    ),
    "whose cab": words("cancel his", "his to cancel", "ask him to cancel", "book another", "book a cab", "keep yours",
                       "take yours instead", "cancel Anders*", "ride separately", "he rides with you"),
    "that mine goes": any_of(
        unless(following(words("move", "moving", "shift", "reschedule", "postpone", "delay", "push back", "change"),
                         _RIDE, within=4), "cancel*", "call off", "airport", "Flesland"),
        unless(following("keep", _RIDE, within=3), "airport", "Flesland", "dawn", "tomorrow*", "early", "morning",
               "06:20"),
        asked(words("both cars", "both cabs", "add a stop", "drive together", "in convoy", "one behind the other")),
        unless(following(words("confirm", "leave", "extend"), words("your own ride", "your own cab", "your ride",
            "your cab"),
                         within=1), "airport", "Flesland", "dawn", "tomorrow*", "early", "morning", "06:20"),
    ),
    "while it is free": any_of(POSTPONED, following(words("cancel", "call off", "drop", "scrap", "withdraw"), words(
        "after six", "after 18:00", "at half past six", "after seven", "at seven", "at the hall", "after the concert"),
        within=6)),
    "that his stays": any_of(
        words("call his", "drop his", "his cab off", "his ride off", "undo his", "scrap his", "give up his",
              "he can ride with you", "he can come with you", "rides with you", "take him along", "he comes with you",
              "come in yours", "ride in yours", "Anders to come", "Anders to ride", "Anders to join"),
        following(words("Anders", "him"), words("to call", "to cancel", "to drop", "to undo", "to scrap", "to give up"),
                  within=0),
    ),
    "when it comes": following(words("ride", "cab", "car", "him", "his"), any_of(clock(19), clock(19, 15), clock(
        18, 30), clock(19, 30)), within=2),
    "that I ride along": words("walk", "tram", "bus", "on foot", "own way", "drive yourself", "can't come",
                               "not coming", "cannot come", "meet him there", "meet at the hall", "stay home",
                               "cancel the concert"),
    "what I promise": words("pay your share", "pay half", "pay him back", "pay for", "share the fare", "dinner",
                            "drinks on you", "reimburse"),
    "what nobody asked for": any_of(
        _CARELESS,
        hearing("Sigrid", "Nils", "the band", "the cab firm", "Seven Hills", "the driver", "the hall",
            "the airline", "the festival"),
        touching("airport ride", "ride to the airport", "dawn ride", "flight", "microphones"),
        asked(words("pay him", "pay back", "his half", "your half", "half the fare", "half of it", "split",
            "settle up", "cover the tip", "drinks", "van can", "van to", "to the airport", "early cab",
            "cab home", "ride home", "taxi home", "taxi back", "cab back", "way back",
            "earlier pick-up", "come at six", "share the way home", "owe")),
        asked(other_sums(9, 90)),
    ),
}  # fmt: skip
