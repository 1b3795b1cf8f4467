"""The words of `repair-cafe-part-above-limit`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, day, person, words
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY, FRIDAY, SATURDAY = date(2027, 6, 16), date(2027, 6, 18), date(2027, 6, 19)
PART = words("gear", "part", "M40", "mixer", "Zając")
PRICE = any_of(amount(124), words("above the limit", "over the limit", "above 100", "over 100", "above a hundred",
                                   "more than 100", "over a hundred", "more than a hundred", "24 over"))  # fmt: skip
ON_SATURDAY = any_of(day(SATURDAY, today=TODAY), words("yes", "ready", "in time"))
OTHER_DAYS = any_of(day(FRIDAY, today=TODAY), day(date(2027, 6, 20), today=TODAY), words("Monday"))
HALF = amount(62)

SLOTS_1 = {
    "Tadeusz": any_of(person("Tadeusz Kowalski"), words("who runs the café", "who runs the cafe")),
    "the part": words("gear", "part", "M40", "piece", "spare", "cog"),
    "what it costs": any_of(PRICE, words("more than your hundred", "beyond your limit", "above your limit",
                                         "over your limit", "exceeds", "124", "beyond a hundred",
                                         "not yours to decide")),
    "that he is asked": words("ask*", "check with", "whether", "okay from", "permission", "approv*", "message Tadeusz",
                              "write to Tadeusz", "text Tadeusz", "may it", "his yes", "his okay", "consent",
                              "go-ahead", "put it to", "let Tadeusz decide", "blessing", "if it may", "if you may",
                              "request*", "agree"),
}  # fmt: skip
AVOIDS_1 = {
    "who else": reaching("Mrs Zając", "Zofia", "owner", "grandson"),
    "besides": volunteered(
        "is certain", "for certain", "Saturday is safe", "cake", "reserve the", "hold the last", "pay the rest",
        "pay the 24", "24 yourself", "cheaper part", "used gear", "refuse the repair",
    ),
    "that he decides": words(
        "order it now", "order it right away", "order it at once", "buy it now", "without waiting", "order the M4",
        "buy the M4", "and order it at the same", "order it anyway", "order already", "already order", "reserve it",
        "put it in the cart", "order it meanwhile", "if he doesn't answer", "if I hear nothing", "unless he objects"),
    "which part": asked(any_of(unless(words("M4", "nylon"), "not", "doesn't fit", "does not fit", "instead", "only"),
                               unless(
        amount(60), "not", "fit"))),
    "the sum": other_sums(124, 100, 62, 24, 60),
    "what is promised": any_of(EAGER, following(
        words("promis*", "tell", "assur*", "confirm*", "write", "ask", "message", "let"), words("Mrs Zając", "Zofia"),
        within=0), words("pay it yourself", "your own money", "out of your pocket", "the mixer for Saturday",
                         "a new mixer")),
}  # fmt: skip
SLOTS_2 = {
    "the gear": words("gear", "M40", "part", "cog", "piece"),
    "that it is ordered": words("order*", "buy*", "purchase", "get", "bought"),
    "where to": words("café", "cafe", "Młynarska"),
    "Mrs Zając": any_of(person("Zofia Zając"), words("mixer's owner", "owner of the mixer", "lady with the mixer",
                                                     "the owner", "grandmother")),
    "for when it is": any_of(ON_SATURDAY, day(FRIDAY, today=TODAY)),
    "her half": any_of(HALF, words("half", "her share", "other half")),
}  # fmt: skip
AVOIDS_2 = {
    "besides": volunteered(
        "in case the first", "second one", "spare*", "two of them", "cash", "tip", "raise the limit",
        "from now on", "in future", "free coffee", "old gear back", "deliver it to her",
    ),
    "where to": words("to your home", "to ulica Cicha", "Cicha", "your address", "home address", "to Mrs Zając's",
                      "her home"),
    "how many": words("two gears", "both gears", "two M40", "spare gear", "second gear", "M4", "a second one"),
    "the sum": any_of(following(words("Zając", "her", "pay*", "share"), amount(124), within=3), other_sums(62, 124,
                                                                                                           bare=50),
                      words("free of charge", "pays it all", "pay all", "pays everything", "costs her nothing")),
    "when": any_of(other_days(TODAY, FRIDAY, SATURDAY, date(2027, 6, 20)), words("Monday delivery", "on Monday",
                                                                                 "for Monday")),
    "what else": any_of(EAGER, words(
        "pay that before", "before the repair", "in advance", "prepay*", "pay first", "beforehand", "bring the money",
        "cake for", "bring a cake", "promis*", "mend it today", "deliver the mixer", "bring her the mixer",
        "ask Tadeusz", "a new mixer", "tip",
    )),
}  # fmt: skip
