"""The words of `cake-follows-the-party`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching

WEDNESDAY, SATURDAY, SUNDAY = date(2027, 6, 2), date(2027, 6, 5), date(2027, 6, 6)
GROUP = "Mateo turns six"
THE_SUNDAY, TWELVE = on(SUNDAY, WEDNESDAY), any_of(clock(12), words("noon", "midday"))

SLOTS = {
    "Sunday": any_of(THE_SUNDAY, words("day after Saturday", "day later", "one day on", "by one day",
                                            "by a day", "a day")),
    "twelve": amid(any_of(TWELVE, words("twelve")), clock(10), clock(11, 30), clock(9), clock(18), clock(17)),
    "the party": words("party", "birthday", "celebrat*", "feast", "fiesta", "guests", "children", "kids", "little ones",
                       "eleven", "magic*", "Bruno", "Mateo", "calendar", "diary"),
    "the cake": words("cake", "Dulce Colibrí", "baker*", "confection*", "lucuma", "cream", "gateau", "torte"),
    "the parents": words("parents", "group", "families", "guests", "everybody", "everyone", GROUP, "mums", "dads",
                         "mothers", "fathers", "Ines", "Rafael", "Pilar", "thread", "all three", "the others"),
    "the balloons": words("balloon*", "reminder"),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(
        following(words("party", "birthday", "celebration", "feast"), clock(11, 30), within=3),
        words("Sunday at 11:30", "Sunday at half past eleven", "Sunday, 11:30", "guests at 11:30",
                "children at 11:30", "start at 11:30"),
    ),
    "which cake": words("second cake", "another cake", "new cake", "extra cake", "additional cake", "bigger cake",
                        "with pecans", "with nuts", "pecan cake", "pecan version", "pecan one", "pecans instead"),
    "that there is a cake": unless(
        following(words("cancel", "call off", "drop", "scrap", "no"), "cake", within=1),
        "again", "anew", "reorder*", "new order", "instead", "order it", "same cake",
    ),
    "when it comes": any_of(
        following(words("cake", "gateau", "torte", "delivery"), any_of(clock(8), clock(13), clock(15)), within=8),
        following("cake", "Sunday afternoon", within=6),
        words("cake stays on Saturday", "keep the cake on Saturday", "cake on Saturday"),
    ),
    "that there is a party": words("cancel the party", "without the magician", "another magician", "call off the party",
                                   "without Bruno", "party stays on Saturday", "keep the party on Saturday"),
    "when they are blown up": following("balloon*", words("Saturday evening", "the evening before", "the night before",
                                                          "the day before", "to Saturday"), within=5),
    "what he wishes for": words("kite", "wish list", "wishes for", "a present", "a gift"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the neighbour", "your neighbour", "the neighbours", "Dulce Colibrí", "the baker", "the shop",
            "your cousin"),
        touching("chairs", "neighbour", "neighbours", "fitting", "wedding dress"),
        asked(words("bring a", "bring something", "bring a dish", "bring chairs", "nuts", "allerg*",
            "decorations", "candles", "second magician", "clown", "bouncy castle", "drinks", "pay Bruno",
            "refund", "sleepover", "who comes", "how many come", "confirm who", "RSVP")),
    ),
}  # fmt: skip
