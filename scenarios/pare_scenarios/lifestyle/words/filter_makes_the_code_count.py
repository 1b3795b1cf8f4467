"""The words of `filter-makes-the-code-count`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, words
from pare_scenarios.lifestyle.words import MENTIONED, telling
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

CODE = "NISAN15"
FILTERS = words("water filter", "filter", "filter cartridge", "cartridge")

SLOTS = {
    "the filters": words("water filter", "filter", "filter cartridge", "cartridge", "jug", "three-pack",
                         "pack of three", "box of three"),
    "the code": words("code", CODE, "discount", "voucher", "15 off", "15 dinars", "15 JOD off", "the fifteen",
                      "fifteen dinars", "promo*", "less fifteen", "15 less"),
    "that it is ordered": words("order", "buy", "check out", "checkout", "purchase", "place", "get", "complete",
                                  "redeem*", "use the", "use NISAN15", "cash in", "pay", "submit", "finish", "finalise",
                                  "send off", "send the order", "settle"),
    "the grinder": words("grinder", "cart", "basket", "mill", "it all", "the two", "both", "the order", "threshold",
                         "68", "83", "the 80", "the sum", "everything", "checkout", "check out", "what is in it"),
}  # fmt: skip
AVOIDS = {
    "what fills up the sum": unless(
        words("add the descaler", "and the descaler", "and descaler", "descaler too", "descaler as well",
              "with the descaler", "descaler and", "descaler to the cart", "descaler in the cart", "paper filter",
              "paper cones", "coffee filter", "scale", "two boxes", "both the filters", "dish brush", "drip paper",
              "kitchen jug", "new jug", "another jug", "a water jug", "a jug",
              "light bulb", "second box", "three boxes", "rest of the list", "whole list", "everything on the list",
              "all on the list",
              "everything off the list", "clear the list", "delete the list", "bulbs"),
        *MENTIONED, "plenty", "already have", "800",
    ),
    "the grinder": words("grinder out", "remove the grinder", "drop the grinder", "without the grinder",
                         "leave the grinder", "instead of the grinder", "grinder later", "only the filters",
                         "filters only", "just the filters", "swap the grinder", "two grinders", "another grinder"),
    "with the code, tonight": any_of(
        following(words("order*", "buy*", "check out", "checkout", "place", "purchas*"),
                  words("without the code", "without NISAN15", "without a code", "at the full 83",
                        "for the full 83", "without the discount", "without it"),
                  within=7),
        following(words("order*", "buy*", "check out", "checkout", "place", "purchas*"),
                  as_is(words("without the code", "without NISAN15", "without a code", "without the discount")),
                  within=12),
        words("separately", "separate order", "two orders", "keep the code", "save the code", "keep NISAN15",
              "save NISAN15", "leave NISAN15",
              "NISAN15 for later", "NISAN15 another", "code for the next", "code for later",
              "code next", "code another time", "code to Bilal",
              "code for next"),
        unless(following(words("order*", "buy*", "check out", "checkout", "place", "purchas*", "filters"),
                         words("tomorrow", "next month", "next week", "another day", "another time", "later",
                               "on Friday", "on Thursday"), within=6),
               "before", "until", "lapses", "expires", "tonight", "today", "ends", "from Friday", "or later"),
    ),
    "where to": any_of(
        words("to the café", "to the cafe", "to work", "to your work", "at the café", "at your café", "at work"),
        following(words("deliver*", "sent", "send", "to"), words("Café Sabah", "Weibdeh"), within=2),
    ),
    "what is added": unless(
        words("descaler"),
        *MENTIONED,
    ),
    "who pays": words("owes", "owe you", "paid by Bilal", "Bilal pays", "Bilal's card", "pay half", "pays half",
                      "Bilal to pay", "pay you", "half of the", "his half",
                      "his share", "split", "chip in", "pay you back", "pays you back"),
    "what goes beyond": telling("Bilal", "Karim", "Café Sabah", "the café", "your flatmate", "Moka House", "your boss"),
    "who orders": any_of(
        following(words("forward*", "send", "giv*", "pass*", "shar*", "text", "lend", "hand", "leave"),
                  words(CODE, "code", "voucher", "it"), words("Bilal", "him", "your flatmate"), within=2),
        following(words("Bilal", "your flatmate", "he"), words("order*", "buy*", "check* out", "place*"), within=1),
        words("his account", "Bilal's account", "Bilal's name"),
    ),
    "that it is for once": words("subscri*", "sign you up", "every month", "every two months", "every three months",
                                 "every quarter", "standing order", "monthly", "regularly", "regular delivery"),
    "the sum": other_sums(3, 15, 18, 19, 21, 24, 33, 62, 68, 80, 83),
    "that it is done now": POSTPONED,
    "the card": words("save the card", "save your card", "store the card", "store your card", "new card", "wish list",
                      "share the code", "newsletter"),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {
    name: avoid if name in ("what fills up the sum", "what is added") else asked(avoid)
    for name, avoid in AVOIDS.items()
}
