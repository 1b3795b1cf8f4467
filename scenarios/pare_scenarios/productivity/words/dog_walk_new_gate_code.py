"""The words of `dog-walk-new-gate-code`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words

NEW, OLD = words("7310"), words("4417")
WHICH = any_of(words("Trufa", "Arroyo", "Pilar", "next walk", "this walk"), clock(12, 30))
OTHER_DOG = words("Bruno", "Santiago", "her son")
_DOING = ("tell", "message", "text", "send", "write to")

SLOTS = {
    "Kwame": person("Kwame Asante"),
    "the new code": words("7310", "new code", "new gate code", "code", "gate code", "four digits",
        "new digits", "new numbers", "new ones", "new combination", "combination", "7 3 1 0", "new number"),
    "which gate": words("Trufa", "Arroyo", "Pilar"),
    "the note": words("note", "Keys and codes", "list", "codes file", "record*"),
}  # fmt: skip
AVOIDS = {
    "who needs it": words(
        *(f"{do} {whom}" for do in _DOING for whom in ("Ines", "your walkers", "all walkers")),
        "to the group", "in the group", "walkers group", "all your walkers", "Kwame and Ines",
        "Ines and Kwame", "all three", "tell the walkers",
    ),
    "which dog": words("update Bruno", "change Bruno", "correct Bruno", "into Bruno", "in Bruno",
                       "for Bruno", "both entries", "both dogs", "Trufa and Bruno", "Bruno and Trufa"),
}  # fmt: skip
