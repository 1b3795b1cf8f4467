"""The words of `chair-does-not-fold`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK

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
              "different", "rework*", "alter*", "adjust*", "modif*", "revis*", "becom*",
              "other kind", "other type", "in place of", "have", "send", "get", "out", "turn*", "so that"),
        clock(11, 30), clock(20), clock(12, 15),
    ),
}  # fmt: skip
_WRONG = {
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
    "when it comes": any_of(
        following(words("ride", "cab", "car", "taxi", "coming", "pick-up"), any_of(
            clock(12), clock(12, 30), clock(11), clock(10, 30)), within=2),
        asked(other_times(*((11, minute) for minute in (5, 10, 15, 20, 25, 30, 35)), (12, 15), (8, 35), 20, 15, (9,
                                                                                                                 15))),
    ),
    "which day": following(
        words("ride", "cab", "taxi", "booking", "car", "transport", "Banyan Hall", "lunch"),
        words("to Saturday", "on Saturday", "for Saturday", "to Monday", "for Monday", "Monday instead",
              "to next Sunday"),
        within=3,
    ),
    "that he needs it": as_is(words("chair is no longer needed", "no longer needs the wheelchair",
                                    "no longer needs the "
                                    "chair", "without the wheelchair", "without his chair", "without the chair",
                                    "leave the chair at home", "leave the wheelchair", "he can walk", "he walks")),
    "whose ride": words(*(f"{one} {ride}" for one in ("Padma's", "Ravi's", "your aunt's") for ride in ("ride", "cab")),
                        *(f"{ride} for {one}" for one in ("Padma", "Ravi") for ride in ("ride", "cab", "car"))),
    "that it is one ride": words("second cab", "another cab", "extra cab", "additional cab", "two cabs", "second ride",
                                 "second car", "in addition"),
    "who else is troubled": following(words("let", "tell", "ask", "have", "write to", "message"), words(
        "Padma", "Ravi", "the cook", "your aunt"), within=1),
    "that he comes": words("cancel the lunch", "stay* at home", "move the lunch", "postpone the lunch", "lunch moved",
                          "lunch at your uncle's"),
    "Monday's ride": words("Monday's as well", "and Monday's", "also Monday"),
    "that the ride changes": unless(
        any_of(words("into the boot", "in the boot", "leave Sunday's cab", "leave Sunday's ride", "keep Sunday's cab",
                     "keep Sunday's ride", "keep the booking", "leave the booking"),
               following(words("leave", "keep", "stay with"), words("ordinary", "normal"), within=1)),
        "accessible", "step-free", "ramp", "but make", "but change", "but switch", "does not", "do not go", "won't",
        "cannot", "can't", "never",
    ),
    "who rides": any_of(
        following(words("Padma", "Ravi", "your aunt"), words("passenger", "rider", "as the one", "in his place",
                                                             "seated"), within=4),
        words("name of Padma", "Padma's name", "Ravi's name", "your aunt's name"),
    ),
    "when in the day": words("eleven in the evening", "eleven at night", "half past eleven in the evening",
                             "half past eleven at night", "11 pm", "11:30 pm", "11:30 p.m.", "23:30", "11:30 at night"),
    "when it starts": following(
        words("come", "comes", "coming", "pick*", "collect*", "fetch*", "start*", "leave*"),
        words("at", "for", "only at"), clock(12, 15), within=2),
    "where it goes": any_of(
        words("from the clinic", "to the clinic", "from Second Cross Lane", "from your home", "from the bank",
              "from your place"),
        following("from", "Banyan Hall", "to", within=0),
    ),
    "that there is a ride": unless(
        following(words("cancel", "call off", "drop", "do without"), words("ride", "cab", "booking", "taxi"), within=3),
        "new", "instead", "accessible", "order", "book", "rebook*", "another", "replac*", "Monday"),
    "which day it is": following(words("put it", "move it", "set it", "shift it"), words(
        "on Saturday", "to Saturday", "on Monday", "to Monday"), within=0),
    "that I need not do it": HANDED_BACK,
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
_EVER = ("who rides", "where it goes")
AVOIDS = {slot: wrong if slot in _EVER else asked(wrong) for slot, wrong in _WRONG.items()}
