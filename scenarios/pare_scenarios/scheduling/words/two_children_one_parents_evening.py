"""The words of `two-children-one-parents-evening`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import paired, unless

SAMIR, ZAINAB = words("Samir", "Palmer"), words("Zainab", "Calder")
WHOSE = (SAMIR, clock(16, 40)), (ZAINAB, clock(17, 25))
BOTH = paired(*WHOSE)
OTHERS = unless(
    any_of(clock(17, 10), clock(17, 50), clock(17), clock(18, 10), "another day"),
    "other families", "other slots", "other times", "others", "the rest", "not need*", "don't need",
)  # fmt: skip

SLOTS = {
    "a time for each child": BOTH,
    "the school": words("school", "Moorside", "the office", "the teachers"),
    "my calendar": words("calendar", "diary", "agenda"),
    "Nasrin": person("Nasrin Hussain", aliases=("your wife",)),
}  # fmt: skip
