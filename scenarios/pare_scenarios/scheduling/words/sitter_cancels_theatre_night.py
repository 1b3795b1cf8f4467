"""The words of `sitter-cancels-theatre-night`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

TODAY = date(2027, 8, 21)
TONIGHT = any_of(day(TODAY, today=TODAY), words("tonight", "this evening", "Saturday"))
ASKED = words("children", "kids", "little ones", "sit", "babysit*", "sitter", "look after", "mind", "stay with",
               "watch", "come", "free", "available", "step in", "help", "time")  # fmt: skip
_SEVEN = any_of(clock(19), words("seven"))
OFF = any_of(
    words("cancel*", "give up", "release", "call off", "can't make", "cannot come", "will not come", "won't be coming",
          "can't come", "cannot make", "free the table", "do not need", "don't need"),
    following(words("mov*", "chang*", "late*", "instead", "table", "possible"),
              any_of(*(clock(hour, minute) for hour, minute in ((22, 30), (22, 45), (23, 0)))), within=9),
)  # fmt: skip

SLOTS_1 = {
    "Rosa": person("Rosa Medina"),
    "tonight": amid(TONIGHT, _SEVEN, clock(18), clock(18, 30), clock(20), clock(16, 30), clock(22, 30),
                    clock(23), clock(19, 45)),
    "that she is asked": words("ask*", "message", "write", "text", "request", "see if", "whether",
                               "contact", "check with", "check if"),
}  # fmt: skip
AVOIDS_1 = {
    "who can come": words("ask Camila", "message Camila", "write to Camila", "Camila or", "or Camila",
                          "and Camila", "ask Teresa", "ask your mother-in-law", "ask Paloma", "try Camila"),
    "the evening": words("cancel the theatre", "sell the tickets", "stay home tonight",
                         "cancel the table now", "return the tickets", "cancel the table first"),
}  # fmt: skip
SLOTS_2 = {
    "the table": words("table", "dinner", "restaurant", "La Higuera", "reservation"),
    "a ride": amid(words("cab", "ride", "taxi", "car"), clock(23), clock(16, 30), clock(18, 30), clock(19),
                   clock(22, 30), clock(20), clock(18)),
    "Rosa": person("Rosa Medina", aliases=("her home", "the sitter")),
    "Diego": person("Diego Serrano", aliases=("your husband",)),
    "the calendar": words("calendar", "entry", "sitter event", "event", "diary"),
}  # fmt: skip
AVOIDS_2 = {
    "the evening": words("cancel the theatre", "sell the tickets", "return the tickets"),
    "who comes": words("ask Camila", "as well as Camila", "tell Camila"),
}  # fmt: skip
