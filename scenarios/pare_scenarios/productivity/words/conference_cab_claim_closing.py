"""The words of `conference-cab-claim-closing`: what its proposals are to name and must not say."""

from pare.phrases import all_of, amount, any_of, person, words
from pare_scenarios.pairing import amid, unless

TOTAL = amount("35.40")
THREE = (
    any_of(amount("11.40"), all_of(words("station"), words("Corn Hall"))),
    any_of(amount("9.80"), all_of(words("Corn Hall"), words("hotel", "Aireside"))),
    any_of(amount("14.20"), words("Gledhow*", "clinic")),
)
_LEFT_OUT = words("leav*", "left", "without", "not", "private*", "hotel has", "hotel's bill", "hotel bill", "billed",
                  "exclud*", "except", "skip*", "aunt", "omit*", "already", "minus")  # fmt: skip
OTHERS = unless(any_of(amount("23.50"), amount("12.60"), words("Larch Grove")), _LEFT_OUT)
WRONG_SUMS = any_of(amount("48"), amount("58.90"), amount("71.50"), amount("21.20"))

SLOTS = {
    "who gets it": any_of(person("Diego Forde"), words("finance", "C-118")),
    "the rides": amid(words("ride", "cab", "taxi", "fare"), *THREE),
    "the sum": any_of(TOTAL, words("thirty-five pounds forty", "thirty-five forty", "35 pounds 40",
        "total", "in all", "sum of them", "add up to", "altogether")),
    "that it is sent": words("reply", "answer", "send", "mail*", "email", "write"),
    "the note": words("note", "claims list", "list of claims", "Claims 2027"),
    "the reminder": words("remind*", "task", "tick*", "to-do"),
}  # fmt: skip
AVOIDS = {
    "the sum": WRONG_SUMS,
    "which rides": any_of(
        unless(any_of(amount("23.50"), amount("12.60")), _LEFT_OUT),
        words("all five", "five rides", "four rides", "every ride", "all rides"),
    ),
    "who sees it": words("reply-all", "reply all", "whole ledger", "ledger list"),
    "what is private": words("dinner at your aunt"),
    "how many": words("Four of your rides", "four rides", "48.00"),
}  # fmt: skip
