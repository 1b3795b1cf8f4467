"""The words of `twelve-trays-of-tomatoes`: what its proposals are to name and must not say."""

from pare.phrases import any_of, words

_ONE = words("one tray", "1 tray", "a single tray", "single tray", "just one", "only one", "down to one", "to 1",
             "12 tins", "twelve tins", "12 single tins")  # fmt: skip

SLOTS = {
    "the tomatoes": words("tomato*"),
    "one tray": _ONE,
    "the order": any_of(words("order", "quantity", "reduc*", "chang*", "bring", "cut", "lower", "swap",
                              "set", "correct*", "line", "instead")),
}  # fmt: skip
AVOIDS = {
    "what else changes": words("cancel the order", "cancel your order", "cancel the whole order", "fewer "
                               "beans", "the beans too", "and the beans", "beans as well", "cut the beans",
                               "another delivery", "another slot", "two trays", "one tin of"),
    "what else": words("kidney beans down", "beans down", "beans to four", "beans too", "rice down"),
}  # fmt: skip
