"""The words of `tender-on-paper-by-three`: what its proposals are to name and must not say."""

from typing import Final

from pare.phrases import affirms, any_of, clock, person, words
from pare.phrases.clock_mention import Clock
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

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
                                                               "fifteen hundred", "three sharp", "3 sharp", "open door",
                                                               "harbour town", "hand* ... in", "hand* in",
                                                             "handed over")), *_KNOWN),
}  # fmt: skip
AVOIDS_1 = {
    "who else": reaching("Tariq", "railway", "Indus Railways", "your wife", "boss"),
    "besides": volunteered(
        "ladies", "Tariq's car", "second copy", "copy of the tender", "lower the price",         "refund", "day off",
        "pay her",
    ),
    "who can": any_of(
        words("ask Tariq", "message Tariq", "Nasrin or Tariq", "Nasrin and Tariq", "team to", "Tariq to", "Tariq too",
              "both of them", "his acquaintances", "Tariq or Nasrin", "ask the team", "ask the group", "who of them",
              "which of them", "one of them", "either of them", "whether he", "if he", "could he", "ask him",
              "text him",
              "write him", "message him", "tell him", "one of your colleagues", "whoever", "who can hand"),
        following(words("ask", "tell", "text", "write", "message", "call"), words("Tariq"), within=1),
    ),
    "that it cannot wait": words(
        "more time", "extension", "extend", "later deadline", "ask the town", "by email instead", "scan",
        "half an hour more", "grace", "as a file", "by mail too", "mail them the tender", "mail the tender",
        "email the tender", "electronically", "digital*", "as a PDF", "photo of", "in advance by mail",
        "write to the buying office", "mail the buying office", "tell the buying office", "inform the buying office",
        "write the town", "write to the town", "tell the town", "inform the town", "warn the town", "let the town",
        "call the buying office", "fax", "postpone", "photograph*", "afternoon off", "offer her", "promise her",
        "wait for you", "open the envelope", "change the price",
        "apolog*", "complain*"),
    "that he is too late himself": words("cab for you", "cab from the station", "taxi from the station", "pick you up",
                                         "cab at the station", "meet you at the station", "bring it to the station",
                                         "bring you the"),
    "where": asked(any_of(SHUT, following(words("bring", "take", "carry", "deliver", "hand", "meet"), words(
        "to City Station", "to the station", "to the train", "at the station", "your train"), within=5),
                           following("wait", words("at the station", "for you", "until you"), within=4))),
    "when": any_of(other_times(*_TIMES), following("Nasrin", words("at three", "at 15:00", "at five", "at four"),
                                                   within=0), words("tomorrow", "tonight", "by five", "before five",
                                                       "once you have arrived",
                                                  "when you arrive", "after you arrive", "once you arrive",
                                                  "when you are there", "before four", "by four", "at five",
                                                  "half past three", "at four")),
    "what else": EAGER,
    "who reads along": in_copy("Tariq", "the buying office", "the town", "your wife"),
    "what becomes of it": asked(words("keep the envelope", "leave the envelope", "put it back", "lock it away",
                                      "keep it safe", "wait with the envelope", "hold on to it", "bring it home",
                                      "post the envelope", "by courier", "a courier", "by post")),
    "not later": POSTPONED,
    "who is begged": asked(following(
        words("ask", "tell", "write", "call", "inform", "warn", "beg", "message", "mail", "phone", "let"),
        words("the buying office", "the town", "them", "harbour town", "the ladies"), within=0)),
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
    "from where": words("from Boatyard", "Boatyard Lane 3 to the office", "from the station", "from City Station",
                        "for you", "one for yourself", "you one", "for Tariq",
                        "pick you up", "cab for yourself"),
    "the door that is open": any_of(words("to the main door", "to Civic Square", "to the town hall at Civic"), SHUT),
    "that it cannot wait": words("more time", "extension", "scan", "mail the tender", "as a file",
        "warn the buying office",
                                  "tell the buying office", "ask the buying office", "write to the buying office",
                                  "mail the buying office", "call the buying office",
                                 "tell the town", "ask the town"),
    "which door": words("town hall's main", "front door", "hall on Civic", "to Civic Square",
                        "door on Civic Square at"),
    "when": any_of(
        other_times(*_TIMES, *((14, minute) for minute in range(32, 48))),
        unless(other_times(*_TIMES), "there by", "there at", "arriv*", "gets there", "reach*", "be there",
               "at the door"),
        words("tomorrow", "tonight"),
    ),
    "what else": any_of(EAGER, asked(words("Tariq's car")), words(
                                     "way back", "return ride", "cab back", "wait for her", "ask Tariq", "tell Tariq",
                                     "second cab", "another cab", "two cabs", "pay her",
                                     "out of her own", "one back", "back to the office", "there and back",
                                     "return trip", "round trip", "bring her back", "take her back", "and back",
                                     "waits for her", "waits to"),
                        following(words("book", "order", "get", "call", "reserve"), words("Tariq"), within=0),
                        words("cab for Tariq", "taxi for Tariq", "car for Tariq", "Tariq a cab", "Tariq a taxi")),
    "who reads along": in_copy("Tariq", "the buying office", "the town", "your wife"),
    "who is fetched": asked(any_of(
        following(words("cab", "taxi", "car", "ride"), words("for"), words("yourself", "you", "Tariq", "Tariq Rahman"),
                  within=0),
        words("cab from Boatyard", "from Boatyard Lane 3 to", "from Civic Square", "pick Tariq up", "via Tariq",
              "past Tariq", "at Tariq's", "Tariq's place"),
    )),
    "who is told": asked(following(
        words("tell", "write", "text", "inform", "message"), words("Tariq", "the town", "the buying office"),
          within=0)),
    "not later": POSTPONED,
    "who orders it": asked(words(
        "Nasrin to take a cab", "Nasrin to take a taxi", "Nasrin to order", "Nasrin to book", "Nasrin to get a",
        "Nasrin to call a", "her to take a cab", "her to take a taxi", "her to order", "her to book", "her to call a",
        "pay for it herself", "pay it herself", "pays it herself", "pay herself", "herself a cab", "herself a taxi",
          "walk",
        "by bus", "a rickshaw", "on her money", "drive herself", "drives herself")),
    "when it comes": asked(words("after three", "at three", "by half past three", "once you arrive",
      "when you arrive")),
    "what is left undone": UNDONE,
    "where it takes her": asked(unless(
        following(words("cab", "taxi", "car", "ride", "office", "Nasrin", "her"),
                  words("to the museum", "to the town hall", "to Civic Square", "to the station", "to City Station",
                        "to your home", "to the railway", "to Tariq"), within=6), "Boatyard")),
}  # fmt: skip
