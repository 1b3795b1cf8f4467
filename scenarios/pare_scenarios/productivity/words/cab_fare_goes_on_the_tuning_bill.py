"""The words of `cab-fare-goes-on-the-tuning-bill`: what its proposals are to name and must not say."""

from pare.phrases import amount, any_of, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

THERE, TOTAL = amount("57.60"), amount("537.60")
FIRST, BACK = amount("73.60"), amount("68.40")
WRONG_TOTALS = any_of(amount("553.60"), amount("606"), amount("622"), amount("548.40"))
_ADDS = words("add", "include", "charge", "put", "enter", "list", "cab", "taxi", "ride", "fare", "plus")
_MINE = words("not", "no", "yours", "your own", "own cost", "leave", "stays", "yourself", "out", "isn't", "without")
_BOTH = words("both rides", "both cabs", "both fares", "both ways", "two rides", "there and back", "round trip",
              "ride home too", "return trip")  # fmt: skip

SLOTS = {
    "the bill": words("bill", "invoice", "draft", "statement", "account"),
    "the cab there": words("cab", "taxi", "ride", "trip", "fare", "Azul", "way out", "way there", "outward", "journey",
                           "getting to", "getting there", "travel", "drive", "transport", "way to the", "going there"),
    "the sum": any_of(THERE, TOTAL),
    "that it goes out": words("send*", "mail*", "email", "reply", "answer", "submit", "post*", "dispatch*", "leave*",
                              "let ... go", "goes out", "go out", "goes off", "off to", "forward*", "deliver*",
                              "hand ... in", "get ... to", "out before", "away before", "on its way"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Azul", "Azul Cabs", "driver", "pianist", "school", "Escola"),
    "besides": volunteered(
        "from the next", "from now on", "in future", "from March", "way home as well", "way home too",
        "home as well", "payment term*", "within ten days", "within 14 days",
        "within two weeks", "pay by", "bank details", "IBAN", "PIX", "next time", "raise your", "lower your",
    ),
    "which ride": asked(any_of(unless(_BOTH, _MINE), unless(following(_ADDS, BACK, within=6), _MINE))),
    "the fare": asked(unless(following(_ADDS, FIRST, within=6), THERE)),
    "the total": any_of(WRONG_TOTALS, other_sums("57.60", 57, 60, "537.60", 480, "73.60", "68.40", 16, bare=30)),
    "who gets it": any_of(words("Escola", "the school"), unless(words("Ipê"), "not")),
    "when": words("tomorrow", "tonight", "this evening", "next week", "on Friday", "after lunch", "this afternoon",
                  "in the afternoon", "at the end of", "on Monday"),
    "what else": any_of(EAGER, words(
        "cheaper", "rebate", "per cent off", "percent off", "reduce your price", "raise your price", "tip", "refund",
        "reimburse*", "next tuning", "another tuning", "pay this month", "remind them", "late fee",
        "claim the way home", "ask Azul", "write to Azul", "tell Azul", "thank Azul",
    )),
}  # fmt: skip
