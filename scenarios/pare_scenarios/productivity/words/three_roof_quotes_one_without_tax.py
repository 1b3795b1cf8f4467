"""The words of `three-roof-quotes-one-without-tax`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, person, words
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, paired, unless
from pare_scenarios.plainly import EAGER, asked, volunteered

_FIRMS = (words("Cedar*"), words("Kasbah*"), words("Atlas*"), amount(84000), amount(89000))
SUMS = paired((_FIRMS[0], amount(84000)), (_FIRMS[1], amount(86400)), (_FIRMS[2], amount(89000)))
NET = amount(72000)
ADDED = words("tax", "20", "before", "without", "net", "plus", "excluding", "not", "VAT", "correct*")
ORDERS = words("I have ordered", "go ahead with", "we take", "I accept", "accept the offer", "place the order",
                "order from", "discount", "negotiat*", "lower the price")  # fmt: skip

_MIXED = unless(any_of(
    following(_FIRMS[0], any_of(amount(86400), amount(89000), amount(72000)), within=1),
    following(_FIRMS[1], any_of(amount(84000), amount(89000)), within=1),
    following(_FIRMS[2], any_of(amount(84000), amount(86400), amount(72000)), within=1),
), SUMS, "from Cedar", "for Cedar", "by Cedar", "from Kasbah", "for Kasbah", "from Atlas", "for Atlas")  # fmt: skip
SLOTS = {
    "who gets them": any_of(person("Salma Mahmoud", aliases=("Hajja Salma", "Hajja")), words("owners"), words(
        "the lady", "owner", "client", "landlady")),
    "all three": any_of(amid(words("three", "3 quotes", "all quotes", "quotes", "trio"), *_FIRMS), words(
        "offers", "84,000", "84000", "three sums", "the sums", "figures", "the lot", "bids", "each of the firms",
        "comparison", "all of them")),
    "Kasbah's sum with tax": any_of(amount(86400), words("plus 20", "with the 20", "including 20", "20 percent on top",
                                                         "twenty percent on top", "tax added")),
    "the note": words("note", "figures that you noted", "noted", "Roof", "list", "what you wrote down"),
    "the reminder": words("remind*", "chas*", "to-do", "task", "tick*", "off your list"),
}  # fmt: skip
AVOIDS = {
    "besides": volunteered(
        "one to take", "one to choose", "best value", "best offer", "best price", "cheapest", "go with Cedar",
        "go for Cedar", "take Cedar", "pick Cedar", "favour Cedar", "your opinion", "your view", "worst offer",
        "most expensive", "dearest", "thank Kasbah", "thank Cedar", "tell Atlas", "answer Atlas", "answer Cedar",
        "annoy*", "careless*", "sloppy", "unreliable", "reject", "Thursday morning", "scaffolding free",
        "good until",
    ),
    "Kasbah's sum": asked(any_of(unless(following(words("Kasbah*"), NET, within=3), ADDED, amount(86400)), _MIXED)),
    "the sums": other_sums(84000, 86400, 89000, 72000, 14400, bare=10000),
    "what she gets": words("two quotes", "both quotes", "without Kasbah", "only Cedar", "leave Kasbah out",
                           "cheapest quote"),
    "who decides": words(
        "accept the quote", "accept Cedar", "accept Kasbah", "choose Cedar", "hire Cedar", "ask for a discount",
        "negotiat*", "book Cedar", "order from Cedar", "recommend*", "advise her", "suggest Cedar", "suggest Kasbah",
        "suggest that she", "as the cheapest", "the best one", "propose Cedar", "your favourite",
        "point out that Cedar", "decline Kasbah", "decline Atlas"),
    "who is asked": words("send Cedar", "send Atlas", "send Kasbah the", "mail Atlas", "mail Cedar", "mail Kasbah the",
                          "rebate", "ask Kasbah", "discount", "write to Kasbah", "tell Kasbah", "write to Atlas",
                          "ask Atlas", "thank Atlas", "tell Cedar", "write to Cedar", "ask Cedar",
                          "tell them that they", "out of it", "other owners", "all owners", "answer Kasbah",
                          "complain*"),
    "when": any_of(words("tomorrow", "tonight", "this evening", "after four", "next week"), other_days(
        date(2027, 5, 19), date(2027, 5, 31), date(2027, 5, 17))),
    "what else": any_of(EAGER, words("bulbs", "staircase", "begin in June", "book the scaffold*", "fourth quote",
                                     "meeting at")),
}  # fmt: skip
