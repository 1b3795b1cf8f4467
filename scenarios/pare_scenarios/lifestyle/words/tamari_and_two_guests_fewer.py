"""The words of `tamari-and-two-guests-fewer`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words

RICE = any_of(words("rice noodle", "rice pasta", "noodles made of rice", "rice vermicelli"))
TAMARI = words("tamari")
_PARTY = ("of us", "people", "persons", "guests", "in all", "in total", "at table")
SEVEN = words("seven", "for 7", "are 7", *(f"7 {who}" for who in _PARTY))
SAFE = words(
    "tamari", "rice noodles", "gluten free", "without gluten", "no gluten", "wheat free", "without wheat", "no wheat",
    "without any wheat", "no flour", "safe", "everything", "all of it", "every dish", "whole menu", "the same",
    "coeliac", "celiac", "eat it all", "can eat", "nothing with wheat", "not contain wheat", "free of wheat",
)  # fmt: skip

SLOTS = {
    "the noodles": any_of(RICE, words("noodle")),
    "the sauce": TAMARI,
    "how many": any_of(SEVEN, words("7 legs", "7 chicken legs", "to 7")),
    "the order": words("order", "delivery", "groceries", "shopping"),
    "the menu": words("menu", "note"),
    "Nuno": person("Nuno Tavares"),
}  # fmt: skip
AVOIDS = {
    "how many": words("for nine", "nine legs", "nine of you", "for eight", "eight legs", "to eight",
                      "for six", "six legs"),
    "the tart": words("drop the tart", "skip the tart", "without the tart", "another dessert"),
    "who comes": words("decline Lena", "without Lena", "separate dish for Lena", "cook separately", "own "
                       "dish", "ask Joana to"),
    "when": words("another slot", "later slot", "postpone the dinner"),
    "which noodles": words("spelt noodles", "spelt"), "what stays": words("leave out the almond",
    "almond tart out", "cancel the almond", "drop the almond", "without the almond", "remove the almond")}  # fmt: skip
