"""The words of `other-terminal-tomorrow`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.others import other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

_CABS = words("cab", "taxi", "ride", "car", "pick-up", "pickup", "driver")
_WEDNESDAY = words("Wednesday's ride", "Wednesday ride", "Wednesday's cab", "Wednesday cab", "ride home", "ride back",
                   "return ride", "cab home", "return cab", "both rides", "both cabs", "one on Wednesday",
                   "one for Wednesday", "Wednesday one", "Wednesday's one")  # fmt: skip

SLOTS = {
    "the cab": amid(any_of(_CABS, words("Blue Lion", "drop-off", "drop you", "destination", "booking")), clock(5, 10),
                    clock(7, 5)),
    "Monday": words("Monday", "tomorrow", "8 February", "February 8", "Feb 8", "8 Feb", "outbound", "8th", "5:10",
                    "05:10", "in the morning", "early ride", "dawn", "8/2", "8.2", "five", "way out", "early",
                    "Gothenburg", "07:05", "outward", "outgoing", "departure", "from home", "at home", "Isarweg"),
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
        words("both rides", "both cabs", "both ways", "and the one on Wednesday", "and the one for Wednesday",
              "and the Wednesday one", "and Wednesday's", "and that on Wednesday"),
    ),
    "which way": following(words("pick you up", "picks you up", "collect* you", "fetch* you", "start*"),
                           words("Terminal 2", "T2"), within=2),
    "which day": any_of(
        words("Tuesday"),
        following(words("cab", "taxi", "ride"), words("on the 10th", "on Wednesday", "on the 9th", "on Thursday"),
                  words("to Terminal 2", "to T2"), within=2),
    ),
    "which terminal": any_of(following(words("from", "instead of"), words("Terminal 2", "T2"), words("to"), words(
        "Terminal 1", "T1"), within=1), words("to Terminal 1 instead", "to Terminal 3")),
    "when it comes": words("minutes earlier", "earlier pick-up", "earlier pickup", "half an hour earlier",
                           "minutes later", "pick you up at 4", "at 04:", "an hour earlier", "a little earlier",
                           "quarter of an hour earlier", "a bit earlier", "at five sharp", "hour sooner",
                           "minutes sooner", "bit sooner", "little sooner", "hour later"),
    "that a cab takes me": unless(
        any_of(following(words("cancel", "call off", "scrap"), words("cab", "taxi", "ride", "pick-up", "pickup",
                                                                     "booking"),
                         within=6),
               following(words("keep", "leave"), words("cab", "taxi", "ride"), words("to Terminal 1", "to T1"),
                         within=3)),
        "book*", "rebook*", "new", "anew", "instead", "order",
    ),
    "the straight way": words("by way of Terminal", "via Terminal 1", "via T1", "stop at Terminal", "stop at T2",
                              "stop at T1", "both terminals", "first to Terminal 1"),
    "what else I want": words("into the lounge", "at the lounge", "book the lounge", "a lounge", "a bigger car",
                              "new flight", "second cab", "another cab", "second one", "another one", "a reserve",
                              "in reserve", "as a backup", "two cabs", "backup cab", "spare cab"),
    "when it is done": any_of(POSTPONED, asked(words(
        "once you have landed", "after you have landed", "when you have landed", "once you land", "when you land",
        "on arrival", "after the flight", "after the trip", "once you are in Gothenburg", "on Wednesday morning"))),
    "that the ride goes there": any_of(
        following(words("cab", "taxi", "ride"), words("stay", "stays", "remain", "remains", "is left"), words(
            "on Terminal 1", "to Terminal 1", "at Terminal 1", "with Terminal 1", "on T1", "at T1", "to T1"), within=3),
        asked(words("shuttle", "between the terminals", "walk over", "walk across", "airport bus", "airport train",
                    "just add a note", "only add a note", "note for the driver", "change the flight")),
        following(_CABS, words("from the office", "from work", "from the hotel", "from Lerche", "from Gothenburg"),
                  within=3),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Saskia", "the airline", "Alpenwind", "the lounge", "the customer", "Silver Lounges",
            "the driver", "the cab firm", "Blue Lion", "your boss"),
        touching("Wednesday's ride", "ride home", "flight", "lounge", "points"),
        asked(words("bring it forward", "bring the pick-up", "forward to", "earlier", "to be on the safe",
            "at five instead", "to five", "half past four", "4:45", "04:45", "five o'clock",
            "Wednesday's ride home start", "start there as well", "Wednesday too", "there as well", "alarm",
            "wake you", "check in", "check you in", "seat", "your luggage", "drop your luggage", "which gate",
            "coffee", "second suitcase",
            "film feeder", "back from Terminal 2", "both directions")),
        asked(other_sums(8)),
        asked(other_times((5, 10), (7, 5), (9, 10), (6, 5), (4, 10), (21, 15), (20, 40), (18, 30), (5, 50), (5, 51),
                          (5, 48), (16, 0), (16, 10), (21, 30))),
    ),
}  # fmt: skip
