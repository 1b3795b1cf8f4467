"""The words of `same-dye-lot-or-stripes`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

SKEIN = words("skein", "ball", "yarn", "Kantuta", "7731", "wool")
ASKS = words("could you", "can you", "would you", "will you", "could I", "can I", "may I", "might I", "let me have",
             "give me", "sell me", "spare", "I need", "still have", "still free", "please", "buy it", "swap",
             "love to have", "take it", "have it", "offer")  # fmt: skip
OTHER_LOT = words("7802", "new lot", "newer lot", "other lot", "plentiful lot")

SLOTS = {
    "two skeins": amid(words("two", "both", "2", "remaining skeins", "last skeins", "available skeins", "pair",
                             "couple", "skeins that"), "balls", "buying", "wool", "hanks", "168", "84"),
    "of the lot of the shawl": words("7731", "same lot", "matching", "your lot", "right lot", "own lot", "your dye",
                                     "same dye lot", "same dye", "same batch", "your batch", "same bath", "shawl's",
                                     "spring dyeing", "spring lot", "older lot", "original lot", "match*", "spring",
                                     "lot you", "lot of the shawl", "lot that you", "same red", "begun with",
                                     "been knitting", "lot of your shawl", "lot as"),
    "that they are ordered": words("order*", "buy*", "purchas*", "get", "check out", "take", "secure", "grab"),
    "Marisol": any_of(person("Marisol Vega"), words("your friend", "friend's shelf", "a friend", "knitting friend",
                                                    "cleared her shelves", "friend who", "friend with the", "her cap")),
    "the third": words("1 from", "one from", "her single", "on your friend's shelf", "lone", "it from her", "third",
                       "3rd", "the one", "one she", "one skein", "one more", "her skein", "hers", "her spare",
                       "spare", "her one", "missing", "last skein", "the other one", "leftover", "left over",
                       "her ball", "remaining one", "she found", "on her shelf", "number three", "last one", "single",
                       "her 7731", "her last", "she has", "part with", "from her cap", "ninth"),
}  # fmt: skip
AVOIDS = {
    "how many of which lot": any_of(
        following(words("order", "buy", "get", "add", "purchase"), "7802", within=6),
        words("three skeins of lot 7802", "order three", "buy three", "order all three", "buy all three",
              "order the other lot", "new lot as well", "one of lot 7802", "one from lot 7802", "third of lot 7802",
              "order one skein", "buy one skein", "order one of 7731", "buy one of 7731", "Marisol for two",
              "Marisol for both", "Marisol for three", "three of 7731", "three skeins of 7731", "four skeins",
              "one of the two", "one skein of lot 7802", "third from lot 7802", "one of 7802"),
    ),
    "whom to ask": any_of(words("ask Pilar", "Pilar's skein", "Pilar for", "and Pilar", "or Pilar", "Pilar's spare"),
                          telling("Pilar")),
    "that I tell Paloma": any_of(
        words("tell Paloma", "answer Paloma", "promise Paloma", "reply to Paloma", "assure Paloma", "let Paloma know",
              "message Paloma", "write to Paloma", "Paloma that", "tell your niece", "answer your niece",
              "write to your niece", "reassure your niece", "let your niece"),
        telling("Paloma"),
    ),
    "the needles": unless(
        words("needles as well", "and needles", "new needles", "needles too", "the needles", "bamboo", "pay Marisol",
              "pay her for", "offer her money", "merino"),
        *MENTIONED,
    ),
    "what goes beyond": any_of(
        doing(BUYS, "needles", "markers", "row counter", "merino", "bag", "lace", "pattern"),
        words("shawl will be ready", "ready for the 21st", "ready in time", "in return for", "swap her"),
        telling("Josefa", "Illimani", "your boss", "the knitting group"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
