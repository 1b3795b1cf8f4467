"""The words of `madame-sow-needs-the-same-cab`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

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
                                   "take her along", "take her with you", "the same plane", "to the airport",
                                   "the same airport",
                                   "car has been ordered for you", "car has been booked for you", "place in it",
                                   "seat in it", "room in it")),
    "that it is offered": words("offer*", "invit*", "share", "seat", "take her", "tell her", "let her", "come along",
                                "ride with", "join", "along", "give her", "lift", "room for", "place for", "go with",
                                "come with", "travel with", "hop in", "propos*", "room in", "seat in", "in yours",
                                "with you"),
}  # fmt: skip
AVOIDS_1 = {
    "whom": words("Sekou", "her son", "Mariam's son", "Sow's son", "ask Yara"),
    "that it is free": words("and the cost", "and the fare", "the cost with", "the fare with", "split the fare",
                             "share the fare", "pay half", "charge her", "half of the fare",
                             "share the cost", "half the fare", "chip in", "francs", "her share of",
                             "split the cost"),
    "whose cab": any_of(
        following(words("book*", "order*", "find*", "get", "call"),
                  words("Madame Sow", "Mme Sow", "your neighbour", "your neighbor", "Mariam", "her"),
                  words("a cab", "a taxi", "another cab", "another taxi", "a car"), within=0),
        following(words("give", "leave", "let"),
                  words("Madame Sow", "Mme Sow", "your neighbour", "your neighbor", "Mariam", "her"),
                  words("your cab", "your taxi", "have your cab", "have your taxi"), within=0),
        words("take another one", "take another cab", "book yourself another", "cab to her", "your cab instead of you"),
        outright(words("numbers of", "other cab firms", "another cab firm", "other firms", "no room for her",
                       "has no room", "cannot take her", "can't take her", "is full")),
    ),
    "with her things": words("carry her", "carry the suitcases", "her suitcases to the gate", "one suitcase only",
                             "help her with her", "help her at the"),
    "that one car is enough": words("second cab", "another cab for her", "book her a cab", "book a cab for her",
                                    "a cab of her own", "her own cab", "second car", "book a separate"),
    "the hour": words("change your flight", "move your flight", "later flight", "wait for her plane", "flight moved",
                      "flight changed", "check in for", "check her in", "seats together", "rebook*"),
    "what goes beyond": any_of(
        telling("Sekou", "Fatou", "her son", "her daughter", "Yara", "the airline", "Maison Indigo"),
        doing(("suggest*", "ask*", "charg*", "let", "have", "propos*", "request*", "if she", "she"), "half", "the fare",
              "her part", "contribut*", "something towards", "towards the", within=6),
    ),
    "that she is not turned down": following(
        any_of(telling("Madame Sow", "Mme Sow", "your neighbour", "your neighbor", "Mariam", "her"), "reply", "answer"),
        as_is(words("sorry", "holds only", "holds one", "only one", "regret*", "unfortunately", "can't help",
                    "cannot help", "no room", "know nobody", "don't know anybody", "do not know anybody",
                    "not know anybody", "no seat", "too small")), within=8,
    ),
    "that it is done now": POSTPONED,
    "what she is asked": words("to water the basil", "to water your basil", "in return", "as a favour"),
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
    "a larger car": following(
        words("as", "keep", "still", "stay with", "leave", "stick with"),
        words("same small", "small car", "economy car", "same economy", "economy", "same car", "same size"), within=2,
    ),
    "the calendar": any_of(
        following(words("keep", "leave"), words("calendar", "entry", "event", "diary"), within=2),
        words("move the flight", "move your flight", "shift the flight", "change the flight", "move her flight"),
    ),
    "which door": following(
        words("stop at", "way of", "via", "round by", "stops at", "past"),
        words(*(f"number {other}" for other in (5, 6, 7, 8, 10, 11, 12, 19, 90, 99))), within=1,
    ),
    "where she gets in": following(
        _SHE, words("to be at your", "to come to you", "to come to your", "to be at number 5", "to wait at your",
                    "to walk", "come over to your", "to come to number 5"), within=2,
    ),
    "that it is free": words("split the fare", "share the fare", "pay half", "charge her", "half of the fare",
                             "share the cost", "half the fare", "chip in", "her share of", "split the cost",
                             "her part"),
    "that one car is enough": words("keep the small", "leave your cab", "leave your cab as it is", "keep your cab",
                                    "keep your cab as it is",
                                    "leave your own cab", "add a van", "in addition to your cab", "besides your cab",
                                    "as well as your cab", "van as well", "second cab", "two cabs",
                                    "another cab for her", "second car", "second van",
                                    "another car", "extra car", "second vehicle", "separate cab"),
    "what else": words("flight moved", "flight changed", "check in for", "check her in", "seats together",
                       "rebook your flight", "rebook her", "onto her flight", "the same flight", "change your flight",
                       "move your flight", "later flight", "cancel your flight"),
    "what goes beyond": any_of(
        telling("Sekou", "Fatou", "her son", "her daughter", "Yara", "the airline", "Maison Indigo", "your boss"),
        doing(("suggest*", "ask*", "charg*", "let", "have", "propos*", "request*"), "half", "the fare", "her part",
              "contribut*", "towards the", within=6),
        words("wheelchair", "assistance"),
    ),
    "that you ride too": outright(words(
        "without the stop", "without a stop", "no stop at", "alone from number 9", "without you", "for her alone",
        "for them alone", "Ibrahim alone", "Sow alone", "only from number 9", "instead of your door",
        "instead of you", "skip number 9", "past number 9", "not at your door", "yourself another", "you a second",
    )),
    "that she is fetched": following(
        telling("Madame Sow", "Mme Sow", "your neighbour", "Mariam", "her"),
        as_is(words("sorry", "no room", "too much luggage", "leave a suitcase", "leave two suitcases", "one suitcase",
                    "leave Ibrahim", "on her lap")), within=6,
    ),
    "that it is done now": POSTPONED,
    "at what hour": other_times(
        *((3, minute) for minute in range(20, 50)), (4, 15), 4, (4, 5), (6, 20), (6, 50), 7, 22, (11, 25), 5,
    ),
    "what is not yours": words("check Ibrahim", "check them in", "check-in", "check in online", "in return",
                               "cab back", "return trip"),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS_1 = {name: asked(avoid) for name, avoid in AVOIDS_1.items()}
AVOIDS_2 = {name: avoid if name in ("whom", "the hour") else asked(avoid) for name, avoid in AVOIDS_2.items()}
