"""The words of `no-flowers-in-intensive-care`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 19), date(2027, 1, 21)
THE_TUESDAY, _THURSDAY = day(TUESDAY, today=MONDAY), day(THURSDAY, today=MONDAY)
ALONE = any_of(
    words("one at a time", "one friend", "one visitor", "one person", "one of us", "only one", "alone", "separately",
          "by myself", "by turns", "each", "intensive care", "ICU", "called off", "cancel*"),
    as_is(words("not together", "can't", "cannot", "can not", "won't", "nobody", "no visit*", "isn't possible", "not")),
)  # fmt: skip
STILL_TWO = words("see you tomorrow", "tomorrow as planned", "as planned", "come with me", "go together on Thursday",
                   "pick you up", "both go")  # fmt: skip

SLOTS = {
    "the flowers": words("flower*", "bouquet", "ranunculus"),
    "my visit": amid(words("visit*", "Leonor"), clock(17), clock(15), clock(16), clock(20), THE_TUESDAY),
    "Thursday": _THURSDAY,
    "at two": any_of(clock(14), clock(14, 15), clock(14, 30)),
    "Beatriz": person("Beatriz Pinho"),
}  # fmt: skip
AVOIDS = {
    "the day": following(words("visit", "Leonor"), words("to Tuesday", "to tomorrow"), within=4),
    "which Beatriz": words("Beatriz Santos", "pharmacy"),
    "what I cancel": words("cancel the calendar", "cancel the hairdresser", "dinosaurs"),
}  # fmt: skip
