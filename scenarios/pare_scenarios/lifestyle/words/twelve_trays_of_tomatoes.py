"""The words of `twelve-trays-of-tomatoes`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

_ONE = words("one tray", "1 tray", "a single tray", "single tray", "just one", "only one", "down to one", "to 1",
             "12 tins", "twelve tins", "12 single tins")  # fmt: skip

_MANY = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "2", "3", "4", "6", "10")

SLOTS = {
    "the tomatoes": any_of(words("tomato*", "peeled", "tray of", "tinned", "cans", "144", "forty-four tins",
                                 "the trays", "trays", "twelve trays", "12 trays",
                                 "too many tins", "dozen")),
    "one tray": any_of(_ONE, words("to one", "into one", "into a single", "to a single", "the one tray",
                                   "just the one", "a single one",
                                   "to just 1", "eleven of the", "eleven trays", "11 trays", "11 of the", "to the one",
                                   "one instead", "one will do", "remove eleven", "one of them", "one of the trays",
                                   "twelve to 1", "12 to 1", "a dozen tins", "eleven of them", "11 of them",
                                   "strike eleven",
                                   "eleven too many", "eleven out", "eleven off", "1 x", "one x", "12 1", "twelve one",
                                   "drop eleven", "cancel eleven", "eleven less",
                                   "all but one")),
    "the order": amid(words("order", "quantity", "reduc*", "chang*", "bring", "cut", "lower", "swap", "set",
                            "correct*", "turn", "line", "put", "scale", "trim*", "down to", "instead", "take",
                            "tak* ... off",
                            "fix*", "adjust*", "make it"),
                      clock(12), clock(13), clock(1), clock(16), clock(18), clock(20), "145", "twelve", "12",
                      "beans", "rice", "cumin", "delivery", "all as ordered"),
}  # fmt: skip
_AVOIDS = {
    "how many": any_of(
        words(*(f"to {many} trays" for many in _MANY), *(f"down to {many}" for many in _MANY), "half the trays",
              "to eleven trays", "down to eleven", "down to 11", "to 11 trays", "to zero", "to nothing",
              "to one single tin", "one tray to twelve", "1 tray to 12",
              "half of the trays", "one tin only", "to one tin", "to a single tin", "to 24", "two dozen"),
        following(words("set", "bring", "cut", "reduc*", "lower", "chang*", "make"),
                  words(*(f"{many} trays" for many in _MANY), "6 tins", "six tins", "one tin", "thirty tins",
                        "24 tins"),
                  within=5),
    ),
    "what else changes": unless(
        words("cancel the order", "cancel your order", "cancel the whole order", "fewer beans", "the beans too",
              "and the beans", "beans as well", "cut the beans", "another delivery", "another slot", "two trays",
              "one tin of", "cancel order 5521", "cancel 5521", "order anew", "later delivery", "different slot",
              "move the delivery", "delivery to seven", "change the delivery", "deliver* later", "shift the delivery",
              "new delivery"),
        "would lose", "would cost", "lose you", "lose your", "no need", "you would", "you'd",
        *MENTIONED,
    ),
    "what else": any_of(
        words("kidney beans down", "beans down", "beans to four", "beans too", "rice down", "more rice",
              "packs of rice", "more packs", "more beans", "more cumin", "of what you save", "spend the", "spend a",
              "beans to", "rice to", "cumin to", "instead buy", "add onions", "add the onions", "kidney beans in"),
        telling("Femke", "the hall", "your flatmates", "the others", "the kitchen"),
    ),
    "the sum": asked(other_sums("158.40", "13.20", "145.20", "183.50", "38.30", "15", "1.25", "145", "158", "13")),
    "at what time": unless(
        following(words("bring*", "reduc*", "cut", "chang*", "set", "lower", "correct*", "fix*", "send*", "giv*",
                        "return*",
                        "make", "take"),
                  words("on Thursday", "on Wednesday", "tomorrow morning", "on Friday", "next week",
                        "after the delivery",
                        "when it comes", "once it comes", "once they have", "after they have been", "once delivered",
                        "once they are here", "when they are here", "at the door", "to the driver", "at ten",
                        "at eleven",
                        "at midnight"),
                  within=8),
        "chilli", "cook*", "kitchen",
    ),
    "when": words("tomorrow morning", "tomorrow at nine", "after eight", "at nine", "once they have packed",
                  "at half past eight"),
    "what goes beyond": any_of(
        unless(doing(("halv*", "reduc*", "cut", "lower", "doubl*", "rais*", "trim*", "increas*"), "beans", "rice",
                     "cumin",
                     "onions", within=2), *MENTIONED),
        telling("Noor", "the cooks", "the guests", "the club", "Voorraad"),
        words("145 back", "into the kitty", "keep two trays", "spare tray"),
    ),
    "that some come": unless(
        any_of(
            words("no tomatoes", "without tomatoes", "tomatoes altogether"),
            doing(("cancel*", "remov*", "drop*", "delet*", "strik*", "tak* out", "tak* off"), "the tomatoes",
                  "all the tomatoes", "tomato line", "line of tomatoes", "all twelve", "all the trays", within=2),
        ),
        "one tray", "1 tray", "a single", "a tray", "all but", "except", "twelve tins", "12 tins", "eleven", "11",
        "to one",
 "down to",
    ),
    "how many stay": words(
        "one more tray", "another tray", "an extra tray", "a tray more", "one tray more", "add one tray", "add a tray",
        "thirteen", "leave eleven", "keep eleven", "eleven remain", "eleven stay", "eleven are left", "keep twelve",
        "one tray too", "one tray less", "one tray fewer", "by one tray", "144 single", "one case of each",
    ),
    "when it is done": any_of(POSTPONED, asked(words("later tonight", "at nine", "before midnight"))),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
