"""The words of `dog-walk-new-gate-code`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.others import other_sums, other_times
from pare_scenarios.pairing import following
from pare_scenarios.plainly import EAGER, volunteered
from pare_scenarios.reaching import reaching

NEW, OLD = words("7310"), words("4417")
WHICH = any_of(words("Trufa", "Arroyo", "Pilar", "next walk", "this walk"), clock(12, 30))
OTHER_DOG = words("Bruno", "Santiago", "her son")
_DOING = ("tell", "message", "text", "send", "write to")

SLOTS = {
    "Kwame": any_of(person("Kwame Asante"), words("today's walker", "walker of today", "Trufa's walker")),
    "the new code": words("7310", "new code", "new gate code", "code", "gate code", "four digits", "new digits",
                          "new numbers", "new ones", "new combination", "combination", "7 3 1 0", "new number", "73 10",
                          "fresh number", "what opens", "digits", "new pin", "fresh code"),
    "which gate": words("Trufa", "Arroyo", "Pilar", "Nogal 18"),
    "the note": words("note", "Keys and codes", "list", "codes file", "record*", "paragraph", "section", "entry",
                      "file", "written down", "write it down", "at Trufa", "old digits", "keep* ... codes", "4417"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Ines", "Santiago", "Yara", "Walkers", "other walker", "caretaker", "both walkers"),
    "besides": volunteered(
        "post it in", "walkers' group", "walkers' chat", "kilometres",
        "from now on", "in future", "share the note", "key to the flat",
    ),
    "who needs it": any_of(
        words(
            *(f"{do} {whom}" for do in _DOING for whom in ("Ines", "your walkers", "all walkers", "Santiago", "Yara")),
            "to the group", "in the group", "walkers group", "all your walkers", "Kwame and Ines",
            "Ines and Kwame", "all three", "tell the walkers", "both walkers", "both of your walkers", "everybody",
            "everyone", "to Ines", "to Santiago", "Ines too", "Ines as well", "Pilar's son", "the family",
        ),
        following(words("send*", "give", "pass*", "forward*", "tell", "let", "text", "post"),
                  words("Ines", "Santiago", "Yara", "Walkers"), within=4),
    ),
    "which dog": words("update Bruno", "change Bruno", "correct Bruno", "into Bruno", "in Bruno",
                       "for Bruno", "both entries", "both dogs", "Trufa and Bruno", "Bruno and Trufa", "at Bruno",
                       "Bruno's entry", "Bruno's section", "Luna's entry"),
    "the code": any_of(words("9902"), other_sums(7310, 4417, bare=1000), following(words("to", "with", "is now", "is",
                                                                                         "code"), OLD, within=0)),
    "when": words("this evening", "tonight", "tomorrow", "after the walk", "after his walk", "later today", "next week",
                  "on Thursday", "before Thursday", "this afternoon", "after lunch"),
    "the hour": other_times(12, (12, 30)),
    "what else": any_of(EAGER, words("coat", "Luna", "green ring to", "flat key to", "cancel the walk",
                                     "move the walk", "later walk")),
}  # fmt: skip
