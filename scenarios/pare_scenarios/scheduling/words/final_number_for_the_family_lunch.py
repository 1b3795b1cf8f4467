"""The words of `final-number-for-the-family-lunch`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import all_of, any_of, person, words

SEVEN = words("7 adults", "7 grown*", "adults 7", "7 seats", "7 chairs", "7 places", "7 and a baby", "7 and the baby",
               "7 plus the baby", "7 plus a baby", "7 people plus", "7 people and")  # fmt: skip
EIGHT = words("8", "8 people", "8 of us")
HIGH = words("high chair*", "highchair*", "baby chair*", "baby seat*", "baby", "infant")
TOTAL = any_of(SEVEN, all_of(EIGHT, words("includ*", "incl", "one of them", "of whom", "counting", "with")))
OTHERS = words("9", "10", "8 adults", "6 adults", "2 high chairs", "7 people with", "8 grown*", "8 and a baby",
                "8 and a high chair", "8 and 1 high chair", "8 plus")  # fmt: skip
MOTHER = words("mother", "mum", "mom", "mama", "Mrs Okafor", "Amai")
OUT = as_is(words("not", "no", "can't", "cannot", "won't", "isn't", "out", "declin*", "cancel*", "away", "camp",
                   "without", "absent", "regret*", "removed", "instead of"))  # fmt: skip
GONE = (words("Moyo", "pastor"), words("Tino"))

SLOTS = {
    "the restaurant": words("restaurant", "Jacaranda"),
    "how many": any_of(SEVEN, all_of(EIGHT, HIGH)),
    "the high chair": HIGH,
    "the list": words("list", "note"),
    "Simba": person("Simba Obi"),
}  # fmt: skip
AVOIDS = {
    "how many": words("8 adults", "9 adults", "6 adults", "10 people", "2 high chairs"),
    "who comes": words("ask Farai", "ask Tendai", "ask everybody", "cancel the lunch"),
    "the number": words("answer nine", "nine people", "nine adults", "nine with", "we are nine",
        "say nine"),
}  # fmt: skip
