"""The words of `lemon-instead-of-hazelnut`: what its proposals are to name and must not say."""

from pare.expect import mentions, one_of
from pare.phrases import amount, any_of, clock, person, words
from pare_scenarios.pairing import amid, unless

LEMON, HALF_PAST = words("lemon"), clock(11, 30)
PEOPLE, PRICE = amount(26), amount(117)
GONE = ("instead", "not", "no longer", "rather than", "was", "before", "cancelled", "without", "replac*")
OLD_PRICE = unless(any_of(amount(95), amount("123.50")), *GONE)
NOTES = one_of("", mentions(any_of(LEMON, PEOPLE, PRICE, "Rafael", "nut*")))

SLOTS = {
    "Leonor": person("Leonor Vidal"),
    "lemon": LEMON,
    "for how many": PEOPLE,
    "the price": PRICE,
    "when it is ready": amid(HALF_PAST, clock(11), clock(12)),
    "the nuts": words("hazelnuts", "hazelnut order", "nuts", "nut order", "order of hazelnut*"),
    "your sheet": words("sheet", "order list", "orders note", "note", "orders October", "list"),
    "the calendar": words("calendar", "event", "collection", "pick-up", "pickup", "entry", "appointment"),
}  # fmt: skip
AVOIDS = {
    "whose cake it is": words("Beatriz's line", "Beatriz's order", "tell Beatriz", "confirm Beatriz"),
    "the price": any_of(words("discount*"), amount("123.50"), words("half price", "discount",
        "extra portions", "free portion*", "cheaper")),
    "what is ordered": words("order lemons", "buy lemons", "cancel the boxes", "cancel the whole order",
                             "order more", "cancel the entire order", "cake boxes too"),
    "who gets it": words("to Beatriz", "Beatriz Vidal", "tell Beatriz", "confirm Beatriz"),
}  # fmt: skip
