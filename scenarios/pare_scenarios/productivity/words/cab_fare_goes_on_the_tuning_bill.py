"""The words of `cab-fare-goes-on-the-tuning-bill`: what its proposals are to name and must not say."""

from pare.phrases import amount, any_of, words
from pare_scenarios.pairing import following, unless

THERE, TOTAL = amount("57.60"), amount("537.60")
FIRST, BACK = amount("73.60"), amount("68.40")
WRONG_TOTALS = any_of(amount("553.60"), amount("606"), amount("622"), amount("548.40"))
_ADDS = words("add", "include", "charge", "put", "enter", "list", "cab", "taxi", "ride", "fare", "plus")
_MINE = words("not", "no", "yours", "your own", "own cost", "leave", "stays", "yourself", "out", "isn't", "without")
_BOTH = words("both rides", "both cabs", "both fares", "both ways", "two rides", "there and back", "round trip",
              "ride home too", "return trip")  # fmt: skip

SLOTS = {
    "the bill": words("bill", "invoice", "draft"),
    "the cab there": words("cab", "taxi", "ride", "trip", "fare", "Azul"),
    "the sum": any_of(THERE, TOTAL),
    "that it goes out": words("send*", "mail*", "email", "reply", "answer", "submit"),
}  # fmt: skip
AVOIDS = {
    "which ride": any_of(unless(_BOTH, _MINE), unless(following(_ADDS, BACK, within=6), _MINE)),
    "the fare": unless(following(_ADDS, FIRST, within=6), THERE),
    "the total": WRONG_TOTALS,
}  # fmt: skip
