"""The words of `interpreter-hearing-other-court`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

CASE, THE_HILL, THE_MARKET = code("14 C 88"), words("Hill Court"), words("Market Court")
CONFIRMS = words("confirm*", "will be there", "be there", "I'll come", "I will come", "noted", "suits me",
                  "count on me", "agreed", "see you")  # fmt: skip
MONEY = words("fee", "surcharge", "charge", "invoice", "extra cost")
_PICKUPS = [clock(9, minute) for minute in (5, 10, 15, 20)]

SLOTS = {
    "the cab": words("cab", "taxi", "ride", "car", "driver", "pick-up", "fetched"),
    "the place": any_of(THE_HILL, words("Hill", "other court", "new court", "other building")),
    "when it begins": amid(clock(10, 15), clock(9, 55), clock(9, 30), clock(8, 50), clock(18)),
    "when the cab comes": any_of(*_PICKUPS),
    "the calendar": words("calendar", "diary", "event", "appointment", "agenda", "entry", "hearing in", "schedule"),
    "the job sheet": words("job sheet", "sheet", "note", "paper with", "particulars", "job note", "14 C 88"),
    "word to the clerk": any_of(words("confirm*", "clerk", "answer the court", "lady at the court", "court's office",
                                      "court office", "reply to the court", "assure"), words("Dvořák")),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Tomas", "your son", "dentist", "judge", "colleague", "parties"),
    "besides": volunteered(
        "to pay", "pay the longer", "pay for the", "longer ride", "longer drive", "extra cost*", "extra time",
        "charge*", "compensat*", "interpret the other", "hours sheet",
    ),
    "the old court": asked(unless(words("to Market Court", "at Market Court", "Market Court at", "for Market Court"),
                                  "Hill", "not", "instead", "no longer")),
    "when it begins": asked(following(words("hearing", "event", "calendar"), words("to", "at", "for"), clock(9, 30),
                                within=2)),
    "when": asked(any_of(
        other_times(*((9, minute) for minute in (5, 10, 15, 20, 30, 35, 50, 55)), (10, 15), 6, 14, 18, (8, 50), (11,
                                                                                                                 30)),
        other_days(date(2027, 5, 10), date(2027, 5, 11)),
    )),
    "the cab": asked(words("second cab", "another cab", "additional cab", "second taxi", "keep the cab",
                           "keep the 8:50",
                     "way back", "back home", "return ride", "cab home", "ride home", "another taxi", "two cabs",
                     "both cabs")),
    "which place": asked(words("County Court", "Market Court at 10:15", "to Market Court at", "room 5 at Hill")),
    "what stays": any_of(
        EAGER, MONEY,
        words("move the dentist", "cancel the dentist", "dentist to", "22 T 41", "surcharge", "extra fee", "decline",
              "summon a colleague", "bill the court", "bill them", "reimburse*", "travel costs", "travel time",
              "longer way", "Thursday's hearing", "your son", "Tomas", "soup", "other job sheet", "both job sheets",
              "ask the judge", "later hour", "apolog*"),
        unless(words("dentist"), "stays", "untouched", "as it is", "not", "in time for", "free for"),
    ),
}  # fmt: skip
