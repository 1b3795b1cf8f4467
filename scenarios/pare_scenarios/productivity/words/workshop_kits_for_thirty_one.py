"""The words of `workshop-kits-for-thirty-one`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, code, day, words
from pare_scenarios.pairing import amid, following

KITS = words("kit")
ALL = any_of(amount(29), words("every child", "each child", "all the children", "all children", "everybody",
                                "everyone", "all of them", "for all", "for each", "each of them"))  # fmt: skip
_TOO_FEW = any_of(amount(24), amount(27), amount(29))

SLOTS = {
    "the kits": KITS,
    "how many": amount(31),
    "that they are ordered": words("order*", "check out", "buy*", "purchase"),
    "where to": amid(
        words("hall"), day(date(2027, 8, 5)), day(date(2027, 8, 6)), *map(clock, (9, 13, 14, 15, 18))
    ),
    "the code": any_of(code("SPARK10"), words("charity code", "charity's code", "discount code", "code")),
    "the school": words("school", "Imani", "Nwosu"),
}  # fmt: skip
AVOIDS = {
    "how many": following(words("order", "buy", "cart to"), _TOO_FEW, within=2),
    "where to": words("to your home", "Fern Road"),
    "which kits": words("with lead kit", "leaded"),
    "the code": words("WINTER5"),
    "which day": words("Friday afternoon", "delivery on Friday", "for Friday"),
    "who pays": words("school could pay", "school pay*", "pay for the last"),
}  # fmt: skip
