"""The words of `interpreter-hearing-other-court`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

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
    "no word too late": asked(following(
        words("confirm*", "clerk", "Dvořák", "answer", "reply", "assure"),
        words("tomorrow morning", "tomorrow early", "early tomorrow", "first thing tomorrow", "tomorrow before",
              "on Tuesday morning", "once you are there", "after six", "after the hearing", "after her office",
              "after the office"), within=2)),
    "not on the day": asked(following(words("yes", "give it"), words("on Tuesday", "tomorrow when"), within=1)),
    "a yes": asked(any_of(
        words("you cannot come", "you can't come", "you are unable", "you won't be", "you will not be",
              "cannot make it", "can't make it", "cannot be there", "can't be there", "not available",
              "too late for you", "someone else", "somebody else", "should summon", "send a colleague",
              "ask for half past nine"),
        following(words("ask", "write", "tell"), words("clerk", "her", "Dvořák"),
                  words("whether", "if", "why", "how long"), within=0),
    )),
    "the old court": asked(any_of(words(
        "still to Market Court", "still at Market Court", "Market Court as before", "Market Court again",
        "beside the one to", "besides the one to", "as well as the one to", "in addition to the one",
        "keep the one to", "keep the other", "keep the first", "next to the one", "leave the cab", "leave the one to"),
                                  unless(words("to Market Court", "at Market Court", "Market Court at",
                                         "for Market Court"),
                                  "Hill", "not", "instead", "no longer"))),
    "when it begins": asked(following(words("hearing", "event", "calendar"), words("to", "at", "for"), clock(9, 30),
                                within=2)),
    "when": asked(any_of(
        other_times(*((9, minute) for minute in (5, 10, 15, 20, 30, 35, 50, 55)), (10, 15), 6, 14, 18, (8, 50), (11,
                                                                                                                 30)),
        unless(other_days(date(2027, 5, 10), date(2027, 5, 11)), "touched", "untouched", "stay*", "remain*", "as it is",
               "unchanged", "another hearing"),
    )),
    "the cab": asked(words("second cab", "another cab", "additional cab", "second taxi", "keep the cab",
                           "keep the 8:50",
                     "way back", "back home", "return ride", "cab home", "ride home", "another taxi", "two cabs",
                     "both cabs")),
    "which place": asked(words("County Court", "Market Court at 10:15", *(f"to Market Court at {at}" for at in ("9:10",
        "9:15", "9:20", "10:15")),
                               *(f"{at} to Market Court" for at in ("9:10", "9:15", "9:20")), "room 5 at Hill",
                               "10:15 Market Court", "10:15 at Market Court",
                               "room 2")),
    "what stays": any_of(
        EAGER, MONEY,
        words("move the dentist", "cancel the dentist", "dentist to", "22 T 41", "surcharge", "extra fee", "decline",
              "can summon", "may summon", "your no", "have her summon", "bill the court", "bill them", "bill for",
              "tell him", "confirm to him", "write him", "reimburse*", "travel costs", "travel time", "longer way",
              "Thursday's hearing", "your son", "Tomas", "soup", "other job sheet", "both job sheets",
              "ask the judge", "later hour", "apolog*"),
        unless(words("dentist"), "stays", "untouched", "as it is", "not", "in time for", "free for",
               "before the dentist", "well before", "back before", "long before"),
    ),
    "that nobody else comes": unless(
        words("summon* a colleague", "summon* somebody", "summon* someone", "call* a colleague", "ask* a colleague",
              "find* a colleague", "find* another interpreter", "another interpreter", "colleague of yours",
              "colleague instead"),
        "otherwise", "without", "or she", "or else", "not", "no need", "needn't", "lest", "rather than", "instead of",
        "before she", "no colleague", "nobody", "no one", "if she", "unless", "no other"),
    "swapped hours": asked(any_of(
        following(words("pick-up", "pickup", "leave", "leaves", "leaving", "fetch*", "collect*", "calls for you",
                        "picks you up", "pick you up", "at your door", "from your door"), clock(10, 15), within=2),
        following(words("hearing", "calendar", "calendar entry", "event", "sheet", "job sheet"), words("to", "at",
          "for"),
                  any_of(*_PICKUPS), within=1),
    )),
    "what does not stay": asked(following(
        words("leave", "keep"), words("calendar", "job sheet", "sheet", "diary", "entry", "note", "event"), within=1)),
    "who reads along": in_copy("Tomas", "your son", "the judge", "the parties"),
    "not later": POSTPONED,
    "whom to confirm to": asked(following(
        words("confirm*", "assure", "answer", "reply", "yes", "write", "word"),
        words("to the judge", "to Tomas", "to your son", "to the parties", "to the dentist", "to Market Court",
              "to the cab firm", "to the interpreter", "to the colleague"), within=3)),
    "not only told": asked(words("ask the clerk", "ask Ms Dvořák", "ask her", "parking", "by phone", "call the clerk",
                                 "phone the clerk", "ask for directions")),
    "which court stands there": asked(unless(
        following(words("put", "enter", "write", "set", "note", "keep"), words("Market Court"), within=2),
        "instead", "replac*", "in place", "no longer", "not")),
    "that a cab comes": asked(unless(
        words("cancel the cab", "cancel your cab", "cancel the taxi", "drop the cab", "by tram", "by bus", "on foot",
              "walk", "drive yourself", "by train", "by bike", "cab cancelled"),
        "book", "new", "instead", "another", "rebook*", "order", "one to Hill", "fresh")),
    "what is left undone": UNDONE,
    "no mere thanks": asked(unless(following(words("thank"), words("the clerk", "Ms Dvořák", "her"), within=0),
                                   "confirm*", "yes", "be there", "come", "coming", "attend*")),
}  # fmt: skip
