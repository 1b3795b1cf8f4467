"""The words of `two-grinders-for-one-mother`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless

FLOWERS = words("flowers", "bouquet", "tulips", "peonies", "roses")
GRINDER = words("grinder", "coffee mill", "my present", "your present", "own present", "duplicate")
STANDS = words(
    "keep", "stands", "stays", "yours", "your present", "your grinder", "your gift", "from you", "you give",
    "give it", "mine", "my grinder", "my order", "cancel*", "perfect", "present from you", "wrapped one",
)  # fmt: skip
BACK = words(
    "take it back", "take yours back", "return yours", "return it", "bring it back", "give yours back", "keep mine",
    "return your*", "you do the flowers", "you get the flowers", "you bring the flowers", "you buy the flowers",
    "you still do the flowers", "your flowers", "you have the flowers",
)  # fmt: skip

SLOTS = {
    "the grinder": any_of(GRINDER, words("mill", "kitchen piece", "kitchen item", "coffee gadget", "coffee machine",
                                         "the double", "yours", "second one", "same thing", "doublet",
                                         "the green one", "only that item", "kitchen thing")),
    "that it is cancelled": any_of(
        words("cancel*", "remov*", "drop*", "strik*", "call* off", "call* yours off", "withdraw*", "off your order",
              "off the order", "stop*", "undo", "undone", "delet*", "out of your order", "out of the order",
              "step back"),
        following("take*", words("out", "off"), within=4),
    ),
    "Jakub": any_of(
        any_of(person("Jakub Nowak", aliases=("your brother",)), words("brother")),
        words("buyer", "the giver", "sibling", "bro", "the proud one"),
    ),
    "the flowers": any_of(FLOWERS, words("florist*", "blossom*", "blooms", "bunch", "nosegay", "flower shop")),
}  # fmt: skip
AVOIDS = {
    "what is cancelled": any_of(
        words("whole order", "entire order", "cancel the order", "cancel your order", "and the lamp",
              "complete order", "both items", "everything in your order", "all of the order", "cancel both"),
        unless(following(words("cancel*", "drop*", "remov*", "strik*", "delet*"), words("lamp", "light"), within=3),
               "stays", "keep*", "not", "isn't", "still", "remain*", "leav*"),
    ),
    "whose present stands": any_of(
        unless(words("to return", "his back", "it back", "Jakub's back", "Jakub still does", "Jakub does the flowers",
              "he does the flowers", "he gets the flowers", "he still does", "Jakub buys the flowers",
              "he buys the flowers", "Jakub brings the flowers", "he brings the flowers", "his can go",
              "yours stands and he"),
               "agreed", "deal", "usual*", "always", "originally", "planned"),
        following(words("cancel*", "return*", "take back"), words("his", "Jakub's"), within=0),
    ),
    "who is told": itself(words("tell Mum", "message Mum", "write Mum", "tell Mama", "tell Ewa", "ask Mum",
                         "tell your mother", "let your mother", "write to your mother", "ask your mother", "let Mum",
                         "write to Ewa", "let Ewa", "message Ewa")),
    "money": words("half of", "pay him", "pay Jakub", "split", "share the cost", "half the", "transfer", "refund him",
                   "his expenses", "book a florist", "new lamp", "another present", "order roses", "order tulips",
                   "bake"),
    "who else hears": reaching("Ewa", "Mum", "your mother", "Mama", "the shop", "Mom"),
    "besides": any_of(CARELESS, words("order a bunch", "order flowers", "order the flowers", "order some",
        "order a bouquet", "buy a bunch", "buy the flowers for", "flower delivery", "late for cake", "a bit late",
        "a little late", "share the cost", "half of his", "gift receipt", "coffee beans", "other gift",
        "another lamp", "express", "return his", "his goes back")),
    "another order": words("better lamp", "different lamp", "choose a", "bigger lamp", "add a", "order a",
        "new order", "buy a", "a vase", "chocolate*", "a card from both", "joint present", "from both of us",
        "thank him for", "praise", "tell him you had", "had the same", "bought one too"),
}  # fmt: skip
