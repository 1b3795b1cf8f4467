"""The words of `textbook-fourth-edition-after-all`: what its proposals are to name and must not say."""

from pare.phrases import affirms, amount, any_of, words

_FOURTH = words("4th", "fourth", "4th edition", "fourth edition", "edition 4", "current edition")
_USED = words("used", "second-hand", "second hand", "secondhand", "pre-owned", "already read")

SLOTS = {
    "the 4th edition": affirms(_FOURTH),
    "a used copy": any_of(affirms(_USED), amount(110)),
    "the cart": words("cart", "basket", "shopping bag"),
    "that the 3rd goes": words("swap*", "replac*", "instead", "exchang*", "remov*", "take out", "chang*",
                               "switch*", "takes out", "taking out", "out of", "in place of"),
}  # fmt: skip
AVOIDS = {
    "a used copy": words("add the new", "new copy into", "put the new copy", "brand new",
                         "new 4th edition in",
                         "a new copy to", "with a new copy", "with the new copy", "with the new 4th"),
    "the workbook": words("and the workbook", "add the workbook", "plus the workbook", "workbook as well",
                          "workbook too", "with the workbook"),
    "that one edition is enough": words("keep both", "both editions in", "keep the 3rd", "keep the third"),
    "the cards": words("empty the cart", "clear the cart", "remove the index cards", "remove the cards"),
}  # fmt: skip
