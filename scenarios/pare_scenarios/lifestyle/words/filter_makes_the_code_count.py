"""The words of `filter-makes-the-code-count`: what its proposals are to name and must not say."""

from pare.phrases import words

CODE = "NISAN15"
FILTERS = words("water filter", "filter", "filter cartridge", "cartridge")

SLOTS = {
    "the filters": FILTERS,
    "the code": words("code", CODE, "discount", "voucher", "15 off", "15 dinars off", "15 JOD off"),
    "that it is ordered": words("order", "buy", "check out", "checkout", "purchase", "place"),
    "the grinder": words("grinder", "cart", "basket"),
}  # fmt: skip
AVOIDS = {
    "what fills up the sum": words(
        "add the descaler", "and the descaler", "and descaler", "descaler too", "descaler as well",
        "with the descaler", "descaler and", "descaler to the cart", "descaler in the cart", "paper filter",
        "paper cones", "coffee filter", "scale", "two boxes", "both the filters",
    ),
    "where to": words("to the café", "to the cafe", "to work", "to your work"),
    "what is added": words("descaler"),
}  # fmt: skip
