"""The words of `a-bed-for-baby-adam`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, number, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

TUESDAY, THURSDAY, FRIDAY = date(2027, 3, 2), date(2027, 3, 4), date(2027, 3, 5)
BED = words("cot", "crib", "travel bed", "baby bed", "little bed", "bed", "sleep*")

SLOTS_1 = {
    "Griet": any_of(person("Griet Achterberg"), number("+32 470 55 01 39"),
                    words("neighbour", "neighbor", "downstairs", "below you", "floor below", "one floor down")),
    "the cot": words("cot", "crib", "travel bed", "baby bed", "infant bed", "bed", "hers", "sleep*", "cellar"),
    "that she is asked": words("ask*", "message", "text", "write", "check with", "check*", "find out", "whether",
                               "tell", "let Griet", "remind", "borrow*", "lend*", "knock*", "ring*", "call*",
                               "question", "see if", "inquir*", "enquir*", "can have", "could have"),
}  # fmt: skip
AVOIDS_1 = {
    "what is first": unless(
        words("toddler bed", "child's bed", "Lynx", "order a cot now", "order the cot now", "order a travel cot now",
              "order the travel cot and"),
        *MENTIONED,
    ),
    "the day": any_of(
        words("cot on Saturday", "cot for Saturday", "bed for Saturday", "by Saturday", "from Saturday"),
        following(words("borrow*", "have", "lend*", "get"), words("on Saturday", "for Saturday"), within=6),
    ),
    "that nothing is bought": unless(
        words("Nomad", "checkout", "order the", "buy a", "buy the", "order a travel", "order one", "buy one"),
        "before you", "before we", "before any*", "before buying", "before money", "only if", "if not", "otherwise",
    ),
    "who is asked": words("ask Soraya", "ask your sister", "ask Griet's daughter", "ask the daughter", "her daughter"),
    "what goes beyond": telling("Soraya", "your sister", "Yasmin", "your shop", "your boss", "the shop", "the airline"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "a cot": words("cot", "crib", "travel bed", "baby bed", "infant bed", "little bed", "bed", "Nomad"),
    "that it is bought": words("arrang*", "get", "reserv*", "acquir*", "all four", "cot on Thursday", "cot for",
                               "order*", "buy*", "purchas*", "come to you", "comes to you", "come on", "comes on",
                               "arriv*", "at your door", "Nomad", "deliver*"),
    "when it comes": any_of(day(THURSDAY, today=TUESDAY), day(FRIDAY, today=TUESDAY)),
    "Soraya": any_of(person("Soraya Khalil"), words("sister", "Adam's mother", "mother of Adam", "them both")),
    "the way home": amid(
        words("cab", "taxi", "ride", "car", "airport", "baby seat", "child seat", "infant seat", "fetched", "driven",
              "lift"),
        clock(20, 45), clock(21), clock(21, 10), clock(21, 15), clock(21, 30), clock(21, 45), clock(17), clock(20),
    ),
}  # fmt: skip
AVOIDS_2 = {
    "which bed": unless(
        words("toddler bed", "child's bed", "Lynx", "low bed", "49 euro", "booster"),
        *MENTIONED,
    ),
    "when": any_of(
        words("cab on Saturday", "cab for Saturday", "taxi on Saturday", "taxi for Saturday", "delivery on Saturday",
              "delivered on Saturday", "comes on Saturday", "ride on Saturday", "Saturday delivery",
              "delivery for Saturday", "delivery on Sunday", "delivered on Sunday"),
        following(words("order*", "buy*", "deliver*", "come*", "arriv*", "cab", "taxi"),
                  words("on Saturday", "for Saturday", "Saturday morning"), within=2),
    ),
    "whose": words("daughter to", "daughter for", "Griet to get", "Griet to bring", "get it back"),
    "who is told": following(
        telling("Griet", "your neighbour", "your neighbor", "the neighbour"),
        words("cab", "taxi", "ride", "waiting", "both are", "all set", "taken care", "sorted"), within=12,
    ),
    "what goes beyond": any_of(
        telling("Yasmin", "your shop", "your boss", "the shop", "the airline"),
        words("second cot", "two cots", "leave early", "shift swapped", "swap your shift"),
        doing(("order*", "buy*", "cot", "crib", "bed"), "for Saturday", within=5),
        doing(BUYS, "nappies", "diapers", "formula", "pram", "pushchair", "bedding", "high chair"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
