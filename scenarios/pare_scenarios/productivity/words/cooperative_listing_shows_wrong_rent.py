"""The words of `cooperative-listing-shows-wrong-rent`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, day, person, words
from pare_scenarios.pairing import following

TODAY = date(2027, 9, 13)
RIGHT, _WRONG = amount(830), amount(890)
FOUR = words("flat 4", "flat four", "no 4", "number 4", "top 4", "other flat", "from November", "in November",
              "second flat", "another flat", "flat number four")  # fmt: skip
MOVED = any_of(*(day(date(2027, 9, at), today=TODAY) for at in (11, 17, 19, 25)))
TO_WRONG = (following(words("to", "should be", "must be"), _WRONG, within=2),)

SLOTS = {
    "the agent": any_of(person("Clemens Vogel"), words("agent", "vogel@au-lettings.test")),
    "the rent": words("rent", "price", "figure", "amount", "at 890", "890", "830", "what it costs",
        "monthly"),
    "what is right": any_of(RIGHT, words("the board decided", "board has decided", "board agreed")),
    "that it is corrected": words("correct*", "change*", "fix*", "wrong", "instead", "should be",
                                  "rather than", "not 890", "mistake", "adjust*", "amend*", "put right",
                                  "set*", "updat*", "lower*"),
}  # fmt: skip
AVOIDS = {
    "what is right": any_of(*TO_WRONG),
    "the open house": words("correct the open house", "open house to", "move the open house",
                            "change the open house"),
    "the minutes": words("correct the note", "change the note", "update the note", "correct the minutes",
                         "update the minutes", "change the minutes"),
    "flat 4": following(words("tell him", "mention*", "offer", "announce"), FOUR, within=6),
}  # fmt: skip
