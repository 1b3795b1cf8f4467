"""The words of `other-terminal-tomorrow`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import amid, following

_CABS = words("cab", "taxi", "ride", "car", "pick-up", "pickup", "driver")
_WEDNESDAY = words("Wednesday's ride", "Wednesday ride", "Wednesday's cab", "Wednesday cab", "ride home", "ride back",
                   "return ride", "cab home", "return cab", "both rides", "both cabs")  # fmt: skip

SLOTS = {
    "the cab": amid(_CABS, clock(5, 10), clock(7, 5)),
    "Monday": words("Monday", "tomorrow", "8 February", "February 8", "Feb 8", "8 Feb", "outbound",
                    "8th", "5:10", "05:10"),
    "Terminal 2": any_of(words("Terminal 2", "Terminal two", "T2", "second terminal", "other terminal"),
        words("number 2", "no 2", "the other one", "the new terminal", "new terminal", "right terminal",
        "correct terminal", "2 rather than", "2 instead of")),
}  # fmt: skip
AVOIDS = {
    "Wednesday's ride": following(words("change", "move", "update", "send", "redirect", "switch", "set"),
                                  _WEDNESDAY, within=4),
    "when it comes": words("minutes earlier", "earlier pick-up", "earlier pickup", "half an hour earlier",
                           "minutes later", "pick you up at 4", "at 04:"),
}  # fmt: skip
