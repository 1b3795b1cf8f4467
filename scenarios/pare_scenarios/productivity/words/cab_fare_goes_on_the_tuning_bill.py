"""The words of `cab-fare-goes-on-the-tuning-bill`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import amount, any_of, clock, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

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
    "the sum": amid(any_of(THERE, TOTAL, words(
        "fifty-seven sixty", "fifty-seven reais sixty", "fifty-seven reais and sixty", "57 reais 60", "57 sixty",
        "thirty-seven sixty", "thirty-seven reais sixty", "537 reais 60",
    )), clock(12), clock(10), words("sum", "total", "whole", "theatre", "Teatro Paineira", "noon", "office", "books",
                                    "bring", "complete", "finish", "line", "lie", "press", "go", "outward",
                                    "outbound")),
    "that it goes out": words("send*", "mail*", "email", "reply", "answer", "submit", "post*", "dispatch*", "leave*",
                              "let ... go", "goes out", "go out", "goes off", "off to", "forward*", "deliver*",
                              "hand ... in", "get ... to", "out before", "away before", "on its way",
                           "receive*", "reach*", "get one bill", "has it by", "have it by"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Azul", "Azul Cabs", "driver", "pianist", "school", "Escola")),
    "besides": volunteered(
        "from the next", "from now on", "in future", "from March", "way home as well", "way home too",
        "home as well", "payment term*", "within ten days", "within 14 days",
        "within two weeks", "pay by", "bank details", "IBAN", "PIX", "next time", "raise your", "lower your",
    ),
    "which ride": asked(any_of(unless(_BOTH, _MINE), unless(following(_ADDS, BACK, within=6), _MINE))),
    "the fare": asked(unless(following(_ADDS, FIRST, within=6), THERE)),
    "what it was corrected to": following(words("corrected to", "corrected fare of", "correct fare of"),
                                          any_of(FIRST, BACK, amount("44.80")), within=0),
    "the total": asked(any_of(WRONG_TOTALS, other_sums("57.60", 57, 60, "537.60", 537, 500, 400, 480, 73, 68, 40,
                                                       "73.60", "68.40", 16, "44.80", bare=30))),
    "how many": words("second bill", "second invoice", "separate bill", "separate invoice", "extra bill", "two bills",
                      "another bill", "bill of its own", "later bill", "two invoices", "another invoice"),
    "who gets it": any_of(words("Escola", "the school"), unless(words("Ipê"), "not")),
    "when": volunteered("tomorrow", "tonight", "this evening", "next week", "on Friday", "after lunch",
                        "this afternoon",
                  "in the afternoon", "at the end of", "on Monday"),
    "what else": any_of(EAGER, words(
        "cheaper", "rebate", "per cent off", "percent off", "reduce your price", "raise your price", "tip", "refund",
        "reimburse*", "next tuning", "another tuning", "pay this month", "remind them", "late fee",
        "claim the way home", "ask Azul", "write to Azul", "tell Azul", "thank Azul",
    )),
    "what it comes to": asked(any_of(
        following(words("total", "bill over", "invoice over", "leave it", "in all", "altogether"), amount(480),
                  within=2),
        outright(words("off the tuning", "from the tuning", "leave the total", "keep the total", "total unchanged",
                       "total as it is")),
    )),
    "on which bill": asked(words("March's bill", "April's bill", "February's bill", "next bill", "next month",
                                 "with the next", "on the next", "to the next", "old bill", "school's bill",
                                 "bill of the school")),
    "the way home": asked(unless(following(
        words("put", "add", "include", "charge", "enter", "bill", "list"),
        words("cab home", "ride home", "way home", "way back", "cab back", "ride back", "taxi home", "return ride",
              "taxi back", "trip home", "trip back", "journey home", "home ride"), within=3), _MINE)),
    "that it goes out now": asked(any_of(
        words("in the drafts for", "keep it in", "keep the bill in", "leave it in the draft*", "save it as a draft",
              "as a draft", "for you to send", "you can send", "send it yourself", "ready to send", "ready for you"),
        as_is(words("not send", "without sending", "not yet send")),
    )),
    "one whole bill": asked(words(
        "leave the bill", "bill for you to", "bill for you,", "theatre only the", "office only the", "only the receipt",
        "receipt alone", "receipt instead", "them only the", "in April", "in March", "in May", "tuning later",
        "cab later", "fare later", "separately", "on its own",
    )),
    "that it is settled": asked(any_of(
        words("ask the theatre", "ask them whether", "ask whether", "ask the office", "bill as it stands",
              "as it stands and", "mention in the mail", "may follow", "your own address", "to yourself",
              "at one o'clock",
              "by one o'clock", "by two", "after twelve", "after noon", "half past twelve"),
        unless(following(words("put", "add", "enter", "charge", "include"), words("cab", "taxi", "ride", "trip"), FIRST,
                         within=2), "now", "correct*", "lower*", "reduced", "was", "instead", "before", "down"),
    )),
    "both on it": asked(any_of(
        following(words("in all", "total", "total of", "altogether", "bill over", "bill of"), THERE, within=1),
        following(THERE, words("in all", "in total", "altogether"), within=0),
        following(words("swap", "replace"), words("tuning"), within=2),
    )),
}  # fmt: skip
