"""The words of `same-dye-lot-or-stripes`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.pairing import following

SKEIN = words("skein", "ball", "yarn", "Kantuta", "7731", "wool")
ASKS = words(
    "could you", "can you", "would you", "will you", "could I", "can I", "may I", "might I", "let me have", "give me",
    "sell me", "spare", "I need", "still have", "still free", "please", "buy it", "swap", "love to have", "take it",
    "have it", "offer",
)  # fmt: skip
OTHER_LOT = words("7802", "new lot", "newer lot", "other lot", "plentiful lot")

SLOTS = {
    "two skeins": words("two", "both", "2", "remaining skeins", "last skeins", "available skeins"),
    "of the lot of the shawl": words("7731", "same lot", "matching", "your lot", "right lot",
                                     "same dye lot",
                                     "spring dyeing", "spring lot", "older lot", "original lot", "match"),
    "that they are ordered": words("order*", "buy*", "purchas*", "get", "check out"),
    "Marisol": person("Marisol Vega"),
    "the third": words("third", "3rd", "the one", "one she", "one skein", "one more", "her skein", "hers",
                       "her spare", "spare", "her one", "missing", "last skein", "the other one",
                       "leftover", "left over", "her ball", "remaining one", "she found", "on her shelf"),
}  # fmt: skip
AVOIDS = {
    "how many of which lot": any_of(
        following(words("order", "buy", "get", "add", "purchase"), "7802", within=6),
        words("three skeins of lot 7802", "order three", "buy three", "order all three", "buy all three",
              "order the other lot", "new lot as well", "one of lot 7802", "one from lot 7802",
              "third of lot 7802", "one skein of lot 7802", "third from lot 7802", "one of 7802"),
    ),
    "whom to ask": words("ask Pilar", "Pilar's skein", "Pilar for", "and Pilar", "or Pilar"),
    "that I tell Paloma": words("tell Paloma", "answer Paloma", "promise Paloma", "reply to Paloma",
                                "let Paloma know", "message Paloma", "write to Paloma", "Paloma that"),
    "the needles": words("needles as well", "and needles", "new needles"),
}  # fmt: skip
