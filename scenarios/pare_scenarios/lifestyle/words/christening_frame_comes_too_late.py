"""The words of `christening-frame-comes-too-late`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, day, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

WEDNESDAY, FRIDAY = date(2027, 5, 12), date(2027, 5, 14)

_HOURS = tuple(clock(hour, minute) for hour in (16, 17, 18) for minute in (0, 15, 30, 45))

SLOTS = {
    "the frame": any_of(words("frame", "olive branch", "olive", "Dimitra's wish", "what Dimitra wished", "silver",
                              "christening gift", "christening present", "same one", "identical", "present for Danae",
                              "gift for Danae"), code("881")),
    "that the late one is cancelled": words("cancel*", "call off", "annul*", "get out of", "old order", "scrap*",
                                            "undo*", "swap*", "replac*", "in place of", "rid of", "drop*",
                                            "withdraw*"),
    "that a new one is ordered": words("reorder*", "re-order*", "buy*", "purchas*", "order the", "order a",
                                       "order one", "order another", "order it", "ordering", "new one", "new order",
                                       "an order", "reserve*", "identical", "get the same", "same one", "again",
                                       "anew", "plac*", "new frame", "that order"),
    "that you collect it": any_of(words("collect*", "pick* up", "pick-up", "pickup", "harbour", "harbor", "branch",
                                        "fetch*", "Salt Quay", "in person", "from the shop"), clock(19)),
    "Friday": amid(day(FRIDAY, today=WEDNESDAY), *_HOURS, "four", "five", "six", "pattern"),
}  # fmt: skip
AVOIDS = {
    "how it comes": unless(
        words("express", "Saturday delivery", "deliver it on Saturday", "order for Saturday",
              "delivered to the village", "sent to the village", "courier", "delivered on Saturday",
              "delivered to your door", "home delivery"),
        *MENTIONED,
    ),
    "what is cancelled": unless(
        words("cancel* both", "cancel* the sandals", "cancel* order 884", "cancel* all", "cancel* orders 881 and 884",
              "cancel* the frame and the sandals", "drop the sandals", "call off the sandals", "both orders",
              "sandals too", "sandals as well", "884 too", "884 as well", "cancel* 884", "881 and 884",
              "cancel* your sandals"),
        *MENTIONED,
    ),
    "which one": unless(
        words("plain rim", "plain one", "another present", "another gift", "different present", "keep both",
              "both styles", "two frames", "let 881 come", "keep 881", "881 come too", "881 come, too",
              "have a second one", "leave 881", "let the late one come", "let it come"),
        *MENTIONED,
    ),
    "when": following(
        words("collect*", "pick* up", "pick-up", "fetch*", "enter*", "calendar", "diary", "collection"),
        words("on Saturday", "for Saturday", "Saturday at", "Saturday morning", "on Thursday", "for Thursday",
              "tomorrow", "on Sunday"), within=2,
    ),
    "what else": words("sun cream", "cart along", "rest of your cart", "what is in your cart", "gift wrap*"),
    "what goes beyond": any_of(
        telling("Dimitra", "Xenia", "the parents", "the priest", "your office", "your boss", "the family",
                "the godmother"),
        doing(BUYS, "sun cream", "card", "candle", "ribbon", "engraving", "photo"), words("engrav*"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
