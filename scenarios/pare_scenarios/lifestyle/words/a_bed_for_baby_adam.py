"""The words of `a-bed-for-baby-adam`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, number, person, words

TUESDAY, THURSDAY, FRIDAY = date(2027, 3, 2), date(2027, 3, 4), date(2027, 3, 5)
BED = words("cot", "crib", "travel bed", "baby bed", "little bed", "bed", "sleep*")

SLOTS_1 = {
    "Griet": any_of(person("Griet Achterberg"), number("+32 470 55 01 39"),
                    words("your neighbour", "your neighbor", "downstairs")),
    "the cot": words("cot", "crib", "travel bed", "baby bed", "bed"),
    "that she is asked": words("ask*", "message", "text", "write", "check with", "find out", "whether",
                               "tell", "let Griet", "remind"),
}  # fmt: skip
AVOIDS_1 = {
    "what is first": words("toddler bed", "child's bed", "Lynx", "order a cot now", "order the cot now",
                           "order a travel cot now", "order the travel cot and"),
    "the day": words("cot on Saturday", "cot for Saturday"),
    "that nothing is bought": words("Nomad", "checkout", "order the", "buy a", "buy the"),
}  # fmt: skip
SLOTS_2 = {
    "a cot": words("cot", "crib", "travel bed", "baby bed"),
    "that it is bought": words("order*", "buy*", "purchas*"),
    "when it comes": any_of(day(THURSDAY, today=TUESDAY), day(FRIDAY, today=TUESDAY)),
    "Soraya and the way home": any_of(person("Soraya Khalil"), words("your sister", "cab", "taxi", "ride",
                                      "airport", "baby seat", "child seat")),
}  # fmt: skip
AVOIDS_2 = {
    "which bed": words("toddler bed", "child's bed", "Lynx"),
    "when": words("cab on Saturday", "cab for Saturday", "taxi on Saturday", "delivery on Saturday",
                  "delivered on Saturday", "comes on Saturday", "ride on Saturday"),
    "whose": words("daughter to", "daughter for", "Griet to get", "Griet to bring", "get it back"),
}  # fmt: skip
