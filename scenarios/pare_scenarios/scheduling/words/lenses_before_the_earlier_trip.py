"""The words of `lenses-before-the-earlier-trip`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import amid, following

MONDAY, WEDNESDAY, THURSDAY, BACK = (date(2027, 11, day) for day in (1, 3, 4, 16))
_WEDNESDAY = any_of(day(WEDNESDAY, today=MONDAY), words("before you leave", "before you fly", "before the trip"))

SLOTS = {
    "the lenses": words("lens*", "Clear Day", "contacts", "pairs", "your order", "order can be", "parcel",
        "dailies", "eyes"),
    "when they come": amid(_WEDNESDAY, clock(14), clock(10), clock(13), day(THURSDAY, today=MONDAY),
                           day(BACK, today=MONDAY), clock(8, 5), day(date(2027, 11, 8), today=MONDAY),
                           clock(19)),
    "the trip": any_of(following(words("mov*", "updat*", "chang*", "shift*", "reschedul*", "adjust*",
                                       "correct*", "put", "set", "enter*"),
                                 words("trip", "Baku", "fair", "calendar"), within=8),
                       words("trip to 4", "calendar", "Baku to Thursday")),
    "packing": words("pack*", "suitcase", "bag", "luggage", "Pack for Baku", "case"),
}  # fmt: skip
AVOIDS = {
    "when they come": any_of(
        words("Thursday evening slot", "lenses on Thursday", "lenses to Thursday", "delivery to Thursday",
              "delivery on Thursday", "Thursday evening delivery"),
    ),
    "what is ordered": words("sunglasses", "SHADE15", "second pack", "another pack", "-2.50", "two orders",
                             "additional order"),
    "where they go": words("to the hotel", "to Baku by", "lenses to Baku"),
    "that it is one order": words("another box", "order another", "new order", "Monday can simply stay",
    "second box"),
}  # fmt: skip
