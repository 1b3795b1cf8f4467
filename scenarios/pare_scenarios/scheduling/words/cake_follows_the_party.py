"""The words of `cake-follows-the-party`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

WEDNESDAY, SATURDAY, SUNDAY = date(2027, 6, 2), date(2027, 6, 5), date(2027, 6, 6)
GROUP = "Mateo turns six"
THE_SUNDAY, TWELVE = on(SUNDAY, WEDNESDAY), any_of(clock(12), words("noon", "midday"))

SLOTS = {
    "Sunday": any_of(THE_SUNDAY, words("day after Saturday", "day later", "one day on", "by one day",
                                            "by a day", "a day")),
    "twelve": amid(any_of(TWELVE, words("twelve")), clock(10), clock(11, 30), clock(9), clock(18), clock(17)),
    "the party": words("party", "birthday", "celebrat*", "feast", "fiesta", "guests", "children", "kids", "little ones",
                       "eleven", "magic*", "Bruno", "Mateo", "calendar", "diary", "sharp", "entry"),
    "the cake": words("cake", "Dulce Colibrí", "baker*", "confection*", "lucuma", "cream", "gateau", "torte",
                      "mid-morning"),
    "the parents": words("parents", "group", "families", "guests", GROUP, "tell every*", "inform every*",
                         "let every*", "every* knows", "every* hears", "write to every*", "every* is told", "mums",
                         "dads", "mothers", "fathers", "Ines", "Rafael", "Pilar", "thread", "all three", "the others"),
    "the balloons": words("balloon*", "reminder"),
}  # fmt: skip
_WRONG = {
    "the hour": any_of(
        following(words("party", "birthday", "celebration", "feast"), clock(11, 30), within=2),
        words("Sunday at 11:30", "Sunday at half past eleven", "Sunday, 11:30", "guests at 11:30",
                "children at 11:30", "start at 11:30"),
    ),
    "which cake": words("second cake", "another cake", "new cake", "extra cake", "additional cake", "bigger cake",
                        "with pecans", "with nuts", "pecan cake", "pecan version", "pecan one", "pecans instead"),
    "that it is ordered": following(words("take", "send", "give"), words("order", "cake", "gateau"), words("back"),
                                    within=4),
    "that there is a cake": unless(
        following(words("cancel", "call off", "drop", "scrap", "no"), "cake", within=1),
        "again", "anew", "reorder*", "new order", "instead", "order it", "same cake",
    ),
    "when it comes": any_of(
        following(words("cake", "gateau", "torte", "delivery"), any_of(clock(8), clock(13), clock(15)), within=8),
        following("cake", "Sunday afternoon", within=6),
        asked(following(words("cake", "gateau", "torte"), words(*(
            f"{come} {when}" for come in ("delivered", "come", "arrive", "brought", "here") for when in ("on Saturday",
            "Saturday afternoon", "as ordered"))), within=3)),
        words("cake stays on Saturday", "keep the cake on Saturday", "cake on Saturday"),
    ),
    "that there is a party": words("cancel the party", "without the magician", "another magician", "call off the party",
                                   "without Bruno", "party stays on Saturday", "keep the party on Saturday"),
    "which day": following(words("leave", "keep"), words("party", "birthday", "celebration", "Mateo"),
                           words("Saturday"),
                           within=3),
    "when they are blown up": following("balloon*", words("Saturday evening", "the evening before", "the night before",
                                                          "the day before", "to Saturday"), within=5),
    "what he wishes for": words("kite", "wish list", "wishes for", "a present", "a gift"),
    "that it is not cancelled": unless(
        following(words("cake", "gateau", "torte"), words("cancel", "cancelled", "call off", "called off", "scrap*"),
                  within=10),
        "again", "anew", "reorder*", "new order", "instead", "can still", "still be", "could still",
    ),
    "which hour is whose": any_of(
        following(words("cake", "gateau", "torte"), words("to Sunday at", "on Sunday at", "Sunday at", "at", "to"),
                  any_of(TWELVE, clock(9)), within=1),
        following(words("party", "birthday", "celebration"), words("to between", "between"), clock(10), within=0),
        following(
            words("party", "birthday", "celebration", "guests", "children"),
            words("to Sunday at", "on Sunday at", "Sunday at", "at", "to"),
            any_of(clock(9), clock(10), clock(11), clock(13), clock(14), clock(15)), within=1),
        following("balloon*", words("at", "to", "for"), any_of(TWELVE, clock(14), clock(17), clock(18)), within=1),
    ),
    "who must know": any_of(
        unless(hearing("Bruno"), "parents", "group", "Ines", "mothers", "agree*", "fine", "yes", "thank*", "confirm*"),
        words("Bruno instead of the", "Bruno rather than the", "Bruno in place of the"),
    ),
    "what Bruno hears": asked(words("off his fee", "his fee", "pay him less", "lower fee", "money back", "deduct*",
                                    "reduction", "scold*", "reproach*")),
    "that it follows the party": following(words("cake", "gateau", "torte", "delivery"), words(
        "stay where it is", "stay where it was", "stay on Saturday", "stays on Saturday", "stay as it is", "can stay",
        "remains on Saturday", "comes on Saturday"), within=2),
    "that the balloons ring": unless(
        following(words("tick", "check", "delete", "remove", "cancel", "complete", "drop", "mark"), "balloon*",
                  within=3),
        "new", "instead", "anew", "another", "replac*", "afresh"),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what the parents hear": words("that Saturday still", "Saturday still stands", "still on Saturday",
                                   *(f"{only} {one}" for only in ("only to", "only", "just", "just to")
                                     for one in ("Pilar", "Ines", "Rafael"))),
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
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
