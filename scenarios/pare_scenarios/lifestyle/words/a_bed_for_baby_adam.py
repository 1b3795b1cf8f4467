"""The words of `a-bed-for-baby-adam`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, number, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

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
    "which day": other_days(TUESDAY, date(2027, 1, 12), date(2027, 2, 20), date(2027, 3, 3), THURSDAY, FRIDAY,
                            date(2027, 3, 6), date(2027, 3, 7)),
    "what is asked": any_of(
        following(telling("Griet", "her", "your neighbour", "your neighbor"),
                  as_is(words("no longer", "don't need", "do not need", "won't need", "not need", "won't be needing",
                              "needn't",
                              "not be needing", "not needed", "isn't needed", "no need", "do without", "never mind",
                              "sell*", "another cot", "a cot already", "lend it to somebody")), within=4),
        following(words("whether", "if", "could", "can", "and"),
                  words("fetch Soraya", "fetch them", "pick them up", "pick Soraya up", "collect Soraya",
                        "collect them", "drive them", "drive Soraya", "babysit", "look after Adam", "sells"), within=5),
    ),
    "whose cot": words("neighbour upstairs", "upstairs neighbour", "family upstairs", "next door", "across the hall"),
    "only the cot": following(words("ask*", "Griet", "her", "borrow"),
                              words("pram", "high chair", "pushchair", "car seat", "baby bath", "bedding", "toys"),
                              within=6),
    "the day": any_of(
        words("the 12th", "12 March", "Friday week", "for next week", "next week", "wait until Thursday",
              "wait until Wednesday", "before asking Griet", "cot on Saturday", "cot for Saturday", "bed for Saturday",
              "by Saturday", "from Saturday"),
        following(words("borrow*", "have", "lend*", "get"), words("on Saturday", "for Saturday"), within=6),
    ),
    "that nothing is bought": unless(
        words("Nomad", "checkout", "order the", "buy a", "buy the", "order a travel", "order one", "buy one"),
        "before you", "before we", "before any*", "before buying", "before money", "only if", "if not", "otherwise",
    ),
    "who is asked": words("ask Soraya", "ask your sister", "ask Griet's daughter", "ask the daughter", "her daughter"),
    "what goes beyond": telling("Soraya", "your sister", "Yasmin", "your shop", "your boss", "the shop", "the airline"),
    "that it is done now": POSTPONED,
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
        following(words("cot", "bed", "Nomad", "crib"),
                  words("for Saturday", "for Sunday", "for Monday", "next Thursday", "next Friday", "next week"),
                  within=2),
        following(words("entry", "visit", "landing", "arrival", "calendar"),
                  words("to Sunday", "to Thursday", "to Wednesday", "to Monday", "to Saturday"), within=1),
    ),
    "whose": words("daughter to", "daughter for", "Griet to get", "Griet to bring", "get it back"),
    "who is told": following(
        telling("Griet", "your neighbour", "your neighbor", "the neighbour"),
        words("cab", "taxi", "ride", "waiting", "both are", "all set", "taken care", "sorted", "found another",
              "have another"), within=12,
    ),
    "which day": other_days(TUESDAY, date(2027, 1, 12), date(2027, 2, 20), date(2027, 3, 3), THURSDAY, FRIDAY,
                            date(2027, 3, 6), date(2027, 3, 7)),
    "the ride": any_of(
        outright(words("without a seat", "without a baby seat", "without a child seat", "without the seat",
                       "no baby seat", "no child seat", "no seat", "no infant seat", "without an infant seat",
                       "without any seat", "on her lap", "on Soraya's lap", "booster seat")),
        words("take the bus", "take a bus", "take a cab themselves", "back to the airport"),
        following(words("cab", "taxi", "car", "ride"), words("from your home", "from home", "from your place",
                                                             "from Plantain Street", "from your door"), within=14),
    ),
    "what Soraya hears": any_of(
        following(words("she", "they", "Soraya", "her", "sister", "them"),
                  words("take the", "take a", "takes the", "find a", "finds a", "order a", "book a", "call a",
                        "books a",
                        "bring a", "brings a"),
                  words("bus", "airport bus", "cab", "taxi", "bed", "cot", "drawer", "tram", "train"), within=2),
        following(telling("Soraya", "your sister", "her"),
                  words("to find", "to take", "to book", "to call", "to get", "to order", "herself", "to bring"),
                  within=1),
        following(words("ask*", "charge", "request", "have", "let"), words("her", "Soraya", "your sister", "them"),
                  words("for the 59", "59 euros", "to pay", "pay", "for the money", "for half", "for the fare"),
                  within=1),
    ),
    "the calendar": following(words("keep", "leave"), words("entry", "visit", "calendar", "landing", "arrival"),
                              words("on Saturday", "Saturday", "as it is"), within=3),
    "who brings the bed": following(
        words("ask", "tell", "have", "suggest to"), words("Soraya", "your sister", "Griet", "her daughter"),
        words("bring", "buy", "borrow", "carry", "get it back"), within=4,
    ),
    "what goes beyond": any_of(
        telling("Yasmin", "your shop", "your boss", "the shop", "the airline"),
        words("second cot", "two cots", "two travel cots", "two Nomads", "leave early", "shift swapped",
              "swap your shift"),
        doing(("order*", "buy*", "cot", "crib", "bed"), "for Saturday", within=5),
        doing(BUYS, "nappies", "diapers", "formula", "pram", "pushchair", "bedding", "high chair",
              "monitor", "sheets", "baby blanket", "cot sheet", "toys", "car seat"),
        words("let you down", "broke her promise", "baby monitor", "mattress protector"),
    ),
    "the hour": other_times(
        *((hour, minute) for hour in (20, 21) for minute in range(60)), 22, (17, 55), 17, 16, 14, 13, 12, 11, 10, 8,
    ),
    "that it is done now": POSTPONED,
    "what else is changed": any_of(
        following(words("swap*", "cancel*", "skip*", "mov*", "leave", "shorten*", "call off"),
                  words("shift", "late shift", "Friday's shift"), within=2),
        words("restaurant", "book a table", "hotel", "babysitter"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS_1 = {name: asked(avoid) for name, avoid in AVOIDS_1.items()}
AVOIDS_2 = {name: avoid if name == "which bed" else asked(avoid) for name, avoid in AVOIDS_2.items()}
