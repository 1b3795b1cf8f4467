"""The words of `christening-frame-comes-too-late`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, day, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

WEDNESDAY, FRIDAY = date(2027, 5, 12), date(2027, 5, 14)

_HOURS = tuple(clock(hour, minute) for hour in (16, 17, 18) for minute in range(0, 60, 5))

SLOTS = {
    "the frame": any_of(words("frame", "olive branch", "olive", "Dimitra's wish", "what Dimitra wished", "silver",
                              "christening gift", "christening present", "same one", "identical", "present for Danae",
                              "gift for Danae"), code("881")),
    "that the late one is cancelled": words("cancel*", "call off", "annul*", "get out of", "old order", "scrap*",
                                            "undo*", "swap*", "replac*", "in place of", "rid of", "drop*",
                                            "withdraw*", "switch*", "881 off", "get you out of", "out of 881",
                                            "stop*", "revok*", "away with"),
    "that a new one is ordered": words("reorder*", "re-order*", "buy*", "purchas*", "order the", "order a",
                                       "order one", "order another", "order it", "ordering", "new one", "new order",
                                       "an order", "reserve*", "identical", "get the same", "same one", "again",
                                       "anew", "plac*", "new frame", "that order", "same model", "fresh one",
                                       "fresh order", "switch*", "swap*", "take the", "take one", "secure*",
                                       "set aside"),
    "that you collect it": any_of(words("collect*", "pick* up", "pick-up", "pickup", "harbour", "harbor", "branch",
                                        "fetch*", "Salt Quay", "in person", "from the shop"), clock(19)),
    "Friday": amid(day(FRIDAY, today=WEDNESDAY), *_HOURS, clock(12), "64", "four", "five", "six", "pattern"),
}  # fmt: skip
AVOIDS = {
    "how it comes": unless(
        words("express", "Saturday delivery", "deliver it on Saturday", "order for Saturday",
              "delivered to the village", "sent to the village", "courier", "delivered on Saturday",
              "delivered to your door", "home delivery"),
        *MENTIONED, "would come", "would only come", "would arrive", "have left", "after you",
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
              "both styles", "two frames", "two of the", "two of them", "second frame", "three frames",
              "let 881 come", "keep 881", "881 come too", "881 come, too",
              "have a second one", "leave 881", "let the late one come", "let it come"),
        *MENTIONED,
    ),
    "when": following(
        words("collect*", "pick* up", "pick-up", "fetch*", "enter*", "calendar", "diary", "collection"),
        words("on Saturday", "for Saturday", "Saturday at", "Saturday morning", "on Thursday", "for Thursday",
              "tomorrow", "on Sunday"), within=2,
    ),
    "the sandals": unless(following(words("order", "reorder*", "buy*", "get"), words("sandals", "leather sandals",
                                                                                     "sun cream"), within=2),
                                                                                     *MENTIONED),
    "what becomes of 881": any_of(
        following(words("keep", "leave"), words("881", "the late one", "the late frame", "the first order"),
                  within=2),
        following(words("deliver*", "send", "sent", "redirect*", "forward*", "bring", "reroute*", "change", "move"),
                  words("881", "the late one", "the late frame"), words("to the", "into the"), within=3),
        following(words("881", "the late one", "the late frame", "the first one"),
                  words("sent", "sent on", "redirected", "rerouted", "forwarded", "delivered", "brought", "moved",
                        "transferred", "changed to", "diverted"), within=1),
        following(words("return", "give back", "send back", "refuse", "hand back", "turn away"),
                  words("881", "the late one", "the late frame", "the first one", "the other one"), within=1),
        words(*(f"{cancel} {late} {then}" for cancel in ("cancel", "call off", "drop", "annul")
                for late in ("881", "order 881", "the late frame", "the late one")
                for then in ("tomorrow", "on Thursday", "on Friday", "next week", "later", "on Tuesday", "when it"))),
        words("return the late one", "return it later", "send the late one back", "send 881 back"),
    ),
    "your days": any_of(
        following(words("mov*", "shift*", "postpon*", "put off", "push*", "reschedul*", "delay*", "cancel*"),
                  words("your drive", "the drive", "your trip", "your departure", "the site", "your journey",
                        "school annexe"),
                  within=3),
        words("leave the site", "leave work early", "before the site", "during the site", "set off later",
              "drive later",
              "leave later on Saturday"),
    ),
    "what else": words("sun cream", "cart along", "rest of your cart", "what is in your cart", "gift wrap*"),
    "what goes beyond": any_of(
        telling("Dimitra", "Xenia", "the parents", "the priest", "your office", "your boss", "the family",
                "the godmother"),
        doing(BUYS, "sun cream", "card", "candle", "ribbon", "engraving", "photo"), words("engrav*"),
    ),
    "the hour": other_times(*((hour, minute) for hour in (16, 17, 18) for minute in range(60)), 19, 12, 11, 10, 9, 8),
    "that it is done now": POSTPONED,
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}
