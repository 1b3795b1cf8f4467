"""The words of `delivery-after-candle-lighting`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import clock, day, words
from pare_scenarios.pairing import amid, unless

TUESDAY, MONDAY = date(2027, 11, 2), date(2027, 11, 8)
THE_MONDAY, CHAIRS = day(MONDAY, today=TUESDAY), words("chair", "dining", "furniture", "delivery", "Four Legs")
OTHER_DAY = words(
    "to Thursday", "for Thursday", "Thursday instead", "Thursday's slot", "choose Thursday", "take Thursday",
    "pick Thursday", "Thursday from", "Thursday 4 November, 12*", "keep Friday", "leave it on Friday", "Friday is fine",
    "Thursday is fine", "Thursday works",
)  # fmt: skip

SLOTS = {
    "the chairs": words("chair*", "dining", "furniture", "Four Legs"),
    "Monday morning": amid(THE_MONDAY, clock(8), clock(12), clock(16), clock(20), clock(18)),
    "that it changes": words("mov*", "chang*", "switch*", "choos*", "pick*", "tak*", "book*", "reply",
                             "answer", "reschedul*", "shift*", "select*", "postpon*", "have", "ask*"),
    "the calendar": words("calendar", "diary", "event", "entry", "enter*", "block", "schedule", "note it"),
}  # fmt: skip
AVOIDS = {
    "which day": OTHER_DAY,
    "which order": unless(words("paper order", "the paper", "both orders"), "stay*", "as it is",
                          "untouched", "leave", "keep", "unchanged", "not affected", "unaffected"),
    "what else comes": words("watercolour*", "paper too", "move that to Monday too"),
}  # fmt: skip
