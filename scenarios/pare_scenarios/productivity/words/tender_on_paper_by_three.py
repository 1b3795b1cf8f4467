"""The words of `tender-on-paper-by-three`: what its proposals are to name and must not say."""

from typing import Final

from pare.phrases import affirms, any_of, clock, person, words
from pare.phrases.clock_mention import Clock
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

THE_DOOR = words("Boatyard Lane 3", "3 Boatyard Lane", "Boatyard Lane")
ENVELOPE = words("tender", "envelope", "bid", "offer for the museum", "papers")
TAKE = words("hand*", "take", "bring", "deliver*", "drop", "submit*", "carry", "go to the town")
CAB = words("cab", "taxi", "car", "ride", "driver")
QUARTER = any_of(*(clock(14, minute) for minute in range(10, 26)))
SHUT = unless(words("Civic Square", "main door", "main entrance"), "not", "instead", "closed", "shut")
_KNOWN = (clock(15), clock(13, 55), clock(15, 5))

_TIMES: Final[tuple[Clock | int, ...]] = (
    *((14, minute) for minute in range(10, 26)),
    15,
    (13, 55),
    (15, 5),
    17,
    (13, 20),
    14,
)
SLOTS_1 = {
    "Nasrin": any_of(person("Nasrin Hussain"), words("colleague at her desk", "who is in the office", "who's in")),
    "the tender": any_of(ENVELOPE, words("documents", "bid")),
    "that she is asked to take it": words("ask*", "message*", "text", "request", "tell", "write", "check with",
                                          "contact", "would she", "could she", "have Nasrin", "get Nasrin",
                                          "send Nasrin", "let Nasrin", "see if", "whether", "call on"),
    "where or by when": amid(any_of(THE_DOOR, clock(15), words("town", "before three", "in time", "on time", "deadline",
                                                               "punctual*", "by three", "buying office",
                                                               "fifteen hundred", "three sharp", "3 sharp",
                                                               "open door", "harbour town")), *_KNOWN),
}  # fmt: skip
AVOIDS_1 = {
    "who else": reaching("Tariq", "railway", "Indus Railways", "your wife", "boss"),
    "besides": volunteered(
        "ladies", "Tariq's car", "second copy", "copy of the tender", "lower the price",         "refund", "day off",
        "pay her",
    ),
    "who can": any_of(
        words("ask Tariq", "message Tariq", "Nasrin or Tariq", "Nasrin and Tariq", "team to", "Tariq to", "Tariq too",
              "both of them", "his acquaintances"),
        following(words("ask", "tell", "text", "write", "message", "call"), words("Tariq"), within=1),
    ),
    "that it cannot wait": words(
        "more time", "extension", "extend", "later deadline", "ask the town", "by email instead", "scan",
        "half an hour more", "grace", "as a file", "by mail too", "mail them the tender", "mail the tender",
        "email the tender", "electronically", "digital*", "as a PDF", "photo of", "in advance by mail",
        "write to the buying office", "mail the buying office", "tell the buying office", "inform the buying office",
        "call the buying office", "fax", "postpone", "wait for you", "open the envelope", "change the price",
        "apolog*", "complain*"),
    "that he is too late himself": words("cab for you", "cab from the station", "taxi from the station", "pick you up",
                                         "cab at the station", "meet you at the station", "bring it to the station",
                                         "bring you the"),
    "where": asked(SHUT),
    "when": any_of(other_times(*_TIMES), words("tomorrow", "tonight", "by five", "before five")),
    "what else": EAGER,
}  # fmt: skip
SLOTS_2 = {
    "the cab": words("cab", "taxi", "ride", "car", "driven", "driver"),
    "when": amid(any_of(QUARTER, words("quarter past two", "when she can leave", "fifteen past two")), *_KNOWN),
    "the door that is open": any_of(affirms(THE_DOOR), words("Boatyard")),
    "that she is told": any_of(person("Nasrin Hussain"), words("tell her", "let her know", "inform her", "write her",
                                                               "your colleague", "she hears")),
}  # fmt: skip
AVOIDS_2 = {
    "who else": reaching("Tariq", "railway", "Indus Railways", "your wife", "boss"),
    "besides": volunteered("ladies", "from her own", "tip", "day off", "stamped receipt", "wait outside", "bring you"),
    "from where": words("from the station", "from City Station", "for you", "one for yourself", "you one", "for Tariq",
                        "pick you up", "cab for yourself"),
    "the door that is open": any_of(words("to the main door", "to Civic Square", "to the town hall at Civic"), SHUT),
    "that it cannot wait": words("more time", "extension", "scan", "mail the tender", "as a file",
        "warn the buying office",
                                  "tell the buying office", "ask the buying office", "write to the buying office",
                                  "mail the buying office", "call the buying office",
                                 "tell the town", "ask the town"),
    "which door": words("town hall's main", "front door", "hall on Civic", "to Civic Square",
                        "door on Civic Square at"),
    "when": any_of(other_times(*_TIMES), words("tomorrow", "tonight")),
    "what else": any_of(EAGER, words("way back", "return ride", "cab back", "wait for her", "ask Tariq", "tell Tariq",
                                     "Tariq's car", "second cab", "another cab", "two cabs", "pay her",
                                     "out of her own")),
}  # fmt: skip
