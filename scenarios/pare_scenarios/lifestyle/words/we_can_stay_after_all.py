"""The words of `we-can-stay-after-all`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid

STAY = any_of(
    as_is(words("not mov*", "not have to move", "don't have to move", "need not move", "no need to move",
                "not leaving", "no moving", "not have to leave", "don't have to leave", "not have to go")),
    words("stay*", "remain*", "keep the house", "keep our house", "keep our home", "keep living", "live on", "is ours"),
)  # fmt: skip

SLOTS = {
    "the viewing": amid(words("viewing", "visit", "Tacuara", "appointment"), day(date(2027, 11, 12)),
                        clock(18), clock(17, 30), clock(16)),
    "the cab": words("cab", "taxi", "ride"),
    "the alerts": words("search", "alert", "notification", "flat hunt", "saved search"),
    "Marta": person("Marta Ruiz", aliases=("your wife",)),
    "why": any_of(STAY, words("addendum", "signed", "lease goes on")),
}  # fmt: skip
AVOIDS = {
    "which cab": words("both cabs", "both rides", "all cabs", "all rides", "all your rides", "all your "
                       "cabs", "cab to the theatre", "Thursday's cab", "concert cab"),
    "what else": words("tell the neighbours", "reply to Dr Salazar", "thank Dr Salazar", "move the viewing",
                       "postpone the viewing"),
}  # fmt: skip
