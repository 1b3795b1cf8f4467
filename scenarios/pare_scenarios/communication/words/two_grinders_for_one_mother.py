"""The words of `two-grinders-for-one-mother`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

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

WAITS = any_of(POSTPONED, waiting("tomorrow", at=False))
SLOTS = {
    "the grinder": any_of(GRINDER, words("mill", "kitchen piece", "kitchen item", "coffee gadget", "coffee machine",
                                         "the double", "yours", "second one", "same thing", "doublet",
                                         "the green one", "only that item", "kitchen thing")),
    "that it is cancelled": any_of(
        words("cancel*", "remov*", "drop*", "strik*", "call* off", "call* yours off", "withdraw*", "off your order",
              "off the order", "stop*", "undo", "undone", "delet*", "out of your order", "out of the order",
              "step back"),
        following("take*", words("out", "off"), within=9),
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
    "who does the flowers": unless(
        following(words("he", "Jakub"), words("still brings", "brings", "still gets", "gets", "still buys", "buys",
                  "keeps", "still takes care of", "does", "sees to", "is still in charge of"),
                  words("flowers", "bouquet"), within=1),
        "agreed", "deal", "usual*", "always", "originally", "planned",
    ),
    "whose present it is": following(
        words("that your present", "that your grinder", "that yours", "that your gift", "that you give the present"),
        words("stands", "stays", "is the one", "counts", "and he"), within=2,
    ),
    "that it is cancelled now": any_of(
        following(
            following(words("cancel*", "drop*", "take*", "strik*", "remov*", "withdraw*"),
                      words("yours", "grinder", "mill", "it", "item", "one", "duplicate", "off", "order"), within=3),
            itself(words("tomorrow", "on Wednesday", "next week", "after eight", "tonight at nine", "once the parcel",
                "when the parcel", "after it", "after the delivery", "once it",
                "when it")),
            within=0,
        ),
        words("return the grinder", "return the mill", "return your", "returning the grinder", "send the grinder back",
              "send it back", "send yours back", "sell yours", "sell the grinder", "resell", "give yours to",
              "exchange the"),
        following(words("move*", "postpon*", "delay*", "push*", "shift*", "put off"),
                  words("grinder", "mill", "delivery", "order", "parcel"), within=3),
    ),
    "when he hears of it": following(
        following(words("tell*", "write*", "let", "message*", "text*"), words("Jakub", "him", "brother"), within=1),
        itself(words("on Wednesday", "tomorrow", "at the cake", "later", "in person", "on Mother's Day", "next time",
                     "when you see")), within=1,
    ),
    "the lamp": words("day earlier", "earlier delivery", "black one", "in black", "other colour",
        "another colour", "another grinder", "florist into", "remind you", "a reminder"),
    "that there are flowers": words("nobody needs flowers", "no flowers", "without flowers", "skip the flowers",
        "flowers aren't needed", "flowers are not needed", "no need for flowers", "a cake instead",
        "both do the flowers"),
    "not for yourself": words("I keep the grinder", "I keep your grinder", "I keep the mill", "keep your grinder",
        "keep your mill", "for yourself"),
    "who brings what": any_of(
        following(words("he", "Jakub"), words("stays with", "sticks with", "sticks to", "sees to", "remains with",
                  "stays in charge of", "keeps to", "goes on with", "looks after", "is on"),
                  words("flowers", "bouquet", "tulips", "roses", "peonies"), within=1),
        words("you bring the cake", "you'll bring the cake", "you bring cake", "you take the cake", "bring a cake",
              "you do the cake", "you bake", "you see to the cake", "flowers are his", "flowers stay his",
              "flowers stay with him", "flowers stay with Jakub", "flowers remain his", "flowers are still his",
              "leaves the flowers", "leave the flowers to him", "leave the flowers to Jakub", "nobody brings"),
    ),
    "whom it is written to": words("Jakub and Mama", "Jakub and Mum", "Jakub and Mom", "Jakub and Ewa",
        "Jakub and your mother", "Mama and Jakub", "Mum and Jakub", "Ewa and Jakub", "your mother and Jakub",
        "both of them", "a copy to Mum", "with Mum in copy", "family chat"),
    "that it is done tonight": any_of(
        WAITS,
        unless(
            following(words("tomorrow morning", "tomorrow at", "tomorrow before", "tomorrow, before", "first thing",
                            "on Wednesday morning", "on Wednesday before", "tonight at nine", "tonight at ten",
                            "after eight"), OFFER, within=8),
            "so", "arrive*", "is due", "deliver*", "unwrap*",
        ),
    ),
    "that the lamp comes": any_of(
        following(words("take", "taking"), words("lamp", "light"), words("off", "out"), within=2),
        words("do the wine", "bring the wine", "over the wine", "the wine this time", "see to the wine"),
    ),
}  # fmt: skip
