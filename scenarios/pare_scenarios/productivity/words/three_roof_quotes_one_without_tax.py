"""The words of `three-roof-quotes-one-without-tax`: what its proposals are to name and must not say."""

from pare.phrases import amount, any_of, person, words
from pare_scenarios.pairing import amid, following, paired, unless

_FIRMS = (words("Cedar*"), words("Kasbah*"), words("Atlas*"), amount(84000), amount(89000))
SUMS = paired((_FIRMS[0], amount(84000)), (_FIRMS[1], amount(86400)), (_FIRMS[2], amount(89000)))
NET = amount(72000)
ADDED = words("tax", "20", "before", "without", "net", "plus", "excluding", "not", "VAT", "correct*")
ORDERS = words("I have ordered", "go ahead with", "we take", "I accept", "accept the offer", "place the order",
                "order from", "discount", "negotiat*", "lower the price")  # fmt: skip

SLOTS = {
    "who gets them": any_of(person("Salma Mahmoud", aliases=("Hajja Salma",)), words("owners"),
        words("the lady", "owner", "client", "landlady")),
    "all three": any_of(amid(words("three", "3 quotes", "all quotes", "quotes"), *_FIRMS), words("offers",
        "84,000", "84000", "three sums", "the sums", "figures", "the lot", "bids")),
    "Kasbah's sum with tax": any_of(amount(86400), words("plus 20", "with the 20", "including 20")),
    "the note": words("note", "figures that you noted", "noted", "Roof", "list", "what you wrote down"),
    "the reminder": words("remind*", "chas*", "to-do", "task", "tick*"),
}  # fmt: skip
AVOIDS = {
    "Kasbah's sum": unless(following(words("Kasbah*"), NET, within=3), ADDED),
    "what she gets": words("two quotes", "both quotes", "without Kasbah", "only Cedar"),
    "who decides": words("accept the quote", "accept Cedar", "accept Kasbah", "choose Cedar", "hire Cedar",
                         "ask for a discount", "negotiat*", "book Cedar", "order from Cedar"),
    "who is asked": words("rebate", "ask Kasbah", "discount"),
}  # fmt: skip
