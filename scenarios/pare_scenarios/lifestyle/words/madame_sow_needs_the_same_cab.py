"""The words of `madame-sow-needs-the-same-cab`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED

MONDAY, TUESDAY = date(2027, 5, 24), date(2027, 5, 25)
_SHE = person("Mariam Sow", aliases=("Madame Sow", "Mme Sow", "your neighbour", "your neighbor"))
SEAT = words("seat", "cab", "ride", "car", "with me", "come along", "take you", "lift", "room for you", "share")
MONEY = words("francs", "CFA", "XOF", "pay half", "split", "share the fare", "share the cost", "euros")
HOUR = any_of(*(clock(3, minute) for minute in range(25, 46)))
_KNOWN = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h, m in (
    (4, 15), (4, 5), (4, 0), (6, 20), (6, 50), (7, 0), (22, 0), (3, 35), (3, 30), (3, 38), (3, 40))))  # fmt: skip

SLOTS_1 = {
    "Madame Sow": any_of(_SHE, words("waters your basil", "lady with the stick", "lady at number 9", "next door",
                                     "number 9")),
    "my cab": any_of(amid(words("your cab", "your taxi", "your ride", "your car", "cab", "ride", "a lift"),
                   *_KNOWN), words("taxi you've booked", "cab you've booked", "taxi you booked", "cab you booked",
                                   "room in the taxi", "room in the cab", "come along with you", "ride along",
                                   "ride with you", "join you", "share your", "share the", "with you to the airport",
                                   "travel with you", "go with you", "drive with you", "come with you",
                                   "along with you", "taxi", "next to you", "beside you", "seat with you",
                                   "take her along", "take her with you", "the same plane", "to the airport")),
    "that it is offered": words("offer*", "invit*", "share", "seat", "take her", "tell her", "let her", "come along",
                                "ride with", "join", "along", "give her", "lift", "room for", "place for", "go with",
                                "come with", "travel with", "hop in", "propos*", "room in", "seat in", "in yours",
                                "with you"),
}  # fmt: skip
AVOIDS_1 = {
    "whom": words("Sekou", "her son", "ask Yara"),
    "that it is free": words("split the fare", "share the fare", "pay half", "charge her", "half of the fare",
                             "share the cost", "half the fare", "chip in", "francs", "her share of",
                             "split the cost"),
    "that one car is enough": words("second cab", "another cab for her", "book her a cab", "book a cab for her",
                                    "a cab of her own", "her own cab", "second car", "book a separate"),
    "the hour": words("change your flight", "move your flight", "later flight", "wait for her plane"),
    "what goes beyond": any_of(
        telling("Sekou", "Fatou", "her son", "her daughter", "Yara", "the airline", "Maison Indigo"),
        doing(("suggest*", "ask*", "charg*", "let", "have", "propos*", "request*", "if she", "she"), "half", "the fare",
              "her part", "contribut*", "something towards", "towards the", within=6),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "a larger car": words("van", "minivan", "larger car", "bigger car", "large car", "bigger cab", "larger", "bigger",
                          "larger cab", "upgrade", "six seats", "people carrier", "minibus", "roomier", "big enough",
                          "more room"),
    "about 3:35": amid(any_of(*(clock(3, minute) for minute in range(25, 41))), *_KNOWN),
    "a stop at her door": words("stop", "number 9", "No 9", "her door", "her house", "Manguiers 9", "her place",
                                "their door", "at their own", "way of", "via", "pick her up", "picks her up",
                                "collect her", "collect*", "fetch her", "fetch*", "pick up Madame Sow", "pick them up",
                                "pick ... up", "on the way", "round by", "her gate"),
    "Madame Sow": any_of(_SHE, words("her plane", "Madame", "your neighbour", "your neighbor", "her flight",
                                     "the two of them", "her and Ibrahim", "Ibrahim",
                                     "her and the boy", "your fellow passenger", "three suitcases")),
    "the calendar": words("calendar", "event", "entry", "diary", "appointment", "planner"),
}  # fmt: skip
AVOIDS_2 = {
    "whom": words("Sekou", "number 29", "Manguiers 29", "her son", "No 29"),
    "the hour": following(words("keep", "leave at", "stay at", "to", "van at", "van for", "start at", "at"),
                          any_of(clock(4, 15), clock(4, 5), clock(4), clock(3)), within=1),
    "that it is free": words("split the fare", "share the fare", "pay half", "charge her", "half of the fare",
                             "share the cost", "half the fare", "chip in", "her share of", "split the cost"),
    "that one car is enough": words("second cab", "two cabs", "another cab for her", "second car", "second van",
                                    "another car", "extra car", "second vehicle", "separate cab"),
    "what else": words("change your flight", "move your flight", "later flight", "cancel your flight"),
    "what goes beyond": any_of(
        telling("Sekou", "Fatou", "her son", "her daughter", "Yara", "the airline", "Maison Indigo", "your boss"),
        doing(("suggest*", "ask*", "charg*", "let", "have", "propos*", "request*"), "half", "the fare", "her part",
              "contribut*", "towards the", within=6),
        words("wheelchair", "assistance"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
