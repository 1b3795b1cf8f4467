"""The words of `tamari-and-two-guests-fewer`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

RICE = any_of(words("rice noodle", "rice pasta", "noodles made of rice", "rice vermicelli"))
TAMARI = words("tamari")
_PARTY = ("of us", "people", "persons", "guests", "in all", "in total", "at table")
SEVEN = words("seven", "for 7", "are 7", *(f"7 {who}" for who in _PARTY))
SAFE = words("tamari", "rice noodles", "gluten free", "without gluten", "no gluten", "wheat free", "without wheat",
             "no wheat", "without any wheat", "no flour", "safe", "everything", "all of it", "every dish",
             "whole menu", "the same", "coeliac", "celiac", "eat it all", "can eat", "nothing with wheat",
             "not contain wheat", "free of wheat")  # fmt: skip

SLOTS = {
    "the noodles": any_of(RICE, words("noodle", "rice in place", "egg pasta", "pasta", "noodles of rice",
                                      "rice for the egg", "rice instead of egg",
                                      "rice ones")),
    "the sauce": any_of(TAMARI, words("wheat-free sauce", "sauce without wheat", "wheatless sauce", "gluten-free soy")),
    "how many": any_of(SEVEN, words("7 legs", "7 chicken legs", "to 7", "one leg fewer", "one leg less", "leg each",
                                    "a leg each", "one fewer", "leg for each", "one less", "one off")),
    "the order": amid(words("order", "delivery", "groceries", "shopping", "shop", "basket", "cart"), "legs", "cut",
                      "eight", "seven", "worry", "corrections"),
    "the menu": words("menu", "note", "plan", "Saturday's list", "recipe"),
    "Nuno": any_of(person("Nuno Tavares"),
                   words("brings Lena", "bring Lena", "Lena's", "her boyfriend", "asked for Lena")),
}  # fmt: skip
AVOIDS = {
    "how many": words("for nine", "nine legs", "nine of you", "for eight", "eight legs", "to eight", "for six",
                      "six legs", "to nine", "to six", "legs to 9", "legs to 6", "legs as they are", "legs at eight",
                      "ten legs"),
    "the tart": unless(
        words("drop the tart", "skip the tart", "without the tart", "another dessert", "leave out the tart",
              "cancel the tart", "different dessert", "and the tart", "tart out", "replace the tart", "swap the tart",
              "a fruit salad"),
        *MENTIONED,
    ),
    "who comes": any_of(
        words("decline Lena", "without Lena", "separate dish for Lena", "cook separately", "own dish", "ask Joana to",
              "leave Lena", "put Lena off", "separate portion", "extra portion", "own portion", "own plate",
              "invite Joana", "invite Paulo"),
        telling("Rafael", "Catarina", "Ines", "Diego", "the others", "everybody", "all guests", "Joana", "Paulo",
                "the guests", "everyone"),
    ),
    "when": words("another slot", "later slot", "postpone the dinner", "half past nine", "21:30", "after your surgery",
                  "after the surgery", "after surgery hours", "tomorrow morning", "after nine", "at nine", "at 21",
                  "second delivery", "another delivery", "after eight", "half past eight", "after your hours"),
    "which noodles": unless(
        words("spelt noodles", "spelt", "light soy", "soy sauce, light", "lighter soy"),
        *MENTIONED,
    ),
    "what stays": any_of(
        words("leave out the almond", "almond tart out", "cancel the almond", "drop the almond", "without the almond",
              "remove the almond", "almonds out", "almonds off"),
        following(words("cancel*", "drop*", "remov*", "skip*", "strik*"), words("almond"), within=3),
    ),
    "what goes beyond": any_of(
        telling("Beatriz", "the practice", "the dentist", "your assistant", "your mother", "Lena"),
        doing(BUYS, "bread", "beer", "wine", "biscuits", "crackers", "cider", "dessert", "second bottle", "flour"),
        words("she is coeliac", "that Lena is", "Lena's illness"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
