"""The words of `workshop-kits-for-thirty-one`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, code, day, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright, volunteered
from pare_scenarios.reaching import reaching

KITS = words("kit")
ALL = any_of(amount(29), words("every child", "each child", "all the children", "all children", "everybody",
                                "everyone", "all of them", "for all", "for each", "each of them"))  # fmt: skip
_TOO_FEW = any_of(amount(24), amount(27), amount(29))

SLOTS = {
    "the kits": KITS,
    "how many": any_of(amount(31), words("29 plus two", "29 plus 2", "29 and two spare*", "two more than the 29",
                                         "29 and the two", "twenty-nine plus two", "29 children and two", "29 + 2")),
    "that they are ordered": words("order*", "check out", "buy*", "purchase", "on their way", "get", "send off"),
    "where to": amid(
        words("hall", "Canal Street", "Umbilo"), day(date(2027, 8, 5)), day(date(2027, 8, 6)), *map(clock, (9, 13, 14,
                                                                                                            15, 18))
    ),
    "the code": any_of(code("SPARK10"), words("charity code", "charity's code", "discount code", "code",
                                              "charity discount", "charity's price", "charity price", "ten per cent",
                                              "10 per cent", "10 %", "charity's discount", "ten percent",
                                              "10 percent")),
    "the school": words("school", "Imani", "Nwosu", "Umbilo Primary", "Primary", "the teacher"),
}  # fmt: skip
AVOIDS = {
    "what is asked": volunteered("ask her whether", "ask Imani whether", "ask her if", "help on Friday", "helpers",
                                 "parents could", "parents to", "send helpers", "ask her to", "ask Ms Nwosu to"),
    "who else": reaching("parents", "other schools", "other school"),
    "besides": volunteered(
        "parents' share", "share of the cost", "next workshop", "close the list", "waiting list",
        "ask her for", "bring snacks", "solder for", "names of the children", "more spares", "a few more",
        "extra kits",
    ),
    "how many": asked(any_of(following(words("order", "buy", "cart to"), any_of(_TOO_FEW, amount(30), amount(33),
                                                                                amount(26)),
                                 within=2), words("one spare", "three spare*", "no spare*", "33 kits", "29 kits",
                                                  "27 kits", "30 kits", "24 kits"))),
    "where to": words("to your home", "Fern Road", "to the school itself", "home address", "your address"),
    "which kits": unless(words("with lead kit", "leaded", "kits with lead", "with lead"), "not", "no", "without",
                         "nothing"),
    "the code": asked(any_of(words("WINTER5", "both codes"), following(words("without", "no"), words("code"),
                                                                       within=0))),
    "which day": any_of(words("Friday afternoon", "delivery on Friday", "for Friday", "delivered on Friday",
                              "arrive on Friday", "hall on Friday", "Friday's delivery", "Friday slot", "on Wednesday"),
                        other_days(*(date(2027, 8, n) for n in (3, 5, 6)))),
    "who pays": words("school could pay", "school pay*", "pay for the last", "to pay for", "pay for the two",
                      "their share", "contribute"),
    "who is told": words("tell the caretaker", "write to the caretaker", "tell the parents", "names to the shop",
                         "children's names", "forward the list", "list to the shop", "tell the charity"),
    "what else": any_of(words("to be safe", "just in case", "complain*"), outright(words(
        "from now on", "in future", "next time", "a week ahead", "more children", "bring more", "two more children",
        "bring two more", "further children", "may still bring", "solder wire", "extra irons", "snacks", "promis*",
        "sign up more", "close the list", "next workshop", "cancel the workshop",
    ))),
}  # fmt: skip
