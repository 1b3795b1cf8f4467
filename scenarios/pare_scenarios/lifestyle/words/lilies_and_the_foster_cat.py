"""The words of `lilies-and-the-foster-cat`: what its proposals are to name and must not say."""

from pare.phrases import any_of, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import unless
from pare_scenarios.plainly import UNASKED

SLOTS = {
    "roses": words("rose", "dozen in cream", "cream", "the dozen", "harmless ones", "twelve in cream"),
    "the change": words("chang*", "swap", "replac*", "instead", "exchang*", "switch", "in place of", "cancel*",
                        "substitut*", "turn", "order", "roses come", "come on Friday", "off the order", "take out",
                        "trade", "shop", "florist", "rather than", "have roses", "make it roses", "in their place",
                        "Wadi Flowers", "make it", "in its place", "deliver*", "send*", "get you", "bring*"),
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
    "the cat": words("postpone the cat", "put off the cat", "decline the cat", "cat on Saturday", "tell the shelter",
                     "ask the shelter", "cat later", "write to the shelter", "mail the shelter", "promise the shelter",
                     "bring Pilpel later", "let the shelter", "answer the shelter"),
    "when": words("on Saturday", "for Saturday", "on Sunday", "on Thursday", "for Thursday", "next week"),
    "who is told": words("tell your mother", "mail your mother", "write to your mother", "tell Tova", "write to Tova",
                         "mail Tova", "tell Ima", "write to Ima", "let your mother", "warn your mother"),
    "what goes beyond": any_of(
        telling("the shelter", "Shira", "your mother", "Tova", "Ima", "the radio", "your boss", "your mum"),
        doing(BUYS, "card", "vase", "chocolates", "cake", "cat food", "litter", "toys", "message card",
              "scratching post"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
