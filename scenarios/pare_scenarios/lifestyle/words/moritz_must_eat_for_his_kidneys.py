"""The words of `moritz-must-eat-for-his-kidneys`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.pairing import amid

MONDAY, TUESDAY = date(2027, 9, 20), date(2027, 9, 21)
KIDNEY = words("kidney", "renal", "diet")
CHICKEN = words("chicken")
THREE = words("three", "3", "thrice", "morning, noon and evening", "morning, midday and evening")
FISH = words("ocean fish", "fish kind")

SLOTS = {
    "the salmon box": words("salmon", "adult food", "old food", "packed order", "48 pouches"),
    "that it is stopped": words("cancel", "stop", "call off", "replac*", "exchang*", "swap", "change"),
    "the new food": all_of(KIDNEY, CHICKEN),
    "by Tuesday": amid(
        any_of(day(TUESDAY, today=MONDAY), words("before you leave", "before Wednesday")),
        day(date(2027, 9, 22), today=MONDAY), day(date(2027, 9, 26), today=MONDAY), clock(14), clock(17),
        clock(18),
    ),
    "the feeding note": words("note", "plan", "instructions", "feeding"),
    "Jana": person("Jana Falk", aliases=("the sitter", "your sitter")),
}  # fmt: skip
AVOIDS = {
    "the new food": words("order the fish", "order the ocean fish", "order fish", "fish and chicken",
                          "chicken and fish", "kidney diet with fish", "snacks", "treats"),
    "what Jana hears": words("that all is as last time", "that everything is as last time",
                             "keep the note", "keep the plan"),
    "what else": words("ask the vet", "postpone your trip", "another sitter", "dose"),
}  # fmt: skip
