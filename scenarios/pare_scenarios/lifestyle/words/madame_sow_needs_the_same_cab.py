"""The words of `madame-sow-needs-the-same-cab`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY = date(2027, 5, 24), date(2027, 5, 25)
_SHE = person("Mariam Sow", aliases=("Madame Sow", "Mme Sow", "your neighbour", "your neighbor"))
SEAT = words("seat", "cab", "ride", "car", "with me", "come along", "take you", "lift", "room for you", "share")
MONEY = words("francs", "CFA", "XOF", "pay half", "split", "share the fare", "share the cost", "euros")
HOUR = any_of(*(clock(3, minute) for minute in range(25, 46)))
_KNOWN = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h, m in (
    (4, 15), (4, 5), (4, 0), (6, 20), (6, 50), (7, 0), (22, 0), (3, 35), (3, 30), (3, 38), (3, 40))))  # fmt: skip

SLOTS_1 = {
    "Madame Sow": _SHE,
    "my cab": any_of(amid(words("your cab", "your taxi", "your ride", "your car", "cab", "ride", "a lift"),
                   *_KNOWN), words("taxi you've booked", "cab you've booked", "taxi you booked",
                       "cab you booked", "room in the taxi", "room in the cab", "come along with you",
                       "ride along", "ride with you", "join you", "share your", "share the",
                       "with you to the airport")),
    "that it is offered": words("offer*", "invit*", "share", "seat", "take her", "tell her", "let her",
                                "come along", "ride with", "join", "along", "give her", "lift"),
}  # fmt: skip
AVOIDS_1 = {
    "whom": words("Sekou", "her son", "ask Yara"),
    "that it is free": words("split the fare", "share the fare", "pay half", "charge her",
                             "share the cost"),
    "that one car is enough": words("second cab", "another cab for her", "book her a cab",
                                    "book a cab for her",
                                    "book a separate"),
}  # fmt: skip
SLOTS_2 = {
    "a larger car": words("van", "minivan", "larger car", "bigger car", "large car", "bigger cab",
                          "larger cab"),
    "about 3:35": amid(any_of(*(clock(3, minute) for minute in range(25, 41))), *_KNOWN),
    "a stop at her door": words("stop", "number 9", "No 9", "her door", "her house", "Manguiers 9",
                                "her place",
                                "pick her up", "picks her up", "collect her", "fetch her",
                                "pick up Madame Sow"),
    "Madame Sow": _SHE,
    "the calendar": words("calendar", "event", "entry", "diary", "appointment"),
}  # fmt: skip
AVOIDS_2 = {
    "whom": words("Sekou", "number 29", "Manguiers 29", "her son"),
    "the hour": following(words("keep", "leave at", "stay at", "to"), clock(4, 15), within=2),
    "that it is free": words("split the fare", "share the fare", "pay half", "charge her",
                             "share the cost"),
    "that one car is enough": words("second cab", "two cabs", "another cab for her", "minibus"),
}  # fmt: skip
