"""The words of `filter-makes-the-code-count`: what its proposals are to name and must not say."""

from pare.phrases import any_of, words
from pare_scenarios.lifestyle.words import MENTIONED, telling
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED

CODE = "NISAN15"
FILTERS = words("water filter", "filter", "filter cartridge", "cartridge")

SLOTS = {
    "the filters": words("water filter", "filter", "filter cartridge", "cartridge", "jug", "three-pack",
                         "pack of three", "box of three"),
    "the code": words("code", CODE, "discount", "voucher", "15 off", "15 dinars", "15 JOD off", "the fifteen",
                      "fifteen dinars", "promo*", "less fifteen", "15 less"),
    "that it is ordered": words("order", "buy", "check out", "checkout", "purchase", "place", "get", "complete"),
    "the grinder": words("grinder", "cart", "basket", "mill", "it all", "the two", "both", "the order", "threshold",
                         "68", "83", "the 80", "the sum", "everything", "checkout", "check out", "what is in it"),
}  # fmt: skip
AVOIDS = {
    "what fills up the sum": unless(
        words("add the descaler", "and the descaler", "and descaler", "descaler too", "descaler as well",
              "with the descaler", "descaler and", "descaler to the cart", "descaler in the cart", "paper filter",
              "paper cones", "coffee filter", "scale", "two boxes", "both the filters", "dish brush", "drip paper",
              "light bulb", "second box", "three boxes", "rest of the list", "whole list"),
        *MENTIONED,
    ),
    "where to": any_of(
        words("to the café", "to the cafe", "to work", "to your work", "at the café", "at your café", "at work"),
        following(words("deliver*", "sent", "send", "to"), words("Café Sabah", "Weibdeh"), within=2),
    ),
    "what is added": unless(
        words("descaler"),
        *MENTIONED,
    ),
    "who pays": words("owes", "owe you", "pay half", "pays half", "Bilal to pay", "pay you", "half of the", "his half",
                      "his share", "split", "chip in", "pay you back", "pays you back"),
    "what goes beyond": telling("Bilal", "Karim", "Café Sabah", "the café", "your flatmate", "Moka House", "your boss"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
