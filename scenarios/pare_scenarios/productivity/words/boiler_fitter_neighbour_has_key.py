"""The words of `boiler-fitter-neighbour-has-key`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import affirms, any_of, clock, day, number, person, words
from pare_scenarios.pairing import amid

TUESDAY, WEDNESDAY = day(date(2027, 10, 12)), day(date(2027, 10, 13))
MRS_FORDE = any_of(person("Edith Forde"), words("Mrs Forde", "Forde"))
BOILER = words("boiler", "fitter", "heating", "Huw", "Vale")
CODE = words("2290", "22 90", "cellar code", "door code")
BELL = words("bell", "buzzer", "ring Forde", "ring at Forde", "press Forde", "top button")
OUR_BELL = words("our bell", "the Calder bell", "bell Calder", "ring Calder")
KEYLESS = as_is(words("no longer", "moved", "no key", "has none", "gave it back", "given back", "returned", "not have",
                       "doesn't have", "key is back", "back", "Cardiff", "left", "any more", "removed"))  # fmt: skip

SLOTS_1 = {
    "Mrs Forde": MRS_FORDE,
    "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if",
                               "contact"),
    "Tuesday": amid(affirms(TUESDAY), WEDNESDAY, clock(10), clock(20), day(date(2027, 10, 15))),
    "what for": BOILER,
}  # fmt: skip
AVOIDS_1 = {
    "who has a key": words("ask Finn", "message Finn", "Finn or Mrs", "Mrs Forde or Finn", "Finn and Mrs",
                           "Mrs Forde and Finn"),
    "that she is asked first": words("confirm Tuesday with Huw now", "confirm to Huw now", "confirm with "
                                     "the fitter now", "tell Huw that Mrs Forde will", "reply to Huw that"),
    "the code": CODE,
}  # fmt: skip
SLOTS_2 = {
    "the fitter": words("Huw", "Vale", "fitter"),
    "Tuesday": amid(affirms(TUESDAY), clock(10)),
    "Mrs Forde": MRS_FORDE,
    "her bell": words("bell", "bells", "buzzer", "ring*", "top button", "button", "press", "door phone",
        "intercom"),
    "her number": any_of(number("+44 7700 900812"), words("number", "phone", "mobile", "details")),
    "the calendar": words("calendar", "event", "diary", "entry", "enter"),
    "the keys": words("Finn", "key list", "list of keys", "keys note", "note", "Keys"),
}  # fmt: skip
AVOIDS_2 = {"the day": words("Wednesday for", "on Wednesday"), "the code": CODE}
