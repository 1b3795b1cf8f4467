"""The words of `tamari-and-two-guests-fewer`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

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
    "the order": amid(words("order", "before eight", "until eight", "by eight", "before 20:00", "before it closes",
                            "delivery", "groceries", "shopping", "shop", "basket", "cart"), "legs", "cut",
                      "eight", "seven", "worry", "corrections"),
    "the menu": words("menu", "note", "plan", "Saturday's list", "recipe"),
    "Nuno": any_of(person("Nuno Tavares"),
                   words("brings Lena", "bring Lena", "Lena's", "her boyfriend", "asked for Lena", "who asked",
                         "gentleman",
                         "man who", "friend who brings", "Lena's partner", "who is bringing",)),
}  # fmt: skip
_AVOIDS = {
    "how many": unless(words("for nine", "nine legs", "nine of you", "for eight", "eight legs", "to eight", "for six",
                      "six legs", "to nine", "to six", "legs to 9", "legs to 6", "legs as they are", "legs at eight",
                      "ten legs"), "to seven", "to 7", "into seven", "8 7"),
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
    "when": words("another slot", "later slot", "postpone the dinner", "on Sunday", "half past nine", "21:30",
                  "after your surgery",
                  "after the surgery", "after surgery hours", "after your late", "after late surgery", "after work",
                  "tonight at ten", "tomorrow morning", "after nine", "at nine", "at 21",
                  "second delivery", "another delivery", "after eight", "half past eight", "after your hours"),
    "which noodles": unless(
        words("spelt noodles", "spelt", "light soy", "soy sauce, light", "lighter soy"),
        *MENTIONED,
    ),
    "that she comes": words("Lena can't come", "Lena cannot come", "Lena can not come", "not bring Lena", "own pot",
                            "for Lena only", "only for Lena", "just for Lena", "her own", "Lena had better"),
    "what must go": words("keep the soy", "keep the sauce", "the same sauce", "leave the soy", "leave the sauce",
                          "soy sauce stays", "keep the egg", "keep the noodles", "noodles as they are",
                          "soy sauce as it is", "October"),
    "when Nuno hears": any_of(
        following(words("tell*", "let", "writ*", "answer*", "messag*", "text*"), "Nuno",
                  words("tomorrow that", "tomorrow morning", "tomorrow whether", "on Saturday that", "on Sunday",
                        "when he comes", "at the door", "at dinner", "later", "next week", "after your"), within=1),
    ),
    "that the noodles change": unless(words("egg noodle", "wheat noodle", "the egg ones", "glass noodle"), "rice"),
    "what stays": any_of(
        words("leave out the almond", "almond tart out", "cancel the almond", "drop the almond", "without the almond",
              "remove the almond", "almonds out", "almonds off"),
        following(words("cancel*", "drop*", "remov*", "skip*", "strik*", "leav* out", "omit*", "replac*", "swap*",
                        "take off", "do without"), words("almond", "tart"), within=3),
        asked(outright(words("leave out the almond", "leave out the tart", "leave the tart out", "skip the tart",
                             "leave out the almond tart"))),
    ),
    "what goes beyond": any_of(
        telling("Beatriz", "the practice", "the dentist", "your assistant", "your mother", "Lena"),
        doing(BUYS, "bread", "beer", "wine", "biscuits", "crackers", "cider", "dessert", "second bottle", "flour"),
        words("she is coeliac", "that Lena is coeliac", "that Lena is ill", "that Lena has", "Lena's illness",
              "Lena's coeliac*"),
    ),
    "that all eat the same": unless(
        any_of(
            words("one bag of rice", "one bag of egg", "for the others", "for everybody else",
                  "for everyone else", "for the rest of you", "beside the egg", "besides the egg", "next to the egg",
                  "as well as the egg", "alongside the egg", "in addition to the egg", "as well as egg", "besides egg",
                  "both sauces", "both kinds", "two sauces", "two kinds", "next to the soy", "beside the soy",
                  "besides the soy", "alongside the soy", "as well as the soy", "two pots", "two pans", "food along",
                  "bring Lena's food", "bring food", "bring something for",
                  "brings her food", "bring her food"),
            following(words("tamari", "rice noodles", "noodles of rice"), words("for Lena", "for her"), within=0),
        ),
        "sake",
    ),
    "how much": words("three bags", "four bags", "one bag", "single bag", "two bottles", "two tamari", "second tamari",
                      "twelve legs", "two legs each", "fourteen legs"),
    "that the note stays": doing(("delet*", "eras*", "throw* away", "remov*"), "the menu", "the note", "menu note",
                                 within=1),
    "when it is done": any_of(POSTPONED, asked(words("later tonight", "late tonight", "at the door",
                                                     "once you are home",
                                                     "when you are home", "when you get home", "before you sleep"))),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
