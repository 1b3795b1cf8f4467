"""The words of `textbook-fourth-edition-after-all`: what its proposals are to name and must not say."""

from pare.phrases import affirms, amount, any_of, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

_FOURTH = words("4th", "fourth", "4th edition", "fourth edition", "edition 4", "current edition")
_USED = words("used", "second-hand", "second hand", "secondhand", "pre-owned", "already read")

_BOTH = words("keep both", "both editions in", "keep the 3rd", "keep the third", "beside the 3rd", "next to the 3rd",
              "in addition to the 3rd", "besides the 3rd")  # fmt: skip
SLOTS = {
    "the 4th edition": any_of(affirms(_FOURTH), words("2026 one", "2026 edition", "the new edition")),
    "a used copy": any_of(affirms(_USED), amount(110)),
    "the cart": words("cart", "basket", "shopping bag", "trolley"),
    "that the 3rd goes": words("swap*", "replac*", "instead", "exchang*", "remov*", "take out", "chang*", "switch*",
                               "takes out", "taking out", "out of", "in place of", "take ... out", "goes out",
                               "out goes", "rather than", "drop*", "trade*", "make way", "in its place", "3rd goes",
                               "third goes"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Rafael", "Teresa", "aunt", "professor", "Prof Carvalho", "library", "Sebo", "his sister"),
    "besides": volunteered(
        "send off the order", "send the order", "submit the order", "order at once", "order right away",
        "complete the purchase", "checkout", "check it out", "press the button for you", "index cards out",
        "cards out", "sell the 3rd", "sell the third", "second copy", "save the", "reserve",
    ),
    "a used copy": asked(any_of(words(
        "add the new", "new copy into", "put the new copy", "brand new", "new 4th edition in", "a new copy",
        "with the new copy", "with the new 4th", "new one at", "copy that is new"), amount(160),
        other_sums(110, 85, 129, 150, 19, 140))),
    "the workbook": asked(unless(words("workbook"), "no", "not", "nobody", "without", "leave", "out", "skip", "isn't",
                           "needs")),
    "which workbook": words("used workbook", "workbook to the 4th edition for", "and the workbook", "add the workbook",
                            "plus the workbook", "workbook as well", "workbook too", "with the workbook"),
    "that one edition is enough": any_of(
        _BOTH, following(_FOURTH, words("out of your", "out of the"), within=2),
        following(words("put", "add"), words("3rd", "third"), words("in", "to", "into"), within=2)),
    "the cards": any_of(
        words("empty the cart", "clear the cart", "remove the index cards", "remove the cards", "without the cards",
              "instead of the index cards", "instead of the cards", "everything else out"),
        following(words("swap*", "remov*", "replac*", "exchang*", "take out", "drop", "throw out", "trade"),
                  words("index cards", "cards"), within=2),
    ),
    "how many": words("two copies", "two used", "both copies", "one for Rafael", "for Rafael"),
    "who pays": any_of(EAGER, words(
        "place the order", "buy it", "order it", "check out", "pay for it", "purchase it", "write to your aunt",
        "tell your aunt", "ask your aunt", "tell Teresa", "ask Teresa", "write to Teresa", "more money", "tell Rafael",
        "write to Rafael", "answer the professor", "reply to the professor", "reserve the library", "library copy",
        "wishlist",
    )),
}  # fmt: skip
