"""The words of `other-terminal-tomorrow`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

_CABS = words("cab", "taxi", "ride", "car", "pick-up", "pickup", "driver")
_WEDNESDAY = words("Wednesday's ride", "Wednesday ride", "Wednesday's cab", "Wednesday cab", "ride home", "ride back",
                   "return ride", "cab home", "return cab", "both rides", "both cabs")  # fmt: skip

SLOTS = {
    "the cab": amid(any_of(_CABS, words("Blue Lion", "drop-off", "drop you", "destination", "booking")), clock(5, 10),
                    clock(7, 5)),
    "Monday": words("Monday", "tomorrow", "8 February", "February 8", "Feb 8", "8 Feb", "outbound", "8th", "5:10",
                    "05:10", "in the morning", "early ride", "dawn", "8/2", "8.2", "five", "way out"),
    "Terminal 2": any_of(words("Terminal 2", "Terminal two", "T2", "second terminal", "other terminal"),
        words("number 2", "no 2", "the other one", "the new terminal", "new terminal", "right terminal",
        "correct terminal", "2 rather than", "2 instead of", "other building", "terminal it now leaves from",
        "new departure terminal")),
}  # fmt: skip
AVOIDS = {
    "Wednesday's ride": any_of(
        following(words("change", "move", "update", "send", "redirect", "switch", "set", "start", "cancel"),
                  _WEDNESDAY, within=4),
        following(words("Wednesday*", "ride home", "ride back", "return ride"), words(
            "from Terminal 2", "at Terminal 2", "from T2", "as well", "too"), within=7),
        words("both rides", "both cabs", "both ways"),
    ),
    "which way": following(words("pick you up", "picks you up", "collect* you", "fetch* you", "start*"),
                           words("Terminal 2", "T2"), within=2),
    "which day": words("Tuesday"),
    "which terminal": any_of(following(words("from", "instead of"), words("Terminal 2", "T2"), words("to"), words(
        "Terminal 1", "T1"), within=1), words("to Terminal 1 instead", "to Terminal 3")),
    "when it comes": words("minutes earlier", "earlier pick-up", "earlier pickup", "half an hour earlier",
                           "minutes later", "pick you up at 4", "at 04:", "an hour earlier", "a little earlier",
                           "quarter of an hour earlier", "a bit earlier", "at five sharp"),
    "what else I want": words("into the lounge", "at the lounge", "book the lounge", "a lounge", "a bigger car",
                              "new flight", "second cab", "another cab"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Saskia", "the airline", "Alpenwind", "the lounge", "the customer", "Silver Lounges",
            "the driver", "the cab firm", "Blue Lion", "your boss"),
        touching("Wednesday's ride", "ride home", "flight", "lounge", "points"),
        asked(words("bring it forward", "bring the pick-up", "forward to", "earlier", "to be on the safe",
            "at five instead", "to five", "half past four", "4:45", "04:45", "five o'clock",
            "Wednesday's ride home start", "start there as well", "Wednesday too", "there as well", "alarm",
            "wake you", "check in", "check you in", "seat", "luggage", "gate", "coffee", "second suitcase",
            "film feeder", "back from Terminal 2", "both directions")),
        asked(other_sums(8)),
    ),
}  # fmt: skip
