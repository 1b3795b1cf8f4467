"""The words of `tender-on-paper-by-three`: what its proposals are to name and must not say."""

from pare.phrases import affirms, any_of, clock, person, words
from pare_scenarios.pairing import amid, unless

THE_DOOR = words("Boatyard Lane 3", "3 Boatyard Lane", "Boatyard Lane")
ENVELOPE = words("tender", "envelope", "bid", "offer for the museum", "papers")
TAKE = words("hand*", "take", "bring", "deliver*", "drop", "submit*", "carry", "go to the town")
CAB = words("cab", "taxi", "car", "ride", "driver")
QUARTER = any_of(*(clock(14, minute) for minute in range(10, 26)))
SHUT = unless(words("Civic Square", "main door", "main entrance"), "not", "instead", "closed", "shut")
_KNOWN = (clock(15), clock(13, 55), clock(15, 5))

SLOTS_1 = {
    "Nasrin": person("Nasrin Hussain"),
    "the tender": ENVELOPE,
    "that she is asked to take it": words("ask*", "message*", "text", "request", "tell", "write", "check "
                                          "with", "contact"),
    "where or by when": amid(any_of(THE_DOOR, clock(15), words("town", "before three", "in time", "on time")),
                             *_KNOWN),
}  # fmt: skip
AVOIDS_1 = {
    "who can": words("ask Tariq", "message Tariq", "Nasrin or Tariq", "Nasrin and Tariq", "team to"),
    "that it cannot wait": words("more time", "extension", "extend", "later deadline", "ask the town",
                                 "by email instead", "scan"),
    "that he is too late himself": words("cab for you", "cab from the station", "taxi from the station",
                                         "pick you up"),
}  # fmt: skip
SLOTS_2 = {
    "the cab": words("cab", "taxi", "ride"),
    "when": amid(any_of(QUARTER, words("quarter past two")), *_KNOWN),
    "the door that is open": any_of(affirms(THE_DOOR), words("Boatyard")),
    "that she is told": any_of(person("Nasrin Hussain"), words("tell her", "let her know", "inform her")),
}  # fmt: skip
AVOIDS_2 = {
    "from where": words("from the station", "from City Station", "for you"),
    "the door that is open": words("to the main door", "to Civic Square", "to the town hall at Civic"),
    "that it cannot wait": words("more time", "extension", "scan"),
    "which door": words("town hall's main", "front door", "hall on Civic", "to Civic Square",
    "door on Civic Square at"),
}  # fmt: skip
