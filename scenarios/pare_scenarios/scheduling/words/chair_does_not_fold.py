"""The words of `chair-does-not-fold`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

FRIDAY, SUNDAY, MONDAY = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 10)

SLOTS = {
    "Sunday": any_of(day(SUNDAY, today=FRIDAY), words("day after tomorrow", "lunch", "Banyan Hall", "banyan",
            "11:30", "the ninth", "9th", "half past eleven")),
    "the ride": words("cab", "ride", "taxi", "car", "booking", "vehicle", "driver", "transport", "drive", "trip",
            "pick-up", "pickup", "lift"),
    "that his chair must fit": words("wheelchair", "accessible", "chair", "ramp", "step-free", "roll* in", "roll*",
                                     "barrier-free", "disabled", "wheels"),
    "that it changes": amid(
        words("chang*", "switch*", "updat*", "replac*", "book*", "order*", "swap*", "mov*", "convert*", "upgrad*",
              "mak*", "request*", "turn*", "amend*", "exchang*", "instead", "correct*", "adapt*", "rebook*",
              "different", "other kind", "other type", "in place of", "have", "send", "get"),
        clock(11, 30), clock(20), clock(12, 15),
    ),
}  # fmt: skip
AVOIDS = {
    "what takes the chair": words("van", "minivan", "minibus", "larger car", "bigger car", "roomier", "larger boot",
                                  "bigger boot", "estate car", "comfort", "fold*", "roof rack", "six-seater", "SUV"),
    "that nobody asks him": any_of(
        following(words("ask", "tell", "message", "text", "call", "ring", "check with", "let", "inform", "warn",
                        "write to", "explain to", "consult", "prepare"),
                  any_of(person("Mohan Chandran"), words("your uncle", "uncle", "him")), within=1),
    ),
    "which ride": unless(
        words("Monday's ride", "Monday's cab", "ride on Monday", "both rides", "cab to the bank", "ride to the bank",
              "Monday's booking", "cab on Monday", "08:35"),
        "leave", "stay*", "as it is", "as is", "untouched", "keep", "remain*", "unchanged", "not", "alone",
    ),
    "when it comes": following(words("ride", "cab", "car", "taxi", "coming", "pick-up"), any_of(
        clock(12), clock(12, 30), clock(11), clock(10, 30)), within=2),
    "that it is one ride": words("second cab", "another cab", "extra cab", "additional cab", "two cabs", "second ride",
                                 "second car", "in addition"),
    "who else is troubled": following(words("let", "tell", "ask", "have", "write to", "message"), words(
        "Padma", "Ravi", "the cook", "your aunt"), within=1),
    "that he comes": words("cancel the lunch", "stay* at home", "move the lunch", "postpone the lunch", "lunch moved",
                          "lunch at your uncle's"),
    "Monday's ride": words("Monday's as well", "and Monday's", "also Monday"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("your uncle", "uncle", "Mohan", "Padma", "your cousin", "Ravi", "the bank", "the cook",
            "your aunt", "the hall", "the bone doctor", "the clinic", "the doctor", "the family", "everybody",
            "the driver", "Banyan Hall", "the restaurant"),
        touching("family lunch", "audit", "branch office"),
        asked(words("line that he", "note that he", "write him", "send him", "drop him", "ask him", "tell him",
            "assure him", "ring him", "call him", "two portions", "payasam", "return ride", "ride back",
            "ride home", "cab home", "taxi home", "cab back", "bring you both home", "ramp at the hall",
            "gate note", "ring at the gate", "plaster in", "to the bank", "later pick-up")),
    ),
}  # fmt: skip
