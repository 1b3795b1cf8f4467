"""The words of `lemon-instead-of-hazelnut`: what its proposals are to name and must not say."""

from pare.expect import mentions, one_of
from pare.phrases import amount, any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

LEMON, HALF_PAST = words("lemon"), clock(11, 30)
PEOPLE, PRICE = amount(26), amount(117)
GONE = ("instead", "not", "no longer", "rather than", "was", "before", "cancelled", "without", "replac*")
OLD_PRICE = unless(any_of(amount(95), amount("123.50")), *GONE)
NOTES = one_of("", mentions(any_of(LEMON, PEOPLE, PRICE, "Rafael", "nut*")))

OTHER_PRICES = any_of(
    *(amount(much) for much in ("119.60", 91, 90, 100, 104, 110, 114, 115, 120, 127, "121.50", "112.50"))
)
SLOTS = {
    "Leonor": amid(any_of(person("Leonor Vidal"), words("customer", "client", "sister-in-law", "Rafael's wife")),
                   "promise"),
    "lemon": LEMON,
    "for how many": any_of(PEOPLE, words("six more", "six guests more", "six people more", "six portions more",
                                         "six extra")),
    "the price": PRICE,
    "when it is ready": amid(any_of(HALF_PAST, words("half past", "half an hour earlier", "half an hour sooner",
                                                     "half an hour later")),
                             clock(11), clock(12)),
    "the nuts": words("hazelnuts", "hazelnut order", "nuts", "nut order", "order of hazelnut*", "kilo of nuts"),
    "your sheet": words("sheet", "order list", "orders note", "note", "orders October", "list", "her line", "orders",
                        "entry", "your order book"),
    "the calendar": words("calendar", "event", "collection", "pick-up", "pickup", "entry", "appointment", "diary",
                          "agenda", "date"),
}  # fmt: skip
AVOIDS = {
    "whose cake it is": itself(words("Beatriz's line", "Beatriz's order", "tell Beatriz", "confirm Beatriz")),
    "the price": asked(any_of(OLD_PRICE, OTHER_PRICES, words("discount*", "half price", "extra portions",
        "free portion*",
                                                       "cheaper", "rebate", "reduc*", "on the house",
                                                       "free of charge", "deposit"))),
    "for how many": asked(unless(any_of(*(amount(many) for many in (20, 22, 24, 25, 27, 28))), *GONE, "from", "more",
                           "instead", "extra")),
    "another hour": any_of(clock(10, 30), clock(12, 30)),
    "when": unless(
        following(words("collect*", "ready", "pick*", "fetch*", "pick-up", "set to", "confirm*"), any_of(clock(11),
                clock(10, 30), clock(10)), within=5),
        "not", "instead", "can't", "asks", "wants", "until", "half past", "stall", "market",
    ),
    "the day": asked(unless(words("on Sunday", "Sunday at", "for Sunday", "on Friday at", "to Friday", "to Sunday",
                            "next Saturday", "tomorrow at 11:30"), "Beatriz", "sponge")),
    "the collection": any_of(
        following(words("leave", "keep"), words("collection", "pick-up", "pickup", "appointment", "calendar"),
                  words("12", "noon", "as", "where", "at"), within=2),
        following(words("keep", "leave", "save"), words("hazelnuts", "nuts"), within=2),
        words("collection to 11:00", "collection to eleven", "collection to noon"),
    ),
    "who is answered": itself(words(*(f"{verb} {whom}" for verb in ("confirm", "confirm to", "answer", "reply to")
                                       for whom in ("Rafael", "Teresa", "Nuno", "Beatriz")))),
    "her line": words("new line", "add a line", "second line", "another line", "delete her line", "strike her line"),
    "what is cancelled": words("whole delivery", "entire delivery", "whole parcel", "whole order", "complete order",
                               "all of the order", "everything in the order"),
    "your stall": following(words("close", "shut", "skip", "cancel", "shorten", "pack up", "move"),
                            words("stall", "market"), within=3),
    "the boxes": unless(words("and the boxes", "and boxes", "boxes and", "boxes off", "the boxes too"), "not", "still",
                        "stay*", "keep*", "leav*", "remain*", "without", "come"),
    "what is ordered": words("order lemons", "buy lemons", "cancel the boxes", "cancel the whole order", "order more",
                             "fresh lemons", "cancel the entire order", "cake boxes too", "nuts and boxes",
                             "boxes as well", "boxes too", "order forty", "next time", "another cake",
                             "promise delivery", "promise that no", "promise a", "return the", "more boxes",
                             "deliver the cake", "bring the cake", "deliver it to"),
    "who gets it": itself(words("to Beatriz", "Beatriz Vidal", "tell Beatriz", "confirm Beatriz", "tell Teresa",
                         "write to Teresa", "thank Teresa", "tell Nuno", "write to Rafael", "tell Rafael",
                         "message Rafael", "let Teresa")),
    "who else": reaching("Beatriz", "Teresa", "Nuno", "Rafael", "the shop", "the guests", "the market"),
    "besides": asked(any_of(CARELESS, words("traces", "assur*", "certif*", "order the lemons", "order lemons",
        "buy the lemons", "candles", "write a name", "decorat*", "prepay*", "pay in advance", "half in advance",
        "down payment", "new scales", "gluten*", "sugar-free", "bring it to"))),
    "extras": words("throw in", "six candles", "a box for free", "extra cake", "small cake", "a sample",
        "second cake", "without sugar", "birthday wishes", "nut-free certificate", "sorry for the",
        "chocolate instead", "vanilla"),
    "not later": POSTPONED,
    "that all is done": outright(words("sheet can wait", "sheet can stay", "leave the sheet", "sheet stays",
        "calendar can wait", "calendar can stay", "leave the calendar", "calendar stays", "nuts can come",
        "let the nuts",
        "nuts may come", "keep the nuts", "nuts stay", "nuts anyway", "use the nuts", "leave the nuts",
        "needs no confirmation", "no confirmation", "without confirming", "need not confirm")),
    "what kind of cake": asked(outright(words("lemon with", "hazelnut with lemon", "with hazelnuts",
        "lemon and hazelnut",
        "hazelnut and lemon", "almond*", "chocolate"))),
    "what is spared": spared("sheet", "calendar", "confirmation", "answer", "reply", "entry"),
    "not hazelnut": asked(unless(words("nut-free hazelnut", "hazelnut cake for", "lemon on top", "lemon glaze",
        "half lemon", "lemon cream", "hazelnut cake at"), "instead", "not", "no longer", "rather than", "was")),
}  # fmt: skip
