"""The words of `a-clean-group-for-the-new-squad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import clock, day, person, words
from pare_scenarios.pairing import unless

TODAY, FIRST = date(2027, 2, 22), date(2027, 3, 2)
FIELD = words("field 4", "pitch 4", "ground 4", "field number 4", "cancha 4", "4th field", "fourth field")
FACTS = (day(FIRST, today=TODAY), clock(18), FIELD)
NOT_SO = (unless(words("field 2", "pitch 2"), "not", "instead", "first"), person("Valentina Guerra"))

AVOIDS = {
    "who is in it": words("old group", "existing group", "2026 group", "both parents", "and Pablo",
                          "with Pablo", "tell Pablo", "and Antonio", "and Teresa", "Jorge Prieto"),
    "the field": words("field 2", "pitch 2"),
}  # fmt: skip
