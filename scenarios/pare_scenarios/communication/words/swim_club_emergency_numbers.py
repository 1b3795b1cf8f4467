"""The words of `swim-club-emergency-numbers`: what its proposals are to name and must not say."""

from pare.phrases import any_of, number, person, words
from pare_scenarios.pairing import paired, unmixed

OLD, NEW = "+44 7700 900111", "+44 7700 900188"
LANDLINE, MOBILE = "+44 116 496 0142", "+44 7700 900155"
WHOSE = paired((person("Shalini Menon"), number(NEW)), (person("Edith Whitcombe"), number(MOBILE)))
SWAPPED = unmixed((person("Shalini Menon"), number(MOBILE)), (person("Edith Whitcombe"), number(NEW)))

SLOTS = {
    "the swim club": words("swim club", "otters", "the club"),
    "Shalini": person("Shalini Menon"),
    "her new number": any_of(number(NEW), "new number", "current number", "new SIM", "new one"),
    "Mrs Whitcombe": person("Edith Whitcombe"),
    "her mobile": any_of(number(MOBILE), "mobile", "cell*", "number she wrote from"),
    "Shalini's card": words("card", "contact*", "address book"),
}  # fmt: skip
AVOIDS = {
    "who can come": words("and Vikram", "or Vikram", "Vikram's number"),
    "whose number is whose": SWAPPED,
}  # fmt: skip
