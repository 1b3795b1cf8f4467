"""The words of `lilies-and-the-foster-cat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

SLOTS = {
    "roses": amid(words("rose", "dozen in cream", "cream", "the dozen", "harmless ones", "twelve in cream"), "90", "95",
                  "10", "8", "11"),
    "the change": words("chang*", "swap", "replac*", "instead", "exchang*", "switch", "in place of", "cancel*",
                        "substitut*", "turn", "order", "roses come", "come on Friday", "off the order", "take out",
                        "trade", "shop", "florist", "rather than", "have roses", "make it roses", "in their place",
                        "Wadi Flowers", "make it", "in its place", "deliver*", "send*", "get you", "bring*",
                        "lilies off", "roses on", "rid of", "drop*", "alter*", "amend*", "rework*", "be roses",
                        "become roses", "put in", "take back"),
}  # fmt: skip
AVOIDS = {
    "what else comes": unless(
        words("tulips instead", "the mix instead", "to the mix", "to tulips", "and tulips", "hyacinths instead",
              "roses and lilies", "no flowers at all", "keep the lilies", "hyacinths as well", "hyacinths too",
              "and the hyacinths", "tulips too", "to the lilies", "tulips as well", "besides the lilies",
              "on top of the lilies", "second bunch", "red roses", "gerberas", "orchid*", "lilies as well",
              "lilies too", "two bunches", "next to the lilies", "order the hyacinths"),
        *MENTIONED,
    ),
    "the lilies": words("lilies not roses", "lilies instead of roses", "lilies rather than roses",
                        "keep the lilies", "keep your lilies", "lilies on the balcony", "lilies outside",
                        "lilies in the bathroom", "lilies in the bedroom", "lilies in the hall",
                        "lilies in the kitchen", "lilies to your mother", "lilies to a neighbour",
                        "lilies to the neighbour*", "lilies to Ima", "add roses", "add the roses",
                        "lilies out of reach",
                        "lilies up high", "lilies stay", "besides roses"),
    "which way round": words(
        *(f"{swap} {roses}" for swap in ("swap", "exchange", "replace", "trade", "cancel", "drop", "change")
          for roses in ("the roses", "your roses", "the cream roses")),
        "twenty-four", "two dozen", "24 roses", "24 cream", "sent to your mother", "delivered to your mother",
    ),
    "the cat": words("postpone the cat", "put off the cat", "decline the cat", "cat on Saturday", "tell the shelter",
                     "ask the shelter", "cat later", "write to the shelter", "mail the shelter", "promise the shelter",
                     "bring Pilpel later", "let the shelter", "answer the shelter"),
    "what it costs": words("shekels back", "ask for the 5", "for the old price", "at the old price", "a refund of 5"),
    "the hour": following(words("come", "deliver*", "roses", "arrive", "come on", "roses on", "delivered on"),
                          words("at noon", "Friday at noon", "Friday noon", "in the afternoon", "after the cat",
                                "after Pilpel", "on Friday afternoon",
                                "on Friday evening"),
                          within=1),
    "when": words("for next Friday", "Friday week", "on Saturday", "for Saturday", "on Sunday", "on Thursday",
                  "for Thursday", "next week"),
    "who is told": words("tell your mother", "mail your mother", "write to your mother", "tell Tova", "write to Tova",
                         "mail Tova", "tell Ima", "write to Ima", "let your mother", "warn your mother"),
    "what goes beyond": any_of(
        telling("the shelter", "Shira", "your mother", "Tova", "Ima", "the radio", "your boss", "your mum"),
        doing(BUYS, "card", "vase", "chocolates", "cake", "cat food", "litter", "toys", "message card",
              "scratching post"),
    ),
    "that it is for once": words("subscri*", "standing order", "every Friday", "each Friday", "every week", "weekly",
                                 "every month", "monthly", "from now on", "from then on", "sign you up"),
    "the sum": other_sums(5, 70, 75, 80, 85, 90, 95),
    "that it is done now": POSTPONED,
    "that flowers come": outright(words("no flowers come", "some other week", "another week", "another time",
                                        "next time",
                                        "without flowers", "no flowers on", "after Pilpel has", "later on")),
    "what comes instead": following(
        words("chang*", "switch*", "swap*", "replac*", "turn", "alter*", "exchang*", "make"),
        words("order", "lilies", "bunch", "them", "it", "delivery"),
        words("to", "for", "with", "by", "into"),
        words("tulip", "tulips", "mix", "hyacinths", "red tulips", "blue hyacinths", "red roses", "gerberas",
              "daffodils",
              "twenty", "snapdragons", "orchids"), within=2,
    ),
    "which day": other_days(*(date(2027, 2, number) for number in (17, 15, 16, 18, 19))),
    "that nothing is haggled over": any_of(
        words("discount", "for free", "compensation", "price of the lilies"),
        following(words("keep", "leave", "save"), words("of the lilies", "some lilies", "a few lilies", "one lily"),
                  within=1),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: avoid if name == "what else comes" else asked(avoid) for name, avoid in AVOIDS.items()}
