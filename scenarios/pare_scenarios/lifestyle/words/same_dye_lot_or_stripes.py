"""The words of `same-dye-lot-or-stripes`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import BUYS, GIVES, MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

SKEIN = words("skein", "ball", "yarn", "Kantuta", "7731", "wool")
ASKS = words("could you", "can you", "would you", "will you", "could I", "can I", "may I", "might I", "let me have",
             "give me", "sell me", "spare", "I need", "still have", "still free", "please", "buy it", "swap",
             "love to have", "take it", "have it", "offer")  # fmt: skip
OTHER_LOT = words("7802", "new lot", "newer lot", "other lot", "plentiful lot")

SLOTS = {
    "two skeins": amid(words("two", "both", "2", "remaining skeins", "last skeins", "available skeins", "pair",
                             "couple", "skeins that"), "balls", "buying", "wool", "hanks", "168", "84", "Calle Linares",
                        "other two", "Linares 77", "La Paz"),
    "of the lot of the shawl": words("7731", "same lot", "matching", "your lot", "right lot", "own lot", "your dye",
                                     "same dye lot", "same dye", "same batch", "your batch", "same bath", "shawl's",
                                     "spring dyeing", "spring lot", "older lot", "original lot", "match*", "spring",
                                     "lot you", "lot of the shawl", "lot that you", "same red", "begun with",
                                     "been knitting", "lot of your shawl", "lot as"),
    "that they are ordered": words("order*", "buy*", "purchas*", "get", "check out", "take", "secure", "grab"),
    "Marisol": any_of(person("Marisol Vega"), words("your friend", "friend's shelf", "a friend", "knitting friend",
                                                    "cleared her shelves", "fellow knitter", "owner of the cap",
                                                    "cap knitter", "friend who", "friend with the", "her cap")),
    "the third": words("1 from", "one from", "her single", "on your friend's shelf", "lone", "it from her", "third",
                       "3rd", "the one", "one she", "one skein", "one more", "her skein", "hers", "her spare",
                       "spare", "her one", "missing", "last skein", "the other one", "leftover", "left over",
                       "her ball", "remaining one", "she found", "on her shelf", "number three", "last one", "single",
                       "her 7731", "her last", "she has", "part with", "from her cap", "ninth"),
}  # fmt: skip
_AVOIDS = {
    "how many of which lot": any_of(
        following(words("order", "buy", "get", "add", "purchase"), "7802", within=6),
        following(
            words("order*", "buy*", "get", "take", "add", "purchase"),
            words("of the plentiful", "the plentiful lot", "of the fourteen", "winter dyeing", "winter lot",
                  "winter one", "of the new lot", "of the other lot", "newer lot"),
            within=4,
        ),
        words("sell Marisol", "sell her", "for her two", "her two skeins", "one skein of lot 7731", "only one of",
              "give Marisol one"),
        words("three skeins of lot 7802", "order three", "buy three", "order all three", "buy all three",
              "order the other lot", "new lot as well", "one of lot 7802", "one from lot 7802", "third of lot 7802",
              "order one skein", "buy one skein", "order one of 7731", "buy one of 7731", "Marisol for two",
              "Marisol for both", "Marisol for three", "three of 7731", "three skeins of 7731", "four skeins",
              "one of the two", "one skein of lot 7802", "third from lot 7802", "one of 7802"),
    ),
    "when": any_of(
        asked(other_times(11, 10)),
        asked(other_days(date(2027, 7, 24), date(2027, 8, 21), date(2027, 7, 17), date(2027, 7, 2))),
        words("tonight", "this evening", "tomorrow", "on Monday", "next week", "after eleven", "this afternoon",
              "at noon", "later today", "once she has", "once Marisol", "when she has answered", "after Marisol has",
              "as soon as Marisol", "as soon as she", "if Marisol says yes", "if she says yes", "when Marisol has",
              "only if Marisol", "until Marisol", "wait for Marisol"),
    ),
    "whom to ask": any_of(words("ask Pilar", "Pilar's skein", "Pilar for", "and Pilar", "or Pilar", "Pilar's spare"),
                          telling("Pilar")),
    "that I tell Paloma": unless(any_of(
        words("tell Paloma", "answer Paloma", "promise Paloma", "reply to Paloma", "assure Paloma", "let Paloma know",
              "message Paloma", "write to Paloma", "Paloma that", "tell your niece", "answer your niece",
              "write to your niece", "reassure your niece", "let your niece"),
        telling("Paloma", "your niece"),
    ), "yourself", "you tell", "you'd tell", "you'll tell", "you would tell", "leave Paloma", "up to you",
    "left to you",
       "when it is certain", "when it's certain", "for you to"),
    "the sum": asked(other_sums(84, 168, 252)),
    "the needles": unless(
        words("needles as well", "and needles", "new needles", "needles too", "the needles", "bamboo", "pay Marisol",
              "pay her for", "offer her money", "merino"),
        *MENTIONED,
    ),
    "what goes beyond": any_of(
        doing(BUYS, "needles", "markers", "row counter", "merino", "bag", "lace", "pattern"),
        words("shawl will be ready", "ready for the 21st", "ready in time", "in return for", "swap her"),
        telling("Josefa", "Illimani", "your boss", "the knitting group", "your sister", "your sister-in-law",
                "Paloma's mother"),
        doing(GIVES, "84", "her for it", "for it", within=3),
        doing(GIVES, "Marisol", within=1),
    ),
    "that hers is wanted": asked(any_of(
        words("keep hers", "keep her skein", "keep her ball", "keep the skein", "can keep", "may keep", "keep it",
              "decline her", "decline Marisol", "refuse her", "needn't give", "knit it up", "use hers herself",
              "give hers to", "give hers away", "turn her down"),
        following(words("Marisol", "her", "hers", "she"), as_is(words("no longer need*", "not need*",
                                                                      "don't need hers", "do not need",
                                                                      "not necessary", "no need",
                    "not wanted", "need nothing", "need no", "want no")), within=7),
    )),
    "that they are bought": any_of(
        unless(words("wish list", "wishlist", "watch list", "in the cart", "into the cart", "to the cart",
                     "in the basket", "into the basket"), "check* out", "order", "buy", "pay", "purchase"),
        following(words("ask*", "have", "beg*"), words("the shop", "Yarns", "them"),
                  words("to keep", "to hold", "to reserve", "to put", "keep", "hold", "reserve", "put"), within=2),
    ),
    "whither": words("sent to Paloma", "delivered to Paloma", "straight to Paloma", "sent to Marisol",
                     "delivered to Marisol", "to Marisol's address", "to Paloma's address", "to Marisol's home"),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
