"""The words of `two-grinders-for-one-mother`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.pairing import following, unless

FLOWERS = words("flowers", "bouquet", "tulips", "peonies", "roses")
GRINDER = words("grinder", "coffee mill", "my present", "your present", "own present", "duplicate")
STANDS = words(
    "keep", "stands", "stays", "yours", "your present", "your grinder", "your gift", "from you", "you give", "give it",
    "mine", "my grinder", "my order", "cancel*", "perfect", "present from you", "wrapped one",
)  # fmt: skip
BACK = words(
    "take it back", "take yours back", "return yours", "return it", "bring it back", "give yours back", "keep mine",
    "return your*", "you do the flowers", "you get the flowers", "you bring the flowers", "you buy the flowers",
    "you still do the flowers", "your flowers", "you have the flowers",
)  # fmt: skip

SLOTS = {
    "the grinder": GRINDER,
    "that it is cancelled": any_of(
        words("cancel*", "remov*", "drop*", "strik*"), following("take*", words("out", "off"), within=4)
    ),
    "Jakub": person("Jakub Nowak", aliases=("your brother",)),
    "the flowers": FLOWERS,
}  # fmt: skip
AVOIDS = {
    "what is cancelled": any_of(
        words("whole order", "entire order", "cancel the order", "cancel your order", "and the lamp",
              "complete order"),
        unless(following(words("cancel*", "drop*", "remove"), "lamp", within=3), "stays", "keep*"),
    ),
    "whose present stands": words(
        "to return", "his back", "it back", "Jakub's back", "Jakub still does", "Jakub does the flowers",
        "he does the flowers", "he gets the flowers", "he still does",
    ),
    "who is told": words("tell Mum", "message Mum", "write Mum", "tell Mama", "tell Ewa", "ask Mum"),
}  # fmt: skip
