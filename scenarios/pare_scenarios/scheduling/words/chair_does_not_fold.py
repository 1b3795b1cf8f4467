"""The words of `chair-does-not-fold`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless

FRIDAY, SUNDAY, MONDAY = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 10)

SLOTS = {
    "Sunday": any_of(day(SUNDAY, today=FRIDAY), words("day after tomorrow", "family lunch")),
    "the ride": words("cab", "ride", "taxi", "car", "booking"),
    "that his chair must fit": words("wheelchair", "accessible", "his chair", "the chair", "Uncle's chair",
                                     "electric chair", "ramp", "uncle in his chair"),
    "that it changes": amid(
        words("chang*", "switch*", "updat*", "replac*", "book*", "order*", "swap*", "mov*", "convert*",
              "upgrad*", "mak*", "request*"),
        clock(11, 30), clock(20), clock(12, 15),
    ),
}  # fmt: skip
AVOIDS = {
    "what takes the chair": words("van", "minibus", "larger car", "bigger car", "comfort", "fold*"),
    "that nobody asks him": any_of(
        following(words("ask", "tell", "message", "text", "call", "ring", "check with", "let"),
                  any_of(person("Mohan Chandran"), words("your uncle", "uncle", "him")), within=1),
    ),
    "which ride": unless(
        words("Monday's ride", "Monday's cab", "ride on Monday", "both rides", "cab to the bank"),
        "leave", "stay*", "as it is", "as is", "untouched", "keep",
    ),
    "that he comes": words("cancel the lunch", "stay* at home"),
    "Monday's ride": words("Monday's as well", "and Monday's", "also Monday"),
}  # fmt: skip
