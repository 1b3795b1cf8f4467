"""The words of `moritz-must-eat-for-his-kidneys`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

MONDAY, TUESDAY = date(2027, 9, 20), date(2027, 9, 21)
KIDNEY = words("kidney", "renal", "diet")
CHICKEN = words("chicken")
THREE = words("three", "3", "thrice", "morning, noon and evening", "morning, midday and evening")
FISH = words("ocean fish", "fish kind")

SLOTS = {
    "the salmon box": words("salmon", "adult food", "old food", "packed order", "48", "old order", "Saturday's order",
                            "fish order", "usual food", "adult pouches", "wrong food"),
    "that it is stopped": words("cancel", "stop", "call off", "replac*", "exchang*", "swap", "change", "annul*",
                                "rid of", "scrap*", "turn ... into"),
    "the new food": all_of(CHICKEN, words("kidney", "renal", "diet", "right food", "new food", "vet's", "prescribed",
                                          "special food", "pouch")),
    "by Tuesday": amid(
        any_of(day(TUESDAY, today=MONDAY), words("before you leave", "before Wednesday", "before you go",
                                                 "before your trip", "before Bremen", "before you travel")),
        day(date(2027, 9, 22), today=MONDAY), day(date(2027, 9, 26), today=MONDAY), clock(14), clock(17),
        clock(18),
    ),
    "the feeding note": words("note", "plan", "instructions", "feeding", "food section", "what it says", "guide",
                              "sheet", "written down"),
    "Jana": any_of(person("Jana Falk", aliases=("the sitter", "your sitter", "the cat sitter")),
                   words("sitter", "lady downstairs", "girl downstairs", "neighbour below", "downstairs", "who feeds",
                         "neighbour downstairs", "from downstairs", "whoever feeds")),
}  # fmt: skip
AVOIDS = {
    "the new food": unless(
        words("order the fish", "order the ocean fish", "order fish", "fish and chicken", "chicken and fish",
              "kidney diet with fish", "snacks", "treats", "with ocean fish", "kind with fish", "beef",
              "two pouches a day", "tuna", "both kinds", "renal fish", "ocean fish for", "half and half",
              "four pouches a day", "one pouch a day"),
        *MENTIONED,
    ),
    "when": following(words("order*", "deliver*", "arriv*", "buy*", "come*", "pouch", "diet"),
                      words("for Wednesday", "on Wednesday", "by Wednesday", "Wednesday afternoon"), within=4),
    "who is told": any_of(telling("Ulla", "your sister", "Dr Hansen", "the vet", "the practice"),
                          words("new appointment", "second opinion")),
    "the salmon": words("keep the salmon", "leave the salmon", "salmon for treats", "salmon as a treat",
                        "salmon as well", "salmon too", "fewer salmon", "half of the salmon", "salmon for later"),
    "what Jana hears": words("that all is as last time", "that everything is as last time", "keep the note",
                             "keep the plan"),
    "what else": words("ask the vet", "postpone your trip", "another sitter", "dose"),
    "what goes beyond": any_of(
        telling("Greta", "the hotel", "your boss", "your hosts", "Dr Hansen's"),
        doing(BUYS, "snack", "treat", "tuna", "paste", "toy", "litter", "fountain", "vitamins"),
        words("a day later", "come later", "stay at home", "pay her more", "pay Jana"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
