"""The words of `christening-frame-comes-too-late`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, day, words

WEDNESDAY, FRIDAY = date(2027, 5, 12), date(2027, 5, 14)

SLOTS = {
    "the frame": any_of(words("frame"), code("881")),
    "that the late one is cancelled": words("cancel*", "call off"),
    "that a new one is ordered": words("reorder*", "re-order*", "buy*", "purchas*", "order the", "order a",
                                       "order one", "order another", "order it", "ordering", "new one",
                                       "new order", "an order", "reserve*", "identical", "get the same",
                                           "same one", "again"),
    "that you collect it": any_of(words("collect*", "pick* up", "pick-up", "pickup", "harbour", "branch",
                                        "fetch"), clock(19)),
    "Friday": day(FRIDAY, today=WEDNESDAY),
}  # fmt: skip
AVOIDS = {
    "how it comes": words("express", "Saturday delivery", "deliver it on Saturday", "order for Saturday"),
    "what is cancelled": words("cancel* both", "cancel* the sandals", "cancel* order 884", "cancel* all",
                               "cancel* orders 881 and 884", "cancel* the frame and the sandals"),
    "which one": words("plain rim", "another present", "another gift", "different present", "keep both"),
}  # fmt: skip
