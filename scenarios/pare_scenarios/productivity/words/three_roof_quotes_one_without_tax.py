"""The words of `three-roof-quotes-one-without-tax`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, person, words
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, paired, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

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
                                                         "twenty percent on top", "tax added", "20 percent on",
                                                         "20 % on", "with 20 percent", "add* ... 20", "add* ... tax",
                                                         "before tax to", "its tax", "14,400", "that corrected",
                                                         "corrected sum")),
    "the note": words("note", "figures that you noted", "noted", "Roof", "list", "what you wrote down"),
    "the reminder": words("remind*", "chas*", "to-do", "task", "tick*", "off your list"),
}  # fmt: skip
AVOIDS = {
    "besides": volunteered(
        "one to take", "one to choose", "one to go for", "to go for", "should take", "turn* ... down", "turn down",
        "the winner", "say no to", "rank*", "advice", "have the job", "gets the job", "get the job", "send him",
        "tell him", "thank all", "thank the three", "thank the firms", "thank them", "in order of price",
        "sorted by price", "percent on each", "percent on all", "% on each", "tax on each", "delete the note",
        "delete ... note", "remove the note", "marked in", "highlight*", "underlin*", "in bold", "best value",
          "best offer", "best price", "cheapest", "go with Cedar",
        "go for Cedar", "take Cedar", "pick Cedar", "favour Cedar", "your opinion", "your view", "worst offer",
        "most expensive", "dearest", "thank Kasbah", "thank Cedar", "tell Atlas", "answer Atlas", "answer Cedar",
        "annoy*", "careless*", "sloppy", "unreliable", "reject", "Thursday morning", "scaffolding free", "good until",
    ),
    "Kasbah's sum": asked(any_of(
        following(any_of(amount(89000), amount(84000), amount(86400)),
                  words("before tax", "without tax", "net", "excluding tax", "excl tax", "before the tax"), within=1),
        unless(following(words("Kasbah*"), NET, within=3), ADDED, amount(86400)), _MIXED)),
    "the sums": other_sums(84000, 86400, 89000, 72000, 14400, bare=10000),
    "what she gets": words("two quotes", "both quotes", "without Kasbah", "only Cedar", "leave Kasbah out",
                           "cheapest quote"),
    "who decides": words(
        "accept the quote", "accept Cedar", "accept Kasbah", "choose Cedar", "hire Cedar", "ask for a discount",
        "negotiat*", "book Cedar", "order from Cedar", "recommend*", "advise her", "suggest Cedar", "suggest Kasbah",
        "suggest that she", "as the cheapest", "the best one", "propose Cedar", "your favourite",
        "point out that Cedar", "decline Kasbah", "decline Atlas"),
    "who gets it": any_of(
        following(words("send", "mail", "give", "forward"), words(
            "your neighbours", "the neighbours", "the tenants", "the firms", "the builders", "the three firms",
            "the roofers"), within=0),
        following(words("quotes", "send", "Salma", "sums"), words("on 31 May", "on Thursday", "on Monday", "at five",
                                                                  "half past four", "at six"), within=3),
    ),
    "who is asked": words("send Cedar", "send Atlas", "send Kasbah the", "mail Atlas", "mail Cedar", "mail Kasbah the",
                          "rebate", "ask Kasbah", "discount", "write to Kasbah", "tell Kasbah", "write to Atlas",
                          "ask Atlas", "thank Atlas", "tell Cedar", "write to Cedar", "ask Cedar",
                          "tell them that they", "out of it", "other owners", "all owners", "answer Kasbah",
                          "complain*"),
    "when": any_of(words("tomorrow", "tonight", "this evening", "after four", "next week"), other_days(
        date(2027, 5, 19), date(2027, 5, 31), date(2027, 5, 17))),
    "what else": any_of(EAGER, words("bulbs", "staircase", "begin in June", "book the scaffold*", "fourth quote",
                                     "meeting at")),
    "who reads along": in_copy(
        "Kasbah", "Kasbah Roofs", "Cedar", "Cedar Roofing", "Atlas", "Atlas Builders", "the firms",
        "the three firms", "the other owners", "the owners", "the tenants",
    ),
    "what is chased": asked(any_of(
        following(words("keep", "leave", "move", "snooze", "push", "postpone"), words("reminder", "to-do", "task"),
                  within=2),
        words("keep chasing", "chase Kasbah", "chase Cedar", "chase Atlas once more", "leave the note as",
              "leave your note as", "note as it is"),
    )),
    "whose is before tax": asked(following(
        words("Cedar", "Atlas"), words("before tax", "without tax", "plus tax", "plus 20", "net"), within=2)),
    "not later": POSTPONED,
    "that nothing is left": asked(any_of(
        following(words("set", "add", "make", "create"), words("reminder", "task", "to-do"), within=2),
        following(words("remind you"), words("to ask", "to chase", "to call"), within=1),
        unless(words("Kasbah is out", "Kasbah out", "leave out Kasbah", "drop Kasbah", "Kasbah can wait",
                     "Kasbah's later"), "not"),
    )),
    "what is left undone": UNDONE,
    "what the note keeps": asked(following(words("leave", "keep"), words("note", "Roof"), within=1)),
}  # fmt: skip
