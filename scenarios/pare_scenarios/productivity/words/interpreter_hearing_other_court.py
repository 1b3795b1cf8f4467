"""The words of `interpreter-hearing-other-court`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, code, words
from pare_scenarios.pairing import amid, following

CASE, THE_HILL, THE_MARKET = code("14 C 88"), words("Hill Court"), words("Market Court")
CONFIRMS = words("confirm*", "will be there", "be there", "I'll come", "I will come", "noted", "suits me",
                  "count on me", "agreed", "see you")  # fmt: skip
MONEY = words("fee", "surcharge", "charge", "invoice", "extra cost")
_PICKUPS = [clock(9, minute) for minute in (5, 10, 15, 20)]

SLOTS = {
    "the cab": words("cab", "taxi", "ride"),
    "the place": THE_HILL,
    "when it begins": amid(clock(10, 15), clock(9, 55), clock(9, 30), clock(8, 50), clock(18)),
    "when the cab comes": any_of(*_PICKUPS),
    "the calendar": words("calendar", "diary", "event", "appointment", "agenda"),
    "the job sheet": words("job sheet", "sheet", "note"),
    "word to the clerk": any_of(words("confirm*", "clerk", "answer the court"), words("Dvořák")),
}  # fmt: skip
AVOIDS = {
    "when it begins": following(words("hearing", "event", "calendar"), words("to", "at", "for"),
                                clock(9, 30), within=2),
    "the cab": words("second cab", "another cab", "additional cab", "second taxi", "keep the cab",
                     "keep the 8:50"),
    "what stays": words("move the dentist", "cancel the dentist", "dentist to", "22 T 41", "surcharge",
                        "extra fee", "decline", "summon a colleague"),
}  # fmt: skip
