"""The words of `textbook-fourth-edition-after-all`: what its proposals are to name and must not say."""

from pare.phrases import affirms, amount, any_of, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

_FOURTH = words("4th", "fourth", "4th edition", "fourth edition", "edition 4", "current edition")
_USED = words("used", "second-hand", "second hand", "secondhand", "pre-owned", "already read")

_BOTH = words("keep both", "both editions in", "keep the 3rd", "keep the third", "beside the 3rd", "next to the 3rd",
              "in addition to the 3rd", "besides the 3rd", "stays: 3rd", "stays: the 3rd", "stay: 3rd",
              "stays: third")  # fmt: skip
SLOTS = {
    "the 4th edition": any_of(affirms(_FOURTH), words("2026 one", "2026 edition", "the new edition")),
    "a used copy": amid(any_of(affirms(_USED), amount(110)), amount(129), amount(19), amount(150), amount(85),
                        words("reais", "edition", "index cards", "money", "budget", "85", "2019", "2026")),
    "the cart": words("cart", "basket", "shopping bag", "trolley"),
    "that the 3rd goes": words("swap*", "replac*", "instead", "exchang*", "remov*", "take out", "chang*", "switch*",
                               "takes out", "taking out", "out of", "in place of", "take ... out", "goes out",
                               "out goes", "rather than", "drop*", "trade*", "make way", "in its place", "3rd goes",
                               "third goes", "out: the 3rd", "out the 3rd", "out: 3rd", "out 3rd", "3rd out",
                               "third out", "lose* the 3rd", "without the 3rd", "has to go", "must go",
                               "old one's place", "3rd's place", "its place", "gives way", "is gone", "go* out",
                               "comes out", "kick* out", "give way", "no longer"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Rafael", "Teresa", "aunt", "professor", "Prof Carvalho", "library", "Sebo", "his sister"),
    "besides": volunteered(
        "send off the order", "order sent", "order placed", "send the order", "submit the order", "order at once",
        "order right away", "complete the purchase", "checkout", "check it out", "press the button for you",
        "index cards out", "cards out", "sell the 3rd", "sell the third", "second copy", "save the", "reserve",
    ),
    "a used copy": asked(any_of(words(
        "add the new", "new copy into", "put the new copy", "brand new", "new 4th edition in", "a new copy",
        "with the new copy", "with the new 4th", "new one at", "copy that is new"), unless(amount(160), "not",
          "would", "instead", "rather", "than"),
        other_sums(110, 85, 129, 150, 19, 140, 160))),
    "the workbook": asked(unless(words("workbook"), "no", "not", "nobody", "without", "leave", "workbook out", "skip",
                                 "isn't",
                                  "needs", "stays out", "stay out")),
    "which workbook": words("used workbook", "workbook to the 4th edition for", "and the workbook", "add the workbook",
                            "plus the workbook", "workbook as well", "workbook too", "with the workbook"),
    "that one edition is enough": any_of(
        _BOTH, unless(words("leave the 3rd", "leave the third", "3rd stays", "third stays", "3rd may stay",
                            "both editions", "leave it in", "3rd edition stays", "3rd remains"), "out", "behind",
                      "not", "no longer"), following(_FOURTH, words("out of your", "out of the"), within=2),
        following(words("put", "add"), words("3rd", "third"), words("in", "to", "into"), within=2),
        unless(following(words("swap the", "replace the", "exchange the"), _FOURTH, within=1), "in for"),
        following(words("for", "by", "with"), words("used 3rd", "3rd at", "old 3rd", "cheaper 3rd", "3rd edition at",
                                                    "used third"), within=1)),
    "the cards": any_of(
        words("empty the", "empty your", "clear the cart", "clear the basket", "packs of", "more index cards",
              "second pack",
               "remove the index cards", "remove the cards", "without the cards",
              "instead of the index cards", "instead of the cards", "everything else out"),
        following(words("swap*", "remov*", "replac*", "exchang*", "take out", "drop", "throw out", "trade"),
                  words("index cards", "cards"), within=2),
    ),
    "when": asked(unless(words("in week three", "in the third week", "next month", "after the 10th", "next week",
                               "tomorrow",
                               "in two weeks", "on the 10th", "once the money", "later on", "after the first two"),
                         "so that", "need*", "have it", "reads", "course", "in time")),
    "whose cart": words("Rafael's cart", "Rafael's basket", "into Rafael's", "your aunt's cart"),
    "how many": asked(words("two copies", "two used", "both copies", "one for Rafael", "for Rafael")),
    "where it goes": asked(words("wish list", "wish-list", "list of wishes", "saved items", "save it for later",
                                 "save for later", "saved for later", "favourites", "watch list", "bookmark*")),
    "who lends it": asked(words("library's copy", "borrow*", "from the library", "from Sebo", "at Sebo", "from Rafael",
                                "Rafael's copy")),
    "which goes": asked(following(
        words("swap", "replace", "exchange", "take", "remove", "trade"),
        words("the 4th", "the used 4th", "the fourth", "the used fourth"),
        words("for the 3rd", "for the third", "with the 3rd", "by the 3rd", "out"), within=2)),
    "who pays": any_of(EAGER, words(
        "place the order", "buy it", "order it", "check out", "pay for it", "purchase it", "write to your aunt",
        "tell your aunt", "ask your aunt", "tell Teresa", "ask Teresa", "write to Teresa", "more money", "tell Rafael",
        "write to Rafael", "answer the professor", "reply to the professor", "reserve the library", "library copy",
        "wishlist",
    )),
    "not later": POSTPONED,
}  # fmt: skip
