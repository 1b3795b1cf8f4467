"""The words of `lenses-before-the-earlier-trip`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

MONDAY, WEDNESDAY, THURSDAY, BACK = (date(2027, 11, day) for day in (1, 3, 4, 16))
_WEDNESDAY = any_of(day(WEDNESDAY, today=MONDAY), words("before you leave", "before you fly", "before the trip"))

_THE_EIGHTH = any_of(day(date(2027, 11, 8), today=MONDAY, weekday=False), words("Monday 8", "next Monday"))
_TRIP = words("trip", "Baku", "fair", "journey", "travel", "stay", "hotel dates")
_CHANGED = words("mov*", "updat*", "chang*", "shift*", "reschedul*", "adjust*", "correct*", "put", "set", "enter*",
                 "bring", "writ*", "fix*", "align", "show*", "new dates", "forward", "pull*", "note*")  # fmt: skip

SLOTS = {
    "the lenses": words("lens*", "Clear Day", "contacts", "pairs", "your order", "order can be", "parcel",
        "dailies", "eyes", "optic*", "existing order", "faster", "strengths", "sooner", "speed* up", "values"),
    "when they come": amid(any_of(_WEDNESDAY, words("day before", "express", "fast delivery", "quick delivery",
                                                    "eve of")),
                           clock(14), clock(10), clock(13), day(THURSDAY, today=MONDAY),
                           day(BACK, today=MONDAY), clock(8, 5), clock(19), *(day(date(2027, 11, one),
                               today=MONDAY) for one in (8, 9, 10, 19, 20))),
    "the trip": any_of(
        following(_CHANGED, any_of(_TRIP, words("calendar", "diary")), within=8),
        following(_TRIP, any_of(day(THURSDAY, today=MONDAY), day(BACK, today=MONDAY)), within=8),
        words("trip to 4", "calendar", "diary", "Baku to Thursday"),
    ),
    "packing": words("pack*", "suitcase", "bag", "luggage", "Pack for Baku", "case", "bags"),
}  # fmt: skip
_WRONG = {
    "when they come": any_of(
        words("Thursday evening slot", "lenses on Thursday", "lenses to Thursday", "delivery to Thursday",
              "delivery on Thursday", "Thursday evening delivery", "lenses on Thursday evening", "lenses on Monday",
              "lenses stay", "order stays", "keep Monday's delivery"),
        asked(following(words("lens*", "order", "delivery", "parcel", "contacts"),
                        words("come", "arrive", "on", "for", "to", "as ordered"), _THE_EIGHTH, within=3)),
    ),
    "which day": any_of(
        following(words("lens*", "express", "order", "delivery"), day(date(2027, 11, 2), today=MONDAY), within=3),
        following(words("pack*", "suitcase"), any_of(day(THURSDAY, today=MONDAY), day(date(2027, 11, 5), today=MONDAY)),
                  within=2),
        following("pack*", words("to", "at", "on", "for"), day(date(2027, 11, 9), today=MONDAY, weekday=False),
                  within=1),
        words("packing stays", "leave the packing", "packing as planned"),
    ),
    "which dates": any_of(
        following(_TRIP, words("to", "from"), any_of(*(day(date(2027, 11, one), today=MONDAY, weekday=False)
                                                       for one in (3, 5, 11, 12))), within=2),
        following(day(THURSDAY, today=MONDAY, weekday=False), words("to", "until", "till", "through"), any_of(
            *(day(date(2027, 11, one), today=MONDAY, weekday=False) for one in (11, 12, 13, 14, 15, 18, 19, 20))),
            within=1),
    ),
    "that it rings": following(words("delete", "tick off", "remove", "cancel", "drop", "mark"),
                               words("pack*", "suitcase"), within=3),
    "that I need them": unless(
        following(words("cancel", "call off", "drop", "do without"), words("lenses", "lens order", "order"), within=2),
        "express", "anew", "again", "reorder", "new one", "replace",
    ),
    "what is ordered": words("sunglasses", "SHADE15", "second pack", "another pack", "-2.50", "two orders",
                             "additional order", "-3.00", "voucher", "reserve box", "as a reserve",
                             "monthly lenses", "spare pack", "two packs", "more pairs", "thirty more", "30 more",
                             "further pairs", "more lenses"),
    "my strengths": unless(
        words("old strengths", "old values", "old ones", "previous strengths", "earlier strengths", "former strengths",
              "other strengths", "weaker", "stronger", "right -3.25", "left -2.75", "last year's", "before August"),
        "dizzy", "new", "no longer", "not",
    ),
    "whom they go to": following(words("lens*", "order", "parcel", "contacts"), words(
        "to Rania", "to Tariq", "to your office", "to the paper", "to your colleague", "to the editors"), within=3),
    "where they go": words("to the hotel", "to Baku by", "lenses to Baku", "hotel Shirvan", "to the airport",
                           "to the office"),
    "that it is one order": words("another box", "order another", "new order", "Monday can simply stay",
                                  "second box", "second order", "as well as Monday's", "besides Monday's", "extra box"),
    "that they are not cancelled": unless(
        following(words("lens*", "order"), words("cancel", "cancelled", "called off", "call off", "dropped", "returned",
                                                 "sent back"), within=12),
        "express", "anew", "again", "reorder*", "new one", "replace*", "can still", "can be",
    ),
    "who takes them": any_of(
        following(words("to", "for", "left with", "in the name of"), words("Rania", "Tariq", "Mr Karimi"), within=0),
        following(words("Rania", "Tariq"), words("hand*", "take*", "receive*", "sign*", "keep*"), within=3),
    ),
    "which evening": following(words("lens*", "order", "parcel", "contacts"), words(
        "Thursday evening", "on Thursday between", "Thursday between", "Thursday from", "to Thursday at"),
                               within=4),
    "when they arrive": following(words("lens*", "order", "parcel"), words("Wednesday evening", "Wednesday night",
                                                                          "Tuesday"), within=4),
    "that the trip stands there": unless(
        following(words("take", "strike", "delete", "remove", "cancel", "clear"), words("Baku", "trip", "fair"),
                  within=2),
        "new", "anew", "enter*", "instead", "old", "again", "replac*", "set", "pack", "put in"),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Tariq", "Mr Karimi", "the chamber", "Rania", "the optician", "the paper", "the editors",
            "the customs office", "the minister", "Clear Day", "the hotel", "the airline"),
        touching("interview", "editors' round", "stamps", "expense claims", "press card", "customs"),
        asked(words("pick up the press card", "accreditation", "airport cab", "cab to the airport",
            "taxi to the airport", "hotel room", "book a hotel", "spare glasses", "solution", "sunglasses",
            "cleaning", "second pair", "larger pack", "60 pairs", "subscription", "upgrade the flight",
            "check in", "seat", "pack earlier on Tuesday", "visa", "insurance")),
        asked(other_sums(4, 27, 2)),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
